//! `cargo soak NAME [--seeds N] [--first S]`: the long forms of tests that `cargo verify` runs in short.

use crate::{cargo, run};

/// What can be soaked: the name, the package, its test, and what one test of it is called.
const SOAKS: [(&str, &str, &str, &str); 1] = [(
    "table",
    "pasch-table",
    "simulator",
    "nothing_is_lost_and_nobody_waits_whatever_goes_wrong",
)];

/// Runs one of them, by its name.
pub fn soak(words: Vec<String>) -> Result<(), String> {
    let names = || SOAKS.map(|(name, ..)| name).join(", ");
    let mut words = words.into_iter();
    let name = words.next().ok_or_else(|| format!("say what to soak: {}", names()))?;
    let (_, package, test, function) = SOAKS
        .into_iter()
        .find(|(known, ..)| *known == name)
        .ok_or_else(|| format!("there is nothing called {name:?} to soak; there are: {}", names()))?;
    let (mut seeds, mut first) = (100_000, 0);
    while let Some(word) = words.next() {
        let number = words.next().and_then(|text| text.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("{word} wants a number"))?;
        match word.as_str() {
            "--seeds" => seeds = number,
            "--first" => first = number,
            other => return Err(format!("there is no option {other}; there are --seeds and --first")),
        }
    }
    let mut test = cargo(&["test", "--release", "--package", package, "--test", test, function]);
    test.args(["--", "--nocapture"])
        .env("PASCH_SEEDS", seeds.to_string())
        .env("PASCH_FIRST_SEED", first.to_string());
    run(&format!("{name}, {seeds} seeds from {first} on"), &mut test)
}
