//! Bots: pages without a person, for load runs and tests. They know the protocol and nothing else.

mod load;
mod part;
mod wish;

pub use load::{Load, LoadReport, load};
pub use wish::{Chance, wish};

use futures_util::{SinkExt, StreamExt};
use pasch_dice::{Witness, WitnessFault};
use pasch_protocol::{Answer, Deed, Envelope, Message, Request, Table, VERSION, WishedTerms};
use pasch_rules::{Pair, SessionKind, Side, Timing};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Why a bot gave up.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
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

/// What comes out of a socket.
type Heard = Result<Frame, tokio_tungstenite::tungstenite::Error>;

/// How long a bot waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

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
    /// The versions that its own actions brought, as they were confirmed.
    pub confirmed: Vec<u32>,
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
            confirmed: Vec::new(),
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
            let frame = frame.map_err(|_| BotFault::Silence(PATIENCE))?;
            if let Some(answer) = self.hear(frame).await? {
                return Ok(answer);
            }
        }
    }

    /// Reads what comes until something else happens. A page that does not would be taken for gone. What has come is heard to
    /// its end.
    pub async fn listen(&mut self, until: impl Future<Output = ()>) -> Result<(), BotFault> {
        let mut until = pin!(until);
        loop {
            let frame = tokio::select! {
                frame = self.socket.next() => frame,
                () = &mut until => return Ok(()),
            };
            self.hear(frame).await?;
        }
    }

    async fn hear(&mut self, frame: Option<Heard>) -> Result<Option<Answer>, BotFault> {
        let text = match frame.ok_or(BotFault::Closed)?.map_err(Box::new)? {
            Frame::Text(text) => text,
            Frame::Close(_) => return Err(BotFault::Closed),
            _ => return Ok(None),
        };
        let answer = read(&text)?;
        match &answer.message {
            // Whoever goes on has to come again, as a page does.
            Message::Closing => return Err(BotFault::Closed),
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
                // A link may have waited for what the table shows.
                self.take_part(&table.table).await?;
            }
            _ => {}
        }
        Ok(Some(answer))
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
        if let Message::Done { version, .. } = &answer {
            self.confirmed.push(*version);
        }
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
        self.listen(tokio::time::sleep(think * factor / 100)).await
    }

    /// Waits a moment for the table to be shown again. Nothing that comes meanwhile is left half heard.
    async fn settle(&mut self) -> Result<(), BotFault> {
        self.listen(tokio::time::sleep(Duration::from_millis(20))).await
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

/// Ordinary terms for a table of two bots.
pub fn terms(rulebook: &str, session: SessionKind) -> WishedTerms {
    WishedTerms {
        rulebook: rulebook.to_owned(),
        answers: None,
        session,
        start: Default::default(),
        agreement: Default::default(),
        real_board: false,
        timing: Timing::None,
    }
}
