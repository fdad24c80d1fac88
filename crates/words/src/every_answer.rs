//! For the tests: rulebooks that between them give every answer there is.

use pasch_rules::*;

/// Lists the variants of an enum; one that is forgotten does not compile.
macro_rules! every {
    ($kind:ident: $($variant:ident),+) => {{
        let _ = |value: $kind| match value { $($kind::$variant => ()),+ };
        [$($kind::$variant),+]
    }};
}

/// The six presets, and from them a rulebook for every value of every field.
pub(crate) fn rulebooks() -> Vec<Rulebook> {
    let mut all: Vec<Rulebook> = Preset::ALL.into_iter().map(Rulebook::from).collect();
    let mut with = |change: Change| {
        let before = all.len();
        all.extend(
            Preset::ALL
                .into_iter()
                .filter_map(|preset| Rulebook::from(preset).amend(change).ok()),
        );
        assert!(all.len() > before, "no preset can be changed like that");
    };
    // A field that is new here does not compile until its values are tried below.
    let Answers {
        opening: _,
        next_game: _,
        obligation: _,
        doubles: _,
        checker:
            CheckerRules {
                overshoot: _,
                straggler: _,
                pick_and_pass: _,
            },
        passing: _,
        correction: Correction { by: _, until: _ },
        gammon: _,
        backgammon: _,
        cube: _,
        crawford: _,
        automatic_double: _,
        resigning: _,
        sessions:
            Sessions {
                single_game: _,
                running_total: _,
                match_to: _,
                money: _,
                games: _,
            },
        money: MoneyRules {
            jacoby: _,
            beavers: _,
            raccoons: _,
        },
        starts: Starts {
            jacquet: _,
            nackgammon: _,
            hypergammon: _,
        },
        numbering: _,
        direction: _,
        colours: _,
        dice_fall: _,
        hit_checkers: _,
    } = *Rulebook::from(Preset::German).answers();

    let _ = |opening: Opening| match opening {
        Opening::OneDie { lower_by_agreement: _ } | Opening::TwoDice => (),
    };
    for lower_by_agreement in [false, true] {
        with(&|answers| answers.opening = Opening::OneDie { lower_by_agreement });
    }
    with(&|answers| answers.opening = Opening::TwoDice);
    for value in every!(NextGame: OpeningThrow, WinnerStarts) {
        with(&|answers| answers.next_game = value);
    }
    for value in every!(Obligation: MostNumbers) {
        with(&|answers| answers.obligation = value);
    }
    for value in every!(Doubles: FourMoves) {
        with(&|answers| answers.doubles = value);
    }
    for value in every!(Overshoot: Farthest, AnyBelow, AnyCarried) {
        with(&|answers| answers.checker.overshoot = value);
    }
    for value in every!(Passing: Hits) {
        with(&|answers| answers.passing = value);
    }
    for by in every!(CorrectionBy: Either, Opponent) {
        for until in every!(CorrectionUntil: DiceLifted, NextRoll) {
            with(&|answers| answers.correction = Correction { by, until });
        }
    }
    for value in every!(GammonRule: NothingBorneOff) {
        with(&|answers| answers.gammon = value);
    }
    for value in every!(BackgammonRule: CheckerBack, CheckerBackNothingOff) {
        with(&|answers| answers.backgammon = value);
    }
    cubes(&mut with);
    for value in every!(AutomaticDouble: Never, IfAgreed, IfAgreedForMoney) {
        with(&|answers| answers.automatic_double = value);
    }
    for value in every!(Resigning: Offer, AtOnceBackgammon) {
        with(&|answers| answers.resigning = value);
    }
    for value in every!(Numbering: EachOwn, UpWithWhite, DownWithBlack, DownWithWhite, TwoRows) {
        with(&|answers| answers.numbering = value);
    }
    for value in every!(Direction: CounterClockwise, Clockwise) {
        with(&|answers| answers.direction = value);
    }
    for value in every!(Colours: Agreed, OlderTakesDark) {
        with(&|answers| answers.colours = value);
    }
    for value in every!(DiceFall: OneHalf, RightHalf) {
        with(&|answers| answers.dice_fall = value);
    }
    for value in every!(HitCheckers: OnBar, LaidAside) {
        with(&|answers| answers.hit_checkers = value);
    }
    for yes in [false, true] {
        with(&|answers| answers.checker.straggler = yes);
        with(&|answers| answers.checker.pick_and_pass = yes);
        with(&|answers| answers.crawford = yes);
        with(&|answers| answers.sessions.single_game = yes);
        with(&|answers| answers.sessions.running_total = yes);
        with(&|answers| answers.sessions.match_to = yes);
        with(&|answers| answers.sessions.money = yes);
        with(&|answers| answers.sessions.games = yes);
        with(&|answers| answers.money.jacoby = yes);
        with(&|answers| {
            answers.money = MoneyRules {
                raccoons: yes,
                ..answers.money
            }
        });
        with(&|answers| answers.starts.jacquet = yes);
        with(&|answers| answers.starts.nackgammon = yes);
        with(&|answers| answers.starts.hypergammon = yes);
    }
    with(&|answers| answers.money = MoneyRules::default());
    all
}

/// Something to change in a rulebook's answers.
type Change<'a> = &'a dyn Fn(&mut Answers);

fn cubes(with: &mut dyn FnMut(Change)) {
    let no_cube = |answers: &mut Answers| {
        answers.cube = None;
        answers.crawford = false;
        answers.automatic_double = AutomaticDouble::Never;
        answers.money = MoneyRules::default();
    };
    with(&no_cube);
    for used in every!(CubeUse: Always, SeveralGames, MatchIfAgreed) {
        for limit in [None, Some(64)] {
            for right in every!(DoublingRight: BeforeOwnRoll) {
                for answer in every!(DoubleAnswer: TakeOrDrop, RedoubleAtOnce) {
                    for drop_costs in every!(DropCosts: StakeBefore) {
                        for rest in every!(CubeRest: Middle, BesideBoard) {
                            let cube = CubeRules {
                                used,
                                limit,
                                right,
                                answer,
                                drop_costs,
                                rest,
                            };
                            with(&|answers| {
                                no_cube(answers);
                                answers.cube = Some(cube);
                            });
                        }
                    }
                }
            }
        }
    }
}
