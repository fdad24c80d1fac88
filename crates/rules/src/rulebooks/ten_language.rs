//! The leaflet in ten languages: any checker that the number carries over the edge is borne off.

use super::PresetData;
use crate::answers::Question;
use crate::numbering::Numbering;
use crate::plays::{CheckerRules, Overshoot};
use crate::refusal::Rule;
use crate::rulebook::*;

pub(crate) const TEN_LANGUAGE: PresetData = PresetData {
    answers: Answers {
        opening: Opening::OneDie {
            lower_by_agreement: false,
        },
        next_game: NextGame::OpeningThrow,
        obligation: Obligation::MostNumbers,
        doubles: Doubles::FourMoves,
        checker: CheckerRules {
            overshoot: Overshoot::AnyCarried,
            straggler: false,
            pick_and_pass: true,
        },
        passing: Passing::Hits,
        correction: Correction {
            by: CorrectionBy::Opponent,
            until: CorrectionUntil::NextRoll,
        },
        gammon: GammonRule::NothingBorneOff,
        backgammon: BackgammonRule::CheckerBackNothingOff,
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
        numbering: Numbering::EachOwn,
        direction: Direction::CounterClockwise,
        colours: Colours::Agreed,
        dice_fall: DiceFall::RightHalf,
        hit_checkers: HitCheckers::OnBar,
    },
    references: &[
        (Rule::Direction, "Basic set-up"),
        (Rule::Opening, "Start"),
        (Rule::Turns, "Throwing the dice"),
        (Rule::Throw, "Throwing the dice"),
        (Rule::Numbers, "Move"),
        (Rule::Doubles, "Double"),
        (Rule::Obligation, "To consider when moving"),
        (Rule::ClosedPoint, "To consider when moving"),
        (Rule::BarFirst, "Return of a piece into play"),
        (Rule::Entering, "Return of a piece into play"),
        (Rule::BearingOff, "Bearing off"),
        (Rule::Overshoot, "Bearing off"),
        (Rule::Correction, "Illegal moves"),
        (Rule::Cube, "Note"),
    ],
    rulings: &[
        Question::NextGame,
        Question::Overshoot,
        Question::Straggler,
        Question::Passing,
        Question::Correction,
        Question::Gammon,
        Question::Backgammon,
        Question::Resigning,
        Question::Sessions,
        Question::Colours,
        Question::DiceFall,
        Question::Numbering,
    ],
    languages: &["de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"],
};
