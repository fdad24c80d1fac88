//! Where things stand in XG's records: little-endian numbers at fixed places, as its maker published them.

use crate::opinion::{Chances, Depth};
use pasch_rules::{Roll, Side, Step};

/// A record's length.
pub(super) const RECORD: usize = 2560;
/// A rollout's length.
const ROLLOUT: usize = 2184;
/// What stands for "not analysed" in the place of an error.
const NOT_ANALYSED: f64 = -999.0;
/// The length that a session for money has.
const UNLIMITED: i32 = 99_999;

/// Bytes with numbers at fixed places; what lies outside reads as zero.
#[derive(Clone, Copy)]
pub(super) struct Fixed<'a>(pub(super) &'a [u8]);

impl<'a> Fixed<'a> {
    fn array<const N: usize>(self, at: usize) -> [u8; N] {
        let bytes = self.0.get(at..).and_then(|rest| rest.first_chunk::<N>());
        bytes.copied().unwrap_or([0; N])
    }

    pub(super) fn u8(self, at: usize) -> u8 {
        u8::from_le_bytes(self.array(at))
    }

    fn i8(self, at: usize) -> i8 {
        i8::from_le_bytes(self.array(at))
    }

    fn i16(self, at: usize) -> i16 {
        i16::from_le_bytes(self.array(at))
    }

    fn i32(self, at: usize) -> i32 {
        i32::from_le_bytes(self.array(at))
    }

    pub(super) fn u32(self, at: usize) -> u32 {
        u32::from_le_bytes(self.array(at))
    }

    fn f32(self, at: usize) -> f64 {
        f64::from(f32::from_le_bytes(self.array(at)))
    }

    fn f64(self, at: usize) -> f64 {
        f64::from_le_bytes(self.array(at))
    }

    /// A text behind its length in one byte, one byte a letter.
    pub(super) fn short_text(self, at: usize) -> String {
        let length = usize::from(self.u8(at));
        let bytes = self
            .0
            .get(at + 1..)
            .map_or(&[][..], |rest| rest.get(..length).unwrap_or(rest));
        bytes.iter().map(|&byte| char::from(byte)).collect()
    }

    /// A text of at most 128 letters of two bytes, up to a zero.
    fn wide_text(self, at: usize) -> String {
        let letters = (0..129).map(|index| u16::from_le_bytes(self.array(at + 2 * index)));
        char::decode_utf16(letters.take_while(|&letter| letter != 0))
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    }

    /// An error as a cost; the sign only tells in which direction it was wrong.
    fn cost(self, at: usize) -> Option<f64> {
        let error = self.f64(at);
        (error.is_finite() && error > NOT_ANALYSED).then(|| error.abs())
    }

    fn places(self, at: usize) -> Places {
        Places(std::array::from_fn(|index| self.i8(at + index)))
    }

    fn chances(self, at: usize) -> Option<Chances> {
        let [lose_backgammon, lose_gammon, win, win_gammon, win_backgammon] =
            [0, 1, 3, 4, 5].map(|index| self.f32(at + 4 * index));
        Chances::new([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon])
    }

    fn side(self, at: usize) -> Option<Side> {
        match self.i32(at) {
            1 => Some(Side::White),
            -1 => Some(Side::Black),
            _ => None,
        }
    }
}

/// The checkers seen from one side: the opponent's bar, points 1 to 24, one's own bar; the opponent's below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Places(pub(super) [i8; 26]);

/// A record, by its kind.
pub(super) enum Record<'a> {
    Match(MatchHead<'a>),
    Game(GameHead<'a>),
    Cube(CubeRecord<'a>),
    Move(MoveRecord<'a>),
    GameEnd(GameEnd<'a>),
    Other,
}

impl<'a> Record<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Record<'a> {
        let fixed = Fixed(bytes);
        match fixed.u8(8) {
            0 => Record::Match(MatchHead(fixed)),
            1 => Record::Game(GameHead(fixed)),
            2 => Record::Cube(CubeRecord(fixed)),
            3 => Record::Move(MoveRecord(fixed)),
            4 => Record::GameEnd(GameEnd(fixed)),
            _ => Record::Other,
        }
    }
}

/// The head of the match.
#[derive(Clone, Copy)]
pub(super) struct MatchHead<'a>(Fixed<'a>);

impl MatchHead<'_> {
    /// From this version on, texts are there in two bytes a letter too.
    const WIDE: i32 = 24;

    pub(super) fn is_genuine(self) -> bool {
        self.0.u32(556) == 0x494C_4D44
    }

    fn text(self, short: usize, wide: usize) -> String {
        let text = if self.version() >= MatchHead::WIDE {
            self.0.wide_text(wide)
        } else {
            String::new()
        };
        let text = if text.is_empty() {
            self.0.short_text(short)
        } else {
            text
        };
        text.trim().to_owned()
    }

    pub(super) fn players(self) -> [String; 2] {
        [self.text(9, 880), self.text(50, 1138)]
    }

    pub(super) fn event(self) -> String {
        self.text(136, 622)
    }

    pub(super) fn location(self) -> String {
        self.text(283, 1396)
    }

    pub(super) fn round(self) -> String {
        self.text(417, 1654)
    }

    /// The points the match goes to; 0 for money.
    pub(super) fn length(self) -> u32 {
        match self.0.i32(92) {
            UNLIMITED => 0,
            length => u32::try_from(length).unwrap_or(0),
        }
    }

    /// Which version of XG's layout this is.
    pub(super) fn version(self) -> i32 {
        self.0.i32(552)
    }

    pub(super) fn variation(self) -> i32 {
        self.0.i32(96)
    }

    pub(super) fn crawford(self) -> bool {
        self.0.u8(100) != 0
    }

    pub(super) fn jacoby(self) -> bool {
        self.0.u8(101) != 0
    }

    pub(super) fn beavers(self) -> bool {
        self.0.u8(102) != 0
    }

    /// The day, as days since the end of 1899.
    pub(super) fn day(self) -> f64 {
        self.0.f64(128)
    }

    pub(super) fn comments(self) -> [i32; 2] {
        [self.0.i32(576), self.0.i32(580)]
    }
}

/// The head of a game.
#[derive(Clone, Copy)]
pub(super) struct GameHead<'a>(Fixed<'a>);

impl GameHead<'_> {
    pub(super) fn score(self) -> [u32; 2] {
        [12, 16].map(|at| u32::try_from(self.0.i32(at)).unwrap_or(0))
    }

    pub(super) fn crawford(self) -> bool {
        self.0.u8(20) != 0
    }

    /// How the checkers stand at first, as player 1 sees them.
    pub(super) fn places(self) -> Places {
        self.0.places(21)
    }

    /// How often the cube was turned by itself; only from this version on is there a word about it.
    pub(super) fn automatic_doubles(self, version: i32) -> u32 {
        const TOLD: i32 = 26;
        /// The cube would show more than a thousand.
        const MOST: u32 = 10;
        let told = u32::try_from(self.0.i32(64)).unwrap_or(0);
        if version >= TOLD && told <= MOST { told } else { 0 }
    }

    pub(super) fn comments(self) -> [i32; 2] {
        [self.0.i32(56), self.0.i32(60)]
    }
}

/// A decision about the cube.
#[derive(Clone, Copy)]
pub(super) struct CubeRecord<'a>(Fixed<'a>);

impl CubeRecord<'_> {
    pub(super) fn side(self) -> Option<Side> {
        self.0.side(12)
    }

    pub(super) fn doubled(self) -> bool {
        self.0.i32(16) == 1
    }

    /// The answer: 0 pass, 1 take, 2 beaver.
    pub(super) fn answer(self) -> i32 {
        self.0.i32(20)
    }

    /// The answer to a beaver: 0 pass, 1 take, 2 raccoon.
    pub(super) fn answer_to_beaver(self) -> i32 {
        self.0.i32(24)
    }

    /// The answer to a raccoon: 0 pass, 1 take.
    pub(super) fn answer_to_raccoon(self) -> i32 {
        self.0.i32(28)
    }

    /// The exponent of the cube, below zero if player 2 owns it.
    pub(super) fn cube(self) -> i32 {
        self.0.i32(32)
    }

    /// As player 1 sees them.
    pub(super) fn places(self) -> Places {
        self.0.places(36)
    }

    pub(super) fn is_analysed(self) -> bool {
        // A level of -1 or a mark of -100 stands for "not looked at".
        self.0.i32(232) >= 0 && self.0.i16(120) != -100
    }

    /// What the numbers were found by.
    pub(super) fn level(self) -> i32 {
        self.0.i32(92)
    }

    pub(super) fn chances(self) -> Option<Chances> {
        self.0.chances(124)
    }

    /// Not doubling, doubling and taken, doubling and passed.
    pub(super) fn equities(self) -> [f64; 3] {
        [152, 156, 160].map(|at| self.0.f32(at))
    }

    pub(super) fn double_cost(self) -> Option<f64> {
        self.0.cost(200)
    }

    pub(super) fn answer_cost(self) -> Option<f64> {
        self.0.cost(216)
    }

    pub(super) fn beaver_cost(self) -> Option<f64> {
        self.0.cost(240)
    }

    pub(super) fn raccoon_cost(self) -> Option<f64> {
        self.0.cost(248)
    }

    pub(super) fn rollout(self) -> i32 {
        self.0.i32(224)
    }

    pub(super) fn comment(self) -> i32 {
        self.0.i32(292)
    }
}

/// A roll and its play.
#[derive(Clone, Copy)]
pub(super) struct MoveRecord<'a>(Fixed<'a>);

impl MoveRecord<'_> {
    /// As player 1 sees them, before the play.
    pub(super) fn places(self) -> Places {
        self.0.places(9)
    }

    /// As the one who moves sees them, after the play.
    pub(super) fn places_after(self) -> Places {
        self.0.places(35)
    }

    pub(super) fn side(self) -> Option<Side> {
        self.0.side(64)
    }

    /// Do any dice lie there?
    pub(super) fn is_thrown(self) -> bool {
        [100, 104].iter().any(|&at| self.0.i32(at) != 0)
    }

    pub(super) fn roll(self) -> Option<Roll> {
        let die = |at| u8::try_from(self.0.i32(at)).unwrap_or(0);
        Roll::new(die(100), die(104)).ok()
    }

    pub(super) fn steps(self) -> Vec<Step> {
        steps((0..8).map(|index| self.0.i32(68 + 4 * index)))
    }

    pub(super) fn was_played(self) -> bool {
        self.0.u8(2308) != 0
    }

    /// How many candidates are told.
    pub(super) fn candidates(self) -> usize {
        usize::try_from(self.0.i32(188)).unwrap_or(0).min(32)
    }

    pub(super) fn candidate_steps(self, index: usize) -> Vec<Step> {
        steps((0..8).map(|step| i32::from(self.0.i8(1024 + 8 * index + step))))
    }

    /// As the one who moves sees them, after this candidate.
    pub(super) fn candidate_places(self, index: usize) -> Places {
        self.0.places(192 + 26 * index)
    }

    pub(super) fn candidate_level(self, index: usize) -> i32 {
        i32::from(self.0.i16(1280 + 4 * index))
    }

    pub(super) fn candidate_chances(self, index: usize) -> Option<Chances> {
        self.0.chances(1408 + 28 * index)
    }

    pub(super) fn candidate_equity(self, index: usize) -> f64 {
        self.0.f32(1408 + 28 * index + 24)
    }

    pub(super) fn candidate_rollout(self, index: usize) -> i32 {
        self.0.i32(2344 + 4 * index)
    }

    /// Does XG count it as a decision?
    pub(super) fn is_counted(self) -> bool {
        self.0.u8(2304) == 0
    }

    pub(super) fn is_analysed(self) -> bool {
        self.0.i32(2472) >= 0 && self.candidates() > 0
    }

    pub(super) fn cost(self) -> Option<f64> {
        self.0.cost(2312)
    }

    pub(super) fn luck(self) -> Option<f64> {
        let luck = self.0.f64(2320);
        (self.0.i32(2476) >= 0 && luck.is_finite() && luck > NOT_ANALYSED).then_some(luck)
    }

    pub(super) fn comment(self) -> i32 {
        self.0.i32(2524)
    }
}

/// The end of a game.
#[derive(Clone, Copy)]
pub(super) struct GameEnd<'a>(Fixed<'a>);

impl GameEnd<'_> {
    pub(super) fn winner(self) -> Option<Side> {
        self.0.side(24)
    }

    pub(super) fn points(self) -> u32 {
        u32::try_from(self.0.i32(28)).unwrap_or(0)
    }
}

/// Pairs of from and to, counted from zero: 24 is the bar, below zero is off, and a start below zero ends the list.
fn steps(numbers: impl Iterator<Item = i32>) -> Vec<Step> {
    let numbers: Vec<i32> = numbers.collect();
    let pairs = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1]));
    pairs
        .take_while(|(from, _)| *from >= 0)
        .map(|(from, to)| {
            // Some winning checkers are written as moving to where they stand.
            let to = if to == from { -1 } else { to };
            Step {
                from: u8::try_from(from.saturating_add(1)).unwrap_or(u8::MAX),
                to: u8::try_from(to.saturating_add(1)).unwrap_or(0),
                hit: false,
            }
        })
        .collect()
}

/// What a level's number stands for; a rollout's games and error are looked up.
pub(super) fn depth(level: i32, rollouts: &[u8], index: i32) -> Depth {
    match level {
        0..=6 => Depth::Plies(u8::try_from(level + 1).unwrap_or(1)),
        12 => Depth::PliesNarrow(3),
        100 => {
            let record = usize::try_from(index)
                .ok()
                .and_then(|index| rollouts.chunks_exact(ROLLOUT).nth(index));
            let fixed = record.map(Fixed);
            // The file gives the half width of 95 of a hundred.
            let error = fixed.map(|fixed| fixed.f32(2020) / 1.96);
            Depth::Rollout {
                games: fixed.and_then(|fixed| u32::try_from(fixed.i32(84)).ok()),
                error: error.filter(|error| error.is_finite() && *error > 0.0),
            }
        }
        998 | 999 => Depth::Book,
        1000..=1002 => Depth::Roller(u8::try_from(level - 1000).unwrap_or(0)),
        _ => Depth::Untold,
    }
}
