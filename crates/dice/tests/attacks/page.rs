//! An honest page, whose every step is written down, so that the page in the browser can be put through the same.

use crate::server::Server;
use pasch_dice::{Bytes, Claim, Line, LineFault, Party, ShownThrow, Witness, WitnessFault};
use pasch_rules::Side;
use serde_json::{Value, json};

pub struct Page {
    pub witness: Witness,
    pub party: Party,
    pub steps: Vec<Value>,
    name: String,
    begin: Value,
    seeds: u8,
}

impl Page {
    pub fn new(name: &str, side: Side, both: bool) -> Page {
        Page {
            witness: Witness::new(side, both),
            party: pasch_dice::party_of(side),
            steps: Vec::new(),
            name: name.to_owned(),
            begin: json!({ "side": side, "both": both }),
            seeds: 100,
        }
    }

    /// Hears what the server has more than the page.
    pub fn hear(&mut self, server: &Server) -> Result<bool, WitnessFault> {
        let first = (self.witness.log().count()).min(server.lines.len() as u32);
        self.hear_lines(first, &server.lines[first as usize..], server.log.head())
    }

    /// The server pushes lines.
    pub fn hear_lines(&mut self, first: u32, lines: &[String], head: Bytes) -> Result<bool, WitnessFault> {
        let heard = self.witness.hear(first, lines, &head);
        self.steps
            .push(json!({ "step": "hear", "first": first, "lines": lines, "head": head, "gives": told(&heard) }));
        heard
    }

    /// The server pushes a line that nobody could follow; what is wrong with it.
    pub fn forged(&mut self, server: &Server, line: &Line) -> LineFault {
        let next = server.lines.len() as u32;
        let wanted = server.log.open().map_or(server.log.rolls() + 1, |open| open.roll);
        match self.hear_lines(next, &[line.text()], Bytes([3; 32])) {
            Err(WitnessFault::Line { line, roll, fault }) => {
                assert_eq!((line, roll), (next + 1, wanted), "{fault}");
                fault
            }
            other => panic!("{other:?}"),
        }
    }

    /// The table is shown, with these throws and a log of so many lines.
    pub fn sees(&mut self, game: u32, shown: &[ShownThrow], lines: u32) -> Result<bool, WitnessFault> {
        let seen = self.witness.sees(game, shown, lines);
        let throw = |shown: &ShownThrow| json!({ "side": shown.side, "purpose": shown.purpose, "dice": shown.dice });
        let throws: Vec<Value> = shown.iter().map(throw).collect();
        self.steps
            .push(json!({ "step": "see", "game": game, "throws": throws, "lines": lines, "gives": told(&seen) }));
        seen
    }

    /// The page asks for what it lacks, and the server answers.
    pub fn ask(&mut self, server: &Server) -> Result<bool, WitnessFault> {
        let asked = self.witness.log().count();
        let first = asked.min(server.lines.len() as u32);
        let (lines, head) = (&server.lines[first as usize..], server.log.head());
        let heard = self.witness.answered(asked, first, lines, &head);
        self.steps.push(
            json!({ "step": "answer", "asked": asked, "first": first, "lines": lines, "head": head, "gives": told(&heard) }),
        );
        heard
    }

    /// Fixes its part, if it is asked to; the server writes it down.
    pub fn anchor(&mut self, server: &mut Server) -> bool {
        self.seeds += 1;
        let seed = Bytes([self.seeds; 32]);
        let given = self.witness.anchor(seed.0);
        let gives = given.map(|(epoch, anchor)| json!([epoch, anchor]));
        self.steps
            .push(json!({ "step": "anchor", "seed": seed, "gives": gives }));
        if let Some((epoch, anchor)) = given {
            let party = self.party;
            server.write(Line::Anchor { epoch, party, anchor });
        }
        given.is_some()
    }

    /// Its link, if it gives one.
    pub fn link(&mut self) -> Option<(u32, Bytes)> {
        let given = self.witness.link();
        let gives = given.map(|(roll, link)| json!([roll, link]));
        self.steps.push(json!({ "step": "link", "gives": gives }));
        given
    }

    /// The same, and the server writes it down.
    pub fn give_link(&mut self, server: &mut Server) {
        let (roll, link) = self.link().expect("the page gives its link");
        let party = self.party;
        server.write(Line::Link { roll, party, link });
    }

    pub fn does(&mut self, what: &str) {
        match what {
            "roll" => self.witness.decide(true),
            "no-roll" => self.witness.decide(false),
            "take-back" => self.witness.take_back(),
            "renew" => drop(self.witness.renew()),
            "grant" => drop(self.witness.grant()),
            "confirm" => self.witness.confirm(),
            "begin-anew" => self.witness.begin_anew(),
            other => panic!("nobody does {other}"),
        }
        self.steps.push(json!({ "step": "do", "what": what }));
    }

    pub fn doubt(&mut self) -> Option<Claim> {
        let doubt = self.witness.doubt();
        let name = doubt.map(|claim| match claim {
            Claim::Roll(roll) => format!("roll-{roll}"),
            Claim::TakenBack(number) => format!("taken-back-{number}"),
            Claim::Renewed(epoch) => format!("renewed-{epoch}"),
            Claim::Granted(roll) => format!("granted-{roll}"),
        });
        self.steps.push(json!({ "step": "doubt", "gives": name }));
        doubt
    }

    pub fn estranged(&mut self) -> Option<u32> {
        let estranged = self.witness.estranged();
        self.steps.push(json!({ "step": "estranged", "gives": estranged }));
        estranged
    }

    /// Everything that was written down.
    pub fn story(self) -> Value {
        json!({ "name": self.name, "page": self.begin, "steps": self.steps })
    }
}

fn told(heard: &Result<bool, WitnessFault>) -> Value {
    match heard {
        Ok(whole) => json!(whole),
        Err(fault) => json!({ "roll": roll_of(fault) }),
    }
}

/// The roll that a fault names.
pub fn roll_of(fault: &WitnessFault) -> u32 {
    match fault {
        WitnessFault::Line { roll, .. } | WitnessFault::Fork { roll, .. } | WitnessFault::Shorter { roll, .. } => *roll,
        WitnessFault::Shown { roll } => *roll,
    }
}
