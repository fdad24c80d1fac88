//! Everything that can be set by name: what it is called in each dialect, and what it may be.

use pasch_engine::DEEPEST;
use pasch_rules::LONGEST_MATCH;

/// What a value looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number between these two.
    Number(u64, u64),
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
}

/// Something that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it, and `note` says it in words.
#[non_exhaustive]
pub enum Key {
    Variant,
    Length,
    Jacoby,
    Beavers,
    Crawford,
    PointsP0,
    PointsP1,
    Cube,
    Owner,
    Turn,
    Doubled,
    Level,
    Ply,
    Eval,
    Seed,
    Deterministic,
    Threads,
    Answer,
}

/// A key as it is told.
struct Told {
    /// In dialect 0.2.
    name: &'static str,
    /// As an option of dialect 0.1, which has commands of its own for most of the game.
    option: Option<&'static str>,
    kind: Kind,
    /// Does it leave the strength of play as it is?
    minor: bool,
    note: &'static str,
}

/// Who is who in cube and turn.
pub(crate) const OWNERS: &[&str] = &["center", "p0", "p1"];
pub(crate) const SIDES: &[&str] = &["p0", "p1"];
pub(crate) const VARIANTS: &[&str] = &["backgammon", "nackgammon", "hypergammon"];
pub(crate) const LEVELS: &[&str] = &["beginner", "casual", "advanced", "expert", "world-class"];
pub(crate) const EVALS: &[&str] = &["cubeful", "cubeless"];
pub(crate) const ANSWERS: &[&str] = &["move", "id", "both"];
/// More threads than this no machine of today has use for.
const MOST_THREADS: u64 = 256;

impl Key {
    /// All of them, the game's first.
    pub const ALL: [Key; 18] = [
        Key::Variant,
        Key::Length,
        Key::Jacoby,
        Key::Beavers,
        Key::Crawford,
        Key::PointsP0,
        Key::PointsP1,
        Key::Cube,
        Key::Owner,
        Key::Turn,
        Key::Doubled,
        Key::Level,
        Key::Ply,
        Key::Eval,
        Key::Seed,
        Key::Deterministic,
        Key::Threads,
        Key::Answer,
    ];

    /// The name in dialect 0.2.
    pub fn name(self) -> &'static str {
        self.told().name
    }

    /// The name of the option in dialect 0.1, if it is one there.
    pub fn option(self) -> Option<&'static str> {
        self.told().option
    }

    /// What a value looks like.
    pub fn kind(self) -> Kind {
        self.told().kind
    }

    /// The key of this name in dialect 0.2.
    ///
    /// ```
    /// use pasch_ubgi::Key;
    /// for key in Key::ALL {
    ///     assert_eq!(Key::named(key.name()), Some(key));
    /// }
    /// ```
    pub fn named(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// The option of this name in dialect 0.1.
    pub fn optioned(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.option() == Some(name))
    }

    /// The line that tells of it in dialect 0.2.
    pub(crate) fn line(self, default: &str) -> String {
        let told = self.told();
        let kind = match told.kind {
            Kind::Number(least, most) => format!("int {least}..{most}"),
            Kind::Flag => "bool".to_owned(),
            Kind::Word(words) => format!("enum {}", words.join("|")),
        };
        let minor = if told.minor { " !" } else { "" };
        format!("key {} {kind} {default}{minor} {}", told.name, told.note)
    }

    /// The line that tells of it in dialect 0.1, where it is an option there.
    pub(crate) fn option_line(self, default: &str) -> Option<String> {
        let name = self.option()?;
        let kind = match self.kind() {
            Kind::Number(least, most) => format!("spin default {default} min {least} max {most}"),
            Kind::Flag => format!("check default {default}"),
            Kind::Word(words) => {
                let words: String = words.iter().map(|word| format!(" var {word}")).collect();
                format!("combo default {default}{words}")
            }
        };
        Some(format!("option name {name} type {kind}"))
    }

    fn told(self) -> Told {
        let game = |name, kind, note| Told {
            name,
            option: None,
            kind,
            minor: false,
            note,
        };
        let engine = |name, option, kind, note| Told {
            name,
            option: Some(option),
            kind,
            minor: false,
            note,
        };
        let minor = |told: Told| Told { minor: true, ..told };
        let points = Kind::Number(0, LONGEST_MATCH as u64);
        match self {
            Key::Variant => engine("game.variant", "Variant", Kind::Word(VARIANTS), "what is played"),
            Key::Length => game("game.length", points, "points of the match, 0 for money"),
            Key::Jacoby => game(
                "game.jacoby",
                Kind::Flag,
                "money: gammons count once a double was taken",
            ),
            Key::Beavers => game(
                "game.beavers",
                Kind::Flag,
                "money: who is doubled may turn the cube on and keep it",
            ),
            Key::Crawford => game(
                "game.crawford",
                Kind::Flag,
                "match: no cube while one side alone needs one point",
            ),
            Key::PointsP0 => game("game.points.p0", points, "points of p0"),
            Key::PointsP1 => game("game.points.p1", points, "points of p1"),
            Key::Cube => game("game.cube", Kind::Number(1, 1 << 20), "what the cube shows"),
            Key::Owner => game("game.owner", Kind::Word(OWNERS), "where the cube lies"),
            Key::Turn => game("game.turn", Kind::Word(SIDES), "who is on roll"),
            Key::Doubled => game(
                "game.doubled",
                Kind::Flag,
                "the side on roll has doubled and waits for the answer",
            ),
            Key::Level => engine(
                "engine.level",
                "Level",
                Kind::Word(LEVELS),
                "how strong; sets engine.ply too",
            ),
            Key::Ply => engine(
                "engine.ply",
                "Ply",
                Kind::Number(1, DEEPEST as u64 + 1),
                "root-inclusive decision depth",
            ),
            Key::Eval => engine(
                "engine.eval",
                "EvalMode",
                Kind::Word(EVALS),
                "plays with or without the cube's worth",
            ),
            Key::Seed => minor(engine(
                "engine.seed",
                "Seed",
                Kind::Number(0, u64::MAX),
                "seed of the lower levels' slips and of rollouts",
            )),
            Key::Deterministic => minor(engine(
                "engine.deterministic",
                "Deterministic",
                Kind::Flag,
                "the same question gets the same answer",
            )),
            Key::Threads => minor(engine(
                "engine.threads",
                "Threads",
                Kind::Number(1, MOST_THREADS),
                "threads of a rollout",
            )),
            Key::Answer => minor(engine(
                "engine.answer",
                "Answer",
                Kind::Word(ANSWERS),
                "plays as bestmove, bestmoveid or both",
            )),
        }
    }
}
