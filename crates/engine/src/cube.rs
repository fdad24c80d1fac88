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
//! - With a *dead* cube it is a straight line. The truth lies between, at the position's [`Efficiency`]
//!   (Rick Janowski's model).
//!
//! A search evaluates its leaves with [`Tariff::best_worth`] (the player to roll may double first) and takes means of
//! those; a cube decision compares the branches of [`Branches`] that it has searched.

use crate::hypergammon::Solved;
use crate::match_equity::{Crawford, MatchEquity};
use crate::probabilities::Probabilities;
use crate::two_sided::Exact;
use crate::valuation::{Valuation, Valuations};
use pasch_rules::Position;
use serde::{Deserialize, Serialize};

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
    ///
    /// ```
    /// use pasch_engine::{CubeState, Holder};
    /// // Whoever doubles gives the cube away.
    /// assert_eq!(CubeState::START.taken(), CubeState { value: 2, holder: Holder::Opponent });
    /// assert_eq!(CubeState::START.taken().flipped().holder, Holder::Own);
    /// ```
    #[inline]
    #[must_use]
    pub fn taken(self) -> CubeState {
        CubeState {
            value: self.value.saturating_mul(2),
            holder: Holder::Opponent,
        }
    }

    /// After a double that was turned on at once by the opponent, who keeps it: a beaver.
    #[inline]
    #[must_use]
    pub fn beavered(self) -> CubeState {
        CubeState {
            value: self.value.saturating_mul(4),
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
pub enum PlayedFor {
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
    pub fn new(stakes: PlayedFor, terms: CubeTerms, table: &MatchEquity) -> Tariff {
        let mut limit = terms
            .limit
            .map_or(LEVELS - 2, |limit| limit.max(1).ilog2() as usize)
            .min(LEVELS - 2);
        let mut rows = [Row::default(); LEVELS];
        for (level, row) in rows.iter_mut().enumerate() {
            let value = 1i32 << level;
            for (points, (won, lost)) in (1..).zip(row.won.iter_mut().zip(&mut row.lost)) {
                (*won, *lost) = match stakes {
                    PlayedFor::Money { .. } => ((points * value) as f32, -(points * value) as f32),
                    PlayedFor::Match {
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
        if let PlayedFor::Match {
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
            jacoby: stakes == PlayedFor::Money { jacoby: true },
            retort: terms.retort,
            is_match: matches!(stakes, PlayedFor::Match { .. }),
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

    /// What a solved position is worth for money by this tariff.
    pub(crate) fn exact(&self, solved: &Solved) -> Exact {
        let mut exact = solved.exact;
        if self.jacoby {
            exact.centred = solved.jacoby;
        }
        exact
    }

    /// May the player on roll turn the cube? In a match nobody may who could not want to: once either player wins the
    /// match with this game, the cube is as good as gone.
    ///
    /// ```
    /// use pasch_engine::{CubeState, Tariff};
    /// let money = Tariff::money(false);
    /// assert!(money.may_turn(CubeState::START));
    /// assert!(!money.may_turn(CubeState::START.taken()));
    /// ```
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
    pub fn worth(&self, chances: &Probabilities, cube: CubeState, efficiency: Efficiency) -> f32 {
        self.hold(&Shares::of(chances), chances.win, cube, efficiency)
    }

    /// The worth to the player about to roll, who doubles first if that is better: what a search asks of its leaves.
    #[inline]
    pub fn best_worth(&self, chances: &Probabilities, cube: CubeState, efficiency: Efficiency) -> f32 {
        let shares = Shares::of(chances);
        let hold = self.hold(&shares, chances.win, cube, efficiency);
        if !self.may_turn(cube) {
            return hold;
        }
        let take = self.hold(&shares, chances.win, cube.taken(), efficiency);
        let turned_on = self.turned_on(cube);
        let branches = Branches {
            hold,
            take,
            turned_on: turned_on.map(|cube| self.hold(&shares, chances.win, cube, efficiency)),
        };
        self.combine(cube, &branches)
    }

    /// The worths behind a cube decision, without looking ahead.
    pub fn branches(&self, chances: &Probabilities, cube: CubeState, efficiency: Efficiency) -> Branches {
        self.branch_cubes(cube)
            .map(|cube| self.worth(chances, cube, efficiency))
    }

    /// The states of the cube to be evaluated for a decision.
    pub fn branch_cubes(&self, cube: CubeState) -> Branches<CubeState> {
        Branches {
            hold: cube,
            take: cube.taken(),
            turned_on: self.turned_on(cube),
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
    pub fn decide(&self, cube: CubeState, branches: &Branches) -> CubeDecision {
        let (answer, doubled) = self.answered(cube, branches);
        let pass = self.result(cube, true, 1);
        let action = if !self.may_turn(cube) {
            CubeAction::NotAvailable
        } else if doubled > branches.hold || (answer == CubeAnswer::Pass && doubled >= branches.hold - self.dust(cube))
        {
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
        let equity = |worth: f32| self.equity(worth, cube.value);
        CubeDecision {
            no_double: equity(branches.hold),
            double_take: equity(branches.take),
            double_pass: equity(pass),
            turned_on: branches.turned_on.map(|worth| {
                let (retort, worth) = self.retorted(cube, worth);
                (retort, equity(worth))
            }),
            doubled: equity(doubled),
            action,
            answer,
            worth,
            mwc: self.mwc(worth),
        }
    }

    /// What sums over all rolls may be off by: who wins for certain is not too good to double by so much.
    #[inline]
    fn dust(&self, cube: CubeState) -> f32 {
        2e-6 * (self.result(cube, true, 1) - self.result(cube, false, 1))
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
        if let Some(turned_on) = branches.turned_on {
            let (retort, turned_on) = self.retorted(cube, turned_on);
            if turned_on < worth {
                (answer, worth) = (retort, turned_on);
            }
        }
        if worth > pass {
            (CubeAnswer::Pass, pass)
        } else {
            (answer, worth)
        }
    }

    /// The answer that turns the cube on, and what it leaves the doubler, to whom playing on with it is worth so much.
    #[inline]
    fn retorted(&self, cube: CubeState, turned_on: f32) -> (CubeAnswer, f32) {
        match self.retort {
            // The doubler takes the cube back, or drops and loses the double.
            Retort::RedoubleAtOnce => (CubeAnswer::Redouble, self.taken_back(cube, turned_on).1),
            _ => (CubeAnswer::Beaver, turned_on),
        }
    }

    /// The cube after a double that is turned on at once, and taken if it is offered back; where that is allowed.
    #[inline]
    fn turned_on(&self, cube: CubeState) -> Option<CubeState> {
        let turned_on = match self.retort {
            Retort::None => return None,
            Retort::Beaver => cube.beavered(),
            Retort::RedoubleAtOnce => cube.turned_back(),
        };
        (self.may_turn(cube) && self.is_alive(cube.level() + 1)).then_some(turned_on)
    }

    /// Does the doubler take a cube that is offered back at once, if that is worth so much, and what is it worth then?
    #[inline]
    pub(crate) fn taken_back(&self, cube: CubeState, turned_on: f32) -> (bool, f32) {
        let dropped = self.result(cube.taken(), false, 1);
        (turned_on >= dropped, turned_on.max(dropped))
    }

    /// Is there a higher number for a cube at this level?
    #[inline]
    fn is_alive(&self, level: usize) -> bool {
        level < self.top
    }

    fn hold(&self, shares: &Shares, win: f32, cube: CubeState, efficiency: Efficiency) -> f32 {
        let level = cube.level();
        let ends = self.ends(shares, level, self.most_times(cube) == 1);
        let dead = ends.along(win);
        if !self.is_alive(level) {
            return dead;
        }
        let Corners { pass, cash } = self.corners(shares, level);
        let (mine, theirs) = (cube.holder != Holder::Opponent, cube.holder != Holder::Own);
        // Nobody has to turn a cube: where a gammon is worth more at this number than at the next, he may be better off
        // without. A corner counts only if it moves the line his way.
        let lowers = |cash| pass.worth < ends.broken_at(None, cash).along(pass.at);
        let raises = |pass| cash.worth > ends.broken_at(pass, None).along(cash.at);
        let (threat, chance) = (pass.filter(theirs && lowers(None)), cash.filter(mine && raises(None)));
        let (pass, cash) = (
            pass.filter(theirs && lowers(chance)),
            cash.filter(mine && raises(threat)),
        );
        let live = ends.broken_at(pass, cash).along(win);
        dead + self.liveliness(cube, efficiency) * (live - dead)
    }

    /// How far between dead and live this cube is: by the position's efficiency, but who loses the match anyway if he
    /// loses this game has nothing to lose by doubling, and does so at his first chance. The opponent's cube is as
    /// good as live then, and one's own half way there, as the first chance was not taken.
    #[inline]
    fn liveliness(&self, cube: CubeState, efficiency: Efficiency) -> f32 {
        let row = &self.rows[cube.level()];
        let (match_lost, match_won) = (self.is_match && row.lost[0] <= -1.0, self.is_match && row.won[0] >= 1.0);
        if cube.holder != Holder::Own && match_won && !match_lost {
            1.0
        } else if cube.holder == Holder::Opponent {
            efficiency.opponent
        } else {
            let share = match cube.holder {
                Holder::Centred => efficiency.centred,
                _ => efficiency.own,
            };
            if match_lost && !match_won {
                (1.0 + share) / 2.0
            } else {
                share
            }
        }
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
                // One's own cube, doubled: from certain loss straight up to where one can cash in turn, or to certain
                // win, if that is better than to cash.
                pass: Corner {
                    at: share(row.lost[0], ends.lost, ends.won)
                        .min(corners.cash.at * share(row.lost[0], ends.lost, corners.cash.worth)),
                    worth: row.lost[0],
                },
                // The opponent's: from where he can cash straight up to certain win; or from certain loss.
                cash: Corner {
                    at: share(row.won[0], ends.lost, ends.won).max(
                        corners.pass.at + (1.0 - corners.pass.at) * share(row.won[0], corners.pass.worth, ends.won),
                    ),
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
    /// Doubling, and the opponent turns the cube on at once: he keeps it (a beaver), or offers it back, which is taken.
    /// Where it is allowed.
    pub turned_on: Option<T>,
}

impl<T: Copy> Branches<T> {
    /// The same for each branch.
    #[inline]
    pub fn map<U>(self, mut each: impl FnMut(T) -> U) -> Branches<U> {
        Branches {
            hold: each(self.hold),
            take: each(self.take),
            turned_on: self.turned_on.map(each),
        }
    }
}

/// What to do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum CubeAction {
    /// Roll.
    #[serde(rename = "no double")]
    NoDouble,
    /// Double.
    #[serde(rename = "double")]
    Double,
    /// Double with one's own cube.
    #[serde(rename = "redouble")]
    Redouble,
    /// Roll, as playing for a gammon is worth more than the pass that a double would get.
    #[serde(rename = "too good")]
    TooGood,
    /// The cube is not there to be turned.
    #[serde(rename = "not available")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
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
pub struct CubeDecision {
    /// The equity without doubling now.
    pub no_double: f32,
    /// The equity after double and take.
    pub double_take: f32,
    /// The equity after double and pass: 1.
    pub double_pass: f32,
    /// Where a double may be turned on at once: the answer that does it, and the equity after it.
    pub turned_on: Option<(CubeAnswer, f32)>,
    /// The equity after a double that is answered well.
    pub doubled: f32,
    /// What to do.
    pub action: CubeAction,
    /// How to answer a double (right or wrong).
    pub answer: CubeAnswer,
    /// The worth of doing that.
    pub worth: f32,
    /// In a match, the chance to win it.
    pub mwc: Option<f32>,
}

/// How much of a live cube's worth is real in a position: the more the game changes with each roll, the less often
/// the cube is turned at the perfect moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Efficiency {
    /// Of a cube in the middle that the player about to roll does not turn now: at his next turn he knows more.
    pub centred: f32,
    /// Likewise of a cube at his side.
    pub own: f32,
    /// Of a cube at the opponent's side.
    pub opponent: f32,
}

impl Efficiency {
    /// A cube that is never turned again.
    pub const DEAD: Efficiency = Efficiency::even(0.0);
    /// A cube that is always turned at the perfect moment.
    pub const LIVE: Efficiency = Efficiency::even(1.0);

    /// What the exact table shows: the efficiency at which the model meets its worth of a cube at either side for money,
    /// and so the one to go by at a match score, which the table does not know. `usual` where the cube does too little
    /// to tell.
    pub fn seen_in(exact: &Exact, usual: Efficiency) -> Efficiency {
        let win = (exact.cubeless + 1.0) / 2.0;
        // There are no gammons in the table, so a live cube cashes at 80 % and passes at 20 %.
        let own = (win / 0.8).min(1.0) * 2.0 - 1.0;
        let opponent = ((win - 0.2) / 0.8).max(0.0) * 2.0 - 1.0;
        let seen = |worth: f32, live: f32, usual: f32| match (live - exact.cubeless).abs() > 0.01 {
            true => ((worth - exact.cubeless) / (live - exact.cubeless)).clamp(0.0, 1.0),
            false => usual,
        };
        let own = seen(exact.own, own, usual.own);
        Efficiency {
            centred: own,
            own,
            opponent: seen(exact.opponent, opponent, usual.opponent),
        }
    }

    /// The same on both sides.
    pub const fn even(share: f32) -> Efficiency {
        Efficiency {
            centred: share,
            own: share,
            opponent: share,
        }
    }
}

/// The efficiency of the cube in this position.
///
/// In races it grows with their length. The numbers are those at which the model meets the exact worth of races in
/// which only pips count, and nearly that of the last six checkers (a test compares them with the exact table).
///
/// While the sides can still meet, the longer the game still is, the better is the moment at which a cube is turned; and
/// the more gammons there are, the more often one roll carries past it. The numbers are those that a search two plies deep
/// makes of itself, over many positions of the engine's own games.
pub fn efficiency(position: &Position, chances: &Probabilities) -> Efficiency {
    if !position.is_race() {
        let (own, opp) = (position.pips() as f32, position.opponent_pips() as f32);
        return Efficiency {
            centred: CENTRED.of(chances, own, opp),
            own: AT_HAND.of(chances, own, opp),
            opponent: OUT_OF_HAND,
        };
    }
    let length = |side: &[u8; 26]| {
        let (mut pips, mut checkers) = (0u16, 0u16);
        for (&n, point) in side[1..].iter().zip(1..) {
            pips += u16::from(n) * point;
            checkers += u16::from(n);
        }
        // Some pips are wasted in the end; and a checker takes half a roll even where it wastes most of it.
        (pips + WASTE).max((7 * checkers + WASTE) / 2)
    };
    let rolls = f32::from(length(position.own()).min(length(position.opp()))) / PIPS_A_ROLL;
    let own = (0.913 - 0.71 / rolls).max(SHORTEST_RACE);
    Efficiency {
        centred: own,
        own,
        opponent: (0.772 - 1.41 / rolls).max(SHORTEST_RACE),
    }
}

/// How the efficiency of a cube that may be turned goes with the chances and the length of the game.
struct Course {
    from: f32,
    win: f32,
    gammon: f32,
    lost_gammon: f32,
    own_pips: f32,
    opp_pips: f32,
}

impl Course {
    #[inline]
    fn of(&self, chances: &Probabilities, own_pips: f32, opp_pips: f32) -> f32 {
        let by_chances =
            self.win * chances.win + self.gammon * chances.win_gammon + self.lost_gammon * chances.lose_gammon;
        let by_length = self.own_pips * own_pips + self.opp_pips * opp_pips;
        (self.from + by_chances + by_length).clamp(SHORTEST_RACE, LIVELIEST)
    }
}

const CENTRED: Course = Course {
    from: 0.465,
    win: -0.107,
    gammon: -1.036,
    lost_gammon: -1.074,
    own_pips: 0.00264,
    opp_pips: 0.00206,
};
const AT_HAND: Course = Course {
    from: 0.383,
    win: 0.180,
    gammon: -0.671,
    lost_gammon: -0.340,
    own_pips: 0.00164,
    opp_pips: 0.00144,
};
/// In the longest games it grows no more.
const LIVELIEST: f32 = 0.85;
/// Of the opponent's cube.
const OUT_OF_HAND: f32 = 0.68;
/// In the last rolls of a race.
const SHORTEST_RACE: f32 = 0.3;
/// Pips that a race costs beyond those on the board, about.
const WASTE: u16 = 8;
/// What two dice bring on average.
const PIPS_A_ROLL: f32 = 49.0 / 6.0;

#[cfg(test)]
mod tests;
