//! gnubg's analysis in SGF: `DA` about the cube, `A` about the plays, `LU` the luck, `C` a comment.
//!
//! `DA[E ver 3 2C 1 0.0 1 ...]` has seven numbers twice, without and with a double: five chances, an equity without the
//! cube, and what it is worth with it, which in a match is the chance to win it. `A[n][lpab E ver 3 ...]` has the
//! number of the play that was made, then each play with its chances and its equity with the cube.

use super::letters::{read_steps, write_steps};
use super::tree::Node;
use crate::move_text::resolve_steps;
use crate::opinion::{Candidate, Chances, CubeOpinion, Depth, Opinion, PlayOpinion, Worth};
use pasch_rules::{CheckerRules, Position, Roll, Side};
use std::fmt::Write as _;

/// Where the deed that is judged was made: the position and the rules, where the replay is not lost.
pub(super) struct Scene<'a> {
    pub(super) side: Side,
    pub(super) roll: Option<Roll>,
    pub(super) table: Option<&'a (Position, CheckerRules)>,
    pub(super) is_match: bool,
}

/// What the node says about the deed in it.
pub(super) fn read(node: &Node, scene: &Scene<'_>) -> Opinion {
    let luck = node.value("LU").and_then(|luck| luck.trim().parse::<f64>().ok());
    Opinion {
        cube: node.value("DA").and_then(|value| read_cube(value, scene.is_match)),
        play: read_plays(node.values("A"), scene),
        luck: luck.and_then(|luck| with_cube(luck, scene.is_match)),
        comment: node
            .value("C")
            .map(str::trim)
            .filter(|text| !text.is_empty())
            .map(str::to_owned),
    }
}

/// What a number is that counts the cube in.
fn with_cube(value: f64, is_match: bool) -> Option<Worth> {
    let worth = if is_match { Worth::MatchChance } else { Worth::Equity };
    value.is_finite().then(|| worth(value))
}

fn read_cube(value: &str, is_match: bool) -> Option<CubeOpinion> {
    let words = Words::new(value);
    let (numbers, depth) = match words.kind {
        "E" => {
            // Depth, whether it is the same every time, noise and pruning stand before the numbers.
            let numbers: Vec<f64> = words.rest.iter().skip(4).map_while(|word| word.parse().ok()).collect();
            (
                numbers,
                words.rest.first().map_or(Depth::Untold, |word| read_depth(word)),
            )
        }
        // The cube's numbers are chances to win the match, and the seventh of the errors is theirs.
        "X" | "R" => (words.all_behind("Output"), words.rollout(6)?),
        _ => return None,
    };
    let (no_double, double) = numbers.split_at_checked(7)?;
    let worth = |numbers: &[f64]| with_cube(*numbers.get(6)?, is_match);
    Some(CubeOpinion {
        chances: chances(no_double),
        no_double: worth(no_double)?,
        double_take: worth(double)?,
        // By its definition, whatever the score.
        double_pass: Worth::Equity(1.0),
        choice: None,
        depth,
        cost: None,
    })
}

fn read_plays(values: &[String], scene: &Scene<'_>) -> Option<PlayOpinion> {
    let (first, plays) = values.split_first()?;
    let roll = scene.roll?;
    let made = first.trim().parse::<usize>().ok();
    let mut played = None;
    let mut candidates = Vec::new();
    for (index, value) in plays.iter().enumerate() {
        let Some(candidate) = read_candidate(value, scene, roll) else {
            continue;
        };
        if made == Some(index) {
            played = Some(candidates.len());
        }
        candidates.push(candidate);
    }
    (!candidates.is_empty()).then_some(PlayOpinion {
        candidates,
        played,
        cost: None,
        counted: None,
    })
}

fn read_candidate(value: &str, scene: &Scene<'_>, roll: Roll) -> Option<Candidate> {
    let (letters, rest) = value.trim().split_once(' ')?;
    let written = read_steps(letters.as_bytes(), scene.side)?;
    let words = Words::new(rest);
    let (numbers, depth) = match words.kind {
        "E" => {
            let numbers: Vec<f64> = words.rest.iter().map_while(|word| word.parse().ok()).collect();
            (
                numbers,
                words.rest.get(6).map_or(Depth::Untold, |word| read_depth(word)),
            )
        }
        "X" | "R" => {
            let mut numbers = words.all_behind("Output");
            // The seventh counts the cube in; in a match it is the chance to win it, and the score stands apart.
            if let Some(score) = words.all_behind("Score").first() {
                numbers.truncate(5);
                numbers.push(*score);
            }
            // In a match the sixth of the errors is the equity's, the seventh that of the chance to win it.
            (numbers, words.rollout(if scene.is_match { 5 } else { 6 })?)
        }
        _ => return None,
    };
    let resolved = scene
        .table
        .and_then(|(position, rules)| resolve_steps(&written, position, roll, rules).ok());
    Some(Candidate {
        steps: resolved.map_or(written, |play| play.to_vec()),
        chances: chances(&numbers),
        equity: Worth::equity(*numbers.get(5)?)?,
        depth,
    })
}

fn chances(numbers: &[f64]) -> Option<Chances> {
    Chances::new(*numbers.first_chunk::<5>()?)
}

/// `2C`: two plies, the cube counted in.
fn read_depth(word: &str) -> Depth {
    let plies = word
        .trim_end_matches(|letter: char| letter.is_ascii_alphabetic())
        .parse();
    plies.map_or(Depth::Untold, Depth::Plies)
}

/// The words of a value: its kind, and what follows the number of the version.
struct Words<'a> {
    kind: &'a str,
    rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    fn new(value: &'a str) -> Words<'a> {
        let mut words = value.split_whitespace();
        let kind = words.next().unwrap_or("");
        let mut rest: Vec<&str> = words.collect();
        if rest.first() == Some(&"ver") && rest.len() >= 2 {
            rest.drain(..2);
        }
        Words { kind, rest }
    }

    /// The numbers behind every occurrence of a word.
    fn all_behind(&self, name: &str) -> Vec<f64> {
        let mut numbers = Vec::new();
        let mut collects = false;
        for word in &self.rest {
            match word.parse::<f64>() {
                Ok(number) if collects => numbers.push(number),
                Ok(_) => {}
                Err(_) => collects = *word == name,
            }
        }
        numbers
    }

    /// How far it was played out, and the error in this place; `None` for one that was broken off before its first
    /// game, whose numbers are none.
    fn rollout(&self, place: usize) -> Option<Depth> {
        let games = self.all_behind("Trials").first().map(|games| *games as u32);
        let error = self.all_behind("StdDev").get(place).copied();
        (games != Some(0)).then(|| Depth::Rollout {
            games,
            error: error.filter(|error| error.is_finite() && *error > 0.0),
        })
    }
}

/// The properties that tell gnubg of an opinion. What it would misread is left out: in a match it wants the cube as
/// chances to win the match, and it knows no rollouts of others.
pub(super) fn write(text: &mut String, opinion: &Opinion, scene: &Scene<'_>) {
    if let Some(cube) = &opinion.cube
        && let (Some(no_double), Some(double_take)) = (as_told(cube.no_double, scene), as_told(cube.double_take, scene))
    {
        let chances = cube.chances.map_or_else(|| "0 0 0 0 0".to_owned(), written_chances);
        let (plies, cubeless) = (written_depth(cube.depth), cube.chances.map_or(0.0, cubeless));
        let _ = write!(
            text,
            "DA[E ver 3 {plies}C 1 0.000000 1 {chances} {cubeless:.6} {no_double:.6} {chances} {cubeless:.6} {double_take:.6}]"
        );
    }
    if let Some(play) = &opinion.play {
        write_plays(text, play, scene);
    }
    if let Some(luck) = opinion.luck.and_then(|luck| as_told(luck, scene)) {
        let _ = write!(text, "LU[{luck:.5}]");
    }
    if let Some(comment) = &opinion.comment {
        let _ = write!(text, "C[{}]", super::writer::shielded(comment));
    }
}

fn write_plays(text: &mut String, play: &PlayOpinion, scene: &Scene<'_>) {
    let mut made = None;
    let mut written = String::new();
    let mut count = 0;
    let mut equities = Vec::new();
    for (index, candidate) in play.candidates.iter().enumerate() {
        let (Worth::Equity(equity), Some(chances)) = (candidate.equity, candidate.chances) else {
            continue;
        };
        if candidate.steps.is_empty() {
            continue;
        }
        if play.played == Some(index) {
            made = Some(count);
        }
        let (letters, plies) = (
            write_steps(&candidate.steps, scene.side),
            written_depth(candidate.depth),
        );
        let chances = written_chances(chances);
        let _ = write!(
            written,
            "[{letters} E ver 3 {chances} {equity:.6} {plies}C 0 1 0.000000 1]"
        );
        equities.push(equity);
        count += 1;
    }
    if let (Some(made), Some(best)) = (made, equities.first()) {
        let cost = best - equities[made];
        let _ = write!(text, "A[{made}]{written}{}", mark(cost));
    }
}

/// gnubg's marks for what a play costs.
fn mark(cost: f64) -> &'static str {
    match cost {
        0.12.. => "BM[2]",
        0.06.. => "BM[1]",
        0.03.. => "DO[]",
        _ => "",
    }
}

/// The number as gnubg keeps it here, if it is known that way.
fn as_told(worth: Worth, scene: &Scene<'_>) -> Option<f64> {
    match worth {
        Worth::MatchChance(chance) if scene.is_match => Some(chance),
        Worth::Equity(equity) if !scene.is_match => Some(equity),
        _ => None,
    }
}

fn written_chances(chances: Chances) -> String {
    let Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    } = chances;
    format!("{win:.6} {win_gammon:.6} {win_backgammon:.6} {lose_gammon:.6} {lose_backgammon:.6}")
}

/// The equity for money that the chances amount to.
fn cubeless(chances: Chances) -> f64 {
    2.0 * chances.win - 1.0 + chances.win_gammon + chances.win_backgammon
        - chances.lose_gammon
        - chances.lose_backgammon
}

/// gnubg has no word for what is no number of plies; what looks furthest there comes nearest.
fn written_depth(depth: Depth) -> u8 {
    match depth {
        Depth::Plies(plies) | Depth::PliesNarrow(plies) => plies.min(7),
        Depth::Roller(_) | Depth::Rollout { .. } | Depth::Book => 4,
        Depth::Untold => 0,
    }
}
