//! An engine of another program as an opponent in a duel: asked over its protocol, and started again when it fails.

use crate::fault::{Fault, as_text, system_says};
use crate::language::words;
use pasch_engine::{CubeState, Holder};
use pasch_host::{Decision, Engine, EngineFault, Failing, Patience, Recipe, Reply, Setting, Wanted};
use pasch_rules::{Afterstate, CheckerRules, Cube, CubeOwner, Play, Position, Roll, Side, Situation, Turning, Waiting};
use pasch_trainer::{Duellist, Never};
use std::io::ErrorKind;
use std::time::Duration;

/// How the engine is had, read from the command line.
pub fn recipe(command: &str, settings: &[String], seconds: Option<u64>) -> Result<Recipe, Fault> {
    let unread = |fault| Fault::said("fault-engine-command", &[("detail", as_text(fault))]);
    let mut recipe = Recipe::read(command).map_err(unread)?;
    for text in settings {
        let Some((name, value)) = text.split_once('=') else {
            return Err(Fault::said(
                "fault-engine-setting",
                &[("setting", text.as_str().into())],
            ));
        };
        recipe.settings.push(Setting {
            name: name.to_owned(),
            value: value.to_owned(),
            optional: false,
        });
    }
    if let Some(seconds) = seconds {
        recipe.patience = Patience {
            answer: Duration::from_secs(seconds),
            ..recipe.patience
        };
    }
    Ok(recipe)
}

/// Lets an engine look as far ahead as the other player, where it can be told to and was not told otherwise.
pub fn look_ahead(recipe: &mut Recipe, plies: u8, cubeful: bool) {
    let eval = if cubeful { "cubeful" } else { "cubeless" };
    for (name, value) in [
        ("engine.ply", (plies + 1).to_string()),
        ("engine.eval", eval.to_owned()),
    ] {
        if !recipe.settings.iter().any(|setting| setting.name == name) {
            let name = name.to_owned();
            recipe.settings.push(Setting {
                name,
                value,
                optional: true,
            });
        }
    }
}

/// What went wrong, in the person's language.
pub fn engine_fault(fault: &EngineFault) -> Fault {
    match fault {
        EngineFault::Start { program, source } if program == "gnubg" && source.kind() == ErrorKind::NotFound => {
            Fault::said("fault-gnubg-missing", &[])
        }
        EngineFault::Start { program, source } => {
            let variables = [("engine", program.as_str().into()), ("why", system_says(source).into())];
            Fault::said("fault-engine-start", &variables)
        }
        EngineFault::Failed { program, failing } => {
            let engine = ("engine", program.as_str().into());
            match failing {
                Failing::Gone => Fault::said("fault-engine-gone", &[engine]),
                Failing::Silent => Fault::said("fault-engine-silent", &[engine]),
                Failing::Refused { line } => {
                    Fault::said("fault-engine-refused", &[engine, ("answer", line.as_str().into())])
                }
                Failing::Illegal { line, fault } => {
                    let answer = ("answer", line.as_str().into());
                    match fault {
                        None => Fault::said("fault-engine-answer", &[engine, answer]),
                        Some(fault) => {
                            let detail = words().sentence(&fault.sentence());
                            Fault::said("fault-engine-play", &[engine, answer, ("detail", detail.into())])
                        }
                    }
                }
            }
        }
    }
}

/// An engine in a duel. One that fails loses the game, and is started again for the next.
pub struct Opponent {
    recipe: Recipe,
    engine: Option<Engine>,
}

impl Opponent {
    /// Starts it.
    pub fn start(recipe: &Recipe) -> Result<Opponent, Fault> {
        let engine = Engine::start(recipe).map_err(|fault| engine_fault(&fault))?;
        Ok(Opponent {
            recipe: recipe.clone(),
            engine: Some(engine),
        })
    }

    /// The play that the engine chooses.
    pub fn choose(&mut self, situation: &Situation, roll: Roll) -> Result<(Play, Afterstate), Failure> {
        let decision = Decision::Play(roll);
        match self.ask(situation.clone(), decision)? {
            Reply::Play(play, after) => Ok((play, after)),
            _ => Err(self.unable()),
        }
    }

    fn ask(&mut self, situation: Situation, decision: Decision) -> Result<Reply, Failure> {
        let ended = |fault: EngineFault| Failure::Ends(engine_fault(&fault));
        let engine = match &mut self.engine {
            Some(engine) => engine,
            None => self.engine.insert(Engine::start(&self.recipe).map_err(ended)?),
        };
        let asked = engine.ask(&Wanted { situation, decision });
        asked.map_err(|fault| {
            self.engine = None;
            Failure::Game(engine_fault(&fault))
        })
    }

    fn unable(&self) -> Failure {
        let name = self.engine.as_ref().map_or("", Engine::name);
        Failure::Ends(Fault::said("fault-engine-cube", &[("engine", name.into())]))
    }
}

/// What a decision that could not be had costs.
pub enum Failure {
    /// The game.
    Game(Fault),
    /// The duel.
    Ends(Fault),
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match failure {
            Failure::Game(fault) | Failure::Ends(fault) => fault,
        }
    }
}

impl From<Never> for Fault {
    fn from(never: Never) -> Fault {
        match never {}
    }
}

impl Duellist for Opponent {
    type Fault = Failure;

    fn play(&mut self, position: &Position, roll: Roll, cube: CubeState) -> Result<Position, Failure> {
        let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
        if let [(_, after)] = &plays[..] {
            return Ok(after.opponent_on_roll());
        }
        Ok(self.choose(&money(position, cube), roll)?.1.opponent_on_roll())
    }

    fn doubles(&mut self, position: &Position, cube: CubeState) -> Result<bool, Failure> {
        match self.ask(money(position, cube), Decision::Double)? {
            Reply::Doubles(doubles) => Ok(doubles),
            _ => Err(self.unable()),
        }
    }

    fn takes(&mut self, position: &Position, cube: CubeState) -> Result<bool, Failure> {
        let mut situation = money(position, cube);
        situation.waiting = Some(Waiting::Turned(Turning::Double));
        match self.ask(situation, Decision::Answer)? {
            Reply::Answers(choice) => Ok(choice != pasch_analysis::Choice::Pass),
            _ => Err(self.unable()),
        }
    }

    fn forfeits(&mut self, failure: Failure) -> Result<(), Failure> {
        match failure {
            Failure::Game(fault) => {
                let told = words().fill("duel-forfeit", &[("why", as_text(fault))]);
                eprintln!("{told}");
                Ok(())
            }
            ends => Err(ends),
        }
    }
}

/// A game for points without Jacoby and beavers, white on roll.
fn money(position: &Position, cube: CubeState) -> Situation {
    let mut situation = Situation::money(*position);
    situation.law.jacoby = false;
    situation.law.beavers = false;
    situation.standing.cube = Cube {
        value: cube.value,
        owner: match cube.holder {
            Holder::Centred => CubeOwner::Centred,
            Holder::Own => CubeOwner::Held(Side::White),
            Holder::Opponent => CubeOwner::Held(Side::Black),
        },
    };
    situation
}
