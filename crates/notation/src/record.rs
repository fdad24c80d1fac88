//! A match written down: who did what in every game.
//!
//! A [`MatchRecord`] is what all match files have in common; what a file says of itself beyond that stands in its
//! headers.

use crate::xgid::Xgid;
use pasch_rules::{Board, Cube, Preset, Roll, Side, Situation, Stake, Start, Step};

/// A match or a money session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRecord {
    /// What the file says about itself (site, event, date ...), in its order.
    pub headers: Vec<(String, String)>,
    /// White's and black's names; white is the player in the left column.
    pub players: [String; 2],
    /// The points the match goes to; 0 for money.
    pub length: u32,
    /// Is the Crawford rule played?
    pub crawford: bool,
    /// Is the Jacoby rule played (money only)?
    pub jacoby: bool,
    /// Are beavers allowed (money only)?
    pub beavers: bool,
    /// How the checkers stand at first.
    pub variation: Variation,
    /// The rulebook it was played by.
    pub rulebook: Preset,
    /// The games.
    pub games: Vec<GameRecord>,
}

/// How the checkers stand at first, as far as the files know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variation {
    /// The usual start.
    #[default]
    Backgammon,
    /// Two more checkers back.
    Nackgammon,
    /// Three checkers a side.
    Hypergammon,
}

impl Variation {
    /// All of them.
    pub const ALL: [Variation; 3] = [Variation::Backgammon, Variation::Nackgammon, Variation::Hypergammon];

    /// The name in the files.
    pub fn name(self) -> &'static str {
        match self {
            Variation::Backgammon => "Backgammon",
            Variation::Nackgammon => "Nackgammon",
            Variation::Hypergammon => "Hypergammon",
        }
    }

    /// How many checkers a side has.
    pub(crate) fn checkers(self) -> u8 {
        let board = self.start().board().ok();
        board.map_or(0, |board| board.white.iter().sum())
    }

    pub(crate) fn start(self) -> Start {
        match self {
            Variation::Backgammon => Start::Standard,
            Variation::Nackgammon => Start::Nackgammon,
            Variation::Hypergammon => Start::Hypergammon,
        }
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// White's and black's points before the game.
    pub score: [u32; 2],
    /// How it begins, if not as usual.
    pub begins: Option<Beginning>,
    /// What was done, in order.
    pub deeds: Vec<(Side, Deed)>,
    /// Who won how many points; `None` if the game was not finished.
    pub result: Option<(Side, u32)>,
}

impl GameRecord {
    /// What the cube shows in the end, going by the deeds alone.
    fn cube(&self) -> u32 {
        let mut cube = self.begins.map_or(1, |beginning| beginning.cube.value);
        let mut offered = None;
        for (_, deed) in &self.deeds {
            match deed {
                Deed::Double | Deed::Beaver | Deed::Raccoon | Deed::Redouble => {
                    offered = Some(offered.unwrap_or(cube).saturating_mul(2));
                }
                // Not every file writes that a beaver is taken.
                Deed::Take | Deed::Play { .. } | Deed::UnknownPlay { .. } => cube = offered.take().unwrap_or(cube),
                Deed::Drop | Deed::Resign(_) => {}
            }
        }
        cube
    }

    /// The points that the winner takes if the other leaves a match to `length` points now: all that he still needs.
    /// `None` where a game that is given up can be worth as much.
    pub(crate) fn left_to(&self, winner: Side, length: u32) -> Option<u32> {
        let needed = length.saturating_sub(self.score[winner as usize]);
        let dropped = matches!(self.deeds.last(), Some((_, Deed::Drop)));
        let most = self.cube().saturating_mul(Stake::Backgammon.factor());
        (most < needed && !dropped).then_some(needed)
    }
}

/// How a game begins that does not begin as usual: with checkers that somebody set, or a cube that automatic doubles turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// Where the checkers stand.
    pub board: Board,
    /// What the cube shows, and whose it is.
    pub cube: Cube,
}

impl Beginning {
    /// It as a position of XG.
    pub(crate) fn xgid(&self) -> Option<Xgid> {
        let mut situation = Situation::seen_by(Side::White, self.board.seen_by(Side::White));
        situation.standing.cube = self.cube;
        Xgid::of(&situation)
    }

    /// Read back, for a game of so many checkers.
    pub(crate) fn of_xgid(xgid: &Xgid, checkers: u8) -> Beginning {
        let standing = xgid.situation(checkers).standing;
        Beginning {
            board: standing.board,
            cube: standing.cube,
        }
    }
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Rolled and played.
    Play {
        /// The dice.
        roll: Roll,
        /// The steps, in the player's own counting.
        steps: Vec<Step>,
        /// Did the rules confirm it? Otherwise it is illegal, or stands where the replay could not follow.
        legal: bool,
    },
    /// Rolled, and what was played is not written (`????`).
    UnknownPlay {
        /// The dice.
        roll: Roll,
    },
    /// Doubled, or redoubled before a roll.
    Double,
    /// Took the double.
    Take,
    /// Dropped the double.
    Drop,
    /// Turned the cube again in answer to a double, keeping it.
    Beaver,
    /// Turned the cube once more in answer to a beaver.
    Raccoon,
    /// Took the double and offered the next one at once.
    Redouble,
    /// Gave up the game.
    Resign(Stake),
}
impl MatchRecord {
    /// A record without games.
    pub fn new(players: [String; 2], length: u32) -> MatchRecord {
        MatchRecord {
            headers: Vec::new(),
            players,
            length,
            crawford: length > 0,
            jacoby: false,
            beavers: false,
            variation: Variation::Backgammon,
            rulebook: Preset::Tournament,
            games: Vec::new(),
        }
    }

    /// How many rolls were played, in all games.
    pub fn plays(&self) -> usize {
        let is_play = |(_, deed): &&(Side, Deed)| matches!(deed, Deed::Play { .. } | Deed::UnknownPlay { .. });
        self.games
            .iter()
            .map(|game| game.deeds.iter().filter(is_play).count())
            .sum()
    }

    /// Is game number `index` (from 0) the Crawford game, going by the scores written before the games? A record that
    /// begins a point before the end with a game in which the cube is turned began after it.
    pub fn is_crawford_game(&self, index: usize) -> bool {
        let near = |game: &GameRecord| game.score.iter().any(|&points| points.saturating_add(1) == self.length);
        let turned = |game: &GameRecord| game.deeds.iter().any(|(_, deed)| *deed == Deed::Double);
        let past = self.games.first().is_some_and(|game| near(game) && turned(game));
        // A game that was broken off is taken up again in the next.
        let first = self.games.iter().position(near);
        let is_first = first.and_then(|first| self.games.get(first..index));
        let is_first = is_first.is_some_and(|before| before.iter().all(|game| game.result.is_none()));
        self.crawford && self.length > 1 && !past && is_first
    }
}

/// The deeds of a game in two columns, as match files number them: which deed stands where.
pub(crate) fn rows(deeds: &[(Side, Deed)]) -> Vec<[Option<usize>; 2]> {
    let mut rows: Vec<[Option<usize>; 2]> = Vec::new();
    for (index, (side, deed)) in deeds.iter().enumerate() {
        if matches!(deed, Deed::Resign(_)) {
            continue;
        }
        match (side, rows.last_mut()) {
            (Side::Black, Some(row)) if row[1].is_none() => row[1] = Some(index),
            (Side::Black, _) => rows.push([None, Some(index)]),
            (Side::White, _) => rows.push([Some(index), None]),
        }
    }
    rows
}

/// Steps one by one, as gnubg's match files have them: `25/21 6/0 13/7*`.
pub(crate) fn plain_steps(steps: &[Step]) -> String {
    let written: Vec<String> = steps
        .iter()
        .map(|step| format!("{}/{}{}", step.from, step.to, if step.hit { "*" } else { "" }))
        .collect();
    written.join(" ")
}
