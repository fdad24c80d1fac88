//! How closely a match is looked at.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How closely a match is looked at.
///
/// ```
/// use pasch_analysis::Thoroughness;
/// assert_eq!("deep".parse(), Ok(Thoroughness::Deep));
/// assert_eq!(Thoroughness::default().to_string(), "standard");
/// assert!("hasty".parse::<Thoroughness>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Thoroughness {
    /// A glance: nothing is looked at ahead.
    Quick,
    /// Two plies where choices are close, less where they are not.
    #[default]
    Standard,
    /// The same, and what is still close is played out.
    Deep,
}

impl Thoroughness {
    /// All three, the quickest first.
    pub const ALL: [Thoroughness; 3] = [Thoroughness::Quick, Thoroughness::Standard, Thoroughness::Deep];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Thoroughness::Quick => "quick",
            Thoroughness::Standard => "standard",
            Thoroughness::Deep => "deep",
        }
    }

    /// How far ahead close choices are looked at.
    pub fn plies(self) -> u8 {
        match self {
            Thoroughness::Quick => 0,
            Thoroughness::Standard | Thoroughness::Deep => 2,
        }
    }

    /// How far ahead rolls are looked at to know their luck.
    pub fn luck_plies(self) -> u8 {
        u8::from(self == Thoroughness::Deep)
    }
}

impl fmt::Display for Thoroughness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the three.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0:?}; there are quick, standard and deep")]
pub struct UnknownThoroughness(String);

impl FromStr for Thoroughness {
    type Err = UnknownThoroughness;
    fn from_str(text: &str) -> Result<Thoroughness, UnknownThoroughness> {
        let known = Thoroughness::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| UnknownThoroughness(text.to_owned()))
    }
}
