//! Company at a table: what players say to each other in few words, and the colour each likes to be shown in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something said at a table. Each page tells it in its own language (`phrase-<name>` in the catalogues).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Lucky roll!
    LuckyRoll,
    /// Bad luck.
    BadLuck,
    /// Oops: that was a mistake of mine.
    Oops,
    /// Let me think.
    Thinking,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
    /// Another one?
    Another,
    /// Goodbye.
    Goodbye,
}

/// A colour by which a player is shown beside the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Gold.
    Gold,
    /// Green.
    Green,
    /// Teal.
    Teal,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Pink.
    Pink,
}
