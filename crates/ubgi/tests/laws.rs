//! What holds for every line and every position: nothing panics, nothing is half done, plays are legal, stop stops.

mod common;

use common::{Conversation, Quiet, judge};
use pasch_notation::{PositionId, Xgid, read_play};
use pasch_rules::{CheckerRules, Position, Roll, Situation};
use pasch_ubgi::{Answer, Dialogue, Effect, Key, think};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Words that mean something somewhere, and some that do not.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "ubgi",
        "isready",
        "newgame",
        "newsession",
        "type",
        "money",
        "match",
        "length",
        "jacoby",
        "crawford",
        "on",
        "off",
        "setscore",
        "setcube",
        "value",
        "owner",
        "center",
        "p0",
        "p1",
        "setturn",
        "setoption",
        "name",
        "Level",
        "Ply",
        "Seed",
        "Threads",
        "position",
        "gnubgid",
        "xgid",
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:QYkqASAAIAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10",
        "dice",
        "1",
        "2",
        "6",
        "7",
        "0",
        "64",
        "go",
        "role",
        "chequer",
        "cube",
        "turn",
        "movetime",
        "depth",
        "nodes",
        "trials",
        "stop",
        "keys",
        "get",
        "set",
        "game.variant",
        "hypergammon",
        "backgammon",
        "engine.ply",
        "engine.level",
        "casual",
        "game.doubled",
        "true",
        "false",
        "game.length",
        "18446744073709551616",
        "-1",
    ];
    prop_oneof![8 => select(known.to_vec()).prop_map(str::to_owned), 1 => "\\PC{0,12}", 1 => any::<String>()]
}

fn line() -> impl Strategy<Value = String> {
    let built = select(vec![
        "position gnubgid 4HPwATDgc/ABMA",
        "position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
        "dice 3 1",
        "newsession type match length 7",
        "setscore 6 2",
        "setcube value 2 owner p1",
        "set game.doubled true",
        "go role chequer depth 1",
        "go cube depth 1",
        "go turn depth 1",
        "stop",
    ]);
    prop_oneof![
        1 => built.prop_map(str::to_owned),
        2 => prop::collection::vec(word(), 0..8).prop_map(|words| words.join(" ")),
    ]
}

/// A position somewhere in a game, and a throw there.
fn moment() -> impl Strategy<Value = (Position, Roll)> {
    prop::collection::vec((any::<Index>(), any::<Index>()), 1..70).prop_map(|choices| {
        let rolls: Vec<Roll> = Roll::all().collect();
        let mut position = Position::starting();
        let mut last = (position, rolls[0]);
        for (roll, play) in choices {
            let roll = rolls[roll.index(rolls.len())];
            last = (position, roll);
            let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
            let next = plays[play.index(plays.len())].1.opponent_on_roll();
            if next.is_over() {
                break;
            }
            position = next;
        }
        last
    })
}

/// Everything that can be asked about what was said so far.
fn values(dialogue: &mut Dialogue) -> Vec<Vec<Effect>> {
    let ask = |key: Key| dialogue.hear(&format!("get {}", key.name()));
    Key::ALL.into_iter().map(ask).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_line_is_answered_or_done_in_silence(lines in prop::collection::vec(line(), 1..24)) {
        let mut dialogue = Dialogue::default();
        dialogue.ready();
        for line in lines {
            let before = values(&mut dialogue);
            let was_thinking = dialogue.is_thinking();
            let effects = dialogue.hear(&line);
            let command = line.split_whitespace().next().unwrap_or_default();
            let refused = matches!(effects.as_slice(), [Effect::Say(said)] if said.starts_with("error "));
            for effect in &effects {
                if let Effect::Say(said) = effect {
                    prop_assert!(!said.contains(['\n', '\r']), "{said:?}");
                }
            }
            // The document says which commands are silent when they are obeyed.
            let silent = ["", "newgame", "newsession", "setscore", "setcube", "setturn", "setoption", "set", "position", "dice", "stop"];
            prop_assert_eq!(effects.is_empty(), silent.contains(&command) && !refused && !(command == "stop" && was_thinking), "{}", line);
            if refused {
                prop_assert_eq!(values(&mut dialogue), before);
            }
            if was_thinking {
                prop_assert!(!effects.iter().any(|effect| matches!(effect, Effect::Think(_))));
            }
            let asks = effects.iter().any(|effect| matches!(effect, Effect::Think(_)));
            prop_assert_eq!(dialogue.is_thinking(), was_thinking || asks);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn plays_are_legal_and_read_back((position, roll) in moment(), level in select(vec!["beginner", "expert"]), turn in any::<bool>()) {
        let mut conversation = Conversation::new();
        conversation.say(&format!("set engine.level {level}"));
        conversation.say("set engine.answer both");
        let id = PositionId::from(position);
        for line in [format!("position gnubgid {id}"), format!("dice {} {}", roll.larger(), roll.smaller())] {
            let said = conversation.say(&line);
            prop_assert_eq!(said, Vec::<String>::new());
        }
        let said = conversation.say(if turn { "go turn" } else { "go role chequer" });
        let last = said.last().expect("an answer");
        let text = if turn {
            last.strip_prefix("bestturn cube=").and_then(|rest| rest.split_once(" move=")).map(|(_, play)| play)
        } else {
            last.strip_prefix("bestmove ")
        };
        let text = text.expect("a play").replace("pass", "");
        let (_, after) = read_play(&text, &position, roll, &CheckerRules::TOURNAMENT).expect("a legal play");
        if !turn {
            let told = format!("bestmoveid {}", PositionId::from(after.opponent_on_roll()));
            prop_assert_eq!(&said[said.len() - 2], &told);
        }
    }

    #[test]
    fn an_xgid_says_the_same_as_an_id_and_keys((position, roll) in moment()) {
        let mut by_id = Conversation::new();
        by_id.say(&format!("position gnubgid {}", PositionId::from(position)));
        by_id.say(&format!("dice {} {}", roll.smaller(), roll.larger()));
        let mut situation = Situation::money(position);
        situation.standing.roll = Some(roll);
        let mut by_xgid = Conversation::new();
        by_xgid.say(&format!("position xgid {}", Xgid::of(&situation).expect("it fits")));
        for question in ["go depth 1", "go role cube depth 1"] {
            prop_assert_eq!(by_id.say(question), by_xgid.say(question));
        }
    }
}

#[test]
fn told_to_stop_it_asks_no_more_and_answers_with_what_it_knows() {
    for question in ["go chequer", "go cube", "go turn"] {
        let mut dialogue = Dialogue::default();
        for line in ["position gnubgid 4HPwATDgc/ABMA", "dice 4 2"] {
            assert!(dialogue.hear(line).is_empty());
        }
        let task = match dialogue.hear(question).pop() {
            Some(Effect::Think(task)) => task,
            other => panic!("{other:?}"),
        };
        let mut unheard = Quiet::new(u64::MAX, 1);
        think(&mut judge(), &task, &mut unheard).expect("an answer");
        let whole = unheard.asked.get();
        assert!(whole > 100, "{question}: {whole}");
        for patience in [1, 2, 30] {
            let mut stop = Quiet::new(patience, 1);
            think(&mut judge(), &task, &mut stop).expect("an answer");
            // Of the two looks of a turn, each asks once more after it was told.
            let most = if question == "go turn" { patience + 1 } else { patience };
            assert!(stop.asked.get() <= most, "{question}: {} asked", stop.asked.get());
            assert!(stop.told.len() < unheard.told.len());
        }
    }
}

#[test]
fn nodes_and_depth_are_limits() {
    let mut conversation = Conversation::new();
    conversation.say("position gnubgid 4HPwATDgc/ABMA");
    conversation.say("dice 4 2");
    let infos = |said: Vec<String>| said.iter().filter(|line| line.starts_with("info ")).count();
    assert_eq!(infos(conversation.say("go")), 3);
    assert_eq!(infos(conversation.say("go depth 2")), 2);
    assert_eq!(infos(conversation.say("go nodes 0")), 1);
    assert_eq!(conversation.say("go nodes 50"), conversation.say("go nodes 50"));
}

#[test]
fn a_double_is_answered() {
    // An even start, and a race that is all but won.
    for (position, word) in [
        ("gnubgid 4HPwATDgc/ABMA", "take"),
        ("xgid XGID=-C----------------------o-:0:0:1:00:0:0:0:0:10", "drop"),
    ] {
        let mut conversation = Conversation::new();
        assert!(conversation.say(&format!("position {position}")).is_empty());
        conversation.say("set game.doubled true");
        let said = conversation.say("go cube");
        assert_eq!(
            said.last().map(String::as_str),
            Some(format!("bestcube {word}").as_str()),
            "{said:?}"
        );
        let refused = conversation.say("go chequer");
        assert_eq!(refused, ["error bad_state something waits for its answer"]);
    }
}

#[test]
fn a_rollout_chooses_among_the_best_and_says_how_often() {
    let mut conversation = Conversation::new();
    conversation.say("position gnubgid 4HPwATDgc/ABMA");
    conversation.say("dice 3 1");
    let said = conversation.say("go role chequer depth 1 trials 36");
    assert!(said.iter().any(|line| line.contains(" trials 36 ")), "{said:?}");
    assert_eq!(said.last().map(String::as_str), Some("bestmove 8/5 6/5"));
    assert!(matches!(conversation.last, Some((_, Ok(Answer::Play { .. })))));
    assert_eq!(
        conversation.say("go role cube trials 36"),
        ["error unsupported_feature trials are for plays, not for the cube"]
    );
}
