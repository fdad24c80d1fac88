//! The Dutch box: a plain game, told in four languages, without a cube.

use super::PresetData;
use crate::answers::Question;
use crate::numbering::Numbering;
use crate::plays::{CheckerRules, Overshoot};
use crate::refusal::Rule;
use crate::rulebook::*;

pub(crate) const BUFFALO: PresetData = PresetData {
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
        backgammon: BackgammonRule::CheckerBack,
        cube: None,
        crawford: false,
        automatic_double: AutomaticDouble::Never,
        resigning: Resigning::Offer,
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
            jacquet: false,
            nackgammon: false,
            hypergammon: false,
        },
        numbering: Numbering::UpWithWhite,
        direction: Direction::CounterClockwise,
        colours: Colours::Agreed,
        dice_fall: DiceFall::OneHalf,
        hit_checkers: HitCheckers::OnBar,
    },
    references: &[
        (Rule::Direction, "Aim of the game"),
        (Rule::Opening, "Beginning the game"),
        (Rule::Turns, "Beginning the game"),
        (Rule::Numbers, "Beginning the game"),
        (Rule::Obligation, "Beginning the game"),
        (Rule::Doubles, "Moving if you throw a double"),
        (Rule::ClosedPoint, "Closed points"),
        (Rule::BarFirst, "Hitting"),
        (Rule::Entering, "Entering"),
        (Rule::BearingOff, "Bearing off"),
        (Rule::Overshoot, "Bearing off"),
    ],
    rulings: &[
        Question::NextGame,
        Question::Obligation,
        Question::Straggler,
        Question::PickAndPass,
        Question::Passing,
        Question::Correction,
        Question::Backgammon,
        Question::Cube,
        Question::Resigning,
        Question::Direction,
        Question::Colours,
        Question::DiceFall,
    ],
    languages: &["nl", "en", "fr", "de"],
};
