//! Why something was refused, in words: actions, steps, arrangements, sessions and rulebooks.

use crate::labels::point_label;
use crate::words::{Value, Words};
use pasch_rules::{
    MoneyOption, Numbering, Reason, Refusal, Remark, Rulebook, RulebookFault, SessionKind, SetupFault, Side,
    StartFault, TermsFault, Variable, VoidThrow,
};

impl Words {
    /// A refused action with the rulebook and the place in it: "German sheet, R14: Enter from the bar first ...".
    /// `side` is the player who acted.
    pub fn refusal(&self, refusal: &Refusal, side: Side, rulebook: &Rulebook) -> String {
        self.refusal_counted(refusal, side, rulebook, rulebook.numbering)
    }

    /// The same, with the points in another counting than the rulebook's.
    pub fn refusal_counted(&self, refusal: &Refusal, side: Side, rulebook: &Rulebook, numbering: Numbering) -> String {
        let name = Value::from(self.rulebook(rulebook));
        let why = Value::from(self.reason(&refusal.reason, side, numbering));
        match self.place_on_sheet(refusal.rulebook, refusal.rule()) {
            Some(place) => self.fill(
                "refusal-cited",
                &[("rulebook", name), ("place", place.into()), ("why", why)],
            ),
            None => self.fill("refusal-plain", &[("rulebook", name), ("why", why)]),
        }
    }

    /// The reason alone. `side` is the player who acted, whose counting the points are in.
    pub fn reason(&self, reason: &Reason, side: Side, numbering: Numbering) -> String {
        let variables: Vec<(&str, Value)> = reason
            .variables()
            .into_iter()
            .map(|(name, variable)| (name, value_of(variable, side, numbering)))
            .collect();
        self.fill(&format!("refusal-{}", reason.kind()), &variables)
    }

    /// Why a throw on a real board was void.
    pub fn void_throw(&self, why: VoidThrow) -> String {
        self.text(match why {
            VoidThrow::NotFlat => "void-not-flat",
            VoidThrow::DifferentHalves => "void-different-halves",
            VoidThrow::OnChecker => "void-on-checker",
            VoidThrow::BeforeTurnEnded => "void-before-turn-ended",
            VoidThrow::WrongHalf => "void-wrong-half",
        })
    }

    /// Why an arrangement is none.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        match *fault {
            SetupFault::CheckerNumber(found) => self.fill("setup-checker-number", &[("found", found.into())]),
            SetupFault::OwnCheckers { found, wanted } => self.fill(
                "setup-own-checkers",
                &[("found", found.into()), ("wanted", wanted.into())],
            ),
            SetupFault::OpponentCheckers { found, wanted } => self.fill(
                "setup-opponent-checkers",
                &[("found", found.into()), ("wanted", wanted.into())],
            ),
            SetupFault::SharedPoint { point } => self.fill("setup-shared-point", &[("point", point.into())]),
            SetupFault::BothFinished => self.text("setup-both-finished"),
        }
    }

    /// Why a session cannot be played by this rulebook.
    pub fn terms_fault(&self, fault: &TermsFault, rulebook: &Rulebook) -> String {
        let name = ("rulebook", Value::from(self.rulebook(rulebook)));
        match fault {
            TermsFault::SessionNotPlayed { session, .. } => self.fill(
                "terms-session-not-played",
                &[name, ("session", session_id(*session).into())],
            ),
            TermsFault::Length(SessionKind::Games { count }) => {
                self.fill("terms-length-games", &[("count", (*count).into())])
            }
            TermsFault::Length(kind) => {
                let points = match kind {
                    SessionKind::Match { points } => *points,
                    _ => 0,
                };
                self.fill("terms-length-points", &[("points", points.into())])
            }
            TermsFault::StartNotKnown { start, .. } => {
                let start = start.to_ascii_lowercase();
                self.fill("terms-start-not-known", &[name, ("start", start.into())])
            }
            TermsFault::Start(StartFault::Setup(faults)) => {
                let sentences = faults.0.iter().map(|fault| self.setup_fault(fault));
                sentences.collect::<Vec<_>>().join(" ")
            }
            TermsFault::Start(StartFault::Standing(_)) => self.text("setup-middle"),
            TermsFault::Start(StartFault::Finished(side)) => self.fill("setup-finished", &[("side", side_id(*side))]),
            TermsFault::NotOffered { option, .. } => {
                self.fill("terms-not-offered", &[name, ("option", choice_id(option).into())])
            }
            TermsFault::MoneyOnly(option) => self.fill("terms-money-only", &[("option", option_id(*option))]),
            TermsFault::AutomaticMoneyOnly => self.text("terms-automatic-money-only"),
            TermsFault::RaccoonsWithoutBeavers => self.text("terms-raccoons-without-beavers"),
        }
    }

    /// Something worth saying about a session that can be played all the same.
    pub fn remark(&self, remark: &Remark) -> String {
        match remark {
            Remark::EvenMatch(points) => self.fill("remark-even-match", &[("points", (*points).into())]),
        }
    }

    /// Why nobody could play by a rulebook.
    pub fn rulebook_fault(&self, fault: &RulebookFault) -> String {
        match *fault {
            RulebookFault::NoSessions => self.text("rulebook-fault-no-sessions"),
            RulebookFault::CrawfordWithoutCube => self.text("rulebook-fault-crawford-without-cube"),
            RulebookFault::CrawfordWithoutMatches => self.text("rulebook-fault-crawford-without-matches"),
            RulebookFault::CubeLimit(limit) => self.fill(
                "rulebook-fault-cube-limit",
                &[("limit", Value::from(limit.to_string()))],
            ),
            RulebookFault::CubeWithoutMatches => self.text("rulebook-fault-cube-without-matches"),
            RulebookFault::CubeWithoutSeveralGames => self.text("rulebook-fault-cube-without-several-games"),
            RulebookFault::AutomaticWithoutCube => self.text("rulebook-fault-automatic-without-cube"),
            RulebookFault::AutomaticWithoutMoney => self.text("rulebook-fault-automatic-without-money"),
            RulebookFault::OptionWithoutCube(option) => {
                self.fill("rulebook-fault-option-without-cube", &[("option", option_id(option))])
            }
            RulebookFault::OptionWithoutMoney(option) => {
                self.fill("rulebook-fault-option-without-money", &[("option", option_id(option))])
            }
            RulebookFault::RaccoonsWithoutBeavers => self.text("rulebook-fault-raccoons-without-beavers"),
            RulebookFault::BeaversAndRedoubling => self.text("rulebook-fault-beavers-and-redoubling"),
            RulebookFault::OptionWithoutMoneyCube(option) => self.fill(
                "rulebook-fault-option-without-money-cube",
                &[("option", option_id(option))],
            ),
        }
    }
}

fn value_of(variable: Variable, side: Side, numbering: Numbering) -> Value {
    match variable {
        Variable::Number(number) => number.into(),
        Variable::Point(point) => point_label(numbering, side, point).into(),
        Variable::Player(side) => side_id(side),
        Variable::Dice(roll) => roll.to_string().into(),
    }
}

fn side_id(side: Side) -> Value {
    match side {
        Side::White => "white".into(),
        Side::Black => "black".into(),
    }
}

fn session_id(session: SessionKind) -> &'static str {
    match session {
        SessionKind::SingleGame => "single-game",
        SessionKind::RunningTotal => "running-total",
        SessionKind::Match { .. } => "match",
        SessionKind::Money => "money",
        SessionKind::Games { .. } => "games",
    }
}

fn option_id(option: MoneyOption) -> Value {
    match option {
        MoneyOption::Jacoby => "jacoby".into(),
        MoneyOption::Beavers => "beavers".into(),
        MoneyOption::Raccoons => "raccoons".into(),
    }
}

/// The rules crate names the choice in English; the words in it tell which it is.
fn choice_id(option: &str) -> &'static str {
    let known = [
        ("lower", "lower-starts"),
        ("automatic", "automatic-double"),
        ("Jacoby", "jacoby"),
        ("beaver", "beavers"),
        ("raccoon", "raccoons"),
    ];
    known
        .into_iter()
        .find(|(word, _)| option.contains(word))
        .map_or("cube", |(_, id)| id)
}
