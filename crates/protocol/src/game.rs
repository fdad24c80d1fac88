//! The nouns of the game as the wire spells them, made from those of the rules.

use pasch_rules as rules;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player: white is player 1 with the light checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The light checkers.
    White,
    /// The dark checkers.
    Black,
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        match side {
            rules::Side::White => Side::White,
            rules::Side::Black => Side::Black,
        }
    }
}

impl From<Side> for rules::Side {
    fn from(side: Side) -> rules::Side {
        match side {
            Side::White => rules::Side::White,
            Side::Black => rules::Side::Black,
        }
    }
}

/// Something that each side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pair<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Pair<T> {
    /// Asks the same for both.
    pub fn of(mut each: impl FnMut(rules::Side) -> T) -> Pair<T> {
        Pair {
            white: each(rules::Side::White),
            black: each(rules::Side::Black),
        }
    }

    /// One side's.
    pub fn get(&self, side: rules::Side) -> &T {
        match side {
            rules::Side::White => &self.white,
            rules::Side::Black => &self.black,
        }
    }

    /// One side's, to change.
    pub fn get_mut(&mut self, side: rules::Side) -> &mut T {
        match side {
            rules::Side::White => &mut self.white,
            rules::Side::Black => &mut self.black,
        }
    }
}

/// Where the checkers stand, each side in its own counting: 26 numbers, 0 off, 1 to 24 the points, 25 the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// White's checkers.
    #[ts(type = "number[]")]
    pub white: [u8; 26],
    /// Black's checkers.
    #[ts(type = "number[]")]
    pub black: [u8; 26],
}

impl From<rules::Board> for Board {
    fn from(board: rules::Board) -> Board {
        Board {
            white: board.white,
            black: board.black,
        }
    }
}

impl From<Board> for rules::Board {
    fn from(board: Board) -> rules::Board {
        rules::Board {
            white: board.white,
            black: board.black,
        }
    }
}

/// One checker moved: points in the mover's counting, 25 the bar, 0 off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Step {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
    /// Is a checker hit? A page need not say.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hit: bool,
}

impl From<rules::Step> for Step {
    fn from(step: rules::Step) -> Step {
        Step {
            from: step.from,
            to: step.to,
            hit: step.hit,
        }
    }
}

impl From<Step> for rules::Step {
    fn from(step: Step) -> rules::Step {
        rules::Step {
            from: step.from,
            to: step.to,
            hit: step.hit,
        }
    }
}

/// One checker moved by one number of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct DieStep {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
    /// With which number.
    pub die: u8,
    /// Is a checker hit?
    #[serde(default)]
    pub hit: bool,
}

impl From<rules::DieStep> for DieStep {
    fn from(step: rules::DieStep) -> DieStep {
        DieStep {
            from: step.from,
            to: step.to,
            die: step.die,
            hit: step.hit,
        }
    }
}

impl From<DieStep> for rules::DieStep {
    fn from(step: DieStep) -> rules::DieStep {
        rules::DieStep {
            from: step.from,
            to: step.to,
            die: step.die,
            hit: step.hit,
        }
    }
}

/// Every way to play the turn: node 0 is its beginning, a node without branches its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StepTree {
    /// The branches that leave each node.
    pub nodes: Vec<Vec<Branch>>,
}

/// A step, and the node it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Branch {
    /// The step.
    pub step: DieStep,
    /// The node.
    pub next: u32,
}

impl From<rules::StepTree> for StepTree {
    fn from(tree: rules::StepTree) -> StepTree {
        let branch = |branch: &rules::Branch| Branch {
            step: branch.step.into(),
            next: branch.next as u32,
        };
        StepTree {
            nodes: tree
                .nodes
                .iter()
                .map(|node| node.iter().map(branch).collect())
                .collect(),
        }
    }
}

/// How much a game counts: once, twice or three times the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    /// Once.
    Single,
    /// Twice.
    Gammon,
    /// Three times.
    Backgammon,
}

/// What a resignation may be: the same three.
pub type Resignation = Stake;

impl From<rules::Stake> for Stake {
    fn from(stake: rules::Stake) -> Stake {
        match stake {
            rules::Stake::Single => Stake::Single,
            rules::Stake::Gammon => Stake::Gammon,
            rules::Stake::Backgammon => Stake::Backgammon,
        }
    }
}

impl From<Stake> for rules::Stake {
    fn from(stake: Stake) -> rules::Stake {
        match stake {
            Stake::Single => rules::Stake::Single,
            Stake::Gammon => rules::Stake::Gammon,
            Stake::Backgammon => rules::Stake::Backgammon,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last checker was borne off.
    BorneOff,
    /// A double was dropped.
    Dropped,
    /// The loser resigned.
    Resigned,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct GameResult {
    /// Who won.
    pub winner: Side,
    /// How high.
    pub stake: Stake,
    /// The cube's value that counts.
    pub cube: u32,
    /// Stake times cube.
    pub points: u32,
    /// How it ended.
    pub ending: Ending,
}

impl From<rules::GameResult> for GameResult {
    fn from(result: rules::GameResult) -> GameResult {
        GameResult {
            winner: result.winner.into(),
            stake: result.stake.into(),
            cube: result.cube,
            points: result.points,
            ending: match result.ending {
                rules::Ending::BorneOff => Ending::BorneOff,
                rules::Ending::Dropped => Ending::Dropped,
                rules::Ending::Resigned => Ending::Resigned,
            },
        }
    }
}

/// How the cube came to be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// Before the doubler's own roll.
    Double,
    /// At once, in answer to a double.
    RedoubleAtOnce,
    /// In answer to a double, and kept.
    Beaver,
    /// In answer to a beaver.
    Raccoon,
}

impl From<rules::Turning> for Turning {
    fn from(turning: rules::Turning) -> Turning {
        match turning {
            rules::Turning::Double => Turning::Double,
            rules::Turning::RedoubleAtOnce => Turning::RedoubleAtOnce,
            rules::Turning::Beaver => Turning::Beaver,
            rules::Turning::Raccoon => Turning::Raccoon,
        }
    }
}

/// Why a throw on a real board does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum VoidThrow {
    /// A die does not lie flat on the board.
    NotFlat,
    /// The dice lie in different halves.
    DifferentHalves,
    /// A die lies on a checker.
    OnChecker,
    /// The opponent had not finished the turn.
    BeforeTurnEnded,
    /// Not in the thrower's right half.
    WrongHalf,
}

impl From<rules::VoidThrow> for VoidThrow {
    fn from(why: rules::VoidThrow) -> VoidThrow {
        match why {
            rules::VoidThrow::NotFlat => VoidThrow::NotFlat,
            rules::VoidThrow::DifferentHalves => VoidThrow::DifferentHalves,
            rules::VoidThrow::OnChecker => VoidThrow::OnChecker,
            rules::VoidThrow::BeforeTurnEnded => VoidThrow::BeforeTurnEnded,
            rules::VoidThrow::WrongHalf => VoidThrow::WrongHalf,
        }
    }
}

impl From<VoidThrow> for rules::VoidThrow {
    fn from(why: VoidThrow) -> rules::VoidThrow {
        match why {
            VoidThrow::NotFlat => rules::VoidThrow::NotFlat,
            VoidThrow::DifferentHalves => rules::VoidThrow::DifferentHalves,
            VoidThrow::OnChecker => rules::VoidThrow::OnChecker,
            VoidThrow::BeforeTurnEnded => rules::VoidThrow::BeforeTurnEnded,
            VoidThrow::WrongHalf => rules::VoidThrow::WrongHalf,
        }
    }
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SessionKind {
    /// One game.
    SingleGame,
    /// Games, points added, until the players stop.
    RunningTotal,
    /// A match.
    Match {
        /// To so many points.
        points: u32,
    },
    /// Money play, until the players stop.
    Money,
    /// A number of games.
    Games {
        /// How many.
        count: u32,
    },
}

impl From<rules::SessionKind> for SessionKind {
    fn from(kind: rules::SessionKind) -> SessionKind {
        match kind {
            rules::SessionKind::SingleGame => SessionKind::SingleGame,
            rules::SessionKind::RunningTotal => SessionKind::RunningTotal,
            rules::SessionKind::Match { points } => SessionKind::Match { points },
            rules::SessionKind::Money => SessionKind::Money,
            rules::SessionKind::Games { count } => SessionKind::Games { count },
        }
    }
}

impl From<SessionKind> for rules::SessionKind {
    fn from(kind: SessionKind) -> rules::SessionKind {
        match kind {
            SessionKind::SingleGame => rules::SessionKind::SingleGame,
            SessionKind::RunningTotal => rules::SessionKind::RunningTotal,
            SessionKind::Match { points } => rules::SessionKind::Match { points },
            SessionKind::Money => rules::SessionKind::Money,
            SessionKind::Games { count } => rules::SessionKind::Games { count },
        }
    }
}

/// Where the checkers stand when a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "start")]
pub enum Start {
    /// The usual arrangement.
    #[default]
    Standard,
    /// All fifteen outside.
    Jacquet,
    /// Two checkers each moved further back.
    Nackgammon,
    /// Three checkers each.
    Hypergammon,
    /// Any arrangement.
    Setup {
        /// Where the checkers stand.
        board: Board,
        /// Who is on roll; without it there is an opening throw.
        #[serde(default)]
        on_roll: Option<Side>,
    },
    /// A session that was begun elsewhere: the game in hand is played on, those after it begin as usual.
    Middle {
        /// Where the checkers stand.
        board: Board,
        /// Who is to roll, or to play the dice.
        on_roll: Side,
        /// The dice to be played, if they have been thrown.
        #[serde(default)]
        #[ts(type = "[number, number] | null", optional)]
        dice: Option<[u8; 2]>,
        /// What the cube shows; 1 where the session has none.
        #[serde(default = "unturned")]
        #[ts(as = "Option<u32>", optional)]
        cube: u32,
        /// Who may turn it; nobody: either.
        #[serde(default)]
        #[ts(optional)]
        cube_owner: Option<Side>,
        /// The points won before.
        #[serde(default)]
        #[ts(as = "Option<Pair<u32>>", optional)]
        score: Pair<u32>,
        /// Is it the Crawford game?
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        crawford: bool,
    },
}

fn unturned() -> u32 {
    1
}

impl From<rules::Start> for Start {
    fn from(start: rules::Start) -> Start {
        match start {
            rules::Start::Standard => Start::Standard,
            rules::Start::Jacquet => Start::Jacquet,
            rules::Start::Nackgammon => Start::Nackgammon,
            rules::Start::Hypergammon => Start::Hypergammon,
            rules::Start::Setup { board, on_roll } => Start::Setup {
                board: board.into(),
                on_roll: on_roll.map(Side::from),
            },
            rules::Start::Middle(middle) => Start::Middle {
                board: middle.board.into(),
                on_roll: middle.on_roll.into(),
                dice: middle.roll.map(Into::into),
                cube: middle.cube.value,
                cube_owner: match middle.cube.owner {
                    rules::CubeOwner::Centred => None,
                    rules::CubeOwner::Held(side) => Some(side.into()),
                },
                score: Pair {
                    white: middle.score.white,
                    black: middle.score.black,
                },
                crawford: middle.crawford,
            },
        }
    }
}

impl TryFrom<Start> for rules::Start {
    type Error = rules::DieFault;

    fn try_from(start: Start) -> Result<rules::Start, rules::DieFault> {
        Ok(match start {
            Start::Standard => rules::Start::Standard,
            Start::Jacquet => rules::Start::Jacquet,
            Start::Nackgammon => rules::Start::Nackgammon,
            Start::Hypergammon => rules::Start::Hypergammon,
            Start::Setup { board, on_roll } => rules::Start::Setup {
                board: board.into(),
                on_roll: on_roll.map(rules::Side::from),
            },
            Start::Middle {
                board,
                on_roll,
                dice,
                cube,
                cube_owner,
                score,
                crawford,
            } => rules::Start::Middle(rules::Standing {
                board: board.into(),
                on_roll: on_roll.into(),
                roll: dice.map(|[a, b]| rules::Roll::new(a, b)).transpose()?,
                cube: rules::Cube {
                    value: cube,
                    owner: match cube_owner {
                        None => rules::CubeOwner::Centred,
                        Some(side) => rules::CubeOwner::Held(side.into()),
                    },
                },
                score: [score.white, score.black].into(),
                crawford,
            }),
        })
    }
}
