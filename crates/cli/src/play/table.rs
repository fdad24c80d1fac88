//! The table: the session and the hands at it. It does what is asked and remembers what happened; who tells it, and how,
//! is the business of [`super::lines`] and [`super::screen`].

use super::request::{self, Line, Request};
use super::saved::{self, SavedGame};
use super::words;
use super::words::{fill, help, say, side_id};
use crate::fault::Fault;
use crate::language;
use pasch_analysis::{Decision, Level, Wish};
use pasch_notation::{MoveFault, format_play, read_play};
use pasch_rules::{
    Action, Board, DieFault, Event, Numbering, OpeningThrow, Phase, Position, Reason, Refusal, Resigning, Roll, Rule,
    Rulebook, Session, Side, Stake, Step, Turn,
};
use pasch_words::{Backing, NoSuchLabel, Register, labelled_play, point_label, usual_play};
use rand::RngExt;
use rand_chacha::ChaCha20Rng;
use std::path::PathBuf;

/// A game being played.
pub struct Table {
    session: Session,
    /// The side the computer plays, and how strong.
    computer: Option<Side>,
    level: Level,
    dice: ChaCha20Rng,
    /// How points are typed, told and drawn.
    numbering: Numbering,
    /// Where the game is kept after every action.
    keep: Option<PathBuf>,
    /// The turn a person is making, step by step.
    turn: Option<Turn>,
    /// A play that was refused on a real board, and may be recorded as it was made.
    refused: Option<Vec<Step>>,
    events: Vec<Event>,
    /// What people decided and nobody has judged yet.
    decisions: Vec<Decision>,
    quit: bool,
}

/// Who goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Whoever is at the keyboard.
    Person,
    /// The computer, on this side.
    Computer(Side),
    /// Nobody has a choice: this side cannot play its throw.
    NoPlay(Side),
}

/// What went wrong with a line: something to tell the player, or the end.
pub enum Trouble {
    Say(String),
    Refused(Refusal),
    End(Fault),
}

impl From<String> for Trouble {
    fn from(text: String) -> Trouble {
        Trouble::Say(text)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::End(fault)
    }
}

impl Table {
    pub fn new(
        game: SavedGame,
        dice: ChaCha20Rng,
        numbering: Numbering,
        keep: Option<PathBuf>,
    ) -> Result<Table, Fault> {
        let mut table = Table {
            session: game.session,
            computer: game.computer,
            level: game.level,
            dice,
            numbering,
            keep,
            turn: None,
            refused: None,
            events: Vec::new(),
            decisions: Vec::new(),
            quit: false,
        };
        table.keep_game()?;
        Ok(table)
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The turn a person is making.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    pub fn numbering(&self) -> Numbering {
        self.numbering
    }

    pub fn is_finished(&self) -> bool {
        self.quit || self.session.over().is_some() && !self.is_real_board()
    }

    /// Has the player had enough?
    pub fn has_been_left(&self) -> bool {
        self.quit
    }

    /// What is played, and what there is to know about it.
    pub fn welcome(&self) -> Result<Vec<String>, Fault> {
        let terms = self.session.terms();
        let remarks = terms.check().map_err(|faults| words::terms_faults(&faults))?;
        let mut lines = vec![words::welcome(terms)];
        lines.extend(
            remarks
                .iter()
                .map(|remark| language::words().sentence(&remark.sentence())),
        );
        if let Some(side) = self.computer {
            lines.push(fill("play-computer-side", &[("side", side_id(side))]));
        }
        if self.numbering != Numbering::EachOwn {
            lines.push(say("play-labels"));
        }
        if terms.real_board && states(&terms.rulebook, "scorekeeper") {
            lines.push(say("own-scorekeeper"));
        }
        Ok(lines)
    }

    /// Does what a line says; what comes back is shown instead of the board.
    pub fn hear(&mut self, text: &str) -> Result<Option<String>, Trouble> {
        let line = request::read(text).map_err(Trouble::Say)?;
        self.attend(line)
    }

    /// The refusal in the player's language. Whoever is to act was refused, or the person at the keyboard.
    pub fn explain(&self, refusal: &Refusal) -> String {
        let person = self.computer.map(Side::other);
        let side = person.or(self.session.game().mover()).unwrap_or(Side::White);
        let rulebook = &self.session.terms().rulebook;
        language::words().refusal_counted(refusal, side, rulebook, self.numbering)
    }

    /// Only a play that was just refused, and that a real board can hold, may be recorded as it was made.
    pub fn offer_to_record(&self, refusal: &Refusal) -> String {
        let recordable = |steps: &Vec<Step>| {
            let side = self.session.game().mover();
            let action = side.map(|side| Action::WrongPlay {
                side,
                steps: steps.clone(),
            });
            action.is_some_and(|action| self.session.check(&action).is_ok())
        };
        let of_a_play = !matches!(refusal.reason, Reason::NotNow { .. }) && refusal.rule() != Rule::Correction;
        if of_a_play && self.refused.as_ref().is_some_and(recordable) {
            say("play-record-wrong") + "\n"
        } else {
            String::new()
        }
    }

    /// What becomes of a game that is left before its end.
    pub fn farewell(&self) -> Option<String> {
        if self.session.over().is_some() || self.session.log().is_empty() {
            return None;
        }
        Some(match &self.keep {
            Some(path) => fill("play-kept", &[("file", path.display().to_string().into())]),
            None => say("play-not-kept"),
        })
    }

    /// Attends to a request; what comes back is shown instead of the board.
    fn attend(&mut self, line: Line) -> Result<Option<String>, Trouble> {
        let Line { actor, request } = line;
        match request {
            Request::Help => return Ok(Some(help("play-help", self.numbering) + "\n")),
            Request::ShowBoard => return Ok(None),
            Request::ListMoves => return self.list_moves().map(Some),
            Request::Save(path) => {
                saved::write(&path, &self.saved()).map_err(|fault| fault.to_string())?;
                let file = path.display().to_string();
                return Ok(Some(fill("play-saved", &[("file", file.into())]) + "\n"));
            }
            Request::Quit => {
                self.quit = true;
                return Ok(Some(String::new()));
            }
            Request::GoOn => self.go_on(actor)?,
            Request::Roll => self.roll(actor)?,
            Request::Dice(dice, play) => self.real_dice(actor, &dice, play)?,
            Request::Move(text) => return self.make_move(&text),
            Request::Undo => return self.undo(),
            Request::Done => self.end_turn()?,
            Request::Resign(stake) => {
                let side = self.actor(actor)?;
                let stake = stake.map_or_else(|| self.only_resignation(), Ok)?;
                self.apply(Action::Resign { side, stake })?;
            }
            Request::Double => self.simply(actor, |side| Action::Double { side })?,
            Request::Take => self.simply(actor, |side| Action::Take { side })?,
            Request::Drop => self.simply(actor, |side| Action::Drop { side })?,
            Request::Redouble => self.simply(actor, |side| Action::Redouble { side })?,
            Request::Beaver => self.simply(actor, |side| Action::Beaver { side })?,
            Request::Raccoon => self.simply(actor, |side| Action::Raccoon { side })?,
            Request::Accept => self.simply(actor, |side| Action::Accept { side })?,
            Request::Decline => self.simply(actor, |side| Action::Decline { side })?,
            Request::Void(why) => {
                // Too early throws who is not to play yet; in every other case it is the one whose turn it is.
                let early = matches!(self.session.game().phase(), Phase::ToPlay { .. });
                let side = self.actor(actor)?;
                let side = if early && actor.is_none() { side.other() } else { side };
                self.apply(Action::VoidThrow { side, why })?;
            }
            Request::Played => self.record_wrong_play()?,
            Request::Correct => self.simply(actor, |side| Action::DemandCorrection { side })?,
            Request::Lift => {
                let side = actor.or_else(|| Some(self.session.game().mover()?.other()));
                let side = side.ok_or_else(|| say("play-say-whose-dice"))?;
                self.apply(Action::LiftDice { side })?;
            }
            Request::Next => self.apply(Action::NextGame)?,
            Request::Finish => self.apply(Action::Finish)?,
        }
        Ok(None)
    }

    /// Who acts: the one named, else the person at the keyboard, else the one whose turn it is.
    fn actor(&self, named: Option<Side>) -> Result<Side, Trouble> {
        let person = self.computer.map(Side::other);
        match (named, person) {
            (Some(named), Some(person)) if named != person => {
                Err(Trouble::Say(fill("play-computer-side", &[("side", side_id(named))])))
            }
            (Some(side), _) | (None, Some(side)) => Ok(side),
            (None, None) => self
                .session
                .game()
                .phase()
                .turn()
                .ok_or_else(|| Trouble::Say(say("play-say-who"))),
        }
    }

    fn simply(&mut self, actor: Option<Side>, action: impl FnOnce(Side) -> Action) -> Result<(), Trouble> {
        let side = self.actor(actor)?;
        self.apply(action(side))
    }

    fn apply(&mut self, action: Action) -> Result<(), Trouble> {
        if !matches!(action, Action::Play { .. })
            && let Some(turn) = &self.turn
            && !turn.steps().is_empty()
            && !matches!(
                action,
                Action::Resign { .. } | Action::Accept { .. } | Action::Decline { .. }
            )
        {
            return Err(Trouble::Say(say("play-middle-of-turn")));
        }
        let decision = self.decision_in(&action);
        let happened = self.session.apply(action).map_err(Trouble::Refused)?;
        self.events.extend(happened);
        self.decisions.extend(decision);
        self.refused = None;
        self.turn = match *self.session.game().phase() {
            Phase::ToPlay { side, roll } if Some(side) != self.computer => {
                let resumed = self.turn.take().filter(|turn| turn.roll() == roll);
                let position = self.session.game().position();
                let fresh = || Turn::new(position, roll, self.session.terms().rulebook.checker);
                Some(resumed.filter(|turn| *turn.start() == position).unwrap_or_else(fresh))
            }
            Phase::ResignOffered { .. } => self.turn.take(),
            _ => None,
        };
        self.keep_game()?;
        Ok(())
    }

    /// What a person decides by this, if the tutor has something to say about it.
    fn decision_in(&self, action: &Action) -> Option<Decision> {
        let decision = match action {
            Action::Roll { side, .. } => Decision::in_throw(&self.session, *side),
            _ => Decision::in_action(&self.session, action),
        };
        let judged = |decision: &Decision| Some(decision.side) != self.computer && decision.is_for_the_tutor();
        decision.filter(|decision| judged(decision) && !self.is_real_board())
    }

    /// What people decided since this was last asked.
    pub fn decided(&mut self) -> Vec<Decision> {
        std::mem::take(&mut self.decisions)
    }

    fn saved(&self) -> SavedGame {
        SavedGame::of(&self.session, self.computer, self.level)
    }

    fn keep_game(&mut self) -> Result<(), Fault> {
        match &self.keep {
            Some(path) => saved::write(path, &self.saved()),
            None => Ok(()),
        }
    }

    /// The empty line.
    fn go_on(&mut self, actor: Option<Side>) -> Result<(), Trouble> {
        match self.session.game().phase() {
            Phase::Opening { .. } | Phase::ToRoll { .. } if !self.is_real_board() => self.roll(actor),
            Phase::ToPlay { .. } => self.end_turn(),
            Phase::Over(_) if self.session.over().is_none() => self.apply(Action::NextGame),
            _ => Ok(()),
        }
    }

    pub fn is_real_board(&self) -> bool {
        self.session.terms().real_board
    }

    fn throw(&mut self) -> Roll {
        loop {
            let (a, b) = (self.dice.random_range(1..=6), self.dice.random_range(1..=6));
            if let Ok(roll) = Roll::new(a, b) {
                return roll;
            }
        }
    }

    fn roll(&mut self, actor: Option<Side>) -> Result<(), Trouble> {
        if self.is_real_board() {
            return Err(Trouble::Say(say("play-enter-dice")));
        }
        if let Phase::Opening { .. } = self.session.game().phase() {
            for side in Side::BOTH {
                self.throw_opening(side)?;
            }
            return Ok(());
        }
        let side = self.actor(actor)?;
        let roll = self.throw();
        self.apply(Action::Roll { side, roll })
    }

    fn throw_opening(&mut self, side: Side) -> Result<(), Trouble> {
        let roll = self.throw();
        let throw = match self.session.allowed(side).dice {
            0 => return Ok(()),
            1 => OpeningThrow::One(self.dice.random_range(1..=6)),
            _ => OpeningThrow::Two(roll),
        };
        self.apply(Action::OpeningThrow { side, throw })
    }

    /// Dice that fell on a real board, and perhaps the play made with them.
    fn real_dice(&mut self, actor: Option<Side>, dice: &[u8], play: Option<String>) -> Result<(), Trouble> {
        if !self.is_real_board() {
            return Err(Trouble::Say(say("play-program-throws")));
        }
        let opening = matches!(self.session.game().phase(), Phase::Opening { .. });
        let two = |a: u8, b: u8| {
            Roll::new(a, b).map_err(|DieFault(die)| Trouble::Refused(self.refusal(Reason::BadDie { die })))
        };
        match (opening, actor, dice) {
            (true, Some(side), &[die]) => self.apply(Action::OpeningThrow {
                side,
                throw: OpeningThrow::One(die),
            })?,
            (true, Some(side), &[a, b]) => self.apply(Action::OpeningThrow {
                side,
                throw: OpeningThrow::Two(two(a, b)?),
            })?,
            (true, None, _) => {
                return Err(Trouble::Say(say("play-whose-opening")));
            }
            (false, actor, &[a, b]) => {
                let side = self.actor(actor)?;
                let roll = two(a, b)?;
                self.apply(Action::Roll { side, roll })?;
            }
            _ => return Err(Trouble::Say(say("play-two-dice"))),
        }
        match play {
            Some(text) => self.make_move(&text).map(|_| ()),
            None => Ok(()),
        }
    }

    /// A play, or a part of one. What comes back is shown instead of the board.
    fn make_move(&mut self, text: &str) -> Result<Option<String>, Trouble> {
        let (side, roll) = self.to_play()?;
        let rulebook = &self.session.terms().rulebook;
        let numbering = self.numbering;
        let typed = text;
        let text = &usual_play(typed, numbering, side)
            .map_err(|NoSuchLabel(name)| fill("play-no-point", &[("word", typed.into()), ("name", name.into())]))?;
        let position = self.session.game().position();
        let pending = self.turn.as_ref().is_some_and(|turn| !turn.steps().is_empty());
        if !pending {
            match read_play(text, &position, roll, &rulebook.checker) {
                Ok((play, _)) => return self.whole_play(side, &play).map(|()| None),
                Err(MoveFault::Ambiguous { plays }) => {
                    let plays = plays.iter().map(|play| labelled_play(play, numbering, side));
                    let plays = language::words().joined(plays);
                    let variables = [("text", typed.into()), ("plays", plays.into())];
                    return Err(Trouble::Say(fill("play-ambiguous", &variables)));
                }
                Err(MoveFault::NotHit { point }) => {
                    let point = point_label(numbering, side, point);
                    let variables = [("text", typed.into()), ("point", point.into())];
                    return Err(Trouble::Say(fill("play-nothing-to-hit", &variables)));
                }
                Err(_) => {}
            }
        }
        let steps = request::movements(text)?;
        if self.is_real_board() {
            return self.play_on_real_board(side, steps).map(|()| None);
        }
        self.part_of_a_play(&steps)?;
        Ok(None)
    }

    fn to_play(&self) -> Result<(Side, Roll), Trouble> {
        let side = self.session.game().mover().unwrap_or(Side::White);
        let roll = self.session.may_play(side).map_err(Trouble::Refused)?;
        Ok((side, roll))
    }

    fn refusal(&self, reason: Reason) -> Refusal {
        Refusal {
            rulebook: self.session.terms().rulebook.base(),
            reason,
        }
    }

    /// A legal play: on a real board it is recorded, here it waits for `done`.
    fn whole_play(&mut self, side: Side, play: &[Step]) -> Result<(), Trouble> {
        if self.is_real_board() || play.is_empty() {
            return self.apply(Action::Play {
                side,
                steps: play.to_vec(),
            });
        }
        self.part_of_a_play(play)
    }

    fn part_of_a_play(&mut self, steps: &[Step]) -> Result<(), Trouble> {
        let Some(turn) = &mut self.turn else {
            return Err(Trouble::Say(say("play-nobody-to-play")));
        };
        let made = turn.make(steps);
        made.map_err(|reason| Trouble::Refused(self.refusal(reason)))
    }

    fn play_on_real_board(&mut self, side: Side, steps: Vec<Step>) -> Result<(), Trouble> {
        let played = self.apply(Action::Play {
            side,
            steps: steps.clone(),
        });
        if let Err(Trouble::Refused(_)) = played {
            self.refused = Some(steps);
        }
        played
    }

    fn record_wrong_play(&mut self) -> Result<(), Trouble> {
        let (side, _) = self.to_play()?;
        let steps = self.refused.clone().ok_or_else(|| say("play-no-wrong-play"))?;
        self.apply(Action::WrongPlay { side, steps })
    }

    fn end_turn(&mut self) -> Result<(), Trouble> {
        let (side, _) = self.to_play()?;
        let Some(turn) = &self.turn else {
            return Err(Trouble::Say(say("play-nobody-to-play")));
        };
        let steps = turn.steps().iter().map(|&step| step.into()).collect();
        self.apply(Action::Play { side, steps })
    }

    fn undo(&mut self) -> Result<Option<String>, Trouble> {
        if let Some(turn) = &mut self.turn
            && turn.undo().is_some()
        {
            return Ok(None);
        }
        if !self.is_real_board() {
            return Err(Trouble::Say(say("play-nothing-to-take-back")));
        }
        // The scorekeeper's pencil has a rubber: the last entry goes.
        let mut log = self.session.log().to_vec();
        if log.pop().is_none() {
            return Err(Trouble::Say(say("play-nothing-entered")));
        }
        self.session = Session::replay(self.session.terms().clone(), log)
            .map_err(|fault| fill("export-replay", &[("detail", fault.to_string().into())]))?;
        self.refused = None;
        self.turn = None;
        if let Phase::ToPlay { roll, .. } = *self.session.game().phase() {
            let position = self.session.game().position();
            self.turn = Some(Turn::new(position, roll, self.session.terms().rulebook.checker));
        }
        self.keep_game()?;
        Ok(None)
    }

    /// What is given up if nothing is named; where there is a choice it has to be.
    fn only_resignation(&self) -> Result<Stake, Trouble> {
        match self.session.terms().rulebook.resigning {
            Resigning::Offer => Err(Trouble::Say(say("play-resign-name"))),
            Resigning::AtOnceBackgammon => Ok(Stake::Backgammon),
        }
    }

    fn list_moves(&self) -> Result<String, Trouble> {
        let (side, roll) = self.to_play()?;
        let position = self.session.game().position();
        let mut text = String::new();
        for (play, _) in position.legal_plays(roll, &self.session.terms().rulebook.checker) {
            let play = labelled_play(&format_play(&play, &position), self.numbering, side);
            text.push_str(&format!("  {play}\n"));
        }
        Ok(text)
    }

    /// A checker is put down elsewhere, in the counting of the one who plays.
    pub fn move_checker(&mut self, from: u8, to: u8) -> Result<(), Trouble> {
        self.to_play()?;
        self.part_of_a_play(&[Step { from, to, hit: false }])
    }

    /// Who or what goes on: a person, the computer, or nobody because there is no choice.
    pub fn awaits(&self) -> Awaited {
        let game = self.session.game();
        match *game.phase() {
            Phase::ToPlay { side, roll }
                if !self.is_real_board() && is_stuck(&game.position(), roll, &self.session) =>
            {
                Awaited::NoPlay(side)
            }
            ref phase => match self.computer {
                Some(side) if phase.turn() == Some(side) && self.session.over().is_none() => Awaited::Computer(side),
                _ => Awaited::Person,
            },
        }
    }

    /// The throw of this side cannot be played.
    pub fn pass(&mut self, side: Side) -> Result<(), Trouble> {
        self.apply(Action::Play {
            side,
            steps: Vec::new(),
        })
    }

    /// The computer has made up its mind.
    pub fn fulfil(&mut self, side: Side, wish: Wish) -> Result<(), Trouble> {
        match wish {
            Wish::Act(action) => self.apply(action),
            Wish::Throw => {
                let roll = self.throw();
                self.apply(Action::Roll { side, roll })
            }
        }
    }

    /// What happened since this was last asked, and a sentence for each.
    pub fn news(&mut self) -> (Vec<Event>, Vec<String>) {
        let events = std::mem::take(&mut self.events);
        let mut before = self.positions_before(&events).into_iter();
        let told = events.iter().map(|event| {
            let seen = before.next().unwrap_or_else(|| self.session.game().position());
            words::tell(event, &seen, self.numbering)
        });
        let told = told.collect();
        (events, told)
    }

    /// The board as it lies, with the steps of a turn that is being made, and who sits at the bottom.
    pub fn board(&self) -> (Board, Side) {
        let game = self.session.game();
        let bottom = match (self.computer, game.mover()) {
            (Some(computer), _) => computer.other(),
            (None, Some(mover)) if !self.is_real_board() => mover,
            _ => Side::White,
        };
        let board = match (self.pending(), game.mover()) {
            (Some(turn), Some(mover)) => Board::from_view(mover, turn.position()),
            _ => *game.board(),
        };
        (board, bottom)
    }

    /// The line that says what is awaited.
    pub fn prompt(&self) -> String {
        match self.pending() {
            Some(turn) if turn.is_complete() => say("play-turn-complete"),
            Some(turn) => {
                let left: Vec<String> = turn.dice_left().iter().map(u8::to_string).collect();
                fill("play-still-to-play", &[("numbers", left.join(" ").into())])
            }
            None if self.session.over().is_some() => String::new(),
            None => words::prompt(
                self.session.game(),
                |side| self.session.allowed(side),
                self.is_real_board(),
            ),
        }
    }

    /// A turn of which something has been made.
    fn pending(&self) -> Option<&Turn> {
        self.turn.as_ref().filter(|turn| !turn.steps().is_empty())
    }

    /// For each event, the position its player saw before it: replayed, as several turns may have passed.
    fn positions_before(&self, events: &[Event]) -> Vec<Position> {
        let mut board = *self.session.game().board();
        let mut seen = vec![self.session.game().position(); events.len()];
        for (index, event) in events.iter().enumerate().rev() {
            match event {
                Event::Played { side, steps, .. } | Event::WronglyPlayed { side, steps, .. } => {
                    let mut position = board.seen_by(*side);
                    take_back(&mut position, steps);
                    seen[index] = position;
                    board = Board::from_view(*side, &position);
                }
                Event::GameStarted { .. } | Event::CorrectionDemanded { .. } => break,
                _ => {}
            }
        }
        seen
    }
}

/// Does the printed sheet of a rulebook state what this paragraph of its page tells?
fn states(rulebook: &Rulebook, anchor: &str) -> bool {
    Register::of(rulebook.base()).is_some_and(|register| register.backing(anchor) == Backing::Stated)
}

fn is_stuck(position: &Position, roll: Roll, session: &Session) -> bool {
    let plays = position.legal_plays(roll, &session.terms().rulebook.checker);
    plays.iter().all(|(play, _)| play.is_empty())
}

/// The position before these steps.
fn take_back(position: &mut Position, steps: &[Step]) {
    let (mut own, mut opp) = (*position.own(), *position.opp());
    for step in steps.iter().rev() {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        own[to] = own[to].saturating_sub(1);
        own[from] += 1;
        if step.hit {
            opp[25] = opp[25].saturating_sub(1);
            opp[25 - to] += 1;
        }
    }
    *position = Position::from_sides_unchecked(own, opp);
}
