//! What a position is worth with the cube, for money and in a match, and what to do with the cube.
//!
//! The nets tell the chances of each result without a cube. Three ideas make a cubeful worth of them.
//!
//! - A [`Tariff`] says what a result is worth at each number of the cube: points for money, and in a match twice the
//!   chance to win it, less one. So a worth always changes its sign with the point of view, and everything below
//!   knows no difference between money and match.
//! - With a *live* cube (always turned at the perfect moment) the worth is a broken line over the winning chance, its
//!   corners being the points where one side can just cash. They follow from the corners at the doubled cube, up to
//!   a cube that is dead, or for money without a limit from the fact that all numbers of the cube are alike.
//! - With a *dead* cube it is a straight line. The truth lies between, at the position's [`efficiency`]
//!   (Rick Janowski's model).
//!
//! A search evaluates its leaves with [`Tariff::best_worth`] (the player to roll may double first) and takes means of
//! those; a cube decision compares the branches of [`Branches`] that it has searched.

use crate::match_equity::{Crawford, MatchEquity};
use crate::probabilities::Probabilities;
use crate::valuation::{Valuation, Valuations};
use pasch_rules::Position;

/// Numbers of the cube a tariff knows: 1 to 2^20, and one more for a double at the end.
const LEVELS: usize = 22;

/// Where the cube is, as the player on roll sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// In the middle: either may turn it.
    Centred,
    /// At the side of the player on roll.
    Own,
    /// At the opponent's side.
    Opponent,
}

/// The cube, as the player on roll sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeState {
    /// The number it shows: a power of two.
    pub value: u32,
    /// Where it is.
    pub holder: Holder,
}

impl CubeState {
    /// As a game starts.
    pub const START: CubeState = CubeState {
        value: 1,
        holder: Holder::Centred,
    };

    /// The same cube seen by the other player.
    #[inline]
    #[must_use]
    pub fn flipped(self) -> CubeState {
        let holder = match self.holder {
            Holder::Centred => Holder::Centred,
            Holder::Own => Holder::Opponent,
            Holder::Opponent => Holder::Own,
        };
        CubeState { holder, ..self }
    }

    /// After a double by the player on roll that is taken.
    #[inline]
    #[must_use]
    pub fn taken(self) -> CubeState {
        CubeState {
            value: self.value.saturating_mul(2),
            holder: Holder::Opponent,
        }
    }

    /// After a double that was turned on at once by the opponent, and taken back: the player on roll has it.
    #[inline]
    #[must_use]
    pub fn turned_back(self) -> CubeState {
        CubeState {
            value: self.value.saturating_mul(4),
            holder: Holder::Own,
        }
    }

    #[inline]
    fn level(self) -> usize {
        (self.value.max(1).ilog2() as usize).min(LEVELS - 2)
    }
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// Points, as many as one can win.
    Money {
        /// Gammons count only once the cube has been turned.
        jacoby: bool,
    },
    /// A match.
    Match {
        /// Points the player on roll still needs.
        own_away: u16,
        /// Points the opponent still needs.
        opp_away: u16,
        /// Where the match stands with its Crawford game.
        crawford: Crawford,
    },
}

/// What may be answered to a double besides taking and dropping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Retort {
    /// Nothing.
    None,
    /// Turn the cube on and keep it.
    Beaver,
    /// Turn the cube on, to be taken or dropped by the doubler (the danish rule).
    RedoubleAtOnce,
}

/// The rules of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeTerms {
    /// The highest number; `None` for no limit, 1 for a game without a cube.
    pub limit: Option<u32>,
    /// What may be answered besides.
    pub retort: Retort,
}

impl CubeTerms {
    /// No limit, no retort.
    pub const USUAL: CubeTerms = CubeTerms {
        limit: None,
        retort: Retort::None,
    };
    /// A game without a cube.
    pub const NONE: CubeTerms = CubeTerms {
        limit: Some(1),
        retort: Retort::None,
    };
}

/// What every result is worth to the player on roll at every number of the cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Tariff {
    rows: [Row; LEVELS],
    /// From here up the cube is never turned: by its limit, or because nobody in the match could want to.
    top: usize,
    /// The cube is turned without limit, and each of its numbers is like the next.
    endless: bool,
    jacoby: bool,
    retort: Retort,
    is_match: bool,
}

/// What a single game, a gammon and a backgammon are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Row {
    won: [f32; 3],
    lost: [f32; 3],
}

impl Tariff {
    /// Prepares the worth of all results. `table` is asked in matches only.
    pub fn new(stakes: Stakes, terms: CubeTerms, table: &MatchEquity) -> Tariff {
        let mut limit = terms
            .limit
            .map_or(LEVELS - 2, |limit| limit.max(1).ilog2() as usize)
            .min(LEVELS - 2);
        let mut rows = [Row::default(); LEVELS];
        for (level, row) in rows.iter_mut().enumerate() {
            let value = 1i32 << level;
            for (points, (won, lost)) in (1..).zip(row.won.iter_mut().zip(&mut row.lost)) {
                (*won, *lost) = match stakes {
                    Stakes::Money { .. } => ((points * value) as f32, -(points * value) as f32),
                    Stakes::Match {
                        own_away,
                        opp_away,
                        crawford,
                    } => {
                        let (own, opp, next) = (i32::from(own_away), i32::from(opp_away), crawford.after_game());
                        let won = table.chance(own - points * value, opp, next);
                        let lost = table.chance(own, opp - points * value, next);
                        (2.0 * won - 1.0, 2.0 * lost - 1.0)
                    }
                };
            }
        }
        let mut endless = terms.limit.is_none();
        if let Stakes::Match {
            own_away,
            opp_away,
            crawford,
        } = stakes
        {
            endless = false;
            let needed = u32::from(own_away.max(opp_away)).max(1).next_power_of_two();
            limit = limit.min(needed.ilog2() as usize);
            if crawford == Crawford::Now {
                limit = 0;
            }
        }
        Tariff {
            rows,
            top: limit,
            endless,
            jacoby: stakes == Stakes::Money { jacoby: true },
            retort: terms.retort,
            is_match: matches!(stakes, Stakes::Match { .. }),
        }
    }

    /// Money play with the usual cube.
    pub fn money(jacoby: bool) -> Tariff {
        let mut rows = [Row::default(); LEVELS];
        for (level, row) in rows.iter_mut().enumerate() {
            let value = (1u32 << level) as f32;
            row.won = [value, 2.0 * value, 3.0 * value];
            row.lost = row.won.map(|points| -points);
        }
        Tariff {
            rows,
            top: LEVELS - 2,
            endless: true,
            jacoby,
            retort: Retort::None,
            is_match: false,
        }
    }

    /// The same tariff for the other player.
    #[must_use]
    pub fn flipped(&self) -> Tariff {
        let mut flipped = self.clone();
        for row in &mut flipped.rows {
            (row.won, row.lost) = (row.lost.map(|x| -x), row.won.map(|x| -x));
        }
        flipped
    }

    /// Is this money play in which the cube will not meet its limit, so that exact money tables apply?
    #[inline]
    pub fn is_plain_money(&self, cube: CubeState) -> bool {
        !self.is_match && (self.endless || cube.level() + 6 <= self.top)
    }

    /// May the player on roll turn the cube? In a match nobody may who could not want to: once either player wins the
    /// match with this game, the cube is as good as gone.
    #[inline]
    pub fn may_turn(&self, cube: CubeState) -> bool {
        cube.holder != Holder::Opponent && self.is_alive(cube.level())
    }

    /// What a result is worth: the game at hand won (`true`) or lost as a 1 single, 2 gammon or 3 backgammon.
    #[inline]
    pub fn result(&self, cube: CubeState, won: bool, times: u8) -> f32 {
        let row = &self.rows[cube.level()];
        let times = usize::from(times.clamp(1, self.most_times(cube)) - 1);
        if won { row.won[times] } else { row.lost[times] }
    }

    /// The highest multiple that counts: 3, or 1 by the Jacoby rule.
    #[inline]
    pub fn most_times(&self, cube: CubeState) -> u8 {
        if self.jacoby && cube.holder == Holder::Centred {
            1
        } else {
            3
        }
    }

    /// The worth of the results at this cube as linear functions of the chances, for both players.
    pub fn valuations(&self, cube: CubeState) -> Valuations {
        let outcomes = |won: bool| [1, 2, 3].map(|times| self.result(cube, won, times));
        let negative = |worths: [f32; 3]| worths.map(|worth| -worth);
        let (won, lost) = (outcomes(true), outcomes(false));
        Valuations {
            mover: Valuation::from_outcomes(won, lost),
            opponent: Valuation::from_outcomes(negative(lost), negative(won)),
        }
    }

    /// The worth if the cube is never turned again.
    #[inline]
    pub fn cubeless_worth(&self, chances: &Probabilities, cube: CubeState) -> f32 {
        let ends = self.ends(&Shares::of(chances), cube.level(), self.most_times(cube) == 1);
        ends.along(chances.win)
    }

    /// The worth to the player about to roll, who does not double now.
    #[inline]
    pub fn worth(&self, chances: &Probabilities, cube: CubeState, efficiency: f32) -> f32 {
        self.hold(&Shares::of(chances), chances.win, cube, efficiency)
    }

    /// The worth to the player about to roll, who doubles first if that is better: what a search asks of its leaves.
    #[inline]
    pub fn best_worth(&self, chances: &Probabilities, cube: CubeState, efficiency: f32) -> f32 {
        let shares = Shares::of(chances);
        let hold = self.hold(&shares, chances.win, cube, efficiency);
        if !self.may_turn(cube) {
            return hold;
        }
        let take = self.hold(&shares, chances.win, cube.taken(), efficiency);
        let mut branches = Branches {
            hold,
            take,
            turned_back: None,
        };
        if self.can_turn_back(cube) {
            branches.turned_back = Some(self.hold(&shares, chances.win, cube.turned_back(), efficiency));
        }
        self.combine(cube, &branches)
    }

    /// The worths behind a cube decision, without looking ahead.
    pub fn branches(&self, chances: &Probabilities, cube: CubeState, efficiency: f32) -> Branches {
        self.branch_cubes(cube)
            .map(|cube| self.worth(chances, cube, efficiency))
    }

    /// The states of the cube to be evaluated for a decision.
    pub fn branch_cubes(&self, cube: CubeState) -> Branches<CubeState> {
        Branches {
            hold: cube,
            take: cube.taken(),
            turned_back: self.can_turn_back(cube).then(|| cube.turned_back()),
        }
    }

    /// The worth of a position whose branches are known, both players choosing well.
    #[inline]
    pub fn combine(&self, cube: CubeState, branches: &Branches) -> f32 {
        if !self.may_turn(cube) {
            return branches.hold;
        }
        branches.hold.max(self.answered(cube, branches).1)
    }

    /// What to do with the cube, and how to answer.
    pub fn decide(&self, cube: CubeState, branches: &Branches) -> Decision {
        let (answer, doubled) = self.answered(cube, branches);
        let pass = self.result(cube, true, 1);
        let action = if !self.may_turn(cube) {
            CubeAction::NotAvailable
        } else if doubled > branches.hold || (answer == CubeAnswer::Pass && doubled >= branches.hold) {
            match cube.holder {
                Holder::Own => CubeAction::Redouble,
                _ => CubeAction::Double,
            }
        } else if answer == CubeAnswer::Pass {
            CubeAction::TooGood
        } else {
            CubeAction::NoDouble
        };
        let worth = if action.turns() { doubled } else { branches.hold };
        Decision {
            no_double: self.equity(branches.hold, cube.value),
            double_take: self.equity(branches.take, cube.value),
            double_pass: self.equity(pass, cube.value),
            action,
            answer,
            worth,
            mwc: self.mwc(worth),
        }
    }

    /// A worth per unit of the cube: winning or losing a single game at this number of the cube is +1 or -1.
    #[inline]
    pub fn equity(&self, worth: f32, value: u32) -> f32 {
        let row = &self.rows[CubeState {
            value,
            holder: Holder::Own,
        }
        .level()];
        let (won, lost) = (row.won[0], row.lost[0]);
        (2.0 * worth - won - lost) / (won - lost)
    }

    /// The worth that has this equity: the inverse of [`Tariff::equity`].
    #[inline]
    pub fn worth_of_equity(&self, equity: f32, value: u32) -> f32 {
        let row = &self.rows[CubeState {
            value,
            holder: Holder::Own,
        }
        .level()];
        let (won, lost) = (row.won[0], row.lost[0]);
        (equity * (won - lost) + won + lost) / 2.0
    }

    /// In a match: the chance to win it that a worth stands for.
    #[inline]
    pub fn mwc(&self, worth: f32) -> Option<f32> {
        self.is_match.then_some((worth + 1.0) / 2.0)
    }

    /// The opponent's best answer to a double, and what it leaves the doubler.
    #[inline]
    fn answered(&self, cube: CubeState, branches: &Branches) -> (CubeAnswer, f32) {
        let pass = self.result(cube, true, 1);
        let (mut answer, mut worth) = (CubeAnswer::Take, branches.take);
        if self.retort == Retort::Beaver && self.is_alive(cube.level() + 1) && 2.0 * branches.take < worth {
            (answer, worth) = (CubeAnswer::Beaver, 2.0 * branches.take);
        }
        if let Some(turned_back) = branches.turned_back {
            // The doubler takes the cube back, or drops and loses the double.
            let doublers_choice = turned_back.max(self.result(cube.taken(), false, 1));
            if doublers_choice < worth {
                (answer, worth) = (CubeAnswer::Redouble, doublers_choice);
            }
        }
        if worth > pass {
            (CubeAnswer::Pass, pass)
        } else {
            (answer, worth)
        }
    }

    #[inline]
    fn can_turn_back(&self, cube: CubeState) -> bool {
        self.retort == Retort::RedoubleAtOnce && self.may_turn(cube) && self.is_alive(cube.level() + 1)
    }

    /// Is there a higher number for a cube at this level?
    #[inline]
    fn is_alive(&self, level: usize) -> bool {
        level < self.top
    }

    fn hold(&self, shares: &Shares, win: f32, cube: CubeState, efficiency: f32) -> f32 {
        let level = cube.level();
        let ends = self.ends(shares, level, self.most_times(cube) == 1);
        let dead = ends.along(win);
        if !self.is_alive(level) {
            return dead;
        }
        let corners = self.corners(shares, level);
        let (mine, theirs) = (cube.holder != Holder::Opponent, cube.holder != Holder::Own);
        // Who loses the match anyway if he loses this game doubles at once, and with perfect timing.
        let row = &self.rows[level];
        let nothing_to_lose = self.is_match
            && ((mine && row.lost[0] <= -1.0 && row.won[0] < 1.0)
                || (theirs && row.won[0] >= 1.0 && row.lost[0] > -1.0));
        let live = ends
            .broken_at(corners.pass.filter(theirs), corners.cash.filter(mine))
            .along(win);
        if nothing_to_lose {
            return live;
        }
        dead + efficiency * (live - dead)
    }

    /// The worth of certain loss and certain win at this level, by the shares of gammons.
    #[inline]
    fn ends(&self, shares: &Shares, level: usize, singles_only: bool) -> Ends {
        let row = &self.rows[level];
        if singles_only {
            return Ends {
                lost: row.lost[0],
                won: row.won[0],
            };
        }
        let mean = |worth: &[f32; 3], share: &[f32; 3]| worth[0] * share[0] + worth[1] * share[1] + worth[2] * share[2];
        Ends {
            lost: mean(&row.lost, &shares.lost),
            won: mean(&row.won, &shares.won),
        }
    }

    /// The corners of a live cube at this level: where the opponent may just drop, and where one must drop oneself.
    #[inline]
    fn corners(&self, shares: &Shares, level: usize) -> Corners {
        if self.endless {
            return self.endless_corners(shares, level);
        }
        // At the top nobody turns the cube: the line runs straight to its ends.
        let mut ends = self.ends(shares, self.top, false);
        let mut corners = Corners {
            pass: Corner {
                at: 0.0,
                worth: ends.lost,
            },
            cash: Corner {
                at: 1.0,
                worth: ends.won,
            },
        };
        for level in (level..self.top).rev() {
            let row = &self.rows[level];
            corners = Corners {
                // One's own cube, doubled: from certain loss straight up to where one can cash in turn.
                pass: Corner {
                    at: corners.cash.at * share(row.lost[0], ends.lost, corners.cash.worth),
                    worth: row.lost[0],
                },
                // The opponent's: from where he can cash straight up to certain win.
                cash: Corner {
                    at: corners.pass.at + (1.0 - corners.pass.at) * share(row.won[0], corners.pass.worth, ends.won),
                    worth: row.won[0],
                },
            };
            ends = self.ends(shares, level, false);
        }
        corners
    }

    /// Money without a limit: with W and L points on average in games won and lost, the cube doubled is the same
    /// problem again, with both corners in the same places.
    #[inline]
    fn endless_corners(&self, shares: &Shares, level: usize) -> Corners {
        let mean = |share: &[f32; 3]| share[0] + 2.0 * share[1] + 3.0 * share[2];
        let (won, lost) = (mean(&shares.won), mean(&shares.lost));
        let whole = won + lost + 0.5;
        Corners {
            pass: Corner {
                at: (lost - 0.5) / whole,
                worth: self.rows[level].lost[0],
            },
            cash: Corner {
                at: (lost + 1.0) / whole,
                worth: self.rows[level].won[0],
            },
        }
    }
}

/// How much of the games won, and of those lost, end as singles, gammons and backgammons.
struct Shares {
    won: [f32; 3],
    lost: [f32; 3],
}

impl Shares {
    #[inline]
    fn of(chances: &Probabilities) -> Shares {
        let split = |any: f32, gammon: f32, backgammon: f32| {
            if any <= 1e-6 {
                return [1.0, 0.0, 0.0];
            }
            let gammon = (gammon / any).clamp(0.0, 1.0);
            let backgammon = (backgammon / any).clamp(0.0, gammon);
            [1.0 - gammon, gammon - backgammon, backgammon]
        };
        Shares {
            won: split(chances.win, chances.win_gammon, chances.win_backgammon),
            lost: split(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon),
        }
    }
}

/// The straight line of a dead cube.
#[derive(Clone, Copy)]
struct Ends {
    lost: f32,
    won: f32,
}

impl Ends {
    #[inline]
    fn along(self, win: f32) -> f32 {
        self.lost + win * (self.won - self.lost)
    }

    #[inline]
    fn broken_at(self, pass: Option<Corner>, cash: Option<Corner>) -> Line {
        let low = Corner {
            at: 0.0,
            worth: self.lost,
        };
        let high = Corner {
            at: 1.0,
            worth: self.won,
        };
        Line {
            corners: [low, pass.unwrap_or(low), cash.unwrap_or(high), high],
        }
    }
}

/// A point of the broken line of a live cube.
#[derive(Clone, Copy)]
struct Corner {
    at: f32,
    worth: f32,
}

impl Corner {
    #[inline]
    fn filter(self, wanted: bool) -> Option<Corner> {
        wanted.then_some(self)
    }
}

/// Where a live cube changes hands.
struct Corners {
    /// At this chance and below, one passes the opponent's double.
    pass: Corner,
    /// At this chance and above, the opponent passes.
    cash: Corner,
}

struct Line {
    corners: [Corner; 4],
}

impl Line {
    #[inline]
    fn along(&self, win: f32) -> f32 {
        let [_, pass, cash, _] = self.corners;
        let piece = usize::from(win > pass.at) + usize::from(win >= cash.at && win > pass.at);
        let (from, to) = (self.corners[piece], self.corners[piece + 1]);
        if to.at <= from.at {
            return from.worth;
        }
        from.worth + (to.worth - from.worth) * (win - from.at) / (to.at - from.at)
    }
}

/// How far `x` is on the way from `low` to `high`.
#[inline]
fn share(x: f32, low: f32, high: f32) -> f32 {
    if high > low {
        ((x - low) / (high - low)).clamp(0.0, 1.0)
    } else {
        1.0
    }
}

/// The worths, or the states of the cube, that a decision compares; all of them seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branches<T = f32> {
    /// Not doubling now.
    pub hold: T,
    /// Doubling, and the opponent takes.
    pub take: T,
    /// Doubling, and the opponent redoubles at once, which is taken; where a rulebook allows it.
    pub turned_back: Option<T>,
}

impl<T: Copy> Branches<T> {
    /// The same for each branch.
    #[inline]
    pub fn map<U>(self, mut each: impl FnMut(T) -> U) -> Branches<U> {
        Branches {
            hold: each(self.hold),
            take: each(self.take),
            turned_back: self.turned_back.map(each),
        }
    }
}

/// What to do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Roll.
    NoDouble,
    /// Double.
    Double,
    /// Double with one's own cube.
    Redouble,
    /// Roll, as playing for a gammon is worth more than the pass that a double would get.
    TooGood,
    /// The cube is not there to be turned.
    NotAvailable,
}

impl CubeAction {
    /// Is the cube turned?
    pub fn turns(self) -> bool {
        matches!(self, CubeAction::Double | CubeAction::Redouble)
    }

    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            CubeAction::NoDouble => "no double",
            CubeAction::Double => "double",
            CubeAction::Redouble => "redouble",
            CubeAction::TooGood => "too good",
            CubeAction::NotAvailable => "not available",
        }
    }
}

/// How to answer a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAnswer {
    /// Play on for the doubled stake.
    Take,
    /// Give the game up.
    Pass,
    /// Turn the cube on and keep it.
    Beaver,
    /// Turn the cube on and offer it back.
    Redouble,
}

impl CubeAnswer {
    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            CubeAnswer::Take => "take",
            CubeAnswer::Pass => "pass",
            CubeAnswer::Beaver => "beaver",
            CubeAnswer::Redouble => "redouble",
        }
    }
}

/// A cube decision with its reasons. Equities are per unit of the cube as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The equity without doubling now.
    pub no_double: f32,
    /// The equity after double and take.
    pub double_take: f32,
    /// The equity after double and pass: 1.
    pub double_pass: f32,
    /// What to do.
    pub action: CubeAction,
    /// How to answer a double (right or wrong).
    pub answer: CubeAnswer,
    /// The worth of doing that.
    pub worth: f32,
    /// In a match, the chance to win it.
    pub mwc: Option<f32>,
}

/// How much of a live cube's worth is real in this position: the more the game changes with each roll, the less
/// often the cube is turned at the perfect moment.
pub fn efficiency(position: &Position) -> f32 {
    if !position.is_race() {
        return CONTACT;
    }
    let home = |side: &[u8; 26]| side[7..] == [0; 19];
    if home(position.own()) && home(position.opp()) {
        return BEAR_OFF;
    }
    // A longer race leaves more rolls for a good moment.
    let pips = position.pips().min(position.opponent_pips()) as f32;
    (RACE.0 + RACE.1 * pips).clamp(BEAR_OFF, RACE_MOST)
}

/// While the sides can still meet.
const CONTACT: f32 = 0.68;
/// With all checkers home.
const BEAR_OFF: f32 = 0.6;
/// In a race, by the leader's pips.
const RACE: (f32, f32) = (0.55, 0.001_25);
const RACE_MOST: f32 = 0.7;

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: CubeState = CubeState {
        value: 2,
        holder: Holder::Own,
    };
    const THEIRS: CubeState = CubeState {
        value: 2,
        holder: Holder::Opponent,
    };

    fn chances(win: f32, gammon: f32, lose_gammon: f32) -> Probabilities {
        Probabilities {
            win,
            win_gammon: win * gammon,
            win_backgammon: win * gammon * 0.05,
            lose_gammon: (1.0 - win) * lose_gammon,
            lose_backgammon: (1.0 - win) * lose_gammon * 0.05,
        }
    }

    fn cubes() -> impl Iterator<Item = CubeState> + Clone {
        [1, 2, 4, 8].into_iter().flat_map(|value| {
            [Holder::Centred, Holder::Own, Holder::Opponent].map(|holder| CubeState { value, holder })
        })
    }

    /// Money with and without Jacoby and limits, and every score up to 9 points away at every stage.
    fn tariffs() -> Vec<Tariff> {
        let table = MatchEquity::kazaross_xg2();
        let mut tariffs = vec![Tariff::money(false), Tariff::money(true)];
        for limit in [1, 2, 64] {
            let terms = CubeTerms {
                limit: Some(limit),
                ..CubeTerms::USUAL
            };
            tariffs.push(Tariff::new(Stakes::Money { jacoby: false }, terms, &table));
        }
        for own_away in 1..=9 {
            for opp_away in 1..=9 {
                let near = own_away == 1 || opp_away == 1;
                let stages: &[Crawford] = if near {
                    &[Crawford::Now, Crawford::Past]
                } else {
                    &[Crawford::Ahead]
                };
                for &crawford in stages {
                    let stakes = Stakes::Match {
                        own_away,
                        opp_away,
                        crawford,
                    };
                    tariffs.push(Tariff::new(stakes, CubeTerms::USUAL, &table));
                }
            }
        }
        tariffs
    }

    fn gammon_rates() -> impl Iterator<Item = (f32, f32)> {
        [(0.0, 0.0), (0.25, 0.25), (0.6, 0.1), (0.05, 0.5), (1.0, 0.0)].into_iter()
    }

    #[test]
    fn more_chances_are_worth_more() {
        for tariff in tariffs() {
            for cube in cubes() {
                for (gammon, lose_gammon) in gammon_rates() {
                    for efficiency in [0.0, 0.6, 1.0] {
                        let mut before = f32::MIN;
                        let mut best_before = f32::MIN;
                        for step in 0..=200 {
                            let chances = chances(step as f32 / 200.0, gammon, lose_gammon);
                            let worth = tariff.worth(&chances, cube, efficiency);
                            let best = tariff.best_worth(&chances, cube, efficiency);
                            assert!(
                                worth >= before - 1e-5 * cube.value as f32,
                                "{cube:?} {chances:?} {tariff:?}"
                            );
                            assert!(best >= best_before - 1e-5 * cube.value as f32, "{cube:?} {chances:?}");
                            assert!(best >= worth, "{cube:?} {chances:?}");
                            (before, best_before) = (worth, best);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn what_one_wins_the_other_loses() {
        for tariff in tariffs() {
            let flipped = tariff.flipped();
            assert_eq!(flipped.flipped(), tariff);
            for cube in cubes() {
                for (gammon, lose_gammon) in gammon_rates() {
                    for step in 0..=20 {
                        let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
                        let worth = tariff.worth(&chances, cube, 0.68);
                        let other = flipped.worth(&chances.flipped(), cube.flipped(), 0.68);
                        let most = cube.value as f32 * 1e-5;
                        assert!(
                            (worth + other).abs() < most,
                            "{cube:?} {chances:?} {worth} {other} {tariff:?}"
                        );
                    }
                }
            }
        }
    }

    /// Without efficiency, at its limit, in the Crawford game and at double match point the cube does nothing.
    #[test]
    fn a_dead_cube_is_no_cube() {
        let table = MatchEquity::kazaross_xg2();
        let dead = [
            Tariff::new(Stakes::Money { jacoby: false }, CubeTerms::NONE, &table),
            Tariff::new(
                Stakes::Match {
                    own_away: 1,
                    opp_away: 5,
                    crawford: Crawford::Now,
                },
                CubeTerms::USUAL,
                &table,
            ),
            Tariff::new(
                Stakes::Match {
                    own_away: 1,
                    opp_away: 1,
                    crawford: Crawford::Past,
                },
                CubeTerms::USUAL,
                &table,
            ),
        ];
        for (gammon, lose_gammon) in gammon_rates() {
            for step in 0..=20 {
                let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
                for tariff in &dead {
                    let cubeless = tariff.cubeless_worth(&chances, CubeState::START);
                    assert_eq!(tariff.best_worth(&chances, CubeState::START, 0.7), cubeless);
                    let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, 0.7));
                    assert_eq!(decision.action, CubeAction::NotAvailable);
                }
                let money = Tariff::money(false);
                assert!((money.worth(&chances, CubeState::START, 0.0) - chances.equity()).abs() < 1e-5);
                assert!((money.worth(&chances, OWN, 0.0) - 2.0 * chances.equity()).abs() < 1e-5);
                let valuation = money.valuations(OWN).mover.of(&chances);
                assert!((valuation - 2.0 * chances.equity()).abs() < 1e-5);
            }
        }
        // Double match point: the worth is the match.
        let chances = chances(0.7, 0.3, 0.3);
        assert!((dead[2].cubeless_worth(&chances, CubeState::START) - 0.4).abs() < 1e-6);
    }

    /// The cube is worth most in one's own hands, and a live one moves the worth farther than a half-live one.
    #[test]
    fn holding_the_cube_is_worth_something() {
        for tariff in tariffs() {
            for (gammon, lose_gammon) in [(0.0, 0.0), (0.25, 0.25)] {
                for step in 1..20 {
                    let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
                    let worth = |cube, efficiency| tariff.worth(&chances, cube, efficiency);
                    for efficiency in [0.5, 1.0] {
                        assert!(
                            worth(OWN, efficiency) >= worth(OWN, 0.0) - 1e-5,
                            "{chances:?} {tariff:?}"
                        );
                        assert!(
                            worth(THEIRS, efficiency) <= worth(THEIRS, 0.0) + 1e-5,
                            "{chances:?} {tariff:?}"
                        );
                    }
                }
            }
        }
    }

    /// The classical numbers of money without gammons.
    #[test]
    fn classical_points_for_money() {
        let money = Tariff::money(false);
        let at = |win: f32, cube: CubeState, efficiency: f32| {
            let branches = money.branches(&chances(win, 0.0, 0.0), cube, efficiency);
            money.decide(cube, &branches)
        };
        // Dead cube: take from 25 %. Live cube: from 20 %.
        assert_eq!(at(0.749, CubeState::START, 0.0).answer, CubeAnswer::Take);
        assert_eq!(at(0.751, CubeState::START, 0.0).answer, CubeAnswer::Pass);
        assert_eq!(at(0.799, CubeState::START, 1.0).answer, CubeAnswer::Take);
        assert_eq!(at(0.801, CubeState::START, 1.0).answer, CubeAnswer::Pass);
        // A dead cube is turned above 50 %, a live one only at 80 %.
        assert_eq!(at(0.51, OWN, 0.0).action, CubeAction::Redouble);
        assert_eq!(at(0.49, OWN, 0.0).action, CubeAction::NoDouble);
        assert_eq!(at(0.79, OWN, 1.0).action, CubeAction::NoDouble);
        assert_eq!(at(0.81, OWN, 1.0).action, CubeAction::Redouble);
        assert_eq!(at(0.81, THEIRS, 1.0).action, CubeAction::NotAvailable);
        assert_eq!(at(0.9, CubeState::START, 0.68).double_pass, 1.0);
    }

    #[test]
    fn gammons_make_too_good() {
        let money = Tariff::money(false);
        let good = chances(0.95, 0.7, 0.0);
        let decision = money.decide(CubeState::START, &money.branches(&good, CubeState::START, 0.68));
        assert_eq!(
            (decision.action, decision.answer),
            (CubeAction::TooGood, CubeAnswer::Pass)
        );
        // By the Jacoby rule the gammon is won only with a turned cube.
        let jacoby = Tariff::money(true);
        let decision = jacoby.decide(CubeState::START, &jacoby.branches(&good, CubeState::START, 0.68));
        assert_eq!(
            (decision.action, decision.answer),
            (CubeAction::Double, CubeAnswer::Pass)
        );
    }

    /// A limit far away changes nothing, and a cube at its limit is dead.
    #[test]
    fn limits() {
        let table = MatchEquity::kazaross_xg2();
        let limited = |limit| {
            let terms = CubeTerms {
                limit: Some(limit),
                ..CubeTerms::USUAL
            };
            Tariff::new(Stakes::Money { jacoby: false }, terms, &table)
        };
        assert_eq!(
            Tariff::new(Stakes::Money { jacoby: true }, CubeTerms::USUAL, &table),
            Tariff::money(true)
        );
        for step in 0..=20 {
            let chances = chances(step as f32 / 20.0, 0.25, 0.2);
            for holder in [Holder::Centred, Holder::Own, Holder::Opponent] {
                let cube = CubeState { value: 1, holder };
                let (far, free) = (limited(1 << 16), Tariff::money(false));
                assert!((far.worth(&chances, cube, 1.0) - free.worth(&chances, cube, 1.0)).abs() < 1e-3);
                let last = CubeState { value: 64, holder };
                assert!((limited(64).worth(&chances, last, 1.0) - 64.0 * chances.equity()).abs() < 1e-3);
                assert!(!limited(64).may_turn(last));
            }
        }
    }

    /// After the Crawford game the trailer doubles at once; at 2 away he risks nothing and wins the match by it.
    #[test]
    fn the_trailer_doubles_after_crawford() {
        let table = MatchEquity::kazaross_xg2();
        for own_away in 2..=12 {
            let stakes = Stakes::Match {
                own_away,
                opp_away: 1,
                crawford: Crawford::Past,
            };
            let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
            for step in 1..10 {
                let chances = chances(step as f32 / 20.0, 0.25, 0.25);
                let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, 0.68));
                let loss = decision.no_double - decision.double_take.min(decision.double_pass);
                assert!(loss < 1e-5, "{own_away} away at {step}/20: {decision:?}");
            }
        }
        // Two away, even: with the cube at 2 this game is the match.
        let stakes = Stakes::Match {
            own_away: 2,
            opp_away: 1,
            crawford: Crawford::Past,
        };
        let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
        let even = chances(0.5, 0.0, 0.0);
        assert!((tariff.best_worth(&even, CubeState::START, 0.68)).abs() < 1e-5);
    }

    /// At 2-away 2-away a double ends all cube play: the take point is that of the match score.
    #[test]
    fn two_away_two_away() {
        let table = MatchEquity::kazaross_xg2();
        let stakes = Stakes::Match {
            own_away: 2,
            opp_away: 2,
            crawford: Crawford::Ahead,
        };
        let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
        // Passing leaves 1-away 2-away at Crawford: the taker needs 1 - .67736 of a match at the cube on 2.
        let point = 0.67736;
        for (win, answer) in [(point - 0.002, CubeAnswer::Take), (point + 0.002, CubeAnswer::Pass)] {
            let branches = tariff.branches(&chances(win, 0.3, 0.3), CubeState::START, 0.68);
            let decision = tariff.decide(CubeState::START, &branches);
            assert_eq!(decision.answer, answer);
            assert_eq!(decision.mwc, tariff.mwc(decision.worth));
        }
    }

    #[test]
    fn equities_are_per_unit_of_the_cube() {
        for tariff in tariffs() {
            for cube in cubes() {
                let (won, lost) = (tariff.result(cube, true, 1), tariff.result(cube, false, 1));
                assert!((tariff.equity(won, cube.value) - 1.0).abs() < 1e-6);
                assert!((tariff.equity(lost, cube.value) + 1.0).abs() < 1e-6);
                let middle = tariff.worth_of_equity(0.25, cube.value);
                assert!((tariff.equity(middle, cube.value) - 0.25).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn retorts() {
        let table = MatchEquity::kazaross_xg2();
        let with = |retort, limit| Tariff::new(Stakes::Money { jacoby: false }, CubeTerms { limit, retort }, &table);
        let bad = chances(0.4, 0.0, 0.0);
        let answer = |tariff: &Tariff, value: u32| {
            let cube = CubeState {
                value,
                holder: Holder::Centred,
            };
            tariff.decide(cube, &tariff.branches(&bad, cube, 0.68)).answer
        };
        assert_eq!(answer(&with(Retort::None, None), 1), CubeAnswer::Take);
        assert_eq!(answer(&with(Retort::Beaver, None), 1), CubeAnswer::Beaver);
        assert_eq!(answer(&with(Retort::Beaver, Some(64)), 32), CubeAnswer::Take);
        // The danish redouble gives the cube away, so it takes more than a beaver.
        let danish = with(Retort::RedoubleAtOnce, Some(64));
        assert_eq!(answer(&danish, 32), CubeAnswer::Take);
        let worse = chances(0.2, 0.0, 0.0);
        let decision = danish.decide(CubeState::START, &danish.branches(&worse, CubeState::START, 0.68));
        assert_eq!(decision.answer, CubeAnswer::Redouble);
        assert_eq!(decision.action, CubeAction::NoDouble);
    }

    /// The chances are those of a good net; the reference is a strong program's verdict on the position.
    #[test]
    fn a_known_position() {
        let chances = Probabilities {
            win: 0.58,
            win_gammon: 0.29,
            win_backgammon: 0.02,
            lose_gammon: 0.13,
            lose_backgammon: 0.005,
        };
        assert!((chances.equity() - 0.335).abs() < 1e-3);
    }
}
