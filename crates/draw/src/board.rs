//! A position as a backgammon author would print it, seen by the player on roll.
//!
//! Measures are in widths of a point. The mover sits at the bottom and bears off to the right; the points are
//! numbered from the mover's side. Hit checkers lie on the half of the bar where they will enter. The light
//! checkers belong to the player at the bottom of the text formats (XGID's first player), whoever is on roll.

use crate::ink::{Align, Ink};
use crate::scheme::{Palette, Scheme, Stone};
use pasch_rules::{BAR, CubeOwner, OFF, Side, Situation, Stake, Step, Turning, Waiting};

/// Pixels for a point's width in a picture of natural size.
const UNIT: f64 = 44.0;
const FRAME: f64 = 0.3;
const TRAY: f64 = 1.2;
const TRAY_GAP: f64 = 0.15;
const POINT_HEIGHT: f64 = 5.2;
const MIDDLE: f64 = 1.6;
const NUMBERS: f64 = 0.62;
const PLAYER_LINE: f64 = 1.0;
const CAPTION: f64 = 0.9;
const CHECKER: f64 = 0.92;
const WIDTH: f64 = FRAME + 13.0 + TRAY_GAP + TRAY + FRAME;
const BOARD_TOP: f64 = PLAYER_LINE + NUMBERS;
const BOARD_HEIGHT: f64 = 2.0 * POINT_HEIGHT + MIDDLE;
const BOARD_BOTTOM: f64 = BOARD_TOP + BOARD_HEIGHT;
const HEIGHT: f64 = BOARD_BOTTOM + NUMBERS + PLAYER_LINE + CAPTION;
/// Half a page of margin around everything.
const MARGIN: f64 = 0.25;

/// What a picture of a position shows.
///
/// ```
/// use pasch_draw::{Diagram, Scheme};
/// use pasch_rules::{Position, Situation};
/// let situation = Situation::money(Position::starting());
/// let svg = Diagram::new(&situation).scheme(Scheme::Paper).names("Ada", "Ben").svg();
/// assert!(svg.starts_with("<svg") && svg.contains("Ada"));
/// ```
pub struct Diagram<'a> {
    situation: &'a Situation,
    scheme: Scheme,
    names: [String; 2],
    labels: Vec<String>,
    mirrored: bool,
    words: Option<DiagramWords>,
    made: Vec<Step>,
    best: Vec<Step>,
}

/// The words in a picture, in somebody's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramWords {
    /// The line below the board.
    pub caption: String,
    /// How the points of the light and of the dark player are told; nothing where they do not matter.
    pub scores: [String; 2],
    /// How their pips are told.
    pub pips: [String; 2],
}

impl<'a> Diagram<'a> {
    /// A picture of a situation, in the usual colours, the players called white and black.
    pub fn new(situation: &'a Situation) -> Diagram<'a> {
        Diagram {
            situation,
            scheme: Scheme::Felt,
            names: ["White".to_owned(), "Black".to_owned()],
            labels: (1..=24).map(|point: u8| point.to_string()).collect(),
            mirrored: false,
            words: None,
            made: Vec::new(),
            best: Vec::new(),
        }
    }

    /// With words of one's own instead of the English ones.
    #[must_use]
    pub fn words(mut self, words: DiagramWords) -> Diagram<'a> {
        self.words = Some(words);
        self
    }

    /// With arrows for the play that was made (dashed) and for the best (in one piece), in the mover's counting.
    #[must_use]
    pub fn arrows(mut self, made: &[Step], best: &[Step]) -> Diagram<'a> {
        (self.made, self.best) = (made.to_vec(), best.to_vec());
        self
    }

    /// In other colours.
    #[must_use]
    pub fn scheme(mut self, scheme: Scheme) -> Diagram<'a> {
        self.scheme = scheme;
        self
    }

    /// With the names of the player at the bottom of the text formats (light checkers) and of the other.
    #[must_use]
    pub fn names(mut self, light: &str, dark: &str) -> Diagram<'a> {
        self.names = [light.to_owned(), dark.to_owned()];
        self
    }

    /// With other labels for the mover's points, 1 to 24.
    #[must_use]
    pub fn labels(mut self, label: impl Fn(u8) -> String) -> Diagram<'a> {
        self.labels = (1..=24).map(label).collect();
        self
    }

    /// With left and right exchanged: the mover bears off to the left.
    #[must_use]
    pub fn mirrored(mut self, mirrored: bool) -> Diagram<'a> {
        self.mirrored = mirrored;
        self
    }

    /// The picture.
    pub fn svg(&self) -> String {
        let mut board = Board {
            ink: Ink::new(
                (WIDTH + 2.0 * MARGIN) * UNIT,
                (HEIGHT + 2.0 * MARGIN) * UNIT,
                &self.caption(),
            ),
            palette: self.scheme.palette(),
            mirrored: self.mirrored,
        };
        board.ground();
        for point in 1..=24u8 {
            board.point(
                point,
                self.labels.get(usize::from(point) - 1).map_or("", String::as_str),
            );
        }
        let standing = &self.situation.standing;
        for player in [standing.on_roll, standing.on_roll.other()] {
            let (own, side) = (player == standing.on_roll, standing.board.side(player));
            for point in 1..BAR {
                board.pile(if own { point } else { BAR - point }, side[usize::from(point)], player);
            }
            board.bar_pile(own, side[usize::from(BAR)], player);
            board.off(own, side[usize::from(OFF)], player);
            self.player_line(&mut board, own, player, side);
        }
        self.cube(&mut board);
        self.dice(&mut board);
        let ways = [(&self.made, true), (&self.best, false)];
        let ways = ways.map(|(steps, played)| journeys(steps).into_iter().map(move |way| (way, played)));
        for (lane, ((from, to), played)) in ways.into_iter().flatten().enumerate() {
            board.arrow((from, to), played, lane);
        }
        let caption = (WIDTH / 2.0, HEIGHT - CAPTION / 2.0);
        board.words(caption, 0.42, Align::Middle, board.palette.text, &self.caption());
        board.ink.finish()
    }

    fn name(&self, player: Side) -> &str {
        match player {
            Side::White => &self.names[0],
            Side::Black => &self.names[1],
        }
    }

    /// Who is to do what, and at which score.
    fn caption(&self) -> String {
        if let Some(words) = &self.words {
            return words.caption.clone();
        }
        let (situation, standing) = (self.situation, &self.situation.standing);
        let mover = self.name(standing.on_roll);
        let over = Side::BOTH.into_iter().any(|side| standing.board.has_finished(side));
        let doubled = standing.cube.value.saturating_mul(2);
        let doing = match (situation.waiting, standing.roll) {
            (Some(Waiting::Turned(Turning::Double)), _) => format!("{mover} doubles to {doubled}"),
            (Some(Waiting::Turned(Turning::RedoubleAtOnce)), _) => format!("{mover} is redoubled to {doubled}"),
            (Some(Waiting::Turned(Turning::Beaver)), _) => format!("{mover}'s double was beavered"),
            (Some(Waiting::Turned(Turning::Raccoon)), _) => format!("{mover} raccoons"),
            (Some(Waiting::Resignation(stake)), _) => {
                let what = match stake {
                    Stake::Single => "a single game",
                    Stake::Gammon => "a gammon",
                    Stake::Backgammon => "a backgammon",
                };
                format!("{mover} offers to resign {what}")
            }
            (None, _) if over => "the game is over".to_owned(),
            (None, Some(roll)) => format!("{mover} to play {}-{}", roll.larger(), roll.smaller()),
            (None, None) => format!("{mover} to roll"),
        };
        let mut parts = vec![doing];
        match situation.length {
            Some(length) => parts.push(format!("{length}-point match")),
            None => parts.push("money game".to_owned()),
        }
        if standing.crawford {
            parts.push("Crawford game".to_owned());
        }
        if situation.law.jacoby {
            parts.push("Jacoby".to_owned());
        }
        if situation.law.beavers {
            parts.push("beavers".to_owned());
        }
        parts.join(" · ")
    }

    /// Name, score and pips, above the board for the opponent and below for the mover.
    fn player_line(&self, board: &mut Board, own: bool, player: Side, side: &[u8; 26]) {
        let palette = board.palette;
        let y = if own {
            BOARD_BOTTOM + NUMBERS + PLAYER_LINE / 2.0
        } else {
            PLAYER_LINE / 2.0
        };
        board.checker((FRAME + 0.35, y), 0.56, board.stone(player), None);
        board.words(
            (FRAME + 0.85, y),
            0.46,
            Align::Start,
            palette.text,
            &shortened(self.name(player)),
        );
        let score = self.situation.standing.score;
        let points = score[player];
        let of = |both: &[String; 2]| match player {
            Side::White => both[0].clone(),
            Side::Black => both[1].clone(),
        };
        if let Some(words) = &self.words {
            let score = of(&words.scores);
            board.words((FRAME + 9.0, y), 0.42, Align::Middle, palette.text, &score);
        } else if let Some(length) = self.situation.length {
            let score = format!("{points} of {length}");
            board.words((FRAME + 9.0, y), 0.42, Align::Middle, palette.text, &score);
        } else if score.white > 0 || score.black > 0 {
            board.words((FRAME + 9.0, y), 0.42, Align::Middle, palette.text, &points.to_string());
        }
        let pips: u32 = side
            .iter()
            .zip(0u32..)
            .map(|(&count, point)| u32::from(count) * point)
            .sum();
        let pips = self
            .words
            .as_ref()
            .map_or(format!("pips {pips}"), |words| of(&words.pips));
        board.words((WIDTH - FRAME, y), 0.42, Align::End, palette.quiet, &pips);
    }

    fn cube(&self, board: &mut Board) {
        let standing = &self.situation.standing;
        if standing.crawford {
            return;
        }
        let shown = standing.cube.value;
        let middle = BOARD_TOP + BOARD_HEIGHT / 2.0;
        let tray = tray_middle();
        let beside = |own: bool| (tray, middle + if own { 0.72 } else { -0.72 });
        let (place, value) = match (self.situation.waiting, standing.cube.owner) {
            // An offered cube lies on the board before the one who has to answer.
            (Some(Waiting::Turned(Turning::Double)), _) => ((FRAME + 3.0, middle), shown.saturating_mul(2)),
            // The traditional face of a cube nobody has turned.
            (_, CubeOwner::Centred) if shown == 1 => ((FRAME + 6.5, middle), 64),
            (_, CubeOwner::Centred) => ((FRAME + 6.5, middle), shown),
            (_, CubeOwner::Held(owner)) => (beside(owner == standing.on_roll), shown),
        };
        board.cube(place, value);
    }

    /// In the right half of the one who rolled.
    fn dice(&self, board: &mut Board) {
        let standing = &self.situation.standing;
        if let Some(roll) = standing.roll {
            let y = BOARD_TOP + BOARD_HEIGHT / 2.0;
            board.die((FRAME + 9.35, y), roll.larger(), standing.on_roll);
            board.die((FRAME + 10.65, y), roll.smaller(), standing.on_roll);
        }
    }
}

/// The ways of single checkers: steps that one checker makes one after the other are one way.
fn journeys(steps: &[Step]) -> Vec<(u8, u8)> {
    let mut ways: Vec<(u8, u8)> = Vec::new();
    for step in steps {
        match ways.iter_mut().find(|(_, to)| *to == step.from && step.from != BAR) {
            Some((_, to)) => *to = step.to,
            None => ways.push((step.from, step.to)),
        }
    }
    ways
}

/// Long names end in dots, so that they stay beside the score.
fn shortened(name: &str) -> String {
    const LONGEST: usize = 26;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}

fn tray_middle() -> f64 {
    FRAME + 13.0 + TRAY_GAP + TRAY / 2.0
}

/// The picture being drawn, in widths of a point.
struct Board {
    ink: Ink,
    palette: &'static Palette,
    mirrored: bool,
}

impl Board {
    fn stone(&self, player: Side) -> &'static Stone {
        match player {
            Side::White => &self.palette.light,
            Side::Black => &self.palette.dark,
        }
    }

    /// From widths of a point to pixels; mirroring happens here and nowhere else.
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let x = if self.mirrored { WIDTH - x } else { x };
        ((x + MARGIN) * UNIT, (y + MARGIN) * UNIT)
    }

    fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), round: f64, fill: &str, stroke: (&str, f64)) {
        let corner = if self.mirrored {
            self.at((x + width, y))
        } else {
            self.at((x, y))
        };
        self.ink.rect(
            corner,
            (width * UNIT, height * UNIT),
            round * UNIT,
            fill,
            (stroke.0, stroke.1 * UNIT),
        );
    }

    fn words(&mut self, place: (f64, f64), size: f64, align: Align, colour: &str, words: &str) {
        let align = match align {
            Align::Start if self.mirrored => Align::End,
            Align::End if self.mirrored => Align::Start,
            other => other,
        };
        self.ink.words(self.at(place), size * UNIT, align, colour, words);
    }

    /// Page, frame, both halves, bar and trays.
    fn ground(&mut self) {
        let palette = self.palette;
        let page = ((WIDTH + 2.0 * MARGIN) * UNIT, (HEIGHT + 2.0 * MARGIN) * UNIT);
        self.ink.rect((0.0, 0.0), page, 0.0, palette.page, ("none", 0.0));
        let edge = (palette.frame_edge, 0.05);
        let frame = (WIDTH, BOARD_HEIGHT + 2.0 * NUMBERS);
        self.rect((0.0, PLAYER_LINE), frame, 0.12, palette.frame, edge);
        for half in [FRAME, FRAME + 7.0] {
            self.rect(
                (half, BOARD_TOP),
                (6.0, BOARD_HEIGHT),
                0.0,
                palette.board,
                (palette.frame_edge, 0.03),
            );
        }
        let tray = FRAME + 13.0 + TRAY_GAP;
        let half = BOARD_HEIGHT / 2.0;
        for top in [BOARD_TOP, BOARD_TOP + half] {
            self.rect((tray, top), (TRAY, half), 0.0, palette.tray, (palette.frame_edge, 0.03));
        }
    }

    /// The middle of a point (in the mover's counting), and whether it stands in the lower row.
    fn column(point: u8) -> (f64, bool) {
        let lower = point <= 12;
        let from_left = if lower { 12 - point } else { point - 13 };
        let bar = if from_left >= 6 { 1.0 } else { 0.0 };
        (FRAME + f64::from(from_left) + bar + 0.5, lower)
    }

    fn point(&mut self, point: u8, label: &str) {
        let palette = self.palette;
        let (x, lower) = Board::column(point);
        let (base, tip, label_y) = if lower {
            (BOARD_BOTTOM, BOARD_BOTTOM - POINT_HEIGHT, BOARD_BOTTOM + NUMBERS / 2.0)
        } else {
            (BOARD_TOP, BOARD_TOP + POINT_HEIGHT, BOARD_TOP - NUMBERS / 2.0)
        };
        let corners = [(x - 0.48, base), (x + 0.48, base), (x, tip)].map(|corner| self.at(corner));
        let fill = palette.points[usize::from(point % 2)];
        self.ink.triangle(corners, fill, (palette.point_edge, 0.02 * UNIT));
        self.words((x, label_y), 0.36, Align::Middle, palette.numbers, label);
    }

    /// From where a checker stood to where it goes, each on a lane of its own; what was played is dashed.
    fn arrow(&mut self, (from, to): (u8, u8), played: bool, lane: usize) {
        let middle = BOARD_TOP + BOARD_HEIGHT / 2.0;
        let depth = 1.5 + 0.42 * lane as f64;
        let place = |point: u8| match point {
            BAR => (FRAME + 6.5, middle - 1.1),
            OFF => (tray_middle(), BOARD_BOTTOM - depth),
            _ => {
                let (x, lower) = Board::column(point);
                (x, if lower { BOARD_BOTTOM - depth } else { BOARD_TOP + depth })
            }
        };
        let (start, end) = (place(from), place(to));
        let colour = if played { self.palette.made } else { self.palette.best };
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let length = dx.hypot(dy).max(0.01);
        let (ux, uy) = (dx / length, dy / length);
        let head = 0.42;
        let neck = (end.0 - ux * head, end.1 - uy * head);
        let corners = [
            end,
            (neck.0 - uy * head * 0.5, neck.1 + ux * head * 0.5),
            (neck.0 + uy * head * 0.5, neck.1 - ux * head * 0.5),
        ];
        let (line, corners) = (
            [start, neck].map(|place| self.at(place)),
            corners.map(|corner| self.at(corner)),
        );
        // A light edge lets the arrow stand out from checkers of either side.
        self.ink.line(&line, "#ffffff", 0.2 * UNIT, "");
        let dash = if played { "9 6" } else { "" };
        self.ink.line(&line, colour, 0.13 * UNIT, dash);
        self.ink.triangle(corners, colour, ("#ffffff", 0.03 * UNIT));
        let [foot, _] = line;
        self.ink.circle(foot, 0.12 * UNIT, colour, ("#ffffff", 0.03 * UNIT));
    }

    /// The checkers of a point; past five, the last one says how many.
    fn pile(&mut self, point: u8, count: u8, player: Side) {
        let (x, lower) = Board::column(point);
        let (edge, step) = if lower {
            (BOARD_BOTTOM, -CHECKER)
        } else {
            (BOARD_TOP, CHECKER)
        };
        self.stack((x, edge + step / 2.0), step, count, player);
    }

    /// Hit checkers, on the half where they enter: the mover's above.
    fn bar_pile(&mut self, own: bool, count: u8, player: Side) {
        let middle = BOARD_TOP + BOARD_HEIGHT / 2.0;
        let step = if own { -CHECKER } else { CHECKER };
        let first = middle + if own { -1.1 } else { 1.1 };
        self.stack((FRAME + 6.5, first), step, count, player);
    }

    fn stack(&mut self, (x, first): (f64, f64), step: f64, count: u8, player: Side) {
        let stone = self.stone(player);
        let shown = count.min(5);
        for index in 0..shown {
            let number = (index == 4 && count > 5).then_some(count);
            self.checker((x, first + f64::from(index) * step), CHECKER, stone, number);
        }
    }

    fn checker(&mut self, place: (f64, f64), size: f64, stone: &Stone, number: Option<u8>) {
        let centre = self.at(place);
        let radius = size * UNIT / 2.0;
        self.ink
            .circle(centre, radius - 0.02 * UNIT, stone.fill, (stone.edge, 0.04 * UNIT));
        let light = std::ptr::eq(stone, &self.palette.light);
        match number {
            Some(number) => self.words(place, size * 0.54, Align::Middle, stone.number, &number.to_string()),
            // A ring on one, a dot on the other: told apart without colour.
            None if light => self
                .ink
                .circle(centre, radius * 0.66, "none", (stone.mark, radius * 0.14)),
            None => self.ink.circle(centre, radius * 0.24, stone.mark, ("none", 0.0)),
        }
    }

    /// Checkers off, seen from their edges, from the player's corner of the tray towards the middle.
    fn off(&mut self, own: bool, count: u8, player: Side) {
        let stone = self.stone(player);
        let thickness = 0.26;
        let left = FRAME + 13.0 + TRAY_GAP + 0.14;
        for index in 0..count {
            let gap = f64::from(index / 5) * 0.08;
            let depth = f64::from(index) * thickness + gap;
            let top = if own {
                BOARD_BOTTOM - 0.1 - depth - thickness
            } else {
                BOARD_TOP + 0.1 + depth
            };
            self.rect(
                (left, top),
                (TRAY - 0.28, thickness),
                0.06,
                stone.fill,
                (stone.edge, 0.03),
            );
        }
        if count > 0 {
            let depth = f64::from(count) * thickness + f64::from((count - 1) / 5) * 0.08 + 0.4;
            let y = if own { BOARD_BOTTOM - depth } else { BOARD_TOP + depth };
            // A full tray has no room for its number, and needs none.
            if count < 13 {
                self.words(
                    (tray_middle(), y),
                    0.34,
                    Align::Middle,
                    self.palette.numbers,
                    &count.to_string(),
                );
            }
        }
    }

    fn cube(&mut self, (x, y): (f64, f64), value: u32) {
        let palette = self.palette;
        let size = 0.86;
        let corner = (x - size / 2.0, y - size / 2.0);
        self.rect(corner, (size, size), 0.12, palette.cube, (palette.cube_edge, 0.05));
        let words = value.to_string();
        let height = match words.len() {
            0..=2 => 0.5,
            3 => 0.38,
            4 => 0.3,
            _ => 0.2,
        };
        self.words((x, y), height, Align::Middle, palette.cube_number, &words);
    }

    fn die(&mut self, (x, y): (f64, f64), number: u8, player: Side) {
        let stone = self.stone(player);
        let size = 0.94;
        let corner = (x - size / 2.0, y - size / 2.0);
        self.rect(corner, (size, size), 0.16, stone.fill, (stone.edge, 0.04));
        let far = size * 0.27;
        let pips: &[(f64, f64)] = match number {
            1 => &[(0.0, 0.0)],
            2 => &[(-1.0, -1.0), (1.0, 1.0)],
            3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
            4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
            5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
            _ => &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (-1.0, 0.0),
                (1.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
        };
        for (dx, dy) in pips {
            let centre = self.at((x + dx * far, y + dy * far));
            self.ink.circle(centre, 0.085 * UNIT, stone.number, ("none", 0.0));
        }
    }
}
