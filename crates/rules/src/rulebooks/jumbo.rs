//! The big booklet: two dice to see who starts, any lower checker once nothing stands above, a cube to 64.

use super::PresetData;
use crate::answers::Question;
use crate::numbering::Numbering;
use crate::plays::{CheckerRules, Overshoot};
use crate::refusal::Rule;
use crate::rulebook::*;

pub(crate) const JUMBO: PresetData = PresetData {
    answers: Answers {
        opening: Opening::TwoDice,
        next_game: NextGame::OpeningThrow,
        obligation: Obligation::MostNumbers,
        doubles: Doubles::FourMoves,
        checker: CheckerRules {
            overshoot: Overshoot::AnyBelow,
            straggler: false,
            pick_and_pass: true,
        },
        passing: Passing::Hits,
        correction: Correction {
            by: CorrectionBy::Either,
            until: CorrectionUntil::DiceLifted,
        },
        gammon: GammonRule::NothingBorneOff,
        backgammon: BackgammonRule::CheckerBack,
        cube: Some(CubeRules {
            used: CubeUse::SeveralGames,
            limit: Some(64),
            right: DoublingRight::BeforeOwnRoll,
            answer: DoubleAnswer::TakeOrDrop,
            drop_costs: DropCosts::StakeBefore,
            rest: CubeRest::BesideBoard,
        }),
        crawford: false,
        automatic_double: AutomaticDouble::Never,
        resigning: Resigning::Offer,
        sessions: Sessions {
            single_game: true,
            running_total: false,
            match_to: false,
            money: false,
            games: true,
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
        numbering: Numbering::DownWithWhite,
        direction: Direction::CounterClockwise,
        colours: Colours::Agreed,
        dice_fall: DiceFall::OneHalf,
        hit_checkers: HitCheckers::OnBar,
    },
    references: &[
        (Rule::Direction, "Preparations"),
        (Rule::Opening, "Preparations"),
        (Rule::Turns, "Movement of the checkers"),
        (Rule::Numbers, "Movement of the checkers"),
        (Rule::Doubles, "Throwing doubles"),
        (Rule::Obligation, "Throwing doubles"),
        (Rule::ClosedPoint, "Blocking"),
        (Rule::BarFirst, "Entering checkers from the bar"),
        (Rule::Entering, "Entering checkers from the bar"),
        (Rule::BearingOff, "Bearing off"),
        (Rule::Overshoot, "Bearing off"),
        (Rule::Cube, "Doubling cube"),
        (Rule::Sessions, "Preparations"),
    ],
    rulings: &[
        Question::WhoStarts,
        Question::NextGame,
        Question::Obligation,
        Question::Straggler,
        Question::PickAndPass,
        Question::Passing,
        Question::Correction,
        Question::Backgammon,
        Question::WhoMayDouble,
        Question::AutomaticDouble,
        Question::Resigning,
        Question::Sessions,
        Question::Direction,
        Question::DiceFall,
    ],
    languages: &["nl", "fr", "en", "de"],
};
