//! The judgement on a decision of a match: what was best, what the choice cost, and how lucky the roll was.
//!
//! Equities are normalised: at a match score, winning or losing the cube's value is +1 or -1. Beside them stand
//! chances to win the match. All costs are at least 0.

use crate::course::{MatchDecision, Matter};
use crate::decision::Choice;
use crate::judge::{self, CubeAdvice, Judge, JudgeFault, RankedPlay};
use crate::placing::{Ranked, rank};
use crate::playing_out::{self, CubePlayedOut};
use crate::thoroughness::Thoroughness;
use pasch_engine::{CubeAction, CubeAnswer, CubeDecision, Holder, Interrupt, Stakes, Tariff};
use pasch_notation::{Chances, format_play};
use pasch_rules::{BoardLaw, Cube, CubeOwner, Position, Roll, Side, Situation, Stake, Turning, Waiting};
use serde::{Deserialize, Serialize};

/// Below this a choice costs nothing, and plays that lie closer together are all the same.
pub const NOTHING: f64 = 0.001;
/// How many of the best plays have to lie together for the choice to be trivial.
const TRIVIAL_PLAYS: usize = 10;
/// How many plays a judgement lists, besides the one made.
const LISTED: usize = 5;
/// A roll without a double is trivial when this much speaks against a double.
const FAR_FROM_DOUBLE: f64 = 0.2;
/// And when the game is as good as lost, doubled or not.
const AS_GOOD_AS_LOST: f64 = -0.9;
/// Where the first glance sees this much between doubling and not, a second look changes nothing that counts.
const CLEAR_CUBE: f64 = 0.35;

/// What is thought of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// What the choice cost, in normalised equity.
    pub cost: f64,
    /// The same as chance to win the match, in a match.
    pub match_cost: Option<f64>,
    /// Does it count as a decision? Forced and trivial ones do not.
    pub counted: bool,
    /// How far ahead the choices were looked at.
    pub plies: u8,
    /// How often each was played out, if they were.
    pub trials: u32,
    /// What the situation is worth to the one who decides, if he does what is best.
    pub worth: Worth,
    /// What was found.
    pub finding: Finding,
    /// How lucky the roll was, if it was one.
    pub luck: Option<Luck>,
}

/// An equity, and the chance to win the match that it stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// Normalised.
    pub equity: f64,
    /// In a match.
    pub match_chance: Option<f64>,
}

/// How much better than the average a roll was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// In normalised equity.
    pub equity: f64,
    /// As chance to win the match, in a match.
    pub match_chance: Option<f64>,
}

/// What was found about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// Plays.
    Plays {
        /// The best few, best first, and the one made wherever it stands.
        plays: Vec<RankedPlay>,
        /// Which of them was made.
        made: u32,
        /// How many different results the throw has.
        distinct: u32,
    },
    /// The cube, all numbers being the doubler's.
    Cube {
        /// Equities and what is best.
        advice: CubeAdvice,
        /// What doubling is worth if it is answered as it should be.
        doubled: f64,
        /// The doubler's chances without a double.
        chances: Chances,
    },
    /// The answer to a cube that was turned in answer to a double, all numbers being the answerer's.
    TurnedOn {
        /// Playing on for the higher stake.
        take: f64,
        /// Giving the game up.
        pass: f64,
    },
    /// A resignation, all numbers being those of the one who decides.
    Resignation {
        /// Playing on.
        playing_on: f64,
        /// What the resignation gives.
        given: f64,
    },
}

impl Judgement {
    /// The same in millionths. They are written and read as text without a change, and nobody needs more.
    fn rounded(mut self) -> Judgement {
        let Worth { equity, match_chance } = &mut self.worth;
        round([&mut self.cost, equity]);
        round([&mut self.match_cost, match_chance].into_iter().flatten());
        if let Some(luck) = &mut self.luck {
            round(
                [Some(&mut luck.equity), luck.match_chance.as_mut()]
                    .into_iter()
                    .flatten(),
            );
        }
        match &mut self.finding {
            Finding::Plays { plays, .. } => {
                for play in plays {
                    round([&mut play.equity, &mut play.cost]);
                    round(each(&mut play.chances));
                }
            }
            Finding::Cube {
                advice,
                doubled,
                chances,
            } => {
                round([&mut advice.no_double, &mut advice.double_take, &mut advice.double_pass]);
                round([doubled]);
                round(each(chances));
            }
            Finding::TurnedOn { take, pass } => round([take, pass]),
            Finding::Resignation { playing_on, given } => round([playing_on, given]),
        }
        self
    }

    /// What was done in this decision, and what was best; nothing for a resignation.
    pub fn choices(&self, decision: &MatchDecision) -> Option<(Choice, Choice)> {
        match (&self.finding, &decision.matter) {
            (Finding::Plays { .. }, _) => {
                let (best, made) = self.best_and_made()?;
                Some((Choice::Play(made.play.clone()), Choice::Play(best.play.clone())))
            }
            (Finding::Cube { advice, doubled, .. }, Matter::Double(made)) => {
                let choice = |double: bool| if double { Choice::Double } else { Choice::NoDouble };
                // As good as the other is as good: nobody is told to do otherwise for nothing.
                let best = match self.cost > 0.0 {
                    true => !*made,
                    false if advice.no_double == *doubled => *made,
                    false => *doubled > advice.no_double,
                };
                Some((choice(*made), choice(best)))
            }
            (Finding::Cube { advice, .. }, Matter::Answer(answer)) => {
                let best = if self.cost > 0.0 { advice.answer } else { *answer };
                Some((Choice::from(*answer), Choice::from(best)))
            }
            (Finding::TurnedOn { take, pass }, Matter::Answer(answer)) => {
                let best = if take >= pass { Choice::Take } else { Choice::Pass };
                Some((Choice::from(*answer), best))
            }
            _ => None,
        }
    }

    /// The best play and the one made, if this is about plays.
    pub fn best_and_made(&self) -> Option<(&RankedPlay, &RankedPlay)> {
        match &self.finding {
            Finding::Plays { plays, made, .. } => plays.first().zip(plays.get(*made as usize)),
            _ => None,
        }
    }
}

/// Each of the five.
fn each(chances: &mut Chances) -> [&mut f64; 5] {
    let Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    } = chances;
    [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
}

fn round<'a>(numbers: impl IntoIterator<Item = &'a mut f64>) {
    for number in numbers {
        // Adding nothing turns the negative zero, which some round to, into the usual one.
        *number = (*number * 1e6).round() / 1e6 + 0.0;
    }
}

impl Judge {
    /// The judgement on a decision of a match.
    pub fn judgement(
        &mut self,
        decision: &MatchDecision,
        level: Thoroughness,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        let mut case = Case {
            situation: &decision.situation,
            side: decision.side,
            stakes: self.engine().stakes(&decision.situation),
            level,
            judge: self,
        };
        let judgement = match &decision.matter {
            Matter::Play { roll, steps, opening } => {
                let position = case.situation.check()?;
                let rules = case.situation.law.rulebook.checker;
                let made = position.play(steps, *roll, &rules).ok().map(|(_, after)| after);
                case.play(&position, *roll, made, *opening, interrupt)
            }
            Matter::Double(doubled) => case.double(*doubled, interrupt),
            Matter::Answer(answer) => match case.situation.waiting {
                Some(Waiting::Turned(turning)) if turning != Turning::Double => {
                    case.answer_to_more(turning, *answer, interrupt)
                }
                _ => case.answer(*answer, interrupt),
            },
            Matter::Resign(stake) => case.resignation(*stake, false, interrupt),
            Matter::Accept(stake) => case.resignation(*stake, true, interrupt),
        };
        judgement.map(Judgement::rounded)
    }
}

/// A decision while it is judged.
struct Case<'a> {
    judge: &'a mut Judge,
    situation: &'a Situation,
    side: Side,
    stakes: Stakes,
    level: Thoroughness,
}

impl Case<'_> {
    fn play(
        &mut self,
        position: &Position,
        roll: Roll,
        made: Option<pasch_rules::Afterstate>,
        opening: bool,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        if position.is_over() {
            return Err(JudgeFault::Over);
        }
        let law = BoardLaw::from(self.situation.law.rulebook.answers());
        let searcher = self.judge.searcher(law);
        let found = rank(searcher, position, roll, made, &self.stakes, self.level, interrupt)?;
        let luck = crate::luck::luck(searcher, position, roll, opening, &self.stakes, self.level, interrupt)?;
        let Ranked {
            mut plays,
            made,
            plies,
            trials,
        } = found;
        let Some(best) = plays.first().map(|play| f64::from(play.value)) else {
            return Err(JudgeFault::Over);
        };
        let distinct = plays.len();
        let cost = (best - f64::from(plays[made].value)).max(0.0);
        let spread = spread(best, plays.iter().map(|play| f64::from(play.value)));
        let mut at = made;
        if made >= LISTED {
            plays.swap(LISTED, made);
            at = LISTED;
        }
        plays.truncate(LISTED.max(at + 1));
        let plays = plays.iter().map(|ranked| RankedPlay {
            play: format_play(&ranked.play, position),
            steps: ranked.play.to_vec(),
            equity: f64::from(ranked.value),
            cost: (best - f64::from(ranked.value)).max(0.0),
            chances: judge::chances(&ranked.chances),
        });
        Ok(Judgement {
            cost,
            match_cost: self.match_chance(cost),
            counted: distinct > 1 && spread >= NOTHING,
            plies,
            trials,
            worth: self.worth(best, false),
            finding: Finding::Plays {
                plays: plays.collect(),
                made: at as u32,
                distinct: distinct as u32,
            },
            luck: Some(luck),
        })
    }

    fn double(&mut self, doubled: bool, interrupt: &impl Interrupt) -> Result<Judgement, JudgeFault> {
        let look = self.look(doubled, interrupt)?;
        let cost = look.cost_of_doubling(doubled);
        Ok(Judgement {
            counted: doubled || !look.is_trivial_roll(cost),
            worth: self.worth(look.hold().max(look.doubled), false),
            ..self.cube_judgement(look, cost)
        })
    }

    fn answer(&mut self, answer: CubeAnswer, interrupt: &impl Interrupt) -> Result<Judgement, JudgeFault> {
        let look = self.look(true, interrupt)?;
        let cost = look.cost_of_answer(answer);
        Ok(Judgement {
            counted: true,
            worth: self.worth(look.doubled, true),
            ..self.cube_judgement(look, cost)
        })
    }

    fn cube_judgement(&self, look: CubeLook, cost: f64) -> Judgement {
        Judgement {
            cost,
            match_cost: self.match_chance(cost),
            counted: true,
            plies: look.plies,
            trials: look.trials,
            worth: Worth::default(),
            finding: Finding::Cube {
                advice: look.advice,
                doubled: look.doubled,
                chances: look.chances,
            },
            luck: None,
        }
    }

    /// The cube looked at: a glance first, and closely where it could matter.
    fn look(&mut self, turned: bool, interrupt: &impl Interrupt) -> Result<CubeLook, JudgeFault> {
        let mut look = self.look_ahead(0, interrupt)?;
        let gap = look.hold() - look.doubled;
        if self.level.plies() > 0 && (turned || gap < CLEAR_CUBE) {
            look = self.look_ahead(self.level.plies(), interrupt)?;
        }
        if self.level == Thoroughness::Deep && (turned || look.is_close()) {
            self.play_out(&mut look, interrupt)?;
        }
        Ok(look)
    }

    fn look_ahead(&mut self, plies: u8, interrupt: &impl Interrupt) -> Result<CubeLook, JudgeFault> {
        let (decision, chances, _) = self.judge.decided(self.situation, plies, interrupt)?;
        let turned_back = self.turned_back(plies, interrupt)?;
        Ok(CubeLook {
            doubled: self.doubled(&decision, turned_back),
            turned_back,
            advice: CubeAdvice::from(&decision),
            chances: judge::chances(&chances),
            plies,
            trials: 0,
            beavers: self.beavers(),
        })
    }

    /// What the doubler is left if the cube is turned back at once, by a rulebook that lets the other do so.
    fn turned_back(&mut self, plies: u8, interrupt: &impl Interrupt) -> Result<Option<f64>, JudgeFault> {
        let tariff = self.stakes.tariff();
        // A beaver stays with the one who turned it; what is turned back comes to the doubler.
        let turned_on = tariff.branch_cubes(self.stakes.cube).turned_on;
        let Some(cube) = turned_on.filter(|cube| cube.holder == Holder::Own) else {
            return Ok(None);
        };
        let mut after = self.situation.clone();
        after.waiting = None;
        after.standing.cube = Cube {
            value: cube.value,
            owner: CubeOwner::Held(after.standing.on_roll),
        };
        let taken = self.judge.hold(&after, plies, interrupt)?;
        let tariff = self.stakes.tariff();
        let dropped = tariff.result(self.stakes.cube.taken(), false, 1);
        Ok(Some(f64::from(
            tariff.equity(taken.max(dropped), self.stakes.cube.value),
        )))
    }

    fn beavers(&self) -> bool {
        self.situation.law.beavers && self.situation.length.is_none()
    }

    /// What doubling is worth when it is answered well.
    fn doubled(&self, decision: &CubeDecision, turned_back: Option<f64>) -> f64 {
        let (take, pass) = (f64::from(decision.double_take), f64::from(decision.double_pass));
        let beaver = match self.beavers() {
            true => 2.0 * take,
            false => take,
        };
        take.min(pass).min(beaver).min(turned_back.unwrap_or(f64::INFINITY))
    }

    fn play_out(&mut self, look: &mut CubeLook, interrupt: &impl Interrupt) -> Result<(), JudgeFault> {
        let position = self.situation.check()?;
        let law = BoardLaw::from(self.situation.law.rulebook.answers());
        let searcher = self.judge.searcher(law);
        let CubePlayedOut { hold, take, trials } = playing_out::cube(searcher, &position, &self.stakes, interrupt)?;
        look.advice.no_double = hold;
        look.advice.double_take = take;
        look.trials = trials;
        let beaver = if look.beavers { 2.0 * take } else { take };
        let answers = [
            take,
            look.advice.double_pass,
            beaver,
            look.turned_back.unwrap_or(f64::INFINITY),
        ];
        look.doubled = answers.into_iter().fold(f64::INFINITY, f64::min);
        look.settle();
        Ok(())
    }

    /// A cube that was turned in answer to a double: playing on with it, against losing what it stood at.
    fn answer_to_more(
        &mut self,
        turning: Turning,
        answer: CubeAnswer,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        let shown = self.situation.standing.cube;
        let mut taken = self.situation.clone();
        taken.waiting = None;
        taken.standing.cube = Cube {
            value: shown.value.saturating_mul(2),
            owner: match turning {
                // Who beavers keeps it; after a raccoon and after a redouble the one who answers has it.
                Turning::Beaver => shown.owner,
                _ => CubeOwner::Held(self.side),
            },
        };
        let plies = self.level.plies();
        let worth = self.judge.hold(&taken, plies, interrupt)?;
        let (tariff, own) = self.own_tariff();
        let take = f64::from(tariff.equity(if own { worth } else { -worth }, shown.value));
        let pass = -1.0;
        let (best, made) = (take.max(pass), if answer == CubeAnswer::Pass { pass } else { take });
        Ok(Judgement {
            cost: best - made,
            match_cost: self.match_chance(best - made),
            counted: true,
            plies,
            trials: 0,
            worth: self.worth(best, !own),
            finding: Finding::TurnedOn { take, pass },
            luck: None,
        })
    }

    /// Giving up, or accepting that: what it gives against playing on.
    fn resignation(
        &mut self,
        stake: Stake,
        accepting: bool,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        let plies = self.level.plies();
        let mut situation = self.situation.clone();
        situation.waiting = None;
        let (decision, ..) = self.judge.decided(&situation, plies, interrupt)?;
        let (tariff, own) = self.own_tariff();
        let cube = if own {
            self.stakes.cube
        } else {
            self.stakes.cube.flipped()
        };
        let equity = |worth: f32| f64::from(tariff.equity(worth, cube.value));
        let playing_on = equity(if own { decision.worth } else { -decision.worth });
        let given = equity(tariff.result(cube, accepting, stake.factor() as u8));
        let cost = (playing_on - given).max(0.0);
        Ok(Judgement {
            cost,
            match_cost: self.match_chance(cost),
            counted: false,
            plies,
            trials: 0,
            worth: self.worth(playing_on.max(given), !own),
            finding: Finding::Resignation { playing_on, given },
            luck: None,
        })
    }

    /// The tariff of the one who decides, and whether he is on roll.
    fn own_tariff(&self) -> (Tariff, bool) {
        let own = self.situation.standing.on_roll == self.side;
        let tariff = self.stakes.tariff();
        (if own { tariff.clone() } else { tariff.flipped() }, own)
    }

    /// A difference of equities as a difference of chances to win the match.
    fn match_chance(&self, difference: f64) -> Option<f64> {
        match_difference(&self.stakes, difference)
    }

    /// What an equity of the player on roll is worth to the one who decides; `other` if that is the other one.
    fn worth(&self, equity: f64, other: bool) -> Worth {
        let tariff = self.stakes.tariff();
        let worth = tariff.worth_of_equity(equity as f32, self.stakes.cube.value);
        match other {
            false => Worth {
                equity,
                match_chance: tariff.mwc(worth).map(f64::from),
            },
            true => Worth {
                equity: -equity,
                match_chance: tariff.mwc(-worth).map(f64::from),
            },
        }
    }
}

/// How far the ten best plays lie from the best. Some of them may have been looked at less closely, and seem better.
pub(crate) fn spread(best: f64, equities: impl Iterator<Item = f64>) -> f64 {
    let ten = equities.take(TRIVIAL_PLAYS);
    ten.map(|equity| (best - equity).abs()).fold(0.0, f64::max)
}

/// A difference of normalised equities as a difference of chances to win the match; nothing where there is none.
pub(crate) fn match_difference(stakes: &Stakes, difference: f64) -> Option<f64> {
    let tariff = stakes.tariff();
    tariff.mwc(0.0)?;
    let whole = tariff.worth_of_equity(1.0, stakes.cube.value) - tariff.worth_of_equity(-1.0, stakes.cube.value);
    // A worth runs from -1 to 1 while a chance runs from 0 to 1, and an equity of 1 is half the way.
    Some(difference * f64::from(whole) / 4.0)
}

/// What was seen of a cube decision.
struct CubeLook {
    advice: CubeAdvice,
    doubled: f64,
    turned_back: Option<f64>,
    chances: Chances,
    plies: u8,
    trials: u32,
    beavers: bool,
}

/// What is still close is played out.
const CLOSE_CUBE: f64 = 0.05;

impl CubeLook {
    fn hold(&self) -> f64 {
        self.advice.no_double
    }

    fn is_close(&self) -> bool {
        (self.hold() - self.doubled).abs() < CLOSE_CUBE
    }

    fn cost_of_doubling(&self, doubled: bool) -> f64 {
        let gained = self.doubled - self.hold();
        if doubled { (-gained).max(0.0) } else { gained.max(0.0) }
    }

    fn cost_of_answer(&self, answer: CubeAnswer) -> f64 {
        // The numbers are the doubler's: what is good for him is bad for the one who answers.
        let left = match answer {
            CubeAnswer::Pass => self.advice.double_pass,
            CubeAnswer::Take => self.advice.double_take,
            CubeAnswer::Beaver => 2.0 * self.advice.double_take,
            CubeAnswer::Redouble => self.turned_back.unwrap_or(self.advice.double_take),
        };
        (left - self.doubled).max(0.0)
    }

    /// Nothing could come of a double here, so that not doubling is no decision.
    fn is_trivial_roll(&self, cost: f64) -> bool {
        is_trivial_roll(self.hold(), self.advice.double_take, self.advice.double_pass, cost)
    }

    /// Puts action and answer right after the numbers have changed.
    fn settle(&mut self) {
        let advice = &mut self.advice;
        let (take, pass) = (advice.double_take, advice.double_pass);
        advice.answer = match advice.answer {
            _ if take > pass => CubeAnswer::Pass,
            CubeAnswer::Pass => CubeAnswer::Take,
            CubeAnswer::Beaver if take >= 0.0 => CubeAnswer::Take,
            other => other,
        };
        advice.action = match advice.action {
            CubeAction::NotAvailable => CubeAction::NotAvailable,
            CubeAction::Redouble if self.doubled >= advice.no_double => CubeAction::Redouble,
            _ if self.doubled >= advice.no_double => CubeAction::Double,
            _ if take > pass => CubeAction::TooGood,
            _ => CubeAction::NoDouble,
        };
    }
}

/// Is not doubling no decision, with these equities of the one who could have doubled?
pub(crate) fn is_trivial_roll(no_double: f64, double_take: f64, double_pass: f64, cost: f64) -> bool {
    let lost = no_double < AS_GOOD_AS_LOST && double_take < AS_GOOD_AS_LOST;
    let far = no_double - double_take > FAR_FROM_DOUBLE || no_double - double_pass > FAR_FROM_DOUBLE;
    let same = (no_double - double_take.min(double_pass)).abs() < NOTHING;
    cost < NOTHING && (same || far || lost)
}
