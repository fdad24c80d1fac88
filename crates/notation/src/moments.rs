//! A game moment by moment: how it stood before each deed.

use crate::live_game::LiveGame;
use crate::record::{Deed, MatchRecord, rows};
use crate::table::{Chair, CubeHolder, Offer, TableState};
use pasch_rules::{CubeOwner, Phase, Setup, Side, Turning};

/// A moment of a game, and what was done then.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// The number of the move, from 1, as match files count: one for both players.
    pub row: usize,
    /// Which deed of the game it is, from 0.
    pub index: usize,
    /// Who acts.
    pub side: Side,
    /// What is done.
    pub deed: &'a Deed,
    /// How it stands just before (the dice are on the table if they were rolled); `None` where the replay is lost.
    pub table: Option<TableState>,
}

impl MatchRecord {
    /// The moments of a game (from 0) before each deed, as far as the replay can follow; `None` if there is no such
    /// game.
    pub fn moments(&self, index: usize) -> Option<Vec<Moment<'_>>> {
        let game = self.games.get(index)?;
        let crawford = self.is_crawford_game(index);
        let mut live = LiveGame::new(self, index, crawford);
        let mut moments = Vec::with_capacity(game.deeds.len());
        for (row, cells) in rows(&game.deeds).into_iter().enumerate() {
            for index in cells.into_iter().flatten() {
                let (side, deed) = &game.deeds[index];
                live.prepare(*side, deed);
                moments.push(Moment {
                    row: row + 1,
                    index,
                    side: *side,
                    deed,
                    table: table(&live, self, game.score, *side, deed),
                });
                if live.follow(*side, deed).is_err() {
                    live.lose();
                }
            }
        }
        Some(moments)
    }
}

/// How it stands, seen by the player who rolls or has rolled.
fn table(live: &LiveGame, record: &MatchRecord, score: [u32; 2], side: Side, deed: &Deed) -> Option<TableState> {
    let game = live.game()?;
    let (roller, offer) = match game.phase() {
        Phase::DoubleOffered(offer) => {
            let offered = match offer.turning {
                Turning::Beaver => Offer::Beaver,
                Turning::Raccoon => Offer::Raccoon,
                Turning::Double | Turning::RedoubleAtOnce => Offer::Double,
            };
            (offer.roller, Some(offered))
        }
        _ => (side, None),
    };
    let roll = match deed {
        Deed::Play { roll, .. } | Deed::UnknownPlay { roll } => Some(*roll),
        _ => None,
    };
    let position = game.board().seen_by(roller);
    let cube = game.cube();
    let points = |side: Side| u16::try_from(score[side as usize]).unwrap_or(u16::MAX);
    Some(TableState {
        setup: Setup::from(position),
        on_roll: match roller {
            Side::White => Chair::Bottom,
            Side::Black => Chair::Top,
        },
        cube: cube.value,
        holder: match cube.owner {
            CubeOwner::Centred => CubeHolder::Centred,
            CubeOwner::Held(owner) if owner == roller => CubeHolder::Mover,
            CubeOwner::Held(_) => CubeHolder::Opponent,
        },
        own_points: points(roller),
        opp_points: points(roller.other()),
        match_length: u16::try_from(record.length).ok().filter(|&length| length > 0),
        crawford: live.crawford,
        jacoby: Some(record.length == 0 && record.jacoby),
        beavers: Some(record.length == 0 && record.beavers),
        roll,
        offer,
    })
}
