//! A game moment by moment: how it stood before each deed.

use crate::live_game::LiveGame;
use crate::record::{Deed, MatchRecord, rows};
use pasch_rules::{Law, Phase, Rulebook, Side, Situation, Waiting};

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
    /// Could this side have turned the cube before it rolled?
    pub may_double: bool,
    /// Is this the roll that began the game, by the dice that decided who starts?
    pub opening: bool,
}

impl MatchRecord {
    /// The moments of a game (from 0) before each deed, as far as the replay can follow; `None` if there is no such
    /// game. A resignation has no place in the columns of a match file, and none here.
    pub fn moments(&self, index: usize) -> Option<Vec<Moment<'_>>> {
        let mut moments = self.moments_to_the_end(index)?;
        moments.retain(|moment| !matches!(moment.deed, Deed::Resign(_)));
        Some(moments)
    }

    /// The same with the resignation that may have ended the game, in the row of the deed before it.
    pub fn moments_to_the_end(&self, index: usize) -> Option<Vec<Moment<'_>>> {
        let game = self.games.get(index)?;
        let crawford = self.is_crawford_game(index);
        let law = self.law();
        let mut live = LiveGame::new(self, index, crawford);
        if let Some(beginning) = game.begins {
            live.begin_with(beginning);
        }
        let mut moments: Vec<Moment<'_>> = Vec::with_capacity(game.deeds.len());
        for (index, row) in row_of_each(&game.deeds).into_iter().enumerate() {
            let (side, deed) = &game.deeds[index];
            let first = live.is_first();
            live.prepare(*side, deed);
            moments.push(Moment {
                row,
                index,
                side: *side,
                deed,
                situation: situation(&live, self, &law, game.score, *side, deed),
                may_double: !first && live.may_double(*side),
                opening: first && live.wants_opening(),
            });
            if live.follow(*side, deed).is_err() {
                live.lose();
            }
        }
        Some(moments)
    }

    /// The law that the games were played by.
    pub fn law(&self) -> Law {
        let rulebook = Rulebook::from(self.rulebook);
        // Where a file says otherwise than the sheet, the file knows what was played.
        let amended = match self.length > 1 && rulebook.crawford != self.crawford {
            true => rulebook.amend(|answers| answers.crawford = self.crawford).ok(),
            false => None,
        };
        Law {
            jacoby: self.length == 0 && self.jacoby,
            beavers: self.length == 0 && self.beavers,
            ..Law::from(amended.unwrap_or(rulebook))
        }
    }
}

/// The row of each deed; a resignation is in the row of the deed before it.
fn row_of_each(deeds: &[(Side, Deed)]) -> Vec<usize> {
    let mut numbers = vec![0; deeds.len()];
    for (row, cells) in rows(deeds).into_iter().enumerate() {
        for index in cells.into_iter().flatten() {
            numbers[index] = row + 1;
        }
    }
    let mut last = 1;
    for number in &mut numbers {
        *number = if *number == 0 { last } else { *number };
        last = *number;
    }
    numbers
}

/// How it stands, with the player on roll who rolls or has rolled.
fn situation(
    live: &LiveGame,
    record: &MatchRecord,
    law: &Law,
    score: [u32; 2],
    side: Side,
    deed: &Deed,
) -> Option<Situation> {
    let game = live.game()?;
    let (roller, waiting) = match (game.phase(), deed) {
        (Phase::DoubleOffered(offer), _) => (offer.roller, Some(Waiting::Turned(offer.turning))),
        // Who gives up may do so at any time.
        (_, Deed::Resign(_)) => (game.mover().unwrap_or(side), None),
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
    situation.law = law.clone();
    Some(situation)
}
