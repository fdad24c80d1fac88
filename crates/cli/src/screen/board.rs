//! The board on the screen: where everything lies, and how it is drawn.
//!
//! Places are counted as the player at the bottom counts them: 1 to 24 the points, 25 his bar, 0 his tray.

use super::look::Look;
use pasch_rules::{BAR, Board, CubeOwner, Numbering, OFF, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

/// How many checkers of a stack are drawn before it is piled.
const STACK: u16 = 5;

/// A place of the board, as the player at the bottom counts.
pub type Spot = u8;

/// Where the board lies, and how large a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    x: u16,
    y: u16,
    /// The width of a point, of the bar and of the tray.
    width: u16,
    /// The height of a checker.
    height: u16,
    mirrored: bool,
}

impl Geometry {
    /// The largest board that fits; nothing if none does.
    pub fn within(area: Rect, mirrored: bool) -> Option<Geometry> {
        [(6, 2), (6, 1), (4, 1)].into_iter().find_map(|(width, height)| {
            let geometry = Geometry {
                x: area.x,
                y: area.y,
                width,
                height,
                mirrored,
            };
            let all = geometry.area();
            (all.width <= area.width && all.height <= area.height).then_some(geometry)
        })
    }

    /// The smallest size a board can have.
    pub const SMALLEST: (u16, u16) = (61, 16);

    /// All of it.
    pub fn area(&self) -> Rect {
        // Twelve points, bar and tray, five lines between and beside them; two stacks, two lines between them,
        // frame and numbers.
        Rect::new(self.x, self.y, 14 * self.width + 5, 2 * STACK * self.height + 6)
    }

    /// The column of a point of the lower half, 0 at the left; the upper half's points lie above.
    fn column_of(&self, spot: Spot) -> u16 {
        let from_home = u16::from(if spot <= 12 { spot - 1 } else { 24 - spot });
        if self.mirrored { from_home } else { 11 - from_home }
    }

    fn is_top(spot: Spot) -> bool {
        spot > 12
    }

    /// Where the column of a point begins. In a mirrored board the trays lie at the left.
    fn column_x(&self, column: u16) -> u16 {
        let tray = if self.mirrored { self.width + 1 } else { 0 };
        let bar = if column >= 6 { self.width + 1 } else { 0 };
        self.x + 1 + tray + column * self.width + bar
    }

    fn bar_x(&self) -> u16 {
        self.column_x(5) + self.width + 1
    }

    fn tray_x(&self) -> u16 {
        if self.mirrored {
            self.x + 1
        } else {
            self.column_x(11) + self.width + 1
        }
    }

    /// The first line of the upper stacks and of the lower ones.
    fn stacks_y(&self) -> [u16; 2] {
        let top = self.y + 2;
        [top, top + STACK * self.height + 2]
    }

    /// The two lines between the stacks.
    fn middle_y(&self) -> u16 {
        self.y + 2 + STACK * self.height
    }

    /// The line of a place in a stack, 0 at the edge of the board.
    fn level_y(&self, top: bool, level: u16) -> u16 {
        let [upper, lower] = self.stacks_y();
        if top {
            upper + level * self.height
        } else {
            lower + (STACK - 1 - level) * self.height
        }
    }

    /// The place at a position of the screen. The bar and the trays are the bottom player's: only he moves here.
    pub fn spot_at(&self, at: Position) -> Option<Spot> {
        if !self.area().contains(at) {
            return None;
        }
        let within = |x: u16| (x..x + self.width).contains(&at.x);
        if within(self.bar_x()) {
            return Some(BAR);
        }
        if within(self.tray_x()) {
            return Some(OFF);
        }
        let column = (0..12).find(|&column| within(self.column_x(column)))?;
        let top = at.y <= self.middle_y();
        (1..=24).find(|&spot| Self::is_top(spot) == top && self.column_of(spot) == column)
    }

    /// The next place to the left, to the right, or across the board.
    pub fn beside(&self, spot: Spot, right: i32, across: bool) -> Spot {
        let points = |top: bool, column: i32| {
            (1..=24).find(|&spot| Self::is_top(spot) == top && i32::from(self.column_of(spot)) == column)
        };
        match spot {
            BAR | OFF => {
                let column = match (spot == BAR, right > 0) {
                    (true, true) => 6,
                    (true, false) => 5,
                    (false, _) if self.mirrored => 0,
                    (false, _) => 11,
                };
                points(across, column).unwrap_or(spot)
            }
            spot if across => points(!Self::is_top(spot), i32::from(self.column_of(spot))).unwrap_or(spot),
            spot => {
                let column = i32::from(self.column_of(spot));
                match (column, right) {
                    (5, 1) | (6, -1) => BAR,
                    (11, 1) if !self.mirrored => OFF,
                    (0, -1) if self.mirrored => OFF,
                    (column, step) => points(Self::is_top(spot), column + step).unwrap_or(spot),
                }
            }
        }
    }
}

/// Everything that is to be seen on the board.
pub struct BoardView<'a> {
    pub board: Board,
    pub bottom: Side,
    pub numbering: Numbering,
    /// The words for the bar and for checkers off, of white and of black.
    pub bar: &'a str,
    /// The cube's value, where it lies, and whether it lies beside the board while nobody holds it.
    pub cube: Option<(u32, CubeOwner, bool)>,
    /// The dice and whose they are; those that are played are shown quietly.
    pub dice: Option<(Side, Vec<(u8, bool)>)>,
    /// The checker in the hand, and where it may go.
    pub held: Option<Spot>,
    pub offered: Vec<Spot>,
    pub cursor: Option<Spot>,
    /// Where the last play began and ended.
    pub moved: Vec<Spot>,
}

impl BoardView<'_> {
    /// Draws it.
    pub fn draw(&self, at: &Geometry, look: &Look, buffer: &mut Buffer) {
        buffer.set_style(at.area(), look.ground);
        self.draw_frame(at, look, buffer);
        for spot in 1..=24 {
            self.draw_point(at, look, buffer, spot);
        }
        for side in [self.bottom, self.bottom.other()] {
            let top = side != self.bottom;
            let places = self.board.side(side);
            self.draw_stack(at, look, buffer, (at.bar_x(), top, side, places[usize::from(BAR)]));
            self.draw_stack(at, look, buffer, (at.tray_x(), top, side, places[usize::from(OFF)]));
        }
        for (spot, x) in [(BAR, at.bar_x()), (OFF, at.tray_x())] {
            if let Some(style) = self.mark(look, spot) {
                let text = if spot == BAR { self.bar } else { "↓" };
                let text = if look.plain && spot == OFF { "v" } else { text };
                label(buffer, x, at.y + at.area().height - 1, at.width, text, style);
            }
        }
        self.draw_cube(at, look, buffer);
        self.draw_dice(at, look, buffer);
    }

    fn draw_frame(&self, at: &Geometry, look: &Look, buffer: &mut Buffer) {
        let area = at.area();
        let (side, flat, corners) = if look.plain {
            ("|", "-", ["+"; 4])
        } else {
            ("│", "─", ["┌", "┐", "└", "┘"])
        };
        let (upper, lower) = (area.y + 1, area.bottom() - 2);
        for x in area.x..area.right() {
            for y in [upper, lower] {
                buffer.set_string(x, y, flat, look.frame);
            }
        }
        let inner = [
            at.bar_x() - 1,
            at.bar_x() + at.width,
            at.tray_x() - 1,
            at.tray_x() + at.width,
        ];
        for x in [area.x, area.right() - 1].into_iter().chain(inner) {
            for y in upper + 1..lower {
                buffer.set_string(x, y, side, look.frame);
            }
        }
        let places = [
            (area.x, upper),
            (area.right() - 1, upper),
            (area.x, lower),
            (area.right() - 1, lower),
        ];
        for ((x, y), corner) in places.into_iter().zip(corners) {
            buffer.set_string(x, y, corner, look.frame);
        }
        label(buffer, at.bar_x(), at.y, at.width, self.bar, look.quiet);
    }

    fn draw_point(&self, at: &Geometry, look: &Look, buffer: &mut Buffer, spot: Spot) {
        let (top, column) = (Geometry::is_top(spot), at.column_of(spot));
        let x = at.column_x(column);
        let colour = look.points[usize::from((column + u16::from(top)) % 2)];
        // A point is broad at the edge and narrow in the middle of the board.
        for level in 0..STACK {
            let narrow = if level < 3 { 0 } else { 1 };
            let y = at.level_y(top, level);
            buffer.set_style(Rect::new(x + narrow, y, at.width - 2 * narrow, at.height), colour);
        }
        if look.plain && self.count(spot).1 == 0 {
            // Where colours do not, a dot at the edge says that there is a point.
            let [upper, lower] = at.stacks_y();
            let y = if top { upper } else { lower + STACK * at.height - 1 };
            let dot = if column % 2 == 0 { "." } else { ":" };
            buffer.set_string(x + at.width / 2, y, dot, look.quiet);
        }
        let (side, count) = self.count(spot);
        self.draw_stack(at, look, buffer, (x, top, side, count));
        let y = if top { at.y } else { at.area().bottom() - 1 };
        let name = self.numbering.label(self.bottom, spot);
        let style = self.mark(look, spot).unwrap_or(look.quiet);
        let bracketed = look.plain && self.offered.contains(&spot);
        let name = if bracketed { format!("[{name}]") } else { name };
        label(buffer, x, y, at.width, &name, style);
    }

    /// Who stands on a point, and how many.
    fn count(&self, spot: Spot) -> (Side, u8) {
        match self.board.side(self.bottom)[usize::from(spot)] {
            0 => {
                let other = self.bottom.other();
                (other, self.board.side(other)[usize::from(25 - spot)])
            }
            own => (self.bottom, own),
        }
    }

    fn mark(&self, look: &Look, spot: Spot) -> Option<Style> {
        if self.cursor == Some(spot) || self.held == Some(spot) {
            Some(look.chosen)
        } else if self.offered.contains(&spot) {
            Some(look.offered)
        } else if self.moved.contains(&spot) {
            Some(look.moved)
        } else {
            None
        }
    }

    fn draw_stack(&self, at: &Geometry, look: &Look, buffer: &mut Buffer, stack: (u16, bool, Side, u8)) {
        let (x, top, side, count) = stack;
        let checker = &look.checkers[side as usize];
        let count = u16::from(count);
        for level in 0..count.min(STACK) {
            let y = at.level_y(top, level);
            let piled = level == STACK - 1 && count > STACK;
            let lines = if checker.text == "▆▆" { at.height } else { 1 };
            for line in 0..lines {
                // A checker of two lines is whole in its lower one's lower part alone.
                let text = if line + 1 < lines { "██" } else { checker.text };
                let middle = x + (at.width - 2) / 2;
                if piled && line == 0 {
                    buffer.set_string(middle, y, format!("{count:^2}"), checker.number);
                } else {
                    buffer.set_string(middle, y + line, text, checker.style);
                }
            }
        }
    }

    fn draw_cube(&self, at: &Geometry, look: &Look, buffer: &mut Buffer) {
        let Some((value, owner, beside)) = self.cube else {
            return;
        };
        // A cube that nobody has turned shows its largest number.
        let shown = if value == 1 { 64 } else { value };
        let text = format!("[{shown}]");
        let x = if beside { at.tray_x() } else { at.bar_x() };
        let (x, y) = match owner {
            CubeOwner::Centred => (x, at.middle_y()),
            CubeOwner::Held(side) if side == self.bottom => (at.bar_x(), at.level_y(false, 0) + at.height - 1),
            CubeOwner::Held(_) => (at.bar_x(), at.level_y(true, 0)),
        };
        label(buffer, x, y, at.width, &text, look.cube);
    }

    fn draw_dice(&self, at: &Geometry, look: &Look, buffer: &mut Buffer) {
        let Some((side, dice)) = &self.dice else { return };
        // In the right half of the one who threw.
        let right = *side == self.bottom;
        let mut x = at.column_x(if right { 7 } else { 1 });
        for (die, played) in dice {
            let style = if *played { look.quiet } else { look.dice[*side as usize] };
            let text = if *played || look.plain {
                format!("[{die}]")
            } else {
                format!(" {die} ")
            };
            buffer.set_string(x, at.middle_y(), &text, style);
            x += 4;
        }
    }
}

/// Writes a short text into the middle of a width.
fn label(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) {
    let text: String = text.chars().take(usize::from(width)).collect();
    let gap = width.saturating_sub(text.chars().count() as u16);
    buffer.set_string(x + gap / 2 + gap % 2, y, &text, style);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::LookName;
    use pasch_rules::Position as Checkers;

    fn sizes() -> [Geometry; 6] {
        let areas = [
            Rect::new(0, 0, 61, 16),
            Rect::new(3, 2, 100, 17),
            Rect::new(1, 1, 200, 60),
        ];
        [0, 1, 2, 3, 4, 5].map(|n| Geometry::within(areas[n % 3], n >= 3).expect("it fits"))
    }

    #[test]
    fn every_place_is_found_where_it_is_drawn() {
        for at in sizes() {
            let mut found: Vec<Spot> = at.area().positions().filter_map(|p| at.spot_at(p)).collect();
            found.sort_unstable();
            found.dedup();
            assert_eq!(found, (0..=25).collect::<Vec<_>>());
            for spot in 1..=24 {
                let x = at.column_x(at.column_of(spot));
                for level in 0..STACK {
                    let y = at.level_y(Geometry::is_top(spot), level);
                    assert_eq!(at.spot_at(Position::new(x, y)), Some(spot), "{at:?}");
                }
            }
        }
    }

    #[test]
    fn keys_reach_every_place_and_come_back() {
        for at in sizes() {
            let mut reached = vec![6];
            let mut index = 0;
            while let Some(&spot) = reached.get(index) {
                for (right, across) in [(1, false), (-1, false), (0, true)] {
                    let next = at.beside(spot, right, across);
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
                index += 1;
            }
            reached.sort_unstable();
            assert_eq!(reached, (0..=25).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_smallest_size_is_the_smallest() {
        let (width, height) = Geometry::SMALLEST;
        assert!(Geometry::within(Rect::new(0, 0, width, height), false).is_some());
        assert!(Geometry::within(Rect::new(0, 0, width - 1, height), false).is_none());
        assert!(Geometry::within(Rect::new(0, 0, width, height - 1), false).is_none());
    }

    #[test]
    fn all_checkers_of_the_opening_are_drawn_in_letters() {
        let at = sizes()[0];
        let mut buffer = Buffer::empty(at.area());
        let view = BoardView {
            board: Board::from_view(Side::White, &Checkers::starting()),
            bottom: Side::White,
            numbering: Numbering::EachOwn,
            bar: "bar",
            cube: Some((1, CubeOwner::Centred, false)),
            dice: Some((Side::White, vec![(3, false), (1, true)])),
            held: None,
            offered: vec![],
            cursor: None,
            moved: vec![],
        };
        view.draw(&at, &LookName::Plain.look(), &mut buffer);
        let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text.matches('O').count(), 15);
        assert_eq!(text.matches('X').count(), 15);
        assert!(text.contains("[64]") && text.contains("[3] [1]"), "{text}");
        for point in 1..=24 {
            assert!(text.contains(&point.to_string()));
        }
    }
}
