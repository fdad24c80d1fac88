//! Close choices played out: a few hundred games each, cut short, with the luck taken out.

use crate::judge::JudgeFault;
use pasch_engine::{Interrupt, RolloutSettings, Searcher, Stakes, Tally};
use pasch_rules::{Afterstate, Position};

/// Games played out at most, each choice.
const TRIALS: u32 = 360;
/// Games after which it is asked whether the matter is clear.
const ROUND: u32 = 72;
/// It is clear at so many joint standard errors.
const CLEAR: f64 = 3.0;

/// How they are played: nets judge after so many plies.
fn settings() -> RolloutSettings {
    RolloutSettings {
        seed: 1,
        cubeful: true,
        truncate: Some(11),
        variance_reduction: true,
        plies: 0,
    }
}

/// What the choices of a cube decision come to, for the player on roll.
pub(crate) struct CubePlayedOut {
    pub(crate) hold: f64,
    pub(crate) take: f64,
    pub(crate) trials: u32,
}

/// What plays come to for the player who makes them, given what they leave behind; and how often each was played out.
pub(crate) fn plays(
    searcher: &mut Searcher,
    afters: &[Afterstate],
    stakes: &Stakes,
    interrupt: &impl Interrupt,
) -> Result<(Vec<f32>, u32), JudgeFault> {
    let next = stakes.flipped();
    let starts: Vec<(Position, Stakes)> = afters
        .iter()
        .map(|after| (after.opponent_on_roll(), next.clone()))
        .collect();
    let (tallies, trials) = play_out(searcher, &starts, interrupt)?;
    Ok((tallies.iter().map(|tally| -tally.equity() as f32).collect(), trials))
}

/// What rolling without a double, and a double that is taken, come to; both per unit of the cube as it stands.
pub(crate) fn cube(
    searcher: &mut Searcher,
    position: &Position,
    stakes: &Stakes,
    interrupt: &impl Interrupt,
) -> Result<CubePlayedOut, JudgeFault> {
    let mut taken = stakes.clone();
    taken.cube = stakes.cube.taken();
    let (tallies, trials) = play_out(
        searcher,
        &[(*position, stakes.clone()), (*position, taken.clone())],
        interrupt,
    )?;
    let tariff = stakes.tariff();
    // The second is counted in units of the turned cube.
    let worth = tariff.worth_of_equity(tallies[1].equity() as f32, taken.cube.value);
    Ok(CubePlayedOut {
        hold: tallies[0].equity(),
        take: f64::from(tariff.equity(worth, stakes.cube.value)),
        trials,
    })
}

fn play_out(
    searcher: &mut Searcher,
    starts: &[(Position, Stakes)],
    interrupt: &impl Interrupt,
) -> Result<(Vec<Tally>, u32), JudgeFault> {
    let settings = settings();
    let mut tallies = vec![Tally::default(); starts.len()];
    let mut done = 0;
    while done < TRIALS {
        for ((position, stakes), tally) in starts.iter().zip(&mut tallies) {
            for index in done..done + ROUND {
                tally.add(&searcher.trial(position, stakes, &settings, index, interrupt)?);
            }
        }
        done += ROUND;
        let lowest = tallies.iter().min_by(|a, b| a.equity().total_cmp(&b.equity()));
        let is_clear = lowest.is_some_and(|lowest| {
            let above = |tally: &&Tally| tally.clearly_above(lowest, CLEAR);
            tallies.iter().filter(above).count() + 1 == tallies.len()
        });
        if is_clear {
            break;
        }
    }
    Ok((tallies, done))
}
