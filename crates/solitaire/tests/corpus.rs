//! The fuzz corpus of the parsers, replayed: what can be read is written and read back the same.

use pasch_solitaire::{Line, Position};
use std::fs;
use std::path::Path;

#[test]
fn the_corpus_of_solitaire_moves_reads_back() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/solitaire_moves");
    let mut read = 0;
    for entry in fs::read_dir(&corpus).expect("the corpus is part of the repository") {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let Ok(text) = std::str::from_utf8(&bytes) else {
            continue;
        };
        read += 1;
        if let Ok(line) = text.parse::<Line>() {
            assert_eq!(line.to_string().parse::<Line>().as_ref(), Ok(&line));
            let _ = line.play(Position::FULL);
        }
        if let Ok(position) = text.parse::<Position>() {
            assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        }
    }
    assert!(read >= 10, "only {read} texts in {}", corpus.display());
}
