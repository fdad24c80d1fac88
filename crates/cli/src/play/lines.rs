//! The table by lines: a line is read, what happened is told, and the board is drawn again. For pipes, scripts and screen
//! readers.

use super::computer::Computer;
use super::table::{Awaited, Table, Trouble};
use super::words::{self, say};
use crate::batch::json_line;
use crate::fault::{Fault, print};
use crate::language;
use pasch_notation::{BoardText, PositionId};
use pasch_rules::Event;
use serde_json::json;
use std::io::BufRead;

/// How the table speaks.
pub struct Voice {
    /// One JSON object in answer to each line.
    pub json: bool,
    /// Are left and right exchanged?
    pub mirrored: bool,
    /// Does the tutor say what it would have done?
    pub tutor: bool,
}

/// A table, the computer at it, and the voice that tells what happens.
struct Lines {
    table: Table,
    computer: Computer,
    voice: Voice,
    line: u64,
}

/// Plays until the session, the input or the player's patience is at its end.
pub fn play(table: Table, computer: Computer, voice: Voice) -> Result<(), Fault> {
    let mut lines = Lines {
        table,
        computer,
        voice,
        line: 0,
    };
    lines.open()?;
    let mut input = std::io::stdin().lock();
    let mut bytes = Vec::new();
    while !lines.table.is_finished() {
        bytes.clear();
        let read = input.read_until(b'\n', &mut bytes);
        if read.map_err(Fault::standard_input)? == 0 {
            break;
        }
        lines.hear(String::from_utf8_lossy(&bytes).trim())?;
    }
    match lines.table.farewell() {
        Some(words) if !lines.voice.json => print(&(words + "\n")),
        _ => Ok(()),
    }
}

impl Lines {
    /// Says what is played, and lets the computer begin if it is its turn.
    fn open(&mut self) -> Result<(), Fault> {
        let mut lines = self.table.welcome()?;
        lines.push(say("play-help-hint"));
        if !self.voice.json {
            print(&(lines.join("\n") + "\n"))?;
        }
        match self.go_on_alone() {
            Err(Trouble::End(fault)) => return Err(fault),
            Err(Trouble::Say(text)) => print(&format!("{text}\n"))?,
            Err(Trouble::Refused(refusal)) => print(&(self.table.explain(&refusal) + "\n"))?,
            Ok(()) => {}
        }
        self.show()
    }

    /// Does what a line says, and tells what happened.
    fn hear(&mut self, text: &str) -> Result<(), Fault> {
        self.line += 1;
        let done = self.table.hear(text);
        self.teach()?;
        let done = done.and_then(|shown| self.go_on_alone().map(|()| shown));
        match done {
            Ok(shown) => {
                if let (Some(text), false) = (&shown, self.voice.json) {
                    print(text)?;
                }
                if shown.is_none() || self.voice.json {
                    self.show()?;
                }
                Ok(())
            }
            Err(Trouble::End(fault)) => Err(fault),
            Err(Trouble::Say(error)) if self.voice.json => {
                print(&json_line(&json!({ "line": self.line, "error": error })))
            }
            Err(Trouble::Say(error)) => print(&format!("{error}\n")),
            Err(Trouble::Refused(refusal)) if self.voice.json => print(&json_line(&json!({
                "line": self.line,
                "error": self.table.explain(&refusal),
                "kind": refusal.reason.kind(),
                "rule": refusal.reference(),
            }))),
            Err(Trouble::Refused(refusal)) => print(&format!(
                "{}\n{}",
                self.table.explain(&refusal),
                self.table.offer_to_record(&refusal)
            )),
        }
    }

    /// What the tutor says of what was just decided.
    fn teach(&mut self) -> Result<(), Fault> {
        let wanted = self.voice.tutor && !self.voice.json;
        for decision in self.table.decided().into_iter().filter(|_| wanted) {
            let judge = self.computer.judge(self.table.session());
            if let Ok(Some(verdict)) = decision.verdict(judge, &()) {
                let said = words::verdict(&verdict, self.table.numbering());
                print(&format!("{}: {said}\n", say("tutor")))?;
            }
        }
        Ok(())
    }

    /// The computer's turns, and moves nobody has a choice about.
    fn go_on_alone(&mut self) -> Result<(), Trouble> {
        loop {
            match self.table.awaits() {
                Awaited::Person => return Ok(()),
                Awaited::NoPlay(side) => self.table.pass(side)?,
                Awaited::Computer(side) => match self.computer.wish(self.table.session(), side, &()) {
                    Some(wish) => self.table.fulfil(side, wish)?,
                    None => return Ok(()),
                },
            }
        }
    }

    /// Tells what happened and shows where things stand.
    fn show(&mut self) -> Result<(), Fault> {
        let (events, told) = self.table.news();
        if self.voice.json {
            return print(&json_line(&self.state(&events)));
        }
        let told: String = told.iter().map(|sentence| format!("{sentence}\n")).collect();
        print(&(told + &self.picture()))
    }

    fn picture(&self) -> String {
        let (board, bottom) = self.table.board();
        let drawn = BoardText {
            bottom,
            mirrored: self.voice.mirrored,
            words: language::words().board_words(&board, self.table.session().terms().rulebook.hit_checkers),
            ..BoardText::new(board, self.table.numbering())
        };
        let mut text = format!("\n{drawn}\n");
        for line in [words::standing(self.table.session()), self.table.prompt()] {
            if !line.is_empty() {
                text.push_str(&line);
                text.push('\n');
            }
        }
        text
    }

    fn state(&self, events: &[Event]) -> serde_json::Value {
        let session = self.table.session();
        let game = session.game();
        json!({
            "line": self.line,
            "events": events,
            "phase": game.phase(),
            "position": PositionId::from(game.position()).to_string(),
            "board": game.board(),
            "cube": game.cube(),
            "score": session.score().into_array(),
            "pending": self.table.turn().map(|turn| turn.steps().to_vec()),
            "over": session.over(),
        })
    }
}
