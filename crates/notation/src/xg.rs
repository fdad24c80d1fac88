//! `.xg`: matches of eXtreme Gammon with everything it judged about them.
//!
//! The wrapping is opened (`archive`), its records are looked at one by one (`layout`), each deed goes through the
//! reader as from any other file, and what XG thought of it is kept beside it.

mod archive;
mod comments;
mod layout;
mod position;

use crate::expected::{Damage, Lack};
use crate::move_text::resolve_steps;
use crate::opinion::{Candidate, CubeOpinion, Opinion, PlayOpinion, Worth};
use crate::reader::{MoveCount, Place, Reader, Reading, Written};
use crate::record::{Beginning, Deed, MatchRecord, Variation};
use crate::record_fault::RecordFaultKind;
use archive::Archive;
use layout::{CubeRecord, GameHead, MatchHead, MoveRecord, Places, RECORD, Record};
use pasch_rules::{Board, CheckerRules, Cube, CubeOwner, OFF, Position, Roll, Side, Step};
pub use position::read_xgp;

/// Reads a match of XG; whatever the file holds, as much of it as makes sense becomes the record.
pub fn read_xg(bytes: &[u8]) -> Reading {
    let reader = Reader::new(MatchRecord::new([String::new(), String::new()], 0));
    let archive = match archive::open(bytes) {
        Ok(archive) => archive,
        Err(damage) => return refused(reader, damage),
    };
    read_archive(reader, &archive)
}

/// What a file of XG holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum XgKind {
    Match,
    Position,
}

/// What a file of XG holds, if it is one: a position is one decision without the end of a game.
pub(crate) fn xg_kind(bytes: &[u8]) -> Option<XgKind> {
    if !archive::is_archive(bytes) {
        return None;
    }
    let records = archive::open(bytes).map(|archive| archive.records).unwrap_or_default();
    let mut decisions = [0; 2];
    let mut ends = false;
    for bytes in records.chunks_exact(RECORD) {
        match Record::new(bytes) {
            Record::Cube(_) => decisions[0] += 1,
            Record::Move(_) => decisions[1] += 1,
            Record::GameEnd(_) => ends = true,
            _ => {}
        }
    }
    let one = decisions != [0; 2] && decisions.iter().all(|&count| count <= 1);
    Some(if one && !ends { XgKind::Position } else { XgKind::Match })
}

fn refused(mut reader: Reader, damage: Damage) -> Reading {
    reader.fault(NOWHERE, RecordFaultKind::Damaged(damage));
    reader.finish()
}

/// The file has no lines to name.
const NOWHERE: Place = Place { number: 0, line: 0 };

fn read_archive(reader: Reader, archive: &Archive) -> Reading {
    let mut import = Import {
        reader,
        rollouts: &archive.rollouts,
        comments: comments::comments(&archive.comments),
        count: MoveCount::default(),
        cube: None,
        note: None,
        edited: false,
        version: 0,
    };
    for &damage in &archive.damages {
        import.damaged(damage);
    }
    let records = archive.records.chunks_exact(RECORD);
    if !records.remainder().is_empty() {
        import.damaged(Damage::CutRecord);
    }
    for bytes in records {
        match Record::new(bytes) {
            Record::Match(head) => import.match_head(head),
            Record::Game(head) => import.game_head(head),
            Record::Cube(record) => import.cube(record),
            Record::Move(record) => import.play(record),
            Record::GameEnd(end) => {
                if let Some(winner) = end.winner().filter(|_| end.points() > 0) {
                    let place = import.here();
                    import.reader.wins(place, winner, end.points());
                }
                import.end_game();
            }
            Record::Other => {}
        }
    }
    import.end_game();
    if import.reader.record.games.is_empty() {
        import.reader.fault(NOWHERE, RecordFaultKind::Missing(Lack::Game));
    }
    import.reader.finish()
}

/// The match as far as it has been taken in.
struct Import<'a> {
    reader: Reader,
    rollouts: &'a [u8],
    comments: Vec<String>,
    count: MoveCount,
    /// What was thought of not doubling, until the roll that follows.
    cube: Option<Opinion>,
    /// What is written at the head of the game, until its first deed.
    note: Option<String>,
    /// Has it been said that this game's checkers were set by hand?
    edited: bool,
    version: i32,
}

impl Import<'_> {
    /// Damage is told once where it stands: after a broken stream hundreds of records may make no sense.
    fn damaged(&mut self, damage: Damage) {
        let place = self.here();
        self.reader.fault(place, RecordFaultKind::Damaged(damage));
        if let [.., before, last] = self.reader.faults.as_slice()
            && before == last
        {
            self.reader.faults.pop();
        }
    }

    fn here(&self) -> Place {
        Place {
            number: self.count.last(),
            line: 0,
        }
    }

    fn next(&mut self, side: Side) -> Place {
        Place {
            number: self.count.next(side),
            line: 0,
        }
    }

    fn comment(&self, index: i32) -> Option<String> {
        let comment = self.comments.get(usize::try_from(index).ok()?)?;
        (!comment.is_empty()).then(|| comment.clone())
    }

    fn match_head(&mut self, head: MatchHead<'_>) {
        if !head.is_genuine() {
            return self.damaged(Damage::Structure);
        }
        let headers = [
            ("Event", head.event()),
            ("Site", head.location()),
            ("Round", head.round()),
            ("EventDate", date(head.day()).unwrap_or_default()),
        ];
        self.version = head.version();
        let comments = head.comments().map(|index| self.comment(index));
        let record = &mut self.reader.record;
        *record = MatchRecord::new(head.players(), head.length());
        record.crawford = record.length > 0 && head.crawford();
        record.jacoby = record.length == 0 && head.jacoby();
        record.beavers = record.length == 0 && head.beavers();
        for (key, value) in headers {
            if !value.is_empty() {
                record.headers.push((key.to_owned(), value));
            }
        }
        for comment in comments.into_iter().flatten() {
            record.headers.push(("Comment".to_owned(), comment));
        }
        self.reader.opinions.program = "eXtreme Gammon".to_owned();
        match head.variation() {
            0 => {}
            1 => self.reader.record.variation = Variation::Nackgammon,
            2 => self.reader.record.variation = Variation::Hypergammon,
            _ => self.damaged(Damage::Variation),
        }
    }

    fn game_head(&mut self, head: GameHead<'_>) {
        self.end_game();
        self.count = MoveCount::default();
        self.edited = false;
        self.reader.begin_game(NOWHERE, head.score());
        self.begin(head);
        let notes = head.comments().map(|index| self.comment(index));
        let notes: Vec<String> = notes.into_iter().flatten().collect();
        self.note = (!notes.is_empty()).then(|| notes.join("\n"));
    }

    /// A game of a money session may begin with a cube that was turned by itself, any game with checkers set by hand.
    fn begin(&mut self, head: GameHead<'_>) {
        let doubles = match self.reader.record.length {
            0 => head.automatic_doubles(self.version),
            _ => 0,
        };
        let cube = Cube {
            value: 1 << doubles,
            owner: CubeOwner::Centred,
        };
        let usual = self.reader.record.variation.start().board().ok();
        let set = self.board(head.places()).filter(|set| Some(*set) != usual);
        if let Some(board) = set.or(usual).filter(|_| set.is_some() || cube != Cube::START) {
            self.reader.begin_with(Beginning { board, cube });
        }
    }

    /// The board, if as many checkers stand on it as the game has at most.
    fn board(&self, Places(places): Places) -> Option<Board> {
        let all = u32::from(self.reader.record.variation.checkers());
        let (mut white, mut black) = ([0u8; 26], [0u8; 26]);
        for (index, &count) in places.iter().enumerate() {
            match count.signum() {
                1 if index > 0 => white[index] = count.unsigned_abs(),
                -1 if index < 25 => black[25 - index] = count.unsigned_abs(),
                0 => {}
                _ => return None,
            }
        }
        for side in [&mut white, &mut black] {
            let standing = side.iter().map(|&count| u32::from(count)).sum::<u32>();
            if standing == 0 {
                return None;
            }
            side[usize::from(OFF)] = u8::try_from(all.checked_sub(standing)?).ok()?;
        }
        let board = Board { white, black };
        board.check().is_ok().then_some(board)
    }

    fn end_game(&mut self) {
        self.cube = None;
        self.note = None;
        self.reader.end_game();
    }

    fn cube(&mut self, record: CubeRecord<'_>) {
        let Some(side) = record.side() else {
            return self.damaged(Damage::Structure);
        };
        if record.doubled() {
            self.check_places(record.places());
        }
        let judged = |cost: Option<f64>| cube_opinion(record, self.rollouts, cost);
        let comment = self.comment(record.comment());
        if !record.doubled() {
            self.cube = Some(Opinion {
                cube: judged(record.double_cost()),
                comment,
                ..Opinion::default()
            });
            return;
        }
        let other = side.other();
        let mut turns = vec![(side, Deed::Double, judged(record.double_cost()))];
        let answer = |number: i32, turned: Deed| match number {
            0 => Some(Deed::Drop),
            1 => Some(Deed::Take),
            2 => Some(turned),
            _ => None,
        };
        let first = answer(record.answer(), Deed::Beaver);
        if let Some(deed) = first.clone() {
            turns.push((other, deed, judged(record.answer_cost())));
        }
        if first == Some(Deed::Beaver) {
            let second = answer(record.answer_to_beaver(), Deed::Raccoon);
            if let Some(deed) = second.clone() {
                turns.push((side, deed, judged(record.beaver_cost())));
            }
            let third = answer(record.answer_to_raccoon(), Deed::Take).filter(|_| second == Some(Deed::Raccoon));
            if let Some(deed) = third {
                turns.push((other, deed, judged(record.raccoon_cost())));
            }
        }
        for (index, (side, deed, cube)) in turns.into_iter().enumerate() {
            let opinion = Opinion {
                cube,
                comment: comment.clone().filter(|_| index == 0),
                ..Opinion::default()
            };
            let place = self.next(side);
            self.judged(opinion, |reader| match deed {
                Deed::Take | Deed::Drop => reader.deed(place, side, deed),
                _ => reader.double(place, side, None, deed),
            });
        }
    }

    fn play(&mut self, record: MoveRecord<'_>) {
        // A game may have been left before the dice were thrown.
        if !record.is_thrown() {
            return;
        }
        let (Some(side), Some(roll)) = (record.side(), record.roll()) else {
            return self.damaged(Damage::Structure);
        };
        self.check_places(record.places());
        let steps = self.steps(record, side, roll);
        let Some(steps) = steps else { return };
        let before = self.cube.take().unwrap_or_default();
        let comments = [before.comment, self.comment(record.comment())];
        let comments: Vec<String> = comments.into_iter().flatten().collect();
        let opinion = Opinion {
            cube: before.cube,
            play: play_opinion(record, self.rollouts, self.reader.position(side).as_ref(), roll, &steps),
            luck: record.luck().and_then(Worth::equity),
            comment: (!comments.is_empty()).then(|| comments.join("\n")),
        };
        let place = self.next(side);
        self.judged(opinion, |reader| {
            reader.play(place, side, roll, Written::Steps(steps));
        });
    }

    /// Hands a deed to the reader and keeps the opinion beside it.
    fn judged(&mut self, mut opinion: Opinion, deed: impl FnOnce(&mut Reader)) {
        let before = self.reader.deeds();
        deed(&mut self.reader);
        if let Some(note) = self.note.take() {
            let comment = opinion.comment.take();
            opinion.comment = Some(comment.map_or(note.clone(), |comment| format!("{note}\n{comment}")));
        }
        self.reader.opine(before, opinion);
    }

    /// The checkers should stand as the plays before left them; a person may have set them otherwise, or a play that
    /// nobody could follow has left them so.
    fn check_places(&mut self, places: Places) {
        let position = self.reader.position(Side::White);
        let stand = |(position, _): &(Position, CheckerRules)| places == places_of(position.own(), position.opp());
        if self.edited || !self.reader.in_game() || position.as_ref().is_some_and(stand) {
            return;
        }
        let board = self.board(places);
        let cube = self.reader.cube();
        let begun = board.is_some_and(|board| self.reader.begin_with(Beginning { board, cube }));
        if begun {
            self.count = MoveCount::default();
            // It is followed again from here.
            if self
                .reader
                .faults
                .last()
                .is_some_and(|fault| fault.kind == RecordFaultKind::Lost)
            {
                self.reader.faults.pop();
            }
        } else {
            self.edited = true;
            self.damaged(Damage::Edited);
        }
    }

    /// The steps of the play: as they are written if that is legal, else those that lead to the checkers as they stand
    /// after it, else those that end the game, else none where none could be made. `None` if the roll was not played.
    fn steps(&self, record: MoveRecord<'_>, side: Side, roll: Roll) -> Option<Vec<Step>> {
        let written = record.steps();
        let Some((position, rules)) = self.reader.position(side) else {
            return Some(written);
        };
        if let Ok(play) = resolve_steps(&written, &position, roll, &rules) {
            return Some(play.to_vec());
        }
        let ends = || {
            let plays = position.legal_plays(roll, &rules);
            let last = plays.iter().find(|(_, after)| {
                let mover = after.seen_by_mover();
                mover.own()[1..].iter().all(|&count| count == 0)
            });
            last.map(|(play, _)| play.to_vec())
        };
        match leading_to(record.places_after(), &position, roll, &rules).or_else(ends) {
            Some(steps) => Some(steps),
            // What stands in the place of a play that could not be made is no step.
            None if resolve_steps(&[], &position, roll, &rules).is_ok() => Some(Vec::new()),
            None if written.is_empty() && !record.was_played() => None,
            None => Some(written),
        }
    }
}

/// The play after which the checkers stand like this, as its player sees them.
fn leading_to(places: Places, position: &Position, roll: Roll, rules: &CheckerRules) -> Option<Vec<Step>> {
    let plays = position.legal_plays(roll, rules);
    let found = plays.iter().find(|(_, after)| {
        let mover = after.seen_by_mover();
        places_of(mover.own(), mover.opp()) == places
    });
    found.map(|(play, _)| play.to_vec())
}

/// What XG thought of a roll's plays, in the steps the rules give them where the position is known.
fn play_opinion(
    record: MoveRecord<'_>,
    rollouts: &[u8],
    table: Option<&(Position, CheckerRules)>,
    roll: Roll,
    played: &[Step],
) -> Option<PlayOpinion> {
    if !record.is_analysed() {
        return None;
    }
    let candidate = |index: usize| {
        let written = record.candidate_steps(index);
        let resolved = table.and_then(|(position, rules)| {
            let told = resolve_steps(&written, position, roll, rules)
                .ok()
                .map(|play| play.to_vec());
            told.or_else(|| leading_to(record.candidate_places(index), position, roll, rules))
        });
        Some(Candidate {
            steps: resolved.unwrap_or(written),
            chances: record.candidate_chances(index),
            equity: Worth::equity(record.candidate_equity(index))?,
            depth: layout::depth(record.candidate_level(index), rollouts, record.candidate_rollout(index)),
        })
    };
    let candidates: Vec<Candidate> = (0..record.candidates()).filter_map(candidate).collect();
    let played = candidates.iter().position(|candidate| candidate.steps == played);
    Some(PlayOpinion {
        candidates,
        played,
        cost: record.cost().and_then(Worth::equity),
        counted: Some(record.is_counted()),
    })
}

fn cube_opinion(record: CubeRecord<'_>, rollouts: &[u8], cost: Option<f64>) -> Option<CubeOpinion> {
    if !record.is_analysed() {
        return None;
    }
    let [no_double, double_take, double_pass] = record.equities().map(Worth::equity);
    Some(CubeOpinion {
        chances: record.chances(),
        no_double: no_double?,
        double_take: double_take?,
        double_pass: double_pass?,
        choice: None,
        depth: layout::depth(record.level(), rollouts, record.rollout()),
        cost: cost.and_then(Worth::equity),
    })
}

/// The checkers as XG writes them down for a side.
fn places_of(own: &[u8; 26], opp: &[u8; 26]) -> Places {
    let count = |checkers: u8| i8::try_from(checkers).unwrap_or(i8::MAX);
    Places(std::array::from_fn(|index| {
        // A side's own array has those off at 0, where XG has the opponent's bar.
        let mine = if index == usize::from(OFF) {
            0
        } else {
            count(own[index])
        };
        let theirs = if index == 25 { 0 } else { count(opp[25 - index]) };
        mine - theirs
    }))
}

/// A day of the calendar as match files write it: `2025.11.08`.
fn date(day: f64) -> Option<String> {
    if !(1.0..100_000.0).contains(&day) {
        return None;
    }
    // Days since 1 March of the year 0, in years that begin in March: the leap day is the last of a year.
    let days = day.floor() as i64 + 693_899;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    Some(format!("{year:04}.{month:02}.{date:02}"))
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(45_969.02).as_deref(), Some("2025.11.08"));
        assert_eq!(date(35_065.5).as_deref(), Some("1996.01.01"));
        assert_eq!(date(60.0).as_deref(), Some("1900.02.28"));
        assert_eq!(date(36_585.0).as_deref(), Some("2000.02.29"));
        assert_eq!(date(f64::NAN), None);
    }
}
