//! What has happened, in words: for the log and for screen readers.

use crate::labels::play_text;
use crate::words::{Value, Words};
use pasch_rules::{Event, Numbering, OpeningThrow, Side, Turning};

/// What the two players are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The one with the light checkers.
    pub white: String,
    /// The one with the dark checkers.
    pub black: String,
}

impl Names {
    /// White and Black, where the players have no names.
    pub fn by_colour(words: &Words) -> Names {
        Names {
            white: words.side(Side::White),
            black: words.side(Side::Black),
        }
    }

    fn of(&self, side: Side) -> Value {
        match side {
            Side::White => self.white.clone().into(),
            Side::Black => self.black.clone().into(),
        }
    }
}

impl Words {
    /// One event as a sentence, points in the labels of the rulebook.
    pub fn event(&self, event: &Event, names: &Names, numbering: Numbering) -> String {
        let play = match event {
            Event::Played { side, steps, .. } | Event::WronglyPlayed { side, steps, .. } => {
                play_text(numbering, *side, steps)
            }
            _ => String::new(),
        };
        self.event_with_play(event, &play, names, numbering)
    }

    /// The same, with the play as the caller writes it.
    pub fn event_with_play(&self, event: &Event, play: &str, names: &Names, numbering: Numbering) -> String {
        let by = |side: Side| ("name", names.of(side));
        let dice = |roll: &pasch_rules::Roll| ("dice", Value::from(roll.to_string()));
        match event {
            Event::GameStarted { number, crawford } => {
                let key = if *crawford {
                    "event-game-started-crawford"
                } else {
                    "event-game-started"
                };
                self.fill(key, &[("number", (*number).into())])
            }
            Event::OpeningThrown { side, throw } => {
                let thrown = match throw {
                    OpeningThrow::One(die) => die.to_string(),
                    OpeningThrow::Two(roll) => roll.to_string(),
                };
                self.fill("event-opening-thrown", &[by(*side), ("dice", thrown.into())])
            }
            Event::OpeningTied => self.text("event-opening-tied"),
            Event::AutomaticallyDoubled { cube } => {
                self.fill("event-automatically-doubled", &[("value", (*cube).into())])
            }
            Event::Starts { side, roll: Some(roll) } => self.fill("event-starts", &[by(*side), dice(roll)]),
            Event::Starts { side, roll: None } => self.fill("event-starts-afresh", &[by(*side)]),
            Event::Rolled { side, roll, playable } => {
                let key = if *playable {
                    "event-rolled"
                } else {
                    "event-rolled-unplayable"
                };
                self.fill(key, &[by(*side), dice(roll)])
            }
            Event::Played { side, roll, steps } if steps.is_empty() => {
                self.fill("event-danced", &[by(*side), dice(roll)])
            }
            Event::Played { side, roll, steps } => {
                let played = self.fill("event-played", &[by(*side), dice(roll), ("play", play.into())]);
                match steps.iter().filter(|step| step.hit).count() {
                    0 => played,
                    hits => format!("{played} {}", self.fill("event-hit", &[("count", hits.into())])),
                }
            }
            Event::Doubled(offer) => {
                let key = match offer.turning {
                    Turning::Double if offer.dead => "event-doubled-dead",
                    Turning::Double => "event-doubled",
                    Turning::RedoubleAtOnce => "event-redoubled-at-once",
                    Turning::Beaver => "event-beavered",
                    Turning::Raccoon => "event-raccooned",
                };
                self.fill(key, &[by(offer.by), ("value", offer.value.into())])
            }
            Event::Taken { side, cube } => self.fill("event-taken", &[by(*side), ("value", cube.value.into())]),
            Event::Dropped { side } => self.fill("event-dropped", &[by(*side)]),
            Event::ResignOffered { side, stake } => {
                self.fill("event-resign-offered", &[by(*side), ("stake", stake.factor().into())])
            }
            Event::ResignDeclined { side } => self.fill("event-resign-declined", &[by(*side)]),
            Event::Resigned { side, stake } => {
                self.fill("event-resigned", &[by(*side), ("stake", stake.factor().into())])
            }
            Event::FlagFell { side } => self.fill("event-flag-fell", &[by(*side)]),
            Event::Claimed { side } => self.fill("event-claimed", &[by(*side)]),
            Event::ThrowVoid { side, why } => {
                self.fill("event-throw-void", &[by(*side), ("why", self.void_throw(*why).into())])
            }
            Event::WronglyPlayed { side, roll, reason, .. } => self.fill(
                "event-wrongly-played",
                &[
                    by(*side),
                    dice(roll),
                    ("play", play.into()),
                    ("why", self.reason(reason, *side, numbering).into()),
                ],
            ),
            Event::CorrectionDemanded { by: who, roll, .. } => {
                self.fill("event-correction-demanded", &[by(*who), dice(roll)])
            }
            Event::WrongPlayStands { .. } => self.text("event-wrong-play-stands"),
            Event::DiceLifted { side } => self.fill("event-dice-lifted", &[by(*side)]),
            Event::GameOver(result) => self.fill(
                "event-game-over",
                &[
                    by(result.winner),
                    ("stake", result.stake.factor().into()),
                    ("points", result.points.into()),
                ],
            ),
            Event::SessionOver { winner: Some(side) } => self.fill("event-session-won", &[by(*side)]),
            Event::SessionOver { winner: None } => self.text("event-session-drawn"),
        }
    }
}
