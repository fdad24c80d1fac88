//! Dice with proof, without a server: what is committed to, how a throw follows from it, the record that a game leaves,
//! and the check that anyone can make of it.
//!
//! ```
//! use pasch_dice::{Chain, Throw, hash};
//! use pasch_rules::{Pair, Side};
//!
//! let chain = Chain::new([7; 32], 10);
//! let secret = chain.link(1).expect("ten links");
//! assert_eq!(hash(&secret), chain.commitment());
//! let nonces = Pair { white: Some("5".repeat(64)), black: None };
//! let throw = Throw { table: "t", chain: 1, link: 1, side: Side::White, count: 2, nonces: &nonces };
//! assert_eq!(throw.dice(&secret).len(), 2);
//! ```
#![forbid(unsafe_code)]

mod hexadecimal;
mod record;
mod throw;
mod verify;

pub use hexadecimal::{hex, unhex};
pub use record::{
    DiceEntry, DiceRecord, GameChain, LeftOut, NonceLeftOut, PROOF_VERSION, Proof, ProofRoll, RollPurpose,
};
pub use throw::{CHAIN_LENGTH, Chain, Link, Throw, hash};
pub use verify::{DiceFault, RecordFault, Verified, throw_of, verify};
