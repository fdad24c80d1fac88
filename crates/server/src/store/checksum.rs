//! A checksum for everything that is stored, bound to its place: what was changed, moved or mixed up by a disk is found
//! and named. It is no proof against a person: whoever can write to the file can make it anew.

use sha2::{Digest, Sha256};

/// The checksum of an entry of a table.
pub fn of_entry(table: &str, number: u32, entry: &str) -> i64 {
    of(&[b"entry", table.as_bytes(), &number.to_be_bytes(), entry.as_bytes()])
}

/// The checksum of a table's setting.
pub fn of_setting(table: &str, setting: &str) -> i64 {
    of(&[b"setting", table.as_bytes(), setting.as_bytes()])
}

/// Every part with its length before it, so that nothing can move from one to the next.
fn of(parts: &[&[u8]]) -> i64 {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let digest = hash.finalize();
    digest[..8].iter().fold(0, |sum, &byte| (sum << 8) | i64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_knows_its_place() {
        let sums = [
            of_entry("a", 0, "bc"),
            of_entry("a", 1, "bc"),
            of_entry("ab", 0, "c"),
            of_entry("a", 0, "bd"),
            of_setting("a", "bc"),
        ];
        let distinct: std::collections::BTreeSet<i64> = sums.into_iter().collect();
        assert_eq!(distinct.len(), sums.len());
        assert_eq!(of_entry("a", 0, "bc"), sums[0]);
    }
}
