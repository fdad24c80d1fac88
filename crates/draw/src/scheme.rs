//! The colours of a picture: two to look at on a screen, one to print.

use std::str::FromStr;

/// A set of colours.
///
/// ```
/// use pasch_draw::Scheme;
/// assert_eq!("night".parse(), Ok(Scheme::Night));
/// assert!("neon".parse::<Scheme>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// Green felt, light page.
    #[default]
    Felt,
    /// For dark pages.
    Night,
    /// Black and white, for print.
    Paper,
}

impl Scheme {
    /// All three.
    pub const ALL: [Scheme; 3] = [Scheme::Felt, Scheme::Night, Scheme::Paper];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Scheme::Felt => "felt",
            Scheme::Night => "night",
            Scheme::Paper => "paper",
        }
    }

    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Scheme::Felt => &FELT,
            Scheme::Night => &NIGHT,
            Scheme::Paper => &PAPER,
        }
    }
}

/// A name that is none of the schemes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no colour scheme {0:?}; there are felt, night and paper")]
pub struct UnknownScheme(String);

impl FromStr for Scheme {
    type Err = UnknownScheme;
    fn from_str(text: &str) -> Result<Scheme, UnknownScheme> {
        let known = Scheme::ALL.into_iter().find(|scheme| scheme.name() == text);
        known.ok_or_else(|| UnknownScheme(text.to_owned()))
    }
}

/// One side's checkers, dice and the marks on them.
pub(crate) struct Stone {
    pub(crate) fill: &'static str,
    pub(crate) edge: &'static str,
    /// The ring or dot by which the sides are told apart without colours, and numbers on checkers.
    pub(crate) mark: &'static str,
    pub(crate) number: &'static str,
}

pub(crate) struct Palette {
    pub(crate) page: &'static str,
    pub(crate) text: &'static str,
    pub(crate) quiet: &'static str,
    pub(crate) frame: &'static str,
    pub(crate) frame_edge: &'static str,
    pub(crate) numbers: &'static str,
    pub(crate) board: &'static str,
    pub(crate) tray: &'static str,
    pub(crate) points: [&'static str; 2],
    pub(crate) point_edge: &'static str,
    pub(crate) light: Stone,
    pub(crate) dark: Stone,
    pub(crate) cube: &'static str,
    pub(crate) cube_edge: &'static str,
    pub(crate) cube_number: &'static str,
    /// The arrows of a play that was made, and of the best.
    pub(crate) made: &'static str,
    pub(crate) best: &'static str,
    /// The lines of a plot.
    pub(crate) lines: [&'static str; 6],
}

const FELT: Palette = Palette {
    page: "#faf8f3",
    text: "#1f3a32",
    quiet: "#5d6f68",
    frame: "#23463c",
    frame_edge: "#1a362e",
    numbers: "#d5e2dc",
    board: "#2f5d50",
    tray: "#284f44",
    points: ["#e9e2d0", "#c7653f"],
    point_edge: "none",
    light: Stone {
        fill: "#f7f3ea",
        edge: "#8f866f",
        mark: "#c9c0ab",
        number: "#26282c",
    },
    dark: Stone {
        fill: "#26282c",
        edge: "#0f1012",
        mark: "#5a5f66",
        number: "#f7f3ea",
    },
    cube: "#fffdf6",
    cube_edge: "#8f866f",
    cube_number: "#26282c",
    made: "#b3261e",
    best: "#1f6feb",
    lines: ["#c7653f", "#2f5d50", "#3b6ea5", "#8a5a9e", "#a08a1c", "#26282c"],
};

const NIGHT: Palette = Palette {
    page: "#12161c",
    text: "#e8e6e1",
    quiet: "#9aa5b1",
    frame: "#0c1015",
    frame_edge: "#39424e",
    numbers: "#aab6c2",
    board: "#1d232b",
    tray: "#161b22",
    points: ["#39424e", "#5b6b7d"],
    point_edge: "none",
    light: Stone {
        fill: "#e8e6e1",
        edge: "#8b8a86",
        mark: "#b5b3ad",
        number: "#1d232b",
    },
    dark: Stone {
        fill: "#d06a4c",
        edge: "#7d3a26",
        mark: "#8f4430",
        number: "#12161c",
    },
    cube: "#e8e6e1",
    cube_edge: "#5b6b7d",
    cube_number: "#12161c",
    made: "#ff8a80",
    best: "#7aa7d9",
    lines: ["#d06a4c", "#7fb3a2", "#7aa7d9", "#b694c9", "#d1bd58", "#e8e6e1"],
};

const PAPER: Palette = Palette {
    page: "#ffffff",
    text: "#000000",
    quiet: "#444444",
    frame: "#ffffff",
    frame_edge: "#000000",
    numbers: "#000000",
    board: "#ffffff",
    tray: "#ffffff",
    points: ["#ffffff", "#c4c4c4"],
    point_edge: "#000000",
    light: Stone {
        fill: "#ffffff",
        edge: "#000000",
        mark: "#9a9a9a",
        number: "#000000",
    },
    // A white edge, so that black checkers side by side stay single checkers.
    dark: Stone {
        fill: "#000000",
        edge: "#ffffff",
        mark: "#ffffff",
        number: "#ffffff",
    },
    cube: "#ffffff",
    cube_edge: "#000000",
    cube_number: "#000000",
    made: "#555555",
    best: "#000000",
    lines: ["#000000", "#777777", "#000000", "#777777", "#000000", "#777777"],
};
