//! A judge by eye: pip counts, blots, points made. It stands in where the engine has no net for a game.

use crate::judge::Judge;
use crate::spot::{Holder, Spot};
use pasch_notation::format_play;
use pasch_protocol::{CubeAdvice, Evaluation, Level, Probabilities, RankedPlay};
use pasch_rules::{BAR, Position, Roll, Stake, Step};

/// The judge by eye.
#[derive(Clone, Copy, Debug, Default)]
pub struct Eye;

impl Judge for Eye {
    fn rank(&self, spot: &Spot, roll: Roll, _: Level) -> Vec<RankedPlay> {
        let mut plays: Vec<RankedPlay> = spot
            .position
            .legal_plays(roll, &spot.rulebook.checker)
            .iter()
            .map(|(play, after)| {
                let chances = chances(after.seen_by_mover(), false);
                RankedPlay {
                    play: format_play(play, &spot.position),
                    steps: play.iter().map(|&step| step.into()).collect(),
                    equity: equity(&chances),
                    cost: 0.0,
                    chances,
                }
            })
            .collect();
        plays.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        let best = plays.first().map_or(0.0, |play| play.equity);
        for play in &mut plays {
            play.cost = best - play.equity;
        }
        plays
    }

    fn evaluate(&self, spot: &Spot, _: Level) -> Evaluation {
        let chances = chances(&spot.position, true);
        let equity = equity(&chances);
        let cube = matches!(spot.holder, Holder::Centred | Holder::Own).then(|| {
            let (take, pass) = (2.0 * equity - 0.1, 1.0);
            let action = match () {
                () if equity > 1.05 => "too good",
                () if take.min(pass) > equity && spot.holder == Holder::Own => "redouble",
                () if take.min(pass) > equity => "double",
                () => "no double",
            };
            CubeAdvice {
                no_double: equity,
                double_take: take,
                double_pass: pass,
                action: action.to_owned(),
                answer: if take < pass { "take" } else { "pass" }.to_owned(),
            }
        });
        Evaluation {
            chances,
            equity,
            match_chance: None,
            cube,
            settings: self.settings(Level::WorldClass),
        }
    }

    fn choose(&self, spot: &Spot, roll: Roll, level: Level) -> Vec<Step> {
        let plays = self.rank(spot, roll, level);
        // The weaker the level, the further down the list, in a way that the position itself decides.
        let worst = match level {
            Level::Beginner => 4,
            Level::Casual => 2,
            _ => 1,
        };
        let chance = spot.position.pips() + u32::from(roll.larger()) * 7 + u32::from(roll.smaller());
        let chosen = plays.get(chance as usize % worst.min(plays.len()).max(1));
        chosen
            .map(|play| play.steps.iter().map(|&step| step.into()).collect())
            .unwrap_or_default()
    }

    fn accepts(&self, spot: &Spot, stake: Stake, level: Level) -> bool {
        self.evaluate(spot, level).equity < f64::from(stake.factor())
    }

    fn resigns(&self, spot: &Spot, level: Level) -> Option<Stake> {
        // With a checker borne off there is no gammon to fear, and a race lost by far is lost.
        let chances = self.evaluate(spot, level).chances;
        let lost = spot.position.is_race() && spot.position.own()[0] > 0 && chances.win < 0.0005;
        lost.then_some(Stake::Single)
    }

    fn settings(&self, _: Level) -> String {
        "by eye".to_owned()
    }
}

/// What the mover may hope for: a guess from the race, the blots and the points made.
fn chances(position: &Position, on_roll: bool) -> Probabilities {
    let lead = f64::from(position.opponent_pips()) - f64::from(position.pips()) + if on_roll { 4.0 } else { -4.0 };
    let race = position.is_race();
    let mut worth = lead / if race { 12.0 } else { 28.0 };
    if !race {
        worth += shape(position.own(), position.opp()) - shape(position.opp(), position.own());
    }
    let win = if position.own()[1..] == [0; 25] {
        1.0
    } else {
        1.0 / (1.0 + (-worth).exp())
    };
    let gammon = |p: f64, loser: &[u8; 26]| if loser[0] > 0 { 0.0 } else { p * p * 0.35 };
    Probabilities {
        win,
        win_gammon: gammon(win, position.opp()),
        win_backgammon: 0.0,
        lose_gammon: gammon(1.0 - win, position.own()),
        lose_backgammon: 0.0,
    }
}

fn equity(chances: &Probabilities) -> f64 {
    2.0 * chances.win - 1.0 + chances.win_gammon - chances.lose_gammon
}

/// Points made are good, most of all at home; blots within the opponent's reach are bad; so is the bar.
fn shape(own: &[u8; 26], other: &[u8; 26]) -> f64 {
    let mut worth = -0.5 * f64::from(own[usize::from(BAR)]);
    for point in 1..=24usize {
        let behind = (1..=12)
            .filter(|&far| point > far && other[25 - (point - far)] > 0)
            .count() as f64
            + if other[25] > 0 && point <= 12 { 1.0 } else { 0.0 };
        worth += match own[point] {
            0 => 0.0,
            1 => -0.06 * behind.min(4.0) * (1.0 + (25 - point) as f64 / 25.0),
            2.. if (4..=8).contains(&point) => 0.2,
            2.. if point <= 6 => 0.12,
            2.. if point >= 19 => 0.1,
            _ => 0.04,
        };
    }
    worth
}
