//! What another program judged about the decisions of a match, as its file tells it.
//!
//! An [`Opinion`] lies beside the deed it is about and changes nothing in the record. It holds that program's numbers and
//! none of ours; whoever compares them asks the analysis.

use pasch_rules::Step;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The opinions of one program about a match.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Opinions {
    /// The program, by its own name; empty if nobody judged.
    pub program: String,
    /// One entry for each deed that was judged, in the order of the match.
    pub entries: Vec<DeedOpinion>,
}

/// An opinion and the deed it is about.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct DeedOpinion {
    /// The game, from 0.
    pub game: usize,
    /// The deed in that game, from 0.
    pub deed: usize,
    /// What was judged.
    pub opinion: Opinion,
}

/// What a program judged about one deed.
///
/// A play may have two parts: whether its player should have doubled before rolling, and which play was best. A double
/// and the answer to it have the first only.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Opinion {
    /// About turning the cube, or about the answer.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub cube: Option<CubeOpinion>,
    /// About the checkers.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub play: Option<PlayOpinion>,
    /// How lucky the roll was, for the one who rolled.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub luck: Option<Worth>,
    /// What a person wrote beside it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub comment: Option<String>,
}

impl Opinion {
    /// Does it say nothing at all?
    pub fn is_empty(&self) -> bool {
        *self == Opinion::default()
    }
}

/// A number and what it counts.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Worth {
    /// Points, the cube's value being one; at a match score normalised, so that winning or losing the cube's value is
    /// +1 or -1.
    Equity(f64),
    /// The chance to win the match, or a difference of such chances.
    MatchChance(f64),
}

/// How a game ends, as chances between 0 and 1; a gammon counts backgammons too.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chances {
    /// Winning at all.
    pub win: f64,
    /// Winning a gammon or more.
    pub win_gammon: f64,
    /// Winning a backgammon.
    pub win_backgammon: f64,
    /// Losing a gammon or more.
    pub lose_gammon: f64,
    /// Losing a backgammon.
    pub lose_backgammon: f64,
}

/// How the numbers were found. Plies are as the program itself counts them: XG and BGBlitz call the look at one's own
/// roll the first, gnubg calls it the zeroth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Depth {
    /// Looking ahead so many plies.
    Plies(u8),
    /// The same with a narrower choice of plays.
    PliesNarrow(u8),
    /// XG Roller with so many pluses.
    Roller(u8),
    /// Played out.
    Rollout {
        /// How many games, where the file tells.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        games: Option<u32>,
        /// The standard error of the equity, where the file tells.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        error: Option<f64>,
    },
    /// Taken from a book of openings.
    Book,
    /// The file does not say, or says something unknown.
    Untold,
}

/// What is best with the cube, in the program's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CubeChoice {
    /// Roll; a double would be taken.
    NoDouble,
    /// Double; take.
    DoubleTake,
    /// Double; pass.
    DoublePass,
    /// Roll, being too good to double.
    TooGood,
}

/// About the cube. All numbers are the doubler's, also where the answer is judged.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct CubeOpinion {
    /// How the game ends without a double.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub chances: Option<Chances>,
    /// Not doubling.
    pub no_double: Worth,
    /// Doubling, and it is taken.
    pub double_take: Worth,
    /// Doubling, and it is passed.
    pub double_pass: Worth,
    /// What is best, where the file says so.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub choice: Option<CubeChoice>,
    /// How the numbers were found.
    pub depth: Depth,
    /// What the deed gave away, at least 0, where the file says so.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub cost: Option<Worth>,
}

/// About a roll's plays.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct PlayOpinion {
    /// The plays looked at, as the file orders them: the best first.
    pub candidates: Vec<Candidate>,
    /// Which of them was made, where it is among them.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub played: Option<usize>,
    /// What the play gave away, at least 0, where the file says so.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub cost: Option<Worth>,
    /// Does the program count it as a decision? `None` where the file does not say.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub counted: Option<bool>,
}

/// A play that was looked at.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Candidate {
    /// The steps, in the player's own counting.
    pub steps: Vec<Step>,
    /// How the game ends after it, for the one who plays.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub chances: Option<Chances>,
    /// What it is worth to the one who plays.
    pub equity: Worth,
    /// How the numbers were found.
    pub depth: Depth,
}

impl Opinions {
    /// Did nobody judge anything?
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What was judged about a deed; both numbers count from 0.
    pub fn of(&self, game: usize, deed: usize) -> Option<&Opinion> {
        let at = self
            .entries
            .binary_search_by_key(&(game, deed), |entry| (entry.game, entry.deed));
        at.ok().map(|at| &self.entries[at].opinion)
    }
}

impl Worth {
    /// An equity, if it is a number at all.
    pub(crate) fn equity(value: f64) -> Option<Worth> {
        value.is_finite().then_some(Worth::Equity(value))
    }

    /// The number, whatever it counts.
    pub fn value(self) -> f64 {
        match self {
            Worth::Equity(value) | Worth::MatchChance(value) => value,
        }
    }
}

impl Chances {
    /// From the five numbers in the order win, gammon, backgammon, lost gammon, lost backgammon; `None` unless each is a
    /// chance.
    pub(crate) fn new(all: [f64; 5]) -> Option<Chances> {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = all;
        // Programs round, and a sum of roundings may pass the end by a little.
        all.iter()
            .all(|chance| (-0.01..=1.01).contains(chance))
            .then_some(Chances {
                win,
                win_gammon,
                win_backgammon,
                lose_gammon,
                lose_backgammon,
            })
    }
}
