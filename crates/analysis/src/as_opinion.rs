//! Our judgements as opinions, for the files of other programs.

use crate::course::Course;
use crate::decision::{Decision, Matter};
use crate::judgement::{Finding, Judgement};
use crate::match_plan::Known;
use pasch_engine::{Engine, Stakes};
use pasch_notation::{Candidate, CubeOpinion, DeedOpinion, Depth, Opinion, Opinions, PlayOpinion, Worth};

/// Our judgements as the opinions of a program; `comment` says what is to be written beside a decision.
pub fn as_opinions(
    course: &Course,
    known: &[Known],
    engine: &Engine,
    comment: impl Fn(&Decision, &Judgement) -> Option<String>,
) -> Opinions {
    let mut entries: Vec<DeedOpinion> = Vec::new();
    for (decision, known) in course.decisions.iter().zip(known) {
        let game = (decision.game as usize).checked_sub(1);
        let (Some(judgement), Some(game)) = (known.judgement(), game) else {
            continue;
        };
        let deed = decision.deed as usize;
        // The roll without a double and the play that followed are about one deed.
        if entries.last().is_none_or(|last| (last.game, last.deed) != (game, deed)) {
            entries.push(DeedOpinion {
                game,
                deed,
                opinion: Opinion::default(),
            });
        }
        if let Some(entry) = entries.last_mut() {
            let stakes = engine.stakes(&decision.situation);
            add(&mut entry.opinion, decision, judgement, &stakes);
            let comments = [entry.opinion.comment.take(), comment(decision, judgement)];
            let comments: Vec<String> = comments.into_iter().flatten().collect();
            entry.opinion.comment = (!comments.is_empty()).then(|| comments.join("\n"));
        }
    }
    entries.retain(|entry| !entry.opinion.is_empty());
    Opinions {
        program: "Pasch".to_owned(),
        entries,
    }
}

fn add(opinion: &mut Opinion, decision: &Decision, judgement: &Judgement, stakes: &Stakes) {
    let depth = match judgement.trials {
        0 => Depth::Plies(judgement.plies),
        trials => Depth::Rollout {
            games: Some(trials),
            error: None,
        },
    };
    let cost = Some(Worth::Equity(judgement.cost));
    match (&judgement.finding, &decision.matter) {
        (Finding::Plays { plays, made, distinct }, _) => {
            opinion.play = (*distinct > 1).then(|| PlayOpinion {
                candidates: plays
                    .iter()
                    .map(|play| Candidate {
                        steps: play.steps.clone(),
                        chances: Some(play.chances),
                        equity: Worth::Equity(play.equity),
                        depth,
                    })
                    .collect(),
                played: Some(*made as usize),
                cost,
                counted: Some(judgement.counted),
            });
            opinion.luck = judgement.luck.map(|luck| match luck.match_chance {
                Some(chance) => Worth::MatchChance(chance),
                None => Worth::Equity(luck.equity),
            });
        }
        (
            Finding::Cube {
                advice, chances: odds, ..
            },
            Matter::Double(_) | Matter::Answer(_),
        ) => {
            opinion.cube = Some(CubeOpinion {
                chances: Some(*odds),
                no_double: worth(advice.no_double, stakes),
                double_take: worth(advice.double_take, stakes),
                double_pass: worth(advice.double_pass, stakes),
                choice: None,
                depth,
                cost,
            });
        }
        _ => {}
    }
}

/// In a match the chance to win it, as gnubg wants it; else the equity.
fn worth(equity: f64, stakes: &Stakes) -> Worth {
    let tariff = stakes.tariff();
    let worth = tariff.worth_of_equity(equity as f32, stakes.cube.value);
    match tariff.mwc(worth) {
        Some(chance) => Worth::MatchChance(f64::from(chance)),
        None => Worth::Equity(equity),
    }
}
