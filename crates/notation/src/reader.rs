//! Taking in a match deed by deed: whoever reads a file hands every deed to a [`Reader`], which replays it.
//!
//! What the rules refuse, and every result or score that the replay does not bear out, is listed as a
//! [`RecordFault`] with its game, move and line. After an illegal play the game goes on from where the checkers then
//! stand; only where that is impossible is the rest of that game written down unchecked.

use crate::expected::Lack;
use crate::live_game::LiveGame;
use crate::move_text::{MoveFault, loose_steps, read_play, resolve_steps};
use crate::opinion::{DeedOpinion, Opinion, Opinions};
use crate::record::{Beginning, Deed, GameRecord, MatchRecord, Variation, plain_steps};
use crate::record_fault::{RecordFault, RecordFaultKind};
use pasch_rules::{CheckerRules, Cube, Position, Roll, Side, Stake, Step};

/// A file as far as it could be read, and all its faults.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The match.
    pub record: MatchRecord,
    /// What the program that wrote it judged.
    pub opinions: Opinions,
    /// What is wrong with the file, in its order.
    pub faults: Vec<RecordFault>,
}

impl Reading {
    /// How many plays the record holds.
    pub fn plays(&self) -> usize {
        self.record.plays()
    }
}

/// Where in the file something stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) number: usize,
    pub(crate) line: usize,
}

/// Counts the moves as match files number them: white begins one, or black if white was passed over.
#[derive(Default)]
pub(crate) struct MoveCount {
    number: usize,
    last: Option<Side>,
}

impl MoveCount {
    /// The number of this side's next deed.
    pub(crate) fn next(&mut self, side: Side) -> usize {
        self.number += usize::from(side == Side::White || self.last != Some(Side::White));
        self.last = Some(side);
        self.number
    }

    /// The number of the last deed; 0 before the first.
    pub(crate) fn last(&self) -> usize {
        self.number
    }
}

/// A play as a file gives it.
pub(crate) enum Written<'a> {
    Text(&'a str),
    Steps(Vec<Step>),
    Unknown,
}

impl Written<'_> {
    fn is_blank(&self) -> bool {
        match self {
            Written::Text(text) => text.trim().is_empty(),
            Written::Steps(steps) => steps.is_empty(),
            Written::Unknown => false,
        }
    }
}

/// Takes in a match deed by deed and replays it.
pub(crate) struct Reader {
    pub(crate) record: MatchRecord,
    pub(crate) opinions: Opinions,
    pub(crate) faults: Vec<RecordFault>,
    score: [u32; 2],
    crawford_done: bool,
    game: Option<(LiveGame, GameRecord)>,
    /// A roll that could have been played and was not, until it is known whether anything came after it.
    unplayed: Option<(Place, Side, Roll)>,
    /// Who gave the game up, until it is said for how much.
    resigned: Option<(Place, Side)>,
}

impl Reader {
    pub(crate) fn new(record: MatchRecord) -> Reader {
        Reader {
            record,
            opinions: Opinions::default(),
            faults: Vec::new(),
            score: [0; 2],
            crawford_done: false,
            game: None,
            unplayed: None,
            resigned: None,
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
        let crawford = self.record.crawford && self.is_near(written) && !self.crawford_done;
        let live = LiveGame::new(&self.record, self.record.games.len(), crawford);
        let game = GameRecord {
            score: written,
            begins: None,
            deeds: Vec::new(),
            result: None,
        };
        self.game = Some((live, game));
        if over {
            self.fault(place, RecordFaultKind::MatchOver);
        } else if written != self.score && !self.record.games.is_empty() {
            // A record may begin in the middle of a match; after that the score follows from the games.
            let real = self.score;
            self.fault(place, RecordFaultKind::Score { written, real });
        }
        self.score = written;
    }

    /// Lets the game begin otherwise than usual; `false` if it cannot. Where something was done in it already, it is
    /// broken off, and another begins there at the same score.
    pub(crate) fn begin_with(&mut self, beginning: Beginning) -> bool {
        let Some((live, game)) = &self.game else {
            return false;
        };
        let (in_hand, score) = (!live.is_first(), game.score);
        let mut next = LiveGame::new(
            &self.record,
            self.record.games.len() + usize::from(in_hand),
            live.crawford,
        );
        // What cannot be written down again is not taken in.
        let possible = beginning.xgid().is_some() && next.begin_with(beginning);
        if possible {
            if in_hand {
                self.end_game();
            }
            let game = GameRecord {
                score,
                begins: Some(beginning),
                deeds: Vec::new(),
                result: None,
            };
            self.game = Some((next, game));
        }
        possible
    }

    /// The checkers were set by hand, perhaps after a throw whose play nobody wrote down. A game that only begins so may be
    /// one of the usual starts.
    pub(crate) fn set_by_hand(&mut self, place: Place, thrown: Option<(Side, Roll)>, beginning: Beginning) {
        let Some((live, game)) = &self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        if live.is_first() && game.deeds.is_empty() {
            let starts = |variation: &Variation| variation.start().board().is_ok_and(|board| board == beginning.board);
            let usual = Variation::ALL.into_iter().find(starts);
            let usual = usual.filter(|_| beginning.cube == Cube::START && game.begins.is_none());
            if let Some(variation) =
                usual.filter(|usual| *usual == self.record.variation || self.record.games.is_empty())
            {
                let crawford = live.crawford;
                self.record.variation = variation;
                let live = LiveGame::new(&self.record, self.record.games.len(), crawford);
                if let Some((first, _)) = &mut self.game {
                    *first = live;
                }
                return;
            }
        } else if let Some((side, roll)) = thrown {
            self.play(place, side, roll, Written::Unknown);
        }
        if !self.begin_with(beginning) {
            self.fault(place, RecordFaultKind::Missing(Lack::SetUp));
        }
    }

    /// Is somebody a point before the end of the match?
    fn is_near(&self, score: [u32; 2]) -> bool {
        let length = self.record.length;
        length > 1 && score.iter().any(|&points| points.saturating_add(1) == length)
    }

    pub(crate) fn end_game(&mut self) {
        self.unplayed = None;
        if let Some((place, side)) = self.resigned.take() {
            let open = |(live, game): &(LiveGame, GameRecord)| live.result().is_none() && game.result.is_none();
            if self.game.as_ref().is_some_and(open) {
                // Nobody says for how much: a single game then.
                let cube = self.cube().value;
                self.give_up(place, side.other(), cube);
            }
        }
        if let Some((live, mut game)) = self.game.take() {
            if let Some((winner, points)) = live.result() {
                game.result = Some((winner, points));
            }
            if let Some((winner, points)) = game.result {
                self.crawford_done |= self.is_near(game.score);
                let own = &mut self.score[winner as usize];
                *own = own.saturating_add(points);
            }
            self.record.games.push(game);
        }
    }

    /// A roll and what was played with it.
    pub(crate) fn play(&mut self, place: Place, side: Side, roll: Roll, written: Written<'_>) {
        self.settle();
        // Few write down that a beaver was taken: it was, if somebody rolls.
        if let Some(taker) = self.game.as_ref().and_then(|(live, _)| live.turned_on_to()) {
            self.deed(place, taker, Deed::Take);
        }
        if written.is_blank() && self.can_play(side, roll) {
            self.unplayed = Some((place, side, roll));
            return;
        }
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

    fn can_play(&self, side: Side, roll: Roll) -> bool {
        let open = self.game.as_ref().is_some_and(|(live, _)| live.result().is_none());
        let plays = |(position, rules): (Position, CheckerRules)| position.legal_plays(roll, &rules);
        open && self
            .position(side)
            .is_some_and(|table| plays(table).iter().any(|(play, _)| !play.is_empty()))
    }

    /// Something came after a roll that was not played: then nothing was its play, whatever the rules say.
    fn settle(&mut self) {
        self.resigned = None;
        if let Some((place, side, roll)) = self.unplayed.take() {
            let deed = self.resolve(place, side, roll, &Written::Steps(Vec::new()));
            self.deed(place, side, deed);
        }
    }

    /// The game ended with a roll on the board: its play ended it and is not written, or it was given up.
    fn leave_unplayed(&mut self, winner: Side) {
        let Some((place, side, roll)) = self.unplayed.take().filter(|(_, side, _)| *side == winner) else {
            return;
        };
        let Some((position, rules)) = self.position(side) else {
            return;
        };
        let plays = position.legal_plays(roll, &rules);
        let last = plays
            .iter()
            .find(|(_, after)| after.seen_by_mover().own()[1..].iter().all(|&count| count == 0));
        if let Some((play, _)) = last {
            let steps = play.to_vec();
            self.deed(
                place,
                side,
                Deed::Play {
                    roll,
                    steps,
                    legal: true,
                },
            );
        }
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

    /// A turn of the cube; `value` is the number that is written beside it.
    pub(crate) fn double(&mut self, place: Place, side: Side, value: Option<u32>, deed: Deed) {
        self.settle();
        self.take_for_after_crawford();
        let Some((live, _)) = &self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        // Many files have one word for every turn of the cube.
        let deed = match deed {
            Deed::Double => live.turn_of_cube(side),
            deed => deed,
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

    /// A record may begin after the Crawford game: where the cube is turned in its first game, it does.
    fn take_for_after_crawford(&mut self) {
        let Some((live, game)) = &mut self.game else {
            return;
        };
        if !self.record.games.is_empty() || !live.crawford || live.is_lost() {
            return;
        }
        let mut after = LiveGame::new(&self.record, 0, false);
        if let Some(beginning) = game.begins {
            after.begin_with(beginning);
        }
        let followed = game.deeds.iter().all(|(side, deed)| {
            after.prepare(*side, deed);
            after.follow(*side, deed).is_ok()
        });
        if followed {
            *live = after;
        }
    }

    /// Anything a player does, checked by the rules.
    pub(crate) fn deed(&mut self, place: Place, side: Side, deed: Deed) {
        self.settle();
        let Some((live, game)) = &mut self.game else {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        };
        let mut faults = Vec::new();
        if live.is_lost() && game.result.is_some() {
            return self.fault(place, RecordFaultKind::GameOver);
        }
        if !live.is_lost() {
            live.prepare(side, &deed);
            if live.result().is_some() {
                // What comes after the end of a game is no part of it.
                return self.fault(place, RecordFaultKind::GameOver);
            }
            match live.follow(side, &deed) {
                Ok(()) => self.record.beavers |= deed == Deed::Beaver,
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
        self.resigned = None;
        self.leave_unplayed(side.other());
        self.give_up(place, side.other(), points);
    }

    /// A resignation without the points it loses; the result tells them.
    pub(crate) fn resigned(&mut self, place: Place, side: Side) {
        if self.game.is_none() {
            return self.fault(place, RecordFaultKind::Missing(Lack::FirstGame));
        }
        self.resigned = Some((place, side));
    }

    /// The written result. A game that is not over by then was resigned.
    pub(crate) fn wins(&mut self, place: Place, winner: Side, points: u32) {
        self.resigned = None;
        self.leave_unplayed(winner);
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
                    let cube = live.cube();
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
                // Whoever leaves the match gives up all that the other still needed.
                if points == 0 || points != needed {
                    self.fault(place, RecordFaultKind::ResultValue { winner, points, cube });
                }
            }
        }
    }

    /// The game that is being read.
    pub(crate) fn game(&self) -> Option<&GameRecord> {
        self.game.as_ref().map(|(_, game)| game)
    }

    /// How many deeds the game has by now.
    pub(crate) fn deeds(&self) -> usize {
        self.game.as_ref().map_or(0, |(_, game)| game.deeds.len())
    }

    /// The checkers as this side sees them, and how they may move; `None` where the replay is lost.
    pub(crate) fn position(&self, side: Side) -> Option<(Position, CheckerRules)> {
        let (live, _) = self.game.as_ref()?;
        (!live.is_lost()).then(|| (live.board().seen_by(side), live.terms.rulebook.checker))
    }

    /// The cube as it stands now.
    pub(crate) fn cube(&self) -> Cube {
        let live = self.game.as_ref().map(|(live, _)| live);
        live.map_or(Cube::START, LiveGame::cube_now)
    }

    /// Keeps an opinion about the deed that came in since there were `before`; one that was refused has no place for it.
    pub(crate) fn opine(&mut self, before: usize, opinion: Opinion) {
        if self.deeds() > before && !opinion.is_empty() {
            self.opinions.entries.push(DeedOpinion {
                game: self.record.games.len(),
                deed: self.deeds() - 1,
                opinion,
            });
        }
    }

    pub(crate) fn finish(mut self) -> Reading {
        self.end_game();
        // A name is shown wherever the match is, in terminals too, where some signs are commands.
        for name in &mut self.record.players {
            name.retain(|sign| !sign.is_control());
        }
        Reading {
            record: self.record,
            opinions: self.opinions,
            faults: self.faults,
        }
    }
}
