//! Everything that is wrong with something, told at once and in reading order.

use crate::rulebook::RulebookFault;
use crate::setup::SetupFault;
use crate::situation::SituationFault;
use crate::terms::TermsFault;
use std::fmt;

/// Every fault of one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(pub Vec<F>);

/// Every fault of a [`crate::Setup`].
pub type SetupFaults = Faults<SetupFault>;
/// Every fault of a [`crate::Situation`].
pub type SituationFaults = Faults<SituationFault>;
/// Every reason why a session cannot be played.
pub type TermsFaults = Faults<TermsFault>;
/// Every reason why nobody could play by a set of answers.
pub type RulebookFaults = Faults<RulebookFault>;

impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for Faults<F> {}
