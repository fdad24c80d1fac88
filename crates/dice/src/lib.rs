//! Dice with proof, without a server: what every party fixes before a game, how a throw follows from it, the log that a
//! game leaves, the part of an honest page, and the check that anyone can make.
//!
//! ```
//! use pasch_dice::{Bytes, Chain, Party, dice, identity, link_before};
//!
//! // Two parties fix their chains for a game; then a throw takes the first link of each.
//! let game = identity(&Bytes([1; 32]), 1, 1);
//! let server = Chain::new(game, Party::Server, Bytes([7; 32]));
//! let page = Chain::new(game, Party::White, Bytes([8; 32]));
//! let link = page.link(1).expect("a chain has 1024 links");
//! assert_eq!(link_before(&game, Party::White, 1, &link), page.anchor());
//! let links = [(Party::Server, server.link(1).expect("as above")), (Party::White, link)].into();
//! assert_eq!(dice(&game, 1, 2, &links).len(), 2);
//! ```
#![forbid(unsafe_code)]

mod chain;
pub mod first;
mod hexadecimal;
mod line;
mod log;
mod record;
mod verify;
mod witness;

pub use chain::{Bytes, CHAIN_LENGTH, Chain, Party, code, dice, head_after, identity, link_before};
pub use hexadecimal::{hex, unhex};
pub use line::{Before, EpochReason, Fallen, Line, RollPurpose, Sitter, Why};
pub use log::{Epoch, LineFault, Log, Open, party_of};
pub use record::{DiceRecord, Proof, Record, Verified};
pub use verify::{DiceFault, RecordFault, verify};
pub use witness::{Claim, ShownThrow, Witness, WitnessFault};
