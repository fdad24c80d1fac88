//! How a decision is judged: each kind by its own comparison.

use crate::answers::Answers;
use crate::cube_look::CubeLook;
use crate::decision::{Decision, Matter};
use crate::judge::{self, CubeAdvice, Judge, JudgeFault, RankedPlay};
use crate::judgement::{Finding, Judgement, NOTHING, TurnedOn, Worth};
use crate::placing::{Ranked, rank};
use crate::playing_out::{self, CubePlayedOut};
use crate::thoroughness::Thoroughness;
use pasch_engine::{CubeAnswer, Interrupt, Stakes, Tariff};
use pasch_notation::format_play;
use pasch_rules::{BoardLaw, Position, Roll, Side, Situation, Stake, Turning, Waiting};

/// How many of the best plays have to lie together for the choice to be trivial.
const TRIVIAL_PLAYS: usize = 10;
/// How many plays a judgement lists, besides the one made.
const LISTED: usize = 5;
/// Where the first glance sees this much between doubling and not, a second look changes nothing that counts.
const CLEAR_CUBE: f64 = 0.35;

impl Judge {
    /// The judgement on a decision.
    pub fn judgement(
        &mut self,
        decision: &Decision,
        thoroughness: Thoroughness,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        let mut case = Case {
            situation: &decision.situation,
            side: decision.side,
            stakes: self.engine().stakes(&decision.situation),
            thoroughness,
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
                Some(Waiting::Turned(turning)) if turning != Turning::Double => case.answer_to_more(*answer, interrupt),
                _ => case.answer(*answer, interrupt),
            },
            Matter::Resign(stake) | Matter::Accept(stake) | Matter::Decline(stake) => {
                case.resignation(*stake, &decision.matter, interrupt)
            }
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
    thoroughness: Thoroughness,
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
        let searcher = self.judge.searcher(law, interrupt)?;
        let found = rank(
            searcher,
            position,
            roll,
            made,
            &self.stakes,
            self.thoroughness,
            interrupt,
        )?;
        let luck = crate::luck::luck(
            searcher,
            position,
            roll,
            opening,
            &self.stakes,
            self.thoroughness,
            interrupt,
        )?;
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
        let made = plays[made].after;
        // Read from above, the list goes down: what was not looked at so far ahead stands where its worth puts it.
        plays[1..].sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut at = plays.iter().position(|play| play.after == made).unwrap_or(0);
        if at >= LISTED {
            plays.swap(LISTED, at);
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
        if self.thoroughness.plies() > 0 && (turned || gap < CLEAR_CUBE) {
            look = self.look_ahead(self.thoroughness.plies(), interrupt)?;
        }
        if self.thoroughness == Thoroughness::Deep && (turned || look.is_close()) {
            self.play_out(&mut look, interrupt)?;
        }
        Ok(look)
    }

    fn look_ahead(&mut self, plies: u8, interrupt: &impl Interrupt) -> Result<CubeLook, JudgeFault> {
        let (decision, chances, _) = self.judge.decided(self.situation, plies, interrupt)?;
        Ok(CubeLook {
            doubled: f64::from(decision.doubled),
            turned_on: decision.turned_on.map(|(_, equity)| f64::from(equity)),
            advice: CubeAdvice::from(&decision),
            chances: judge::chances(&chances),
            plies,
            trials: 0,
            beavers: self.situation.law.beavers && self.situation.length.is_none(),
        })
    }

    fn play_out(&mut self, look: &mut CubeLook, interrupt: &impl Interrupt) -> Result<(), JudgeFault> {
        let position = self.situation.check()?;
        let law = BoardLaw::from(self.situation.law.rulebook.answers());
        let searcher = self.judge.searcher(law, interrupt)?;
        let CubePlayedOut { hold, take, trials } = playing_out::cube(searcher, &position, &self.stakes, interrupt)?;
        look.advice.no_double = hold;
        look.advice.double_take = take;
        look.trials = trials;
        look.settle();
        Ok(())
    }

    /// A cube that was turned in answer to a double: playing on with it, against losing what it stood at.
    fn answer_to_more(&mut self, answer: CubeAnswer, interrupt: &impl Interrupt) -> Result<Judgement, JudgeFault> {
        let plies = self.thoroughness.plies();
        let Answers { take, pass, .. } =
            Answers::to_more(self.judge, self.situation, self.side, false, plies, interrupt)?;
        let (best, made) = (take.max(pass), if answer == CubeAnswer::Pass { pass } else { take });
        Ok(Judgement {
            cost: best - made,
            match_cost: self.match_chance(best - made),
            counted: true,
            plies,
            trials: 0,
            worth: self.own_worth(best),
            finding: Finding::TurnedOn(TurnedOn { take, pass }),
            luck: None,
        })
    }

    /// Giving up, and accepting or refusing that: what it gives against playing on.
    fn resignation(
        &mut self,
        stake: Stake,
        matter: &Matter,
        interrupt: &impl Interrupt,
    ) -> Result<Judgement, JudgeFault> {
        let plies = self.thoroughness.plies();
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
        let winner = !matches!(matter, Matter::Resign(_));
        let given = equity(tariff.result(cube, winner, stake.factor() as u8));
        let lost = match matter {
            Matter::Decline(_) => given - playing_on,
            _ => playing_on - given,
        };
        let cost = lost.max(0.0);
        Ok(Judgement {
            cost,
            match_cost: self.match_chance(cost),
            counted: false,
            plies,
            trials: 0,
            worth: self.own_worth(playing_on.max(given)),
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

    /// What an equity of the one who decides is worth to him.
    fn own_worth(&self, equity: f64) -> Worth {
        let (tariff, _) = self.own_tariff();
        let worth = tariff.worth_of_equity(equity as f32, self.stakes.cube.value);
        Worth {
            equity,
            match_chance: tariff.mwc(worth).map(f64::from),
        }
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
