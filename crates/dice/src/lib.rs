#![doc = include_str!("../README.md")]
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
