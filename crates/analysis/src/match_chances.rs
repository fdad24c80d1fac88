//! What another program judged at a match score, told as chances to win the match: gnubg keeps the cube and luck so.

use pasch_engine::{MatchEquity, Stakes};
use pasch_notation::{CubeOpinion, MatchRecord, Opinion, Opinions, Worth};

/// The same opinions, with what the cube and luck are worth as chances to win the match wherever the score at that
/// moment is known. What was judged for money stays as it is, and so do the equities of plays.
pub fn as_match_chances(record: &MatchRecord, opinions: &Opinions) -> Opinions {
    let mut told = opinions.clone();
    if record.length == 0 {
        return told;
    }
    let equity = MatchEquity::kazaross_xg2();
    for game in 0..record.games.len() {
        for moment in record.moments(game).unwrap_or_default() {
            let entries = &mut told.entries;
            let at = entries.binary_search_by_key(&(game, moment.index), |entry| (entry.game, entry.deed));
            if let (Ok(at), Some(situation)) = (at, &moment.situation) {
                Scale(&Stakes::of(situation, &equity)).tell(&mut entries[at].opinion);
            }
        }
    }
    told
}

/// How equities become chances at one moment.
struct Scale<'a>(&'a Stakes);

impl Scale<'_> {
    fn tell(&self, opinion: &mut Opinion) {
        if let Some(cube) = &mut opinion.cube {
            let CubeOpinion {
                no_double, double_take, ..
            } = cube;
            for worth in [no_double, double_take] {
                if let Worth::Equity(equity) = *worth {
                    *worth = Worth::MatchChance(self.chance(equity));
                }
            }
        }
        if let Some(Worth::Equity(luck)) = opinion.luck {
            opinion.luck = Some(Worth::MatchChance(self.chance(luck) - self.chance(0.0)));
        }
    }

    /// The chance that a normalised equity stands for.
    fn chance(&self, equity: f64) -> f64 {
        let worth = |equity: f32| f64::from(self.0.tariff().worth_of_equity(equity, self.0.cube.value));
        // Equities lie on a line, which is followed in the finer numbers they came in.
        let (level, unit) = (worth(0.0), worth(1.0));
        (level + equity * (unit - level) + 1.0) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_notation::{DeedOpinion, Depth};
    use pasch_notation::{read_mat, read_sgf, read_xg, write_sgf_with};
    use std::path::PathBuf;

    fn judged(equity: f64) -> Opinions {
        let cube = CubeOpinion {
            chances: None,
            no_double: Worth::Equity(equity),
            double_take: Worth::Equity(equity),
            double_pass: Worth::Equity(1.0),
            choice: None,
            depth: Depth::Untold,
            cost: None,
        };
        let opinion = Opinion {
            cube: Some(cube),
            luck: Some(Worth::Equity(equity)),
            ..Opinion::default()
        };
        Opinions {
            program: String::new(),
            entries: vec![DeedOpinion {
                game: 0,
                deed: 1,
                opinion,
            }],
        }
    }

    #[test]
    fn at_one_point_each_the_chance_is_the_equity() {
        let text = " 1 point match\n\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 6/5     52: 13/8 6/4\n";
        let told = as_match_chances(&read_mat(text).record, &judged(0.5));
        let opinion = &told.entries[0].opinion;
        let cube = opinion.cube.expect("it was judged");
        assert!((cube.no_double.value() - 0.75).abs() < 1e-6, "{cube:?}");
        assert!((opinion.luck.expect("it was judged").value() - 0.25).abs() < 1e-6);
        assert!(matches!(opinion.luck, Some(Worth::MatchChance(_))));
        // For money there is no match to win.
        let money = text.replace("1 point", "0 point");
        assert_eq!(as_match_chances(&read_mat(&money).record, &judged(0.5)), judged(0.5));
    }

    /// The cube's worth at each deed, where it is told as a chance.
    fn cubes(opinions: &Opinions) -> Vec<(usize, usize, f64)> {
        let told = opinions.entries.iter().filter_map(|entry| {
            let Worth::MatchChance(chance) = entry.opinion.cube?.no_double else {
                return None;
            };
            Some((entry.game, entry.deed, chance))
        });
        told.collect()
    }

    #[test]
    fn two_programs_agree_about_the_same_match() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats");
        let name = "charlot1-charlot2_7p_2025-11-08-2305";
        let Ok(xg) = std::fs::read(folder.join(name).with_extension("xg")) else {
            eprintln!("no match of XG beside the project: skipped");
            return;
        };
        let reading = read_xg(&xg);
        let told = as_match_chances(&reading.record, &reading.opinions);
        let judged = reading
            .opinions
            .entries
            .iter()
            .filter(|entry| entry.opinion.cube.is_some());
        assert_eq!(cubes(&told).len(), judged.count());
        // What is written comes back, with the cube in it.
        let again = read_sgf(&write_sgf_with(&reading.record, &told));
        assert_eq!(cubes(&again.opinions).len(), cubes(&told).len());
        let sgf = std::fs::read_to_string(folder.join(name).with_extension("sgf")).expect("gnubg's file beside it");
        let theirs = cubes(&read_sgf(&sgf).opinions);
        let mut shared = 0;
        for (game, deed, chance) in cubes(&told) {
            if let Some((_, _, other)) = theirs.iter().find(|(g, d, _)| (*g, *d) == (game, deed)) {
                assert!(
                    (chance - other).abs() < 0.05,
                    "game {game}, deed {deed}: {chance} and {other}"
                );
                shared += 1;
            }
        }
        assert!(shared > 20, "only {shared} of {}", cubes(&told).len());
    }
}
