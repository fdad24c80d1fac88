//! The host's side: told to our own engine, a question comes back as the engine would have answered it by itself; and
//! whatever an engine says, nothing illegal is believed.

mod common;

use common::Conversation;
use pasch_analysis::Choice;
use pasch_rules::{Cube, CubeOwner, Position, Roll, Side, Situation, Turning, Waiting};
use pasch_ubgi::{Decision, Failing, Host, HostEffect, Reply, Setting, Wanted};
use proptest::prelude::*;

/// Carries lines between a host and an engine until one of them is silent.
fn converse(host: &mut Host, engine: &mut dyn FnMut(&str) -> Vec<String>, effects: Vec<HostEffect>) -> Vec<HostEffect> {
    let mut outcome = Vec::new();
    let mut open: std::collections::VecDeque<HostEffect> = effects.into();
    while let Some(effect) = open.pop_front() {
        match effect {
            HostEffect::Say(line) => {
                for answer in engine(&line) {
                    open.extend(host.hear(&answer));
                }
            }
            other => outcome.push(other),
        }
    }
    outcome
}

fn host_of(settings: &[(&str, &str)]) -> Host {
    let setting = |&(name, value): &(&str, &str)| Setting {
        name: name.to_owned(),
        value: value.to_owned(),
        optional: false,
    };
    Host::new(settings.iter().map(setting).collect())
}

/// An engine of 0.1: what only 0.2 has is left out of its greeting, and what it hears is checked to be of 0.1.
fn older(conversation: &mut Conversation, line: &str) -> Vec<String> {
    assert!(!line.starts_with("set ") && line != "go chequer", "{line}");
    let mut said = conversation.say(line);
    said.retain(|line| !line.starts_with("key ") && !line.starts_with("proto"));
    said
}

fn situations() -> Vec<Wanted> {
    let roll = Roll::new(4, 2).unwrap();
    let money = Situation::money(Position::starting());
    let mut at_score = Situation::seen_by(Side::Black, Position::starting());
    at_score.length = Some(7);
    at_score.standing.score.white = 6;
    at_score.standing.score.black = 3;
    at_score.standing.cube = Cube {
        value: 2,
        owner: CubeOwner::Held(Side::Black),
    };
    let mut crawford = at_score.clone();
    crawford.standing.crawford = true;
    crawford.standing.cube = Cube::START;
    let mut doubled = money.clone();
    doubled.waiting = Some(Waiting::Turned(Turning::Double));
    let wanted = |situation: &Situation, decision| Wanted {
        situation: situation.clone(),
        decision,
    };
    vec![
        wanted(&money, Decision::Play(roll)),
        wanted(&money, Decision::Double),
        wanted(&doubled, Decision::Answer),
        wanted(&at_score, Decision::Play(roll)),
        wanted(&at_score, Decision::Double),
        wanted(&crawford, Decision::Play(roll)),
        wanted(&money, Decision::Play(roll)),
    ]
}

/// What our engine understands of a question is the question, in both dialects.
#[test]
fn a_situation_arrives_as_it_was_sent() {
    for second in [true, false] {
        let mut conversation = Conversation::new();
        let mut host = host_of(&[("engine.ply", "1")]);
        let greeting = host.greet();
        let mut engine = |line: &str| match second {
            true => conversation.say(line),
            false => older(&mut conversation, line),
        };
        assert_eq!(converse(&mut host, &mut engine, greeting), [HostEffect::Ready]);
        assert_eq!(host.name(), Some("Pasch"));
        for wanted in situations() {
            let asked = host.ask(wanted.clone());
            let mut engine = |line: &str| match second {
                true => conversation.say(line),
                false => older(&mut conversation, line),
            };
            let outcome = converse(&mut host, &mut engine, asked);
            let [HostEffect::Replied(reply)] = &outcome[..] else {
                panic!("{wanted:?}: {outcome:?}")
            };
            let fits = matches!(
                (wanted.decision, reply),
                (Decision::Play(_), Reply::Play(..))
                    | (Decision::Double, Reply::Doubles(_))
                    | (Decision::Answer, Reply::Answers(_))
            );
            assert!(fits, "{wanted:?}: {reply:?}");
            let (task, _) = conversation.last.as_ref().expect("it thought");
            let mut sent = wanted.situation.clone();
            sent.waiting = None;
            let mut heard = task.situation.clone();
            heard.standing.roll = None;
            assert_eq!(heard.standing, sent.standing, "second dialect: {second}");
            assert_eq!((heard.length, heard.checkers), (sent.length, sent.checkers));
        }
    }
}

/// Drives a host with an engine that gives these lines after `go`.
fn answering(wanted: Wanted, answer: &str) -> Vec<HostEffect> {
    let mut host = host_of(&[]);
    let greeting = host.greet();
    let mut engine = |line: &str| match line.split(' ').next() {
        Some("ubgi") => vec!["id name Liar".to_owned(), "proto 0.2".to_owned(), "ubgiok".to_owned()],
        Some("isready") => vec!["readyok".to_owned()],
        Some("go") => answer.lines().map(str::to_owned).collect(),
        _ => Vec::new(),
    };
    assert_eq!(converse(&mut host, &mut engine, greeting), [HostEffect::Ready]);
    let asked = host.ask(wanted);
    converse(&mut host, &mut engine, asked)
}

#[test]
fn lies_are_not_believed() {
    let [play, double, answer, ..] = &situations()[..] else {
        unreachable!("there are more")
    };
    for line in [
        "bestmove 24/13",
        "bestmove pass",
        "bestmove",
        "bestmove 8/4 8/4 6/4",
        "bestmove \u{fffd}",
        "bestmoveid 4HPwATDgc/ABMA",
        "bestmoveid nonsense",
        "bestcube double",
        "bestturn cube=double move=8/4 6/4",
    ] {
        let outcome = answering(play.clone(), line);
        assert!(
            matches!(&outcome[..], [HostEffect::Failed(Failing::Illegal { .. })]),
            "{line}: {outcome:?}"
        );
    }
    assert!(matches!(
        &answering(play.clone(), "error bad_state tired")[..],
        [HostEffect::Failed(Failing::Refused { .. })]
    ));
    assert!(matches!(
        &answering(
            play.clone(),
            "chatter\ninfo depth 1\nbestmove 8/4* 6/4\nbestmove 8/4 6/4"
        )[..],
        [HostEffect::Failed(Failing::Illegal { .. })]
    ));
    assert!(matches!(
        &answering(play.clone(), "info depth 1\nbestmove 6/4, 8/4\nbestmove 24/13")[..],
        [HostEffect::Replied(Reply::Play(..))]
    ));
    assert_eq!(
        answering(double.clone(), "error unsupported go cube"),
        [HostEffect::Replied(Reply::Unable)]
    );
    assert!(matches!(
        &answering(double.clone(), "bestcube take")[..],
        [HostEffect::Failed(_)]
    ));
    assert_eq!(
        answering(answer.clone(), "bestcube pass"),
        [HostEffect::Replied(Reply::Answers(Choice::Pass))]
    );
    assert!(matches!(
        &answering(answer.clone(), "bestcube beaver")[..],
        [HostEffect::Failed(_)]
    ));
}

#[test]
fn who_is_late_is_told_to_stop_once() {
    let mut host = host_of(&[]);
    assert_eq!(host.greet(), [HostEffect::Say("ubgi".to_owned())]);
    host.hear("ubgiok");
    assert_eq!(host.hear("readyok"), [HostEffect::Ready]);
    assert_eq!(host.time_is_up(), []);
    let wanted = situations().remove(0);
    host.ask(wanted.clone());
    assert_eq!(host.hear("readyok"), [HostEffect::Say("go role chequer".to_owned())]);
    assert_eq!(host.time_is_up(), [HostEffect::Say("stop".to_owned())]);
    // An engine that does not know the word may say so, and is still waited for.
    assert_eq!(host.hear("error unknown_command stop"), []);
    assert_eq!(host.time_is_up(), [HostEffect::Failed(Failing::Silent)]);
    assert_eq!(host.ask(wanted), []);
    assert_eq!(host.hear("bestmove 8/4 6/4"), []);
}

#[test]
fn what_an_engine_does_not_know_is_not_set_in_vain() {
    let mut host = host_of(&[("engine.ply", "2")]);
    host.greet();
    assert_eq!(
        host.hear("ubgiok"),
        [HostEffect::Failed(Failing::Refused {
            line: "engine.ply is not among its settings".to_owned()
        })]
    );
    let mut host = host_of(&[("engine.ply", "2")]);
    host.greet();
    host.hear("option name Ply type spin default 0 min 0 max 7");
    let said = host.hear("ubgiok");
    assert_eq!(said[0], HostEffect::Say("setoption name Ply value 2".to_owned()));
    host.hear("error bad_argument setoption");
    assert!(matches!(
        &host.hear("readyok")[..],
        [HostEffect::Failed(Failing::Refused { .. })]
    ));
}

proptest! {
    /// Whatever an engine says, a play that comes of it is legal, and nothing panics.
    #[test]
    fn no_line_breaks_the_host(lines in proptest::collection::vec(line(), 0..12)) {
        let wanted = situations().remove(0);
        let text = lines.join("\n");
        let outcome = answering(wanted.clone(), &text);
        prop_assert!(outcome.len() <= 1);
        if let [HostEffect::Replied(Reply::Play(play, after))] = &outcome[..] {
            let position = wanted.situation.position().unwrap();
            let Decision::Play(roll) = wanted.decision else { unreachable!() };
            let rules = pasch_rules::CheckerRules::TOURNAMENT;
            let (_, led) = position.play(play, roll, &rules).expect("legal");
            prop_assert_eq!(led, *after);
        }
    }
}

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("bestmove".to_owned()),
        Just("bestmoveid".to_owned()),
        Just("bestcube".to_owned()),
        Just("error".to_owned()),
        Just("readyok".to_owned()),
        Just("ubgiok".to_owned()),
        Just("unsupported".to_owned()),
        Just("8/4".to_owned()),
        Just("6/4".to_owned()),
        Just("24/18".to_owned()),
        "[ -~]{0,12}",
        "\\PC{0,6}",
    ];
    proptest::collection::vec(word, 0..5).prop_map(|words| words.join(" "))
}
