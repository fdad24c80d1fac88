//! The German sheet: 24 numbered rules, the straggler and pick-and-pass rules among them.

use super::PresetData;
use crate::answers::Question;
use crate::numbering::Numbering;
use crate::plays::{CheckerRules, Overshoot};
use crate::refusal::Rule;
use crate::rulebook::*;

pub(crate) const GERMAN: PresetData = PresetData {
    answers: Answers {
        opening: Opening::OneDie {
            lower_by_agreement: true,
        },
        next_game: NextGame::WinnerStarts,
        obligation: Obligation::MostNumbers,
        doubles: Doubles::FourMoves,
        checker: CheckerRules {
            overshoot: Overshoot::Farthest,
            straggler: true,
            pick_and_pass: false,
        },
        passing: Passing::Hits,
        correction: Correction {
            by: CorrectionBy::Either,
            until: CorrectionUntil::NextRoll,
        },
        gammon: GammonRule::NothingBorneOff,
        backgammon: BackgammonRule::CheckerBack,
        cube: Some(CubeRules {
            used: CubeUse::MatchIfAgreed,
            limit: None,
            right: DoublingRight::BeforeOwnRoll,
            answer: DoubleAnswer::TakeOrDrop,
            drop_costs: DropCosts::StakeBefore,
            rest: CubeRest::Middle,
        }),
        crawford: false,
        automatic_double: AutomaticDouble::Never,
        resigning: Resigning::Offer,
        sessions: Sessions {
            single_game: true,
            running_total: false,
            match_to: true,
            money: false,
            games: false,
        },
        money: MoneyRules {
            jacoby: false,
            beavers: false,
            raccoons: false,
        },
        starts: Starts {
            jacquet: false,
            nackgammon: false,
            hypergammon: false,
        },
        numbering: Numbering::DownWithBlack,
        direction: Direction::CounterClockwise,
        colours: Colours::OlderTakesDark,
        dice_fall: DiceFall::OneHalf,
        hit_checkers: HitCheckers::OnBar,
    },
    references: &[
        (Rule::Direction, "R3"),
        (Rule::Opening, "R7"),
        (Rule::Turns, "R4"),
        (Rule::Throw, "R8"),
        (Rule::Numbers, "R9"),
        (Rule::Doubles, "R10"),
        (Rule::Obligation, "R11"),
        (Rule::ClosedPoint, "R12"),
        (Rule::BarFirst, "R14"),
        (Rule::Entering, "R9"),
        (Rule::Straggler, "R15"),
        (Rule::PickAndPass, "R16"),
        (Rule::BearingOff, "R9"),
        (Rule::Overshoot, "R17"),
        (Rule::Correction, "R20"),
        (Rule::TurnEnd, "R19"),
        (Rule::Cube, "R24"),
        (Rule::Resigning, "R22"),
        (Rule::Sessions, "R23"),
    ],
    rulings: &[
        Question::Straggler,
        Question::Correction,
        Question::AutomaticDouble,
        Question::Crawford,
        Question::Resigning,
        Question::Direction,
        Question::CubeRest,
    ],
    languages: &["de"],
};
