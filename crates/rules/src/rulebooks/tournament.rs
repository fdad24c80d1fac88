//! Today's international rules, so that players of other programs feel at home.

use super::PresetData;
use crate::numbering::Numbering;
use crate::plays::CheckerRules;
use crate::rulebook::*;

pub(crate) const TOURNAMENT: PresetData = PresetData {
    answers: Answers {
        opening: Opening::OneDie {
            lower_by_agreement: false,
        },
        next_game: NextGame::OpeningThrow,
        obligation: Obligation::MostNumbers,
        doubles: Doubles::FourMoves,
        checker: CheckerRules::TOURNAMENT,
        passing: Passing::Hits,
        correction: Correction {
            by: CorrectionBy::Either,
            until: CorrectionUntil::NextRoll,
        },
        gammon: GammonRule::NothingBorneOff,
        backgammon: BackgammonRule::CheckerBackNothingOff,
        cube: Some(CubeRules {
            used: CubeUse::Always,
            limit: None,
            right: DoublingRight::BeforeOwnRoll,
            answer: DoubleAnswer::TakeOrDrop,
            drop_costs: DropCosts::StakeBefore,
            rest: CubeRest::Middle,
        }),
        crawford: true,
        automatic_double: AutomaticDouble::IfAgreedForMoney,
        resigning: Resigning::Offer,
        sessions: Sessions {
            single_game: false,
            running_total: false,
            match_to: true,
            money: true,
            games: false,
        },
        money: MoneyRules {
            jacoby: true,
            beavers: true,
            raccoons: true,
        },
        starts: Starts {
            jacquet: false,
            nackgammon: true,
            hypergammon: true,
        },
        numbering: Numbering::EachOwn,
        direction: Direction::CounterClockwise,
        colours: Colours::Agreed,
        dice_fall: DiceFall::RightHalf,
        hit_checkers: HitCheckers::OnBar,
    },
    references: &[],
    rulings: &[],
    languages: &[],
};
