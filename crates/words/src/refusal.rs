//! Why something was refused or cannot be read, in words: actions, steps, arrangements, sessions, rulebooks, texts, files.
//!
//! Rules and notation give a [`Sentence`] for every fault; here it is filled.

use crate::labels::point_label;
use crate::statements::{Backing, Register};
use crate::words::{Value, Words};
use pasch_rules::{NoCube, Numbering, Reason, Refusal, Rule, Rulebook, Sentence, Side, Variable, VoidThrow};

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
        let place = self.place_on_sheet(refusal.rulebook, refusal.rule());
        if is_ruling(refusal, place) {
            return self.fill("refusal-ruling", &[("rulebook", name), ("why", why)]);
        }
        match place {
            Some(place) => self.fill(
                "refusal-cited",
                &[("rulebook", name), ("place", place.into()), ("why", why)],
            ),
            None => self.fill("refusal-plain", &[("rulebook", name), ("why", why)]),
        }
    }

    /// The reason alone. `side` is the player who acted, whose counting the points are in.
    pub fn reason(&self, reason: &Reason, side: Side, numbering: Numbering) -> String {
        self.sentence_counted(&reason.sentence(), side, numbering)
    }

    /// A fault of an arrangement, a session, a rulebook, a text or a file, or a remark about one. Points are counted as
    /// everybody writes them.
    pub fn sentence(&self, sentence: &Sentence) -> String {
        self.sentence_counted(sentence, Side::White, Numbering::EachOwn)
    }

    /// Several of them, one after the other.
    pub fn sentences(&self, sentences: impl IntoIterator<Item = Sentence>) -> String {
        let sentences = sentences.into_iter().map(|sentence| self.sentence(&sentence));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// A sentence with points in it, which `side` counts.
    pub fn sentence_counted(&self, sentence: &Sentence, side: Side, numbering: Numbering) -> String {
        let variables: Vec<(&str, Value)> = sentence
            .variables
            .iter()
            .map(|(name, variable)| (&**name, self.value_of(variable, side, numbering)))
            .collect();
        self.fill(&sentence.key, &variables)
    }

    fn value_of(&self, variable: &Variable, side: Side, numbering: Numbering) -> Value {
        let told = |part: &Sentence| self.sentence_counted(part, side, numbering);
        match variable {
            Variable::Number(number) => (*number).into(),
            Variable::Point(point) => point_label(numbering, side, *point).into(),
            Variable::Player(Side::White) => "white".into(),
            Variable::Player(Side::Black) => "black".into(),
            Variable::Dice(roll) => roll.to_string().into(),
            Variable::Choice(word) => (&**word).into(),
            Variable::Rulebook(title) => self.title(*title).into(),
            Variable::Text(text) => text.as_str().into(),
            Variable::Sentence(part) => told(part).into(),
            Variable::List(parts) => parts.iter().map(told).collect::<Vec<_>>().join(", ").into(),
        }
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
}

/// Does the printed sheet not say so? It has no place for the rule, or leaves this part of it open.
fn is_ruling(refusal: &Refusal, place: Option<&str>) -> bool {
    let Some(register) = Register::of(refusal.rulebook) else {
        return false;
    };
    let in_part = |paragraph: &str| register.backing(paragraph) == Backing::InPart;
    let silent = |paragraph: &str| register.backing(paragraph) == Backing::Silent;
    match refusal.reason {
        Reason::BeforeFirstTurn => in_part("who-may-double"),
        Reason::ResignsUnderDouble => in_part("resigning"),
        Reason::NoCube { why: NoCube::Rulebook } => silent("cube"),
        // Sheets that leave part of the duty open do so for two different numbers, and state it for doubles; the larger
        // of two is stated if the page has an example for it.
        Reason::MoreCanBePlayed { possible } => in_part("obligation") && possible <= 2,
        Reason::LargerFirst { .. } => in_part("obligation") && silent("example-obligation"),
        Reason::NotVoid => silent("dice-fall"),
        Reason::NotEarly => silent("dice-fall") || in_part("dice-fall"),
        _ => place.is_none() && matches!(refusal.rule(), Rule::Correction | Rule::TurnEnd),
    }
}
