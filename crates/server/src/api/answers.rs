//! What programs are told. Numbers are those of `pasch moves`, `eval`, `hint`, `rollout` and `analyse --json`.

use super::fault::{ApiFault, Code};
use pasch_protocol::RulebookInfo;
use pasch_rules::Preset;
use pasch_words::{Language, Words, reading};
use serde::Serialize;
use utoipa::ToSchema;

/// All plays of a throw: one for each position that can be reached.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Plays {
    /// The position's ID.
    pub position: String,
    /// The dice.
    pub dice: [u8; 2],
    /// The rulebook.
    pub rulebook: String,
    /// The plays; one empty play where nothing can be played.
    pub plays: Vec<LegalPlay>,
}

/// A play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalPlay {
    /// In notation.
    #[schema(example = "8/5 6/5")]
    pub play: String,
    /// The ID of what it leaves, the opponent on roll.
    pub position: String,
}

/// What a position is worth to the player on roll.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Evaluation {
    /// The position's ID.
    pub position: String,
    /// The rulebook.
    pub rulebook: String,
    /// How far it was looked ahead.
    pub ply: u8,
    /// Chances: win, win gammon, win backgammon, lose gammon, lose backgammon.
    pub probs: [f64; 5],
    /// The equity without a cube.
    pub equity: f64,
    /// The chance to win the match, at a match score.
    pub mwc: Option<f64>,
    /// The cube, where one is turned.
    pub cube: Option<CubeAction>,
}

/// What to do with the cube, in equity per unit of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CubeAction {
    /// Without a double.
    pub no_double: f64,
    /// Doubled and taken.
    pub double_take: f64,
    /// Doubled and passed.
    pub double_pass: f64,
    /// `no double`, `double`, `redouble`, `too good` or `not available`.
    pub action: String,
    /// `take`, `pass`, `beaver` or `redouble`.
    pub answer: String,
}

/// The plays of a throw, the best first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ranking {
    /// The position's ID.
    pub position: String,
    /// The dice.
    pub dice: [u8; 2],
    /// The rulebook.
    pub rulebook: String,
    /// How far it was looked ahead.
    pub ply: u8,
    /// The plays.
    pub plays: Vec<RankedPlay>,
}

/// A play with what it is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RankedPlay {
    /// In notation.
    pub play: String,
    /// Equity per unit of the cube, with the cube where one is turned.
    pub equity: f64,
    /// How much less than the best.
    pub cost: f64,
    /// The mover's chances afterwards.
    pub probs: [f64; 5],
}

/// What a rollout came to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RolledOut {
    /// The position's ID.
    pub position: String,
    /// The rulebook.
    pub rulebook: String,
    /// How often each was to be played out.
    pub trials: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// With the cube?
    pub cubeful: bool,
    /// Was the time up before all was played out?
    pub interrupted: bool,
    /// The best first; the position itself where no dice were given.
    pub results: Vec<RolledPlay>,
}

/// What one play, or the position itself, came to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RolledPlay {
    /// The play, where dice were given.
    pub play: Option<String>,
    /// The equity.
    pub equity: f64,
    /// Its standard error.
    pub equity_error: f64,
    /// Chances.
    pub probs: [f64; 5],
    /// How often it was played out.
    pub trials: u32,
}

/// A match, judged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Analysis {
    /// What was played.
    #[serde(rename = "match")]
    pub about: About,
    /// The players, in the file's order.
    pub players: [Player; 2],
    /// Every decision that was judged.
    pub decisions: Vec<Decision>,
}

/// What was played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct About {
    /// Points of the match; 0 for money.
    pub length: u32,
    /// The rulebook.
    pub rulebook: String,
    /// How closely it was looked at.
    pub level: String,
    /// The points in the end.
    pub result: [u32; 2],
    /// What is wrong with the file.
    pub faults: Vec<String>,
    /// Decisions that were not reached in time.
    pub open: usize,
}

/// A player's sums.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Player {
    /// The name in the file.
    pub name: String,
    /// The performance rating; nothing without a decision that counts.
    pub pr: Option<f64>,
    /// What was lost, in points per unit of the cube.
    pub cost: f64,
    /// What was lost, in percentage points of the chance to win the match.
    pub mwc: f64,
    /// The luck of the dice.
    pub luck: f64,
    /// How many decisions of each kind counted.
    pub decisions: Counts,
    /// How many of them were marked.
    pub marks: Marks,
}

/// Decisions of each kind.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Counts {
    /// Plays.
    pub checker: u32,
    /// To double or not.
    pub double: u32,
    /// To take or not.
    pub answer: u32,
}

/// Marked decisions.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Marks {
    /// Doubtful ones.
    pub doubtful: u32,
    /// Errors.
    pub error: u32,
    /// Blunders.
    pub blunder: u32,
}

/// A decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Decision {
    /// The game, from 1.
    pub game: u32,
    /// Its number in the game.
    pub number: u32,
    /// Whose: 0 or 1, in the file's order.
    pub side: u8,
    /// `checker`, `double`, `answer` or `resign`.
    pub kind: String,
    /// Position and match ID.
    pub position: String,
    /// The dice of a play.
    pub dice: Option<[u8; 2]>,
    /// What was done.
    pub played: String,
    /// What was best.
    pub best: String,
    /// What it cost.
    pub cost: f64,
    /// The luck of the roll.
    pub luck: Option<f64>,
    /// `doubtful`, `error` or `blunder`.
    pub mark: Option<String>,
    /// Does it count for the rating?
    pub counted: bool,
    /// Why it was wrong.
    pub reasons: Vec<String>,
}

/// The rulebooks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Rulebooks {
    /// Their names, and the languages of their sheets.
    pub rulebooks: Vec<NamedRulebook>,
    /// The codes of the languages in which their pages can be read.
    pub languages: Vec<String>,
}

/// A rulebook by name.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NamedRulebook {
    /// Its name.
    pub id: String,
    /// The languages its sheet is printed in.
    pub sheets: Vec<String>,
}

impl Rulebooks {
    /// All of them.
    pub fn all() -> Rulebooks {
        let named = |info: RulebookInfo| NamedRulebook {
            id: info.id,
            sheets: info.languages,
        };
        Rulebooks {
            rulebooks: RulebookInfo::all().into_iter().map(named).collect(),
            languages: Language::ALL
                .iter()
                .map(|language| language.code().to_owned())
                .collect(),
        }
    }
}

/// A rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Rulebook {
    /// Its name.
    pub id: String,
    /// The language of its page.
    pub language: String,
    /// Its answers to every question of the rules.
    #[schema(value_type = Object)]
    pub answers: serde_json::Value,
    /// Its page: headings, paragraphs, examples.
    #[schema(value_type = Object)]
    pub page: serde_json::Value,
}

impl Rulebook {
    /// The rulebook of this name, in this language.
    pub fn named(id: &str, language: &str) -> Result<Rulebook, ApiFault> {
        let missing = |what: &str| ApiFault::new(Code::NotFound, format!("there is no such {what}"));
        let preset: Preset = id.parse().map_err(|_| missing("rulebook"))?;
        let language: Language = language.parse().map_err(|_| missing("language"))?;
        let info = RulebookInfo::of(&pasch_rules::Rulebook::from(preset));
        let page = reading(&info.id, Words::of(language), &Language::ALL.map(Words::of));
        Ok(Rulebook {
            id: info.id,
            language: language.code().to_owned(),
            answers: info.answers,
            page: page.ok_or_else(|| missing("page"))?,
        })
    }
}
