//! A decision: what somebody decided, and in which situation.

use pasch_engine::CubeAnswer;
use pasch_rules::{Action, Roll, Session, Side, Situation, Stake, Step, Turning, Waiting};
use serde::de::value::MapAccessDeserializer;
use serde::de::{IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Something that was decided, in a match that is written down or in a session at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decision {
    /// The game, from 1.
    pub game: u32,
    /// Its number as people count: in a match file that of the move in its game, one for both players; at a table that
    /// of the action in the session.
    pub number: u32,
    /// Which deed of the game, or action of the session, it lies in, from 0.
    pub deed: u32,
    /// Who decided.
    pub side: Side,
    /// How it stood just before. For an answer to a double the doubler is on roll, the cube as it was before he turned
    /// it, and nothing waits; a cube that was turned on waits.
    pub situation: Situation,
    /// What was decided.
    pub matter: Matter,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// A throw was played.
    Play {
        /// The throw.
        #[cfg_attr(feature = "typescript", ts(type = "[number, number]"))]
        roll: Roll,
        /// What was played.
        steps: Vec<Step>,
        /// Did this throw decide who starts? Then it is no double.
        opening: bool,
    },
    /// Doubled before the roll, or not.
    Double(bool),
    /// A turned cube was answered.
    Answer(CubeAnswer),
    /// The game was offered to be lost for this much.
    Resign(Stake),
    /// Such an offer was accepted.
    Accept(Stake),
    /// Such an offer was refused.
    Decline(Stake),
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// A play; tables of earlier versions say `play`.
    #[serde(alias = "play")]
    Checker,
    /// The double, or the roll without one.
    Double,
    /// The answer to a turned cube.
    Answer,
    /// A resignation, or its acceptance.
    Resign,
}

impl DecisionKind {
    /// All of them.
    pub const ALL: [DecisionKind; 4] = [
        DecisionKind::Checker,
        DecisionKind::Double,
        DecisionKind::Answer,
        DecisionKind::Resign,
    ];

    /// Its name in output.
    pub fn name(self) -> &'static str {
        match self {
            DecisionKind::Checker => "checker",
            DecisionKind::Double => "double",
            DecisionKind::Answer => "answer",
            DecisionKind::Resign => "resign",
        }
    }
}

impl Matter {
    /// What it is about.
    pub fn kind(&self) -> DecisionKind {
        match self {
            Matter::Play { .. } => DecisionKind::Checker,
            Matter::Double(_) => DecisionKind::Double,
            Matter::Answer(_) => DecisionKind::Answer,
            Matter::Resign(_) | Matter::Accept(_) | Matter::Decline(_) => DecisionKind::Resign,
        }
    }
}

/// What somebody chose to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Choice {
    /// A play, in notation.
    Play(String),
    /// To double.
    Double,
    /// To roll without a double.
    NoDouble,
    /// To take a double.
    Take,
    /// To drop it.
    Pass,
    /// To turn it on and keep the cube.
    Beaver,
    /// To turn it back at once.
    Redouble,
    /// To offer to lose the game.
    Resign,
    /// To accept such an offer.
    Accept,
    /// To refuse it.
    Decline,
    /// Not to end the game by an offer.
    PlayOn,
}

impl Choice {
    /// All that are no plays.
    pub const ALL_BUT_PLAYS: [Choice; 10] = [
        Choice::Double,
        Choice::NoDouble,
        Choice::Take,
        Choice::Pass,
        Choice::Beaver,
        Choice::Redouble,
        Choice::Resign,
        Choice::Accept,
        Choice::Decline,
        Choice::PlayOn,
    ];

    /// The key of its text; none for a play, which is its own.
    pub fn key(&self) -> Option<&'static str> {
        Some(match self {
            Choice::Play(_) => return None,
            Choice::Double => "tutor-decision-double",
            Choice::NoDouble => "tutor-decision-no-double",
            Choice::Take => "tutor-decision-take",
            Choice::Pass => "tutor-decision-pass",
            Choice::Beaver => "tutor-decision-beaver",
            Choice::Redouble => "tutor-decision-redouble",
            Choice::Resign => "analysis-resigned",
            Choice::Accept => "analysis-accepted",
            Choice::Decline => "analysis-declined",
            Choice::PlayOn => "analysis-play-on",
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Play(play) => play,
            Choice::Double => "double",
            Choice::NoDouble => "no double",
            Choice::Take => "take",
            Choice::Pass => "pass",
            Choice::Beaver => "beaver",
            Choice::Redouble => "redouble",
            Choice::Resign => "resign",
            Choice::Accept => "accept",
            Choice::Decline => "decline",
            Choice::PlayOn => "play on",
        })
    }
}

impl From<CubeAnswer> for Choice {
    fn from(answer: CubeAnswer) -> Choice {
        match answer {
            CubeAnswer::Take => Choice::Take,
            CubeAnswer::Pass => Choice::Pass,
            CubeAnswer::Beaver => Choice::Beaver,
            CubeAnswer::Redouble => Choice::Redouble,
        }
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Choice::serialize(self, serializer)
    }
}

/// Tables of earlier versions have all choices as English text, plays among them.
impl<'de> Deserialize<'de> for Choice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Choice, D::Error> {
        deserializer.deserialize_any(Stored)
    }
}

struct Stored;

impl<'de> Visitor<'de> for Stored {
    type Value = Choice;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a choice")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Choice, E> {
        let named: Result<Choice, E> = Choice::deserialize(text.into_deserializer());
        Ok(named.unwrap_or_else(|_| match text {
            "no double" => Choice::NoDouble,
            play => Choice::Play(play.to_owned()),
        }))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Choice, A::Error> {
        Choice::deserialize(MapAccessDeserializer::new(map))
    }
}

impl Decision {
    /// The decision that lies in an action of a session, if there is one that can be judged, before it is done.
    ///
    /// ```
    /// use pasch_analysis::{Decision, DecisionKind};
    /// use pasch_rules::{Action, OpeningThrow, Preset, Session, SessionKind, Side, Step, Terms};
    /// let mut session = Session::new(Terms::new(Preset::Tournament, SessionKind::Money))?;
    /// for (side, die) in [(Side::White, 3), (Side::Black, 1)] {
    ///     session.apply(Action::OpeningThrow { side, throw: OpeningThrow::One(die) })?;
    /// }
    /// let steps = [(8, 5), (6, 5)].map(|(from, to)| Step { from, to, hit: false });
    /// let play = Action::Play { side: Side::White, steps: steps.into_iter().collect() };
    /// let decision = Decision::in_action(&session, &play).expect("a play is a decision");
    /// assert_eq!(decision.matter.kind(), DecisionKind::ALL[0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_action(session: &Session, action: &Action) -> Option<Decision> {
        let side = action.side()?;
        let matter = match action {
            Action::Play { steps, .. } => Matter::Play {
                roll: session.game().roll()?,
                steps: steps.clone(),
                opening: is_opening_throw(session),
            },
            Action::Double { .. } => Matter::Double(true),
            Action::Take { .. } => Matter::Answer(CubeAnswer::Take),
            Action::Drop { .. } => Matter::Answer(CubeAnswer::Pass),
            Action::Beaver { .. } => Matter::Answer(CubeAnswer::Beaver),
            Action::Redouble { .. } => Matter::Answer(CubeAnswer::Redouble),
            _ => return None,
        };
        Some(Decision::in_session(session, side, matter))
    }

    /// The decision to throw the dice, where a double was possible.
    pub fn in_throw(session: &Session, side: Side) -> Option<Decision> {
        let possible = session.allowed(side).double && is_of_use(&session.situation(), side);
        possible.then(|| Decision::in_session(session, side, Matter::Double(false)))
    }

    pub(crate) fn in_session(session: &Session, side: Side, matter: Matter) -> Decision {
        let number = session.log().len() as u32;
        Decision {
            game: session.game_number(),
            number,
            deed: number,
            side,
            situation: as_decided(session.situation()),
            matter,
        }
    }
}

/// The situation as a decision carries it: in an answer to a double nothing waits.
pub(crate) fn as_decided(mut situation: Situation) -> Situation {
    if situation.waiting == Some(Waiting::Turned(Turning::Double)) {
        situation.waiting = None;
    }
    situation
}

/// Could this side want to turn the cube? Who wins the match with this game as it is has nothing to gain.
pub(crate) fn is_of_use(situation: &Situation, side: Side) -> bool {
    let enough = |away: u32| away <= situation.standing.cube.value;
    situation.cube_in_play().is_some() && !situation.away(side).is_some_and(enough)
}

/// Were the dice that are to be played thrown to see who starts?
fn is_opening_throw(session: &Session) -> bool {
    let this_game = session.log().rsplit(|action| *action == Action::NextGame).next();
    let thrown = |action: &&Action| matches!(action, Action::Roll { .. } | Action::OpeningThrow { .. });
    let last = this_game.unwrap_or_default().iter().rfind(thrown);
    matches!(last, Some(Action::OpeningThrow { .. }))
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn choices_are_sent_typed_and_read_as_they_were_stored_before() {
        let forms = [
            (
                Choice::Play("8/5 6/5".to_owned()),
                r#"{"play":"8/5 6/5"}"#,
                r#""8/5 6/5""#,
            ),
            (Choice::NoDouble, r#""no-double""#, r#""no double""#),
            (Choice::Double, r#""double""#, r#""double""#),
            (Choice::Take, r#""take""#, r#""take""#),
            (Choice::Pass, r#""pass""#, r#""pass""#),
            (Choice::Beaver, r#""beaver""#, r#""beaver""#),
            (Choice::Redouble, r#""redouble""#, r#""redouble""#),
        ];
        for (choice, now, before) in forms {
            assert_eq!(serde_json::to_string(&choice).unwrap(), now);
            for text in [now, before] {
                assert_eq!(serde_json::from_str::<Choice>(text).unwrap(), choice, "{text}");
            }
        }
    }
}
