//! A decision that was made, and the verdict on it.

use crate::judge::{CubeAdvice, Judge, JudgeFault, RankedPlay, settings};
use pasch_engine::{CubeAction, CubeAnswer, Interrupt};
use pasch_notation::Xgid;
use pasch_rules::{Action, Board, Roll, Session, Side, Situation, Step};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many plays a verdict lists.
const LISTED: usize = 5;

/// What somebody chose to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(from = "String", into = "String")]
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

impl From<Choice> for String {
    fn from(choice: Choice) -> String {
        choice.to_string()
    }
}

impl From<String> for Choice {
    fn from(text: String) -> Choice {
        match text.as_str() {
            "double" => Choice::Double,
            "no double" => Choice::NoDouble,
            "take" => Choice::Take,
            "pass" => Choice::Pass,
            "beaver" => Choice::Beaver,
            "redouble" => Choice::Redouble,
            _ => Choice::Play(text),
        }
    }
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// A play.
    Play,
    /// The double, or the roll without one.
    Double,
    /// The answer to a double.
    Answer,
}

/// Something that was decided in a situation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The game of the session.
    pub game: u32,
    /// The number of the action in the session, which names the decision.
    pub number: u32,
    /// Who decided.
    pub side: Side,
    /// How it stood just before. For an answer the doubler is on roll, the cube as it was before he turned it.
    pub situation: Situation,
    /// What was done.
    pub made: Made,
}

/// What was done, in the words of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Made {
    /// The throw was played.
    Play(Roll, Vec<Step>),
    /// Doubled before the roll, or not.
    Doubled(bool),
    /// A double was answered.
    Answered(CubeAnswer),
}

impl Decision {
    /// The decision that lies in an action, if there is one, before it is done.
    pub fn in_action(session: &Session, action: &Action) -> Option<Decision> {
        let made = match action {
            Action::Play { steps, .. } => Made::Play(session.game().roll()?, steps.clone()),
            Action::Double { .. } => Made::Doubled(true),
            Action::Take { .. } => Made::Answered(CubeAnswer::Take),
            Action::Drop { .. } => Made::Answered(CubeAnswer::Pass),
            Action::Beaver { .. } => Made::Answered(CubeAnswer::Beaver),
            Action::Redouble { .. } => Made::Answered(CubeAnswer::Redouble),
            _ => return None,
        };
        Some(Decision::new(session, action.side()?, made))
    }

    /// The decision to throw the dice, where a double was possible.
    pub fn in_throw(session: &Session, side: Side) -> Option<Decision> {
        session
            .allowed(side)
            .double
            .then(|| Decision::new(session, side, Made::Doubled(false)))
    }

    fn new(session: &Session, side: Side, made: Made) -> Decision {
        Decision {
            game: session.game_number(),
            number: session.log().len() as u32,
            side,
            situation: session.situation(),
            made,
        }
    }
}

/// What was done, what was best, and what the difference cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verdict {
    /// The game of the session.
    pub game: u32,
    /// The number of the action in the session, which names the decision.
    pub number: u32,
    /// Who decided.
    pub side: Side,
    /// About what.
    pub kind: DecisionKind,
    /// The dice, for a play.
    #[cfg_attr(feature = "typescript", ts(type = "[number, number] | null"))]
    pub dice: Option<Roll>,
    /// The board before.
    pub board: Board,
    /// What was done.
    pub made: Choice,
    /// What the engine preferred.
    pub best: Choice,
    /// The steps that the engine preferred.
    pub best_steps: Vec<Step>,
    /// The steps that were made.
    pub made_steps: Vec<Step>,
    /// What it cost, in points per unit of the cube; 0 for the best.
    pub cost: f64,
    /// The best few plays, with the one made among them.
    pub plays: Vec<RankedPlay>,
    /// The cube's numbers.
    pub cube: Option<CubeAdvice>,
    /// The situation as XGID, to take it to the editor.
    pub xgid: String,
    /// Which engine looked how far.
    #[serde(default)]
    pub settings: String,
}

impl Decision {
    /// The verdict, looking so many plies ahead.
    pub fn judge(&self, judge: &mut Judge, plies: u8, interrupt: &impl Interrupt) -> Result<Verdict, JudgeFault> {
        match &self.made {
            Made::Play(roll, steps) => self.judge_play(judge, *roll, steps, plies, interrupt),
            Made::Doubled(doubled) => self.judge_double(judge, *doubled, plies, interrupt),
            Made::Answered(answer) => self.judge_answer(judge, *answer, plies, interrupt),
        }
    }

    fn judge_play(
        &self,
        judge: &mut Judge,
        roll: Roll,
        steps: &[Step],
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Verdict, JudgeFault> {
        let position = self.situation.check()?;
        let rules = &self.situation.law.rulebook.checker;
        let result = |steps: &[Step]| position.play(steps, roll, rules).ok().map(|(_, after)| after);
        let made_after = result(steps);
        let mut plays = judge.rank(&self.situation, roll, plies, interrupt)?;
        let at = plays
            .iter()
            .position(|ranked| made_after.is_some() && result(&ranked.steps) == made_after);
        let best = plays.first().cloned();
        let made = at.and_then(|at| plays.get(at).cloned());
        if let (Some(at), Some(made)) = (at, &made)
            && at >= LISTED
        {
            plays.truncate(LISTED - 1);
            plays.push(made.clone());
        } else {
            plays.truncate(LISTED);
        }
        let none = || RankedPlay {
            play: String::new(),
            steps: Vec::new(),
            equity: 0.0,
            cost: 0.0,
            chances: Default::default(),
        };
        let (made, best) = (made.unwrap_or_else(none), best.unwrap_or_else(none));
        Ok(Verdict {
            dice: Some(roll),
            made_steps: made.steps,
            best_steps: best.steps,
            cost: made.cost,
            plays,
            ..self.verdict(
                DecisionKind::Play,
                Choice::Play(made.play),
                Choice::Play(best.play),
                plies,
            )
        })
    }

    fn judge_double(
        &self,
        judge: &mut Judge,
        doubled: bool,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Verdict, JudgeFault> {
        let (decision, ..) = judge.decided(&self.situation, plies, interrupt)?;
        let cube = CubeAdvice::from(&decision);
        let worth = |double: bool| match double {
            true => cube.double_take.min(cube.double_pass),
            false => cube.no_double,
        };
        let best = matches!(cube.action, CubeAction::Double | CubeAction::Redouble);
        let choice = |double: bool| if double { Choice::Double } else { Choice::NoDouble };
        Ok(Verdict {
            cost: if doubled == best {
                0.0
            } else {
                (worth(best) - worth(doubled)).max(0.0)
            },
            cube: Some(cube),
            ..self.verdict(DecisionKind::Double, choice(doubled), choice(best), plies)
        })
    }

    fn judge_answer(
        &self,
        judge: &mut Judge,
        made: CubeAnswer,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Verdict, JudgeFault> {
        let mut before = self.situation.clone();
        before.waiting = None;
        let (decision, ..) = judge.decided(&before, plies, interrupt)?;
        let cube = CubeAdvice::from(&decision);
        // The numbers are the doubler's: what is good for him is bad here.
        let worth = |answer: CubeAnswer| match answer {
            CubeAnswer::Pass => -cube.double_pass,
            CubeAnswer::Beaver => -2.0 * cube.double_take,
            CubeAnswer::Take | CubeAnswer::Redouble => -cube.double_take,
        };
        let best = cube.answer;
        Ok(Verdict {
            cost: if made == best {
                0.0
            } else {
                (worth(best) - worth(made)).max(0.0)
            },
            cube: Some(cube),
            ..self.verdict(DecisionKind::Answer, made.into(), best.into(), plies)
        })
    }

    fn verdict(&self, kind: DecisionKind, made: Choice, best: Choice, plies: u8) -> Verdict {
        Verdict {
            game: self.game,
            number: self.number,
            side: self.side,
            kind,
            dice: None,
            board: self.situation.standing.board,
            made,
            best,
            best_steps: Vec::new(),
            made_steps: Vec::new(),
            cost: 0.0,
            plays: Vec::new(),
            cube: None,
            xgid: Xgid::of(&self.situation)
                .map(|xgid| xgid.to_string())
                .unwrap_or_default(),
            settings: settings(plies),
        }
    }
}
