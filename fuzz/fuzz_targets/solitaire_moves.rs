//! Lines of solitaire moves and lists of holes: nothing panics, and what can be read is written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_solitaire::{Line, Position};

fuzz_target!(|text: &str| {
    if let Ok(line) = text.parse::<Line>() {
        assert_eq!(line.to_string().parse::<Line>().as_ref(), Ok(&line));
        let _ = line.play(Position::FULL);
    }
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string().parse::<Position>(), Ok(position));
    }
});
