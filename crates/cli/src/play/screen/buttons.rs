//! What can be done now, as buttons; each has a key, and the first is what Enter does, unless it gives something up.

use super::{Page, Screen};
use crate::play::table::Awaited;
use crate::play::words::{fill, say};
use crate::screen::LookName;
use pasch_rules::{Phase, Resigning, Side};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// The same as this line typed.
    Say(&'static str),
    Resign,
    Hint,
    Help,
    Look,
    Log,
    Tutor,
}

impl Press {
    /// May Enter do it? What undoes or gives up wants a key of its own, so that nobody loses by one Enter too many.
    fn is_harmless(self) -> bool {
        match self {
            Press::Say(line) => line != "undo" && !line.starts_with("resign"),
            Press::Resign => false,
            Press::Hint | Press::Help | Press::Look | Press::Log | Press::Tutor => true,
        }
    }
}

/// A button and its key: F and this number.
pub struct Button {
    pub press: Press,
    pub key: u8,
    pub label: String,
}

/// The keys of the buttons that change with the game: F5 and those after it.
const FIRST: u8 = 5;
/// The last of them switches the tutor.
const TUTOR: u8 = 12;

impl Screen {
    /// What Enter does: the first of the buttons.
    pub fn main_press(&self) -> Option<Press> {
        let first = self.offered_buttons().into_iter().next().map(|button| button.press);
        first.filter(|press| press.is_harmless())
    }

    /// The button of a function key.
    pub fn button_of_key(&self, key: u8) -> Option<Press> {
        let fixed = self.fixed_buttons().into_iter();
        let all = self.offered_buttons().into_iter().chain(fixed);
        all.into_iter()
            .find(|button| button.key == key)
            .map(|button| button.press)
    }

    /// What can be done in the game, first what is done most.
    pub fn offered_buttons(&self) -> Vec<Button> {
        let labels = if self.resigning { self.stakes() } else { self.deeds() };
        let number = |(index, (press, label)): (usize, (Press, String))| Button {
            press,
            key: FIRST + index as u8,
            label,
        };
        labels.into_iter().enumerate().map(number).take(7).collect()
    }

    /// What can be done at any time.
    pub fn fixed_buttons(&self) -> Vec<Button> {
        let side_page = match self.page {
            Page::Hint => (Press::Log, "screen-log"),
            _ => (Press::Hint, "do-hint"),
        };
        let fixed = [(Press::Help, "screen-help"), side_page, (Press::Look, "screen-look")];
        let fixed = fixed.into_iter().zip(1..).map(|((press, label), key)| Button {
            press,
            key,
            label: say(label),
        });
        let quit = Button {
            press: Press::Say("quit"),
            key: 4,
            label: say("screen-quit"),
        };
        let mark = match (self.manner.tutor, self.manner.look) {
            (true, LookName::Plain) => "*",
            (true, _) => "✓",
            (false, _) => "-",
        };
        let tutor = Button {
            press: Press::Tutor,
            key: TUTOR,
            label: format!("{} {mark}", say("tutor")),
        };
        let at_a_table = !self.table.is_real_board();
        fixed.chain([quit]).chain(at_a_table.then_some(tutor)).collect()
    }

    fn stakes(&self) -> Vec<(Press, String)> {
        vec![
            (Press::Say("resign single"), say("do-resign-single")),
            (Press::Say("resign gammon"), say("do-resign-gammon")),
            (Press::Say("resign backgammon"), say("do-resign-backgammon")),
        ]
    }

    fn deeds(&self) -> Vec<(Press, String)> {
        let session = self.table.session();
        if self.table.awaits() != Awaited::Person || session.over().is_some() {
            return Vec::new();
        }
        let game = session.game();
        let mut deeds: Vec<(Press, String)> = Vec::new();
        let mut add = |may: bool, line: &'static str, label: String| {
            if may {
                deeds.push((Press::Say(line), label));
            }
        };
        let throws = !self.table.is_real_board();
        let turned = game.cube().value.saturating_mul(2);
        match game.phase() {
            Phase::Opening { .. } => add(throws, "roll", say("do-throw")),
            Phase::ToRoll { side } => {
                add(throws, "roll", say("do-roll"));
                add(session.allowed(*side).double, "double", say("do-double"));
                add(!throws, "correct", say("screen-correct"));
            }
            Phase::ToPlay { .. } => {
                let turn = self.table.turn();
                add(turn.is_some_and(|turn| turn.is_complete()), "done", say("do-done"));
                add(
                    turn.is_some_and(|turn| !turn.steps().is_empty()),
                    "undo",
                    say("do-undo"),
                );
            }
            Phase::DoubleOffered(offer) => {
                let may = session.allowed(offer.by.other());
                // What is offered is twice the cube, and turned on it is twice that.
                let value = ("value", turned.saturating_mul(2).into());
                add(true, "take", say("do-take"));
                add(true, "drop", say("do-drop"));
                add(
                    may.redouble,
                    "redouble",
                    fill("do-redouble", std::slice::from_ref(&value)),
                );
                add(may.beaver, "beaver", fill("do-beaver", std::slice::from_ref(&value)));
                add(may.raccoon, "raccoon", fill("do-raccoon", &[value]));
            }
            Phase::ResignOffered { .. } => {
                add(true, "accept", say("do-accept"));
                add(true, "decline", say("do-refuse"));
            }
            Phase::Over(_) => {
                add(true, "next", say("do-next"));
                add(session.allowed(Side::White).finish, "finish", say("do-finish"));
            }
        }
        let playing = matches!(game.phase(), Phase::ToRoll { .. } | Phase::ToPlay { .. });
        if playing {
            deeds.push(match session.terms().rulebook.resigning {
                Resigning::Offer => (Press::Resign, say("do-resign")),
                Resigning::AtOnceBackgammon => (Press::Say("resign"), say("do-resign")),
            });
        }
        deeds
    }
}
