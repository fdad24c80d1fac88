//! Opinions made up for a match, for the round trips: every play among a few candidates, every roll and double with the
//! cube, all in numbers that files with six digits can hold.
#![allow(dead_code, missing_docs)]

use pasch_notation::{
    Candidate, Chances, CubeOpinion, Deed, DeedOpinion, Depth, MatchRecord, Opinion, Opinions, PlayOpinion, Worth,
};
use pasch_rules::CheckerRules;

pub fn opinions(record: &MatchRecord, seed: u64) -> Opinions {
    let mut numbers = Numbers(seed);
    let mut entries = Vec::new();
    for game in 0..record.games.len() {
        let moments = record.moments(game).expect("a game");
        let mut offered = None;
        for (deed, moment) in moments.iter().enumerate() {
            let opinion = match moment.deed {
                Deed::Play {
                    roll,
                    steps,
                    legal: true,
                } => {
                    let position = moment
                        .situation
                        .as_ref()
                        .expect("followed")
                        .position()
                        .expect("a position");
                    let plays = position.legal_plays(*roll, &CheckerRules::TOURNAMENT);
                    let mut candidates: Vec<Candidate> = plays
                        .iter()
                        .take(6)
                        .filter(|(play, _)| play.as_slice() != steps.as_slice())
                        .map(|(play, _)| numbers.candidate(play.to_vec()))
                        .collect();
                    let played = numbers.below(candidates.len() as u64 + 1) as usize;
                    candidates.insert(played, numbers.candidate(steps.clone()));
                    let mut equities: Vec<f64> = candidates.iter().map(|candidate| candidate.equity.value()).collect();
                    equities.sort_by(|one, other| other.total_cmp(one));
                    for (candidate, equity) in candidates.iter_mut().zip(equities) {
                        candidate.equity = Worth::Equity(equity);
                    }
                    Opinion {
                        cube: (numbers.below(2) == 0).then(|| numbers.cube(record)),
                        // Where nothing can be moved, files have no candidates.
                        play: (!steps.is_empty()).then_some(PlayOpinion {
                            candidates,
                            played: Some(played),
                            cost: None,
                            counted: None,
                        }),
                        luck: Some(with_cube(record, numbers.signed(50_000) as f64 / 1e5)),
                        comment: (numbers.below(20) == 0).then(|| "so [much]: \\ for that".to_owned()),
                    }
                }
                Deed::Double => {
                    offered = Some(numbers.cube(record));
                    Opinion {
                        cube: offered,
                        ..Opinion::default()
                    }
                }
                // The answer is judged by the same numbers.
                Deed::Take | Deed::Drop => Opinion {
                    cube: offered,
                    ..Opinion::default()
                },
                _ => continue,
            };
            entries.push(DeedOpinion { game, deed, opinion });
        }
    }
    Opinions {
        program: "Pasch".to_owned(),
        entries,
    }
}

fn with_cube(record: &MatchRecord, value: f64) -> Worth {
    match record.length {
        0 => Worth::Equity(value),
        _ => Worth::MatchChance(value),
    }
}

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn signed(&mut self, limit: u64) -> i64 {
        self.below(2 * limit) as i64 - limit as i64
    }

    /// A chance of six digits below a bound.
    fn chance(&mut self, most: f64) -> f64 {
        let millionths = (most * 1e6).round() as u64;
        self.below(millionths + 1) as f64 / 1e6
    }

    fn chances(&mut self) -> Chances {
        let win = self.chance(1.0);
        let win_gammon = self.chance(win);
        let lose_gammon = self.chance(1.0 - win);
        Chances {
            win,
            win_gammon,
            win_backgammon: self.chance(win_gammon),
            lose_gammon,
            lose_backgammon: self.chance(lose_gammon),
        }
    }

    fn candidate(&mut self, steps: Vec<pasch_rules::Step>) -> Candidate {
        Candidate {
            steps,
            chances: Some(self.chances()),
            equity: Worth::Equity(self.signed(1_000_000) as f64 / 1e6),
            depth: Depth::Plies(self.below(4) as u8),
        }
    }

    fn cube(&mut self, record: &MatchRecord) -> CubeOpinion {
        CubeOpinion {
            chances: Some(self.chances()),
            no_double: with_cube(record, self.chance(1.0)),
            double_take: with_cube(record, self.chance(1.0)),
            double_pass: Worth::Equity(1.0),
            choice: None,
            depth: Depth::Plies(self.below(4) as u8),
            cost: None,
        }
    }
}
