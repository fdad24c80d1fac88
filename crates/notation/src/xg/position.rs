//! `.xgp`: one position of XG with what it thought of it.

use super::archive::{self, Archive};
use super::layout::{CubeRecord, GameHead, MatchHead, MoveRecord, Places, RECORD, Record};
use super::{comments, cube_opinion, play_opinion};
use crate::expected::Damage;
use crate::judged_position::JudgedPosition;
use crate::move_text::resolve_steps;
use crate::opinion::{Opinion, Worth};
use crate::position_text::parse_position;
use pasch_rules::{CheckerRules, Roll, Side};

/// Reads a position of XG.
pub fn read_xgp(bytes: &[u8]) -> Result<JudgedPosition, Damage> {
    let archive = archive::open(bytes)?;
    let mut file = PositionFile::default();
    for bytes in archive.records.chunks_exact(RECORD) {
        match Record::new(bytes) {
            Record::Match(head) if head.is_genuine() => file.head = Some(head),
            Record::Game(head) => file.game = Some(head),
            Record::Cube(record) => file.cube = Some(record),
            Record::Move(record) => file.play = Some(record),
            _ => {}
        }
    }
    file.judged(&archive).ok_or(Damage::Structure)
}

/// The records of the file, one of a kind.
#[derive(Default)]
struct PositionFile<'a> {
    head: Option<MatchHead<'a>>,
    game: Option<GameHead<'a>>,
    cube: Option<CubeRecord<'a>>,
    play: Option<MoveRecord<'a>>,
}

impl PositionFile<'_> {
    fn judged(&self, archive: &Archive) -> Option<JudgedPosition> {
        let roll = self.play.and_then(MoveRecord::roll);
        // The variation in which a side has three checkers.
        let checkers = if self.head?.variation() == 2 { 3 } else { 15 };
        let situation = parse_position(&self.xgid(roll)?, checkers).ok()?;
        let comments = comments::comments(&archive.comments);
        let comment = |index: i32| comments.get(usize::try_from(index).ok()?).cloned();
        let mut opinion = Opinion::default();
        let mut told = Vec::new();
        if let Some(cube) = self.cube {
            opinion.cube = cube_opinion(cube, &archive.rollouts, cube.double_cost());
            told.extend(comment(cube.comment()));
        }
        if let (Some(play), Some(roll)) = (self.play, roll) {
            let position = situation
                .position()
                .ok()
                .map(|position| (position, CheckerRules::TOURNAMENT));
            let written = play.steps();
            let steps = position
                .as_ref()
                .and_then(|(position, rules)| resolve_steps(&written, position, roll, rules).ok());
            let steps = steps.map_or(written, |steps| steps.to_vec());
            opinion.play = play_opinion(play, &archive.rollouts, position.as_ref(), roll, &steps);
            opinion.luck = play.luck().and_then(Worth::equity);
            told.extend(comment(play.comment()));
        }
        told.retain(|comment| !comment.is_empty());
        opinion.comment = (!told.is_empty()).then(|| told.join("\n"));
        Some(JudgedPosition {
            situation,
            program: "eXtreme Gammon".to_owned(),
            opinion,
        })
    }

    /// The moment in XG's own way to write one.
    fn xgid(&self, roll: Option<Roll>) -> Option<String> {
        let (head, game, cube) = (self.head?, self.game?, self.cube);
        let places = self.play.map(MoveRecord::places).or(cube.map(CubeRecord::places))?;
        let side = self
            .play
            .and_then(MoveRecord::side)
            .or(cube.and_then(CubeRecord::side))?;
        let dice = roll.map_or("00".to_owned(), |roll| format!("{}{}", roll.larger(), roll.smaller()));
        let exponent = cube.map_or(0, CubeRecord::cube);
        let [one, two] = game.score();
        let rules = match head.length() {
            0 => u8::from(head.jacoby()) + 2 * u8::from(head.beavers()),
            _ => u8::from(game.crawford()),
        };
        Some(format!(
            "XGID={}:{}:{}:{}:{dice}:{one}:{two}:{rules}:{}:10",
            letters(places)?,
            exponent.unsigned_abs(),
            exponent.signum(),
            if side == Side::White { 1 } else { -1 },
            head.length(),
        ))
    }
}

fn letters(places: Places) -> Option<String> {
    let letter = |&count: &i8| match count {
        0 => Some('-'),
        1..=15 => Some(char::from(b'@' + count.unsigned_abs())),
        -15..=-1 => Some(char::from(b'`' + count.unsigned_abs())),
        _ => None,
    };
    places.0.iter().map(letter).collect()
}
