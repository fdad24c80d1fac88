//! `pasch play`: a real game in the terminal, on the whole screen or line by line.
//!
//! What is typed is read into a [`request::Request`], and the [`table::Table`] does it; [`lines`] or [`screen`] tell what
//! happened. The computer's answer enters the session by the same door as a person's.

mod computer;
mod lines;
mod request;
mod saved;
mod screen;
mod table;
mod thinker;
mod words;

use crate::fault::Fault;
use crate::language::words;
use crate::numbers::Numbers;
use crate::rulebook_arg::read_rulebook;
use crate::screen::{LookName, is_a_terminal};
use crate::values::{BadValue, level};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use computer::Computer;
use lines::Voice;
use pasch_analysis::Level;
use pasch_rules::{Choice, SessionKind, Side, Start, Terms, Timing};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use saved::SavedGame;
use screen::Manner;
use std::path::PathBuf;
use std::time::Duration;
use table::Table;

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
    #[arg(long, value_delimiter = ',', value_parser = choice())]
    agree: Vec<Choice>,
    /// Two people play on this keyboard
    #[arg(long)]
    two: bool,
    /// The computer takes white instead of black
    #[arg(long)]
    computer_white: bool,
    /// How strong the computer plays: beginner, casual, advanced, expert or world-class
    #[arg(long, default_value = Level::USUAL.name(), value_name = "LEVEL", value_parser = level)]
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
    /// The tutor says after each decision what it would have done
    #[arg(long, conflicts_with_all = ["json", "scorekeeper"])]
    tutor: bool,
    /// Line by line, even where there is a whole screen
    #[arg(long)]
    lines: bool,
    /// How the board looks on the whole screen
    #[arg(long, value_enum)]
    look: Option<LookName>,
    /// How long each thing the computer does stays to be seen on the whole screen
    #[arg(long, default_value_t = 0.6, value_name = "SECONDS", value_parser = read_pause)]
    pause: f32,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum StartName {
    Standard,
    Jacquet,
    Nackgammon,
    Hypergammon,
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
    let computer = Computer::new(game.level, chance);
    let table = Table::new(game, dice, numbering, keep)?;
    if is_a_terminal() && !args.json && !args.lines {
        let manner = Manner {
            look: args.look.unwrap_or_else(LookName::of_terminal),
            mirrored: args.mirror,
            pause: Duration::from_secs_f32(args.pause),
            tutor: args.tutor,
        };
        return screen::play(table, computer, manner);
    }
    let voice = Voice {
        json: args.json,
        mirrored: args.mirror,
        tutor: args.tutor,
    };
    lines::play(table, computer, voice)
}

/// What can be agreed on, by its name.
fn choice() -> impl TypedValueParser<Value = Choice> {
    PossibleValuesParser::new(Choice::ALL.map(Choice::id)).map(|name| {
        let named = Choice::ALL.into_iter().find(|choice| choice.id() == name);
        named.unwrap_or(Choice::Cube)
    })
}

fn read_pause(text: &str) -> Result<f32, BadValue> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=60.0).contains(seconds));
    seconds.ok_or_else(|| BadValue(words().fill("fault-pause", &[("text", text.into())])))
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
    let session = kind(args).unwrap_or_else(|| rulebook.usual_session());
    Ok(Terms {
        rulebook,
        session,
        start: match args.start {
            StartName::Standard => Start::Standard,
            StartName::Jacquet => Start::Jacquet,
            StartName::Nackgammon => Start::Nackgammon,
            StartName::Hypergammon => Start::Hypergammon,
        },
        agreement: args.agree.iter().copied().collect(),
        real_board: args.scorekeeper,
        timing: Timing::None,
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
