//! The trainer's mathematics: the gradient is the slope of the loss, families count as they should, a wider net says
//! the same, and a school repeats itself and goes on from where it stopped.

use pasch_engine::{Kind, Net, OneSided, Probabilities, head_of};
use pasch_rules::{BoardLaw, Overshoot, Position, Roll};
use pasch_trainer::{Adam, Deep, Family, FloatNet, Look, Opening, Sample, School, Settings, Stage, Workspace};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

fn bearoff() -> Arc<OneSided> {
    static TABLE: OnceLock<Arc<OneSided>> = OnceLock::new();
    TABLE
        .get_or_init(|| Arc::new(OneSided::generate(Overshoot::Farthest)))
        .clone()
}

/// What the plays of a throw from the start lead to, with made-up chances.
fn family(kind: Kind, roll: (u8, u8), size: usize) -> Family {
    let roll = Roll::new(roll.0, roll.1).expect("a throw");
    let plays = Position::starting().legal_plays(roll, &BoardLaw::TOURNAMENT.plays);
    plays
        .iter()
        .take(size)
        .enumerate()
        .map(|(n, (_, after))| Sample {
            rows: kind.rows(&after.opponent_on_roll()),
            target: [0.5 + 0.02 * n as f32, 0.2, 0.01, 0.15 - 0.01 * n as f32, 0.02],
        })
        .collect()
}

fn net(hidden: &[usize]) -> FloatNet {
    FloatNet::random(Kind::Contact, hidden, &mut ChaCha8Rng::seed_from_u64(5))
}

fn gradient(net: &FloatNet, families: &[Family], contrast: f32) -> (f64, Vec<f32>) {
    let mut gradient = vec![0.0; net.params().len()];
    let mut room = Workspace::new(net);
    let loss = net.backward(
        families.iter().map(|family| &**family),
        contrast,
        &mut gradient,
        &mut room,
    );
    (loss, gradient)
}

#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    let net = net(&[32, 32, 16]);
    the_gradient_fits(&net);
    the_gradient_fits(&net.with_heads().expect("a contact net"));
}

fn the_gradient_fits(net: &FloatNet) {
    // Some of these plays leave a back checker alone and others do not: families are judged by several heads.
    let families = [
        family(Kind::Contact, (3, 1), 4),
        family(Kind::Contact, (6, 5), 4),
        family(Kind::Contact, (6, 6), 2),
    ];
    let heads: HashSet<usize> = families.iter().flatten().map(|sample| head_of(&sample.rows)).collect();
    assert!(heads.len() > 1, "{heads:?}");
    let (_, slopes) = gradient(net, &families, 0.0);
    let steepest = slopes.iter().fold(0.0f32, |most, slope| most.max(slope.abs()));
    let busy: Vec<usize> = (0..slopes.len())
        .filter(|&i| slopes[i].abs() > 0.01 * steepest)
        .collect();
    assert!(busy.len() > 300, "{} parameters matter", busy.len());
    // Every layer is among them; a corner of a unit may lie between the two points, so a few may differ.
    let mut wrong = 0;
    for &i in &busy {
        let at = |delta: f32| {
            let mut params = net.params().to_vec();
            params[i] += delta;
            let moved =
                FloatNet::from_params(Kind::Contact, &[32, 32, 16], net.heads(), params).expect("the same shape");
            gradient(&moved, &families, 0.0).0
        };
        let measured = (at(1e-3) - at(-1e-3)) / 2e-3;
        wrong += usize::from((measured - f64::from(slopes[i])).abs() > 0.02 * f64::from(steepest));
    }
    assert!(wrong * 50 < busy.len(), "{wrong} of {} slopes are wrong", busy.len());
}

#[test]
fn contrast_leaves_lonely_positions_alone_and_weighs_differences_in_families() {
    let net = net(&[32, 16]);
    let lonely = [family(Kind::Contact, (3, 1), 1)];
    assert_eq!(gradient(&net, &lonely, 0.0).1, gradient(&net, &lonely, 3.0).1);
    // Two positions whose errors are the same: nothing to tell apart.
    let one = family(Kind::Contact, (3, 1), 1);
    let twins: [Family; 1] = [[one[0].clone(), one[0].clone()].into()];
    let (plain, weighed) = (gradient(&net, &twins, 0.0).1, gradient(&net, &twins, 3.0).1);
    for (a, b) in plain.iter().zip(&weighed) {
        assert!((a - b).abs() < 1e-5, "{a} {b}");
    }
    let siblings = [family(Kind::Contact, (3, 1), 4)];
    let (plain, weighed) = (gradient(&net, &siblings, 0.0).1, gradient(&net, &siblings, 3.0).1);
    let apart: f32 = plain.iter().zip(&weighed).map(|(a, b)| (a - b).abs()).sum();
    assert!(apart > 1e-3, "{apart}");
    // What the family has in common counts once: the last biases see the sum of the errors, and that is unchanged.
    let bias = plain.len() - 5;
    for (a, b) in plain[bias..].iter().zip(&weighed[bias..]) {
        assert!((a - b).abs() < 1e-5, "{a} {b}");
    }
}

#[test]
fn fitting_approaches_the_targets() {
    let families = [family(Kind::Contact, (3, 1), 4), family(Kind::Contact, (5, 2), 4)];
    let mut net = net(&[32, 32, 16]);
    let mut adam = Adam::new(net.params());
    let mut slopes = vec![0.0; net.params().len()];
    let mut room = Workspace::new(&net);
    for _ in 0..600 {
        net.backward(families.iter().map(|family| &**family), 1.0, &mut slopes, &mut room);
        adam.step(net.params_mut(), &mut slopes, 2e-3, 0.9);
    }
    let trained = Net::from_weights(&net.weights()).expect("a sound net");
    for sample in families.iter().flatten() {
        let wanted = Probabilities::from_array(sample.target).equity();
        let found = trained.evaluate(&sample.rows).equity();
        assert!((wanted - found).abs() < 0.02, "{wanted} {found}");
    }
}

#[test]
fn a_wider_net_says_the_same() {
    let narrow = net(&[32, 32, 16]);
    let wide = narrow
        .widened(&[64, 48, 32], &mut ChaCha8Rng::seed_from_u64(6))
        .expect("wider everywhere");
    assert!(
        narrow
            .widened(&[64, 16, 32], &mut ChaCha8Rng::seed_from_u64(6))
            .is_none()
    );
    let [narrow, wide] = [narrow, wide].map(|net| Net::from_weights(&net.weights()).expect("a sound net"));
    for sample in &family(Kind::Contact, (4, 2), 4) {
        let (a, b) = (narrow.evaluate(&sample.rows), wide.evaluate(&sample.rows));
        assert!((a.equity() - b.equity()).abs() < 1e-5, "{a:?} {b:?}");
    }
}

#[test]
fn a_net_with_heads_says_the_same_until_it_learns() {
    let one = net(&[32, 32, 16]);
    let several = one.with_heads().expect("a contact net");
    assert!(several.with_heads().is_none(), "it has them already");
    let wide = several.widened(&[64, 48, 32], &mut ChaCha8Rng::seed_from_u64(6));
    let nets = [one, several, wide.expect("wider everywhere")].map(|net| Net::from_weights(&net.weights()));
    let [one, several, wide] = nets.map(|net| net.expect("a sound net"));
    for sample in &family(Kind::Contact, (6, 5), 4) {
        assert_eq!(one.evaluate(&sample.rows), several.evaluate(&sample.rows));
        let (a, b) = (one.evaluate(&sample.rows), wide.evaluate(&sample.rows));
        assert!((a.equity() - b.equity()).abs() < 1e-5, "{a:?} {b:?}");
    }
}

#[test]
fn a_school_that_gathers_its_units_says_the_same_and_learns_on() {
    let mut school = School::new([&[32, 16], &[16], &[16]], 3, bearoff());
    assert!(!school.gather(), "nothing tells it which units speak together");
    assert!(school.part_heads());
    let stage = Stage::Lambda(0.9, 0.2);
    after_rounds(&mut school, stage, 1);
    let rows: Vec<_> = [(3, 1), (6, 2), (5, 5)]
        .into_iter()
        .flat_map(|roll| family(Kind::Contact, roll, 4))
        .map(|sample| sample.rows)
        .collect();
    let said = |school: &School| {
        let net = school.evaluator().expect("a sound net").contact;
        rows.iter().map(|rows| net.evaluate(rows)).collect::<Vec<_>>()
    };
    let before = (said(&school), school.checkpoint());
    assert!(school.gather());
    assert_eq!(said(&school), before.0);
    assert_ne!(school.checkpoint(), before.1, "another order");
    after_rounds(&mut school, stage, 1);
    assert_ne!(said(&school), before.0, "it has learnt");
}

/// Three checkers a side never stand four to a point: what a net made of such games was born with there goes, and it says
/// the same of everything it has met.
#[test]
fn inputs_that_were_never_met_are_forgotten() {
    let mut school = School::new([&[32, 16], &[16], &[16]], 3, bearoff());
    let look = Look {
        keep: 8,
        choices: 8,
        deep: Deep { news: 1.0, throws: 0 },
    };
    let stage = Stage::Exact {
        look,
        lambda: (0.5, 0.5),
        opening: Some(Opening::Hypergammon),
    };
    after_rounds(&mut school, stage, 1);
    let before = school.evaluator().expect("a sound net");
    school.forget_unseen();
    let after = school.evaluator().expect("a sound net");
    let silent = |net: &Net| {
        let weights = net.weights();
        let rows = weights.inputs.chunks_exact(weights.width);
        rows.filter(|row| row.iter().all(|&weight| weight == 0.0)).count()
    };
    assert!(silent(&before.contact) < 10 && silent(&after.contact) > 100);
    let start = Opening::Hypergammon.position(&before, &mut ChaCha8Rng::seed_from_u64(1));
    assert_eq!(before.evaluate(&start), after.evaluate(&start));
}

#[test]
fn weights_go_to_the_engine_and_back() {
    let before = net(&[32, 32, 16]).with_heads().expect("a contact net");
    let after = FloatNet::from_weights(&Net::from_weights(&before.weights()).expect("a sound net").weights());
    assert_eq!(before.hidden(), after.hidden());
    // Inner weights are kept in steps of their row, 127 of them to the widest; everything else is kept finer.
    let (before, after) = (before.weights(), after.weights());
    let near = |a: &[f32], b: &[f32], reach: f32| {
        assert_eq!(a.len(), b.len());
        a.iter()
            .zip(b)
            .for_each(|(a, b)| assert!((a - b).abs() <= reach, "{a} {b} {reach}"));
    };
    near(&before.inputs, &after.inputs, 1e-3);
    near(&before.bias, &after.bias, 1e-3);
    for (a, b) in before.heads.iter().flatten().zip(after.heads.iter().flatten()) {
        near(&a.bias, &b.bias, 1e-3);
        let length = a.weights.len() / a.bias.len();
        for (a, b) in a.weights.chunks_exact(length).zip(b.weights.chunks_exact(length)) {
            let widest = a.iter().fold(0f32, |widest, weight| widest.max(weight.abs()));
            near(a, b, widest / 127.0 * 0.5001);
        }
    }
}

fn settings(stage: Stage) -> Settings {
    Settings {
        stage,
        round: 1000,
        rate: (1e-3, 1e-3),
        buffer: 4000,
        reuse: 2.0,
        batch: 64,
        memory: 0.99,
        contrast: 2.0,
        schedule: None,
    }
}

const EXACT: Stage = Stage::Exact {
    look: Look {
        keep: 2,
        choices: 1,
        deep: Deep { news: 0.02, throws: 4 },
    },
    lambda: (0.3, 0.3),
    opening: None,
};

fn after_rounds(school: &mut School, stage: Stage, rounds: usize) {
    let mut left = rounds;
    let done = school.run(
        &settings(stage),
        |_| 0.0,
        |_, _| {
            left -= 1;
            left > 0
        },
    );
    done.expect("sound weights");
}

#[test]
fn a_school_repeats_itself_on_any_number_of_threads() {
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .expect("a pool");
        pool.install(|| {
            let mut school = School::new([&[16], &[16], &[16]], 3, bearoff());
            school.admit_chooser(&[16]);
            after_rounds(&mut school, Stage::Lambda(0.9, 0.2), 2);
            after_rounds(&mut school, EXACT, 2);
            school.checkpoint()
        })
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn a_checkpoint_goes_on_and_a_damaged_one_is_refused() {
    let mut school = School::new([&[16], &[16], &[16]], 3, bearoff());
    after_rounds(&mut school, Stage::Lambda(0.9, 0.2), 1);
    for choosers in [0, 1] {
        let bytes = school.checkpoint();
        let again = School::resume(&bytes, bearoff()).expect("a sound checkpoint");
        assert_eq!(again.checkpoint(), bytes, "{choosers}");
        school.admit_chooser(&[16]);
        assert_eq!(school.part_heads(), choosers == 0, "heads are given once");
    }
    let bytes = school.checkpoint();
    for cut in [0, 5, 20, 37, bytes.len() / 2, bytes.len() - 1] {
        assert!(School::resume(&bytes[..cut], bearoff()).is_err(), "cut at {cut}");
    }
    let mut other = bytes;
    other[0] ^= 1;
    assert!(School::resume(&other, bearoff()).is_err());
}

#[test]
fn every_opening_leads_to_a_game_worth_learning_from() {
    let school = School::new([&[16], &[16], &[16]], 3, bearoff());
    let evaluator = school.evaluator().expect("sound weights");
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for opening in Opening::ALL {
        let mut seen = HashSet::new();
        for _ in 0..50 {
            let position = opening.position(&evaluator, &mut rng);
            assert!(!position.is_over() && !OneSided::covers(&position), "{opening:?}");
            let back = |side: &[u8; 26], least: u8| side[18..].iter().filter(|&&n| n >= least).count();
            let sides = [position.own(), position.opp()];
            match opening {
                Opening::BackGame => assert!(sides.iter().any(|side| back(side, 2) >= 2), "{position:?}"),
                Opening::Containment => assert!(sides.iter().any(|side| back(side, 1) >= 1), "{position:?}"),
                Opening::Primes => assert!(sides.iter().all(|side| back(side, 1) >= 1), "{position:?}"),
                Opening::Race => assert!(position.is_race(), "{position:?}"),
                _ => {}
            }
            seen.insert(position);
        }
        let wanted = if matches!(opening, Opening::Standard | Opening::Hypergammon) {
            1
        } else {
            40
        };
        assert!(seen.len() >= wanted, "{opening:?}: {} positions", seen.len());
    }
}

/// Games that begin as races teach the race net, and leave the others as they are.
#[test]
fn races_alone_change_the_race_net_alone() {
    let mut school = School::new([&[16], &[16], &[16]], 3, bearoff());
    school.admit_chooser(&[16]);
    let before = school.evaluator().expect("sound weights");
    let Stage::Exact { look, lambda, .. } = EXACT else {
        unreachable!()
    };
    let opening = Some(Opening::Race);
    after_rounds(&mut school, Stage::Exact { look, lambda, opening }, 2);
    let after = school.evaluator().expect("sound weights");
    assert_ne!(before.race.to_bytes(), after.race.to_bytes());
    assert_eq!(before.contact.to_bytes(), after.contact.to_bytes());
    assert_eq!(before.prune.to_bytes(), after.prune.to_bytes());
}
