//! The Danish sheet: a cube that may be turned back at once, giving up costs a backgammon, and Jacquet.

use super::PresetData;
use crate::answers::Question;
use crate::numbering::Numbering;
use crate::plays::{CheckerRules, Overshoot};
use crate::refusal::Rule;
use crate::rulebook::*;

pub(crate) const DANISH: PresetData = PresetData {
    answers: Answers {
        opening: Opening::OneDie {
            lower_by_agreement: false,
        },
        next_game: NextGame::OpeningThrow,
        obligation: Obligation::MostNumbers,
        doubles: Doubles::FourMoves,
        checker: CheckerRules {
            overshoot: Overshoot::Farthest,
            straggler: false,
            pick_and_pass: true,
        },
        passing: Passing::Hits,
        correction: Correction {
            by: CorrectionBy::Either,
            until: CorrectionUntil::DiceLifted,
        },
        gammon: GammonRule::NothingBorneOff,
        backgammon: BackgammonRule::CheckerBackNothingOff,
        cube: Some(CubeRules {
            used: CubeUse::Always,
            limit: Some(64),
            right: DoublingRight::BeforeOwnRoll,
            answer: DoubleAnswer::RedoubleAtOnce,
            drop_costs: DropCosts::StakeBefore,
            rest: CubeRest::Middle,
        }),
        crawford: false,
        automatic_double: AutomaticDouble::IfAgreed,
        resigning: Resigning::AtOnceBackgammon,
        sessions: Sessions {
            single_game: true,
            running_total: true,
            match_to: false,
            money: false,
            games: false,
        },
        money: MoneyRules {
            jacoby: false,
            beavers: false,
            raccoons: false,
        },
        starts: Starts {
            jacquet: true,
            nackgammon: false,
            hypergammon: false,
        },
        numbering: Numbering::TwoRows,
        direction: Direction::CounterClockwise,
        colours: Colours::Agreed,
        dice_fall: DiceFall::OneHalf,
        hit_checkers: HitCheckers::LaidAside,
    },
    references: &[
        (Rule::Direction, "Regler"),
        (Rule::Opening, "Regler"),
        (Rule::Turns, "Regler"),
        (Rule::Numbers, "Trækkene"),
        (Rule::Doubles, "Trækkene"),
        (Rule::Obligation, "Trækkene"),
        (Rule::ClosedPoint, "Mur"),
        (Rule::BarFirst, "At slå"),
        (Rule::Entering, "At slå"),
        (Rule::BearingOff, "Udspilningen"),
        (Rule::Overshoot, "Udspilningen"),
        (Rule::Cube, "Udspilningen"),
        (Rule::Resigning, "Udspilningen"),
    ],
    rulings: &[
        Question::NextGame,
        Question::Straggler,
        Question::PickAndPass,
        Question::Passing,
        Question::Correction,
        Question::Backgammon,
        Question::WhoMayDouble,
        Question::AutomaticDouble,
        Question::Starts,
        Question::Direction,
        Question::Colours,
        Question::DiceFall,
        Question::CubeRest,
    ],
    languages: &["da"],
};
