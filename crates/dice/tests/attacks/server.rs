//! A server with all secrets in its hand: it writes an honest log as far as it is told to, and whatever else after that.

use pasch_dice::{
    Bytes, Chain, DiceRecord, EpochReason, Fallen, Line, Log, Open, Party, Record, RollPurpose, Sitter, Why,
};
use pasch_rules::{Action, Pair, Phase, Preset, Session, SessionKind, Side, Terms, Timing};
use std::collections::BTreeMap;

#[derive(Clone)]
pub struct Server {
    pub log: Log,
    pub lines: Vec<String>,
    pub session: Session,
    pub seats: Pair<Sitter>,
    /// The chains of everybody whose page plays honestly by itself are not in here.
    pub chains: BTreeMap<Party, Chain>,
    chance: u8,
}

impl Server {
    /// A table whose log is open. `people` are one, two, or one at a device for both.
    pub fn new(seats: Pair<Sitter>) -> Server {
        Server::by(Terms::new(Preset::Tournament, SessionKind::Match { points: 3 }), seats)
    }

    /// The same by other terms.
    pub fn by(terms: Terms, seats: Pair<Sitter>) -> Server {
        let mut server = Server {
            log: Log::default(),
            lines: Vec::new(),
            session: Session::new(terms.clone()).unwrap(),
            seats,
            chains: BTreeMap::new(),
            chance: 0,
        };
        server.write(Line::Session {
            table: "harness".to_owned(),
            terms: serde_json::to_value(&terms).unwrap(),
            chance: Bytes([9; 32]),
            before: None,
        });
        server
    }

    pub fn two() -> Server {
        let person = Sitter::Person;
        Server::new(Pair {
            white: person,
            black: person,
        })
    }

    /// Two people who play for money and by a clock.
    pub fn timed() -> Server {
        let terms = Terms {
            timing: Timing::TOURNAMENT,
            ..Terms::new(Preset::Tournament, SessionKind::Money)
        };
        let person = Sitter::Person;
        Server::by(
            terms,
            Pair {
                white: person,
                black: person,
            },
        )
    }

    pub fn one() -> Server {
        Server::new(Pair {
            white: Sitter::Person,
            black: Sitter::Computer,
        })
    }

    /// A line that follows.
    pub fn write(&mut self, line: Line) {
        let text = line.text();
        self.log.enter(&text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        self.lines.push(text);
    }

    /// Bytes that were never used before.
    pub fn fresh(&mut self) -> Bytes {
        self.chance += 1;
        Bytes([self.chance; 32])
    }

    pub fn epoch_line(&self, reason: EpochReason) -> Line {
        Line::Epoch {
            epoch: self.log.epoch().map_or(0, |epoch| epoch.number) + 1,
            game: self.log.game(),
            reason,
            seats: self.seats,
        }
    }

    /// A new epoch with the server's anchor.
    pub fn epoch(&mut self, reason: EpochReason) {
        self.write(self.epoch_line(reason));
        self.chains.clear();
        self.anchor(Party::Server);
    }

    /// The anchor of a party that the server plays itself.
    pub fn anchor(&mut self, party: Party) {
        let seed = self.fresh();
        let epoch = self.log.epoch().unwrap();
        let (number, chain) = (epoch.number, Chain::new(epoch.identity, party, seed));
        let anchor = chain.anchor();
        self.chains.insert(party, chain);
        self.write(Line::Anchor {
            epoch: number,
            party,
            anchor,
        });
    }

    /// Everybody's chains.
    pub fn begin(&mut self) {
        self.epoch(EpochReason::Start);
        self.anchor_all();
    }

    pub fn anchor_all(&mut self) {
        for party in self.log.awaited_anchors() {
            self.anchor(party);
        }
    }

    /// Who throws next, for what, and with how many dice.
    pub fn next(&self) -> Open {
        let side = match self.session.game().phase() {
            Phase::Opening { white: None, .. } => Side::White,
            Phase::Opening { .. } => Side::Black,
            phase => phase.turn().unwrap(),
        };
        let opening = matches!(self.session.game().phase(), Phase::Opening { .. });
        Open {
            roll: self.log.rolls() + 1,
            side,
            purpose: if opening {
                RollPurpose::Opening
            } else {
                RollPurpose::Move
            },
            count: self.session.may_throw(side).unwrap(),
        }
    }

    pub fn decided(&self) -> Line {
        let Open {
            roll,
            side,
            purpose,
            count,
        } = self.next();
        Line::Decided {
            roll,
            side,
            purpose,
            count,
        }
    }

    pub fn link_line(&self, party: Party, number: u32) -> Line {
        let roll = self.log.open().map_or(self.log.rolls() + 1, |open| open.roll);
        let link = self.chains[&party].link(number).unwrap();
        Line::Link { roll, party, link }
    }

    /// The right link of a party for the open roll.
    pub fn link(&mut self, party: Party) {
        let number = self.log.epoch().unwrap().thrown + 1;
        self.write(self.link_line(party, number));
    }

    /// The links that the server can give, in their order.
    pub fn links(&mut self) {
        while let Some(party) = self
            .log
            .awaited_links()
            .into_iter()
            .find(|party| self.chains.contains_key(party))
        {
            self.link(party);
        }
    }

    pub fn thrown(&self) -> Line {
        let (roll, dice) = self.log.falling().expect("every link is there");
        Line::Thrown { roll, dice }
    }

    /// The dice fall and are thrown in the game.
    pub fn fall(&mut self) {
        let open = self.log.open().unwrap().clone();
        let (roll, dice) = self.log.falling().expect("every link is there");
        self.write(self.thrown());
        let fallen = Fallen {
            roll,
            side: open.side,
            purpose: open.purpose,
            dice,
        };
        self.act(fallen.action().unwrap());
    }

    pub fn act(&mut self, action: Action) {
        self.session.apply(action.clone()).unwrap();
        self.write(Line::Action {
            action: serde_json::to_value(action).unwrap(),
        });
    }

    /// Everything that is to be played is played, somehow.
    pub fn play(&mut self) {
        while let Phase::ToPlay { side, roll } = *self.session.game().phase() {
            let rules = self.session.terms().rulebook.checker;
            let plays = self.session.game().board().seen_by(side).legal_plays(roll, &rules);
            let steps = plays.first().map(|(play, _)| play.to_vec()).unwrap_or_default();
            self.act(Action::Play { side, steps });
        }
    }

    /// A whole roll, played.
    pub fn roll(&mut self) {
        self.write(self.decided());
        self.links();
        self.fall();
        self.play();
    }

    /// Rolls until so many were made, and the next one is for a move.
    pub fn roll_to(&mut self, rolls: u32) {
        while self.log.rolls() < rolls || self.next().purpose == RollPurpose::Opening {
            self.roll();
        }
    }

    pub fn renew(&mut self, party: Party) {
        let epoch = self.log.epoch().unwrap().number;
        let why = Why::Lost;
        self.write(Line::Renew { epoch, party, why });
    }

    pub fn grant(&self, party: Party) -> Line {
        let epoch = self.log.epoch().unwrap().number;
        Line::Grant { epoch, party }
    }

    /// The record, with lines that the server made up at its end.
    pub fn record(&self, forged: &[String]) -> DiceRecord {
        DiceRecord::Second(Record {
            pasch_dice: 2,
            before: None,
            lines: [self.lines.as_slice(), forged].concat(),
        })
    }
}
