//! Text on the screen and the room for it: broken into lines that fit, written into an area, and never beyond it.

use pasch_words::wrapped_lines;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The lines of a text, none wider than this.
pub fn lines_that_fit(text: &str, width: u16) -> Vec<String> {
    text.lines()
        .flat_map(|line| wrapped_lines(line, usize::from(width).max(8)))
        .collect()
}

/// Writes lines from the top of an area; those that do not fit are left out.
pub fn write_block<'a>(buffer: &mut Buffer, area: Rect, lines: impl IntoIterator<Item = (&'a str, Style)>) {
    for ((text, style), y) in lines.into_iter().zip(area.y..area.bottom()) {
        buffer.set_stringn(area.x, y, text, usize::from(area.width), style);
    }
}

/// One text in the middle of everything, where there is no room for more.
pub fn centred_notice(buffer: &mut Buffer, text: &str) {
    let area = *buffer.area();
    let lines = lines_that_fit(text, area.width.saturating_sub(2));
    let y = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    let place = Rect::new(area.x, y, area.width, area.bottom().saturating_sub(y));
    write_block(buffer, place, lines.iter().map(|line| (line.as_str(), Style::new())));
}

/// The room beside a board that is drawn below a title, as far down as `below` lines before the end.
pub fn beside(area: Rect, board: Rect, below: u16) -> Rect {
    Rect {
        x: board.right() + 1,
        y: area.y + 1,
        width: area.right().saturating_sub(board.right() + 1),
        height: area.height.saturating_sub(1 + below),
    }
}
