//! A table's line in the list of games: as it is stored, and as one browser sees it.

use crate::ledger::Ledger;
use crate::setting::Chair;
use crate::view;
use pasch_protocol::{Due, GameSummary};
use pasch_rules::{Pair, Timing};
use serde::{Deserialize, Serialize};

/// The line with what no page is told: whose the seats are.
#[derive(Serialize, Deserialize)]
struct Listed {
    #[serde(flatten)]
    game: GameSummary,
    #[serde(default)]
    owners: Pair<Option<String>>,
}

/// The line as it is stored.
pub fn listed(ledger: &Ledger) -> String {
    let session = ledger.session();
    let game = GameSummary {
        table: ledger.table().to_owned(),
        updated: 0,
        rulebook: ledger.terms().rulebook.base().id().to_owned(),
        session: ledger.terms().session,
        real_board: ledger.terms().real_board,
        timing: ledger.terms().timing,
        due: due(ledger),
        seats: Pair::of(|side| view::seat(&ledger.seats()[side], false, false)),
        score: session.score(),
        over: session.over().is_some(),
    };
    let owners = Pair::of(|side| match &ledger.seats()[side] {
        Chair::Person { owner, .. } => Some(owner.clone()),
        _ => None,
    });
    serde_json::to_string(&Listed { game, owners }).unwrap_or_default()
}

/// By when somebody must have played, where a turn takes days.
fn due(ledger: &Ledger) -> Option<Due> {
    let slow = matches!(ledger.terms().timing, Timing::Days { .. });
    let (at, side) = ledger.clock().falls().filter(|_| slow)?;
    let at = i64::try_from(at).unwrap_or(i64::MAX);
    Some(Due { side, at })
}

/// The stored line as the browser with this fingerprint sees it.
pub fn listed_for(stored: &str, owner: &str) -> Option<GameSummary> {
    let Listed { mut game, owners } = serde_json::from_str(stored).ok()?;
    game.seats.white.mine = owners.white.as_deref() == Some(owner);
    game.seats.black.mine = owners.black.as_deref() == Some(owner);
    Some(game)
}
