//! `--numbers`: whether points are typed and told as the rulebook's sheet numbers them, or as other programs do.

use pasch_rules::{Numbering, Rulebook};

/// Whose numbers.
#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
pub enum Numbers {
    /// The sheet's.
    Sheet,
    /// Each player's own, from 24 down to 1.
    Usual,
}

impl Numbers {
    /// The numbering by a rulebook. JSON keeps the usual one unless asked otherwise.
    pub fn chosen(numbers: Option<Numbers>, json: bool, rulebook: &Rulebook) -> Numbering {
        let default = if json { Numbers::Usual } else { Numbers::Sheet };
        match numbers.unwrap_or(default) {
            Numbers::Sheet => rulebook.numbering,
            Numbers::Usual => Numbering::EachOwn,
        }
    }
}
