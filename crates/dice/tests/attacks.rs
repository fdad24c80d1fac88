//! Everything that a server, a player, or both together can try against the dice. Each attack is refused by the verifier
//! or by the honest page, with the roll it is about; what must be accepted is accepted.
//!
//! The attacks are also written to `docs/dice-attacks.json`, where the other two verifiers (the script beside this file and
//! the page in the browser) meet the very same. To write it anew after a change: `PASCH_WRITE=1 cargo test -p pasch-dice`.

#[path = "attacks/page.rs"]
mod page;
#[path = "attacks/script.rs"]
mod script;
#[path = "attacks/server.rs"]
mod server;

use page::{Page, roll_of};
use pasch_dice::{
    Bytes, Chain, Claim, DiceFault, EpochReason, Line, LineFault, Party, RecordFault, RollPurpose, ShownThrow, Sitter,
    WitnessFault, identity, verify,
};
use pasch_rules::{Action, Pair, Preset, SessionKind, Side, Terms};
use serde_json::{Value, json};
use server::Server;

/// A record that must be refused at this roll.
struct Forgery {
    name: &'static str,
    server: Server,
    forged: Vec<String>,
    roll: u32,
    fault: LineFault,
}

fn forgery(name: &'static str, server: &Server, forged: &[Line], roll: u32, fault: LineFault) -> Forgery {
    Forgery {
        name,
        server: server.clone(),
        forged: forged.iter().map(Line::text).collect(),
        roll,
        fault,
    }
}

/// Two people, four rolls made, the fifth decided on.
fn open_roll() -> Server {
    let mut server = Server::two();
    server.begin();
    server.roll_to(4);
    server.write(server.decided());
    server
}

fn link(server: &Server, party: Party, link: Bytes) -> Line {
    let roll = server.log.open().map_or(server.log.rolls() + 1, |open| open.roll);
    Line::Link { roll, party, link }
}

fn decision(roll: u32, side: Side, purpose: RollPurpose) -> Line {
    let count = if purpose == RollPurpose::Opening { 1 } else { 2 };
    Line::Decided {
        roll,
        side,
        purpose,
        count,
    }
}

fn forgeries() -> Vec<Forgery> {
    let mut all = Vec::new();
    let open = open_roll();
    let roll = open.log.open().unwrap().roll;
    let thrown = open.log.epoch().unwrap().thrown;
    let epoch = open.log.epoch().unwrap().number;

    // (a) Chains that are made when the other's part is known: new ones in the middle of a game, with or without a reason,
    // and an anchor that comes late.
    let mut known = open.clone();
    known.link(Party::White);
    let anew = known.epoch_line(EpochReason::Start);
    all.push(forgery(
        "chains made after a link is known",
        &known,
        &[anew],
        roll,
        LineFault::EpochUnasked,
    ));
    let short = known.epoch_line(EpochReason::Short);
    all.push(forgery(
        "chains said to be used up",
        &known,
        &[short],
        roll,
        LineFault::EpochUnasked,
    ));
    let renewed = known.epoch_line(EpochReason::Renewed);
    all.push(forgery(
        "chains renewed though nobody asked",
        &known,
        &[renewed],
        roll,
        LineFault::EpochUnasked,
    ));
    let late = Line::Anchor {
        epoch,
        party: Party::Black,
        anchor: Bytes([77; 32]),
    };
    all.push(forgery(
        "an anchor after a link",
        &known,
        &[late],
        roll,
        LineFault::AnchorLate(Party::Black),
    ));

    // (b) A player who has seen the other's link, and knows the server's, chooses his own.
    let chosen = link(&known, Party::Black, Bytes([66; 32]));
    all.push(forgery(
        "a link chosen after the others' were seen",
        &known,
        &[chosen],
        roll,
        LineFault::BrokenChain(Party::Black),
    ));

    // (c) The same roll once more, with other links.
    let again = known.link_line(Party::White, thrown + 1);
    all.push(forgery(
        "a second link for one roll",
        &known,
        &[again],
        roll,
        LineFault::LinkTwice(Party::White),
    ));
    all.push(forgery(
        "a roll decided on twice",
        &known,
        &[known.decided()],
        roll,
        LineFault::StillRolling,
    ));

    // (d) Links that were revealed before, after a backup was restored.
    let old = open.link_line(Party::White, thrown);
    all.push(forgery(
        "a link that was revealed before",
        &open,
        &[old],
        roll,
        LineFault::BrokenChain(Party::White),
    ));

    // Other chains.
    let elsewhere = Chain::new(identity(&Bytes([5; 32]), 1, 1), Party::Server, Bytes([1; 32]));
    let mut full = known.clone();
    full.link(Party::Black);
    let foreign = link(&full, Party::Server, elsewhere.link(thrown + 1).unwrap());
    all.push(forgery(
        "a link of another game",
        &full,
        &[foreign],
        roll,
        LineFault::BrokenChain(Party::Server),
    ));
    let mut equal = Server::two();
    equal.epoch(EpochReason::Start);
    equal.anchor(Party::White);
    let same = Line::Anchor {
        epoch: 1,
        party: Party::Black,
        anchor: equal.chains[&Party::White].anchor(),
    };
    all.push(forgery(
        "equal anchors",
        &equal,
        &[same],
        1,
        LineFault::AnchorEqual(Party::Black),
    ));
    let mut last = Server::two();
    last.write(last.epoch_line(EpochReason::Start));
    let hasty = Line::Anchor {
        epoch: 1,
        party: Party::White,
        anchor: Bytes([1; 32]),
    };
    all.push(forgery(
        "a server that fixes its part last",
        &last,
        &[hasty],
        1,
        LineFault::ServerFirst,
    ));

    // Links before their time.
    let mut undecided = Server::two();
    undecided.begin();
    undecided.roll_to(4);
    let number = undecided.log.epoch().unwrap().thrown + 1;
    let early = undecided.link_line(Party::White, number);
    let next = undecided.log.rolls() + 1;
    all.push(forgery(
        "a link before the decision",
        &undecided,
        &[early],
        next,
        LineFault::EarlyLink(Party::White),
    ));
    let mut incomplete = Server::two();
    incomplete.epoch(EpochReason::Start);
    incomplete.anchor(Party::White);
    incomplete.write(incomplete.decided());
    let early = incomplete.link_line(Party::White, 1);
    all.push(forgery(
        "a link before every anchor",
        &incomplete,
        &[early],
        1,
        LineFault::EarlyLink(Party::White),
    ));
    let out = known.link_line(Party::Server, thrown + 1);
    all.push(forgery(
        "the server's link before a player's",
        &known,
        &[out],
        roll,
        LineFault::LinkOrder(Party::Server),
    ));
    let mut alone = Server::one();
    alone.begin();
    alone.roll_to(4);
    alone.write(alone.decided());
    let number = alone.log.epoch().unwrap().thrown + 1;
    let roll_alone = alone.log.open().unwrap().roll;
    let first = alone.link_line(Party::White, number);
    all.push(forgery(
        "the server's link held back from one player",
        &alone,
        &[first],
        roll_alone,
        LineFault::LinkOrder(Party::White),
    ));

    // Throws without somebody's part, or with other dice.
    let hasty = Line::Thrown { roll, dice: vec![6, 6] };
    all.push(forgery(
        "dice without a link",
        &known,
        std::slice::from_ref(&hasty),
        roll,
        LineFault::MissingLink(Party::Server),
    ));
    full.link(Party::Server);
    let (_, wanted) = full.log.falling().unwrap();
    let found = if wanted == [6, 6] { vec![5, 5] } else { vec![6, 6] };
    let other = Line::Thrown {
        roll,
        dice: found.clone(),
    };
    all.push(forgery(
        "other dice",
        &full,
        &[other],
        roll,
        LineFault::WrongDice { wanted, found },
    ));
    all.push(forgery(
        "dice without a decision",
        &undecided,
        &[hasty],
        next,
        LineFault::NotDecided,
    ));
    let throw = Action::Roll {
        side: undecided.next().side,
        roll: pasch_rules::Roll::new(6, 6).unwrap(),
    };
    let action = serde_json::to_value(&throw).unwrap();
    let nowhere = Line::Action { action };
    all.push(forgery(
        "a throw from nowhere",
        &undecided,
        std::slice::from_ref(&nowhere),
        next,
        LineFault::ThrowFromNowhere,
    ));
    let mut fallen = full.clone();
    fallen.write(fallen.thrown());
    all.push(forgery(
        "another throw than the dice that fell",
        &fallen,
        std::slice::from_ref(&nowhere),
        roll,
        LineFault::OtherThrow,
    ));
    let honest = fallen.log.fallen().unwrap().action().unwrap();
    let honest = Line::Action {
        action: serde_json::to_value(honest).unwrap(),
    };
    for (name, from, to) in [
        (
            "a throw with something beside its dice",
            r#"],"side""#,
            r#"],"note":6,"side""#,
        ),
        (
            "a throw with something among its dice",
            r#"],"side""#,
            r#","six"],"side""#,
        ),
    ] {
        let text = honest.text().replacen(from, to, 1);
        assert_ne!(honest.text(), text);
        all.push(Forgery {
            name,
            server: fallen.clone(),
            forged: vec![text],
            roll,
            fault: LineFault::Unreadable(String::new()),
        });
    }
    let skipped = match undecided.decided() {
        Line::Decided {
            side, purpose, count, ..
        } => Line::Decided {
            roll: next + 1,
            side,
            purpose,
            count,
        },
        other => other,
    };
    let fault = LineFault::RollNumber {
        found: next + 1,
        wanted: next,
    };
    all.push(forgery("a roll that is left out", &undecided, &[skipped], next, fault));
    let double = Action::Double { side: open.next().side };
    let action = serde_json::to_value(&double).unwrap();
    all.push(forgery(
        "a double when the roll is decided on",
        &known,
        &[Line::Action { action }],
        roll,
        LineFault::StillRolling,
    ));

    // Throws out of turn: whoever dislikes his dice throws once more, in his own name or as if to see who starts.
    let mut played = Server::two();
    played.begin();
    played.roll_to(5);
    let thrower = played.next().side.other();
    let next_played = played.log.rolls() + 1;
    all.push(forgery(
        "a second throw of the same side",
        &played,
        &[decision(next_played, thrower, RollPurpose::Move)],
        next_played,
        LineFault::OutOfTurn(thrower),
    ));
    let mut unplayed = played.clone();
    unplayed.write(unplayed.decided());
    unplayed.links();
    unplayed.fall();
    let thrower = thrower.other();
    all.push(forgery(
        "a second throw before the first is played",
        &unplayed,
        &[decision(next_played + 1, thrower, RollPurpose::Move)],
        next_played + 1,
        LineFault::OutOfTurn(thrower),
    ));
    all.push(forgery(
        "an opening throw in the middle of the game",
        &played,
        &[decision(next_played, thrower, RollPurpose::Opening)],
        next_played,
        LineFault::OutOfTurn(thrower),
    ));
    let mut halfway = Server::two();
    halfway.begin();
    halfway.roll();
    all.push(forgery(
        "two opening throws of one side",
        &halfway,
        &[decision(2, Side::White, RollPurpose::Opening)],
        2,
        LineFault::OutOfTurn(Side::White),
    ));
    all.push(forgery(
        "a throw to move before both have thrown",
        &halfway,
        &[decision(2, Side::Black, RollPurpose::Move)],
        2,
        LineFault::OutOfTurn(Side::Black),
    ));
    let mut opened = Server::two();
    opened.begin();
    while opened.next().purpose == RollPurpose::Opening {
        opened.write(opened.decided());
        opened.links();
        opened.fall();
        if !matches!(opened.session.game().phase(), pasch_rules::Phase::Opening { .. }) {
            break;
        }
    }
    let settled = opened.log.rolls() + 1;
    all.push(forgery(
        "an opening throw when it is settled who starts",
        &opened,
        &[decision(settled, Side::White, RollPurpose::Opening)],
        settled,
        LineFault::OutOfTurn(Side::White),
    ));

    let Some(starter) = opened.session.game().phase().turn() else {
        panic!("somebody starts")
    };
    opened.play();
    all.push(forgery(
        "a second turn for who starts",
        &opened,
        &[decision(settled, starter, RollPurpose::Move)],
        settled,
        LineFault::OutOfTurn(starter),
    ));

    // Renewals over an open roll.
    let mut lost = known.clone();
    lost.renew(Party::Black);
    let renewed = lost.epoch_line(EpochReason::Renewed);
    all.push(forgery(
        "a secret lost while a roll is open",
        &lost,
        &[renewed],
        roll,
        LineFault::EpochOverRoll,
    ));
    let mut hidden = open.clone();
    hidden.renew(Party::Black);
    let renewed = hidden.epoch_line(EpochReason::Renewed);
    all.push(forgery(
        "a hidden link, then renewal",
        &hidden,
        &[renewed],
        roll,
        LineFault::EpochOverRoll,
    ));
    let mut own = known.clone();
    own.renew(Party::Server);
    own.write(own.grant(Party::Black));
    let renewed = own.epoch_line(EpochReason::Renewed);
    all.push(forgery(
        "a server that lost its secret, with one consent of two",
        &own,
        &[renewed],
        roll,
        LineFault::EpochOverRoll,
    ));
    let self_granted = lost.grant(Party::Black);
    all.push(forgery(
        "a consent to one's own renewal",
        &lost,
        &[self_granted],
        roll,
        LineFault::Renewal,
    ));
    let nothing = undecided.grant(Party::White);
    all.push(forgery(
        "a consent that nobody asked for",
        &undecided,
        &[nothing],
        next,
        LineFault::Renewal,
    ));

    // Turns that are taken back.
    let back = Line::TakenBack { remain: 2 };
    all.push(forgery(
        "a turn taken back between two people",
        &undecided,
        &[back],
        next,
        LineFault::NotAlone,
    ));
    let mut taken = Server::one();
    taken.begin();
    taken.roll_to(6);
    let plays = taken
        .session
        .log()
        .iter()
        .rposition(|action| matches!(action, Action::Play { side: Side::White, .. }));
    taken.write(Line::TakenBack {
        remain: plays.unwrap() as u32,
    });
    let kept: Vec<Action> = taken.session.log()[..plays.unwrap()].to_vec();
    taken.session = pasch_rules::Session::replay(taken.session.terms().clone(), kept).unwrap();
    taken.play();
    let next_taken = taken.log.rolls() + 1;
    let stay = taken
        .log
        .staying(taken.next().side, taken.next().purpose, 2)
        .unwrap()
        .clone();
    all.push(forgery(
        "new dice after a turn was taken back",
        &taken,
        &[taken.decided()],
        next_taken,
        LineFault::DiceStay(stay.dice.clone()),
    ));
    let false_again = Line::Again {
        roll: stay.roll,
        dice: vec![stay.dice[0] % 6 + 1, stay.dice[1]],
    };
    all.push(forgery(
        "other dice for the turn taken back",
        &taken,
        &[false_again],
        next_taken,
        LineFault::NotAgain,
    ));

    // A flag that falls when the links are known, so that the roll could be made anew.
    let mut flagged = Server::timed();
    flagged.begin();
    flagged.roll_to(4);
    flagged.write(flagged.decided());
    flagged.link(Party::White);
    let side = Side::White;
    let Line::Decided {
        roll: lost,
        purpose,
        count,
        ..
    } = flagged.decided()
    else {
        panic!("a decision")
    };
    let after = Line::Decided {
        roll: lost + 1,
        side,
        purpose,
        count,
    };
    flagged.act(Action::Flag { side });
    let fault = LineFault::Ended;
    all.push(forgery(
        "a roll decided on anew after the flag fell",
        &flagged,
        std::slice::from_ref(&after),
        lost + 1,
        fault.clone(),
    ));
    flagged.renew(Party::Black);
    flagged.epoch(EpochReason::Renewed);
    flagged.anchor_all();
    all.push(forgery(
        "new chains after the flag fell, and the roll once more",
        &flagged,
        &[after],
        lost + 1,
        fault,
    ));

    // Lines that are not what they seem.
    for (name, change) in [
        ("a line with a space", (r#"","#, r#"", "#)),
        (
            "a line with a field twice",
            (r#""party":"black""#, r#""party":"black","party":"white""#),
        ),
        (
            "a line with a field more",
            (r#""party":"black""#, r#""party":"black","note":1"#),
        ),
        (
            "a line with an escape",
            (r#""party":"black""#, r#""party":"bl\u0061ck""#),
        ),
    ] {
        let honest = known.link_line(Party::Black, thrown + 1).text();
        let text = honest.replacen(change.0, change.1, 1);
        assert_ne!(honest, text);
        all.push(Forgery {
            name,
            server: known.clone(),
            forged: vec![text],
            roll,
            fault: LineFault::Unreadable(String::new()),
        });
    }
    // Values that are none: a seat for somebody unheard of, or beside the two; a number that only counts as one.
    let epoch_line = {
        let mut next_game = Server::timed();
        next_game.begin();
        next_game.roll_to(4);
        next_game.act(Action::Flag { side: Side::White });
        next_game.act(Action::NextGame);
        next_game
    };
    let start = epoch_line.epoch_line(EpochReason::Start).text();
    let renewal = Line::Renew {
        epoch,
        party: Party::Black,
        why: pasch_dice::Why::Lost,
    };
    let renewal = renewal.text();
    let black = r#""black":"person""#;
    for (name, server, honest, change) in [
        (
            "a stranger in a seat",
            &epoch_line,
            &start,
            (black, r#""black":"ghost""#),
        ),
        (
            "a third seat",
            &epoch_line,
            &start,
            (black, r#""black":"person","red":"person""#),
        ),
        (
            "a number that is none",
            &undecided,
            &renewal,
            (r#""epoch":1"#, r#""epoch":true"#),
        ),
    ] {
        let text = honest.replacen(change.0, change.1, 1);
        assert_ne!(*honest, text);
        all.push(Forgery {
            name,
            server: server.clone(),
            forged: vec![text],
            roll: server.log.rolls() + 1,
            fault: LineFault::Unreadable(String::new()),
        });
    }
    all.push(forgery(
        "a second session",
        &undecided,
        &[Line::read(&undecided.lines[0]).unwrap()],
        next,
        LineFault::Session,
    ));
    all
}

#[test]
fn every_forged_record_is_refused_at_its_roll_by_the_program_and_the_script() {
    let script = script::Script::new();
    for Forgery {
        name,
        server,
        forged,
        roll,
        fault,
    } in forgeries()
    {
        verify(&server.record(&[])).unwrap_or_else(|found| panic!("{name}: what comes before it is honest: {found}"));
        let record = server.record(&forged);
        let found: DiceFault = verify(&record).expect_err(name);
        assert_eq!(
            (found.entry, found.roll),
            (server.lines.len() + 1, roll),
            "{name}: {found}"
        );
        let same = match (&found.fault, &fault) {
            (RecordFault::Line(LineFault::Unreadable(_)), LineFault::Unreadable(_)) => true,
            (RecordFault::Line(found), wanted) => found == wanted,
            _ => false,
        };
        assert!(same, "{name}: {found}");
        if let Some(answer) = script.judge(&record) {
            let said = answer.expect_err(name);
            assert!(said.contains(&format!("roll {roll}:")), "{name}: {said}");
        }
    }
}

/// Only the program knows the rules of the game: a double where none may be offered is no matter of the dice.
#[test]
fn what_the_rules_do_not_allow_is_refused() {
    let mut server = Server::one();
    server.begin();
    server.roll_to(4);
    let side = server.next().side.other();
    let action = serde_json::to_value(Action::Double { side }).unwrap();
    let found = verify(&server.record(&[Line::Action { action }.text()])).unwrap_err();
    assert!(matches!(found.fault, RecordFault::Refused(_)), "{found}");
    assert_eq!(found.roll, server.log.rolls() + 1);
}

fn accepted() -> Vec<(&'static str, Server)> {
    let mut all = Vec::new();
    let mut two = Server::two();
    two.begin();
    two.roll_to(12);
    all.push(("two people", two));
    let mut one = Server::one();
    one.begin();
    one.roll_to(12);
    all.push(("one person", one));
    let mut same = Server::new(Pair {
        white: Sitter::Person,
        black: Sitter::Same,
    });
    same.begin();
    same.roll_to(8);
    all.push(("two at one device", same));
    all.push(("an open roll", open_roll()));
    let mut device = open_roll();
    device.link(Party::White);
    device.renew(Party::Black);
    device.write(device.grant(Party::White));
    device.epoch(EpochReason::Renewed);
    device.anchor_all();
    device.links();
    device.fall();
    device.play();
    device.roll_to(8);
    all.push(("a lost secret, and consent", device));
    let mut between = Server::two();
    between.begin();
    between.roll_to(4);
    between.renew(Party::White);
    between.epoch(EpochReason::Renewed);
    between.anchor_all();
    between.roll_to(8);
    all.push(("a new device between rolls", between));
    let mut flagged = Server::timed();
    flagged.begin();
    flagged.roll_to(4);
    flagged.write(flagged.decided());
    flagged.link(Party::White);
    flagged.act(Action::Flag { side: Side::Black });
    flagged.act(Action::NextGame);
    flagged.begin();
    flagged.roll_to(9);
    all.push(("a flag that fell while a roll waited, and the next game", flagged));
    // Every sheet has its own way to see who starts.
    for preset in Preset::ALL {
        for lower_starts in [false, true] {
            let mut terms = Terms::new(preset, SessionKind::SingleGame);
            terms.agreement.lower_starts = lower_starts;
            if pasch_rules::Session::new(terms.clone()).is_err() {
                continue;
            }
            let person = Sitter::Person;
            let seats = Pair {
                white: person,
                black: person,
            };
            let mut sheet = Server::by(terms, seats);
            sheet.begin();
            sheet.roll_to(6);
            all.push(("the opening of every sheet", sheet));
        }
    }
    // Many openings, so that there are ties among them.
    for seed in 0..12u8 {
        let mut tied = Server::two();
        for _ in 0..seed {
            tied.fresh();
        }
        tied.begin();
        tied.roll_to(2);
        if tied.log.rolls() > 3 {
            all.push(("a tie in the opening", tied));
            break;
        }
    }
    assert_eq!(all.last().map(|(name, _)| *name), Some("a tie in the opening"));
    all
}

#[test]
fn honest_records_are_accepted_by_the_program_and_the_script() {
    let script = script::Script::new();
    for (name, server) in accepted() {
        let record = server.record(&[]);
        let seen = verify(&record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        if let Some(answer) = script.judge(&record) {
            assert_eq!(answer, Ok(seen.rolls.to_string()), "{name}");
        }
    }
}

/// A server that is killed at any step of a roll, and goes on from what is written, gets the same dice.
#[test]
fn killed_at_every_step_the_same_dice_fall() {
    for mut server in [Server::one(), Server::two()] {
        server.begin();
        server.roll_to(6);
        let before = server.lines.len();
        server.roll();
        let whole = server.clone();
        for kept in before..whole.lines.len() {
            let mut restarted = whole.clone();
            restarted.log = pasch_dice::Log::default();
            restarted.lines.clear();
            for line in &whole.lines[..kept] {
                restarted.write(Line::read(line).unwrap());
            }
            let Some(_) = restarted.log.open() else { continue };
            restarted.links();
            assert_eq!(
                restarted.thrown().text(),
                whole.lines[whole.lines.len() - 3],
                "from line {kept}"
            );
        }
    }
}

/// A page of white's at a table of two, black and the server being one in spirit; all anchors are fixed.
fn seated(name: &str) -> (Server, Page) {
    let mut server = Server::two();
    server.epoch(EpochReason::Start);
    let mut page = Page::new(name, Side::White, false);
    assert_eq!(page.ask(&server), Ok(true));
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    assert_eq!(page.hear(&server), Ok(true));
    while server.next().purpose == RollPurpose::Opening || server.next().side == Side::Black {
        full_roll(&mut server, &mut page);
    }
    (server, page)
}

/// An honest roll with the page's part.
fn full_roll(server: &mut Server, page: &mut Page) {
    if server.next().side == Side::White {
        page.does("roll");
    }
    server.write(server.decided());
    page.hear(server).unwrap();
    page.give_link(server);
    server.links();
    server.fall();
    server.play();
    page.hear(server).unwrap();
}

fn stories() -> Vec<Value> {
    vec![
        asked_again(),
        other_anchors_for_one_chain(),
        rolled_back(),
        forked(),
        another_head(),
        a_swapped_anchor(),
        a_hidden_link_then_renewal(),
        a_forged_consent(),
        a_consent_kept_for_later(),
        a_consent_that_was_given(),
        a_forged_renewal(),
        a_forged_roll(),
        a_forged_take_back(),
        an_anchor_asked_for_again(),
        a_withheld_server_link(),
        a_flag_over_an_open_roll(),
        a_throw_to_be_chosen_from(),
        an_opening_in_the_middle(),
        openings_without_end(),
        chains_without_the_page(),
        a_stranger_in_ones_own_window(),
        a_real_board_that_is_none(),
        other_dice_on_the_table(),
        other_dice_on_an_older_table(),
        a_game_that_never_began(),
        two_tabs(),
        a_new_device(),
        gone_on_after_a_restore(),
        a_decision_from_before_a_restore(),
    ]
}

/// (c) After a kill the same roll is asked for again: the page has only one link for it.
fn asked_again() -> Value {
    let (mut server, mut page) = seated("a roll is asked for again after a kill");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    let given = page.link();
    assert!(given.is_some());
    page.ask(&server).unwrap();
    assert_eq!(page.link(), given);
    page.story()
}

/// (a) The server has the page's link, and shows it the same epoch with other anchors: that is another log.
fn other_anchors_for_one_chain() -> Value {
    let mut server = Server::two();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("other anchors for one chain", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server));
    let mut other = server.clone();
    other.fresh();
    for server in [&mut server, &mut other] {
        server.anchor(Party::Black);
        server.write(server.decided());
    }
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    assert!(matches!(page.ask(&other), Err(WitnessFault::Fork { roll: 1, .. })));
    page.story()
}

/// (d) A backup is restored: the page has seen more than the server shows.
fn rolled_back() -> Value {
    let (mut server, mut page) = seated("a backup is restored");
    let old = server.clone();
    full_roll(&mut server, &mut page);
    let roll = server.log.rolls() + 1;
    let fault = page.ask(&old).unwrap_err();
    assert!(matches!(fault, WitnessFault::Shorter { .. }), "{fault}");
    assert_eq!(roll_of(&fault), roll);
    page.story()
}

/// (d) It is restored, and goes on until it is as long as before: a second device, or a paused node that wakes, writes so.
fn forked() -> Value {
    let (mut server, mut page) = seated("a log that goes on from an older one");
    let mut old = server.clone();
    full_roll(&mut server, &mut page);
    let roll = server.log.rolls() + 1;
    // Black has a seat on the other branch as well, and the server plays white there.
    while old.lines.len() < server.lines.len() {
        let double = Action::Double { side: Side::White };
        old.act(double);
        old.act(Action::Take { side: Side::Black });
        while old.lines.len() < server.lines.len() {
            old.renew(Party::White);
            old.epoch(EpochReason::Renewed);
            old.anchor_all();
        }
    }
    let fault = page.ask(&old).unwrap_err();
    assert_eq!(roll_of(&fault), roll, "{fault}");
    page.story()
}

/// Two heads at one number.
fn another_head() -> Value {
    let (server, mut page) = seated("two heads at one number");
    let count = page.witness.log().count();
    let fault = page.hear_lines(count, &[], Bytes([3; 32])).unwrap_err();
    assert!(matches!(fault, WitnessFault::Fork { .. }), "{fault}");
    assert_eq!(roll_of(&fault), server.log.rolls() + 1);
    page.story()
}

/// The server fixes the page's part in its place: the page gives nothing, and knows it.
fn a_swapped_anchor() -> Value {
    let mut server = Server::two();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("an anchor in the place of the page's own", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server.clone()));
    server.anchor(Party::White);
    server.anchor(Party::Black);
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert_eq!(page.estranged(), Some(1));
    assert_eq!(page.link(), None);
    page.story()
}

/// The page's link is kept from the log, and black loses its secret when it sees the dice.
fn a_hidden_link_then_renewal() -> Value {
    let (mut server, mut page) = seated("a hidden link, then renewal");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    let roll = server.log.open().unwrap().roll;
    server.renew(Party::Black);
    page.hear(&server).unwrap();
    let forged = server.epoch_line(EpochReason::Renewed).text();
    let first = server.lines.len() as u32;
    let fault = page.hear_lines(first, &[forged], Bytes([3; 32])).unwrap_err();
    let wanted = LineFault::EpochOverRoll;
    assert!(
        matches!(&fault, WitnessFault::Line { fault, .. } if *fault == wanted),
        "{fault}"
    );
    assert_eq!(roll_of(&fault), roll);
    page.story()
}

/// The same, with a consent in the page's name that its player never gave.
fn a_forged_consent() -> Value {
    let (mut server, mut page) = seated("a forged consent");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    let roll = server.log.open().unwrap().roll;
    server.renew(Party::Black);
    server.write(server.grant(Party::White));
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Granted(roll)));
    assert!(!page.anchor(&mut server.clone()));
    page.story()
}

/// A consent that was asked for once and not used: it is kept until there is a throw worth replacing.
fn a_consent_kept_for_later() -> Value {
    let (mut server, mut page) = seated("a consent that is kept for a later roll");
    // Nobody asks in the log, whatever the table shows: there is nothing to agree to.
    page.does("grant");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    page.give_link(&mut server);
    // Here somebody asks, and the player agrees; but the server keeps it, and black has its secret after all.
    server.renew(Party::Black);
    page.hear(&server).unwrap();
    page.does("grant");
    server.links();
    server.fall();
    server.play();
    page.hear(&server).unwrap();
    server.write(server.decided());
    page.hear(&server).unwrap();
    page.give_link(&mut server);
    let roll = server.log.open().unwrap().roll;
    server.renew(Party::Black);
    server.write(server.grant(Party::White));
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Granted(roll)));
    assert!(!page.anchor(&mut server.clone()));
    page.story()
}

/// A consent that is given, for the roll that is open: the page goes on with new chains.
fn a_consent_that_was_given() -> Value {
    let (mut server, mut page) = seated("a consent that was given");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    page.give_link(&mut server);
    server.renew(Party::Black);
    page.hear(&server).unwrap();
    page.does("grant");
    server.write(server.grant(Party::White));
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), None);
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    page.story()
}

/// The page is said to have lost its secret, black agrees, and the open roll would be made anew.
fn a_forged_renewal() -> Value {
    let (mut server, mut page) = seated("a forged renewal");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    server.renew(Party::White);
    server.write(server.grant(Party::Black));
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Renewed(1)));
    assert!(!page.anchor(&mut server.clone()));
    page.story()
}

/// A roll is decided on in the player's name, who wished to double.
fn a_forged_roll() -> Value {
    let (mut server, mut page) = seated("a forged decision to roll");
    let roll = server.next().roll;
    page.does("roll");
    page.does("no-roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Roll(roll)));
    assert_eq!(page.link(), None);
    // It was he, at another device.
    page.does("confirm");
    assert!(page.link().is_some());
    page.story()
}

/// A play is taken back in the player's name, so that the computer knows its dice when it thinks about the cube.
fn a_forged_take_back() -> Value {
    let mut server = Server::one();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("a forged take-back", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server));
    page.hear(&server).unwrap();
    let played = |server: &Server| {
        let white = |action: &Action| matches!(action, Action::Play { side: Side::White, .. });
        server.session.log().iter().rposition(white)
    };
    while played(&server).is_none() || server.next().side == Side::Black {
        roll_alone(&mut server, &mut page);
    }
    let remain = played(&server).unwrap() as u32;
    server.write(Line::TakenBack { remain });
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::TakenBack(1)));
    page.does("confirm");
    page.does("take-back");
    assert_eq!(page.doubt(), None);
    page.story()
}

/// An honest roll beside the computer: the server's link comes with the decision.
fn roll_alone(server: &mut Server, page: &mut Page) {
    if server.next().side == Side::White {
        page.does("roll");
    }
    server.write(server.decided());
    server.links();
    page.hear(server).unwrap();
    page.give_link(server);
    server.fall();
    server.play();
    page.hear(server).unwrap();
}

/// A lost answer: a second anchor is another, and only the one in the log counts.
fn an_anchor_asked_for_again() -> Value {
    let mut server = Server::two();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("an anchor that is asked for again", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server.clone()));
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    page.hear(&server).unwrap();
    assert!(!page.anchor(&mut server.clone()));
    assert_eq!(page.estranged(), None);
    page.story()
}

/// Beside one person the server's link comes first: it cannot wait for the page's and then break down.
fn a_withheld_server_link() -> Value {
    let mut server = Server::one();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("a server that holds its link back", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server));
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert_eq!(page.link(), None);
    server.links();
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    page.story()
}

/// The page's link is known, the dice would be good ones: a flag falls, and the roll is decided on once more.
fn a_flag_over_an_open_roll() -> Value {
    let (mut server, mut page) = seated("a flag that falls when the links are known");
    page.does("roll");
    server.write(server.decided());
    page.hear(&server).unwrap();
    assert!(page.link().is_some());
    let flag = serde_json::to_value(Action::Flag { side: Side::White }).unwrap();
    server.write(Line::Action { action: flag });
    page.hear(&server).unwrap();
    assert_eq!(page.link(), None);
    server.renew(Party::Black);
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    page.hear(&server).unwrap();
    let roll = server.log.rolls() + 1;
    let forged = server.decided().text();
    let first = server.lines.len() as u32;
    let fault = page.hear_lines(first, &[forged], Bytes([3; 32])).unwrap_err();
    let ended = matches!(&fault, WitnessFault::Line { fault, .. } if *fault == LineFault::Ended);
    assert!(ended, "{fault}");
    assert_eq!(roll_of(&fault), roll);
    page.story()
}

/// Black and the server dislike a throw: they write it down, and black throws once more before anybody sees a board.
fn a_throw_to_be_chosen_from() -> Value {
    let (mut server, mut page) = seated("a throw to be chosen from several");
    full_roll(&mut server, &mut page);
    server.write(server.decided());
    page.hear(&server).unwrap();
    page.give_link(&mut server);
    server.links();
    server.fall();
    page.hear(&server).unwrap();
    let roll = server.log.rolls() + 1;
    let again = decision(roll, Side::Black, RollPurpose::Move);
    let fault = page.forged(&server, &again);
    assert_eq!(fault, LineFault::OutOfTurn(Side::Black));
    assert_eq!(page.link(), None);
    page.story()
}

/// In the opening nobody has to decide: so a throw of the player's own is called one.
fn an_opening_in_the_middle() -> Value {
    let (server, mut page) = seated("a throw called an opening");
    let roll = server.log.rolls() + 1;
    let called = decision(roll, Side::White, RollPurpose::Opening);
    let fault = page.forged(&server, &called);
    assert_eq!(fault, LineFault::OutOfTurn(Side::White));
    assert_eq!(page.link(), None);
    page.story()
}

/// A new table is said to have begun by the first protocol, of whose opening one throw may be missing: that is good for one throw,
/// and not for as many as it takes.
fn openings_without_end() -> Value {
    let mut server = Server::two();
    let before = pasch_dice::Before {
        record: Bytes([4; 32]),
        rolls: 1,
        actions: 1,
        game: 1,
    };
    let session = Line::read(&server.lines[0]).unwrap();
    let Line::Session {
        table, terms, chance, ..
    } = session
    else {
        panic!("a session")
    };
    (server.log, server.lines) = (pasch_dice::Log::default(), Vec::new());
    server.write(Line::Session {
        table,
        terms,
        chance,
        before: Some(before),
    });
    // Other bytes, so that there is no tie.
    server.fresh();
    server.epoch(EpochReason::Start);
    let mut page = Page::new("openings without end", Side::White, false);
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    let mut fallen: Vec<u8> = Vec::new();
    for side in [Side::White, Side::Black, Side::White] {
        server.write(decision(server.log.rolls() + 1, side, RollPurpose::Opening));
        page.hear(&server).unwrap();
        page.give_link(&mut server);
        server.links();
        server.write(server.thrown());
        let thrown = server.log.fallen().unwrap().clone();
        fallen.extend(&thrown.dice);
        let action = serde_json::to_value(thrown.action().unwrap()).unwrap();
        server.write(Line::Action { action });
    }
    page.hear(&server).unwrap();
    assert!(fallen[0] != fallen[1] && fallen[1] != fallen[2], "no ties: {fallen:?}");
    let roll = server.log.rolls() + 1;
    for side in Side::BOTH {
        let once_more = decision(roll, side, RollPurpose::Opening);
        assert_eq!(
            server.log.clone().enter(&once_more.text()),
            Err(LineFault::OutOfTurn(side))
        );
    }
    let once_more = decision(roll, Side::Black, RollPurpose::Opening);
    assert_eq!(page.forged(&server, &once_more), LineFault::OutOfTurn(Side::Black));
    assert_eq!(page.link(), None);
    page.story()
}

/// The server says that the computer sits in the page's seat, and throws alone.
fn chains_without_the_page() -> Value {
    let mut server = Server::two();
    server.seats.white = Sitter::Computer;
    let mut page = Page::new("chains without the page's part", Side::White, false);
    page.ask(&server).unwrap();
    let line = server.epoch_line(EpochReason::Start);
    let fault = page.forged(&server, &line);
    assert_eq!(fault, LineFault::NoPart(Party::White));
    page.story()
}

/// The server says that black is white's other window: then black's page speaks for white as well, and white's own decisions
/// are none of its player's.
fn a_stranger_in_ones_own_window() -> Value {
    let mut server = Server::two();
    server.seats.black = Sitter::Same;
    server.epoch(EpochReason::Start);
    let mut page = Page::new("a stranger in one's own window", Side::Black, false);
    page.party = Party::White;
    page.ask(&server).unwrap();
    assert!(page.anchor(&mut server));
    page.hear(&server).unwrap();
    while server.next().purpose == RollPurpose::Opening {
        server.write(server.decided());
        server.links();
        page.hear(&server).unwrap();
        page.give_link(&mut server);
        server.fall();
        server.play();
        page.hear(&server).unwrap();
    }
    let roll = server.next().roll;
    server.write(server.decided());
    server.links();
    page.hear(&server).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Roll(roll)));
    assert_eq!(page.link(), None);
    page.story()
}

/// In the log of a real board dice may come from nowhere; the page sits at a table where the server throws.
fn a_real_board_that_is_none() -> Value {
    let terms = Terms {
        real_board: true,
        ..Terms::new(Preset::Tournament, SessionKind::Money)
    };
    let person = Sitter::Person;
    let seats = Pair {
        white: person,
        black: person,
    };
    let server = Server::by(terms, seats);
    let mut page = Page::new("a real board that is none", Side::White, false);
    let fault = page.ask(&server).unwrap_err();
    assert_eq!(roll_of(&fault), 1, "{fault}");
    page.story()
}

/// The log is as it should be, but the table shows other dice; or it hides a throw, or the log that goes with it.
fn other_dice_on_the_table() -> Value {
    let (mut server, mut page) = seated("other dice on the table than those that fell");
    full_roll(&mut server, &mut page);
    full_roll(&mut server, &mut page);
    let throws: Vec<ShownThrow> = server.log.throws().map(shown).collect();
    let lines = server.log.count();
    let game = server.log.game();
    assert_eq!(page.sees(game, &throws, lines), Ok(true));
    // What lags behind is waited for, and so is a throw that was given up.
    assert_eq!(page.sees(game, &throws[..throws.len() - 1], lines - 1), Ok(false));
    assert_eq!(page.sees(game, &throws[..throws.len() - 1], lines), Ok(false));
    let mut other = throws.clone();
    let last = other.last_mut().unwrap();
    last.dice = if last.dice == [6, 6] { vec![5, 5] } else { vec![6, 6] };
    assert_eq!(page.sees(game, &other, lines + 1), Ok(false));
    let roll = server.log.rolls() + 1;
    let fault = page.sees(game, &other, lines).unwrap_err();
    assert_eq!(roll_of(&fault), roll, "{fault}");
    page.story()
}

/// The table shows false dice for as long as it likes, and says that it only lags behind: the last throw of a match has no roll
/// after it that would wait for both to agree.
fn other_dice_on_an_older_table() -> Value {
    let (mut server, mut page) = seated("other dice on a table said to be older");
    full_roll(&mut server, &mut page);
    let early = server.log.count();
    full_roll(&mut server, &mut page);
    let game = server.log.game();
    let throws: Vec<ShownThrow> = server.log.throws().map(shown).collect();
    // What was shown before the last throw is older, and true.
    assert_eq!(page.sees(game, &throws[..throws.len() - 1], early), Ok(false));
    assert_eq!(page.sees(game, &throws, early), Ok(true));
    let mut other = throws;
    let last = other.last_mut().unwrap();
    last.dice = if last.dice == [6, 6] { vec![5, 5] } else { vec![6, 6] };
    let fault = page.sees(game, &other, early).unwrap_err();
    assert_eq!(roll_of(&fault), server.log.rolls() + 1, "{fault}");
    assert_eq!(page.witness.log().count(), server.log.count());
    page.story()
}

/// The same with a game that the log knows nothing of.
fn a_game_that_never_began() -> Value {
    let (server, mut page) = seated("a game that never began");
    let (game, lines) = (server.log.game(), server.log.count());
    assert_eq!(page.sees(game + 1, &[], lines + 1), Ok(false));
    let fault = page.sees(game + 1, &[], lines - 1).unwrap_err();
    assert_eq!(roll_of(&fault), server.log.rolls() + 1, "{fault}");
    page.story()
}

fn shown(fallen: &pasch_dice::Fallen) -> ShownThrow {
    ShownThrow {
        side: fallen.side,
        purpose: fallen.purpose,
        dice: fallen.dice.iter().rev().copied().collect(),
    }
}

/// Two tabs of one browser hear everything twice, late, and out of order.
fn two_tabs() -> Value {
    let (mut server, mut page) = seated("two tabs of one player");
    let early = server.clone();
    full_roll(&mut server, &mut page);
    let head = early.log.head();
    assert_eq!(page.hear_lines(3, &early.lines[3..], head), Ok(true));
    let count = page.witness.log().count();
    assert_eq!(page.hear_lines(count + 2, &[], Bytes([1; 32])), Ok(false));
    assert_eq!(page.ask(&server), Ok(true));
    full_roll(&mut server, &mut page);
    page.story()
}

/// Another device of the same player has no secret: it follows the log, asks for new chains, and goes on.
fn a_new_device() -> Value {
    let (mut server, _) = seated("the first device");
    let mut page = Page::new("a new device", Side::White, false);
    assert_eq!(page.ask(&server), Ok(true));
    assert_eq!(page.doubt(), None);
    assert_eq!(page.estranged(), Some(1));
    page.does("renew");
    server.renew(Party::White);
    server.epoch(EpochReason::Renewed);
    page.hear(&server).unwrap();
    assert!(page.anchor(&mut server));
    server.anchor(Party::Black);
    page.hear(&server).unwrap();
    full_roll(&mut server, &mut page);
    page.story()
}

/// The player goes on although the server's memory went back: with new chains, and never again with links revealed before.
fn gone_on_after_a_restore() -> Value {
    let (mut server, mut page) = seated("the player goes on after a restore");
    let mut old = server.clone();
    full_roll(&mut server, &mut page);
    assert!(page.ask(&old).is_err());
    page.does("begin-anew");
    assert_eq!(page.ask(&old), Ok(true));
    assert_eq!(page.estranged(), Some(1));
    assert_eq!(page.link(), None);
    page.does("renew");
    old.renew(Party::White);
    old.epoch(EpochReason::Renewed);
    page.hear(&old).unwrap();
    assert!(page.anchor(&mut old));
    old.anchor(Party::Black);
    page.hear(&old).unwrap();
    full_roll(&mut old, &mut page);
    page.story()
}

/// After a restore rolls come again with numbers that the player has decided on before: those decisions count for nothing.
fn a_decision_from_before_a_restore() -> Value {
    let (mut server, mut page) = seated("a decision from before a restore");
    let mut old = server.clone();
    let roll = server.next().roll;
    full_roll(&mut server, &mut page);
    assert!(page.ask(&old).is_err());
    page.does("begin-anew");
    assert_eq!(page.ask(&old), Ok(true));
    page.does("renew");
    old.renew(Party::White);
    old.epoch(EpochReason::Renewed);
    page.hear(&old).unwrap();
    assert!(page.anchor(&mut old));
    old.anchor(Party::Black);
    old.write(old.decided());
    page.hear(&old).unwrap();
    assert_eq!(page.doubt(), Some(Claim::Roll(roll)));
    assert_eq!(page.link(), None);
    page.story()
}

/// How many throws fell; a roll that was left open when a flag fell is none.
fn thrown(server: &Server) -> usize {
    let thrown = |line: &&String| line.starts_with(r#"{"entry":"thrown""#);
    server.lines.iter().filter(thrown).count()
}

/// The honest page stands every story, and all of it lies in the file by which the other verifiers are tested.
#[test]
fn the_honest_page_gives_nothing_away_and_the_file_tells_all_of_it() {
    let records: Vec<Value> = forgeries()
        .iter()
        .map(|forgery| {
            let lines = [forgery.server.lines.clone(), forgery.forged.clone()].concat();
            json!({ "name": forgery.name, "refused_at": forgery.roll, "lines": lines })
        })
        .collect();
    let honest: Vec<Value> = accepted()
        .iter()
        .map(|(name, server)| json!({ "name": name, "rolls": thrown(server), "lines": server.lines }))
        .collect();
    let all = json!({ "refused": records, "accepted": honest, "pages": stories() });
    let text = serde_json::to_string(&all).unwrap() + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/dice-attacks.json");
    if std::env::var_os("PASCH_WRITE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == text,
        "docs/dice-attacks.json is old: PASCH_WRITE=1 cargo test -p pasch-dice"
    );
}
