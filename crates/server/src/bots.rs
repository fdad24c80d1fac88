//! Bots: pages without a person, for load runs and tests. They know the protocol and nothing else.

use futures_util::{SinkExt, StreamExt};
use pasch_dice::{Bytes, Line, Why, Witness, WitnessFault, unhex};
use pasch_protocol::{Answer, Deed, Envelope, Message, Request, Table, VERSION, WishedTerms};
use pasch_rules::{Allowed, Pair, SessionKind, Side, Stake, Step, StepTree};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{Barrier, Semaphore};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Why a bot gave up.
#[derive(Debug, thiserror::Error)]
pub enum BotFault {
    /// The connection is gone.
    #[error("the connection: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server closed it.
    #[error("the server closed the connection")]
    Closed,
    /// What came is no message.
    #[error("what came is no message: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Nothing came.
    #[error("nothing came for {0:?}")]
    Silence(Duration),
    /// The dice are not as they should be.
    #[error("the dice: {0}")]
    Dice(#[from] WitnessFault),
    /// Something came that should not.
    #[error("unexpected: {0}")]
    Unexpected(String),
}

/// How long a bot waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection that speaks the protocol.
#[derive(Debug)]
pub struct Bot {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    requests: u32,
    chance: Chance,
    /// Messages that came while something else was awaited.
    kept: VecDeque<Answer>,
    /// The secret that the server knows this bot by.
    pub owner: String,
    /// What it keeps of each table's dice: like a browser, beyond its connection.
    pub witnesses: BTreeMap<String, Witness>,
    /// Every roll that it was shown, by its number.
    pub rolls: BTreeMap<u32, Vec<u8>>,
    /// The table that it came to last.
    at: Option<String>,
    /// Does it give its part in the dice?
    pub takes_part: bool,
    /// Questions for lines of a log, and from which on.
    lines: BTreeMap<u32, u32>,
    /// What it has sent for the dice: the epoch of an anchor and of a renewal, the roll of a link.
    sent: BTreeMap<String, (u32, u32, u32)>,
    /// The table as last shown.
    pub table: Option<Box<Table>>,
}

/// A small generator, so that bots need no other crate and their games can be repeated.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// With this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

impl Bot {
    /// Connects and says hello.
    pub async fn connect(server: SocketAddr, owner: Option<String>, seed: u64) -> Result<Bot, BotFault> {
        let (socket, _) = tokio_tungstenite::connect_async_with_config(format!("ws://{server}/api/socket"), None, true)
            .await
            .map_err(Box::new)?;
        let mut bot = Bot {
            socket,
            requests: 0,
            chance: Chance::new(seed),
            kept: VecDeque::new(),
            owner: String::new(),
            witnesses: BTreeMap::new(),
            rolls: BTreeMap::new(),
            at: None,
            takes_part: true,
            lines: BTreeMap::new(),
            sent: BTreeMap::new(),
            table: None,
        };
        match bot
            .ask(Request::Hello {
                protocol: VERSION,
                owner,
            })
            .await?
        {
            Message::Welcome(welcome) => bot.owner = welcome.owner,
            other => return Err(unexpected(&other)),
        }
        Ok(bot)
    }

    /// Asks and waits for the answer; what else comes is kept.
    pub async fn ask(&mut self, request: Request) -> Result<Message, BotFault> {
        let id = self.send(request).await?;
        loop {
            let answer = self.receive().await?;
            if answer.re == Some(id) {
                return Ok(answer.message);
            }
            self.kept.push_back(answer);
        }
    }

    /// Sends a request and returns its number.
    pub async fn send(&mut self, request: Request) -> Result<u32, BotFault> {
        self.requests += 1;
        let envelope = Envelope {
            id: self.requests,
            request,
        };
        self.send_raw(Frame::text(serde_json::to_string(&envelope)?)).await?;
        Ok(self.requests)
    }

    /// Sends anything.
    pub async fn send_raw(&mut self, frame: Frame) -> Result<(), BotFault> {
        Ok(self.socket.send(frame).await.map_err(Box::new)?)
    }

    /// The next message, one kept from before first.
    pub async fn next(&mut self) -> Result<Answer, BotFault> {
        match self.kept.pop_front() {
            Some(kept) => Ok(kept),
            None => self.receive().await,
        }
    }

    /// The next message from the server; the bot's part in the dice is given as it is wanted.
    async fn receive(&mut self) -> Result<Answer, BotFault> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let frame = frame
                .map_err(|_| BotFault::Silence(PATIENCE))?
                .ok_or(BotFault::Closed)?
                .map_err(Box::new)?;
            let text = match frame {
                Frame::Text(text) => text,
                Frame::Close(_) => return Err(BotFault::Closed),
                _ => continue,
            };
            let answer = read(&text)?;
            match &answer.message {
                Message::DiceLog {
                    table,
                    first,
                    lines,
                    head,
                } => {
                    let asked = answer.re.and_then(|re| self.lines.remove(&re));
                    self.follow(table, (*first, lines, head), asked).await?;
                }
                Message::Joined { table, .. } => {
                    self.table = self.table.take().filter(|shown| shown.table == *table);
                    self.at = Some(table.clone());
                }
                // What still comes from a table that it has turned away from is not what it looks at.
                Message::Table(table) if self.at.as_ref().is_none_or(|at| *at == table.table) => {
                    self.table = Some(table.clone());
                    self.begin(table).await?;
                }
                _ => {}
            }
            return Ok(answer);
        }
    }

    /// Begins to follow the dice of a table at which it has a seat, or goes on after it was away.
    async fn begin(&mut self, table: &Table) -> Result<(), BotFault> {
        let Some(side) = Side::BOTH.into_iter().find(|&side| table.seats[side].mine) else {
            return Ok(());
        };
        let name = &table.table;
        if self.sent.contains_key(name) {
            return Ok(());
        }
        self.sent.insert(name.clone(), (0, 0, 0));
        let both = table.seats.white.mine && table.seats.black.mine;
        let witness = self
            .witnesses
            .entry(name.clone())
            .or_insert_with(|| Witness::new(side, both));
        let from = witness.log().count();
        self.ask_lines(name, from).await
    }

    async fn ask_lines(&mut self, table: &str, from: u32) -> Result<(), BotFault> {
        let table = table.to_owned();
        let id = self.send(Request::DiceLog { table, from }).await?;
        self.lines.insert(id, from);
        Ok(())
    }

    async fn follow(
        &mut self,
        table: &str,
        (first, lines, head): (u32, &[String], &str),
        asked: Option<u32>,
    ) -> Result<(), BotFault> {
        let Some(witness) = self.witnesses.get_mut(table) else {
            return Ok(());
        };
        let head = Bytes(unhex(head).unwrap_or_default());
        let whole = match asked {
            Some(from) => witness.answered(from, first, lines, &head)?,
            None => witness.hear(first, lines, &head)?,
        };
        let count = witness.log().count();
        for line in lines {
            if let Ok(Line::Thrown { roll, dice }) = Line::read(line) {
                self.rolls.insert(roll, dice);
            }
        }
        if !whole {
            return self.ask_lines(table, count).await;
        }
        self.take_part(table).await
    }

    /// Gives what the dice of a table want of it, each once.
    async fn take_part(&mut self, table: &str) -> Result<(), BotFault> {
        let chance = std::array::from_fn(|_| self.chance.below(256) as u8);
        let (Some(witness), true) = (self.witnesses.get_mut(table), self.takes_part) else {
            return Ok(());
        };
        let (anchored, renewed, linked) = self.sent.entry(table.to_owned()).or_default();
        let name = table.to_owned();
        let part = if let Some(epoch) = witness.estranged().filter(|epoch| epoch != renewed) {
            witness.renew();
            *renewed = epoch;
            let (table, why) = (name, Why::Lost);
            Request::Renew { table, epoch, why }
        } else if witness.log().epoch().is_some_and(|epoch| epoch.number != *anchored)
            && let Some((epoch, anchor)) = witness.anchor(chance)
        {
            // An open roll is made with the new links.
            (*anchored, *linked) = (epoch, 0);
            let (table, anchor) = (name, anchor.to_string());
            Request::Anchor { table, epoch, anchor }
        } else if let Some((roll, link)) = witness.link().filter(|(roll, _)| roll != linked) {
            *linked = roll;
            let (table, link) = (name, link.to_string());
            Request::Link { table, roll, link }
        } else {
            return Ok(());
        };
        self.send(part).await.map(drop)
    }

    /// Joins a table and returns the secrets of the seats it got.
    pub async fn join(&mut self, table: &str, tokens: Vec<String>) -> Result<Pair<Option<String>>, BotFault> {
        let join = Request::Join {
            table: table.to_owned(),
            tokens,
            watch: false,
            name: None,
        };
        match self.ask(join).await? {
            Message::Joined { tokens, .. } => Ok(tokens),
            other => Err(unexpected(&other)),
        }
    }

    /// Sets up a table, and returns its name and the secrets of the seats.
    pub async fn create(&mut self, request: Request) -> Result<(String, Pair<Option<String>>), BotFault> {
        match self.ask(request).await? {
            Message::Joined { table, tokens } => Ok((table, tokens)),
            other => Err(unexpected(&other)),
        }
    }

    /// Does something at the table as last shown; an answer of any kind comes back.
    pub async fn act(&mut self, side: Option<Side>, deed: Deed) -> Result<Message, BotFault> {
        let (table, at) = self
            .table
            .as_ref()
            .map(|table| (table.table.clone(), table.version))
            .unwrap_or_default();
        let rolls = deed == Deed::Roll;
        if let Some(witness) = self.witnesses.get_mut(&table) {
            match deed {
                Deed::Roll => witness.decide(true),
                Deed::TakeBack => witness.take_back(),
                _ => {}
            }
        }
        let answer = self
            .ask(Request::Act {
                table: table.clone(),
                at,
                side,
                deed,
            })
            .await?;
        let refused = rolls && !matches!(answer, Message::Done { .. });
        if let (true, Some(witness)) = (refused, self.witnesses.get_mut(&table)) {
            witness.decide(false);
        }
        Ok(answer)
    }

    /// What it would do now, if anything.
    pub fn wish(&mut self) -> Option<(Side, Deed)> {
        let table = self.table.take()?;
        let wish = wish(&table, &mut self.chance);
        self.table = Some(table);
        wish
    }

    /// Plays until the session is over or `until` says enough. Each action that the server confirmed is reported with
    /// the time it took.
    pub async fn play(
        &mut self,
        think: Duration,
        mut done: impl FnMut(Duration),
        mut until: impl FnMut(&Table) -> bool,
    ) -> Result<(), BotFault> {
        loop {
            if self
                .table
                .as_ref()
                .is_some_and(|table| table.over.is_some() || until(table))
            {
                return Ok(());
            }
            if self.wish().is_none() {
                // Nothing to do until something changes.
                self.next().await?;
                continue;
            }
            self.pause(think).await?;
            // The table may have changed meanwhile.
            let Some((side, deed)) = self.wish() else { continue };
            let started = Instant::now();
            match self.act(Some(side), deed).await? {
                Message::Done { .. } => done(started.elapsed()),
                // The other was faster; the table as it is now comes with the next message.
                Message::Fault(fault) if fault.key == pasch_protocol::FaultKey::Stale => {
                    self.settle().await?;
                }
                other => return Err(unexpected(&other)),
            }
        }
    }

    /// Lets time pass while reading what comes.
    async fn pause(&mut self, think: Duration) -> Result<(), BotFault> {
        if think.is_zero() {
            return Ok(());
        }
        let factor = 50 + self.chance.below(101) as u32;
        let until = tokio::time::Instant::now() + think * factor / 100;
        loop {
            tokio::select! {
                answer = self.receive() => drop(answer?),
                () = tokio::time::sleep_until(until) => return Ok(()),
            }
        }
    }

    /// Waits a moment for the table to be shown again.
    async fn settle(&mut self) -> Result<(), BotFault> {
        let until = tokio::time::Instant::now() + Duration::from_millis(20);
        tokio::select! {
            answer = self.receive() => answer.map(drop),
            () = tokio::time::sleep_until(until) => Ok(()),
        }
    }
}

/// Reads a message. Tables are most of what comes, and are read without looking at them twice.
fn read(text: &str) -> Result<Answer, serde_json::Error> {
    if text.starts_with("{\"type\":\"table\",") {
        let table = serde_json::from_str(text)?;
        return Ok(Answer {
            re: None,
            message: Message::Table(table),
        });
    }
    serde_json::from_str(text)
}

fn unexpected(message: &Message) -> BotFault {
    BotFault::Unexpected(serde_json::to_string(message).unwrap_or_default())
}

/// Something that may be done, by chance: mostly play on, now and then a double.
pub fn wish(table: &Table, chance: &mut Chance) -> Option<(Side, Deed)> {
    let sides = [(Side::White, &table.allowed.white), (Side::Black, &table.allowed.black)];
    sides.into_iter().find_map(|(side, allowed)| {
        let deed = wish_of(side, &allowed.as_ref()?.session, table.tree.as_ref(), chance)?;
        Some((side, deed))
    })
}

fn wish_of(side: Side, allowed: &Allowed, tree: Option<&StepTree>, chance: &mut Chance) -> Option<Deed> {
    if allowed.play {
        return Some(Deed::Play {
            steps: walk(tree?, chance),
        });
    }
    if allowed.take {
        return Some(if allowed.drop && chance.below(4) == 0 {
            Deed::Drop
        } else {
            Deed::Take
        });
    }
    if allowed.drop {
        return Some(Deed::Drop);
    }
    if allowed.accept {
        return Some(if chance.below(2) == 0 {
            Deed::Accept
        } else {
            Deed::Decline
        });
    }
    if allowed.double && chance.below(12) == 0 {
        return Some(Deed::Double);
    }
    if allowed.dice() > 0 && allowed.resign.contains(&Stake::Single) && chance.below(400) == 0 {
        return Some(Deed::Resign { stake: Stake::Single });
    }
    if allowed.dice() > 0 {
        return Some(Deed::Roll);
    }
    // Between games one of the two is enough.
    (allowed.next_game && side == Side::White).then_some(Deed::NextGame)
}

/// A way through the tree.
fn walk(tree: &StepTree, chance: &mut Chance) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut node = 0;
    while let Some(branches) = tree.nodes.get(node).filter(|branches| !branches.is_empty()) {
        let Some(branch) = branches.get(chance.below(branches.len())) else {
            break;
        };
        steps.push(Step {
            from: branch.step.from,
            to: branch.step.to,
            hit: branch.step.hit,
        });
        node = branch.next;
    }
    steps
}

/// Ordinary terms for a table of two bots.
pub fn terms(rulebook: &str, session: SessionKind) -> WishedTerms {
    WishedTerms {
        rulebook: rulebook.to_owned(),
        answers: None,
        session,
        start: Default::default(),
        agreement: Default::default(),
        real_board: false,
    }
}

/// A load run.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// How many tables of two bots.
    pub tables: usize,
    /// How long each bot thinks on average before it acts.
    pub think: Duration,
    /// How long they play.
    pub time: Duration,
}

/// What a load run showed.
#[derive(Clone, Debug)]
pub struct LoadReport {
    /// Tables that played.
    pub tables: usize,
    /// Actions confirmed.
    pub actions: usize,
    /// Sessions played to their end.
    pub sessions: usize,
    /// How long it took.
    pub time: Duration,
    /// Everything that went wrong.
    pub errors: Vec<String>,
    /// The times from sending an action to its confirmation, sorted.
    pub times: Vec<Duration>,
}

impl LoadReport {
    /// The time that this share of the actions did not exceed.
    pub fn percentile(&self, share: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times
            .get((last as f64 * share).round() as usize)
            .copied()
            .unwrap_or_default()
    }
}

/// How many tables sit down at a time.
const ARRIVING: usize = 16;

/// Lets bots play at a server: all of them sit down first, then they play for the time given, and that is measured.
pub async fn load(server: SocketAddr, load: Load) -> LoadReport {
    let doors = Arc::new(Semaphore::new(ARRIVING));
    let seated = Arc::new(Barrier::new(load.tables));
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..load.tables as u64 {
        let (doors, seated) = (Arc::clone(&doors), Arc::clone(&seated));
        playing.spawn(async move {
            let place = doors.acquire().await;
            let couple = sit_down(server, number).await;
            drop(place);
            seated.wait().await;
            let started = Instant::now();
            match couple {
                Ok(couple) => play_on(server, couple, load, started + load.time, number).await,
                Err(fault) => (Vec::new(), 0, Some(fault.to_string())),
            }
        });
    }
    let mut report = LoadReport {
        tables: load.tables,
        actions: 0,
        sessions: 0,
        time: load.time,
        errors: Vec::new(),
        times: Vec::new(),
    };
    while let Some(played) = playing.join_next().await {
        match played {
            Ok((times, sessions, error)) => {
                report.times.extend(times);
                report.sessions += sessions;
                report.errors.extend(error);
            }
            Err(fault) => report.errors.push(fault.to_string()),
        }
    }
    report.actions = report.times.len();
    report.times.sort_unstable();
    report
}

/// Two bots at a table of their own.
async fn sit_down(server: SocketAddr, seed: u64) -> Result<(Bot, Bot), BotFault> {
    let mut white = Bot::connect(server, None, 2 * seed + 1).await?;
    let mut black = Bot::connect(server, None, 2 * seed + 2).await?;
    let create = Request::Create {
        terms: terms("tournament", SessionKind::Match { points: 3 }),
        white: pasch_protocol::Seat::Me { name: None },
        black: pasch_protocol::Seat::Link,
        tutor: false,
    };
    let (table, _) = white.create(create).await?;
    black.join(&table, Vec::new()).await?;
    Ok((white, black))
}

/// They play match after match until their time is up.
async fn play_on(
    server: SocketAddr,
    couple: (Bot, Bot),
    load: Load,
    until: Instant,
    number: u64,
) -> (Vec<Duration>, usize, Option<String>) {
    let (mut white, mut black) = couple;
    let (mut slow, mut fast) = (Vec::new(), Vec::new());
    let mut sessions = 0;
    let playing = async {
        for round in 1.. {
            tokio::try_join!(
                white.play(load.think, |time| slow.push(time), |_| false),
                black.play(load.think, |time| fast.push(time), |_| false),
            )?;
            sessions += 1;
            (white, black) = sit_down(server, number + 100_000 * round).await?;
        }
        Ok::<(), BotFault>(())
    };
    // When time is up they get up, whatever they are at.
    let error = match tokio::time::timeout_at(until.into(), playing).await {
        Ok(Err(fault)) => Some(fault.to_string()),
        _ => None,
    };
    slow.extend(fast);
    (slow, sessions, error)
}
