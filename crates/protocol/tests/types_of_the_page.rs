//! The page's types are those of the protocol: what is committed equals what is generated.

use std::path::Path;

#[test]
fn the_page_has_the_same_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let wanted = pasch_protocol::typescript();
    if std::env::var_os("PASCH_WRITE_TYPES").is_some() {
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        found == wanted,
        "web/src/protocol.ts differs from the protocol; write it anew with PASCH_WRITE_TYPES=1 cargo test -p pasch-protocol"
    );
}
