//! A page to read: sections of paragraphs, each with an anchor, some with a drawn position.

use pasch_notation::PositionId;
use pasch_rules::{Board, Numbering, Position, Roll, Setup, Side};
use serde::Serialize;

/// A page in one language, for the terminal ([`Page::to_text`](crate::Page::to_text)) and, as JSON, for the browser.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Page {
    /// The code of its language.
    pub language: &'static str,
    /// The title.
    pub title: String,
    /// What comes before the first section.
    pub intro: Vec<String>,
    /// The sections.
    pub sections: Vec<Section>,
    /// What the marks mean, those that occur.
    pub legend: Vec<String>,
}

/// A section of a page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// Its anchor.
    pub id: String,
    /// Its heading.
    pub heading: String,
    /// Its paragraphs.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Paragraph {
    /// Its anchor, for links; unique on the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anchor: Option<String>,
    /// The word before it: a rule's number on the sheet ("R14"), a heading, or the word for "example".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The text.
    pub text: String,
    /// Is it a worked example?
    pub example: bool,
    /// The mark of a ruling, if the printed sheet does not say so itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// The mark of an answer that the players chose themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed: Option<String>,
    /// A drawn position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "picture")]
pub enum Picture {
    /// A backgammon board.
    Board(BoardPicture),
    /// A solitaire board.
    Pegs {
        /// The holes with pegs.
        pegs: Vec<u8>,
        /// What stands under it.
        caption: String,
    },
}

/// A drawn backgammon position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardPicture {
    /// The checkers of both sides, each in its own counting.
    pub board: Board,
    /// Who is to play.
    pub to_play: Side,
    /// The throw to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// The position ID, as the player to play sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The labels beside the points 1 to 24 as White counts.
    pub labels: Vec<String>,
    /// Is White's home at the left?
    pub mirrored: bool,
    /// What stands under it.
    pub caption: String,
}

impl BoardPicture {
    pub(crate) fn new(board: Board, numbering: Numbering, mirrored: bool, caption: String) -> BoardPicture {
        BoardPicture {
            board,
            to_play: Side::White,
            roll: None,
            position: None,
            labels: (1..=24).map(|point| numbering.label(Side::White, point)).collect(),
            mirrored,
            caption,
        }
        .with_position()
    }

    pub(crate) fn with_throw(mut self, side: Side, roll: Roll) -> BoardPicture {
        self.to_play = side;
        self.roll = Some(roll);
        self.with_position()
    }

    fn with_position(mut self) -> BoardPicture {
        let setup = Setup {
            own: *self.board.side(self.to_play),
            opp: *self.board.side(self.to_play.other()),
            checkers: self.board.side(self.to_play).iter().sum(),
        };
        let playable = Position::try_from(setup).is_ok();
        self.position = playable
            .then(|| PositionId::of_setup(&setup))
            .flatten()
            .map(|id| id.to_string());
        self
    }
}
