//! Dice with proof, over real sockets: a whole match of two people is checked by two verifiers who share no code, and every
//! change to it is found.

mod support;

#[path = "../../dice/tests/attacks/script.rs"]
mod script;

use pasch_dice::{DiceRecord, Line, Record, verify};
use pasch_rules::SessionKind;
use script::Script;
use std::time::Duration;
use support::{Running, record, two};

#[tokio::test(flavor = "multi_thread")]
async fn both_agree_on_a_whole_match_and_find_every_change() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 3 }, 7).await;
    let (first, second) = tokio::join!(
        white.play(Duration::ZERO, |_| {}, |_| false),
        black.play(Duration::ZERO, |_| {}, |_| false),
    );
    first.unwrap();
    second.unwrap();
    let DiceRecord::Second(record) = record(&mut white, &table).await else {
        panic!()
    };
    server.finish().await;

    let script = Script::new();
    let whole = DiceRecord::Second(record.clone());
    let rolls = verify(&whole).unwrap().rolls;
    assert!(rolls > 10);
    if let Some(theirs) = script.judge(&whole) {
        assert_eq!(theirs, Ok(rolls.to_string()));
    }
    // A line that is changed where it matters for the dice, and one that is taken out or said twice.
    let mut asked = 0;
    for index in 0..record.lines.len() {
        let with = |lines: &[String]| {
            let lines = [&record.lines[..index], lines, &record.lines[index + 1..]].concat();
            DiceRecord::Second(Record {
                lines,
                ..record.clone()
            })
        };
        let line = Line::read(&record.lines[index]).unwrap();
        if let Some(changed) = changed(&line) {
            let changed = with(&[changed.text()]);
            assert!(verify(&changed).is_err(), "line {index}: {line:?}");
            // The script is slower to start; a few are enough.
            if index % 23 == 3 && asked < 30 {
                asked += 1;
                if let Some(theirs) = script.judge(&changed) {
                    assert!(theirs.is_err(), "line {index}: {theirs:?}");
                }
            }
        }
        let twice = with(&[line.text(), line.text()]);
        assert!(verify(&twice).is_err(), "line {index} twice");
        // What was done beside the dice may be left out where the rules allow it; only who followed the log can say so.
        let beside = matches!(&line, Line::Action { action } if action["action"] != "roll");
        let last = index + 1 == record.lines.len();
        assert!(last || beside || verify(&with(&[])).is_err(), "line {index} taken out");
    }
}

/// The line with something else in it.
fn changed(line: &Line) -> Option<Line> {
    let mut line = line.clone();
    match &mut line {
        Line::Anchor { anchor: bytes, .. } | Line::Link { link: bytes, .. } => bytes.0[31] ^= 1,
        Line::Session { chance, .. } => chance.0[0] ^= 1,
        Line::Thrown { dice, .. } => dice[0] = dice[0] % 6 + 1,
        Line::Decided { roll, .. } => *roll += 1,
        Line::Epoch { epoch, .. } => *epoch += 1,
        Line::Action { action } if action["action"] == "roll" => {
            let double = |pips| serde_json::json!([pips, pips]);
            action["roll"] = double(if action["roll"] == double(6) { 5 } else { 6 });
        }
        _ => return None,
    }
    Some(line)
}
