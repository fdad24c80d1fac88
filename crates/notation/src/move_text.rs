//! Plays as people and programs write them, resolved against the legal plays; and as gnubg formats them.
//!
//! `13/7 8/7`, `13/7/5`, `bar/22*/18`, `25/22`, `8/5(2)`, `6/off`, `6/0`: any order, hits starred or not. What counts
//! is where the checkers end and what they hit on the way. Where a checker could run either way round, the one
//! without an unwritten hit is meant, as gnubg writes it; two such ways with different results are ambiguous.

use crate::expected::{Allowed, Nonsense, Part};
use crate::fault::{Fault, ParseFault};
use crate::position_id::PositionId;
use arrayvec::ArrayVec;
use pasch_rules::{Afterstate, BAR, CheckerRules, OFF, Play, Position, Reason, Roll, Step, Turn};
use std::fmt::Write as _;
use std::ops::ControlFlow;

/// Why a written play cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFault {
    /// The text is not a move.
    #[error(transparent)]
    Text(#[from] ParseFault),
    /// The play breaks a rule.
    #[error("{0}")]
    Illegal(Reason),
    /// More movements are written than there are dice.
    #[error("{written} movements are written, but the roll {roll} has only {dice}")]
    TooMany {
        /// Movements written.
        written: usize,
        /// The dice.
        roll: Roll,
        /// Numbers to be played.
        dice: usize,
    },
    /// A hit is marked where nothing can be hit.
    #[error("{} is marked as a hit, but no single opposing checker stands there", point_name(*.point))]
    NotHit {
        /// The point marked.
        point: u8,
    },
    /// Several legal plays fit the text.
    #[error("the text fits several plays: {}", .plays.join(" or "))]
    Ambiguous {
        /// The plays it could be, in full.
        plays: Vec<String>,
    },
}

/// Reads a play for this position and roll. The empty text, `Cannot Move` and the like mean that nothing can
/// be played.
///
/// ```
/// use pasch_notation::{format_play, read_play};
/// use pasch_rules::{CheckerRules, Position, Roll};
///
/// let (start, roll) = (Position::starting(), Roll::new(6, 1)?);
/// let (play, _) = read_play("8/7, 13/7", &start, roll, &CheckerRules::TOURNAMENT)?;
/// assert_eq!(format_play(&play, &start), "13/7 8/7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_play(
    text: &str,
    position: &Position,
    roll: Roll,
    rules: &CheckerRules,
) -> Result<(Play, Afterstate), MoveFault> {
    let chains = read_chains(text)?;
    let movements = movements(&chains, roll)?;
    let mut ways = Ways {
        position,
        found: Vec::new(),
    };
    ways.collect(&movements, 0, &mut roll.numbers(), &mut Play::new(), 0);

    let mut fitting: Vec<(usize, Play, Afterstate)> = Vec::new();
    for way in &ways.found {
        let Some(result) = way.result else { continue };
        if fitting.iter().any(|(_, _, after)| *after.seen_by_mover() == result) {
            continue;
        }
        if let Some((play, after)) = legal_play_to(position, roll, rules, &result) {
            fitting.push((way.unwritten_hits, play, after));
        }
    }
    let fewest = fitting.iter().map(|(hits, ..)| *hits).min();
    fitting.retain(|(hits, ..)| Some(*hits) == fewest);
    match (fitting.as_slice(), false_star(&chains, position)) {
        ([], _) => Err(why_not(&movements, position, roll, rules)),
        (_, Some(point)) => Err(MoveFault::NotHit { point }),
        ([(_, play, after)], None) => Ok((play.clone(), *after)),
        (several, None) => Err(MoveFault::Ambiguous {
            plays: several
                .iter()
                .map(|(_, play, _)| format_steps(play, position))
                .collect(),
        }),
    }
}

/// The legal play that leads where these steps lead, in whatever order they are given.
pub(crate) fn resolve_steps(
    steps: &[Step],
    position: &Position,
    roll: Roll,
    rules: &CheckerRules,
) -> Result<Play, MoveFault> {
    let (play, after) = position.play(steps, roll, rules).map_err(MoveFault::Illegal)?;
    let canonical = legal_play_to(position, roll, rules, after.seen_by_mover());
    Ok(canonical.map_or(play, |(canonical, _)| canonical))
}

/// The movements as they are written, one by one, for a text that no rule could confirm.
pub(crate) fn loose_steps(text: &str) -> Result<Vec<Step>, ParseFault> {
    let mut steps = Vec::new();
    for chain in read_chains(text)? {
        for pair in chain.points.windows(2) {
            let (from, (to, hit)) = (pair[0].0, pair[1]);
            steps.extend(std::iter::repeat_n(Step { from, to, hit }, chain.count));
        }
    }
    Ok(steps)
}

/// One movement as written: its points in order, and which of them are starred.
struct Chain {
    points: ArrayVec<(u8, bool), 5>,
    count: usize,
}

const NOTHING: [&str; 13] = [
    "",
    "cannot move",
    "can't move",
    "no move",
    "no moves",
    "no legal move",
    "no legal moves",
    "dance",
    "dances",
    "fans",
    "fan",
    "no play",
    "pass",
];

fn read_chains(text: &str) -> Result<Vec<Chain>, ParseFault> {
    let trimmed = text.trim().trim_start_matches('(').trim_end_matches(')');
    let trimmed = trimmed.trim_matches('-');
    if NOTHING.iter().any(|word| trimmed.eq_ignore_ascii_case(word)) {
        return Ok(Vec::new());
    }
    let mut chains = Vec::new();
    let mut letters = Letters::new(text);
    loop {
        letters.skip(|c| c.is_whitespace() || c == ',' || c == ';');
        if letters.peek().is_none() {
            return Ok(chains);
        }
        chains.push(read_chain(&mut letters)?);
    }
}

fn read_chain(letters: &mut Letters<'_>) -> Result<Chain, ParseFault> {
    let mut points = ArrayVec::new();
    points.push((read_point(letters)?, false));
    // A star on the point a movement leaves tells nothing; some programs write one after a hit.
    letters.take('*');
    while letters.take('/') || letters.take('-') {
        let at = letters.at;
        let point = read_point(letters)?;
        let starred = letters.take('*');
        if points.last().is_some_and(|&(last, _)| last <= point) {
            return Err(ParseFault::new(at, Fault::Bits(Nonsense::Backwards)));
        }
        if points.try_push((point, starred)).is_err() {
            let what = Part::FourSteps;
            return Err(ParseFault::new(at, Fault::TooLong { what }));
        }
    }
    if points.len() < 2 {
        return Err(letters.unexpected(Part::Destination));
    }
    let mut count = 1;
    if letters.take('(') {
        let at = letters.at;
        let value = letters.number()?;
        if !(1..=4).contains(&value) {
            let (field, allowed) = (Part::Repetition, Allowed::Between(1, 4));
            return Err(ParseFault::new(at, Fault::OutOfRange { field, value, allowed }));
        }
        count = value as usize;
        if !letters.take(')') {
            return Err(letters.unexpected(Part::ClosingBracket));
        }
        if letters.take('*')
            && let Some(last) = points.last_mut()
        {
            last.1 = true;
        }
    }
    match letters.peek() {
        Some(c) if !(c.is_whitespace() || c == ',' || c == ';') => Err(letters.unexpected(Part::Space)),
        _ => Ok(Chain { points, count }),
    }
}

fn read_point(letters: &mut Letters<'_>) -> Result<u8, ParseFault> {
    let at = letters.at;
    match letters.peek() {
        Some(c) if c.is_ascii_digit() => {
            let value = letters.number()?;
            u8::try_from(value).ok().filter(|&point| point <= BAR).ok_or_else(|| {
                let (field, allowed) = (Part::BoardPoint, Allowed::Points);
                ParseFault::new(at, Fault::OutOfRange { field, value, allowed })
            })
        }
        Some(c) if c.is_ascii_alphabetic() => match letters.word().as_str() {
            "bar" | "b" => Ok(BAR),
            "off" | "o" => Ok(OFF),
            _ => Err(ParseFault::new(
                at,
                Fault::Unexpected {
                    found: c,
                    wanted: Part::Point,
                },
            )),
        },
        _ => Err(letters.unexpected(Part::Point)),
    }
}

/// A text read letter by letter.
struct Letters<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    at: usize,
}

impl<'a> Letters<'a> {
    fn new(text: &'a str) -> Letters<'a> {
        Letters {
            rest: text.chars().peekable(),
            at: 0,
        }
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn next_if(&mut self, wanted: impl FnOnce(&char) -> bool) -> Option<char> {
        let letter = self.rest.next_if(wanted)?;
        self.at += 1;
        Some(letter)
    }

    fn take(&mut self, wanted: char) -> bool {
        self.next_if(|&c| c == wanted).is_some()
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        while self.next_if(|&c| wanted(c)).is_some() {}
    }

    fn number(&mut self) -> Result<i64, ParseFault> {
        let mut value: Option<i64> = None;
        while let Some(digit) = self.next_if(char::is_ascii_digit) {
            let digit = i64::from(digit as u8 - b'0');
            value = Some(value.unwrap_or(0).saturating_mul(10).saturating_add(digit));
        }
        value.ok_or_else(|| self.unexpected(Part::Number))
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(letter) = self.next_if(char::is_ascii_alphabetic) {
            word.push(letter.to_ascii_lowercase());
        }
        word
    }

    fn unexpected(&mut self, wanted: Part) -> ParseFault {
        let fault = match self.peek() {
            Some(found) => Fault::Unexpected { found, wanted },
            None => Fault::TooShort { wanted },
        };
        ParseFault::new(self.at, fault)
    }
}

/// Every written movement from one written point to the next, repeated as often as it is written.
fn movements(chains: &[Chain], roll: Roll) -> Result<ArrayVec<(u8, u8), 4>, MoveFault> {
    let written: usize = chains.iter().map(|chain| (chain.points.len() - 1) * chain.count).sum();
    let dice = roll.numbers().len();
    if written > dice {
        return Err(MoveFault::TooMany { written, roll, dice });
    }
    let mut movements = ArrayVec::new();
    for chain in chains {
        for pair in chain.points.windows(2) {
            movements.extend(std::iter::repeat_n((pair[0].0, pair[1].0), chain.count));
        }
    }
    Ok(movements)
}

/// One way to make the written movements with dice.
struct Way {
    /// The checkers afterwards, if they were there to be moved.
    result: Option<Position>,
    unwritten_hits: usize,
}

struct Ways<'a> {
    position: &'a Position,
    found: Vec<Way>,
}

impl Ways<'_> {
    /// Every way to make the movements from number `next` on with the dice left.
    fn collect(
        &mut self,
        movements: &[(u8, u8)],
        next: usize,
        dice: &mut ArrayVec<u8, 4>,
        steps: &mut Play,
        unwritten_hits: usize,
    ) {
        let Some(&(from, to)) = movements.get(next) else {
            self.found.push(Way {
                result: result(self.position, steps),
                unwritten_hits,
            });
            return;
        };
        self.walk(movements, next, (from, to), dice, steps, unwritten_hits);
    }

    /// Every way to bring one checker from `from` to `to`, then on to the other movements.
    fn walk(
        &mut self,
        movements: &[(u8, u8)],
        next: usize,
        (from, to): (u8, u8),
        dice: &mut ArrayVec<u8, 4>,
        steps: &mut Play,
        unwritten_hits: usize,
    ) {
        for index in 0..dice.len() {
            // Equal dice make equal ways.
            if dice[..index].contains(&dice[index]) {
                continue;
            }
            let die = dice.remove(index);
            let landing = from.saturating_sub(die);
            let hit = is_blot(self.position, landing);
            // A die that overshoots is only good for bearing off.
            if landing >= to {
                steps.push(Step { from, to: landing, hit });
                if landing == to {
                    self.collect(movements, next + 1, dice, steps, unwritten_hits);
                } else {
                    let unwritten_hits = unwritten_hits + usize::from(hit);
                    self.walk(movements, next, (landing, to), dice, steps, unwritten_hits);
                }
                steps.pop();
            }
            dice.insert(index, die);
        }
    }
}

fn is_blot(position: &Position, point: u8) -> bool {
    (1..BAR).contains(&point) && position.opp()[usize::from(BAR - point)] == 1
}

/// The checkers after these steps, in whatever order they are made.
fn result(position: &Position, steps: &[Step]) -> Option<Position> {
    let (mut own, mut opp) = (*position.own(), *position.opp());
    for step in steps {
        own[usize::from(step.to)] += 1;
    }
    for step in steps {
        let source = &mut own[usize::from(step.from)];
        *source = source.checked_sub(1)?;
        if step.hit {
            let blot = usize::from(BAR - step.to);
            opp[usize::from(BAR)] += opp[blot];
            opp[blot] = 0;
        }
    }
    Some(Position::from_sides_unchecked(own, opp))
}

fn legal_play_to(
    position: &Position,
    roll: Roll,
    rules: &CheckerRules,
    wanted: &Position,
) -> Option<(Play, Afterstate)> {
    let found = position.try_for_each_play(roll, rules, |play, after| {
        if after.seen_by_mover() == wanted {
            ControlFlow::Break((play.clone(), *after))
        } else {
            ControlFlow::Continue(())
        }
    });
    match found {
        ControlFlow::Break(found) => Some(found),
        ControlFlow::Continue(()) => None,
    }
}

fn false_star(chains: &[Chain], position: &Position) -> Option<u8> {
    let mut stars = chains
        .iter()
        .flat_map(|chain| &chain.points)
        .filter(|(_, starred)| *starred);
    stars
        .find(|(point, _)| !is_blot(position, *point))
        .map(|(point, _)| *point)
}

/// The first rule in the way of a text that no legal play fits.
fn why_not(movements: &[(u8, u8)], position: &Position, roll: Roll, rules: &CheckerRules) -> MoveFault {
    let written: Play = movements
        .iter()
        .map(|&(from, to)| Step { from, to, hit: false })
        .collect();
    // A play whose result is legal, but not with the movements that are written.
    let by_other_numbers = || Turn::new(*position, roll, *rules).make(&written).err();
    let reason = position.play(&written, roll, rules).err().or_else(by_other_numbers);
    MoveFault::Illegal(reason.unwrap_or(Reason::NotTogether { roll }))
}

/// A play as gnubg writes it: from the back forwards, a checker's steps joined unless it hits on the way, equal
/// movements counted.
///
/// ```
/// use pasch_notation::{format_play, read_play};
/// use pasch_rules::{CheckerRules, Position, Roll};
///
/// let (start, roll) = (Position::starting(), Roll::new(3, 3)?);
/// let (play, _) = read_play("6/3 8/5 6/3 8/5", &start, roll, &CheckerRules::TOURNAMENT)?;
/// assert_eq!(format_play(&play, &start), "8/5(2) 6/3(2)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn format_play(play: &Play, position: &Position) -> String {
    format_steps(play, position)
}

/// Every play of a throw as it is written, with the ID of what it leaves, the opponent on roll: one for each distinct result.
///
/// ```
/// use pasch_notation::written_plays;
/// use pasch_rules::{CheckerRules, Position, Roll};
/// let plays = written_plays(&Position::starting(), Roll::new(3, 1)?, &CheckerRules::TOURNAMENT);
/// assert!(plays.iter().any(|(play, _)| play == "8/5 6/5"));
/// # Ok::<(), pasch_rules::DieFault>(())
/// ```
pub fn written_plays(position: &Position, roll: Roll, rules: &CheckerRules) -> Vec<(String, PositionId)> {
    let mut plays = Vec::new();
    position.for_each_play(roll, rules, |play, after| {
        plays.push((format_play(play, position), PositionId::from(after.opponent_on_roll())));
    });
    plays
}

pub(crate) fn format_steps(steps: &[Step], position: &Position) -> String {
    let mut sorted: Vec<(u8, u8)> = steps.iter().map(|step| (step.from, step.to)).collect();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut chains: Vec<Vec<u8>> = sorted.into_iter().map(|(from, to)| vec![from, to]).collect();
    // Join the steps of one checker; a point where it hits stays written.
    let mut first = 0;
    while first < chains.len() {
        let mut second = first + 1;
        while second < chains.len() {
            let end = chains[first][chains[first].len() - 1];
            if chains[second][0] == end {
                let rest = chains.remove(second);
                if !is_blot(position, end) {
                    chains[first].pop();
                }
                chains[first].push(rest[rest.len() - 1]);
            } else {
                second += 1;
            }
        }
        first += 1;
    }
    let mut text = String::new();
    let mut hit = [false; 26];
    for (index, chain) in chains.iter().enumerate() {
        if chains[..index].contains(chain) {
            continue;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&point_name(chain[0]));
        for &point in &chain[1..] {
            let _ = write!(text, "/{}", point_name(point));
            // A blot is hit once; the first to arrive gets the star.
            if is_blot(position, point) && !std::mem::replace(&mut hit[usize::from(point)], true) {
                text.push('*');
            }
        }
        let count = chains.iter().filter(|other| *other == chain).count();
        if count > 1 {
            let _ = write!(text, "({count})");
        }
    }
    text
}

fn point_name(point: u8) -> String {
    match point {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        _ => point.to_string(),
    }
}
