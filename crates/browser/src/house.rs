//! The house: everything that a server does for one browser, as a state machine. A page's message or a report goes in,
//! orders come out.
//!
//! It decides nothing that a table does not decide. What it must get right is the order: what a table wants done after a
//! write waits until the write is reported, and so does whatever comes for that table in the meantime. If a write
//! fails, the table ends, and the next to ask for it gets it as it is stored.

use crate::order::{Done, Order, Report, Work, Write, WriteFault};
use crate::reader::Reader;
use pasch_protocol::{Answer, Envelope, Fault, FaultKey, Message};
use pasch_rules::Side;
use pasch_table::{
    Ask, Chair, Effect, Errand, GuestId, Input, Joining, Ledger, Limits, Look, Millis, Question, Secret, Secrets, Seen,
    Setting, Table, Thought, Welcoming, games, greet, listed, misgreeted, restore,
};
use pasch_words::Language;
use std::collections::{HashMap, VecDeque};

/// The one page of this house.
const PAGE: GuestId = 1;

/// Everything that a server does for one browser.
#[derive(Debug)]
pub struct House {
    limits: Limits,
    /// The fingerprint of the browser's secret, once the page has said hello.
    owner: Option<String>,
    tables: HashMap<String, Set>,
    /// What waits for a table that is being fetched.
    fetching: HashMap<String, Vec<Want>>,
    waiting: HashMap<u32, Waiting>,
    last: u32,
    reader: Reader,
    orders: Vec<Order>,
}

/// A table that is set up.
#[derive(Debug)]
struct Set {
    table: Table,
    /// Is a write under way? Then everything else waits.
    writing: bool,
    /// What is still to be obeyed.
    effects: VecDeque<Effect>,
    /// What has come meanwhile.
    inputs: VecDeque<Input>,
    /// The page's request that is being answered, to be told if it comes to nothing.
    asked: Option<u32>,
    wake: Option<Millis>,
}

/// What is wanted of a table once it is there.
#[derive(Debug)]
enum Want {
    Input(Input),
    Look { re: u32, look: Look },
    Rules { re: u32, language: Language },
}

/// What an order was given for.
#[derive(Debug)]
enum Waiting {
    /// A table's own write.
    Table(String),
    /// A new table for the page.
    Create {
        re: u32,
        ledger: Box<Ledger>,
        joining: Joining,
    },
    /// A new table for the rematch.
    Found {
        parent: String,
        ledger: Box<Ledger>,
    },
    Forget {
        re: u32,
    },
    Load(String),
    Games {
        re: u32,
    },
    Read {
        re: u32,
        language: Language,
        page: String,
    },
    Rules {
        re: u32,
        language: Language,
        table: String,
    },
    Thought {
        table: String,
        lost: Thought,
    },
    Question {
        re: u32,
    },
}

/// Time and chance, handed in with everything that happens.
pub struct Moment<'a> {
    /// Now, in milliseconds.
    pub now: Millis,
    /// 32 bytes that nobody could foresee, as often as they are wanted.
    pub chance: &'a mut dyn FnMut() -> [u8; 32],
}

impl House {
    /// A house without tables, in which the computer takes its time.
    pub fn new(pace: Millis) -> House {
        House {
            limits: Limits { guests: 1, pace },
            owner: None,
            tables: HashMap::new(),
            fetching: HashMap::new(),
            waiting: HashMap::new(),
            last: 0,
            reader: Reader::default(),
            orders: Vec::new(),
        }
    }

    /// Hears a message of the page.
    pub fn hear(&mut self, text: &str, moment: &mut Moment) -> Vec<Order> {
        match serde_json::from_str::<Envelope>(text) {
            Ok(Envelope { id, request }) => self.errand(id, Errand::from(request), moment),
            Err(fault) => self.fault(pasch_table::number_of(text), Fault::unreadable(fault)),
        }
        self.given()
    }

    /// Takes a report.
    pub fn take(&mut self, report: Report, moment: &mut Moment) -> Vec<Order> {
        match report {
            Report::Written { number, fault } => self.written(number, fault, moment),
            Report::Loaded { number, stored } => {
                if let Some(Waiting::Load(table)) = self.waiting.remove(&number) {
                    self.loaded(table, stored.as_ref(), moment);
                }
            }
            Report::Listed { number, lines } => {
                if let Some(Waiting::Games { re }) = self.waiting.remove(&number)
                    && let Some(owner) = &self.owner
                {
                    let games = games(lines, owner);
                    self.answer(re, games);
                }
            }
            Report::Fetched { number, texts } => self.fetched(number, texts, moment),
            Report::Thought { number, done } => match (self.waiting.remove(&number), done) {
                (Some(Waiting::Thought { table, .. }), Some(Done::Table(thought))) => {
                    self.thought(&table, thought, moment);
                }
                (Some(Waiting::Thought { table, lost }), _) => self.thought(&table, lost, moment),
                (Some(Waiting::Question { re }), Some(Done::Question(message))) => self.answer(re, *message),
                (Some(Waiting::Question { re }), _) => self.fault(re, FaultKey::Trouble),
                _ => {}
            },
            Report::Tick => {
                let due = |set: &Set| set.wake.is_some_and(|at| at <= moment.now);
                let awake = self.tables.iter().filter(|(_, set)| due(set));
                let names: Vec<String> = awake.map(|(name, _)| name.clone()).collect();
                for name in names {
                    self.input(&name, Input::Tick, moment);
                }
            }
        }
        self.given()
    }

    fn errand(&mut self, re: u32, errand: Errand, moment: &mut Moment) {
        let Some(owner) = self.owner.clone() else {
            return self.hello(re, errand, moment);
        };
        match errand {
            Errand::Hello { .. } => self.fault(re, misgreeted(true)),
            Errand::Create {
                terms,
                seats,
                tutor,
                parent,
            } => {
                let mut secrets = Secrets::new((moment.chance)());
                match Setting::wished(terms, &seats, tutor, &owner, &[], &mut secrets) {
                    // Nobody can follow a link into this house.
                    Ok(wished) if Side::BOTH.iter().any(|&side| wished.setting.seats[side] == Chair::Open) => {
                        self.fault(re, FaultKey::NotHere);
                    }
                    Ok(wished) => {
                        let setting = Setting {
                            parent,
                            ..wished.setting
                        };
                        self.create(re, owner, setting, wished.tokens, &mut secrets);
                    }
                    Err(fault) => self.fault(re, fault),
                }
            }
            Errand::Join {
                table,
                tokens,
                watch,
                name,
            } => {
                let joining = Joining {
                    guest: PAGE,
                    re,
                    tokens,
                    owner,
                    watch,
                    name,
                };
                self.at(table, Want::Input(Input::Join(joining)), moment);
            }
            Errand::Leave { table } => match self.tables.contains_key(&table) {
                true => {
                    self.input(&table, Input::Leave(PAGE), moment);
                    self.answer(re, Message::Noted);
                }
                false => self.fault(re, FaultKey::NotAtTable),
            },
            Errand::Ask { table, ask } => self.ask(re, &table, ask, moment),
            Errand::Games => {
                let number = self.order(Waiting::Games { re });
                self.orders.push(Order::List { number, owner });
            }
            Errand::Forget { table } => {
                let write = Write::Forget { owner, table };
                let number = self.order(Waiting::Forget { re });
                self.orders.push(Order::Write { number, write });
            }
            Errand::Look { table, look } => self.at(table, Want::Look { re, look }, moment),
            Errand::Read { language, page } => match (language.parse(), page.strip_prefix("table/")) {
                (Ok(language), Some(table)) => self.at(table.to_owned(), Want::Rules { re, language }, moment),
                (Ok(language), None) => {
                    let catalogues = Reader::catalogues(language, page == "glossary");
                    let number = self.order(Waiting::Read { re, language, page });
                    self.orders.push(Order::Fetch { number, catalogues });
                }
                (Err(_), _) => self.answer(re, Message::Page { page: None }),
            },
            Errand::Think(question) => self.question(re, question),
            Errand::Known(message) => self.answer(re, *message),
        }
    }

    fn hello(&mut self, re: u32, errand: Errand, moment: &mut Moment) {
        let Errand::Hello { protocol, owner } = errand else {
            return self.fault(re, misgreeted(false));
        };
        let fresh = || Some(Secrets::new((moment.chance)()).secret());
        match greet(protocol, owner, fresh, &Welcoming::default()) {
            Ok((owner, welcome)) => {
                self.owner = Some(owner);
                self.answer(re, welcome);
            }
            Err(fault) => self.fault(re, fault),
        }
    }

    fn create(&mut self, re: u32, owner: String, setting: Setting, tokens: Vec<String>, secrets: &mut Secrets) {
        let joining = Joining {
            guest: PAGE,
            re,
            tokens,
            owner: owner.clone(),
            watch: true,
            name: None,
        };
        let found = |ledger| Waiting::Create { re, ledger, joining };
        if let Err(fault) = self.found(setting, vec![owner], secrets, found) {
            self.fault(re, fault);
        }
    }

    /// Orders a new table to be written.
    fn found(
        &mut self,
        setting: Setting,
        owners: Vec<String>,
        secrets: &mut Secrets,
        waiting: impl FnOnce(Box<Ledger>) -> Waiting,
    ) -> Result<(), Fault> {
        let table = secrets.table_name();
        let text = serde_json::to_string(&setting).map_err(|_| FaultKey::Trouble)?;
        let ledger = Ledger::new(&table, setting).map_err(|_| FaultKey::BadTerms)?;
        let write = Write::Create {
            table,
            setting: text,
            summary: listed(&ledger),
            owners,
        };
        let number = self.order(waiting(Box::new(ledger)));
        self.orders.push(Order::Write { number, write });
        Ok(())
    }

    fn ask(&mut self, re: u32, table: &str, ask: Ask, moment: &mut Moment) {
        match self.tables.contains_key(table) {
            true => {
                let guest = PAGE;
                self.input(table, Input::Ask { guest, re, ask }, moment);
            }
            false => self.fault(re, FaultKey::NotAtTable),
        }
    }

    fn question(&mut self, re: u32, question: Question) {
        let number = self.order(Waiting::Question { re });
        self.think(number, Work::Question(question));
    }

    /// Does something at a table, which is fetched if it is not set up.
    fn at(&mut self, table: String, errand: Want, moment: &mut Moment) {
        if self.tables.contains_key(&table) {
            return self.do_at(&table, errand, moment);
        }
        let fetching = self.fetching.contains_key(&table);
        self.fetching.entry(table.clone()).or_default().push(errand);
        if !fetching {
            let number = self.order(Waiting::Load(table.clone()));
            self.orders.push(Order::Load { number, table });
        }
    }

    fn do_at(&mut self, table: &str, errand: Want, moment: &mut Moment) {
        let Some(set) = self.tables.get(table) else { return };
        match errand {
            Want::Input(input) => self.input(table, input, moment),
            Want::Look { re, look } => match look.at(set.table.ledger()) {
                Seen::Known(message) => self.answer(re, *message),
                Seen::Think(question) => self.question(re, question),
            },
            Want::Rules { re, language } => {
                let table = table.to_owned();
                let number = self.order(Waiting::Rules { re, language, table });
                let catalogues = Reader::catalogues(language, false);
                self.orders.push(Order::Fetch { number, catalogues });
            }
        }
    }

    fn loaded(&mut self, table: String, stored: Option<&pasch_table::Stored>, moment: &mut Moment) {
        let errands = self.fetching.remove(&table).unwrap_or_default();
        let ledger = stored
            .ok_or(FaultKey::NoTable)
            .and_then(|stored| restore(&table, stored).map_err(|_| FaultKey::Trouble));
        match ledger {
            Ok(ledger) => {
                self.set_up(ledger, moment);
                for errand in errands {
                    self.do_at(&table, errand, moment);
                }
            }
            Err(key) => {
                for errand in errands {
                    match errand {
                        Want::Input(Input::Join(Joining { re, .. })) | Want::Look { re, .. } => {
                            self.fault(re, key);
                        }
                        Want::Rules { re, .. } => self.answer(re, Message::Page { page: None }),
                        Want::Input(_) => {}
                    }
                }
            }
        }
    }

    fn set_up(&mut self, ledger: Ledger, moment: &mut Moment) {
        let name = ledger.table().to_owned();
        let set = Set {
            table: Table::new(ledger, self.limits),
            writing: false,
            effects: VecDeque::new(),
            inputs: VecDeque::new(),
            asked: None,
            wake: None,
        };
        self.tables.insert(name.clone(), set);
        self.input(&name, Input::Opened, moment);
    }

    /// Hands a table something, at once or when its write is done.
    fn input(&mut self, name: &str, input: Input, moment: &mut Moment) {
        if let Some(set) = self.tables.get_mut(name) {
            set.inputs.push_back(input);
            self.go_on(name, moment);
        }
    }

    /// Lets a table go on until it has nothing to do or waits for a write.
    fn go_on(&mut self, name: &str, moment: &mut Moment) {
        loop {
            let Some(set) = self.tables.get_mut(name).filter(|set| !set.writing) else {
                return;
            };
            if let Some(effect) = set.effects.pop_front() {
                self.obey(name, effect, moment);
            } else if let Some(input) = set.inputs.pop_front() {
                set.asked = input.asked().map(|(_, re)| re);
                set.wake = None;
                set.effects = set.table.step(moment.now, (moment.chance)(), input).into();
            } else {
                return;
            }
        }
    }

    fn obey(&mut self, name: &str, effect: Effect, moment: &mut Moment) {
        match effect {
            Effect::Write(write) => match append(name, write) {
                Some(write) => {
                    let number = self.order(Waiting::Table(name.to_owned()));
                    if let Some(set) = self.tables.get_mut(name) {
                        set.writing = true;
                    }
                    self.orders.push(Order::Write { number, write });
                }
                None => self.end(name, FaultKey::Trouble),
            },
            Effect::Tell { answer, .. } => self.orders.push(Order::Tell { answer }),
            Effect::Think(about) => {
                let (table, lost) = (name.to_owned(), about.lost());
                let number = self.order(Waiting::Thought { table, lost });
                self.think(number, Work::Table(about));
            }
            Effect::Found(setting) => {
                let owners = setting.owners();
                let mut secrets = Secrets::new((moment.chance)());
                let parent = name.to_owned();
                let founded = |ledger| Waiting::Found { parent, ledger };
                if let Err(fault) = self.found(*setting, owners, &mut secrets, founded) {
                    self.input(name, Input::Founded(Err(fault)), moment);
                }
            }
            Effect::Wake(at) => {
                if let Some(set) = self.tables.get_mut(name) {
                    set.wake = Some(at);
                }
            }
            Effect::PutAway => {
                if self.tables.get(name).is_some_and(|set| set.inputs.is_empty()) {
                    self.tables.remove(name);
                }
            }
            Effect::Broken(_) => self.end(name, FaultKey::Trouble),
        }
    }

    fn written(&mut self, number: u32, fault: Option<WriteFault>, moment: &mut Moment) {
        let fault = fault.map(|fault| match fault {
            WriteFault::NoRoom => FaultKey::NoRoom,
            WriteFault::Refused => FaultKey::Trouble,
        });
        match (self.waiting.remove(&number), fault) {
            (Some(Waiting::Table(name)), None) => {
                if let Some(set) = self.tables.get_mut(&name) {
                    set.writing = false;
                }
                self.go_on(&name, moment);
            }
            (Some(Waiting::Table(name)), Some(key)) => self.end(&name, key),
            (Some(Waiting::Create { ledger, joining, .. }), None) => {
                let name = ledger.table().to_owned();
                self.set_up(*ledger, moment);
                self.input(&name, Input::Join(joining), moment);
            }
            (Some(Waiting::Found { parent, ledger }), None) => {
                let name = ledger.table().to_owned();
                self.set_up(*ledger, moment);
                self.input(&parent, Input::Founded(Ok(name)), moment);
            }
            (Some(Waiting::Found { parent, .. }), Some(key)) => {
                self.input(&parent, Input::Founded(Err(key.into())), moment);
            }
            (Some(Waiting::Forget { re }), None) => self.answer(re, Message::Noted),
            (Some(Waiting::Create { re, .. } | Waiting::Forget { re }), Some(key)) => self.fault(re, key),
            _ => {}
        }
    }

    /// Ends a table whose write failed: whoever asked is told, and everyone comes back to what is stored.
    fn end(&mut self, name: &str, key: FaultKey) {
        let Some(set) = self.tables.remove(name) else { return };
        let late = set.inputs.iter().filter_map(Input::asked).map(|(_, re)| re);
        let mut asked: Vec<u32> = set.asked.into_iter().chain(late).collect();
        asked.dedup();
        for re in asked {
            self.fault(re, key);
        }
        let fault = Message::Fault(key.into());
        for message in [fault, Message::Closing] {
            let answer = Box::new(Answer { re: None, message });
            self.orders.push(Order::Tell { answer });
        }
    }

    /// A thought comes back; a table that was put away meanwhile does not wait for it.
    fn thought(&mut self, table: &str, thought: Thought, moment: &mut Moment) {
        self.input(table, Input::Thought(thought), moment);
    }

    fn fetched(&mut self, number: u32, texts: Vec<Option<String>>, moment: &mut Moment) {
        let (re, page) = match self.waiting.remove(&number) {
            Some(Waiting::Read { re, language, page }) => (re, self.reader.page(&page, language, &texts)),
            Some(Waiting::Rules { re, language, table }) => match self.tables.get(&table) {
                Some(set) => {
                    let rulebook = &set.table.ledger().session().terms().rulebook;
                    (re, self.reader.rules(rulebook, language, &texts))
                }
                // It was put away while the words came: once more.
                None => return self.at(table, Want::Rules { re, language }, moment),
            },
            _ => return,
        };
        match page {
            Ok(page) => self.answer(re, Message::Page { page }),
            Err(fault) => self.fault(re, fault),
        }
    }

    fn think(&mut self, number: u32, work: Work) {
        let lane = work.lane();
        let work = Box::new(work);
        self.orders.push(Order::Think { number, lane, work });
    }

    fn order(&mut self, waiting: Waiting) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.waiting.insert(self.last, waiting);
        self.last
    }

    fn answer(&mut self, re: u32, message: Message) {
        let answer = Box::new(Answer { re: Some(re), message });
        self.orders.push(Order::Tell { answer });
    }

    fn fault(&mut self, re: u32, fault: impl Into<Fault>) {
        self.answer(re, Message::Fault(fault.into()));
    }

    /// The orders of this step, and when to come back.
    fn given(&mut self) -> Vec<Order> {
        let wakes = self.tables.values().filter(|set| !set.writing);
        if let Some(at) = wakes.filter_map(|set| set.wake).min() {
            self.orders.push(Order::Wake { at });
        }
        std::mem::take(&mut self.orders)
    }
}

/// A table's write as the store takes it.
fn append(table: &str, write: pasch_table::Write) -> Option<Write> {
    let entries = write.entries.iter().map(serde_json::to_string);
    Some(Write::Append {
        table: table.to_owned(),
        first: write.first,
        entries: entries.collect::<Result<_, _>>().ok()?,
        summary: write.listed,
        owner: write.owner,
        forget_secret: write.secret == Some(Secret::Gone),
        secret: match write.secret {
            Some(Secret::Kept { epoch, seed }) => Some((epoch, seed)),
            Some(Secret::Gone) | None => None,
        },
    })
}
