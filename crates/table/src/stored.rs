//! A table as it lies in a store, and the ledger that follows from it.

use crate::entry::Entry;
use crate::ledger::Ledger;
use crate::setting::Setting;
use serde::{Deserialize, Serialize};

/// A table as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// Its setting, as JSON.
    pub setting: String,
    /// Its entries in order, each as JSON.
    pub entries: Vec<String>,
    /// The secret of its dice, and its epoch.
    #[serde(default)]
    pub secret: Option<(u32, String)>,
}

/// What is stored makes no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Damaged {
    /// Where.
    pub place: String,
    /// What is wrong.
    pub fault: String,
}

/// The ledger that follows from what is stored.
pub fn restore(table: &str, stored: &Stored) -> Result<Ledger, Damaged> {
    let damaged = |place: String| {
        move |fault: &dyn std::fmt::Display| Damaged {
            place,
            fault: fault.to_string(),
        }
    };
    let setting = || damaged("setting".to_owned());
    let settled: Setting = serde_json::from_str(&stored.setting).map_err(|fault| setting()(&fault))?;
    let mut ledger = Ledger::new(table, settled).map_err(|fault| setting()(&fault))?;
    for (number, text) in stored.entries.iter().enumerate() {
        let here = || damaged(format!("entry {number}"));
        let entry: Entry = serde_json::from_str(text).map_err(|fault| here()(&fault))?;
        ledger.enter(&entry).map_err(|fault| here()(&fault))?;
    }
    // Without its secret the table asks for new chains; nobody else's dice depend on it.
    if let Some((epoch, seed)) = &stored.secret
        && let Some(seed) = pasch_dice::unhex(seed)
    {
        ledger.hold(*epoch, seed);
    }
    Ok(ledger)
}
