//! What goes into a table: pages that come, go and ask, thoughts that come back, and time.

use pasch_analysis::{Decision, Hint, Level, Verdict, Wish};
use pasch_dice::Why;
use pasch_protocol::{Colour, Deed, EngineFailing, Fault, Phrase};
use pasch_rules::{DieStep, Session, Side};
use serde::{Deserialize, Serialize};

/// A moment, in milliseconds on the shell's clock.
pub type Millis = u64;

/// A page's number.
pub type GuestId = u64;

/// What happens to a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// The table was set up, or restored after it was put away or after a crash.
    Opened,
    /// A page comes.
    Join(Joining),
    /// A page goes.
    Leave(GuestId),
    /// A page asks for something.
    Ask {
        /// The page.
        guest: GuestId,
        /// Its request.
        re: u32,
        /// What.
        ask: Ask,
    },
    /// Somebody has thought.
    Thought(Thought),
    /// Another table was founded for the rematch, or could not be.
    Founded(Result<String, Fault>),
    /// Time has passed.
    Tick,
}

impl Input {
    /// Which page's request it is, to be answered even if nothing comes of it.
    pub fn asked(&self) -> Option<(GuestId, u32)> {
        match self {
            Input::Join(joining) => Some((joining.guest, joining.re)),
            Input::Ask { guest, re, .. } => Some((*guest, *re)),
            _ => None,
        }
    }
}

/// A page that comes. It can come to a table elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Joining {
    /// The page.
    pub guest: GuestId,
    /// Its request.
    pub re: u32,
    /// The seats' secrets that it has.
    pub tokens: Vec<String>,
    /// The fingerprint of its browser's secret.
    pub owner: String,
    /// Does it only want to watch?
    pub watch: bool,
    /// What the player is called.
    pub name: Option<String>,
}

/// What a page at the table asks for, wherever the table is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// To do something.
    Act {
        /// On which version.
        at: u32,
        /// For which side.
        side: Option<Side>,
        /// What.
        deed: Deed,
    },
    /// Why a checker cannot go somewhere.
    Explain {
        /// The steps made so far.
        steps: Vec<DieStep>,
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
    /// The lines of the log of dice.
    DiceLog {
        /// From this number on.
        from: u32,
    },
    /// To fix its part in the dice.
    Anchor {
        /// The epoch.
        epoch: u32,
        /// The anchor.
        anchor: String,
    },
    /// To have its part in a roll.
    Link {
        /// The roll.
        roll: u32,
        /// The link.
        link: String,
    },
    /// New chains.
    Renew {
        /// The epoch that is to end.
        epoch: u32,
        /// Why.
        why: Why,
    },
    /// To agree to new chains while a roll is open.
    Grant {
        /// The epoch that is to end.
        epoch: u32,
    },
    /// A hint.
    Hint,
    /// The tutor on or off.
    Tutor(bool),
    /// The tutor's summary.
    Summary,
    /// To sit down at another side.
    Sit(Side),
    /// To be called and shown otherwise.
    Introduce {
        /// The name.
        name: Option<String>,
        /// The colour.
        colour: Option<Colour>,
    },
    /// To say something.
    Say(Phrase),
}

/// What somebody should think about. It can be sent to them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// What the computer does.
    Wish {
        /// The version it is about.
        version: u32,
        /// The session.
        session: Box<Session>,
        /// Whose turn it is.
        side: Side,
        /// How strong it plays.
        level: Level,
        /// The engine of another program that decides for it, where it can.
        #[serde(default)]
        engine: Option<String>,
        /// Chance for its slips.
        seed: u64,
    },
    /// What a decision cost.
    Verdict {
        /// The version after it.
        version: u32,
        /// The decision.
        decision: Box<Decision>,
    },
    /// What the engine would do.
    Hint {
        /// Who asked.
        guest: GuestId,
        /// In which request.
        re: u32,
        /// The version it is about.
        version: u32,
        /// The session.
        session: Box<Session>,
    },
}

/// What came of thinking; nothing where it went wrong.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// What the computer wants.
    Wish {
        /// The version it is about.
        version: u32,
        /// What it wants.
        wish: Option<Wish>,
        /// Why the engine that should have decided did not.
        #[serde(default)]
        failed: Option<EngineFailing>,
    },
    /// What a decision cost.
    Verdict {
        /// The version after the decision.
        version: u32,
        /// The verdict.
        verdict: Option<Box<Verdict>>,
    },
    /// What the engine would do.
    Hint {
        /// Who asked.
        guest: GuestId,
        /// In which request.
        re: u32,
        /// The version it is about.
        version: u32,
        /// The hint.
        hint: Option<Box<Hint>>,
    },
}
