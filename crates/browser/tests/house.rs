//! The house in a world of its own: a store that can fail, and thinkers that answer at once.

use pasch_browser::{Done, House, Lane, Moment, Order, Report, Thinker, Work, Write, WriteFault};
use pasch_protocol::{Answer, FaultKey, Message, VERSION};
use pasch_table::Stored;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What stands around a house.
struct World {
    house: House,
    now: u64,
    chance: u8,
    tables: BTreeMap<String, (Stored, String, Vec<String>)>,
    /// Every answer, in order, with how many entries were stored when it was told.
    told: Vec<(Answer, usize)>,
    full: bool,
    /// The lanes of all thoughts, in order.
    lanes: Vec<Lane>,
    thinker: Thinker,
    id: u32,
}

impl World {
    fn new() -> World {
        World {
            house: House::new(0),
            now: 0,
            chance: 0,
            tables: BTreeMap::new(),
            told: Vec::new(),
            full: false,
            lanes: Vec::new(),
            thinker: Thinker::default(),
            id: 0,
        }
    }

    /// The page comes anew: what is not stored is gone.
    fn reload(&mut self) {
        self.house = House::new(0);
        self.told.clear();
    }

    fn ask(&mut self, mut request: Value) -> Message {
        self.id += 1;
        let id = self.id;
        request["id"] = id.into();
        let orders = self.step(|house, moment| house.hear(&request.to_string(), moment));
        self.obey(orders);
        let answer = self.told.iter().find(|(answer, _)| answer.re == Some(id));
        let answer = answer.unwrap_or_else(|| panic!("no answer to {request}"));
        answer.0.message.clone()
    }

    fn step(&mut self, deed: impl FnOnce(&mut House, &mut Moment) -> Vec<Order>) -> Vec<Order> {
        let counter = &mut self.chance;
        let mut chance = || {
            *counter = counter.wrapping_add(1);
            [*counter; 32]
        };
        let now = self.now;
        deed(
            &mut self.house,
            &mut Moment {
                now,
                chance: &mut chance,
            },
        )
    }

    fn report(&mut self, report: Report) {
        let orders = self.step(|house, moment| house.take(report, moment));
        self.obey(orders);
    }

    fn obey(&mut self, orders: Vec<Order>) {
        let mut wake = None;
        for order in orders {
            match order {
                Order::Tell { answer } => {
                    let stored = self.tables.values().map(|table| table.0.entries.len()).sum();
                    self.told.push((*answer, stored));
                }
                Order::Write { number, write } => {
                    let fault = self.full.then_some(WriteFault::NoRoom);
                    if fault.is_none() {
                        self.write(write);
                    }
                    self.report(Report::Written { number, fault });
                }
                Order::Load { number, table } => {
                    let stored = self.tables.get(&table).map(|table| table.0.clone());
                    self.report(Report::Loaded { number, stored });
                }
                Order::List { number, owner } => {
                    let own = self.tables.values().filter(|table| table.2.contains(&owner));
                    let lines = own.map(|table| (table.1.clone(), 7)).collect();
                    self.report(Report::Listed { number, lines });
                }
                Order::Fetch { number, catalogues } => {
                    let texts = catalogues.iter().map(|_| None).collect();
                    self.report(Report::Fetched { number, texts });
                }
                Order::Think { number, lane, work } => {
                    self.lanes.push(lane);
                    // What is thought about can be sent to another worker, and what comes of it back.
                    let sent = serde_json::to_string(&work).expect("work is written");
                    let work: Work = serde_json::from_str(&sent).expect("and read");
                    let done = serde_json::to_string(&self.thinker.think(work, || 0.0)).expect("thoughts are written");
                    let done: Done = serde_json::from_str(&done).expect("and read");
                    let done = Some(done);
                    self.report(Report::Thought { number, done });
                }
                Order::Wake { at } => wake = Some(at),
            }
        }
        if let Some(at) = wake.filter(|at| *at <= self.now + 1000) {
            self.now = self.now.max(at);
            self.report(Report::Tick);
        }
    }

    fn write(&mut self, write: Write) {
        match write {
            Write::Create {
                table,
                setting,
                summary,
                owners,
            } => {
                let stored = Stored {
                    setting,
                    ..Stored::default()
                };
                assert!(self.tables.insert(table, (stored, summary, owners)).is_none());
            }
            Write::Append {
                table,
                first,
                entries,
                summary,
                owner,
                secret,
                forget_secret,
            } => {
                let row = self.tables.get_mut(&table).expect("the table is there");
                assert_eq!(row.0.entries.len(), first as usize, "no gap, nothing twice");
                row.0.entries.extend(entries);
                row.1 = summary.unwrap_or(std::mem::take(&mut row.1));
                row.2.extend(owner);
                row.0.secret = secret.or(row.0.secret.take()).filter(|_| !forget_secret);
            }
            Write::Forget { owner, table } => {
                let row = self.tables.get_mut(&table).expect("the table is there");
                row.2.retain(|own| *own != owner);
            }
        }
    }

    fn hello(&mut self, owner: Option<&str>) -> String {
        match self.ask(json!({"type": "hello", "protocol": VERSION, "owner": owner})) {
            Message::Welcome(welcome) => welcome.owner,
            other => panic!("{other:?}"),
        }
    }

    /// Sets up a table against the computer, to one point.
    fn create(&mut self) -> (String, Vec<String>) {
        let request = json!({
            "type": "create",
            "terms": {"rulebook": "tournament", "session": {"kind": "match", "points": 1}},
            "white": {"kind": "me"}, "black": {"kind": "computer", "level": "beginner"}, "tutor": true,
        });
        match self.ask(request) {
            Message::Joined { table, tokens } => (table, tokens.white.into_iter().chain(tokens.black).collect()),
            other => panic!("{other:?}"),
        }
    }

    fn view(&self) -> &pasch_protocol::Table {
        let views = self.told.iter().rev().map(|(answer, _)| &answer.message);
        let mut views = views.filter_map(|message| match message {
            Message::Table(view) => Some(view),
            _ => None,
        });
        views.next().expect("a view")
    }
}

#[test]
fn a_page_says_hello_first_and_once() {
    let mut world = World::new();
    assert!(matches!(world.ask(json!({"type": "games"})), Message::Fault(_)));
    world.hello(None);
    let again = world.ask(json!({"type": "hello", "protocol": VERSION}));
    assert!(matches!(again, Message::Fault(_)));
}

#[test]
fn what_is_shown_is_written_and_a_new_page_finds_it() {
    let mut world = World::new();
    let owner = world.hello(None);
    let (table, tokens) = world.create();
    for (answer, stored) in &world.told {
        if let Message::Table(view) = &answer.message {
            assert!(view.version as usize <= *stored, "version {} of {stored}", view.version);
        }
    }
    let version = world.view().version;
    world.reload();
    assert_eq!(world.hello(Some(&owner)), owner);
    match world.ask(json!({"type": "games"})) {
        Message::Games { games } => assert_eq!((games.len(), &games[0].table), (1, &table)),
        other => panic!("{other:?}"),
    }
    let joined = world.ask(json!({"type": "join", "table": table, "tokens": tokens}));
    assert!(matches!(joined, Message::Joined { .. }), "{joined:?}");
    assert_eq!(world.view().version, version);
}

#[test]
fn a_full_store_is_said_and_nothing_is_lost() {
    let mut world = World::new();
    world.hello(None);
    let (table, tokens) = world.create();
    let stored = world.tables[&table].clone();
    let version = world.view().version;
    world.full = true;
    let act = json!({"type": "tutor", "table": table, "on": false});
    match world.ask(act.clone()) {
        Message::Fault(fault) => assert_eq!(fault.key, FaultKey::NoRoom),
        other => panic!("{other:?}"),
    }
    assert!(matches!(
        world.told.last(),
        Some((
            Answer {
                message: Message::Closing,
                ..
            },
            _
        ))
    ));
    assert_eq!(world.tables[&table], stored);
    // There is room again: the table comes back as it was shown.
    world.full = false;
    let joined = world.ask(json!({"type": "join", "table": table, "tokens": tokens}));
    assert!(matches!(joined, Message::Joined { .. }), "{joined:?}");
    assert_eq!(world.view().version, version);
    assert!(matches!(world.ask(act), Message::Done { .. }));
}

#[test]
fn nobody_can_follow_a_link_into_a_page() {
    let mut world = World::new();
    world.hello(None);
    let request = json!({
        "type": "create",
        "terms": {"rulebook": "tournament", "session": {"kind": "match", "points": 1}},
        "white": {"kind": "me"}, "black": {"kind": "link"},
    });
    match world.ask(request) {
        Message::Fault(fault) => assert_eq!(fault.key, FaultKey::NotHere),
        other => panic!("{other:?}"),
    }
    let missing = world.ask(json!({"type": "join", "table": "nowhere"}));
    assert!(
        matches!(missing, Message::Fault(ref fault) if fault.key == FaultKey::NoTable),
        "{missing:?}"
    );
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut world = World::new();
    world.hello(None);
    for text in ["", "{", "[]", "{\"id\": 9}", "{\"id\": 9, \"type\": \"dance\"}"] {
        let orders = world.step(|house, moment| house.hear(text, moment));
        assert!(
            matches!(&orders[..], [Order::Tell { answer }] if matches!(answer.message, Message::Fault(_))),
            "{text}"
        );
    }
}

#[test]
fn turns_at_a_table_wait_behind_no_question() {
    let mut world = World::new();
    world.hello(None);
    world.create();
    world.lanes.clear();
    world.ask(json!({"type": "picture", "position": "4HPwATDgc/ABMA"}));
    assert_eq!(world.lanes, [Lane::Question]);
    world.lanes.clear();
    // A game that goes on where another stopped, with the computer on roll.
    let view = serde_json::to_value(world.view()).expect("a view is written");
    world.ask(json!({
        "type": "create",
        "terms": {
            "rulebook": "tournament", "session": {"kind": "match", "points": 1},
            "start": {
                "start": "middle", "board": view["board"], "on_roll": "black",
                "cube": {"value": 1, "owner": "centred"}, "score": view["score"], "crawford": view["crawford"],
            },
        },
        "white": {"kind": "me"}, "black": {"kind": "computer", "level": "beginner"}, "parent": view["table"],
    }));
    assert_eq!(world.lanes.first(), Some(&Lane::Play));
}
