//! The hand on the board: which checker it holds, where the cursor is, and what a touch means.
//!
//! Places are counted as the player at the bottom counts, who is the one that moves, except at a real board, where
//! white stays at the bottom.

use crate::play::table::{Table, Trouble};
use crate::screen::Spot;
use pasch_rules::{BAR, OFF, Side, Turn};

#[derive(Default)]
pub struct Hand {
    pub cursor: Option<Spot>,
    pub held: Option<Spot>,
}

impl Hand {
    /// Takes up a checker, or puts the one in the hand down. `dragged`: it was let go here, and another is not meant.
    pub fn touch(&mut self, table: &mut Table, spot: Spot, dragged: bool) -> Result<(), Trouble> {
        let Some(held) = self.held.take() else {
            // Nobody to play, or nothing of his here: the rules say why when it is put down.
            self.held = Some(spot).filter(|&spot| spot != OFF && own_checkers(table, spot) > 0);
            return Ok(());
        };
        if held == spot {
            return Ok(());
        }
        let goes = destinations(table, held).contains(&spot);
        if !goes && !dragged && own_checkers(table, spot) > 0 && !destinations(table, spot).is_empty() {
            self.held = Some(spot);
            return Ok(());
        }
        let counted = |spot| counted(table, spot);
        let (from, to) = (counted(held), counted(spot));
        table.move_checker(from, to)
    }

    /// Moves the cursor to the next checker that can move; with one in the hand, to the next place it can go to.
    pub fn next_checker(&mut self, table: &Table) {
        let places: Vec<Spot> = match self.held {
            Some(held) => destinations(table, held),
            None => (1..=BAR)
                .rev()
                .filter(|&spot| !destinations(table, spot).is_empty())
                .collect(),
        };
        let at = places.iter().position(|&spot| Some(spot) == self.cursor);
        let next = at.map_or(0, |at| (at + 1) % places.len().max(1));
        self.cursor = places.get(next).copied().or(self.cursor);
    }
}

/// Where a checker of this place may go, while somebody plays.
pub fn destinations(table: &Table, spot: Spot) -> Vec<Spot> {
    let Some(turn) = table.turn() else { return Vec::new() };
    if spot == OFF || !has_checker(turn, counted(table, spot)) {
        return Vec::new();
    }
    let reachable = turn.reachable(counted(table, spot));
    reachable.iter().map(|place| counted(table, place.to)).collect()
}

fn has_checker(turn: &Turn, place: u8) -> bool {
    turn.position().own()[usize::from(place)] > 0
}

fn own_checkers(table: &Table, spot: Spot) -> u8 {
    table
        .turn()
        .map_or(0, |turn| turn.position().own()[usize::from(counted(table, spot))])
}

/// A place as the player who moves counts it, or the other way round. Bar and tray are his in either counting.
fn counted(table: &Table, spot: Spot) -> u8 {
    let (_, bottom) = table.board();
    match (table.session().game().mover(), spot) {
        (Some(mover), 1..=24) if mover != bottom => 25 - spot,
        _ => spot,
    }
}

/// A place of this side as the player at the bottom counts it.
pub fn seen_from_below(table: &Table, side: Side, place: u8) -> Option<Spot> {
    let (_, bottom) = table.board();
    match (side == bottom, place) {
        (true, place) => Some(place),
        (false, 1..=24) => Some(25 - place),
        (false, _) => None,
    }
}
