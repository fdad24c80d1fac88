//! A solved game is played as it was solved: plays, chances and the cube come from the table.

use pasch_engine::{CubeState, Engine, HYPERGAMMON, Holder, Hypergammon, Nets, Solving, Stakes, Tariff, Valuations};
use pasch_rules::{BoardLaw, Position, Roll, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The same game in small, with one checker a side.
fn table() -> Hypergammon {
    let mut solving = Solving::new(1, BoardLaw::TOURNAMENT);
    while !solving.is_settled() {
        let sweep = solving.improved(0..solving.len(), &()).expect("nobody says stop");
        solving.sweep([sweep]);
    }
    solving.table()
}

fn position(own: usize, opp: usize) -> Position {
    let side = |at: usize| {
        let mut side = [0; 26];
        side[at] = 1;
        side
    };
    Position::from_sides_unchecked(side(own), side(opp))
}

#[test]
fn the_table_is_what_plays() {
    let engine = Engine::new(Nets::built_in());
    let table = table();
    engine.adopt_hypergammon(table.clone());
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    for (own, opp) in [(24, 24), (25, 7), (13, 18), (6, 1)] {
        let position = position(own, opp);
        let solved = table.lookup(&position).expect("a position of the table");
        assert_eq!(searcher.chances(&position), solved.chances);
        for (jacoby, holder) in [(false, Holder::Centred), (true, Holder::Centred), (true, Holder::Own)] {
            let cube = CubeState { value: 1, holder };
            let stakes = Stakes::new(Tariff::money(jacoby), cube);
            let (decision, _) = searcher.decide(&position, &stakes, 0, &()).expect("nobody interrupts");
            let wanted = match (jacoby, holder) {
                (true, Holder::Centred) => solved.jacoby,
                _ => solved.exact.hold(holder),
            };
            assert!((decision.no_double - wanted).abs() < 1e-4, "{own} {opp}");
            assert!(
                (decision.double_take - solved.exact.double_take()).abs() < 1e-4,
                "{own} {opp}"
            );
            // Looking ahead finds nothing new in a solved game.
            let (deeper, _) = searcher.decide(&position, &stakes, 2, &()).expect("nobody interrupts");
            assert!((deeper.no_double - wanted).abs() < 1e-3, "{own} {opp} {deeper:?}");
        }
        for roll in Roll::all() {
            let ranked = searcher.rank_at_once(&position, roll, &Valuations::POINTS);
            for ranked in ranked
                .iter()
                .filter(|ranked| !ranked.after.opponent_on_roll().is_over())
            {
                let next = table
                    .lookup(&ranked.after.opponent_on_roll())
                    .expect("a position of the table");
                assert!(
                    (ranked.value + next.exact.cubeless).abs() < 1e-5,
                    "{own} {opp} {roll:?}"
                );
            }
        }
    }
}

#[test]
fn a_table_that_is_not_settled_is_not_used() {
    let engine = Engine::new(Nets::built_in());
    let mut solving = Solving::new(1, BoardLaw::TOURNAMENT);
    let sweep = solving.improved(0..solving.len(), &()).expect("nobody says stop");
    solving.sweep([sweep]);
    engine.adopt_hypergammon(solving.table());
    assert!(engine.evaluator(BoardLaw::TOURNAMENT).hypergammon.is_none());
}

/// The first position of hypergammon is one of those that are numbered: 3,276 by 3,276.
#[test]
fn the_real_game_has_its_size() {
    assert_eq!(Solving::new(HYPERGAMMON, BoardLaw::TOURNAMENT).len(), 3276 * 3276);
}

/// Three checkers are another game: nets that have seen nothing else win it clearly from those that have never seen it, with
/// the same dice for both.
#[test]
fn nets_of_its_own_play_hypergammon_better() {
    let engines = [
        Nets::built_in(),
        Nets {
            few: None,
            ..Nets::built_in()
        },
    ]
    .map(Engine::without_tables);
    let mut players = engines.each_ref().map(|engine| engine.searcher(BoardLaw::TOURNAMENT));
    let mut side = [0; 26];
    side[22..=24].fill(1);
    let setup = Setup {
        own: side,
        opp: side,
        checkers: HYPERGAMMON,
    };
    let start = Position::try_from(setup).expect("a position");
    let mut won = 0.0;
    const PAIRS: u64 = 250;
    for (seed, first) in (0..PAIRS).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut position, mut mover) = (start, first);
        while !position.is_over() {
            let mut die = || (rng.next_u32() % 6) as u8 + 1;
            let roll = Roll::new(die(), die()).expect("dice");
            position = players[mover].best_at_once(&position, roll, &Valuations::POINTS);
            mover = 1 - mover;
        }
        // The one to roll has lost.
        let points = -players[0].chances(&position).equity();
        won += if mover == 1 { points } else { -points };
    }
    let a_game = won / (2 * PAIRS) as f32;
    assert!(a_game > 0.3, "{a_game} points a game");
}
