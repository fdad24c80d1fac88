//! Positions with what a program thought of them, as XG, BGBlitz and gnubg write them for people to read.
//!
//! The words differ from language to language, the numbers do not: the position is taken from the IDs, and each line of
//! the analysis is known by its shape. A line with a number and a play is a candidate, one with three percentages or
//! six chances tells how the game ends, one with a word for doubling is about the cube.

mod writer;

use crate::fault::{Fault, ParseFault};
use crate::match_id::MatchId;
use crate::move_text::read_play;
use crate::opinion::{Candidate, Chances, CubeOpinion, Depth, Opinion, PlayOpinion, Worth};
use crate::position_id::PositionId;
use crate::position_text::parse_position;
use pasch_rules::{CheckerRules, Side, Situation};
pub use writer::write_position_report;

/// A position and what a program thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedPosition {
    /// How it stands.
    pub situation: Situation,
    /// The program, by its own name; empty where the text does not say.
    pub program: String,
    /// What it thought.
    pub opinion: Opinion,
}

/// Reads every position of a text with its analysis: one as a program copies it, or a whole match as gnubg exports it.
pub fn read_position_report(text: &str) -> Result<Vec<JudgedPosition>, ParseFault> {
    let program = program(text);
    let mut found: Vec<JudgedPosition> = Vec::new();
    let mut section: Option<Section> = None;
    let mut id: Option<String> = None;
    let mut at = 0;
    for line in text.split('\n') {
        match source(line) {
            Some(Source::Xgid(start, xgid)) => {
                let situation = parse_position(xgid, 15).map_err(|fault| fault.moved_by(at + start))?;
                // BGBlitz gives the same position twice.
                let repeated = section.as_ref().is_some_and(|section| section.is_untouched());
                if !repeated {
                    found.extend(section.take().map(|section| section.finish(program)));
                }
                section = Some(Section::new(situation));
            }
            Some(Source::Ids(position, table)) => {
                let whole = match (position, table, id.take()) {
                    (Some(position), Some(table), _) => Some(format!("{position}:{table}")),
                    (Some(position), None, _) => {
                        id = Some(position.to_owned());
                        None
                    }
                    (None, Some(table), Some(position)) => Some(format!("{position}:{table}")),
                    (None, _, _) => None,
                };
                if let Some(whole) = whole {
                    let situation = parse_position(&whole, 15).map_err(|fault| ParseFault::new(at, fault.fault))?;
                    found.extend(section.take().map(|section| section.finish(program)));
                    section = Some(Section::new(situation));
                }
            }
            None => {
                if let Some(section) = &mut section {
                    section.line(line);
                }
            }
        }
        at += line.chars().count() + 1;
    }
    found.extend(section.map(|section| section.finish(program)));
    if found.is_empty() {
        return Err(ParseFault::new(0, Fault::UnknownFormat));
    }
    Ok(found)
}

/// Our own line, for programs that do not name themselves.
const JUDGED_BY: &str = "Judged by ";

fn program(text: &str) -> &str {
    if let Some(named) = text.lines().find_map(|line| line.trim().strip_prefix(JUDGED_BY)) {
        named
    } else if text.contains("eXtreme Gammon") {
        "eXtreme Gammon"
    } else if text.contains("GNU Backgammon") {
        "GNU Backgammon"
    } else if text.contains("Position-ID:") {
        "BGBlitz"
    } else {
        ""
    }
}

/// Where a line tells the position.
enum Source<'a> {
    /// An XGID, and the character at which it starts.
    Xgid(usize, &'a str),
    /// A position ID, a match ID, or both.
    Ids(Option<&'a str>, Option<&'a str>),
}

/// Does this line name a position, in whatever language the words around it are?
pub(crate) fn tells_position(line: &str) -> bool {
    source(line).is_some()
}

fn source(line: &str) -> Option<Source<'_>> {
    if let Some(start) = line.find("XGID=") {
        let xgid = line[start..].split_whitespace().next().unwrap_or("");
        return Some(Source::Xgid(line[..start].chars().count(), xgid));
    }
    // The word before the ID is `ID` in every language, with a stroke or a blank around it.
    if !line.contains("ID") || !line.contains(':') {
        return None;
    }
    let words = || line.split([' ', '\t', ':', '\r']).filter(|word| !word.is_empty());
    let position = words().find(|word| word.len() == 14 && word.parse::<PositionId>().is_ok());
    let table = words().find(|word| word.len() == 12 && word.parse::<MatchId>().is_ok());
    (position.is_some() || table.is_some()).then_some(Source::Ids(position, table))
}

/// One position's part of the text.
struct Section {
    situation: Situation,
    candidates: Vec<Candidate>,
    /// The one marked as played.
    played: Option<usize>,
    /// Not doubling, doubling and taken, doubling and passed.
    cube: [Option<f64>; 3],
    cube_chances: Option<Chances>,
    depth: Depth,
    /// Lines of three numbers that wait for their second half.
    rows: Vec<[f64; 3]>,
}

impl Section {
    fn new(situation: Situation) -> Section {
        Section {
            situation,
            candidates: Vec::new(),
            played: None,
            cube: [None; 3],
            cube_chances: None,
            depth: Depth::Untold,
            rows: Vec::new(),
        }
    }

    fn is_untouched(&self) -> bool {
        self.candidates.is_empty() && self.cube == [None; 3] && self.cube_chances.is_none() && self.rows.is_empty()
    }

    fn line(&mut self, line: &str) {
        if let Some(chances) = six_chances(line) {
            self.ends(chances);
        } else if let Some(row) = percentages(line) {
            self.rows.push(row);
            if let [own, other] = self.rows[..] {
                self.rows.clear();
                self.ends(both(own, other));
            }
        } else if let Some(row) = table_row(line) {
            self.rows.push(row);
            if let [top, bottom] = self.rows[..] {
                self.rows.clear();
                let (own, other) = match self.situation.standing.on_roll {
                    Side::White => (bottom, top),
                    Side::Black => (top, bottom),
                };
                self.ends(both(own, other));
            }
        } else if let Some(written) = candidate(line) {
            self.candidate(line, written);
        } else if let Some((place, equity)) = cube_equity(line) {
            self.cube[place] = Some(equity);
        } else if let Some(depth) = depth(line).filter(|_| self.cube == [None; 3]) {
            self.depth = depth;
        }
    }

    /// How the game ends: after the last candidate, or without a double.
    fn ends(&mut self, chances: Option<Chances>) {
        match self.candidates.last_mut() {
            Some(candidate) => candidate.chances = candidate.chances.or(chances),
            None => self.cube_chances = self.cube_chances.or(chances),
        }
    }

    fn candidate(&mut self, line: &str, (text, equity): (String, f64)) {
        let (Ok(position), Some(roll)) = (self.situation.position(), self.situation.standing.roll) else {
            return;
        };
        let play = read_play(&text, &position, roll, &CheckerRules::TOURNAMENT);
        if let (Ok((play, _)), Some(equity)) = (play, Worth::equity(equity)) {
            if line.trim_start().starts_with('*') {
                self.played = Some(self.candidates.len());
            }
            self.rows.clear();
            self.candidates.push(Candidate {
                steps: play.to_vec(),
                chances: None,
                equity,
                depth: depth(line).unwrap_or(Depth::Untold),
            });
        }
    }

    fn finish(self, program: &str) -> JudgedPosition {
        let mut opinion = Opinion::default();
        if let [Some(no_double), Some(double_take), Some(double_pass)] = self.cube {
            // Where a double waits for its answer, gnubg sees it with the eyes of the one who answers; a pass is then
            // worth less than nothing.
            let turned = double_pass < 0.0;
            let sign = if turned { -1.0 } else { 1.0 };
            let worth = |value: f64| Worth::Equity(sign * value);
            opinion.cube = Some(CubeOpinion {
                chances: self
                    .cube_chances
                    .map(|chances| if turned { flipped(chances) } else { chances }),
                no_double: worth(no_double),
                double_take: worth(double_take),
                double_pass: worth(double_pass),
                choice: None,
                depth: self.depth,
                cost: None,
            });
        }
        if !self.candidates.is_empty() {
            opinion.play = Some(PlayOpinion {
                candidates: self.candidates,
                played: self.played,
                cost: None,
                counted: None,
            });
        }
        JudgedPosition {
            situation: self.situation,
            program: program.to_owned(),
            opinion,
        }
    }
}

fn flipped(chances: Chances) -> Chances {
    Chances {
        win: 1.0 - chances.win,
        win_gammon: chances.lose_gammon,
        win_backgammon: chances.lose_backgammon,
        lose_gammon: chances.win_gammon,
        lose_backgammon: chances.win_backgammon,
    }
}

/// Two rows of three in hundredths.
fn both([win, gammon, backgammon]: [f64; 3], [_, lost, lost_backgammon]: [f64; 3]) -> Option<Chances> {
    Chances::new([win, gammon, backgammon, lost, lost_backgammon].map(|percent| percent / 100.0))
}

/// `0.497 0.138 0.006 - 0.503 0.138 0.006`; the chances in it, where they are some.
fn six_chances(line: &str) -> Option<Option<Chances>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [win, gammon, backgammon, "-", _, lost, lost_backgammon] = words[..] else {
        return None;
    };
    let words = [win, gammon, backgammon, lost, lost_backgammon];
    let numbers: Vec<f64> = words.into_iter().filter_map(decimal).collect();
    Some(Chances::new(numbers.try_into().ok()?))
}

/// `Player:   25.45% (G:0.00% B:0.00%)`
fn percentages(line: &str) -> Option<[f64; 3]> {
    let parts: Vec<&str> = line.split('%').collect();
    let [win, gammon, backgammon, end] = parts[..] else {
        return None;
    };
    let last = |part: &str| decimal(part.rsplit([' ', ':', '(']).next()?);
    (end.trim() == ")").then_some([last(win)?, last(gammon)?, last(backgammon)?])
}

/// ` Green        34.4  8.7   0.1`
fn table_row(line: &str) -> Option<[f64; 3]> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name @ .., win, gammon, backgammon] = &words[..] else {
        return None;
    };
    let plain = !name.is_empty()
        && name
            .iter()
            .all(|word| !word.contains([':', '|', '%', '=']) && decimal(word).is_none());
    if !plain {
        return None;
    }
    Some([decimal(win)?, decimal(gammon)?, decimal(backgammon)?])
}

/// A line that begins with a number and holds a play: the play, and what it is worth.
fn candidate(line: &str) -> Option<(String, f64)> {
    let body = line.trim().trim_start_matches('*').trim_start();
    let (number, body) = body.split_once('.')?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let is_movement = |word: &str| {
        let point = |text: &str| {
            let name = text.trim_end_matches(|letter: char| letter.is_ascii_digit() || "*(),".contains(letter));
            name.is_empty() || name.eq_ignore_ascii_case("bar") || name.eq_ignore_ascii_case("off")
        };
        word.split_once('/')
            .is_some_and(|(from, to)| !from.is_empty() && !to.is_empty() && point(from) && to.split('/').all(point))
    };
    let movements: Vec<&str> = body.split_whitespace().filter(|word| is_movement(word)).collect();
    let equity = plain_numbers(body).last().copied()?;
    (!movements.is_empty()).then(|| (movements.join(" ").replace("Bar", "bar").replace("Off", "off"), equity))
}

/// The numbers of a line that do not stand in brackets.
fn plain_numbers(text: &str) -> Vec<f64> {
    let mut depth = 0usize;
    let outside: String = text
        .chars()
        .filter(|letter| {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && *letter != ')'
        })
        .collect();
    let words = outside.split(|letter: char| letter.is_whitespace() || letter == ':' || letter == '=');
    words.filter_map(decimal).collect()
}

/// A number with a fraction, with a point or a comma in it.
fn decimal(word: &str) -> Option<f64> {
    let word = word.trim();
    if !word.contains(['.', ',']) || word.ends_with(['.', ',']) {
        return None;
    }
    let number = word.replacen(',', ".", 1).parse::<f64>().ok()?;
    number.is_finite().then_some(number)
}

const NO_DOUBLE: [&str; 7] = [
    "no double",
    "no redouble",
    "pas de ",
    "kein ",
    "nicht ",
    "ダブルせず",
    "ノー",
];
const TAKE: [&str; 8] = [
    "take",
    "prend",
    "annehm",
    "annahme",
    "accept",
    "beaver",
    "受け",
    "テイク",
];
const PASS: [&str; 8] = ["pass", "refus", "rejet", "ablehn", "aufgabe", "drop", "降り", "パス"];
const DOUBLE: [&str; 4] = ["doubl", "doppel", "ダブル", "dobl"];

/// A line about the cube: which of the three it is, and what it is worth.
fn cube_equity(line: &str) -> Option<(usize, f64)> {
    if line.contains(['%', '=']) {
        return None;
    }
    let body = line
        .trim()
        .trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
        .trim_start();
    let end = body
        .find([':', '+'])
        .or_else(|| body.find(|c: char| c == '-' || c.is_ascii_digit()))?;
    let label = body[..end].to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| label.contains(word));
    let place = if NO_DOUBLE.iter().any(|word| label.starts_with(word)) {
        0
    } else if !has(&DOUBLE) {
        return None;
    } else if has(&PASS) {
        2
    } else if has(&TAKE) {
        1
    } else {
        return None;
    };
    Some((place, plain_numbers(body).last().copied()?))
}

/// `4-ply`, `3-plis`, `XG Roller++`, `Rollout`, `Book`: how the numbers were found, where a line says so.
fn depth(line: &str) -> Option<Depth> {
    if let Some((_, rest)) = line.split_once("XG Roller") {
        let pluses = rest.bytes().take_while(|&byte| byte == b'+').count();
        return Some(Depth::Roller(u8::try_from(pluses).unwrap_or(0)));
    }
    for word in line.split_whitespace() {
        if let Some((plies, unit)) = word.split_once('-')
            && unit.starts_with("pl")
            && let Ok(plies) = plies.parse()
        {
            return Some(Depth::Plies(plies));
        }
        if word.starts_with("Rollout") {
            return Some(Depth::Rollout {
                games: None,
                error: None,
            });
        }
        if word.starts_with("Book") {
            return Some(Depth::Book);
        }
    }
    None
}
