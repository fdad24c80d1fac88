//! What has been said so far: the game in hand, and how the engine shall think.

use crate::key::{ANSWERS, EVALS, Key, Kind, LEVELS, OWNERS, SIDES, VARIANTS};
use crate::refusal::{Code, Refusal};
use pasch_analysis::Level;
use pasch_notation::{PositionId, Xgid, parse_position};
use pasch_rules::{Cube, CubeOwner, Pair, Roll, Setup, Side, Situation, Turning, Waiting};

/// How a play is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerStyle {
    /// `bestmove`.
    #[default]
    Move,
    /// `bestmoveid`.
    Id,
    /// First the ID, then the move.
    Both,
}

/// How the engine shall think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How strong it plays.
    pub level: Level,
    /// How far it looks ahead, counted as the engine counts: 0 judges what a play leaves.
    pub plies: u8,
    /// Does the worth of the cube count when plays are compared?
    pub cubeful: bool,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// Is everything drawn anew for every question?
    pub deterministic: bool,
    /// The threads of a rollout.
    pub threads: u16,
    /// How a play is told.
    pub answer: AnswerStyle,
}

/// Everything that has been said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    variant: usize,
    pub(crate) length: Option<u32>,
    pub(crate) jacoby: bool,
    beavers: bool,
    pub(crate) crawford: bool,
    pub(crate) points: Pair<u32>,
    pub(crate) cube: Cube,
    pub(crate) turn: Side,
    setup: Option<Setup>,
    pub(crate) roll: Option<Roll>,
    waiting: Option<Waiting>,
}

impl Default for State {
    fn default() -> State {
        let level = Level::default();
        State {
            settings: Settings {
                level,
                plies: level.plies(),
                cubeful: true,
                seed: 1,
                deterministic: true,
                threads: 1,
                answer: AnswerStyle::default(),
            },
            variant: 0,
            length: None,
            jacoby: false,
            beavers: false,
            crawford: true,
            points: Pair::default(),
            cube: Cube::START,
            turn: Side::White,
            setup: None,
            roll: None,
            waiting: None,
        }
    }
}

impl State {
    /// Another game: the score stays, board, dice and cube do not.
    pub(crate) fn new_game(&mut self) {
        self.cube = Cube::START;
        self.setup = None;
        self.roll = None;
        self.waiting = None;
    }

    /// Takes up what a gnubg ID tells: the board, or with a match ID behind a colon everything.
    pub(crate) fn place_gnubg_id(&mut self, text: &str) -> Result<(), Refusal> {
        let fault = |fault: &dyn std::fmt::Display| Refusal::new(Code::BadValue, format_args!("position {fault}"));
        if text.contains(':') {
            let whole = parse_position(text, self.checkers()).map_err(|wrong| fault(&wrong))?;
            return self.place(&whole);
        }
        let id: PositionId = text.parse().map_err(|wrong| fault(&wrong))?;
        let setup = id.setup(self.checkers());
        self.check(&setup)?;
        self.setup = Some(setup);
        // What was thrown or offered belonged to the position before.
        self.roll = None;
        self.waiting = None;
        Ok(())
    }

    /// Takes up everything that an XGID tells.
    pub(crate) fn place_xgid(&mut self, text: &str) -> Result<(), Refusal> {
        let xgid: Xgid = text
            .parse()
            .map_err(|fault| Refusal::new(Code::BadValue, format_args!("position {fault}")))?;
        self.place(&xgid.situation(self.checkers()))
    }

    fn place(&mut self, told: &Situation) -> Result<(), Refusal> {
        let setup = told.setup();
        self.check(&setup)?;
        let standing = &told.standing;
        self.setup = Some(setup);
        self.turn = standing.on_roll;
        self.roll = standing.roll;
        self.waiting = told.waiting;
        self.cube = standing.cube;
        self.points = standing.score;
        self.length = told.length;
        self.jacoby = told.law.jacoby;
        self.beavers = told.law.beavers;
        // Elsewhere than at match point it says nothing about the rule.
        if self.is_match_point() {
            self.crawford = standing.crawford;
        }
        Ok(())
    }

    fn check(&self, setup: &Setup) -> Result<(), Refusal> {
        let position = pasch_rules::Position::try_from(*setup);
        position
            .map(drop)
            .map_err(|faults| Refusal::new(Code::BadValue, format_args!("position {faults}")))
    }

    /// The situation that was described.
    pub(crate) fn situation(&self) -> Result<Situation, Refusal> {
        let missing = || Refusal::new(Code::Missing, "no position was given");
        let mut situation = Situation::seen_by(self.turn, self.setup.ok_or_else(missing)?);
        situation.standing.cube = self.cube;
        situation.standing.score = self.points;
        situation.standing.roll = self.roll;
        situation.standing.crawford = self.crawford && self.is_match_point();
        situation.length = self.length;
        situation.waiting = self.waiting;
        situation.law.jacoby = self.jacoby && self.length.is_none();
        situation.law.beavers = self.beavers && self.length.is_none();
        let position = situation
            .check()
            .map_err(|faults| Refusal::new(Code::Impossible, faults))?;
        if position.is_over() {
            return Err(Refusal::new(Code::Impossible, "the game is over in this position"));
        }
        Ok(situation)
    }

    /// Does one side, and only one, need one point?
    fn is_match_point(&self) -> bool {
        let near = |&points: &u32| self.length.is_some_and(|length| points.checked_add(1) == Some(length));
        self.points.into_array().iter().filter(|points| near(points)).count() == 1
    }

    fn checkers(&self) -> u8 {
        // Hypergammon is played with three.
        if VARIANTS[self.variant] == "hypergammon" { 3 } else { 15 }
    }

    /// The value of a key, as it is told.
    pub(crate) fn get(&self, key: Key) -> String {
        let settings = &self.settings;
        match key {
            Key::Variant => VARIANTS[self.variant].to_owned(),
            Key::Length => self.length.unwrap_or(0).to_string(),
            Key::Jacoby => self.jacoby.to_string(),
            Key::Beavers => self.beavers.to_string(),
            Key::Crawford => self.crawford.to_string(),
            Key::PointsP0 => self.points.white.to_string(),
            Key::PointsP1 => self.points.black.to_string(),
            Key::Cube => self.cube.value.to_string(),
            Key::Owner => owner_name(self.cube.owner).to_owned(),
            Key::Turn => side_name(self.turn).to_owned(),
            Key::Doubled => (self.waiting == Some(Waiting::Turned(Turning::Double))).to_string(),
            Key::Level => settings.level.name().to_owned(),
            Key::Ply => (settings.plies + 1).to_string(),
            Key::Eval => EVALS[usize::from(!settings.cubeful)].to_owned(),
            Key::Seed => settings.seed.to_string(),
            Key::Deterministic => settings.deterministic.to_string(),
            Key::Threads => settings.threads.to_string(),
            Key::Answer => ANSWERS[settings.answer as usize].to_owned(),
        }
    }

    /// Sets a key. What is refused changes nothing.
    pub(crate) fn set(&mut self, key: Key, value: &str) -> Result<(), Refusal> {
        match key.kind() {
            Kind::Number(least, most) => self.set_number(key, read_number(key.name(), value, least, most)?),
            Kind::Flag => {
                let flag = match value {
                    "true" | "on" => Ok(true),
                    "false" | "off" => Ok(false),
                    _ => Err(bad_value(key.name(), "true or false", value)),
                };
                self.set_flag(key, flag?);
                Ok(())
            }
            Kind::Word(words) => {
                let at = words.iter().position(|word| *word == value);
                let at = at.ok_or_else(|| bad_value(key.name(), &words.join("|"), value))?;
                self.set_word(key, at);
                Ok(())
            }
        }
    }

    fn set_number(&mut self, key: Key, number: u64) -> Result<(), Refusal> {
        // The ranges of the keys keep every number small enough for its place.
        let small = u32::try_from(number).unwrap_or(u32::MAX);
        match key {
            Key::Length => self.length = (small > 0).then_some(small),
            Key::PointsP0 => self.points.white = small,
            Key::PointsP1 => self.points.black = small,
            Key::Cube => {
                if !small.is_power_of_two() {
                    return Err(bad_value(key.name(), "a power of two", &number.to_string()));
                }
                self.cube.value = small;
            }
            Key::Ply => self.settings.plies = u8::try_from(number.saturating_sub(1)).unwrap_or(u8::MAX),
            Key::Seed => self.settings.seed = number,
            Key::Threads => self.settings.threads = u16::try_from(number).unwrap_or(u16::MAX),
            _ => {}
        }
        Ok(())
    }

    fn set_flag(&mut self, key: Key, flag: bool) {
        match key {
            Key::Jacoby => self.jacoby = flag,
            Key::Beavers => self.beavers = flag,
            Key::Crawford => self.crawford = flag,
            Key::Doubled => self.waiting = flag.then_some(Waiting::Turned(Turning::Double)),
            Key::Deterministic => self.settings.deterministic = flag,
            _ => {}
        }
    }

    fn set_word(&mut self, key: Key, at: usize) {
        match key {
            Key::Variant => {
                self.variant = at;
                self.new_game();
            }
            Key::Owner => self.cube.owner = [CubeOwner::Centred, P0, P1][at],
            Key::Turn => self.turn = [Side::White, Side::Black][at],
            Key::Level => {
                self.settings.level = Level::ALL[at];
                self.settings.plies = self.settings.level.plies();
            }
            Key::Eval => self.settings.cubeful = at == 0,
            Key::Answer => self.settings.answer = [AnswerStyle::Move, AnswerStyle::Id, AnswerStyle::Both][at],
            _ => {}
        }
        debug_assert!(key != Key::Level || LEVELS[at] == self.settings.level.name());
    }
}

/// White is p0, as the bottom player of an XGID is.
const P0: CubeOwner = CubeOwner::Held(Side::White);
const P1: CubeOwner = CubeOwner::Held(Side::Black);

fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => SIDES[0],
        Side::Black => SIDES[1],
    }
}

fn owner_name(owner: CubeOwner) -> &'static str {
    match owner {
        CubeOwner::Centred => OWNERS[0],
        CubeOwner::Held(side) => side_name(side),
    }
}

/// Reads a number between these two.
pub(crate) fn read_number(name: &str, text: &str, least: u64, most: u64) -> Result<u64, Refusal> {
    match text.parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(bad_value(name, &format!("{least}..{most}"), text)),
    }
}

fn bad_value(name: &str, wanted: &str, found: &str) -> Refusal {
    Refusal::new(Code::BadValue, format_args!("{name} must be {wanted}, not {found}"))
}
