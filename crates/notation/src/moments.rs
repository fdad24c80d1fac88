//! A game moment by moment: how it stood before each deed.

use crate::live_game::LiveGame;
use crate::record::{Deed, MatchRecord, rows};
use pasch_rules::{Phase, Side, Situation, Waiting};

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
    pub situation: Option<Situation>,
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
                    situation: situation(&live, self, game.score, *side, deed),
                });
                if live.follow(*side, deed).is_err() {
                    live.lose();
                }
            }
        }
        Some(moments)
    }
}

/// How it stands, with the player on roll who rolls or has rolled.
fn situation(live: &LiveGame, record: &MatchRecord, score: [u32; 2], side: Side, deed: &Deed) -> Option<Situation> {
    let game = live.game()?;
    let (roller, waiting) = match game.phase() {
        Phase::DoubleOffered(offer) => (offer.roller, Some(Waiting::Turned(offer.turning))),
        _ => (side, None),
    };
    let mut situation = Situation::seen_by(roller, game.board().seen_by(roller));
    situation.standing.roll = match deed {
        Deed::Play { roll, .. } | Deed::UnknownPlay { roll } => Some(*roll),
        _ => None,
    };
    situation.standing.cube = game.cube();
    situation.standing.score = score.into();
    situation.standing.crawford = live.crawford;
    situation.waiting = waiting;
    situation.length = Some(record.length).filter(|&length| length > 0);
    situation.law.jacoby = record.length == 0 && record.jacoby;
    situation.law.beavers = record.length == 0 && record.beavers;
    Some(situation)
}
