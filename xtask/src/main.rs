//! `cargo play` and `cargo verify`: the two commands of the README.

fn main() {}
