//! What is wrong, as a sentence that can be told in any language: a key of the catalogues and the values in it.
//!
//! Every fault and every refusal of this crate gives one ([`crate::Reason::sentence`], [`crate::SetupFault::sentence`] and so on).
//! Whoever speaks a language fills it; a protocol carries key and values as they are.
//!
//! ```
//! use pasch_rules::{SetupFault, Variable};
//! let sentence = SetupFault::OwnCheckers { found: 16, wanted: 15 }.sentence();
//! assert_eq!(sentence.key, "setup-own-checkers");
//! assert_eq!(sentence.variables[0], ("found", Variable::Number(16)));
//! ```

use crate::board::Side;
use crate::dice::Roll;
use crate::rulebook::Title;
use arrayvec::ArrayVec;

/// A key of the catalogues, and the values to put into its sentence by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The whole key, as in `refusal-blocked`.
    pub key: &'static str,
    /// Names and values.
    pub variables: ArrayVec<(&'static str, Variable), 3>,
}

/// A value in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// A number, which may choose a plural.
    Number(u32),
    /// A point in the counting of the player who acted; 25 the bar, 0 off the board.
    Point(u8),
    /// A player.
    Player(Side),
    /// A throw.
    Dice(Roll),
    /// A word by which the sentence chooses between its forms, as in `match` or `beavers`.
    Choice(&'static str),
    /// A rulebook, to be named.
    Rulebook(Title),
}

impl Sentence {
    /// A sentence with these values, three at most.
    pub fn new<const N: usize>(key: &'static str, variables: [(&'static str, Variable); N]) -> Sentence {
        const { assert!(N <= 3) };
        Sentence {
            key,
            variables: variables.into_iter().collect(),
        }
    }
}

macro_rules! from_values {
    ($($value:ty => $variable:ident),*) => { $(
        impl From<$value> for Variable {
            fn from(value: $value) -> Variable {
                Variable::$variable(value.into())
            }
        }
    )* };
}

from_values!(u8 => Number, u16 => Number, u32 => Number, Side => Player, Roll => Dice, Title => Rulebook);
