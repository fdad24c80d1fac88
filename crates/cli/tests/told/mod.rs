//! What pages of a table were told, and whether it is still so: for tests that kill what serves them.
#![allow(dead_code, missing_docs)]

use pasch_dice::{DiceRecord, Line, Witness, verify};
use pasch_protocol::{Message, Request, Seat, Table};
use pasch_rules::{Pair, SessionKind};
use pasch_server::bots::{Bot, BotFault, terms};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the pages of one table were told.
#[derive(Default)]
pub struct Told {
    pub table: String,
    pub tokens: Pair<Option<String>>,
    pub last: Option<Box<Table>>,
    pub done: u32,
    pub rolls: BTreeMap<u32, Vec<u8>>,
    /// What each side's browser keeps of the dice.
    witnesses: Pair<BTreeMap<String, Witness>>,
    /// The versions that actions brought, as they were confirmed: each by one action, whoever confirmed it.
    confirmed: BTreeSet<u32>,
    /// Is the match over?
    over: bool,
    /// How it last ended that they played.
    pub ended: String,
    /// What a browser no longer believed.
    fault: Option<String>,
}

/// Two bots at a table, which they set up or come back to, until they are told to stop; everything that they are told is kept.
pub async fn play(
    at: [SocketAddr; 2],
    told: Arc<Mutex<Told>>,
    seed: u64,
    stop: impl Future<Output = ()>,
) -> Result<(), BotFault> {
    let (known, tokens, over) = {
        let told = told.lock().unwrap();
        (told.table.clone(), told.tokens.clone(), told.over)
    };
    let mut white = Bot::connect(at[0], None, seed * 2 + 1).await?;
    let mut black = Bot::connect(at[1], None, seed * 2 + 2).await?;
    if known.is_empty() || over {
        let create = Request::Create {
            terms: terms("tournament", SessionKind::Match { points: 9 }),
            white: Seat::Me { name: None },
            black: Seat::Link,
            tutor: false,
            parent: None,
        };
        let (table, mut tokens) = white.create(create).await?;
        tokens.black = black.join(&table, Vec::new()).await?.black;
        let done = told.lock().unwrap().done;
        *told.lock().unwrap() = Told {
            table,
            tokens,
            done,
            ..Told::default()
        };
    } else {
        white.join(&known, tokens.white.into_iter().collect()).await?;
        black.join(&known, tokens.black.into_iter().collect()).await?;
    }
    let kept = told.lock().unwrap().witnesses.clone();
    (white.witnesses, black.witnesses) = (kept.white, kept.black);
    let think = Duration::from_millis(4);
    let count = || told.lock().unwrap().done += 1;
    // Where one is sent away, the other would wait for it in vain.
    let playing = async {
        tokio::try_join!(
            white.play(think, |_| count(), |table| note(&told, table)),
            black.play(think, |_| count(), |table| note(&told, table)),
        )
    };
    let played = tokio::select! {
        played = playing => played.map(drop),
        () = stop => Ok(()),
    };
    let mut told = told.lock().unwrap();
    told.over = [&white, &black]
        .iter()
        .any(|bot| bot.table.as_ref().is_some_and(|table| table.over.is_some()));
    told.rolls.extend(white.rolls.clone());
    told.rolls.extend(black.rolls.clone());
    told.witnesses = Pair {
        white: white.witnesses,
        black: black.witnesses,
    };
    for version in white.confirmed.iter().chain(&black.confirmed) {
        if !told.confirmed.insert(*version) {
            told.fault = Some(format!("two actions were told that they brought version {version}"));
        }
    }
    if let Err(BotFault::Dice(fault)) = &played {
        told.fault = Some(fault.to_string());
    }
    played
}

/// Keeps the latest table that anyone was shown. Of one game, whatever anyone is shown begins as what others were shown before.
fn note(told: &Mutex<Told>, table: &Table) -> bool {
    let mut told = told.lock().unwrap();
    if let Some(last) = told.last.as_ref().filter(|last| last.game == table.game) {
        let (early, late) = match last.version <= table.version {
            true => (&last.log, &table.log),
            false => (&table.log, &last.log),
        };
        if !late.starts_with(early) {
            told.fault = Some(format!("version {} does not go with {}", table.version, last.version));
        }
    }
    if told.last.as_ref().is_none_or(|last| last.version < table.version) {
        told.last = Some(Box::new(table.clone()));
    }
    false
}

/// What was told is still so.
pub async fn check(address: SocketAddr, told: &Mutex<Told>) {
    let (table, tokens, last, rolls) = {
        let told = told.lock().unwrap();
        assert_eq!(told.fault, None);
        (
            told.table.clone(),
            told.tokens.clone(),
            told.last.clone(),
            told.rolls.clone(),
        )
    };
    let Some(last) = last else { return };
    let mut bot = Bot::connect(address, None, 1).await.unwrap();
    bot.takes_part = false;
    bot.join(&table, tokens.white.into_iter().collect()).await.unwrap();
    while bot.table.is_none() {
        bot.next().await.unwrap();
    }
    let now = bot.table.clone().unwrap();
    assert!(now.seats.white.mine, "the seat's secret still opens the seat");
    assert!(
        now.version >= last.version,
        "version {} came back as {}",
        last.version,
        now.version
    );
    let Message::Dice { record } = bot.ask(Request::Dice { table: table.clone() }).await.unwrap() else {
        panic!()
    };
    verify(&record).unwrap();
    let DiceRecord::Second(record) = record else { panic!() };
    let kept: BTreeMap<u32, Vec<u8>> = record
        .lines
        .iter()
        .filter_map(|line| match Line::read(line) {
            Ok(Line::Thrown { roll, dice }) => Some((roll, dice)),
            _ => None,
        })
        .collect();
    for (number, roll) in &rolls {
        assert_eq!(
            kept.get(number),
            Some(roll),
            "roll {number} was shown, and must stay as it was"
        );
    }
    let Message::Replay { replay } = bot.ask(Request::Replay { table }).await.unwrap() else {
        panic!()
    };
    let game = replay.games.iter().find(|game| game.number == last.game).unwrap();
    let lines: Vec<_> = game.frames.iter().filter_map(|frame| frame.entry.clone()).collect();
    assert!(
        lines.starts_with(&last.log),
        "the log that was shown is the beginning of the log that came back"
    );
}

/// Waits until a server is there.
pub async fn up(address: SocketAddr) {
    for _ in 0..400 {
        if Bot::connect(address, None, 1).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the server does not come up");
}
