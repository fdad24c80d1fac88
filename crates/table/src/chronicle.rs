//! A session together with what a page shows of its past: the log in notation, the last play, what just happened.

use pasch_notation::format_play;
use pasch_protocol::{AtTable, LastPlay, LogEntry, LogKind, Occurrence, Refusal};
use pasch_rules::{
    Action, Board, Event, OpeningThrow, Pair, Play, Position, Refusal as Refused, ReplayFault, Session, Side, Step,
    Terms, TermsFaults,
};

/// A session and its story.
#[derive(Clone, Debug)]
pub struct Chronicle {
    session: Session,
    /// The lines of the game being played.
    lines: Vec<LogEntry>,
    last_play: Option<LastPlay>,
    plays: u32,
    news: Vec<Occurrence>,
    wrong: Option<Refusal>,
}

impl Chronicle {
    /// A session at its beginning.
    pub fn new(terms: Terms) -> Result<Chronicle, TermsFaults> {
        Ok(Chronicle {
            session: Session::new(terms)?,
            lines: Vec::new(),
            last_play: None,
            plays: 0,
            news: Vec::new(),
            wrong: None,
        })
    }

    /// A session after these actions.
    pub fn replay(terms: Terms, actions: impl IntoIterator<Item = Action>) -> Result<Chronicle, ReplayFault> {
        let mut chronicle = Chronicle::new(terms)?;
        for (number, action) in (1..).zip(actions) {
            chronicle
                .act(action)
                .map_err(|refusal| ReplayFault::Refused { number, refusal })?;
        }
        Ok(chronicle)
    }

    /// Does something, and writes the story on.
    pub fn act(&mut self, action: Action) -> Result<(), Refused> {
        let before = *self.session.game().board();
        let events = self.session.apply(action)?;
        self.news.clear();
        self.wrong = None;
        for event in &events {
            self.tell(event, &before);
        }
        Ok(())
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The lines of the game being played.
    pub fn lines(&self) -> &[LogEntry] {
        &self.lines
    }

    /// The play made last in this game.
    pub fn last_play(&self) -> Option<&LastPlay> {
        self.last_play.as_ref()
    }

    /// What the last action brought.
    pub fn news(&self) -> &[Occurrence] {
        &self.news
    }

    /// Puts what happened around the session in the place of the news.
    pub fn set_news(&mut self, news: impl IntoIterator<Item = AtTable>) {
        self.news = news.into_iter().map(Occurrence::Around).collect();
    }

    /// The rule that the wrong play just made breaks.
    pub fn wrong(&self) -> Option<&Refusal> {
        self.wrong.as_ref()
    }

    fn tell(&mut self, event: &Event, before: &Board) {
        if let Event::GameStarted { .. } = event {
            self.lines.clear();
            self.last_play = None;
        }
        if let Event::Played { side, roll, steps } = event {
            self.plays += 1;
            self.last_play = Some(LastPlay {
                number: self.plays,
                side: *side,
                dice: (*roll).into(),
                steps: steps.clone(),
                before: *before,
            });
        }
        self.lines.extend(line(event, before));
        if let Event::WronglyPlayed { side, reason, .. } = *event {
            let rulebook = self.session.terms().rulebook.base();
            self.wrong = Some(Refusal::of(&Refused { rulebook, reason }, side));
        }
        self.news.push(Occurrence::Session(event.clone()));
    }
}

/// The line of the log that an event makes, if it makes one.
pub fn line(event: &Event, before: &Board) -> Option<LogEntry> {
    let of = |kind, side: Side| LogEntry {
        kind,
        side: Some(side),
        dice: None,
        play: None,
        number: None,
        stake: None,
    };
    Some(match event {
        Event::OpeningThrown { side, throw } => LogEntry {
            dice: Some(opening_dice(*throw)),
            ..of(LogKind::Opening, *side)
        },
        Event::OpeningTied => LogEntry {
            side: None,
            ..of(LogKind::Tie, Side::White)
        },
        Event::AutomaticallyDoubled { cube } => LogEntry {
            side: None,
            number: Some(*cube),
            ..of(LogKind::Double, Side::White)
        },
        Event::Played { side, roll, steps } => LogEntry {
            dice: Some(vec![roll.larger(), roll.smaller()]),
            play: Some(notation(steps, &before.seen_by(*side))),
            ..of(LogKind::Play, *side)
        },
        Event::Doubled(offer) => LogEntry {
            number: Some(offer.value),
            ..of(LogKind::Double, offer.by)
        },
        Event::Taken { side, cube } => LogEntry {
            number: Some(cube.value),
            ..of(LogKind::Take, *side)
        },
        Event::Dropped { side } => of(LogKind::Drop, *side),
        Event::ResignOffered { side, stake } | Event::Resigned { side, stake } => LogEntry {
            stake: Some(*stake),
            ..of(LogKind::Resign, *side)
        },
        Event::ResignDeclined { side } => of(LogKind::Decline, *side),
        Event::FlagFell { side } => of(LogKind::Flag, *side),
        Event::Claimed { side } => of(LogKind::Claim, *side),
        Event::ThrowVoid { side, .. } => of(LogKind::Void, *side),
        Event::WronglyPlayed { side, roll, steps, .. } => LogEntry {
            dice: Some(vec![roll.larger(), roll.smaller()]),
            play: Some(notation(steps, &before.seen_by(*side))),
            ..of(LogKind::Wrong, *side)
        },
        Event::CorrectionDemanded { by, .. } => of(LogKind::Corrected, *by),
        Event::WrongPlayStands { side } => of(LogKind::Stands, *side),
        Event::GameOver(result) => LogEntry {
            number: Some(result.points),
            stake: Some(result.stake),
            ..of(LogKind::Won, result.winner)
        },
        Event::GameStarted { .. }
        | Event::Starts { .. }
        | Event::Rolled { .. }
        | Event::DiceLifted { .. }
        | Event::SessionOver { .. } => return None,
    })
}

/// A play in notation; one that is too long to be legal (they are written down on real boards) step by step.
fn notation(steps: &[Step], before: &Position) -> String {
    match Play::try_from(steps) {
        Ok(play) => format_play(&play, before),
        Err(_) => steps
            .iter()
            .map(|step| format!("{}/{}", step.from, step.to))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

fn opening_dice(throw: OpeningThrow) -> Vec<u8> {
    match throw {
        OpeningThrow::One(die) => vec![die],
        OpeningThrow::Two(roll) => vec![roll.larger(), roll.smaller()],
    }
}

/// The labels beside each side's own points, 1 to 24.
pub fn labels(numbering: pasch_rules::Numbering) -> Pair<Vec<String>> {
    Pair::of(|side| (1..=24).map(|point| numbering.label(side, point)).collect())
}
