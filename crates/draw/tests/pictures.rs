//! Pictures of odd and ordinary positions: every checker is accounted for, whatever stands where.
//!
//! With `PASCH_PICTURES` set to a folder, the pictures are left there to be looked at.

use pasch_draw::{Diagram, Plot, Scheme, Series, png};
use pasch_notation::parse_position;
use pasch_rules::{Setup, Side, Situation};
use proptest::prelude::*;

fn keep(name: &str, svg: &str) {
    let picture = png(svg, 900).expect("drawn");
    assert_eq!(&picture[1..4], b"PNG");
    if let Some(folder) = std::env::var_os("PASCH_PICTURES") {
        let folder = std::path::PathBuf::from(folder);
        std::fs::write(folder.join(format!("{name}.svg")), svg).expect("kept");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("kept");
    }
}

#[test]
fn positions_to_look_at() {
    let cases = [
        (
            "opening",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
            Scheme::Felt,
        ),
        (
            "night",
            "XGID=-a-B--E-C---dE--ac-e----B-:2:-1:-1:65:3:5:0:7:10",
            Scheme::Night,
        ),
        (
            "paper",
            "XGID=aa--BBB-B-a--A-----cBccab-:1:1:1:00:2:4:0:9:10",
            Scheme::Paper,
        ),
        (
            "fifteen",
            "XGID=-O---------------------o--:0:0:1:66:0:0:3:0:10",
            Scheme::Felt,
        ),
        (
            "bar-eight",
            "XGID=hBBB---------------------B:0:0:-1:42:0:0:0:0:10",
            Scheme::Paper,
        ),
        (
            "doubled",
            "XGID=-b----E-C---eE---c-e----B-:1:1:1:D:3:2:0:5:10",
            Scheme::Felt,
        ),
        (
            "crawford",
            "XGID=-BBBA-----------------abb-:0:0:-1:11:4:1:1:5:10",
            Scheme::Night,
        ),
    ];
    for (name, text, scheme) in cases {
        let table = parse_position(text, 15).expect(text);
        let svg = Diagram::new(&table)
            .scheme(scheme)
            .names("Aino Åström", "Пётр & <Łukasz>")
            .svg();
        keep(name, &svg);
    }
    let table = parse_position("4HPwATDgc/ABMA", 15).expect("the opening");
    keep("mirrored", &Diagram::new(&table).mirrored(true).svg());
}

#[test]
fn a_plot_to_look_at() {
    let curve = |name: &str, decay: f64| Series {
        name: name.to_owned(),
        points: (1..=60)
            .map(|epoch| (f64::from(epoch), 0.2 * (-decay * f64::from(epoch)).exp() + 0.01))
            .collect(),
    };
    let mut broken = curve("broken", 0.2);
    broken.points[20].1 = f64::NAN;
    let plot = Plot::new("Loss", "epoch", "mean squared error")
        .with(curve("train", 0.1))
        .with(curve("check", 0.06))
        .with(broken);
    keep("plot", &plot.svg(Scheme::Felt));
    keep("plot-log", &plot.log_y().svg(Scheme::Paper));
    keep("plot-empty", &Plot::new("Nothing", "x", "y").svg(Scheme::Night));
}

/// How many of a side's checkers a picture shows: circles of its colour (one more beside the name), numbers, slabs off.
fn shown(svg: &str, fill: &str) -> usize {
    svg.lines()
        .filter(|line| line.starts_with("<circle") && line.contains(&format!("fill=\"{fill}\" stroke")))
        .count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_checker_is_drawn_or_counted(own in proptest::collection::vec(0usize..26, 15), bottom in any::<bool>()) {
        let mut setup = Setup { own: [0; 26], opp: [0; 26], checkers: 15 };
        for place in own {
            setup.own[place] += 1;
        }
        setup.opp[0] = 15;
        let on_roll = if bottom { Side::White } else { Side::Black };
        let situation = Situation::seen_by(on_roll, setup);
        let svg = Diagram::new(&situation).svg();
        let standing: usize = setup.own[1..].iter().map(|&count| usize::from(count.min(5))).sum();
        let fill = if bottom { "#f7f3ea" } else { "#26282c" };
        prop_assert_eq!(shown(&svg, fill), standing + 1);
        for count in setup.own[1..].iter().filter(|count| **count > 5) {
            let number = format!(">{}</text>", count);
            prop_assert!(svg.contains(&number));
        }
        let slabs = svg.lines().filter(|line| line.starts_with("<rect") && line.contains("rx=\"2.64\"")).count();
        prop_assert_eq!(slabs, usize::from(setup.own[0]) + 15);
    }

    #[test]
    fn any_name_makes_a_good_picture(name in ".{0,40}") {
        let table = parse_position("4HPwATDgc/ABMA", 15).expect("the opening");
        let svg = Diagram::new(&table).names(&name, &name).svg();
        prop_assert!(png(&svg, 40).is_ok());
    }
}

#[test]
fn impossible_sizes_are_refused() {
    let svg = Plot::new("", "", "").svg(Scheme::Felt);
    assert!(png(&svg, 0).is_err());
    assert!(png(&svg, 1_000_000).is_err());
    assert!(png("<svg", 100).is_err());
}

#[test]
fn both_choices_are_arrows_and_the_words_are_the_readers() {
    let situation = parse_position("4HPwATDgc/ABMA:cAkAAAAAAAAA", 15).expect("the start");
    let step = |from, to| pasch_rules::Step { from, to, hit: false };
    let words = pasch_draw::DiagramWords {
        caption: "Wei\u{df} spielt 3-1".to_owned(),
        scores: ["2 von 7".to_owned(), "0 von 7".to_owned()],
        pips: ["167 Augen".to_owned(), "167 Augen".to_owned()],
    };
    let plain = Diagram::new(&situation).words(words.clone()).svg();
    assert!(plain.contains("2 von 7") && plain.contains("167 Augen") && !plain.contains("point match"));
    let arrows = |made: &[pasch_rules::Step], best: &[pasch_rules::Step]| {
        let svg = Diagram::new(&situation).words(words.clone()).arrows(made, best).svg();
        svg.matches("<polygon").count() - plain.matches("<polygon").count()
    };
    // A head for each checker that goes its way; steps of one checker are one way.
    assert_eq!(arrows(&[step(24, 21), step(21, 20)], &[step(8, 5), step(6, 5)]), 3);
    assert_eq!(arrows(&[], &[step(25, 20), step(6, 0)]), 2);
}

#[test]
fn the_names_of_lines_stand_where_no_line_goes() {
    let name_at = |rises: bool| {
        let heights = (0..100).map(|x| if rises { x } else { 100 - x });
        let points = heights.enumerate().map(|(x, y)| (x as f64, f64::from(y))).collect();
        let name = "the line".to_owned();
        let svg = Plot::new("", "", "").with(Series { name, points }).svg(Scheme::Felt);
        let before = svg.split(">the line<").next().unwrap();
        let place = before.rsplit(" x=\"").next().unwrap();
        place.split('"').next().unwrap().parse::<f64>().unwrap()
    };
    assert!(
        name_at(true) < 200.0 && name_at(false) > 400.0,
        "{} {}",
        name_at(true),
        name_at(false)
    );
}
