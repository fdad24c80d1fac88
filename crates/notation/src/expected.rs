//! What a text should have held, by name: each has a key under which languages keep their words for it, and an English
//! text.

use std::fmt;

macro_rules! keyed {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $key:literal, $text:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = $text] $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The key under which a language keeps its words for it.
            pub fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($name::$variant => $text,)*
                })
            }
        }
    };
}

keyed! {
    /// A part of a written position or play.
    Part {
        IdLetter = "part-id-letter", "a letter, a digit, + or /";
        PositionId = "part-position-id", "a position ID of 14 characters";
        MatchId = "part-match-id", "a match ID of 12 characters";
        XgidCheckers = "part-xgid-checkers", "26 characters of checkers";
        XgidPlace = "part-xgid-place", "a to o, A to O, or -";
        TopBar = "part-top-bar", "the top player's bar: a small letter, or -";
        BottomBar = "part-bottom-bar", "the bottom player's bar: a capital, or -";
        CubeExponent = "part-cube-exponent", "the cube's exponent";
        CubePlace = "part-cube-place", "the cube's place";
        LargestCube = "part-largest-cube", "the largest cube's exponent";
        Turn = "part-turn", "whose turn it is";
        XgidDice = "part-xgid-dice", "two dice, 00, D, B or R";
        TwoDice = "part-two-dice", "two dice";
        Score = "part-score", "a score";
        XgidRules = "part-xgid-rules", "Crawford, or the money rules";
        MatchLength = "part-match-length", "the match length";
        XgidFields = "part-xgid-fields", "an XGID of ten fields";
        BoardHead = "part-board-head", "the word board";
        BoardName = "part-board-name", "a player's name";
        BoardPoint = "part-board-point", "a point";
        BoardNumber = "part-board-number", "a number of the board line";
        BoardFields = "part-board-fields", "a board line of 53 fields";
        Die = "part-die", "a die";
        Cube = "part-cube", "the cube";
        RowsPlace = "part-rows-place", "where these checkers stand";
        RowsWord = "part-rows-word", "white, black, a number, S, W, aside, off or to move";
        RowsSide = "part-rows-side", "white or black first";
        RowsCount = "part-rows-count", "a number of checkers";
        RowsPoint = "part-rows-point", "a point of a row";
        RowsSides = "part-rows-sides", "white's and black's checkers";
        Point = "part-point", "a point, bar or off";
        Destination = "part-destination", "/ and the point the checker goes to";
        ClosingBracket = "part-closing-bracket", "a closing bracket";
        Space = "part-space", "a space between movements";
        Number = "part-number", "a number";
        Repetition = "part-repetition", "the number of checkers";
        FourSteps = "part-four-steps", "four steps of a checker at most";
    }
}

keyed! {
    /// Something impossible that a text tells in the right form.
    Nonsense {
        LastLetter = "nonsense-last-letter", "this character says more than the ID holds";
        PastLastPoint = "nonsense-past-last-point", "this character tells of checkers past the last point";
        TooManyCheckers = "nonsense-too-many-checkers", "the ID ends before every point is told: too many checkers";
        CubeOwner = "nonsense-cube-owner", "the cube's owner is neither player nor the middle";
        GameState = "nonsense-game-state", "the state of the game is none of the five";
        Die = "nonsense-die", "a die shows something other than 1 to 6";
        OneDie = "nonsense-one-die", "one die was thrown and the other not";
        Backwards = "nonsense-backwards", "checkers move to lower points only";
    }
}

keyed! {
    /// What a match file lacks, or has in a place where it means nothing.
    Lack {
        Game = "lack-game", "there is no game in this file";
        Players = "lack-players", "two players with their scores should stand here";
        Length = "lack-length", "the length of the match is not told";
        FirstGame = "lack-first-game", "this stands before the first game";
        Backgammon = "lack-backgammon", "a game tree of another game than backgammon";
        SetUp = "lack-set-up", "a position set up by hand is not read; the game is replayed without it";
        OpeningBracket = "lack-opening-bracket", "a closing bracket without an opening one";
        Tree = "lack-tree", "a node outside of any game";
        ValueEnd = "lack-value-end", "a value that does not end";
        Property = "lack-property", "a value without a property";
        PropertyName = "lack-property-name", "a character that belongs to no property";
        ClosingBracket = "lack-closing-bracket", "the last game does not end with a closing bracket";
    }
}

keyed! {
    /// What is wrong with a file that is no text.
    Damage {
        Head = "damage-head", "the head of the file is cut off or of another kind";
        Directory = "damage-directory", "the list of what the file holds is damaged; what could be found without it was read";
        Packing = "damage-packing", "what is packed in the file cannot be unpacked to its end";
        Checksum = "damage-checksum", "the checksum is not that of what was unpacked";
        TooLarge = "damage-too-large", "what is packed in the file is larger than any match";
        CutRecord = "damage-cut-record", "the last record is cut off";
        Structure = "damage-structure", "what the file holds is not built like a match";
        Variation = "damage-variation", "this way to set up the checkers at first is not known";
        Edited = "damage-edited", "the checkers do not stand here as the plays before left them";
    }
}

/// The numbers a field may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Allowed {
    /// From the first to the last.
    Between(i64, i64),
    /// One of two.
    Either(i64, i64),
    /// From 0 to one less than the match length.
    BelowLength,
    /// 1, 2, 4, 8 and so on.
    PowerOfTwo,
    /// 1 to 24, the bar or off.
    Points,
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Between(least, most) => write!(f, "{least} to {most}"),
            Allowed::Either(one, other) => write!(f, "{one} or {other}"),
            Allowed::BelowLength => f.write_str("0 to one less than the match length"),
            Allowed::PowerOfTwo => f.write_str("a power of two"),
            Allowed::Points => f.write_str("1 to 24, 25 or bar, 0 or off"),
        }
    }
}
