//! An engine of another program in a duel: asked for its plays and for the cube. One that fails loses the game.

use crate::fault::{Fault, as_text};
use crate::language::words;
use crate::opponent::{Failure, Opponent};
use pasch_engine::{CubeState, Holder};
use pasch_host::{Decision, Reply};
use pasch_rules::{CheckerRules, Cube, CubeOwner, Position, Roll, Side, Situation, Turning, Waiting};
use pasch_trainer::{Duellist, Never};

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
