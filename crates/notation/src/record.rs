//! A match written down: who did what in every game, and how it was checked.
//!
//! A [`MatchRecord`] is what the files have in common. Whoever reads one hands every deed to a [`Reader`], which
//! replays it through a session of the rules crate; what the rules refuse, and every result or score that the
//! replay does not bear out, is listed as a [`RecordFault`] with its game, move and line. After an illegal play
//! the game goes on from where the checkers then stand; only where that is impossible is the rest of that game
//! written down unchecked.

use crate::expected::Lack;
use crate::move_text::{MoveFault, loose_steps, read_play, resolve_steps};
use pasch_rules::{
    Action, Board, CubeUse, Game, NextGame, Opening, OpeningThrow, Phase, Preset, Refusal, Roll, Rulebook, Session,
    SessionKind, Side, Situation, Stake, Start, Step, Terms, Waiting,
};
use std::fmt;

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

    fn start(self) -> Start {
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
    /// What was done, in order.
    pub deeds: Vec<(Side, Deed)>,
    /// Who won how many points; `None` if the game was not finished.
    pub result: Option<(Side, u32)>,
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

/// Something in a file that the rules or the arithmetic do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The game, from 1; 0 before the first.
    pub game: usize,
    /// The number of the move in the file; 0 before the first.
    pub number: usize,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: RecordFaultKind,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.game > 0 {
            write!(f, "game {}, ", self.game)?;
        }
        if self.number > 0 {
            write!(f, "move {}, ", self.number)?;
        }
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl std::error::Error for RecordFault {}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFaultKind {
    /// The text cannot be read.
    #[error("{0:?} cannot be read here")]
    Unreadable(String),
    /// Something the file has to say is missing.
    #[error("{0}")]
    Missing(Lack),
    /// A play is not legal, or not clear.
    #[error("{roll}: {text}: {fault}")]
    Play {
        /// The dice.
        roll: Roll,
        /// As it is written.
        text: String,
        /// Why.
        fault: MoveFault,
    },
    /// A play is not written down.
    #[error("{0}: what was played is not written")]
    UnknownPlay(Roll),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Refusal),
    /// The first throw of a game decides who starts, so it cannot be a double.
    #[error("a game cannot begin with {0}: equal dice are thrown again")]
    FirstRoll(Roll),
    /// There is no doubling in the Crawford game.
    #[error("a double in the Crawford game")]
    CrawfordDouble,
    /// The number on the cube is another one.
    #[error("the cube is written to go to {written}, but goes to {real}")]
    CubeValue {
        /// As written.
        written: u32,
        /// By the replay.
        real: u32,
    },
    /// The score before the game is another one.
    #[error("the score is written as {}-{}, but is {}-{} by the games before", .written[0], .written[1], .real[0], .real[1])]
    Score {
        /// As written.
        written: [u32; 2],
        /// By the replay.
        real: [u32; 2],
    },
    /// The result is another one.
    #[error("{} written to win {}, but {} wins {} by the replay", .written.0, .written.1, .real.0, .real.1)]
    Result {
        /// As written.
        written: (Side, u32),
        /// By the replay.
        real: (Side, u32),
    },
    /// No way to end the game here is worth that much.
    #[error("{winner} is written to win {points}, which no resignation at a cube of {cube} is worth")]
    ResultValue {
        /// Who wins.
        winner: Side,
        /// As written.
        points: u32,
        /// The cube as it stands.
        cube: u32,
    },
    /// A game after the end of the match.
    #[error("the match was already over")]
    MatchOver,
    /// A deed after the end of the game.
    #[error("the game was already over")]
    GameOver,
    /// The replay cannot follow any more.
    #[error("from here on this game cannot be followed; it is kept as written")]
    Lost,
}

/// A file as far as it could be read, and all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The match.
    pub record: MatchRecord,
    /// What is wrong with the file, in its order.
    pub faults: Vec<RecordFault>,
}

impl Reading {
    /// How many plays the record holds.
    pub fn plays(&self) -> usize {
        self.record.plays()
    }
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

    /// Is game number `index` (from 0) the Crawford game, going by the scores written before the games?
    pub fn is_crawford_game(&self, index: usize) -> bool {
        let near = |game: &GameRecord| game.score.iter().any(|&points| points + 1 == self.length);
        self.crawford && self.length > 1 && self.games.iter().position(near) == Some(index)
    }

    /// The moments of a game (from 0) before each deed, as far as the replay can follow; `None` if there is no such
    /// game.
    pub fn moments(&self, index: usize) -> Option<Vec<Moment<'_>>> {
        let game = self.games.get(index)?;
        let crawford = self.is_crawford_game(index);
        let mut live = Live::new(self, index, crawford);
        let mut moments = Vec::with_capacity(game.deeds.len());
        for (row, cells) in rows(&game.deeds).into_iter().enumerate() {
            for (side, deed) in cells.into_iter().flatten() {
                live.prepare(*side, deed);
                moments.push(Moment {
                    row: row + 1,
                    side: *side,
                    deed,
                    situation: live.situation(self, game.score, *side, deed),
                });
                if live.follow(*side, deed).is_err() {
                    live.session = None;
                }
            }
        }
        Some(moments)
    }
}

/// A moment of a game, and what was done then.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// The number of the move, from 1, as match files count: one for both players.
    pub row: usize,
    /// Who acts.
    pub side: Side,
    /// What is done.
    pub deed: &'a Deed,
    /// How it stands just before (the dice are on the table if they were rolled); `None` where the replay is lost.
    pub situation: Option<Situation>,
}

/// The deeds of a game in two columns, as match files number them.
pub(crate) fn rows(deeds: &[(Side, Deed)]) -> Vec<[Option<&(Side, Deed)>; 2]> {
    let mut rows: Vec<[Option<&(Side, Deed)>; 2]> = Vec::new();
    for entry in deeds.iter().filter(|(_, deed)| !matches!(deed, Deed::Resign(_))) {
        match (entry.0, rows.last_mut()) {
            (Side::Black, Some(row)) if row[1].is_none() => row[1] = Some(entry),
            (Side::Black, _) => rows.push([None, Some(entry)]),
            (Side::White, _) => rows.push([Some(entry), None]),
        }
    }
    rows
}

/// Where in the file something stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) number: usize,
    pub(crate) line: usize,
}

/// A play as a file gives it.
pub(crate) enum Written<'a> {
    Text(&'a str),
    Steps(Vec<Step>),
    Unknown,
}

/// Takes in a match deed by deed and replays it.
pub(crate) struct Reader {
    pub(crate) record: MatchRecord,
    pub(crate) faults: Vec<RecordFault>,
    score: [u32; 2],
    crawford_done: bool,
    game: Option<(Live, GameRecord)>,
}

impl Reader {
    pub(crate) fn new(record: MatchRecord) -> Reader {
        Reader {
            record,
            faults: Vec::new(),
            score: [0; 2],
            crawford_done: false,
            game: None,
        }
    }

    pub(crate) fn fault(&mut self, place: Place, kind: RecordFaultKind) {
        let game = self.record.games.len() + usize::from(self.game.is_some());
        self.faults.push(RecordFault {
            game,
            number: place.number,
            line: place.line,
            kind,
        });
    }

    pub(crate) fn in_game(&self) -> bool {
        self.game.is_some()
    }

    pub(crate) fn begin_game(&mut self, place: Place, written: [u32; 2]) {
        self.end_game();
        let length = self.record.length;
        let over = length > 0 && self.score.iter().any(|&points| points >= length);
        let near = length > 1 && written.iter().any(|&points| points.saturating_add(1) == length);
        let crawford = self.record.crawford && near && !self.crawford_done;
        self.crawford_done |= near;
        let live = Live::new(&self.record, self.record.games.len(), crawford);
        let game = GameRecord {
            score: written,
            deeds: Vec::new(),
            result: None,
        };
        self.game = Some((live, game));
        if over {
            self.fault(place, RecordFaultKind::MatchOver);
        } else if written != self.score {
            let real = self.score;
            self.fault(place, RecordFaultKind::Score { written, real });
        }
        self.score = written;
    }

    pub(crate) fn end_game(&mut self) {
        if let Some((live, mut game)) = self.game.take() {
            if let Some((winner, points)) = live.result() {
                game.result = Some((winner, points));
            }
            if let Some((winner, points)) = game.result {
                let own = &mut self.score[winner as usize];
                *own = own.saturating_add(points);
            }
            self.record.games.push(game);
        }
    }

    /// A roll and what was played with it.
    pub(crate) fn play(&mut self, place: Place, side: Side, roll: Roll, written: Written<'_>) {
        let Some((live, _)) = &mut self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        let first_double = live.is_first() && live.wants_opening() && roll.is_double();
        let deed = match &written {
            Written::Unknown => Deed::UnknownPlay { roll },
            Written::Text(_) | Written::Steps(_) if live.is_lost() => {
                let steps = match &written {
                    Written::Text(text) => loose_steps(text).unwrap_or_default(),
                    Written::Steps(steps) => steps.clone(),
                    Written::Unknown => Vec::new(),
                };
                Deed::Play {
                    roll,
                    steps,
                    legal: false,
                }
            }
            _ => self.resolve(place, side, roll, &written),
        };
        if first_double {
            self.fault(place, RecordFaultKind::FirstRoll(roll));
        }
        if let Deed::UnknownPlay { roll } = deed {
            self.fault(place, RecordFaultKind::UnknownPlay(roll));
        }
        self.deed(place, side, deed);
    }

    /// The play by the rules; if it breaks them, as it is written, and the fault is listed.
    fn resolve(&mut self, place: Place, side: Side, roll: Roll, written: &Written<'_>) -> Deed {
        let Some((live, _)) = &mut self.game else {
            return Deed::UnknownPlay { roll };
        };
        let board = live.board();
        let position = board.seen_by(side);
        let rules = live.terms.rulebook.checker;
        let read = |text: &str| read_play(text, &position, roll, &rules).map(|(play, _)| play);
        let outcome = match written {
            Written::Text(text) => read(text),
            Written::Steps(steps) => resolve_steps(steps, &position, roll, &rules),
            Written::Unknown => return Deed::UnknownPlay { roll },
        };
        let fault = match outcome {
            Ok(play) => {
                return Deed::Play {
                    roll,
                    steps: play.to_vec(),
                    legal: true,
                };
            }
            Err(fault) => fault,
        };
        let text = match written {
            Written::Text(text) => (*text).trim().to_owned(),
            Written::Steps(steps) => plain_steps(steps),
            Written::Unknown => String::new(),
        };
        // A wrong star or a loose way of writing is a fault, but the play may be clear enough.
        let second = match &fault {
            MoveFault::NotHit { .. } => read(&text.replace('*', "")).ok(),
            MoveFault::Ambiguous { plays } => plays.first().and_then(|play| read(play).ok()),
            _ => None,
        };
        let deed = match second {
            Some(play) => Deed::Play {
                roll,
                steps: play.to_vec(),
                legal: true,
            },
            None => Deed::Play {
                roll,
                steps: match written {
                    Written::Steps(steps) => steps.clone(),
                    _ => loose_steps(&text).unwrap_or_default(),
                },
                legal: false,
            },
        };
        self.fault(place, RecordFaultKind::Play { roll, text, fault });
        deed
    }

    /// A double; `value` is the number that is written beside it.
    pub(crate) fn double(&mut self, place: Place, side: Side, value: Option<u32>, deed: Deed) {
        let Some((live, _)) = &self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        if live.crawford && !live.is_lost() {
            self.fault(place, RecordFaultKind::CrawfordDouble);
        } else if let (Some(real), Some(written)) = (live.next_cube(), value)
            && real != written
        {
            self.fault(place, RecordFaultKind::CubeValue { written, real });
        }
        self.deed(place, side, deed);
    }

    /// Anything a player does, checked by the rules.
    pub(crate) fn deed(&mut self, place: Place, side: Side, deed: Deed) {
        let Some((live, game)) = &mut self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        let mut faults = Vec::new();
        if !live.is_lost() {
            live.prepare(side, &deed);
            if live.result().is_some() {
                // What comes after the end of a game is no part of it.
                return self.fault(place, RecordFaultKind::GameOver);
            }
            match live.follow(side, &deed) {
                Ok(()) => {}
                Err(refused) => {
                    live.lose();
                    let known =
                        matches!(deed, Deed::Play { legal: false, .. }) || (live.crawford && deed == Deed::Double);
                    if !known {
                        faults.push(RecordFaultKind::Refused(refused));
                    }
                    faults.push(RecordFaultKind::Lost);
                }
            }
            if matches!(deed, Deed::UnknownPlay { .. }) {
                live.lose();
            }
        }
        // A wrong play that was followed stands as the checkers were moved.
        game.deeds.push((side, deed));
        for kind in faults {
            self.fault(place, kind);
        }
    }

    /// A resignation that is written with the points it loses.
    pub(crate) fn resign(&mut self, place: Place, side: Side, points: u32) {
        self.give_up(place, side.other(), points);
    }

    /// The written result. A game that is not over by then was resigned.
    pub(crate) fn wins(&mut self, place: Place, winner: Side, points: u32) {
        let Some((live, game)) = &mut self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        let written = (winner, points);
        let needed = self.record.length.saturating_sub(game.score[winner as usize]);
        match live.result() {
            Some(real) => {
                // Some sites count only the points that were still needed.
                let capped = self.record.length > 0 && real.0 == winner && real.1 > needed && points == needed;
                if real != written && !capped {
                    self.fault(place, RecordFaultKind::Result { written, real });
                }
            }
            None if live.is_lost() => match game.result {
                None => {
                    game.result = Some(written);
                    // Right after a play that nobody wrote down, the cube at least is known.
                    let unwritten = matches!(game.deeds.last(), Some((_, Deed::UnknownPlay { .. })));
                    let cube = live.last_cube;
                    let possible = Stake::ALL
                        .iter()
                        .any(|stake| cube.saturating_mul(stake.factor()) == points);
                    if unwritten && !possible && points != needed {
                        self.fault(place, RecordFaultKind::ResultValue { winner, points, cube });
                    }
                }
                Some(real) if real != written => self.fault(place, RecordFaultKind::Result { written, real }),
                Some(_) => {}
            },
            None => self.give_up(place, winner, points),
        }
    }

    /// The loser gives the game up for so many points.
    fn give_up(&mut self, place: Place, winner: Side, points: u32) {
        let Some((live, game)) = &mut self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        let loser = winner.other();
        if live.is_lost() {
            game.result = Some((winner, points));
            return;
        }
        if live.is_first() {
            live.prepare(loser, &Deed::Resign(Stake::Single));
        }
        let cube = live.cube();
        // Without a word, a double that is not answered is dropped.
        if live.is_doubled(loser) && points == cube {
            return self.deed(place, loser, Deed::Drop);
        }
        let needed = self.record.length.saturating_sub(game.score[winner as usize]);
        let worth = |stake: &Stake| cube.saturating_mul(stake.factor());
        let exact = Stake::ALL.into_iter().find(|stake| worth(stake) == points);
        let capped = Stake::ALL
            .into_iter()
            .find(|stake| points > 0 && points == needed && worth(stake) >= points);
        match exact.or(capped) {
            Some(stake) => self.deed(place, loser, Deed::Resign(stake)),
            None => {
                live.lose();
                game.result = Some((winner, points));
                self.fault(place, RecordFaultKind::ResultValue { winner, points, cube });
            }
        }
    }

    pub(crate) fn finish(mut self) -> Reading {
        self.end_game();
        Reading {
            record: self.record,
            faults: self.faults,
        }
    }
}

/// A game being replayed: a session of one game by the record's rulebook.
struct Live {
    terms: Terms,
    /// Before the first deed, or once the replay is lost, there is none.
    session: Option<Session>,
    lost: bool,
    /// What the cube showed when the replay was lost.
    last_cube: u32,
    opening: bool,
    crawford: bool,
}

impl Live {
    fn new(record: &MatchRecord, index: usize, crawford: bool) -> Live {
        let rulebook = Rulebook::from(record.rulebook);
        let opening = matches!(rulebook.opening, Opening::OneDie { .. })
            && (index == 0 || rulebook.next_game == NextGame::OpeningThrow);
        // One game of a match is played like one for money, without a cube where the match has none.
        let cube = rulebook.cube.or(Rulebook::from(Preset::Tournament).cube);
        let cubeless = crawford || record.length == 1;
        let amended = rulebook.amend(|answers| {
            answers.sessions.money = true;
            answers.crawford = false;
            answers.starts.nackgammon = true;
            answers.starts.hypergammon = true;
            answers.cube = cube.filter(|_| !cubeless);
            if let Some(cube) = &mut answers.cube {
                cube.used = CubeUse::Always;
            }
            if cubeless {
                answers.automatic_double = pasch_rules::AutomaticDouble::Never;
                answers.money = pasch_rules::MoneyRules {
                    jacoby: false,
                    beavers: false,
                    raccoons: false,
                };
            }
        });
        let mut terms = Terms::new(amended.unwrap_or(rulebook), SessionKind::Money);
        terms.start = record.variation.start();
        terms.real_board = true;
        if record.length == 0 {
            terms.agreement.jacoby = record.jacoby && terms.rulebook.money.jacoby;
            terms.agreement.beavers = record.beavers && terms.rulebook.money.beavers;
            terms.agreement.raccoons = terms.agreement.beavers && terms.rulebook.money.raccoons;
        }
        Live {
            terms,
            session: None,
            lost: false,
            last_cube: 1,
            opening,
            crawford,
        }
    }

    fn is_first(&self) -> bool {
        self.session.is_none() && !self.lost
    }

    fn is_lost(&self) -> bool {
        self.lost
    }

    fn lose(&mut self) {
        self.last_cube = self.cube();
        self.lost = true;
        self.session = None;
    }

    fn wants_opening(&self) -> bool {
        self.opening
    }

    fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    fn board(&self) -> Board {
        let start = || self.terms.start.board().ok();
        self.game().map(|game| *game.board()).or_else(start).unwrap_or(Board {
            white: [0; 26],
            black: [0; 26],
        })
    }

    fn cube(&self) -> u32 {
        self.game().map_or(1, |game| game.cube().value)
    }

    /// The number the cube goes to when it is turned now.
    fn next_cube(&self) -> Option<u32> {
        match self.game()?.phase() {
            Phase::DoubleOffered(offer) => Some(offer.value.saturating_mul(2)),
            _ => Some(self.cube().saturating_mul(2)),
        }
    }

    fn is_doubled(&self, side: Side) -> bool {
        matches!(self.game().map(Game::phase), Some(Phase::DoubleOffered(offer)) if offer.by != side)
    }

    fn result(&self) -> Option<(Side, u32)> {
        match self.game()?.phase() {
            Phase::Over(result) => Some((result.winner, result.points)),
            _ => None,
        }
    }

    /// Begins the game with this first deed: by opening throws if there are any, else with the player on roll.
    fn prepare(&mut self, side: Side, deed: &Deed) {
        if !self.is_first() {
            return;
        }
        let roll = match deed {
            Deed::Play { roll, .. } | Deed::UnknownPlay { roll } => Some(*roll),
            _ => None,
        };
        match roll.filter(|roll| self.opening && !roll.is_double()) {
            Some(roll) => {
                let mut session = Session::new(self.terms.clone()).ok();
                for (side, die) in [(side, roll.larger()), (side.other(), roll.smaller())] {
                    let throw = OpeningThrow::One(die);
                    if let Some(live) = &mut session {
                        // By agreement the lower die may have started; the record says who did.
                        let _ = live.apply(Action::OpeningThrow { side, throw });
                    }
                }
                self.session = session;
            }
            None => {
                let board = self.board();
                let on_roll = Some(side);
                let terms = Terms {
                    start: Start::Setup { board, on_roll },
                    ..self.terms.clone()
                };
                self.session = Session::new(terms).ok();
            }
        }
        self.lost = self.session.is_none();
    }

    /// Does what was done, or says why the rules refuse it.
    fn follow(&mut self, side: Side, deed: &Deed) -> Result<(), Refusal> {
        let Some(session) = &mut self.session else {
            return Ok(());
        };
        match deed {
            Deed::Play { roll, steps, legal } => {
                throw(session, side, *roll)?;
                let steps = steps.clone();
                let action = if *legal {
                    Action::Play { side, steps }
                } else {
                    Action::WrongPlay { side, steps }
                };
                session.apply(action).map(|_| ())
            }
            Deed::UnknownPlay { roll } => throw(session, side, *roll),
            Deed::Double => session.apply(Action::Double { side }).map(|_| ()),
            Deed::Take => session.apply(Action::Take { side }).map(|_| ()),
            Deed::Drop => session.apply(Action::Drop { side }).map(|_| ()),
            Deed::Beaver => session.apply(Action::Beaver { side }).map(|_| ()),
            Deed::Raccoon => session.apply(Action::Raccoon { side }).map(|_| ()),
            Deed::Redouble => session.apply(Action::Redouble { side }).map(|_| ()),
            Deed::Resign(stake) => {
                session.apply(Action::Resign { side, stake: *stake })?;
                if matches!(session.game().phase(), Phase::ResignOffered { .. }) {
                    session.apply(Action::Accept { side: side.other() })?;
                }
                Ok(())
            }
        }
    }

    /// How it stands, with the player on roll who rolls or has rolled.
    fn situation(&self, record: &MatchRecord, score: [u32; 2], side: Side, deed: &Deed) -> Option<Situation> {
        let game = self.game()?;
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
        situation.standing.crawford = self.crawford;
        situation.waiting = waiting;
        situation.length = Some(record.length).filter(|&length| length > 0);
        situation.law.jacoby = record.length == 0 && record.jacoby;
        situation.law.beavers = record.length == 0 && record.beavers;
        Some(situation)
    }
}

/// Rolls, unless the opening throw already has.
fn throw(session: &mut Session, side: Side, roll: Roll) -> Result<(), Refusal> {
    match session.game().phase() {
        Phase::ToPlay {
            side: turn,
            roll: thrown,
        } if *turn == side && *thrown == roll => Ok(()),
        _ => session.apply(Action::Roll { side, roll }).map(|_| ()),
    }
}

/// Steps one by one, as gnubg's match files have them: `25/21 6/0 13/7*`.
pub(crate) fn plain_steps(steps: &[Step]) -> String {
    let written: Vec<String> = steps
        .iter()
        .map(|step| format!("{}/{}{}", step.from, step.to, if step.hit { "*" } else { "" }))
        .collect();
    written.join(" ")
}
