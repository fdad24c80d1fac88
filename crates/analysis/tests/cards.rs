//! Answers to cards: judged in the card's own numbers, whatever was answered.

mod common;

use common::judge;
use pasch_analysis::{Choice, Decision, Finding, Judged, Mark, Matter, Thoroughness};
use pasch_engine::CubeAnswer;
use pasch_notation::Xgid;
use pasch_rules::{Roll, Situation};
use serde::Deserialize;

fn situation(xgid: &str) -> Situation {
    let mut situation = xgid.parse::<Xgid>().expect("an XGID").situation(15);
    situation.standing.roll = None;
    situation
}

fn decision(situation: &Situation, matter: Matter) -> Decision {
    let side = match matter {
        Matter::Answer(_) => situation.standing.on_roll.other(),
        _ => situation.standing.on_roll,
    };
    Decision {
        game: 1,
        number: 1,
        deed: 0,
        side,
        situation: situation.clone(),
        matter,
    }
}

const POSITIONS: [&str; 3] = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:11:0:0:0:0:10",
    "XGID=---BBBCB-B--A----ab-bbcbb-:1:1:1:64:2:3:0:7:10",
    "XGID=-ABAAAABAAAAAA---bb-bbcbb-:0:0:1:11:0:0:0:5:10",
];

/// At a glance every play is looked at alike: whichever is answered costs what it costs by itself, wherever it stands in the
/// card, and the card's best stays best.
#[test]
fn every_play_costs_what_it_costs() {
    let mut judge = judge();
    let level = Thoroughness::Quick;
    for xgid in POSITIONS {
        let situation = situation(xgid);
        let position = situation.check().expect("a position");
        let roll = Roll::new(6, 4).expect("a roll");
        let plays = position.legal_plays(roll, &situation.law.rulebook.checker);
        let of = |index: usize| {
            let steps = plays[index].0.to_vec();
            let opening = false;
            decision(&situation, Matter::Play { roll, steps, opening })
        };
        let card = judge.judged(&of(0), level, &()).expect("nobody interrupts");
        for index in 0..plays.len() {
            let alone = judge.judged(&of(index), level, &()).expect("nobody interrupts");
            let answered = judge
                .answered(&of(index), &card, level, &())
                .expect("nobody interrupts");
            let (cost, by_itself) = (answered.judgement.cost, alone.judgement.cost);
            assert!((cost - by_itself).abs() < 2e-6, "{cost} for {by_itself}");
            assert_eq!(answered.mark, Mark::of(cost));
            assert_eq!((&answered.made, &answered.best), (&alone.made, &card.best));
            assert_eq!(answered.judgement.match_cost.is_some(), situation.length.is_some());
            let Finding::Plays {
                plays: listed, made, ..
            } = &answered.judgement.finding
            else {
                panic!("{:?}", answered.judgement.finding);
            };
            let made = &listed[*made as usize];
            assert_eq!(
                (Some(&Choice::Play(made.play.clone())), made.cost),
                (answered.made.as_ref(), cost)
            );
            assert!(listed.is_sorted_by(|a, b| a.cost <= b.cost), "{listed:?}");
        }
    }
}

/// The same of the cube: all four answers cost what they cost by themselves.
#[test]
fn every_answer_about_the_cube_costs_what_it_costs() {
    let mut judge = judge();
    let level = Thoroughness::Standard;
    let situation = situation(POSITIONS[1]);
    let answers = [
        Matter::Double(true),
        Matter::Double(false),
        Matter::Answer(CubeAnswer::Take),
        Matter::Answer(CubeAnswer::Pass),
    ];
    let card = judge.judged(&decision(&situation, Matter::Double(true)), level, &());
    let card = card.expect("nobody interrupts");
    for matter in answers {
        let decision = decision(&situation, matter);
        let alone = judge.judged(&decision, level, &()).expect("nobody interrupts");
        // What was played out is told in those numbers, but not played out again.
        let answered = judge.answered(&decision, &card, Thoroughness::Deep, &());
        let answered = answered.expect("nobody interrupts");
        assert!(
            (answered.judgement.cost - alone.judgement.cost).abs() < 2e-6,
            "{decision:?}"
        );
        assert_eq!((answered.made, answered.judgement.trials), (alone.made, 0));
    }
}

/// A card about something else is no card of this decision.
#[test]
fn a_card_about_something_else_is_left_aside() {
    let mut judge = judge();
    let level = Thoroughness::Quick;
    let situation = situation(POSITIONS[0]);
    let double = decision(&situation, Matter::Double(false));
    let (roll, steps) = (Roll::new(3, 1).expect("a roll"), Vec::new());
    let opening = false;
    let play = decision(&situation, Matter::Play { roll, steps, opening });
    let card = judge.judged(&double, level, &()).expect("nobody interrupts");
    let alone = judge.judged(&play, level, &()).expect("nobody interrupts");
    assert_eq!(judge.answered(&play, &card, level, &()), Ok(alone));
}

/// The cards of the deck that comes with the page can be answered: their own decisions cost what the cards say.
#[test]
fn the_starter_deck_can_be_answered() {
    #[derive(Deserialize)]
    struct Deck {
        cards: Vec<Card>,
    }
    #[derive(Deserialize)]
    struct Card {
        decision: Decision,
        judged: Judged,
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/public/decks/opening.json");
    let text = std::fs::read_to_string(path).expect("the deck");
    let deck: Deck = serde_json::from_str(&text).expect("cards as the program reads them");
    assert!(deck.cards.len() > 300, "{} cards", deck.cards.len());
    let mut judge = judge();
    for card in deck.cards.iter().step_by(60) {
        let answered = judge.answered(&card.decision, &card.judged, Thoroughness::Quick, &());
        let answered = answered.expect("nobody interrupts");
        assert_eq!(answered.judgement.cost, card.judged.judgement.cost);
        assert_eq!(answered.judgement.finding, card.judged.judgement.finding);
    }
}
