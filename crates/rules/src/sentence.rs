//! What is wrong, as a sentence that can be told in any language: a key of the catalogues and the values in it.
//!
//! Every fault and every refusal of this crate gives one ([`crate::Reason::sentence`], [`crate::SetupFault::sentence`] and so on).
//! Whoever speaks a language fills it; a protocol carries it as it is.
//!
//! ```
//! use pasch_rules::{SetupFault, Variable};
//! let sentence = SetupFault::OwnCheckers { found: 16, wanted: 15 }.sentence();
//! assert_eq!(sentence.key, "setup-own-checkers");
//! assert_eq!(sentence.variables["found"], Variable::Number(16));
//! ```

use crate::board::Side;
use crate::dice::Roll;
use crate::rulebook::Title;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A key of the catalogues, and the values to put into its sentence by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sentence {
    /// The whole key, as in `refusal-blocked`.
    pub key: Cow<'static, str>,
    /// Names and values.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "BTreeMap::is_empty"))]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, Variable>>", optional))]
    pub variables: BTreeMap<Cow<'static, str>, Variable>,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind", content = "value"))]
pub enum Variable {
    /// A number, which may choose a plural.
    Number(u32),
    /// A point in the counting of the player who acted; 25 the bar, 0 off the board.
    Point(u8),
    /// A player.
    Player(Side),
    /// A throw.
    Dice(#[cfg_attr(feature = "typescript", ts(type = "[number, number]"))] Roll),
    /// A word by which the sentence chooses between its forms, as in `match` or `beavers`.
    Choice(Cow<'static, str>),
    /// A rulebook, to be named.
    Rulebook(Title),
    /// Something to be told as it stands: what a file says, or the number of a line.
    Text(String),
    /// A sentence, or a part of one.
    Sentence(Box<Sentence>),
    /// Several parts, with commas between them.
    List(Vec<Sentence>),
}

impl Sentence {
    /// The sentence with this key and these values.
    pub fn new<const N: usize>(key: &'static str, variables: [(&'static str, Variable); N]) -> Sentence {
        let variables = variables.into_iter().map(|(name, value)| (name.into(), value));
        Sentence {
            key: key.into(),
            variables: variables.collect(),
        }
    }
}

impl Variable {
    /// A word that chooses between forms.
    pub fn choice(word: &'static str) -> Variable {
        Variable::Choice(word.into())
    }

    /// Something to be told as it stands.
    pub fn text(what: impl ToString) -> Variable {
        Variable::Text(what.to_string())
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

from_values!(u8 => Number, u16 => Number, u32 => Number, Side => Player, Roll => Dice, Title => Rulebook, Sentence => Sentence);
