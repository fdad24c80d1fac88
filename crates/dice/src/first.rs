//! The first protocol, by which no table is played any more: its records are still checked. A server that made its chain
//! late, or a player who chose his nonce last, could bend its dice and pass every check; the second protocol ends that.

mod record;
mod throw;
mod verify;

pub use record::{DiceEntry, DiceRecord, GameChain, LeftOut, NonceLeftOut, PROOF_VERSION, ProofRoll};
pub use throw::{Chain, Link, Throw, hash};
pub use verify::{RecordFault, Verified, replay, verify};
