//! Tables over real sockets: whole games, coming back, and everything that a bad page can try.

mod support;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use pasch_analysis::Level;
use pasch_dice::{DiceRecord, Epoch, Log, Party, Why, Witness, verify};
use pasch_protocol::{Deed, FaultKey, LogKind, Message, Occurrence, Request, Seat, Table};
use pasch_rules::{
    Board, Cube, CubeOwner, Ending, Event, Pair, Phase, Roll, SessionKind, Side, Stake, Standing, Start, Step,
};
use pasch_server::bots::Bot;
use std::time::Duration;
use support::{Running, computer, create, fetch, me, raw, record, shown, two};
use tokio_tungstenite::tungstenite::Message as Frame;

async fn play_out(white: &mut Bot, black: &mut Bot) {
    let (first, second) = tokio::join!(
        white.play(Duration::ZERO, |_| {}, |_| false),
        black.play(Duration::ZERO, |_| {}, |_| false),
    );
    first.unwrap();
    second.unwrap();
}

/// Is what a bot has followed the beginning of this record?
fn follows(bot: &Bot, record: &DiceRecord) -> bool {
    let DiceRecord::Second(record) = record else {
        return false;
    };
    let Some(followed) = bot.witnesses.values().next().map(Witness::log) else {
        return false;
    };
    let mut log = Log::default();
    for line in record.lines.iter().take(followed.count() as usize) {
        log.enter(line).unwrap();
    }
    log.head() == followed.head()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_play_a_match_by_link_and_both_see_the_same() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 3 }, 1).await;
    play_out(&mut white, &mut black).await;
    let (one, two) = (white.table.clone().unwrap(), black.table.clone().unwrap());
    assert_eq!((one.over, &one.results, one.score), (two.over, &two.results, two.score));
    assert!(one.score.white.max(one.score.black) >= 3);
    assert_eq!((one.view, two.view), (Side::White, Side::Black));
    // What each page followed of the dice is what stands in the record.
    let record = record(&mut white, &table).await;
    let seen = verify(&record).unwrap();
    assert!(seen.renewed.is_empty() && seen.foreseen.is_empty(), "{seen:?}");
    assert!(seen.rolls > 10 && white.rolls.len() as u32 == seen.rolls, "{seen:?}");
    assert_eq!(white.rolls, black.rolls);
    assert!(follows(&white, &record) && follows(&black, &record));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_rulebook_is_played_against_the_computer_to_the_end() {
    let server = Running::start().await;
    for (seed, rulebook) in (10..).zip(["buffalo", "german", "danish", "jumbo", "ten-language", "tournament"]) {
        let mut bot = server.bot(seed).await;
        let session = pasch_rules::Terms::from(rulebook.parse::<pasch_rules::Preset>().unwrap()).session;
        let session = match session {
            SessionKind::Match { .. } => SessionKind::Match { points: 1 },
            other => other,
        };
        let level = Level::ALL[seed as usize % 5];
        bot.create(create(rulebook, session, me(), computer(level)))
            .await
            .unwrap();
        shown(&mut bot).await;
        bot.play(Duration::ZERO, |_| {}, |_| false).await.unwrap();
        let table = bot.table.take().unwrap();
        assert!(table.over.is_some(), "{rulebook}");
        assert_eq!(table.terms.rulebook, rulebook);
    }
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_comes_back_to_the_exact_state_even_after_a_restart() {
    let server = Running::start().await;
    let (mut white, mut black, table, tokens) = two(&server, SessionKind::Match { points: 5 }, 20).await;
    let enough =
        |table: &pasch_protocol::Table| table.log.len() > 7 && matches!(table.phase.game(), Some(Phase::ToPlay { .. }));
    let (a, b) = tokio::join!(
        white.play(Duration::ZERO, |_| {}, enough),
        black.play(Duration::ZERO, |_| {}, enough),
    );
    a.unwrap();
    b.unwrap();
    let before = white.table.clone().unwrap();
    let token = tokens.white.clone().unwrap();
    drop((white, black));
    let data = server.stop().await;

    let server = Running::with(data, |_| {}).await;
    // With the seat's token, from a browser that the server does not know.
    let mut back = server.bot(99).await;
    let given = back.join(&table, vec![token.clone()]).await.unwrap();
    assert_eq!((given.white, given.black), (Some(token), None));
    shown(&mut back).await;
    let after = back.table.clone().unwrap();
    assert_eq!(after.version, before.version);
    assert_eq!(
        (after.board, &after.phase, &after.log, after.cube),
        (before.board, &before.phase, &before.log, before.cube)
    );
    assert_eq!(
        (&after.tree, &after.last_play, after.score),
        (&before.tree, &before.last_play, before.score)
    );
    assert!(after.seats.white.mine && !after.seats.black.mine && !after.seats.black.present);
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_by_link_sits_down_and_the_others_watch() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 1 }, 30).await;
    let mut third = server.bot(32).await;
    let given = third.join(&table, Vec::new()).await.unwrap();
    assert!(given.white.is_none() && given.black.is_none());
    shown(&mut third).await;
    let watched = third.table.clone().unwrap();
    assert!(watched.allowed.white.is_none() && watched.allowed.black.is_none() && watched.tree.is_none());
    assert_eq!(watched.watchers, 1);
    // Those who watch have no seat to act from, whatever side they name.
    for side in [None, Some(Side::White), Some(Side::Black)] {
        let answer = third.act(side, Deed::Roll).await.unwrap();
        assert!(
            matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::NotYourSeat),
            "{answer:?}"
        );
    }
    // A wrong token is no token.
    let mut liar = server.bot(33).await;
    let given = liar.join(&table, vec!["a".repeat(32), String::new()]).await.unwrap();
    assert!(given.white.is_none() && given.black.is_none());
    // A player who goes is seen to be gone.
    drop(black.table.take());
    drop(black);
    while white.table.as_ref().unwrap().seats.black.present {
        white.next().await.unwrap();
    }
    server.finish().await;
}

/// Everything a bad page may try changes nothing, and the others play on.
#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_change_nothing() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 1 }, 40).await;
    // Black plays for as long as it takes until white has a throw to play.
    let has_a_throw = |table: &Table| table.allowed.white.as_ref().is_some_and(|may| may.session.play);
    tokio::select! {
        played = white.play(Duration::ZERO, |_| {}, has_a_throw) => played.unwrap(),
        played = black.play(Duration::ZERO, |_| {}, |_| false) => panic!("black stopped: {played:?}"),
    };
    let before = white.table.clone().unwrap();
    assert!(
        matches!(before.phase.game(), Some(Phase::ToPlay { side: Side::White, .. })),
        "{:?}",
        before.phase
    );

    // Black has seen as much as white.
    while black.table.as_ref().is_none_or(|seen| seen.version < before.version) {
        black.next().await.unwrap();
    }
    // Out of turn.
    let answer = black.act(None, Deed::Roll).await.unwrap();
    assert!(
        matches!(&answer, Message::Refused { refusal, .. } if refusal.sentence.key == "refusal-not-now-play"),
        "{answer:?}"
    );
    // For the other's seat.
    let answer = black
        .act(Some(Side::White), Deed::Play { steps: Vec::new() })
        .await
        .unwrap();
    assert!(
        matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::NotYourSeat),
        "{answer:?}"
    );
    // Against the rules: explained by the rule.
    for steps in [
        vec![],
        vec![Step {
            from: 1,
            to: 24,
            hit: false,
        }],
        vec![
            Step {
                from: 200,
                to: 77,
                hit: true
            };
            5
        ],
    ] {
        let answer = white.act(None, Deed::Play { steps }).await.unwrap();
        assert!(
            matches!(&answer, Message::Refused { refusal, .. } if refusal.sentence.key.starts_with("refusal-")),
            "{answer:?}"
        );
    }
    // Too many steps, dice of one's own, and deeds of a real board.
    for deed in [
        Deed::Play {
            steps: vec![
                Step {
                    from: 24,
                    to: 23,
                    hit: false
                };
                1_000
            ],
        },
        Deed::Throw { dice: vec![6, 6] },
        Deed::TakeBack,
        Deed::Rematch,
        Deed::LiftDice,
        Deed::NextGame,
        Deed::Accept,
    ] {
        let answer = white.act(None, deed).await.unwrap();
        assert!(
            matches!(answer, Message::Fault(_) | Message::Refused { .. }),
            "{answer:?}"
        );
    }
    // Parts in the dice that nobody asked for.
    let (roll, epoch, link, why) = (1, 7, "0".repeat(64), Why::Lost);
    let name = || table.clone();
    let (table_link, anchor) = (link.clone(), link.clone());
    for part in [
        Request::Link {
            table: name(),
            roll,
            link: table_link,
        },
        Request::Anchor {
            table: name(),
            epoch,
            anchor,
        },
        Request::Renew {
            table: name(),
            epoch,
            why,
        },
        Request::Grant { table: name(), epoch },
    ] {
        assert!(matches!(white.ask(part).await.unwrap(), Message::Fault(_)));
    }
    // A table that is none, and one that this page has not joined.
    let mut stranger = server.bot(50).await;
    for (name, key) in [
        ("nowhere", FaultKey::NotAtTable),
        (table.as_str(), FaultKey::NotAtTable),
    ] {
        let act = Request::Act {
            table: name.to_owned(),
            at: before.version,
            side: None,
            deed: Deed::Roll,
        };
        let answer = stranger.ask(act).await.unwrap();
        assert!(
            matches!(&answer, Message::Fault(fault) if fault.key == key),
            "{answer:?}"
        );
    }
    let join = Request::Join {
        table: "nowhere".into(),
        tokens: vec![],
        watch: false,
        name: None,
    };
    assert!(matches!(stranger.ask(join).await.unwrap(), Message::Fault(fault) if fault.key == FaultKey::NoTable));
    // Bytes that are no messages: the sender is told so and may go on.
    let mut chance = pasch_server::bots::Chance::new(5);
    for length in [0, 1, 7, 300, 5000] {
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        stranger.send_raw(Frame::binary(bytes.clone())).await.unwrap();
        let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        stranger.send_raw(Frame::text(text)).await.unwrap();
    }
    for text in [
        "null",
        "[]",
        "{\"id\":1}",
        "{\"id\":-1,\"type\":\"games\"}",
        &"[".repeat(100_000),
        "{\"id\":3,\"type\":\"act\"}",
    ] {
        stranger.send_raw(Frame::text(text.to_owned())).await.unwrap();
    }
    assert!(matches!(
        stranger.ask(Request::Rulebooks).await.unwrap(),
        Message::Rulebooks { .. }
    ));
    // A message that is too large ends the sender's connection, and nobody else's.
    drop(stranger.send_raw(Frame::text("x".repeat(2 << 20))).await);
    assert!(stranger.ask(Request::Games).await.is_err());

    // Nothing has changed, and a play that is right is still right; replayed, it is stale.
    let mut watcher = server.bot(51).await;
    watcher.join(&table, Vec::new()).await.unwrap();
    shown(&mut watcher).await;
    let now = watcher.table.clone().unwrap();
    assert_eq!(
        (now.version, now.board, &now.phase),
        (before.version, before.board, &before.phase)
    );
    let (side, deed) = white.wish().unwrap();
    let again = Request::Act {
        table: table.clone(),
        at: before.version,
        side: Some(side),
        deed,
    };
    assert!(matches!(white.ask(again.clone()).await.unwrap(), Message::Done { .. }));
    let answer = white.ask(again).await.unwrap();
    assert!(
        matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::Stale),
        "{answer:?}"
    );
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_sends_too_much_is_disconnected_alone() {
    let server = Running::with(support::folder(), |config| {
        config.limits.rate = 5.0;
        config.limits.burst = 20.0;
    })
    .await;
    let (mut noisy, mut quiet) = (server.bot(60).await, server.bot(61).await);
    let mut ended = false;
    for _ in 0..200 {
        if noisy.send(Request::Rulebooks).await.is_err() {
            ended = true;
            break;
        }
    }
    while !ended {
        ended = noisy.next().await.is_err();
    }
    assert!(matches!(
        quiet.ask(Request::Games).await.unwrap(),
        Message::Games { .. }
    ));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_a_play_is_taken_back_with_the_same_dice() {
    let server = Running::start().await;
    let mut bot = server.bot(70).await;
    let (table, _) = bot
        .create(create(
            "tournament",
            SessionKind::Match { points: 7 },
            me(),
            computer(Level::Casual),
        ))
        .await
        .unwrap();
    shown(&mut bot).await;
    // Until a play of our own was made, and it is our turn again.
    let ours = |table: &pasch_protocol::Table| {
        table
            .allowed
            .white
            .as_ref()
            .is_some_and(|may| may.take_back && (may.session.dice > 0 || may.session.play))
            && table
                .log
                .iter()
                .any(|line| line.side == Some(Side::White) && line.play.is_some())
    };
    bot.play(Duration::ZERO, |_| {}, ours).await.unwrap();
    let last = bot.table.clone().unwrap();
    let own = last
        .log
        .iter()
        .rev()
        .find(|line| line.side == Some(Side::White) && line.play.is_some())
        .unwrap()
        .clone();
    assert!(matches!(
        bot.act(None, Deed::TakeBack).await.unwrap(),
        Message::Done { .. }
    ));
    let now = bot.table.clone().unwrap();
    let Some(&Phase::ToPlay {
        side: Side::White,
        roll,
    }) = now.phase.game()
    else {
        panic!("{:?}", now.phase)
    };
    assert_eq!(Some(vec![roll.larger(), roll.smaller()]), own.dice, "the dice stay");
    assert!(now.log.len() < last.log.len());
    bot.play(Duration::ZERO, |_| {}, |table| table.game > 1 || table.over.is_some())
        .await
        .unwrap();
    assert!(verify(&record(&mut bot, &table).await).is_ok());
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_device_and_at_a_real_board() {
    let server = Running::start().await;
    let mut bot = server.bot(80).await;
    let (table, tokens) = bot
        .create(create("german", SessionKind::SingleGame, me(), me()))
        .await
        .unwrap();
    assert!(tokens.white.is_some() && tokens.black.is_some());
    shown(&mut bot).await;
    bot.play(Duration::ZERO, |_| {}, |_| false).await.unwrap();
    let record = record(&mut bot, &table).await;
    let seen = verify(&record).unwrap();
    assert!(seen.rolls > 10, "one page has one part for both: {seen:?}");

    // A real board: dice and moves are entered, a wrong move is flagged with its rule and put right.
    let mut terms = pasch_server::bots::terms("german", SessionKind::SingleGame);
    terms.real_board = true;
    let request = Request::Create {
        terms,
        white: me(),
        black: me(),
        tutor: false,
        parent: None,
    };
    let (table, _) = bot.create(request).await.unwrap();
    while bot.table.as_ref().is_none_or(|shown| shown.table != table) {
        bot.next().await.unwrap();
    }
    let done = async |bot: &mut Bot, side, deed| {
        let answer = bot.act(Some(side), deed).await.unwrap();
        assert!(matches!(answer, Message::Done { .. }), "{answer:?}");
    };
    done(&mut bot, Side::White, Deed::Throw { dice: vec![6] }).await;
    done(&mut bot, Side::Black, Deed::Throw { dice: vec![1] }).await;
    let now = bot.table.clone().unwrap();
    if let Some(Phase::ToRoll { .. }) = now.phase.game() {
        done(&mut bot, Side::White, Deed::Throw { dice: vec![6, 1] }).await;
    }
    let wrong = Deed::WrongPlay {
        steps: vec![
            Step {
                from: 13,
                to: 6,
                hit: false,
            },
            Step {
                from: 24,
                to: 20,
                hit: false,
            },
        ],
    };
    let answer = bot
        .act(
            Some(Side::White),
            Deed::Play {
                steps: vec![Step {
                    from: 24,
                    to: 20,
                    hit: false,
                }],
            },
        )
        .await
        .unwrap();
    assert!(matches!(answer, Message::Refused { .. }));
    done(&mut bot, Side::White, wrong).await;
    let flagged = bot.table.clone().unwrap();
    assert!(
        flagged
            .news
            .iter()
            .any(|news| matches!(news, Occurrence::Session(Event::WronglyPlayed { .. })))
    );
    assert!(
        flagged.allowed.black.as_ref().unwrap().session.demand_correction
            || flagged.allowed.white.as_ref().unwrap().session.demand_correction
    );
    // What was entered by mistake is taken back.
    done(&mut bot, Side::White, Deed::TakeBack).await;
    done(
        &mut bot,
        Side::White,
        Deed::Play {
            steps: vec![
                Step {
                    from: 13,
                    to: 7,
                    hit: false,
                },
                Step {
                    from: 8,
                    to: 7,
                    hit: false,
                },
            ],
        },
    )
    .await;
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_replayed_and_played_again() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 1 }, 90).await;
    play_out(&mut white, &mut black).await;
    let Message::Games { games } = white.ask(Request::Games).await.unwrap() else {
        panic!()
    };
    assert_eq!(games.len(), 1);
    assert!(games[0].over);
    let Message::Games { games: theirs } = black.ask(Request::Games).await.unwrap() else {
        panic!()
    };
    assert_eq!(theirs.len(), 1, "the second player lists it too");
    // Each knows the own seat, and nothing of whose browser has the other.
    let mine = |games: &[pasch_protocol::GameSummary]| (games[0].seats.white.mine, games[0].seats.black.mine);
    assert_eq!((mine(&games), mine(&theirs)), ((true, false), (false, true)));
    let Message::Replay { replay } = white.ask(Request::Replay { table: table.clone() }).await.unwrap() else {
        panic!()
    };
    let over = white.table.clone().unwrap();
    let last = replay.games.last().unwrap();
    assert_eq!(last.frames.last().unwrap().board, over.board);
    assert_eq!(last.result, over.results.last().copied());
    let lines: Vec<_> = last.frames.iter().filter_map(|frame| frame.entry.clone()).collect();
    assert_eq!(lines, over.log, "the replay tells what the log told");
    // The files of the download tell the same game.
    for kind in ["mat", "sgf"] {
        let text = fetch(&server, &format!("/api/tables/{table}.{kind}")).await;
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(
            head.starts_with("HTTP/1.1 200") && head.contains("attachment"),
            "{head}"
        );
        let read = white
            .ask(Request::ReadFile {
                bytes: BASE64_STANDARD.encode(body),
            })
            .await
            .unwrap();
        let Message::Replay { replay: read } = read else {
            panic!("{read:?}")
        };
        let plays = |replay: &pasch_protocol::Replay| -> Vec<String> {
            let frames = replay.games.iter().flat_map(|game| &game.frames);
            frames.filter_map(|frame| frame.entry.as_ref()?.play.clone()).collect()
        };
        assert_eq!(plays(&read), plays(&replay), "{kind}");
    }
    // A rematch is another table for the same two.
    assert!(matches!(
        white.act(None, Deed::Rematch).await.unwrap(),
        Message::Done { .. }
    ));
    let next = white.table.clone().unwrap().rematch.unwrap();
    let given = black.join(&next, Vec::new()).await.unwrap();
    assert!(given.white.is_none());
    while black.table.as_ref().is_none_or(|shown| shown.table != next) {
        black.next().await.unwrap();
    }
    assert!(black.table.as_ref().unwrap().seats.black.mine);
    // Forgotten is forgotten, for one's own list.
    assert!(matches!(
        white.ask(Request::Forget { table }).await.unwrap(),
        Message::Noted
    ));
    let Message::Games { games } = white.ask(Request::Games).await.unwrap() else {
        panic!()
    };
    assert!(games.iter().all(|game| game.table == next));
    server.finish().await;
}

/// A side's checkers: so many on each of these points.
fn checkers(places: &[(usize, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in places {
        side[point] = count;
    }
    side
}

/// White bears off the last checker next; black has borne off one, and no throw bears off fourteen.
fn hopeless() -> Board {
    Board {
        white: checkers(&[(0, 14), (1, 1)]),
        black: checkers(&[(0, 1), (6, 14)]),
    }
}

/// A table of this bot, white, against the computer, taken up in the middle.
async fn taken_up(bot: &mut Bot, rulebook: &str, session: SessionKind, start: Start) {
    let mut terms = pasch_server::bots::terms(rulebook, session);
    terms.start = start;
    let request = Request::Create {
        terms,
        white: me(),
        black: computer(Level::Expert),
        tutor: false,
        parent: None,
    };
    bot.table = None;
    bot.create(request).await.unwrap();
    shown(bot).await;
}

fn middle(board: Board, on_roll: Side) -> Start {
    Start::Middle(Standing::new(board, on_roll))
}

/// Reads until the table is in such a phase.
async fn until(bot: &mut Bot, wanted: impl Fn(&Phase) -> bool) {
    while !bot
        .table
        .as_ref()
        .is_some_and(|table| table.phase.game().is_some_and(&wanted))
    {
        bot.next().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_gives_up_what_is_lost_and_plays_on_when_refused() {
    let server = Running::start().await;
    let mut bot = server.bot(70).await;
    let money = SessionKind::Money;
    let offered = |phase: &Phase| matches!(phase, Phase::ResignOffered { by: Side::Black, .. });
    let black_to_roll = middle(hopeless(), Side::Black);

    // Accepted: white has won a single game.
    taken_up(&mut bot, "tournament", money, black_to_roll).await;
    until(&mut bot, offered).await;
    let table = bot.table.clone().unwrap();
    assert!(
        matches!(
            table.phase.game(),
            Some(Phase::ResignOffered {
                stake: Stake::Single,
                ..
            })
        ),
        "{:?}",
        table.phase
    );
    let allowed = table.allowed.white.unwrap();
    assert!(allowed.session.accept && allowed.session.decline);
    assert!(matches!(
        bot.act(None, Deed::Accept).await.unwrap(),
        Message::Done { .. }
    ));
    until(&mut bot, |phase| matches!(phase, Phase::Over { .. })).await;
    assert_eq!(bot.table.clone().unwrap().score.white, 1);

    // Refused: black rolls and plays, and does not ask again.
    taken_up(&mut bot, "tournament", money, black_to_roll).await;
    until(&mut bot, offered).await;
    assert!(matches!(
        bot.act(None, Deed::Decline).await.unwrap(),
        Message::Done { .. }
    ));
    until(&mut bot, |phase| matches!(phase, Phase::ToRoll { side: Side::White })).await;
    let table = bot.table.clone().unwrap();
    let log: Vec<_> = table.log.iter().map(|line| line.kind).collect();
    assert_eq!(log, [LogKind::Resign, LogKind::Decline, LogKind::Play]);

    // Where a gammon is certain, a gammon is offered.
    let shot = Board {
        black: checkers(&[(25, 1), (6, 3), (5, 3), (4, 2), (3, 2), (2, 2), (1, 2)]),
        ..hopeless()
    };
    let gone = Board {
        white: checkers(&[(0, 14), (1, 1)]),
        black: checkers(&[(12, 8), (13, 7)]),
    };
    taken_up(&mut bot, "tournament", money, middle(gone, Side::Black)).await;
    until(&mut bot, offered).await;
    let phase = bot.table.clone().unwrap().phase;
    assert!(
        matches!(
            phase.game(),
            Some(Phase::ResignOffered {
                stake: Stake::Gammon,
                ..
            })
        ),
        "{phase:?}"
    );

    // A shot is left, and a game that is not lost is played.
    taken_up(&mut bot, "tournament", money, middle(shot, Side::Black)).await;
    until(&mut bot, |phase| !matches!(phase, Phase::ToRoll { side: Side::Black })).await;
    assert!(!bot.table.clone().unwrap().phase.game().is_some_and(offered));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_giving_up_costs_a_backgammon_the_computer_plays_to_the_end() {
    let server = Running::start().await;
    let mut bot = server.bot(71).await;
    taken_up(
        &mut bot,
        "danish",
        SessionKind::SingleGame,
        middle(hopeless(), Side::Black),
    )
    .await;
    bot.play(Duration::ZERO, |_| {}, |_| false).await.unwrap();
    let table = bot.table.clone().unwrap();
    assert!(table.over.is_some() && table.results.iter().all(|result| result.ending == Ending::BorneOff));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_taken_up_with_dice_cube_and_score_also_after_a_restart() {
    let server = Running::start().await;
    let mut bot = server.bot(72).await;
    let board = Board {
        white: checkers(&[(6, 5), (4, 5), (2, 5)]),
        black: checkers(&[(6, 5), (4, 5), (2, 5)]),
    };
    let start = Start::Middle(Standing {
        roll: Roll::new(6, 4).ok(),
        cube: Cube {
            value: 2,
            owner: CubeOwner::Held(Side::White),
        },
        score: Pair { white: 2, black: 1 },
        ..Standing::new(board, Side::White)
    });
    let five = SessionKind::Match { points: 5 };
    taken_up(&mut bot, "tournament", five, start).await;
    let before = bot.table.clone().unwrap();
    assert_eq!(
        before.phase.game(),
        Some(&Phase::ToPlay {
            side: Side::White,
            roll: Roll::new(6, 4).unwrap()
        })
    );
    let cube = before.cube.unwrap();
    assert_eq!((cube.value, cube.owner), (2, CubeOwner::Held(Side::White)));
    assert_eq!((before.board, before.score), (board, Pair { white: 2, black: 1 }));
    let step = |from, to| Step { from, to, hit: false };
    let steps = vec![step(6, 0), step(4, 0)];
    assert!(matches!(
        bot.act(None, Deed::Play { steps }).await.unwrap(),
        Message::Done { .. }
    ));
    until(&mut bot, |phase| {
        matches!(phase, Phase::ToRoll { side: Side::White } | Phase::Over { .. })
    })
    .await;
    // The play can be taken back to the dice it was given, and the record of the dice is in order.
    assert!(matches!(
        bot.act(None, Deed::TakeBack).await.unwrap(),
        Message::Done { .. }
    ));
    until(&mut bot, |phase| matches!(phase, Phase::ToPlay { .. })).await;
    assert_eq!(bot.table.clone().unwrap().phase, before.phase);
    verify(&record(&mut bot, &before.table).await).unwrap();
    let owner = bot.owner.clone();
    drop(bot);
    let data = server.stop().await;

    let server = Running::with(data, |_| {}).await;
    let mut bot = Bot::connect(server.address, Some(owner), 73).await.unwrap();
    bot.join(&before.table, Vec::new()).await.unwrap();
    shown(&mut bot).await;
    let after = bot.table.clone().unwrap();
    assert_eq!(
        (after.phase, after.cube, after.score),
        (before.phase, before.cube, before.score)
    );

    // A rulebook without a cube leaves it in the box; what cannot stand is refused.
    taken_up(
        &mut bot,
        "buffalo",
        SessionKind::SingleGame,
        Start::Middle(Standing {
            cube: Cube {
                value: 2,
                owner: CubeOwner::Held(Side::White),
            },
            ..Standing::new(board, Side::White)
        }),
    )
    .await;
    assert_eq!(bot.table.clone().unwrap().cube, None);
    for (value, white, named) in [(3, 0, "setup-cube-value"), (1, 5, "setup-match-over")] {
        let mut terms = pasch_server::bots::terms("tournament", five);
        terms.start = Start::Middle(Standing {
            cube: Cube {
                value,
                owner: CubeOwner::Centred,
            },
            score: Pair { white, black: 0 },
            ..Standing::new(board, Side::White)
        });
        let request = Request::Create {
            terms,
            white: me(),
            black: computer(Level::Expert),
            tutor: false,
            parent: None,
        };
        match bot.ask(request).await.unwrap() {
            Message::Fault(fault) => {
                assert_eq!(fault.key, FaultKey::BadTerms);
                assert!(
                    fault.sentences.iter().any(|sentence| sentence.key == named),
                    "{fault:?}"
                );
            }
            other => panic!("{other:?}"),
        }
    }
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_dice_fall_without_a_page_that_has_a_part_in_them() {
    let server = Running::start().await;
    let (mut white, mut black, table, tokens) = two(&server, SessionKind::Match { points: 1 }, 110).await;
    // Black has fixed its part, and gives no link; white throws for the start.
    while black
        .witnesses
        .values()
        .all(|witness| witness.log().epoch().and_then(Epoch::code).is_none())
    {
        tokio::select! {
            answer = white.next() => drop(answer.unwrap()),
            answer = black.next() => drop(answer.unwrap()),
        }
    }
    black.takes_part = false;
    assert!(matches!(
        white.act(None, Deed::Roll).await.unwrap(),
        Message::Done { .. }
    ));
    let waits = |bot: &Bot| bot.table.as_ref().and_then(|table| table.proof.clone()).unwrap().waits;
    while waits(&white) != [Side::Black] {
        white.next().await.unwrap();
    }
    assert!(white.rolls.is_empty());
    let seen = verify(&record(&mut white, &table).await).unwrap();
    assert!(seen.pending && seen.rolls == 0, "{seen:?}");
    // It comes back without its memory. The roll is open: white has to agree to new chains, and then the dice fall.
    let mut elsewhere = server.bot(112).await;
    elsewhere
        .join(&table, tokens.black.into_iter().collect())
        .await
        .unwrap();
    elsewhere.next().await.unwrap();
    // He can as soon as the log asks him.
    let epoch = loop {
        if let Some(epoch) = white.witnesses.get_mut(&table).and_then(Witness::grant) {
            break epoch;
        }
        tokio::select! {
            answer = white.next() => drop(answer.unwrap()),
            answer = elsewhere.next() => drop(answer.unwrap()),
        }
    };
    let grant = Request::Grant {
        table: table.clone(),
        epoch,
    };
    assert!(matches!(white.ask(grant).await.unwrap(), Message::Done { .. }));
    while white.rolls.is_empty() || elsewhere.rolls.is_empty() {
        tokio::select! {
            answer = white.next() => drop(answer.unwrap()),
            answer = elsewhere.next() => drop(answer.unwrap()),
        }
    }
    let seen = verify(&record(&mut white, &table).await).unwrap();
    assert_eq!(seen.renewed, [(1, Party::Black, Why::Lost)]);
    server.finish().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_store_is_private_and_holds_no_seed_beside_the_games() {
    use std::os::unix::fs::PermissionsExt;
    let server = Running::start().await;
    let mut bot = server.bot(115).await;
    let (_, _) = bot
        .create(create(
            "german",
            SessionKind::SingleGame,
            me(),
            computer(Level::Beginner),
        ))
        .await
        .unwrap();
    shown(&mut bot).await;
    bot.play(Duration::ZERO, |_| {}, |table| table.log.len() > 6)
        .await
        .unwrap();
    let data = server.data.clone();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    drop(bot);
    let data = server.stop().await;
    let read = |name: &str| std::fs::read(data.join(name)).unwrap_or_default();
    let games = [read("pasch.sqlite"), read("pasch.sqlite-wal")].concat();
    let holds = |what: &[u8]| games.windows(what.len()).any(|bytes| bytes == what);
    assert!(holds(b"session") && !holds(b"seed"));
    std::fs::remove_dir_all(data).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tutor_hints_positions_and_solitaire_answer() {
    let server = Running::start().await;
    let mut bot = server.bot(120).await;
    let mut request = create("tournament", SessionKind::Money, me(), computer(Level::Expert));
    if let Request::Create { tutor, .. } = &mut request {
        *tutor = true;
    }
    let (table, _) = bot.create(request).await.unwrap();
    shown(&mut bot).await;
    bot.play(
        Duration::ZERO,
        |_| {},
        |table| table.allowed.white.as_ref().is_some_and(|may| may.session.play),
    )
    .await
    .unwrap();
    let Message::Hint { plays, .. } = bot.ask(Request::Hint { table: table.clone() }).await.unwrap() else {
        panic!()
    };
    // What was looked at less deeply stands further down, whatever it seemed to be worth.
    assert!(plays[0].cost == 0.0 && plays.iter().all(|play| play.cost >= 0.0));
    let (side, deed) = bot.wish().unwrap();
    assert!(matches!(bot.act(Some(side), deed).await.unwrap(), Message::Done { .. }));
    let verdict = loop {
        // A roll without a double is judged as well.
        if let Message::Verdict { verdict, .. } = bot.next().await.unwrap().message
            && !verdict.plays.is_empty()
        {
            break verdict;
        }
    };
    assert!(verdict.cost >= 0.0 && verdict.plays.iter().any(|play| play.play == verdict.made.to_string()));
    let Message::Summary { summary, .. } = bot.ask(Request::Summary { table }).await.unwrap() else {
        panic!()
    };
    assert!(summary.decisions.white >= 1 && summary.decisions.black == 0);

    let read = Request::ReadPosition {
        text: "4HPwATDgc/ABMA".into(),
        checkers: 15,
    };
    let Message::Position {
        mut situation,
        faults,
        position_id,
        pips,
        ..
    } = bot.ask(read).await.unwrap()
    else {
        panic!()
    };
    assert!(faults.is_empty());
    assert_eq!((position_id.as_deref(), pips.white), (Some("4HPwATDgc/ABMA"), 167));
    situation.standing.roll = Roll::new(3, 1).ok();
    let ask = Request::Ask {
        situation: situation.clone(),
        ask: pasch_protocol::Ask::Plays,
        level: Level::WorldClass,
    };
    let Message::Plays { plays, .. } = bot.ask(ask).await.unwrap() else {
        panic!()
    };
    assert_eq!(plays.len(), 16);
    situation.standing.board.white[6] = 9;
    situation.standing.board.white[19] = 1;
    situation.standing.cube.value = 3;
    let check = Request::CheckPosition {
        situation: situation.clone(),
    };
    let Message::Position { faults, .. } = bot.ask(check).await.unwrap() else {
        panic!()
    };
    assert!(faults.len() >= 3, "every fault is told: {faults:?}");
    let ask = Request::Ask {
        situation,
        ask: pasch_protocol::Ask::Evaluate,
        level: Level::WorldClass,
    };
    assert!(matches!(bot.ask(ask).await.unwrap(), Message::Fault(fault) if fault.key == FaultKey::BadPosition));
    let read = Request::ReadPosition {
        text: "no position".into(),
        checkers: 15,
    };
    assert!(matches!(bot.ask(read).await.unwrap(), Message::Fault(fault) if fault.key == FaultKey::BadPosition));

    // Puzzle A of the booklet, proved impossible by colouring.
    let full: Vec<u8> = (1..=37).filter(|&hole| hole != 19).collect();
    let ask = Request::Solitaire {
        pegs: full,
        goal: vec![19],
        ask: pasch_protocol::SolitaireAsk::Verdict,
    };
    let Message::Solitaire { verdict } = bot.ask(ask).await.unwrap() else {
        panic!()
    };
    assert!(
        matches!(
            verdict,
            pasch_protocol::SolitaireVerdict::Impossible {
                why: pasch_protocol::Impossible::Colouring { .. }
            }
        ),
        "{verdict:?}"
    );
    let ask = Request::Solitaire {
        pegs: vec![38],
        goal: vec![],
        ask: pasch_protocol::SolitaireAsk::Hint,
    };
    assert!(matches!(bot.ask(ask).await.unwrap(), Message::Fault(_)));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_is_safe() {
    let server = Running::start().await;
    let page = fetch(&server, "/").await;
    assert!(page.starts_with("HTTP/1.1 200"));
    let head = page.to_ascii_lowercase();
    assert!(
        head.contains("content-security-policy: default-src 'self'; script-src 'self'"),
        "{head}"
    );
    assert!(head.contains("x-content-type-options: nosniff"));
    assert!(fetch(&server, "/healthz").await.contains("\"ok\":true"));
    assert!(fetch(&server, "/words/en.ftl").await.contains("menu = "));
    for reading in [
        "german",
        "comparison",
        "glossary",
        "solitaire",
        "sources/german",
        "sources/solitaire",
    ] {
        let page = fetch(&server, &format!("/api/pages/de/{reading}")).await;
        assert!(
            page.starts_with("HTTP/1.1 200") && page.contains("{\"") && page.contains("\"title\":\""),
            "{page}"
        );
    }
    for missing in [
        "/words/xx.ftl",
        "/words/..%2Fen.ftl",
        "/../Cargo.toml",
        "/api/tables/none.mat",
        "/api/tables/none",
        "/api/pages/xx/german",
        "/api/pages/en/chess",
        "/api/pages/en/table/none",
        "/api/pages/en/sources/tournament",
        "/api/pages/en/sources/chess",
    ] {
        assert!(fetch(&server, missing).await.starts_with("HTTP/1.1 404"), "{missing}");
    }
    assert!(
        fetch(&server, "/api/picture/4HPwATDgc%2FABMA.svg")
            .await
            .contains("<svg")
    );
    assert!(
        fetch(&server, "/api/picture/4HPwATDgc%2FABMA.png")
            .await
            .contains("image/png")
    );
    assert!(
        fetch(&server, "/api/picture/nonsense.svg")
            .await
            .starts_with("HTTP/1.1 422")
    );
    // By another name: a page elsewhere that points its name at us.
    let text = raw(
        &server,
        "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    )
    .await;
    assert!(text.starts_with("HTTP/1.1 421"), "{text}");
    // A socket from a page of another origin.
    let host = server.address;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    assert!(
        raw(&server, &upgrade("http://evil.example"))
            .await
            .starts_with("HTTP/1.1 403")
    );
    assert!(
        raw(&server, &upgrade(&format!("http://{host}")))
            .await
            .starts_with("HTTP/1.1 101")
    );
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_that_cannot_be_played_are_refused_with_their_fault() {
    let server = Running::start().await;
    let mut bot = server.bot(130).await;
    let bad = [
        create("nobody's", SessionKind::SingleGame, me(), Seat::Link),
        create("tournament", SessionKind::Match { points: 0 }, me(), Seat::Link),
        create("buffalo", SessionKind::Money, me(), Seat::Link),
        create("german", SessionKind::SingleGame, Seat::Link, Seat::Link),
    ];
    for request in bad {
        let answer = bot.ask(request).await.unwrap();
        assert!(
            matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::BadTerms),
            "{answer:?}"
        );
    }
    // A rulebook of one's own: the tournament's answers, but with the german way to bear off.
    let Message::Rulebooks { rulebooks } = bot.ask(Request::Rulebooks).await.unwrap() else {
        panic!()
    };
    let find = |id: &str| rulebooks.iter().find(|book| book.id == id).unwrap();
    let mut answers = find("tournament").answers.clone();
    answers["checker"] = find("german").answers["checker"].clone();
    let mut terms = pasch_server::bots::terms("tournament", SessionKind::Match { points: 3 });
    terms.answers = Some(answers);
    let request = Request::Create {
        terms,
        white: me(),
        black: me(),
        tutor: false,
        parent: None,
    };
    bot.create(request).await.unwrap();
    shown(&mut bot).await;
    assert!(bot.table.as_ref().unwrap().terms.custom);
    server.finish().await;
}
