//! `pasch perft`: how many distinct results the plays of each level have, from the opening.
//!
//! Each level expands every distinct position of the level before once, by all 21 throws; a dance counts as
//! one result. The last level is only counted, the others are kept as sorted position keys.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::rulebook_arg::read_rulebook;
use crate::values::number;
use pasch_notation::PositionId;
use pasch_rules::{CheckerRules, Position, Roll};
use serde::Serialize;

/// How far to count.
#[derive(clap::Args)]
pub struct Args {
    /// How many levels (the fourth takes gigabytes and minutes)
    #[arg(long, default_value_t = 2, value_parser = number::<u8>(1..=4), value_name = "N")]
    depth: u8,
    /// By which rulebook
    #[arg(long, default_value = "tournament", value_name = "R")]
    rulebook: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Perft {
    rulebook: String,
    levels: Vec<Level>,
}

#[derive(Serialize)]
struct Level {
    depth: u8,
    /// Distinct positions that were expanded.
    positions: u64,
    /// Their results, over the 21 throws.
    results: u64,
}

/// Counts and prints.
pub fn run(args: Args) -> Result<(), Fault> {
    let rulebook = read_rulebook(&args.rulebook)?;
    let mut perft = Perft {
        rulebook: rulebook.name(),
        levels: Vec::new(),
    };
    let mut keys = vec![PositionId::from(Position::starting())];
    for depth in 1..=args.depth {
        let (level, next) = expand(depth, &keys, &rulebook.checker, depth == args.depth);
        if !args.json {
            let Level { positions, results, .. } = level;
            let variables = [
                ("depth", depth.into()),
                ("results", as_text(results)),
                ("positions", as_text(positions)),
            ];
            print(&(words().fill("perft-level", &variables) + "\n"))?;
        }
        perft.levels.push(level);
        keys = next;
    }
    if args.json {
        print(&json_line(&perft))?;
    }
    Ok(())
}

fn expand(depth: u8, keys: &[PositionId], rules: &CheckerRules, last: bool) -> (Level, Vec<PositionId>) {
    let mut results = 0;
    let mut next = Vec::new();
    for key in keys {
        let Ok(position) = Position::try_from(key.setup(15)) else {
            continue;
        };
        for roll in Roll::all() {
            position.for_each_play(roll, rules, |_, after| {
                results += 1;
                if !last {
                    next.push(PositionId::from(after.opponent_on_roll()));
                }
            });
        }
    }
    next.sort_unstable();
    next.dedup();
    let level = Level {
        depth,
        positions: keys.len() as u64,
        results,
    };
    (level, next)
}
