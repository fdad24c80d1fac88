//! `pasch play`: a real game, line by line, in the terminal.
//!
//! A line is read into a [`request::Request`]; the [`table::Table`] does it and tells what happened. The computer's
//! answer enters the session by the same door as a person's.

mod computer;
mod request;
mod saved;
mod table;
mod words;

use crate::fault::Fault;
use crate::language::words;
use crate::numbers::Numbers;
use crate::rulebook_arg::read_rulebook;
use crate::values::BadValue;
use pasch_analysis::Level;
use pasch_rules::{Agreement, Rulebook, SessionKind, Side, Start, Terms};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use saved::SavedGame;
use std::io::BufRead;
use std::path::PathBuf;
use table::{Table, Voice};

/// What is played, by whom, and where it is kept.
#[derive(clap::Args)]
pub struct Args {
    /// buffalo, german, danish, jumbo, ten-language, tournament, or a file with a rulebook of your own
    #[arg(long, default_value = "tournament")]
    rulebook: String,
    /// A match to so many points
    #[arg(long = "match", value_name = "POINTS", group = "kind")]
    match_to: Option<u32>,
    /// So many games, all played, points added
    #[arg(long, value_name = "COUNT", group = "kind")]
    games: Option<u32>,
    /// Money play
    #[arg(long, group = "kind")]
    money: bool,
    /// Games for a stake, points added until you stop
    #[arg(long, group = "kind")]
    total: bool,
    /// A single game
    #[arg(long, group = "kind")]
    single: bool,
    /// How the checkers stand at first
    #[arg(long, value_enum, default_value = "standard")]
    start: StartName,
    /// What you agreed on where the rulebook leaves it to you (several with commas)
    #[arg(long, value_enum, value_delimiter = ',')]
    agree: Vec<Choice>,
    /// Two people play on this keyboard
    #[arg(long)]
    two: bool,
    /// The computer takes white instead of black
    #[arg(long)]
    computer_white: bool,
    /// How strong the computer plays: beginner, casual, advanced, expert or world-class
    #[arg(long, default_value = "advanced", value_name = "LEVEL", value_parser = read_level)]
    level: Level,
    /// Keep the score of a game on a real board: you enter its dice and moves
    #[arg(long)]
    scorekeeper: bool,
    /// The same dice again
    #[arg(long)]
    seed: Option<u64>,
    /// Keep the game in this file as it goes on
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file (and keep it there)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["match_to", "games", "money", "total", "single", "agree", "two",
        "computer_white", "scorekeeper", "level"])]
    resume: Option<PathBuf>,
    /// Exchange left and right
    #[arg(long)]
    mirror: bool,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
    /// One JSON object in answer to each line
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum StartName {
    Standard,
    Jacquet,
    Nackgammon,
    Hypergammon,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Choice {
    LowerStarts,
    Cube,
    AutomaticDouble,
    FirstDouble,
    Jacoby,
    Beavers,
    Raccoons,
}

/// Plays until the session, the input or the player's patience is at its end.
pub fn run(args: Args) -> Result<(), Fault> {
    let keep = args.save.clone().or_else(|| args.resume.clone());
    let game = match &args.resume {
        Some(path) => saved::read(path)?,
        None => SavedGame::new(terms(&args)?, computer_side(&args), args.level)?,
    };
    // The computer's slips draw from a stream of their own: the dice of a seed stay the same at every level.
    let (dice, mut chance): (ChaCha20Rng, ChaCha20Rng) = match args.seed {
        Some(seed) => (ChaCha20Rng::seed_from_u64(seed), ChaCha20Rng::seed_from_u64(seed)),
        None => (rand::make_rng(), rand::make_rng()),
    };
    chance.set_stream(1);
    let numbering = Numbers::chosen(args.numbers, args.json, &game.session.terms().rulebook);
    let voice = Voice::new(args.json, args.mirror, numbering);
    let mut table = Table::new(game, dice, chance, voice, keep)?;
    table.open()?;
    let mut input = std::io::stdin().lock();
    let mut bytes = Vec::new();
    while !table.is_finished() {
        bytes.clear();
        let read = input.read_until(b'\n', &mut bytes);
        if read.map_err(Fault::standard_input)? == 0 {
            break;
        }
        table.hear(String::from_utf8_lossy(&bytes).trim())?;
    }
    table.close()
}

fn read_level(text: &str) -> Result<Level, BadValue> {
    let level = Level::ALL.into_iter().find(|level| level.name() == text);
    level.ok_or_else(|| BadValue(words().fill("fault-level", &[("level", text.into())])))
}

fn computer_side(args: &Args) -> Option<Side> {
    match (args.two || args.scorekeeper, args.computer_white) {
        (true, _) => None,
        (false, true) => Some(Side::White),
        (false, false) => Some(Side::Black),
    }
}

fn terms(args: &Args) -> Result<Terms, Fault> {
    let rulebook = read_rulebook(&args.rulebook)?;
    let has = |choice| args.agree.contains(&choice);
    let session = kind(args).unwrap_or_else(|| simplest(&rulebook));
    Ok(Terms {
        rulebook,
        session,
        start: match args.start {
            StartName::Standard => Start::Standard,
            StartName::Jacquet => Start::Jacquet,
            StartName::Nackgammon => Start::Nackgammon,
            StartName::Hypergammon => Start::Hypergammon,
        },
        agreement: Agreement {
            lower_starts: has(Choice::LowerStarts),
            cube: has(Choice::Cube),
            automatic_double: has(Choice::AutomaticDouble),
            first_double: has(Choice::FirstDouble),
            jacoby: has(Choice::Jacoby),
            beavers: has(Choice::Beavers),
            raccoons: has(Choice::Raccoons),
        },
        real_board: args.scorekeeper,
    })
}

fn kind(args: &Args) -> Option<SessionKind> {
    let counted = args.match_to.map(|points| SessionKind::Match { points });
    let counted = counted.or(args.games.map(|count| SessionKind::Games { count }));
    let named = [
        (args.money, SessionKind::Money),
        (args.total, SessionKind::RunningTotal),
        (args.single, SessionKind::SingleGame),
    ];
    counted.or(named.into_iter().find(|(chosen, _)| *chosen).map(|(_, kind)| kind))
}

/// What is played by a rulebook if nobody says.
fn simplest(rulebook: &Rulebook) -> SessionKind {
    let sessions = rulebook.sessions;
    let kinds = [
        (sessions.single_game, SessionKind::SingleGame),
        (sessions.match_to, SessionKind::Match { points: 5 }),
        (sessions.money, SessionKind::Money),
        (sessions.running_total, SessionKind::RunningTotal),
    ];
    let first = kinds.into_iter().find(|(played, _)| *played);
    first.map_or(SessionKind::Games { count: 3 }, |(_, kind)| kind)
}
