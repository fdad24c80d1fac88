//! One page: reads its messages, turns each into a command or an answer, and sends what comes back.
//!
//! A page that sends what is no message is told so; one that sends too much is disconnected. Nobody else notices.

use crate::actor::{Command, Door};
use crate::bucket::Bucket;
use crate::hall::{Hall, HallFault};
use crate::http::App;
use crate::names;
use crate::outbox::Outbox;
use crate::pages;
use crate::store::Health;
use crate::thinkers::{NoThought, Until};
use crate::visitor::Visitor;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use pasch_analysis::Judge;
use pasch_protocol::{Envelope, Fault, FaultKey, Message, Request, Seat, WishedTerms};
use pasch_rules::Pair;
use pasch_table::{Ask, Errand, GuestId, Input, Joining, Question, Secrets, Seen, Setting, Welcoming};
use pasch_table::{games, greet, misgreeted, number_of};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, watch};

/// Codes of the WebSocket protocol: why a connection is closed.
const POLICY: u16 = 1008;
const GOING_AWAY: u16 = 1001;
/// How many games a list holds.
const LISTED: u32 = 200;

/// Serves a page until it goes.
pub async fn serve(socket: WebSocket, app: App, id: GuestId, visitor: Visitor) {
    let (outbox, outgoing, overflow) = Outbox::new(visitor);
    let (sink, mut stream) = socket.split();
    let silence = app.hall.limits().silence;
    let mut page = Page {
        hall: app.hall.clone(),
        id,
        outbox: outbox.clone(),
        owner: None,
        tables: HashMap::new(),
        bucket: Bucket::new(app.hall.limits().rate, app.hall.limits().burst),
        addresses: app.addresses.clone(),
        port: app.port,
    };
    let (close, closed) = mpsc::channel::<CloseFrame>(1);
    let sending = Sending {
        sink,
        overflow,
        patience: silence,
    };
    let health = app.hall.store().health();
    let ends = (app.closing.clone(), app.fit.clone());
    let mut writer = tokio::spawn(write(sending, outgoing, closed, health, ends));
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
            Err(fault) => outbox.fault(number_of(&text), Fault::unreadable(fault)),
        }
    }
    page.leave_all().await;
    drop((page, outbox, close));
    // What waits is still sent, but nobody is waited for who does not read.
    if !gone {
        drop(tokio::time::timeout(Duration::from_secs(2), writer).await);
    }
}

/// The half of the socket that sends.
struct Sending {
    sink: SplitSink<WebSocket, Frame>,
    /// Notified when more waits for the page than may.
    overflow: Arc<Notify>,
    /// How often the page is asked whether it is still there; a message may take as long as its answers may.
    patience: Duration,
}

impl Sending {
    /// Sends; false if the page is gone, or does not read.
    async fn send(&mut self, frame: Frame) -> bool {
        tokio::select! {
            sent = self.sink.send(frame) => sent.is_ok(),
            () = self.overflow.notified() => false,
            () = tokio::time::sleep(self.patience * 3) => false,
        }
    }
}

/// Sends what comes, asks now and then whether the page is still there, tells when the tables wait for the store, and says
/// goodbye. A page that does not read is cut off: nothing can be said to it.
async fn write(
    mut sending: Sending,
    mut outgoing: mpsc::Receiver<Utf8Bytes>,
    mut closed: mpsc::Receiver<CloseFrame>,
    mut health: watch::Receiver<Health>,
    (mut closing, mut fit): (watch::Receiver<bool>, watch::Receiver<bool>),
) {
    let overflow = Arc::clone(&sending.overflow);
    let mut asked = tokio::time::interval(sending.patience);
    asked.tick().await;
    // The pages are told once that the tables wait, and once that they go on.
    let mut waits = false;
    let goodbye = loop {
        let sent = tokio::select! {
            biased;
            () = overflow.notified() => break Some(CloseFrame { code: POLICY, reason: "too slow".into() }),
            frame = closed.recv() => break frame,
            text = outgoing.recv() => match text {
                Some(text) => sending.send(Frame::Text(text)).await,
                None => break None,
            },
            _ = asked.tick() => sending.send(Frame::Ping(Default::default())).await,
            Some(now) = turned(&mut health, waits) => {
                waits = now;
                sending.send(Frame::Text(text(&Message::Waiting { on: waits }))).await
            }
            () = until_the_end(&mut closing, &mut fit) => {
                sending.send(Frame::Text(text(&Message::Closing))).await;
                break Some(CloseFrame { code: GOING_AWAY, reason: "the server goes down".into() });
            }
        };
        if !sent {
            return;
        }
    };
    while let Ok(text) = outgoing.try_recv() {
        if !sending.send(Frame::Text(text)).await {
            return;
        }
    }
    sending.send(Frame::Close(goodbye)).await;
}

/// Waits until the tables wait for the store or no longer do; whether they wait now.
async fn turned(health: &mut watch::Receiver<Health>, waits: bool) -> Option<bool> {
    let turned = health.wait_for(|health| (*health != Health::Well) != waits).await;
    turned.ok().map(|now| *now != Health::Well)
}

/// Waits until the server goes down, or is cut off from what it stands on.
async fn until_the_end(closing: &mut watch::Receiver<bool>, fit: &mut watch::Receiver<bool>) {
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        Ok(_) = fit.wait_for(|fit| !*fit) => {}
    }
}

/// Something told unasked, as text.
fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

struct Page {
    hall: Hall,
    id: GuestId,
    outbox: Outbox,
    /// The fingerprint of the browser's secret, once it has said hello.
    owner: Option<String>,
    tables: HashMap<String, Door>,
    bucket: Bucket,
    addresses: Arc<[String]>,
    port: u16,
}

impl Page {
    async fn request(&mut self, re: u32, request: Request) {
        let errand = Errand::from(request);
        let Some(owner) = self.owner.clone() else {
            return self.hello(re, errand);
        };
        match errand {
            Errand::Hello { .. } => self.outbox.fault(re, misgreeted(true)),
            // A game on a server has no parent: only what a page goes on with by itself has one.
            Errand::Create {
                terms, seats, tutor, ..
            } => self.create(re, owner, terms, seats, tutor).await,
            Errand::Join {
                table,
                tokens,
                watch,
                name,
            } => self.join(re, owner, table, tokens, watch, name).await,
            Errand::Leave { table } => match self.tables.remove(&table) {
                Some(door) => {
                    drop(door.send(Box::new(Command::Input(Input::Leave(self.id)))).await);
                    self.outbox.answer(re, Message::Noted);
                }
                None => self.outbox.fault(re, FaultKey::NotAtTable),
            },
            Errand::Ask { table, ask } => self.ask(re, table, ask).await,
            Errand::Games => match self.hall.store().list(&owner, LISTED).await {
                Ok(listed) => {
                    let lines = listed.into_iter().map(|line| (line.summary, line.updated));
                    self.outbox.answer(re, games(lines, &owner));
                }
                Err(fault) => self.trouble(re, &HallFault::Store(fault)),
            },
            Errand::Forget { table } => {
                let forgotten = self.hall.store().forget(&owner, &table).await;
                match forgotten {
                    Ok(()) => self.outbox.answer(re, Message::Noted),
                    Err(fault) => self.trouble(re, &HallFault::Store(fault)),
                }
            }
            Errand::Look { table, look } => match self.hall.look(&table).await {
                Ok(ledger) => match look.at(&ledger) {
                    Seen::Known(message) => self.outbox.answer(re, *message),
                    Seen::Think(question) => self.think(re, question),
                },
                Err(fault) => self.trouble(re, &fault),
            },
            Errand::Read { language, page } => match pages::read(&self.hall, &language, &page).await {
                Ok(page) => self.outbox.answer(re, Message::Page { page }),
                Err(fault) => self.trouble(re, &fault),
            },
            Errand::Think(question) => self.think(re, question),
            Errand::Known(message) => self.outbox.answer(re, *message),
        }
    }

    fn hello(&mut self, re: u32, errand: Errand) {
        let Errand::Hello { protocol, owner } = errand else {
            return self.outbox.fault(re, misgreeted(false));
        };
        let house = Welcoming {
            addresses: &self.addresses,
            port: self.port,
            engines: self.hall.thinkers().engines().names(),
        };
        match greet(protocol, owner, || names::secret().ok(), &house) {
            Ok((owner, welcome)) => {
                self.owner = Some(owner);
                self.outbox.answer(re, welcome);
            }
            Err(fault) => self.outbox.fault(re, fault),
        }
    }

    async fn create(&mut self, re: u32, owner: String, terms: WishedTerms, seats: Pair<Seat>, tutor: bool) {
        let Ok(chance) = names::seed() else {
            return self.outbox.fault(re, FaultKey::Trouble);
        };
        let engines = self.hall.thinkers().engines().names();
        let wished = match Setting::wished(terms, &seats, tutor, &owner, engines, &mut Secrets::new(chance)) {
            Ok(wished) => wished,
            Err(fault) => return self.outbox.fault(re, fault),
        };
        match self
            .hall
            .create(wished.setting, vec![owner.clone()], Some(self.outbox.visitor))
            .await
        {
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
        let mut command = Box::new(Command::Join(joining, self.outbox.clone()));
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
        let guest = self.id;
        let command = Command::Input(Input::Ask { guest, re, ask });
        if door.send(Box::new(command)).await.is_err() {
            self.tables.remove(&table);
            self.outbox.fault(re, FaultKey::NotAtTable);
        }
    }

    /// Answers a question that takes thought, off the async threads. If the page goes, so does the question.
    fn think(&self, re: u32, question: Question) {
        let patience = question.patience();
        let thought = move |judge: &mut Judge, until: &Until| question.answer(judge, until);
        let (outbox, thinkers) = (self.outbox.clone(), self.hall.thinkers().clone());
        tokio::spawn(async move {
            let thought = tokio::select! {
                thought = thinkers.question(outbox.visitor, patience, thought) => thought,
                () = outbox.closed() => return,
            };
            match thought {
                Ok(Ok(message)) => outbox.answer(re, message),
                Ok(Err(fault)) => outbox.fault(re, fault),
                Err(NoThought::OverBudget(_)) => outbox.fault(re, FaultKey::TooMany),
                Err(NoThought::Wrong) => outbox.fault(re, FaultKey::Trouble),
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
            drop(door.send(Box::new(Command::Input(Input::Leave(self.id)))).await);
        }
    }
}
