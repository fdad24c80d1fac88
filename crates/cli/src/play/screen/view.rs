//! What the screen shows: the standing, the board, what is awaited, the buttons, the line being typed, and beside the
//! board the log, a hint or the help.

use super::hand::{destinations, seen_from_below};
use super::{Page, Screen};
use crate::language::words;
use crate::play::table::Awaited;
use crate::play::words::{help, say, standing_within};
use crate::screen::{BoardView, Geometry, Look, Spot, beside, centred_notice, lines_that_fit, write_block};
use pasch_analysis::Hint;
use pasch_rules::{CubeRest, Phase, Side};
use pasch_words::{Value, labelled_play};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The lines below the board: what is awaited (two), a notice (two), buttons, the line being typed, fixed buttons.
const BELOW: u16 = 7;
/// The narrowest column beside the board.
const BESIDE: u16 = 18;

impl Screen {
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        self.buttons.clear();
        let (width, height) = Geometry::SMALLEST;
        let room = Rect::new(
            area.x,
            area.y + 1,
            area.width.saturating_sub(BESIDE + 1),
            area.height.saturating_sub(1 + BELOW),
        );
        self.geometry = Geometry::within(room, self.manner.mirrored);
        let Some(geometry) = self.geometry else {
            let sizes = [("width", width + BESIDE + 1), ("height", height + BELOW + 1)];
            let sizes = sizes.map(|(name, size)| (name, u32::from(size).into()));
            return centred_notice(buffer, &words().fill("screen-too-small", &sizes));
        };
        let look = self.manner.look.look();
        let title = standing_within(self.table.session(), usize::from(area.width));
        let bold = Style::new().add_modifier(Modifier::BOLD);
        buffer.set_stringn(area.x, area.y, title, usize::from(area.width), bold);
        self.board_view().draw(&geometry, &look, buffer);
        let beside = beside(area, geometry.area(), BELOW);
        self.draw_beside(buffer, beside, &look);
        let below = Rect::new(area.x, area.bottom() - BELOW, area.width, BELOW);
        let cursor = self.draw_below(buffer, below, &look);
        frame.set_cursor_position(cursor);
    }

    fn board_view(&self) -> BoardView<'static> {
        let session = self.table.session();
        let game = session.game();
        let (board, bottom) = self.table.board();
        let beside = session
            .terms()
            .rulebook
            .cube
            .is_some_and(|cube| cube.rest == CubeRest::BesideBoard);
        let cube = game.cube_in_play().is_ok().then(|| {
            let cube = game.cube();
            (cube.value, cube.owner, beside)
        });
        let offered = self.hand.held.map(|held| destinations(&self.table, held));
        let moved = self.moved.iter().flat_map(|(side, places)| {
            let side = *side;
            places
                .iter()
                .filter_map(move |&place| seen_from_below(&self.table, side, place))
        });
        BoardView {
            board,
            bottom,
            numbering: self.table.numbering(),
            bar: bar_word(),
            cube,
            dice: self.dice(),
            held: self.hand.held,
            offered: offered.unwrap_or_default(),
            cursor: self.hand.cursor,
            moved: moved.collect::<Vec<Spot>>(),
        }
    }

    /// The dice that lie there, and which of them are played.
    fn dice(&self) -> Option<(Side, Vec<(u8, bool)>)> {
        let game = self.table.session().game();
        let Phase::ToPlay { side, roll } = *game.phase() else {
            return None;
        };
        let thrown: Vec<u8> = match roll.is_double() {
            true => vec![roll.larger(); 4],
            false => vec![roll.larger(), roll.smaller()],
        };
        let mut left = self.table.turn().map(|turn| turn.dice_left());
        let dice = thrown.into_iter().map(|die| {
            let played = left
                .as_mut()
                .is_some_and(|left| match left.iter().position(|&n| n == die) {
                    Some(at) => {
                        left.remove(at);
                        false
                    }
                    None => true,
                });
            (die, played)
        });
        Some((side, dice.collect()))
    }

    fn draw_beside(&mut self, buffer: &mut Buffer, area: Rect, look: &Look) {
        let lines: Vec<(String, Style)> = match (self.page, &self.hint) {
            (Page::Hint, Some(hint)) => self.hint_lines(hint, area.width, look),
            (Page::Hint, None) => vec![(say("tutor-thinking"), look.quiet)],
            (Page::Help, _) => {
                let numbering = self.table.numbering();
                let text = format!("{}\n\n{}", help("screen-keys", numbering), help("play-help", numbering));
                let lines = lines_that_fit(&text, area.width).into_iter();
                let lines: Vec<_> = lines.map(|line| (line, Style::new())).collect();
                // The help is longer than most screens: it is read by turning pages, and its last line says so.
                let room = usize::from(area.height);
                self.help_from = self.help_from.min(lines.len().saturating_sub(room));
                let goes_on = lines.len() > self.help_from + room;
                let mut shown: Vec<_> = lines.into_iter().skip(self.help_from).take(room).collect();
                if let Some(last) = shown.last_mut().filter(|_| goes_on) {
                    *last = (say("screen-more"), look.moved);
                }
                shown
            }
            (Page::Log, _) => {
                let shown = self.log.len().saturating_sub(self.back);
                let lines = self.log[..shown].iter().enumerate().flat_map(|(index, entry)| {
                    let style = if index + 1 == self.log.len() {
                        Style::new()
                    } else {
                        look.quiet
                    };
                    lines_that_fit(entry, area.width)
                        .into_iter()
                        .map(move |line| (line, style))
                });
                let lines: Vec<_> = lines.collect();
                let first = lines.len().saturating_sub(usize::from(area.height));
                lines.into_iter().skip(first).collect()
            }
        };
        write_block(buffer, area, lines.iter().map(|(text, style)| (text.as_str(), *style)));
    }

    /// The plays with what they are worth and what they give away; with more room, the chances behind them.
    fn hint_lines(&self, hint: &Hint, width: u16, look: &Look) -> Vec<(String, Style)> {
        let mut lines = vec![(say("do-hint"), Style::new().add_modifier(Modifier::BOLD))];
        let mover = self.table.session().game().mover().unwrap_or(Side::White);
        for (index, play) in hint.plays.iter().enumerate() {
            let style = if index == 0 { look.moved } else { Style::new() };
            lines.push((labelled_play(&play.play, self.table.numbering(), mover), style));
            let mut figures = match index {
                0 => format!("  {:+.3}", play.equity),
                _ => format!("  {:+.3} ({:.3})", play.equity, -play.cost),
            };
            if width >= 34 {
                let chances = &play.chances;
                let share = |chance: f64| format!("{:.0}", chance * 100.0);
                let gammons = format!("{} {}", share(chances.win_gammon), share(chances.lose_gammon));
                figures += &format!("  {} % ({gammons})", share(chances.win));
            }
            lines.push((figures, look.quiet));
        }
        if let Some(cube) = &hint.cube {
            let figures = [
                ("cube-advice-no-double", cube.no_double),
                ("cube-advice-double-take", cube.double_take),
                ("cube-advice-double-pass", cube.double_pass),
            ];
            for (label, equity) in figures {
                lines.push((say(label), Style::new()));
                lines.push((format!("  {equity:+.3}"), look.quiet));
            }
            let id = |name: &str| Value::from(name.replace(' ', "-"));
            let best = [("action", id(cube.action.name())), ("answer", id(cube.answer.name()))];
            let advice = words().fill("eval-best", &best);
            lines.extend(
                lines_that_fit(&advice, width)
                    .into_iter()
                    .map(|line| (line, look.moved)),
            );
        }
        lines.push((hint.settings.clone(), look.quiet));
        lines
    }

    /// The lines below the board; gives the place of the cursor in the line being typed.
    fn draw_below(&mut self, buffer: &mut Buffer, area: Rect, look: &Look) -> (u16, u16) {
        let row = |line: u16| Rect::new(area.x, area.y + line, area.width, 2.min(BELOW - line));
        let prompt = match self.table.awaits() {
            Awaited::Computer(_) => say("screen-computer-thinks"),
            _ if self.table.session().over().is_some() => say("screen-over"),
            _ => self.table.prompt(),
        };
        let prompt = lines_that_fit(&prompt, area.width);
        write_block(buffer, row(0), prompt.iter().map(|line| (line.as_str(), Style::new())));
        let notice = lines_that_fit(&self.notice, area.width);
        write_block(buffer, row(2), notice.iter().map(|line| (line.as_str(), look.warning)));
        self.draw_buttons(buffer, row(4), self.offered_buttons(), false, look);
        let typed: String = self.typed.chars().rev().take(usize::from(area.width) - 4).collect();
        let typed: String = typed.chars().rev().collect();
        buffer.set_stringn(
            area.x,
            area.y + 5,
            format!("> {typed}"),
            usize::from(area.width),
            Style::new(),
        );
        self.draw_buttons(buffer, row(6), self.fixed_buttons(), true, look);
        (area.x + 2 + typed.chars().count() as u16, area.y + 5)
    }

    fn draw_buttons(&mut self, buffer: &mut Buffer, area: Rect, buttons: Vec<super::Button>, fixed: bool, look: &Look) {
        let mut x = area.x;
        let by_enter = self.main_press().filter(|_| !fixed);
        for button in buttons {
            let main = by_enter == Some(button.press);
            let text = match main {
                true => format!(" {} {} ", say("screen-enter"), button.label),
                false => format!(" F{} {} ", button.key, button.label),
            };
            let width = text.chars().count() as u16;
            if x + width > area.right() {
                break;
            }
            let style = if main {
                look.chosen
            } else {
                Style::new().add_modifier(Modifier::REVERSED)
            };
            let style = if fixed { look.quiet } else { style };
            buffer.set_string(x, area.y, &text, style);
            self.buttons.push((Rect::new(x, area.y, width, 1), button.press));
            x += width + 1;
        }
    }
}

/// What stands above the bar, three letters wide.
fn bar_word() -> &'static str {
    static WORD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    WORD.get_or_init(|| say("drawn-bar"))
}
