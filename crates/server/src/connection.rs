//! One page: reads its messages, turns each into a command or an answer, and sends what comes back.
//!
//! A page that sends what is no message is told so; one that sends too much is disconnected. Nobody else notices.

use crate::actor::Command;
use crate::hall::{Hall, HallFault};
use crate::http::App;
use crate::names;
use crate::outbox::Outbox;
use crate::thinkers::Until;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use pasch_analysis::{Judge, Level};
use pasch_protocol::{Envelope, Fault, FaultKey, Message, Request, Seat, SolitaireAsk, VERSION, Welcome, WishedTerms};
use pasch_rules::Pair;
use pasch_table::{Ask, Chair, GuestId, Input, Joining, Secrets, Setting, answer_alone, answer_solitaire, fingerprint};
use pasch_table::{ask, listed_for, of_session};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, mpsc};

/// Codes of the WebSocket protocol: why a connection is closed.
const POLICY: u16 = 1008;
const GOING_AWAY: u16 = 1001;
/// How many games a list holds.
const LISTED: u32 = 200;
/// What a question about solitaire may cost.
const SOLITAIRE: Duration = Duration::from_secs(25);

/// Serves a page until it goes.
pub async fn serve(socket: WebSocket, app: App, id: GuestId) {
    let (outbox, outgoing, overflow) = Outbox::new();
    let (sink, mut stream) = socket.split();
    let silence = app.hall.limits().silence;
    let mut page = Page {
        hall: app.hall.clone(),
        id,
        outbox: outbox.clone(),
        owner: None,
        tables: HashMap::new(),
        bucket: Bucket::new(app.hall.limits().rate, app.hall.limits().burst),
        questions: Arc::new(Semaphore::new(2)),
        addresses: app.addresses.clone(),
        port: app.port,
    };
    let (close, closed) = mpsc::channel::<CloseFrame>(1);
    let mut writer = tokio::spawn(write(sink, outgoing, closed, overflow, app.closing.clone(), silence));
    // A page that answers no ping for two turns of silence is gone.
    let mut gone = false;
    while !gone {
        let frame = tokio::select! {
            biased;
            // Nobody is there to read an answer any more: the server goes down, or the page was too slow.
            _ = &mut writer => { gone = true; continue }
            frame = tokio::time::timeout(silence * 3, stream.next()) => frame,
        };
        let Ok(Some(Ok(frame))) = frame else { break };
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => Utf8Bytes::from_static(""),
            Frame::Close(_) => break,
            Frame::Ping(_) | Frame::Pong(_) => continue,
        };
        if !page.bucket.take() {
            outbox.fault(0, FaultKey::TooMany);
            let reason = Utf8Bytes::from_static("too many messages");
            drop(close.try_send(CloseFrame { code: POLICY, reason }));
            break;
        }
        match serde_json::from_str::<Envelope>(&text) {
            Ok(Envelope { id, request }) => page.request(id, request).await,
            Err(fault) => outbox.fault(re_of(&text), Fault::unreadable(fault)),
        }
    }
    page.leave_all().await;
    drop((page, outbox, close));
    // What waits is still sent, but nobody is waited for who does not read.
    if !gone {
        drop(tokio::time::timeout(Duration::from_secs(2), writer).await);
    }
}

/// Sends what comes, asks now and then whether the page is still there, and says goodbye.
async fn write(
    mut sink: SplitSink<WebSocket, Frame>,
    mut outgoing: mpsc::Receiver<Utf8Bytes>,
    mut closed: mpsc::Receiver<CloseFrame>,
    overflow: Arc<Notify>,
    mut closing: tokio::sync::watch::Receiver<bool>,
    silence: Duration,
) {
    let mut asked = tokio::time::interval(silence);
    asked.tick().await;
    let goodbye = loop {
        let sent = tokio::select! {
            biased;
            () = overflow.notified() => break Some(CloseFrame { code: POLICY, reason: "too slow".into() }),
            frame = closed.recv() => break frame,
            text = outgoing.recv() => match text {
                Some(text) => sink.send(Frame::Text(text)).await.is_ok(),
                None => break None,
            },
            _ = asked.tick() => sink.send(Frame::Ping(Default::default())).await.is_ok(),
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                drop(sink.send(Frame::Text(Utf8Bytes::from_static("{\"type\":\"closing\"}"))).await);
                break Some(CloseFrame { code: GOING_AWAY, reason: "the server goes down".into() });
            }
        };
        if !sent {
            return;
        }
    };
    while let Ok(text) = outgoing.try_recv() {
        if sink.send(Frame::Text(text)).await.is_err() {
            return;
        }
    }
    drop(sink.send(Frame::Close(goodbye)).await);
}

/// The number of a request that cannot be read otherwise, so that the page knows which it was.
fn re_of(text: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Number {
        id: u32,
    }
    serde_json::from_str::<Number>(text).map_or(0, |number| number.id)
}

/// How many messages a page may still send.
struct Bucket {
    rate: f64,
    burst: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    fn new(rate: f64, burst: f64) -> Bucket {
        Bucket {
            rate,
            burst,
            left: burst,
            at: Instant::now(),
        }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.burst);
        self.at = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

struct Page {
    hall: Hall,
    id: GuestId,
    outbox: Outbox,
    /// The fingerprint of the browser's secret, once it has said hello.
    owner: Option<String>,
    tables: HashMap<String, mpsc::Sender<Command>>,
    bucket: Bucket,
    /// Questions that take thought, at a time.
    questions: Arc<Semaphore>,
    addresses: Arc<[String]>,
    port: u16,
}

impl Page {
    async fn request(&mut self, re: u32, request: Request) {
        let Some(owner) = self.owner.clone() else {
            return self.hello(re, request);
        };
        match request {
            Request::Hello { .. } => self.hello(re, request),
            Request::Create {
                terms,
                white,
                black,
                tutor,
            } => {
                self.create(re, owner, terms, Pair { white, black }, tutor).await;
            }
            Request::Join {
                table,
                tokens,
                watch,
                name,
            } => {
                self.join(re, owner, table, tokens.into_iter().take(4).collect(), watch, name)
                    .await;
            }
            Request::Leave { table } => match self.tables.remove(&table) {
                Some(door) => {
                    drop(door.send(Command::Input(Input::Leave(self.id))).await);
                    self.outbox.answer(re, Message::Done { table, version: 0 });
                }
                None => self.outbox.fault(re, FaultKey::NotAtTable),
            },
            Request::Act { table, at, side, deed } => {
                self.ask(re, table, Ask::Act { at, side, deed }).await;
            }
            Request::Explain { table, steps, from, to } => {
                let steps = steps.into_iter().take(4).collect();
                self.ask(re, table, Ask::Explain { steps, from, to }).await;
            }
            Request::DiceLog { table, from } => self.ask(re, table, Ask::DiceLog { from }).await,
            Request::Anchor { table, epoch, anchor } => self.ask(re, table, Ask::Anchor { epoch, anchor }).await,
            Request::Link { table, roll, link } => self.ask(re, table, Ask::Link { roll, link }).await,
            Request::Renew { table, epoch, why } => self.ask(re, table, Ask::Renew { epoch, why }).await,
            Request::Grant { table, epoch } => self.ask(re, table, Ask::Grant { epoch }).await,
            Request::Hint { table } => self.ask(re, table, Ask::Hint).await,
            Request::Tutor { table, on } => self.ask(re, table, Ask::Tutor(on)).await,
            Request::Summary { table } => self.ask(re, table, Ask::Summary).await,
            Request::Games => self.games(re, &owner).await,
            Request::Forget { table } => {
                let write = crate::store::Write::Forget {
                    owner,
                    table: table.clone(),
                };
                match self.hall.store().write(write).await {
                    Ok(()) => self.outbox.answer(re, Message::Done { table, version: 0 }),
                    Err(fault) => self.trouble(re, &HallFault::Store(fault)),
                }
            }
            Request::Replay { table } => match self.hall.look(&table).await {
                Ok(ledger) => {
                    let name = |side| match &ledger.seats()[side] {
                        Chair::Person { name, .. } => name.clone(),
                        _ => None,
                    };
                    let replay = of_session(ledger.session(), Pair::of(name));
                    self.outbox.answer(re, Message::Replay { replay });
                }
                Err(fault) => self.trouble(re, &fault),
            },
            Request::Dice { table } => match self.hall.look(&table).await {
                Ok(ledger) => self.outbox.answer(
                    re,
                    Message::Dice {
                        record: ledger.dice_record(),
                    },
                ),
                Err(fault) => self.trouble(re, &fault),
            },
            Request::ReadFile { .. } => self.think(re, move |_, _| {
                answer_alone(&request).ok_or_else(|| FaultKey::BadFile.into())
            }),
            Request::Ask {
                situation,
                ask: asked,
                level,
            } => {
                self.think(re, move |judge, until| {
                    ask(judge, &situation, asked, level.plies(), until)
                });
            }
            Request::Solitaire { pegs, goal, ask } if ask != SolitaireAsk::Jumps => {
                self.think(re, move |_, _| {
                    answer_solitaire(&pegs, &goal, ask, &Until::after(SOLITAIRE))
                });
            }
            Request::Rulebooks
            | Request::ReadPosition { .. }
            | Request::CheckPosition { .. }
            | Request::Solitaire { .. } => {
                if let Some(message) = answer_alone(&request) {
                    self.outbox.answer(re, message);
                }
            }
        }
    }

    fn hello(&mut self, re: u32, request: Request) {
        let Request::Hello { protocol, owner } = request else {
            return self
                .outbox
                .fault(re, Fault::unreadable("the first message of a page is hello"));
        };
        if protocol != VERSION {
            return self.outbox.fault(re, FaultKey::OtherVersion);
        }
        if self.owner.is_some() {
            return self
                .outbox
                .fault(re, Fault::unreadable("this page has said hello already"));
        }
        // A secret that is too short to be one of ours is not taken.
        let known = owner.filter(|owner| (16..=128).contains(&owner.len()));
        let Some(owner) = known.or_else(|| names::secret().ok()) else {
            return self.outbox.fault(re, FaultKey::Trouble);
        };
        self.owner = Some(fingerprint(&owner));
        self.outbox.answer(
            re,
            Message::Welcome(Welcome {
                protocol: VERSION,
                version: env!("CARGO_PKG_VERSION").to_owned(),
                owner,
                levels: Level::ALL.to_vec(),
                addresses: self.addresses.to_vec(),
                port: self.port,
            }),
        );
    }

    async fn create(&mut self, re: u32, owner: String, terms: WishedTerms, seats: Pair<Seat>, tutor: bool) {
        let Ok(chance) = names::seed() else {
            return self.outbox.fault(re, FaultKey::Trouble);
        };
        let wished = match Setting::wished(terms, &seats, tutor, &owner, &mut Secrets::new(chance)) {
            Ok(wished) => wished,
            Err(fault) => return self.outbox.fault(re, fault),
        };
        match self.hall.create(wished.setting, Some(owner.clone())).await {
            Ok(table) => self.join(re, owner, table, wished.tokens, true, None).await,
            Err(fault) => self.trouble(re, &fault),
        }
    }

    async fn join(
        &mut self,
        re: u32,
        owner: String,
        table: String,
        tokens: Vec<String>,
        watch: bool,
        name: Option<String>,
    ) {
        if self.tables.len() >= self.hall.limits().tables_each && !self.tables.contains_key(&table) {
            return self.outbox.fault(re, FaultKey::TooMany);
        }
        let joining = Joining {
            guest: self.id,
            re,
            tokens,
            owner,
            watch,
            name,
        };
        let mut command = Command::Join(joining, self.outbox.clone());
        // A table may be put away between asking for its door and going through it.
        for _ in 0..3 {
            let door = match self.hall.open(&table).await {
                Ok(door) => door,
                Err(fault) => return self.trouble(re, &fault),
            };
            match door.send(command).await {
                Ok(()) => {
                    self.tables.insert(table, door);
                    return;
                }
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        self.outbox.fault(re, FaultKey::Trouble);
    }

    async fn ask(&mut self, re: u32, table: String, ask: Ask) {
        let Some(door) = self.tables.get(&table) else {
            return self.outbox.fault(re, FaultKey::NotAtTable);
        };
        if door
            .send(Command::Input(Input::Ask {
                guest: self.id,
                re,
                ask,
            }))
            .await
            .is_err()
        {
            self.tables.remove(&table);
            self.outbox.fault(re, FaultKey::NotAtTable);
        }
    }

    async fn games(&self, re: u32, owner: &str) {
        match self.hall.store().list(owner, LISTED).await {
            Ok(listed) => {
                let games = listed.into_iter().filter_map(|line| {
                    let mut game = listed_for(&line.summary, owner)?;
                    game.updated = line.updated;
                    Some(game)
                });
                self.outbox.answer(re, Message::Games { games: games.collect() });
            }
            Err(fault) => self.trouble(re, &HallFault::Store(fault)),
        }
    }

    /// Answers a question that takes thought, off the async threads.
    fn think(&self, re: u32, thought: impl FnOnce(&mut Judge, &Until) -> Result<Message, Fault> + Send + 'static) {
        let Ok(place) = Arc::clone(&self.questions).try_acquire_owned() else {
            return self.outbox.fault(re, FaultKey::TooMany);
        };
        let (outbox, thinkers) = (self.outbox.clone(), self.hall.thinkers().clone());
        tokio::spawn(async move {
            let _place = place;
            match thinkers.think(thought).await {
                Some(Ok(message)) => outbox.answer(re, message),
                Some(Err(fault)) => outbox.fault(re, fault),
                None => outbox.fault(re, FaultKey::Trouble),
            }
        });
    }

    /// Says what is wrong, without what only the log should know.
    fn trouble(&self, re: u32, fault: &HallFault) {
        if let HallFault::Store(inner) = fault {
            tracing::error!(fault = %inner, "the store");
        }
        self.outbox.fault(re, fault.key());
    }

    async fn leave_all(&mut self) {
        for (_, door) in self.tables.drain() {
            drop(door.send(Command::Input(Input::Leave(self.id))).await);
        }
    }
}
