//! Net files: what is written is read again, what is damaged is refused, and every kernel path gives the same bits.

use pasch_engine::{Engine, Evaluator, Valuations};
use pasch_engine::{FeatureSet, HEADS, Kind, Layer, Net, NetFault, NetWeights, Nets, NetsFault, Path, Probabilities};
use pasch_rules::{BoardLaw, Position, Roll};
use proptest::prelude::*;
use std::sync::OnceLock;

/// A small net with weights that look random.
fn weights(kind: Kind) -> NetWeights {
    weights_of(kind, 48, 32, 1)
}

/// As random as any; with `heads` heads that differ.
fn weights_of(kind: Kind, width: usize, second: usize, heads: usize) -> NetWeights {
    let mut state = 7u32;
    let mut next = |scale: f32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 8) as f32 / (1 << 24) as f32 - 0.5) * scale
    };
    let inputs = FeatureSet::of(kind).inputs();
    let mut list = |count: usize, scale: f32| (0..count).map(|_| next(scale)).collect::<Vec<f32>>();
    let (inputs, bias) = (list(inputs * width, 0.8), list(width, 0.5));
    let mut layer = |inputs: usize, outputs: usize, scale: f32| Layer {
        weights: list(inputs * outputs, scale),
        bias: list(outputs, 0.5),
    };
    let heads = (0..heads).map(|_| vec![layer(width, second, 0.6), layer(second, 5, 1.0)]);
    NetWeights {
        kind,
        width,
        inputs,
        bias,
        heads: heads.collect(),
    }
}

/// Positions of a game in which the number of the turn picks the play.
fn game(choices: &[u8]) -> Vec<Position> {
    let mut position = Position::starting();
    let mut seen = vec![position];
    for (turn, &choice) in choices.iter().enumerate() {
        let roll = Roll::all()
            .nth((turn * 5 + usize::from(choice)) % 21)
            .expect("21 throws");
        let plays = position.legal_plays(roll, &BoardLaw::TOURNAMENT.plays);
        position = plays[usize::from(choice) % plays.len()].1.opponent_on_roll();
        if position.is_over() {
            break;
        }
        seen.push(position);
    }
    seen
}

/// The judge with its tables, made once.
fn evaluator() -> &'static Evaluator {
    static EVALUATOR: OnceLock<Evaluator> = OnceLock::new();
    EVALUATOR.get_or_init(|| Engine::new(Nets::built_in()).evaluator(BoardLaw::TOURNAMENT))
}

proptest! {
    #[test]
    fn each_position_is_judged_by_its_head(choices in prop::collection::vec(any::<u8>(), 1..60)) {
        let several = weights_of(Kind::Contact, 48, 32, HEADS);
        let alone: Vec<Net> = several
            .heads
            .iter()
            .map(|head| NetWeights { heads: vec![head.clone()], ..several.clone() })
            .map(|weights| Net::from_weights(&weights).expect("a sound net"))
            .collect();
        let net = Net::from_weights(&several).expect("a sound net");
        let positions = game(&choices);
        let rows: Vec<_> = positions.iter().map(|position| Kind::Contact.rows(position)).collect();
        let mut together = vec![Probabilities::default(); rows.len()];
        net.evaluate_batch(&rows, &mut together);
        for ((position, rows), together) in positions.iter().zip(&rows).zip(together) {
            let back = |side: &[u8; 26]| side[19..].iter().sum::<u8>() >= 2;
            let head = match (back(position.own()), back(position.opp())) {
                (true, true) => 0,
                (false, true) => 1,
                (true, false) => 2,
                (false, false) => 3,
            };
            prop_assert_eq!(net.evaluate(rows), alone[head].evaluate(rows));
            prop_assert_eq!(net.evaluate(rows), together);
        }
    }

    #[test]
    fn kernel_paths_agree_to_the_bit(choices in prop::collection::vec(any::<u8>(), 1..60)) {
        for kind in [Kind::Contact, Kind::Race, Kind::Prune, Kind::Chooser] {
            let plain = Net::from_weights(&weights(kind)).expect("a sound net").on_path(Path::Scalar);
            let rows: Vec<_> = game(&choices).iter().map(|position| kind.rows(position)).collect();
            for path in Path::all() {
                let fast = plain.clone().on_path(path);
                let mut together = vec![Probabilities::default(); rows.len()];
                fast.evaluate_batch(&rows, &mut together);
                for (rows, together) in rows.iter().zip(together) {
                    prop_assert_eq!(fast.evaluate(rows), plain.evaluate(rows), "{:?}", path);
                    prop_assert_eq!(fast.evaluate(rows), together, "{:?}", path);
                }
            }
        }
    }

    #[test]
    fn chances_are_ordered_and_in_range(choices in prop::collection::vec(any::<u8>(), 1..120)) {
        for position in game(&choices) {
            let c = evaluator().evaluate(&position);
            prop_assert!(0.0 <= c.win_backgammon && c.win_backgammon <= c.win_gammon && c.win_gammon <= c.win);
            prop_assert!(0.0 <= c.lose_backgammon && c.lose_backgammon <= c.lose_gammon && c.lose_gammon <= 1.0 - c.win);
        }
    }

    #[test]
    fn a_damaged_file_is_refused(place in any::<prop::sample::Index>(), bit in 0..8u8) {
        let mut bytes = Net::from_weights(&weights(Kind::Race)).expect("a sound net").to_bytes().to_vec();
        let place = place.index(bytes.len());
        bytes[place] ^= 1 << bit;
        prop_assert!(Net::from_bytes(&bytes).is_err());
    }

    #[test]
    fn a_cut_file_is_refused(end in any::<prop::sample::Index>()) {
        let bytes = Net::from_weights(&weights(Kind::Prune)).expect("a sound net").to_bytes().to_vec();
        prop_assert!(Net::from_bytes(&bytes[..end.index(bytes.len())]).is_err());
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Net::from_bytes(&bytes).is_err());
    }
}

#[test]
fn kernel_paths_agree_on_widths_that_need_every_block() {
    let positions = game(&[5; 30]);
    let rows: Vec<_> = positions.iter().map(|position| Kind::Contact.rows(position)).collect();
    for (width, second) in [(16, 16), (512, 256), (688, 464), (1024, 80)] {
        let plain = Net::from_weights(&weights_of(Kind::Contact, width, second, 1)).expect("a sound net");
        let plain = plain.on_path(Path::Scalar);
        for path in Path::all() {
            let fast = plain.clone().on_path(path);
            for together in 2..=8 {
                for group in rows.chunks(together) {
                    let mut chances = [Probabilities::default(); 8];
                    fast.evaluate_batch(group, &mut chances);
                    for (rows, said) in group.iter().zip(chances) {
                        assert_eq!(said, plain.evaluate(rows), "{width} {second} {together} {path:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_contact_net_carries_its_chooser_in_its_file() {
    let [contact, chooser, race] =
        [Kind::Contact, Kind::Chooser, Kind::Race].map(|kind| Net::from_weights(&weights(kind)).expect("a sound net"));
    let both = contact.with_chooser(&chooser).expect("a pair");
    let again = Net::from_bytes(both.to_bytes()).expect("its own bytes");
    let rows = Kind::Contact.rows(&Position::starting());
    let carried = again.chooser().expect("a chooser");
    assert_eq!(carried.to_bytes(), chooser.to_bytes());
    assert_eq!(carried.evaluate(&rows), chooser.evaluate(&rows));
    assert_eq!(again.evaluate(&rows), contact.evaluate(&rows));
    assert_eq!(again.weights(), contact.weights());
    // It can be exchanged, but nothing else may stand in its place, nor have one.
    assert_eq!(
        again.with_chooser(&chooser).expect("a pair").to_bytes(),
        both.to_bytes()
    );
    assert_eq!(contact.with_chooser(&race).unwrap_err(), NetFault::Chooser(Kind::Race));
    assert_eq!(race.with_chooser(&chooser).unwrap_err(), NetFault::Chooser(Kind::Race));
    // Where the first net ends the file may not.
    let border = both.to_bytes().len() - chooser.to_bytes().len();
    assert!(matches!(
        Net::from_bytes(&both.to_bytes()[..border]),
        Err(NetFault::Length { .. })
    ));
}

#[test]
fn faults_say_what_is_wrong() {
    let sound = Net::from_weights(&weights(Kind::Contact))
        .expect("a sound net")
        .to_bytes()
        .to_vec();
    assert_eq!(Net::from_bytes(b"something else").unwrap_err(), NetFault::Magic);
    let mut newer = sound.clone();
    newer[8] = 9;
    assert_eq!(Net::from_bytes(&newer).unwrap_err(), NetFault::Version(9));
    let mut other = sound.clone();
    other[12] = 1;
    assert!(matches!(
        Net::from_bytes(&other).unwrap_err(),
        NetFault::Features { .. }
    ));
    let mut headless = sound.clone();
    headless[21] = 0;
    let fault = |kind, heads| NetFault::Heads { kind, heads };
    assert_eq!(Net::from_bytes(&headless).unwrap_err(), fault(Kind::Contact, 0));
    let mut fine = sound.clone();
    fine[23] = 2;
    assert_eq!(Net::from_bytes(&fine).unwrap_err(), NetFault::Weights(2));
    let hydra = Net::from_weights(&weights_of(Kind::Race, 48, 32, HEADS));
    assert_eq!(hydra.unwrap_err(), fault(Kind::Race, HEADS as u8));
    let race = Net::from_weights(&weights(Kind::Race))
        .expect("a sound net")
        .to_bytes()
        .to_vec();
    assert!(matches!(
        Nets::from_bytes(&sound, &race, &race),
        Err(NetsFault::WrongKind { name: "prune", .. })
    ));
}

#[test]
fn sums_that_could_overflow_are_refused() {
    let mut heavy = weights_of(Kind::Race, 256, 32, 1);
    // 256 inputs of at most 8.0 each: a row of weights that are all as large as its largest is still counted...
    heavy.heads[0][0].weights.fill(30.0);
    heavy.heads[0][0].bias.fill(0.0);
    assert!(Net::from_weights(&heavy).is_ok());
    // ...but no bias that takes what is left of 32 bits.
    heavy.heads[0][0].bias.fill(1e6);
    assert_eq!(Net::from_weights(&heavy).unwrap_err(), NetFault::Overflow(1));
}

#[test]
fn a_step_that_is_no_step_is_refused() {
    let sound = Net::from_weights(&weights(Kind::Contact)).expect("a sound net");
    // The steps of the second layer's 32 outputs follow their 48 weights each.
    let inputs = FeatureSet::of(Kind::Contact).inputs();
    let at = 8 + 17 + 4 * 3 + 2 * 48 * (inputs + 1) + 48 * 32;
    for step in [0.0f32, -1.0, f32::NAN, f32::INFINITY, 1e-42] {
        let mut bytes = sound.to_bytes().to_vec();
        bytes[at..at + 4].copy_from_slice(&step.to_le_bytes());
        let end = bytes.len() - 8;
        let sum = bytes[..end].iter().fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        bytes[end..].copy_from_slice(&sum.to_le_bytes());
        assert_eq!(Net::from_bytes(&bytes).unwrap_err(), NetFault::Scale(1), "{step}");
    }
}

#[test]
fn what_is_written_is_read_again() {
    let net = Net::from_weights(&weights_of(Kind::Contact, 48, 32, HEADS)).expect("a sound net");
    let again = Net::from_bytes(net.to_bytes()).expect("its own bytes");
    assert_eq!((net.sizes(), net.heads()), (again.sizes(), again.heads()));
    let retold = Net::from_weights(&again.weights()).expect("its own weights");
    assert_eq!(net.to_bytes(), retold.to_bytes());
    let rows = Kind::Contact.rows(&Position::starting());
    assert_eq!(net.evaluate(&rows), again.evaluate(&rows));
}

#[test]
fn judging_and_choosing_allocate_nothing() {
    let engine = Engine::new(Nets::built_in());
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    let positions = game(&[3; 40]);
    let roll = Roll::new(3, 1).expect("a throw");
    // The first call on a thread makes its room.
    searcher.best_at_once(&positions[0], roll, &Valuations::POINTS);
    for position in &positions {
        let used = allocation_counter::measure(|| {
            searcher.chances(position);
            searcher.best_at_once(position, roll, &Valuations::POINTS);
            let _ = searcher.look(position, 1, &Valuations::POINTS, &());
        });
        assert_eq!(used.count_total, 0, "{position:?}");
    }
}
