//! `pasch watch`: a match of any program, replayed on the whole screen move by move.

use crate::fault::{Fault, as_text};
use crate::language::words;
use crate::match_file::read_match;
use crate::numbers::Numbers;
use crate::screen::{
    BoardView, FullScreen, Geometry, Input, Key, Look, LookName, Spot, beside, centred_notice, is_a_terminal,
    lines_that_fit, write_block,
};
use pasch_protocol::{Frame as Moment, LogEntry, LogKind, Replay, ReplayGame};
use pasch_rules::{Numbering, Rulebook, Side, Stake};
use pasch_words::{Value, labelled_play};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::path::PathBuf;
use std::sync::mpsc;

/// Which match, and how it looks.
#[derive(clap::Args)]
pub struct Args {
    /// The match: a file of any program, or a saved game
    file: PathBuf,
    /// Begin with this game
    #[arg(long, default_value_t = 1, value_name = "N")]
    game: usize,
    /// How the board looks on the whole screen
    #[arg(long, value_enum)]
    look: Option<LookName>,
    /// Exchange left and right
    #[arg(long)]
    mirror: bool,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
}

/// Replays it until somebody leaves.
pub fn run(args: Args) -> Result<(), Fault> {
    let reading = read_match(&args.file)?;
    let replay = pasch_table::of_record(&reading.record);
    if args.game == 0 || args.game > replay.games.len() {
        let variables = [("number", as_text(args.game)), ("count", as_text(replay.games.len()))];
        return Err(Fault::said("fault-watch-game", &variables));
    }
    if !is_a_terminal() {
        return Err(Fault::said("fault-watch-terminal", &[]));
    }
    let rulebook = Rulebook::from(reading.record.rulebook);
    let mut watch = Watch {
        game: args.game - 1,
        moment: 0,
        replay,
        numbering: Numbers::chosen(args.numbers, false, &rulebook),
        look: args.look.unwrap_or_else(LookName::of_terminal),
        mirrored: args.mirror,
        faults: reading.faults.len(),
    };
    let mut terminal = FullScreen::open()?;
    let (tell, inputs) = mpsc::channel();
    Input::listen(tell, |input| input);
    loop {
        let drawn = terminal.0.draw(|frame| watch.draw(frame));
        drawn.map_err(Fault::standard_output)?;
        match inputs.recv() {
            Err(_) | Ok(Input::Closed) => return Ok(()),
            Ok(Input::Key(Key::Leave | Key::Escape | Key::Letter('q') | Key::Function(4))) => return Ok(()),
            Ok(Input::Key(key)) => watch.attend(key),
            Ok(Input::Press(_)) => watch.step(true),
            Ok(Input::Back) => watch.step(false),
            Ok(_) => {}
        }
    }
}

struct Watch {
    replay: Replay,
    game: usize,
    moment: usize,
    numbering: Numbering,
    look: LookName,
    mirrored: bool,
    /// How many faults the file has.
    faults: usize,
}

/// The lines below the board: what happened (two), and the keys.
const BELOW: u16 = 4;
/// The narrowest column beside the board.
const BESIDE: u16 = 18;

impl Watch {
    fn attend(&mut self, key: Key) {
        match key {
            Key::Right | Key::Down | Key::Enter | Key::Letter(' ') => self.step(true),
            Key::Left | Key::Up | Key::Backspace => self.step(false),
            Key::PageDown | Key::Letter('n') => self.go_to_game(self.game + 1),
            Key::PageUp | Key::Letter('p') => self.go_to_game(self.game.saturating_sub(1)),
            Key::Home => self.moment = 0,
            Key::End => self.moment = self.last_moment(),
            Key::Letter('l') | Key::Function(3) => self.look = self.look.next(),
            _ => {}
        }
    }

    /// One moment on or back, into the next game or the one before where this one ends.
    fn step(&mut self, forward: bool) {
        match forward {
            true if self.moment < self.last_moment() => self.moment += 1,
            true => self.go_to_game(self.game + 1),
            false if self.moment > 0 => self.moment -= 1,
            false if self.game > 0 => {
                self.game -= 1;
                self.moment = self.last_moment();
            }
            false => {}
        }
    }

    fn go_to_game(&mut self, game: usize) {
        if game < self.replay.games.len() {
            (self.game, self.moment) = (game, 0);
        }
    }

    fn last_moment(&self) -> usize {
        self.game().frames.len().saturating_sub(1)
    }

    fn game(&self) -> &ReplayGame {
        &self.replay.games[self.game]
    }

    fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let room = Rect::new(
            area.x,
            area.y + 1,
            area.width.saturating_sub(BESIDE + 1),
            area.height.saturating_sub(1 + BELOW),
        );
        let (Some(geometry), Some(moment)) = (
            Geometry::within(room, self.mirrored),
            self.game().frames.get(self.moment),
        ) else {
            let (width, height) = Geometry::SMALLEST;
            let sizes = [("width", width + BESIDE + 1), ("height", height + BELOW + 1)];
            let sizes = sizes.map(|(name, size)| (name, u32::from(size).into()));
            return centred_notice(buffer, &words().fill("screen-too-small", &sizes));
        };
        let look = self.look.look();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        buffer.set_stringn(area.x, area.y, self.title(), usize::from(area.width), bold);
        let bar = words().text("drawn-bar");
        self.board_view(moment, &bar).draw(&geometry, &look, buffer);
        let beside = beside(area, geometry.area(), BELOW);
        self.draw_moments(buffer, beside, &look);
        let below = Rect::new(area.x, area.bottom() - BELOW, area.width, BELOW);
        let mut lines: Vec<(String, Style)> = Vec::new();
        if let Some(entry) = &moment.entry {
            lines.push((self.sentence(entry), Style::new()));
        }
        if self.faults > 0 {
            let count = [("count", Value::from(self.faults))];
            lines.push((words().fill("report-faults", &count), look.warning));
        }
        lines.truncate(2);
        lines.resize(2, (String::new(), Style::new()));
        let keys = lines_that_fit(&words().text("watch-keys"), area.width);
        lines.extend(keys.into_iter().map(|line| (line, look.quiet)));
        write_block(buffer, below, lines.iter().map(|(text, style)| (text.as_str(), *style)));
    }

    fn title(&self) -> String {
        let game = self.game();
        let variables = [
            ("white", self.name(Side::White).into()),
            ("black", self.name(Side::Black).into()),
            ("white-score", game.score.white.into()),
            ("black-score", game.score.black.into()),
            ("number", game.number.into()),
            ("count", self.replay.games.len().into()),
        ];
        words().fill("watch-title", &variables)
    }

    fn name(&self, side: Side) -> String {
        let name = match side {
            Side::White => &self.replay.names.white,
            Side::Black => &self.replay.names.black,
        };
        name.clone().unwrap_or_else(|| words().side(side))
    }

    fn board_view<'a>(&self, moment: &Moment, bar: &'a str) -> BoardView<'a> {
        let mover = moment.entry.as_ref().and_then(|entry| entry.side);
        let places = moment.steps.iter().flat_map(|step| [step.from, step.to]);
        let seen = |place: u8| match (mover, place) {
            (Some(Side::Black), 1..=24) => Some(25 - place),
            (Some(Side::Black), _) => None,
            (_, place) => Some(place),
        };
        let dice = moment.entry.as_ref().and_then(|entry| entry.dice.as_ref());
        let dice = mover.zip(dice.map(|dice| dice.iter().map(|&die| (die, false)).collect()));
        BoardView {
            board: moment.board,
            bottom: Side::White,
            numbering: self.numbering,
            bar,
            cube: moment
                .cube
                .map(|cube| (cube.value, cube.owner, self.replay.cube_beside)),
            dice,
            held: None,
            offered: Vec::new(),
            cursor: None,
            moved: places.filter_map(seen).collect::<Vec<Spot>>(),
        }
    }

    /// Everything that happened in this game, the present moment in view.
    fn draw_moments(&self, buffer: &mut Buffer, area: Rect, look: &Look) {
        let mut lines: Vec<(String, Style)> = Vec::new();
        let mut present = 0;
        for (index, moment) in self.game().frames.iter().enumerate() {
            let Some(entry) = &moment.entry else { continue };
            let now = index == self.moment;
            let style = if now { look.chosen } else { Style::new() };
            let mark = if entry.side == Some(Side::Black) { "  " } else { "" };
            for line in lines_that_fit(&format!("{mark}{}", self.deed(entry)), area.width) {
                lines.push((line, style));
            }
            if index <= self.moment {
                present = lines.len();
            }
        }
        let height = usize::from(area.height);
        let first = present
            .saturating_sub(height / 2)
            .min(lines.len().saturating_sub(height));
        let shown = lines.iter().skip(first);
        write_block(buffer, area, shown.map(|(text, style)| (text.as_str(), *style)));
    }

    fn sentence(&self, entry: &LogEntry) -> String {
        match entry.side {
            Some(side) => {
                let variables = [("name", self.name(side).into()), ("deed", self.deed(entry).into())];
                words().fill("watch-deed", &variables)
            }
            None => self.deed(entry),
        }
    }

    /// What happened, as the log on the page has it.
    fn deed(&self, entry: &LogEntry) -> String {
        let side = entry.side.unwrap_or(Side::White);
        let dice: Vec<String> = entry.dice.iter().flatten().map(u8::to_string).collect();
        let dice = ("dice", Value::from(dice.join("-")));
        let play = entry.play.as_deref().unwrap_or_default();
        let play = ("play", Value::from(labelled_play(play, self.numbering, side)));
        let number = Value::from(entry.number.unwrap_or(0));
        let stake = Value::from(entry.stake.map_or(1, Stake::factor));
        let empty = entry.play.as_deref() == Some("");
        let (key, variables): (&str, Vec<(&str, Value)>) = match entry.kind {
            LogKind::Opening => ("log-opening", vec![dice]),
            LogKind::Tie => ("log-tie", vec![]),
            LogKind::Play if empty => ("log-no-move", vec![dice]),
            LogKind::Play => ("log-play", vec![dice, play]),
            LogKind::Double => ("log-double", vec![("value", number)]),
            LogKind::Take => ("log-take", vec![]),
            LogKind::Drop => ("log-drop", vec![]),
            LogKind::Resign => ("log-resign", vec![("stake", stake)]),
            LogKind::Decline => ("log-decline", vec![]),
            LogKind::Flag => ("log-flag", vec![]),
            LogKind::Claim => ("log-claim", vec![]),
            LogKind::Void => ("log-void", vec![]),
            LogKind::Wrong => ("log-wrong", vec![dice, play]),
            LogKind::Corrected => ("log-corrected", vec![]),
            LogKind::Stands => ("log-stands", vec![]),
            LogKind::Won => ("log-won", vec![("points", number)]),
        };
        words().fill(key, &variables)
    }
}
