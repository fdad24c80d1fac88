//! The table on the whole screen: keys, mouse and thoughts come in by one door, and after each the screen is drawn anew.
//!
//! Everything that can be typed by lines can be typed here; buttons and the hand on the board say the same things
//! to the same [`Table`].

mod buttons;
mod hand;
mod view;

use super::computer::Computer;
use super::table::{Awaited, Table, Trouble};
use super::thinker::{Question, Thinker, Thought};
use super::words::{say, verdict};
use crate::fault::{Fault, print};
use crate::screen::{FullScreen, Geometry, Input, Key, LookName, Spot};
use buttons::{Button, Press};
use hand::Hand;
use pasch_analysis::{Hint, Wish};
use pasch_rules::{Event, Side};
use ratatui::layout::Rect;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How the screen behaves.
pub struct Manner {
    pub look: LookName,
    pub mirrored: bool,
    /// How long what the computer does is left to be seen.
    pub pause: Duration,
    /// Does the tutor say what it would have done?
    pub tutor: bool,
}

/// What comes in.
enum Message {
    Input(Input),
    Thought(u64, Thought),
}

/// What happens by itself after a moment.
enum Due {
    Pass(Side),
    Fulfil(Side, Wish),
}

/// What stands beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Log,
    Hint,
    Help,
}

struct Screen {
    table: Table,
    thinker: Thinker,
    manner: Manner,
    hand: Hand,
    /// The line being typed.
    typed: String,
    /// What was told so far.
    log: Vec<String>,
    /// How far back in the log one reads.
    back: usize,
    /// The first line of the help that is shown.
    help_from: usize,
    page: Page,
    /// A refusal, or an answer to something typed.
    notice: String,
    hint: Option<Hint>,
    /// The hint that is waited for.
    asked_hint: Option<u64>,
    /// The wish that is waited for.
    asked_wish: Option<u64>,
    due: Option<(Instant, Due)>,
    /// Which stake is being chosen for a resignation.
    resigning: bool,
    /// The places of the last play, in the counting of its player.
    moved: Option<(Side, Vec<Spot>)>,
    /// Where things were drawn last, for the mouse.
    geometry: Option<Geometry>,
    buttons: Vec<(Rect, Press)>,
}

/// Plays until the session or the player's patience is at its end.
pub fn play(table: Table, computer: Computer, manner: Manner) -> Result<(), Fault> {
    let welcome = table.welcome()?;
    let (tell, messages) = mpsc::channel();
    let thoughts = tell.clone();
    let thinker = Thinker::start(computer, move |number, thought| {
        let _ = thoughts.send(Message::Thought(number, thought));
    });
    let mut screen = Screen {
        table,
        thinker,
        manner,
        hand: Hand::default(),
        typed: String::new(),
        log: welcome,
        back: 0,
        help_from: 0,
        page: Page::Log,
        notice: String::new(),
        hint: None,
        asked_hint: None,
        asked_wish: None,
        due: None,
        resigning: false,
        moved: None,
        geometry: None,
        buttons: Vec::new(),
    };
    let mut terminal = FullScreen::open()?;
    Input::listen(tell, Message::Input);
    let done = screen.run(&mut terminal, &messages);
    drop(terminal);
    done?;
    // The last words stay behind on the ordinary screen.
    let last = screen.log.last().filter(|_| screen.table.session().over().is_some());
    match screen.table.farewell().or_else(|| last.cloned()) {
        Some(words) => print(&(words + "\n")),
        None => Ok(()),
    }
}

/// How many lines of the help are turned at once: fewer than any screen shows.
const HELP_STEP: usize = 8;

/// How long nobody looks at the terminal's size while nothing happens.
const GLANCE: Duration = Duration::from_secs(1);

impl Screen {
    fn run(&mut self, terminal: &mut FullScreen, messages: &Receiver<Message>) -> Result<(), Fault> {
        self.settle()?;
        loop {
            let drawn = terminal.0.draw(|frame| self.draw(frame));
            drawn.map_err(Fault::standard_output)?;
            let message = match &self.due {
                Some((when, _)) => messages.recv_timeout(when.saturating_duration_since(Instant::now())),
                // A change of size before anybody listened would otherwise stay unseen.
                None => messages.recv_timeout(GLANCE),
            };
            match message {
                Ok(Message::Input(Input::Closed | Input::Key(Key::Leave))) => return Ok(()),
                Ok(Message::Input(input)) => self.attend(input)?,
                Ok(Message::Thought(number, thought)) => self.take_thought(number, thought),
                Err(RecvTimeoutError::Timeout) if self.due.is_some() => self.do_what_is_due()?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if self.table.has_been_left() {
                return Ok(());
            }
        }
    }

    fn attend(&mut self, input: Input) -> Result<(), Fault> {
        match input {
            Input::Key(key) => self.attend_key(key),
            Input::Press(at) => match self.buttons.iter().find(|(place, _)| place.contains(at)) {
                Some(&(_, press)) => self.press(press),
                None => self.touch(self.geometry.and_then(|geometry| geometry.spot_at(at)), false),
            },
            // Let go elsewhere, the checker has been dragged there.
            Input::Release(at) => {
                let spot = self.geometry.and_then(|geometry| geometry.spot_at(at));
                match self.hand.held {
                    Some(held) if spot.is_some_and(|spot| spot != held) => self.touch(spot, true),
                    _ => Ok(()),
                }
            }
            Input::Back => self.hear("undo"),
            Input::Resized | Input::Closed => Ok(()),
        }
    }

    fn attend_key(&mut self, key: Key) -> Result<(), Fault> {
        match key {
            Key::Function(number) => match self.button_of_key(number) {
                Some(press) => return self.press(press),
                None => return Ok(()),
            },
            Key::Letter(' ') if self.typed.is_empty() => return self.touch(self.hand.cursor, false),
            Key::Letter('?') if self.typed.is_empty() => return self.press(Press::Help),
            Key::Letter(letter) => self.typed.push(letter),
            Key::Backspace if self.typed.is_empty() => return self.hear("undo"),
            Key::Backspace => drop(self.typed.pop()),
            Key::Escape => {
                self.typed.clear();
                self.notice.clear();
                self.resigning = false;
                self.page = Page::Log;
                self.hand.held = None;
            }
            Key::Enter if self.typed.is_empty() => return self.main_action(),
            Key::Enter => {
                let typed = std::mem::take(&mut self.typed);
                return self.hear(&typed);
            }
            Key::Tab => self.hand.next_checker(&self.table),
            Key::Left => self.steer(-1, false),
            Key::Right => self.steer(1, false),
            Key::Up | Key::Down => self.steer(0, true),
            // The help is read from its beginning, the log from its end.
            Key::PageUp if self.page == Page::Help => self.help_from = self.help_from.saturating_sub(HELP_STEP),
            Key::PageDown if self.page == Page::Help => self.help_from = self.help_from.saturating_add(HELP_STEP),
            Key::Home if self.page == Page::Help => self.help_from = 0,
            Key::End if self.page == Page::Help => self.help_from = usize::MAX,
            Key::PageUp => self.back = (self.back + 3).min(self.log.len().saturating_sub(1)),
            Key::PageDown => self.back = self.back.saturating_sub(3),
            Key::Home => self.back = self.log.len().saturating_sub(1),
            Key::End => self.back = 0,
            Key::Leave => {}
        }
        Ok(())
    }

    fn steer(&mut self, right: i32, across: bool) {
        let Some(geometry) = self.geometry else { return };
        let from = self.hand.cursor.or(self.hand.held);
        self.hand.cursor = Some(from.map_or(6, |spot| geometry.beside(spot, right, across)));
    }

    /// A place of the board is touched: a checker is taken up, or put down.
    fn touch(&mut self, spot: Option<Spot>, dragged: bool) -> Result<(), Fault> {
        let Some(spot) = spot else {
            self.hand.held = None;
            return Ok(());
        };
        self.notice.clear();
        let moved = self.hand.touch(&mut self.table, spot, dragged);
        self.after(moved.map(|()| None))
    }

    fn main_action(&mut self) -> Result<(), Fault> {
        self.main_press().map_or(Ok(()), |press| self.press(press))
    }

    fn press(&mut self, press: Press) -> Result<(), Fault> {
        match press {
            Press::Say(line) => return self.hear(line),
            Press::Resign => self.resigning = true,
            Press::Hint => self.ask_for_hint(),
            Press::Help if self.page == Page::Help => self.page = Page::Log,
            Press::Help => (self.page, self.help_from) = (Page::Help, 0),
            Press::Look => self.manner.look = self.manner.look.next(),
            Press::Log => self.page = Page::Log,
            Press::Tutor => self.manner.tutor = !self.manner.tutor,
        }
        Ok(())
    }

    /// Does what a line says.
    fn hear(&mut self, line: &str) -> Result<(), Fault> {
        self.notice.clear();
        self.resigning = false;
        let done = self.table.hear(line);
        self.after(done)
    }

    /// Tells what came of something, and goes on.
    fn after(&mut self, done: Result<Option<String>, Trouble>) -> Result<(), Fault> {
        match done {
            Ok(shown) => self.notice = shown.unwrap_or_default().trim_end().to_owned(),
            Err(trouble) => self.explain(trouble)?,
        }
        self.settle()
    }

    fn explain(&mut self, trouble: Trouble) -> Result<(), Fault> {
        match trouble {
            Trouble::End(fault) => return Err(fault),
            Trouble::Say(text) => self.notice = text,
            Trouble::Refused(refusal) => {
                let offer = self.table.offer_to_record(&refusal);
                self.notice = format!("{}\n{offer}", self.table.explain(&refusal))
                    .trim_end()
                    .to_owned();
            }
        }
        Ok(())
    }

    /// Tells the news and sees who goes on.
    fn settle(&mut self) -> Result<(), Fault> {
        let (events, told) = self.table.news();
        if !events.is_empty() {
            self.forget_thoughts();
            self.back = 0;
            self.log.extend(told);
            for event in events {
                self.remember(&event);
            }
        }
        if self.due.is_none() && self.asked_wish.is_none() {
            self.see_who_goes_on();
        }
        // After the computer's wish, for which somebody waits.
        for decision in self.table.decided().into_iter().filter(|_| self.manner.tutor) {
            let session = self.table.session().clone();
            self.thinker.ask(Question::Verdict(session, Box::new(decision)));
        }
        Ok(())
    }

    fn see_who_goes_on(&mut self) {
        match self.table.awaits() {
            Awaited::Person => {}
            Awaited::NoPlay(side) => self.due = Some((Instant::now() + self.manner.pause, Due::Pass(side))),
            Awaited::Computer(side) => {
                let session = self.table.session().clone();
                self.asked_wish = Some(self.thinker.ask(Question::Wish(session, side)));
            }
        }
    }

    /// The last play stays marked until the next.
    fn remember(&mut self, event: &Event) {
        match event {
            Event::Played { side, steps, .. } | Event::WronglyPlayed { side, steps, .. } => {
                let spots = steps.iter().flat_map(|step| [step.from, step.to]).collect();
                self.moved = Some((*side, spots));
                self.hand = Hand::default();
            }
            Event::GameStarted { .. } => self.moved = None,
            _ => {}
        }
    }

    fn forget_thoughts(&mut self) {
        self.thinker.forget();
        (self.hint, self.asked_hint, self.asked_wish, self.due) = (None, None, None, None);
        if self.page == Page::Hint {
            self.page = Page::Log;
        }
    }

    fn ask_for_hint(&mut self) {
        self.page = Page::Hint;
        if self.hint.is_none() && self.asked_hint.is_none() && self.table.awaits() == Awaited::Person {
            let session = self.table.session().clone();
            self.asked_hint = Some(self.thinker.ask(Question::Hint(session)));
        }
    }

    fn take_thought(&mut self, number: u64, thought: Thought) {
        match thought {
            Thought::Wish(side, wish) if self.asked_wish == Some(number) => {
                self.asked_wish = None;
                self.due = wish.map(|wish| (Instant::now() + self.manner.pause, Due::Fulfil(side, wish)));
            }
            Thought::Hint(hint) if self.asked_hint == Some(number) => {
                self.asked_hint = None;
                self.hint = hint;
                if self.hint.is_none() {
                    self.notice = say("screen-no-hint");
                    self.page = Page::Log;
                }
            }
            Thought::Verdict(Some(judged)) => {
                let said = verdict(&judged, self.table.numbering());
                self.log.push(format!("{}: {said}", say("tutor")));
            }
            _ => {}
        }
    }

    fn do_what_is_due(&mut self) -> Result<(), Fault> {
        let done = match self.due.take() {
            Some((_, Due::Pass(side))) => self.table.pass(side),
            Some((_, Due::Fulfil(side, wish))) => self.table.fulfil(side, wish),
            None => Ok(()),
        };
        match done {
            Ok(()) => self.settle(),
            Err(trouble) => {
                self.explain(trouble)?;
                self.settle()
            }
        }
    }
}
