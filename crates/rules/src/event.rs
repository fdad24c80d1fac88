//! What happens in a session.

use crate::action::{OpeningThrow, VoidThrow};
use crate::board::Side;
use crate::cube::{Cube, Offer};
use crate::dice::Roll;
use crate::plays::Step;
use crate::refusal::Reason;
use crate::result::{GameResult, Stake};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Something that happened, for whoever shows or writes down the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "event"))]
pub enum Event {
    /// A new game of the session began.
    GameStarted {
        /// 1, 2, 3 ...
        number: u32,
        /// Is it the Crawford game?
        crawford: bool,
    },
    /// A throw to see who starts.
    OpeningThrown {
        /// Who.
        side: Side,
        /// What.
        throw: OpeningThrow,
    },
    /// The opening throws were equal; they are made again.
    OpeningTied,
    /// The tie turned the cube.
    AutomaticallyDoubled {
        /// What it shows now.
        cube: u32,
    },
    /// It is settled who starts.
    Starts {
        /// Who.
        side: Side,
        /// The throw to play, unless the starter rolls afresh.
        roll: Option<Roll>,
    },
    /// The dice were rolled.
    Rolled {
        /// Who.
        side: Side,
        /// What.
        roll: Roll,
        /// Can any of it be played?
        playable: bool,
    },
    /// Checkers were moved.
    Played {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
        /// One by one; none if nothing could be played.
        steps: Vec<Step>,
    },
    /// The cube was turned.
    Doubled(Offer),
    /// The cube was taken.
    Taken {
        /// Who.
        side: Side,
        /// The cube now.
        cube: Cube,
    },
    /// The cube was dropped.
    Dropped {
        /// Who.
        side: Side,
    },
    /// Somebody offered to resign.
    ResignOffered {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// The offer was declined; the game goes on where it was.
    ResignDeclined {
        /// Who declined.
        side: Side,
    },
    /// Somebody resigned for good.
    Resigned {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// A player's time has run out.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// A player claimed the win because the opponent stayed away.
    Claimed {
        /// Who claimed it.
        side: Side,
    },
    /// A throw on a real board was void.
    ThrowVoid {
        /// Who.
        side: Side,
        /// Why.
        why: VoidThrow,
    },
    /// A wrong play was made on a real board.
    WronglyPlayed {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
        /// What was moved.
        steps: Vec<Step>,
        /// The rule it breaks.
        #[cfg_attr(feature = "typescript", ts(type = "{ reason: string }"))]
        reason: Reason,
    },
    /// A wrong play was taken back; the same throw is played again.
    CorrectionDemanded {
        /// Who demanded it.
        by: Side,
        /// Who plays again.
        side: Side,
        /// The throw.
        roll: Roll,
    },
    /// Nobody demanded a wrong play back in time: it stands.
    WrongPlayStands {
        /// Whose.
        side: Side,
    },
    /// The dice were picked up.
    DiceLifted {
        /// Whose.
        side: Side,
    },
    /// A game was won.
    GameOver(GameResult),
    /// The session is over.
    SessionOver {
        /// Who won it; nobody is a draw.
        winner: Option<Side>,
    },
}
