//! A session played here, as a record that other programs can read.

use crate::move_text::resolve_steps;
use crate::record::{Beginning, Deed, GameRecord, MatchRecord, Variation};
use pasch_rules::{
    Board, CheckerRules, Cube, Event, ReplayFault, Rulebook, Session, SessionKind, Side, Stake, Start, Terms, Turning,
};

/// Why a session cannot be written as a match file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportFault {
    /// The files know the rulebooks by name.
    #[error("{0} counts or moves differently from the rulebook it was made from, which match files cannot tell")]
    OwnRulebook(String),
    /// The log does not replay.
    #[error("{0}")]
    Replay(ReplayFault),
}

impl MatchRecord {
    /// The record of a session; `players` are white's and black's names.
    ///
    /// ```
    /// use pasch_notation::{MatchRecord, write_mat};
    /// use pasch_rules::{Action, OpeningThrow, Preset, Session, SessionKind, Side, Step, Terms};
    /// let mut session = Session::new(Terms::new(Preset::Tournament, SessionKind::Match { points: 3 }))?;
    /// for (side, die) in [(Side::White, 3), (Side::Black, 1)] {
    ///     session.apply(Action::OpeningThrow { side, throw: OpeningThrow::One(die) })?;
    /// }
    /// let steps = [(8, 5), (6, 5)].map(|(from, to)| Step { from, to, hit: false });
    /// session.apply(Action::Play { side: Side::White, steps: steps.into_iter().collect() })?;
    /// let record = MatchRecord::of_session(&session, ["Ada".to_owned(), "Ben".to_owned()])?;
    /// assert_eq!((record.length, record.plays()), (3, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_session(session: &Session, players: [String; 2]) -> Result<MatchRecord, ExportFault> {
        let terms = session.terms();
        let mut record = empty(terms, players)?;
        let mut live = Session::new(terms.clone()).map_err(|fault| ExportFault::Replay(ReplayFault::Terms(fault)))?;
        let mut game = first(&live, &record);
        let mut began = *live.game().board();
        for (index, action) in session.log().iter().enumerate() {
            let board = *live.game().board();
            let events = live.apply(action.clone()).map_err(|refusal| {
                ExportFault::Replay(ReplayFault::Refused {
                    number: index + 1,
                    refusal,
                })
            })?;
            for event in events {
                match event {
                    Event::GameStarted { .. } => {
                        let next = first(&live, &record);
                        began = *live.game().board();
                        record.games.push(std::mem::replace(&mut game, next));
                    }
                    // It turns before anybody could have doubled: as if it had been so from the start.
                    Event::AutomaticallyDoubled { .. } => {
                        let cube = live.game().cube();
                        game.begins = Some(Beginning { board: began, cube });
                    }
                    event => take(&mut game, event, &board, &terms.rulebook.checker),
                }
            }
        }
        record.games.push(game);
        Ok(record)
    }
}

fn empty(terms: &Terms, players: [String; 2]) -> Result<MatchRecord, ExportFault> {
    let base = Rulebook::from(terms.rulebook.base());
    if base.checker != terms.rulebook.checker || base.backgammon != terms.rulebook.backgammon {
        return Err(ExportFault::OwnRulebook(terms.rulebook.name()));
    }
    let length = match terms.session {
        SessionKind::Match { points } => points,
        _ => 0,
    };
    Ok(MatchRecord {
        crawford: length > 1 && terms.rulebook.crawford,
        jacoby: terms.agreement.jacoby,
        beavers: terms.agreement.beavers,
        variation: match terms.start {
            Start::Nackgammon => Variation::Nackgammon,
            Start::Hypergammon => Variation::Hypergammon,
            Start::Setup { board, .. } => of_board(&board),
            Start::Middle(standing) => of_board(&standing.board),
            Start::Standard | Start::Jacquet => Variation::Backgammon,
        },
        rulebook: terms.rulebook.base(),
        ..MatchRecord::new(players, length)
    })
}

/// The game that a board of so many checkers belongs to.
fn of_board(board: &Board) -> Variation {
    let checkers: u8 = board.white.iter().sum();
    let few = Variation::Hypergammon;
    if checkers == few.checkers() {
        few
    } else {
        Variation::Backgammon
    }
}

/// The game that has just begun, with nothing done yet; it may begin otherwise than the games of the record do.
fn first(live: &Session, record: &MatchRecord) -> GameRecord {
    let begins = Beginning {
        board: *live.game().board(),
        cube: live.game().cube(),
    };
    let usual = record.variation.start().board().ok();
    let is_usual = usual == Some(begins.board) && begins.cube == Cube::START;
    GameRecord {
        score: live.score().into_array(),
        begins: (!is_usual).then_some(begins),
        deeds: Vec::new(),
        result: None,
    }
}

/// What an event adds to the game; `board` is how it stood before.
fn take(game: &mut GameRecord, event: Event, board: &Board, rules: &CheckerRules) {
    let deed: (Side, Deed) = match event {
        Event::Played { side, roll, steps } => {
            // One way to write each play, whatever order the checkers were moved in.
            let canonical = resolve_steps(&steps, &board.seen_by(side), roll, rules);
            let steps = canonical.map_or(steps, |play| play.to_vec());
            let legal = true;
            (side, Deed::Play { roll, steps, legal })
        }
        Event::WronglyPlayed { side, roll, steps, .. } => {
            let legal = false;
            (side, Deed::Play { roll, steps, legal })
        }
        Event::CorrectionDemanded { .. } => {
            // The wrong play is taken back, and with it whatever it ended.
            game.deeds.pop();
            game.result = None;
            return;
        }
        Event::Doubled(offer) => {
            let deed = match offer.turning {
                Turning::Double => Deed::Double,
                Turning::RedoubleAtOnce => Deed::Redouble,
                Turning::Beaver => Deed::Beaver,
                Turning::Raccoon => Deed::Raccoon,
            };
            (offer.by, deed)
        }
        Event::Taken { side, .. } => (side, Deed::Take),
        Event::Dropped { side } => (side, Deed::Drop),
        Event::Resigned { side, stake } => (side, Deed::Resign(stake)),
        // The files know no clocks: who lost by time has given up the game.
        Event::FlagFell { side } => (side, Deed::Resign(Stake::Single)),
        Event::Claimed { side } => (side.other(), Deed::Resign(Stake::Single)),
        Event::GameOver(result) => {
            game.result = Some((result.winner, result.points));
            // By the Jacoby rule a resigned gammon may count once; the files tell only what it counted.
            if let Some((_, Deed::Resign(stake))) = game.deeds.last_mut() {
                *stake = result.stake;
            }
            return;
        }
        _ => return,
    };
    game.deeds.push(deed);
}
