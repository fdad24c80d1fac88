//! A rulebook as a page: its paragraphs are chosen by its answers, so that text and behaviour cannot drift apart.

use crate::example::{Drawing, Example, examples};
use crate::labels::label_variables;
use crate::own::{Own, advice, misprints, own};
use crate::page::{BoardPicture, Page, Paragraph, Picture, Section};
use crate::statements::{Backing, Register};
use crate::words::{Value, Words};
use crate::{Language, language_name};
use pasch_rules::{Answer, Direction, HitCheckers, Phrase, Preset, Question, Roll, Rule, Rulebook, Start};

/// What a section is made of, before its examples.
enum Part {
    /// A paragraph that every rulebook has.
    Common(&'static str),
    /// The paragraphs for the answer to a question.
    Answered(Question),
}

use Part::{Answered, Common};

/// The sections before the advice, "what is special" and the rulings.
const SECTIONS: [(&str, &[Part]); 12] = [
    ("aim", &[Common("aim")]),
    (
        "set-up",
        &[
            Common("board"),
            Answered(Question::Numbering),
            Answered(Question::Direction),
            Answered(Question::Colours),
            Answered(Question::Starts),
        ],
    ),
    (
        "opening",
        &[
            Answered(Question::WhoStarts),
            Common("turns"),
            Answered(Question::NextGame),
        ],
    ),
    (
        "moving",
        &[
            Common("numbers"),
            Common("closed-point"),
            Answered(Question::Doubles),
            Answered(Question::Obligation),
        ],
    ),
    (
        "hitting",
        &[
            Common("hitting"),
            Answered(Question::Passing),
            Answered(Question::HitCheckers),
            Answered(Question::PickAndPass),
        ],
    ),
    ("entering", &[Common("bar-first"), Common("entering")]),
    (
        "bearing-off",
        &[
            Common("bearing-off"),
            Answered(Question::Overshoot),
            Answered(Question::Straggler),
        ],
    ),
    (
        "scoring",
        &[
            Common("single"),
            Answered(Question::Gammon),
            Answered(Question::Backgammon),
        ],
    ),
    (
        "cube",
        &[
            Answered(Question::Cube),
            Answered(Question::CubeRest),
            Answered(Question::WhoMayDouble),
            Answered(Question::AnswerToDouble),
            Answered(Question::DropCosts),
            Answered(Question::AutomaticDouble),
            Answered(Question::Crawford),
            Answered(Question::MoneyOptions),
        ],
    ),
    ("resigning", &[Answered(Question::Resigning)]),
    ("sessions", &[Answered(Question::Sessions)]),
    (
        "real-board",
        &[
            Answered(Question::DiceFall),
            Common("turn-end"),
            Answered(Question::Correction),
        ],
    ),
];

impl Page {
    /// The rules of a rulebook, complete.
    pub fn of_rulebook(rulebook: &Rulebook, words: &Words) -> Page {
        let writer = Writer {
            rulebook,
            words,
            register: Register::of(rulebook.base()),
            variables: page_variables(rulebook),
        };
        let mut sections: Vec<Section> = SECTIONS.iter().map(|(id, parts)| writer.section(id, parts)).collect();
        sections.extend(writer.advice());
        sections.push(writer.specialities());
        sections.extend(writer.rulings());
        Page {
            language: words.language().code(),
            title: words.fill("sheet-title", &[("rulebook", words.rulebook(rulebook).into())]),
            intro: writer.intro(),
            legend: writer.legend(&sections),
            sections,
        }
    }
}

/// The anchor of the paragraph that states a rule, for links from refused moves.
pub fn anchor(rule: Rule) -> &'static str {
    match rule {
        Rule::Direction => "direction",
        Rule::Opening => "who-starts",
        Rule::Turns => "turns",
        Rule::Throw => "dice-fall",
        Rule::Numbers => "numbers",
        Rule::Doubles => "doubles",
        Rule::Obligation => "obligation",
        Rule::ClosedPoint => "closed-point",
        Rule::BarFirst => "bar-first",
        Rule::Entering => "entering",
        Rule::Straggler => "straggler",
        Rule::PickAndPass => "pick-and-pass",
        Rule::BearingOff => "bearing-off",
        Rule::Overshoot => "overshoot",
        Rule::Correction => "correction",
        Rule::TurnEnd => "turn-end",
        Rule::Cube => "cube",
        Rule::Resigning => "resigning",
        Rule::Sessions => "sessions",
    }
}

/// Every rule that can be broken, with its anchor.
pub fn rule_anchors() -> Vec<(Rule, &'static str)> {
    RULES.into_iter().map(|rule| (rule, anchor(rule))).collect()
}

const RULES: [Rule; 19] = [
    Rule::Direction,
    Rule::Opening,
    Rule::Turns,
    Rule::Throw,
    Rule::Numbers,
    Rule::Doubles,
    Rule::Obligation,
    Rule::ClosedPoint,
    Rule::BarFirst,
    Rule::Entering,
    Rule::Straggler,
    Rule::PickAndPass,
    Rule::BearingOff,
    Rule::Overshoot,
    Rule::Correction,
    Rule::TurnEnd,
    Rule::Cube,
    Rule::Resigning,
    Rule::Sessions,
];

/// The key of the paragraph for one part of an answer: the question's key is not said twice.
pub(crate) fn paragraph_key(question: Question, phrase: Phrase) -> String {
    let question = question.key();
    let rest = phrase
        .key
        .strip_prefix(question)
        .and_then(|rest| rest.strip_prefix('-'));
    format!("rule-{question}-{}", rest.unwrap_or(phrase.key))
}

/// The anchor of the paragraph for one part of an answer: the question alone for the first.
pub(crate) fn paragraph_anchor(question: Question, index: usize, phrase: Phrase) -> String {
    match index {
        0 => question.key().to_owned(),
        _ => format!("{}-{}", question.key(), phrase.key),
    }
}

impl Words {
    /// Where the printed sheet states a rule: its number, or the heading of a section as this reader's sheet has it.
    pub(crate) fn place_on_sheet(&self, sheet: Preset, rule: Rule) -> Option<&'static str> {
        let place = sheet.reference(rule)?;
        let place = Register::of(sheet)?.places.iter().find(|one| one.is_called(place))?;
        Some(place.name(self.language()))
    }

    /// Every place of the sheet that states what a paragraph tells.
    fn places(&self, register: &Register, anchor: &str) -> Option<String> {
        let places = register.places_telling(anchor, self.language());
        (!places.is_empty()).then(|| places.join(", "))
    }

    /// An answer in a few words, for tables and lists.
    pub fn answer(&self, answer: &Answer) -> String {
        self.joined(answer.phrases.iter().map(|phrase| self.phrase(phrase)))
    }

    /// A part of such an answer.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> String {
        self.filled(phrase, &|key, number| self.fill(key, &[("number", number.into())]))
    }

    /// An answer whose parts are filled in like this.
    fn answered(&self, answer: &Answer, fill: impl Fn(&str, u32) -> String) -> String {
        self.joined(answer.phrases.iter().map(|phrase| self.filled(phrase, &fill)))
    }

    fn filled(&self, phrase: &Phrase, fill: &impl Fn(&str, u32) -> String) -> String {
        fill(&format!("answer-{}", phrase.key), phrase.number.unwrap_or_default())
    }

    /// A question on which rulebooks may differ.
    pub fn question(&self, question: Question) -> String {
        self.text(&format!("question-{}", question.key()))
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    words: &'a Words,
    register: Option<&'static Register>,
    variables: Vec<(String, Value)>,
}

/// What every text of a page may use: the labels of the points, the sheet, and where hit checkers wait.
fn page_variables(rulebook: &Rulebook) -> Vec<(String, Value)> {
    let waits = match rulebook.hit_checkers {
        HitCheckers::OnBar => "bar",
        HitCheckers::LaidAside => "aside",
    };
    let mut variables = label_variables(rulebook.numbering);
    variables.push(("sheet".to_owned(), rulebook.base().id().into()));
    variables.push(("waits".to_owned(), waits.into()));
    variables
}

impl Writer<'_> {
    fn intro(&self) -> Vec<String> {
        let base = self.rulebook.base();
        let mut intro = vec![self.words.text(&format!("about-{base}"))];
        let languages: Vec<String> = base
            .languages()
            .iter()
            .filter_map(|code| Language::of_tag(code))
            .map(|language| language_name(self.words, language))
            .collect();
        if !languages.is_empty() {
            let list = languages.join(", ");
            intro.push(self.words.fill("sheet-printed-in", &[("languages", list.into())]));
        }
        if self.rulebook.is_custom() {
            let differences = self.words.differences(self.rulebook);
            let name = self.words.preset(base);
            intro.push(self.words.fill(
                "sheet-custom-note",
                &[("rulebook", name.into()), ("differences", differences.into())],
            ));
        }
        intro
    }

    fn section(&self, id: &str, parts: &[Part]) -> Section {
        let mut paragraphs = Vec::new();
        for part in parts {
            match part {
                Common(anchor) => paragraphs.push(self.common(anchor)),
                Answered(question) => paragraphs.extend(self.answered(*question)),
            }
        }
        let own = own(self.rulebook.base());
        paragraphs.extend(own.iter().filter(|one| one.section == id).map(|one| self.own(one)));
        paragraphs.extend(examples(id, self.rulebook).iter().map(|example| self.example(example)));
        self.headed(id, paragraphs)
    }

    fn headed(&self, id: &str, paragraphs: Vec<Paragraph>) -> Section {
        Section {
            id: format!("section-{id}"),
            heading: self.words.text(&format!("section-{id}")),
            paragraphs,
        }
    }

    fn common(&self, anchor: &str) -> Paragraph {
        self.backed(anchor, self.text(&format!("rule-{anchor}"), None))
    }

    fn own(&self, own: &Own) -> Paragraph {
        self.backed(own.anchor, self.text(own.key, None))
    }

    /// A paragraph with its place on the printed sheet, and the mark of a ruling as far as the sheet does not state it.
    fn backed(&self, anchor: &str, text: String) -> Paragraph {
        Paragraph {
            anchor: Some(anchor.to_owned()),
            label: self.place(anchor),
            text,
            ruling: match self.register.map(|register| register.backing(anchor)) {
                Some(Backing::Silent) => Some(self.words.text("mark-ruling")),
                Some(Backing::InPart) => Some(self.words.text("mark-ruling-part")),
                Some(Backing::Stated) | None => None,
            },
            ..Paragraph::default()
        }
    }

    fn answered(&self, question: Question) -> Vec<Paragraph> {
        if !self.matters(question) {
            return Vec::new();
        }
        let answer = self.rulebook.answer(question);
        let phrases = answer.phrases.iter().filter(|phrase| phrase.key != "not-applicable");
        phrases
            .enumerate()
            .map(|(index, phrase)| {
                let anchor = paragraph_anchor(question, index, *phrase);
                let text = self.text(&paragraph_key(question, *phrase), phrase.number);
                let paragraph = Paragraph {
                    pictures: self.picture_of_start(question, phrase.key).into_iter().collect(),
                    ..self.backed(&anchor, text)
                };
                if answer.changed {
                    // An answer of one's own is neither on the sheet nor our reading of it.
                    return Paragraph {
                        label: None,
                        ruling: None,
                        changed: (index == 0).then(|| self.words.text("mark-changed")),
                        ..paragraph
                    };
                }
                paragraph
            })
            .collect()
    }

    /// Questions about the cube are idle where there is none, and so on.
    fn matters(&self, question: Question) -> bool {
        let book = self.rulebook;
        match question {
            Question::AutomaticDouble => book.cube.is_some(),
            Question::Crawford => book.cube.is_some() && book.sessions.match_to,
            Question::MoneyOptions => book.cube.is_some() && book.sessions.money,
            _ => true,
        }
    }

    /// Where the printed sheet states what a paragraph tells.
    fn place(&self, anchor: &str) -> Option<String> {
        self.words.places(self.register?, anchor)
    }

    fn picture_of_start(&self, question: Question, phrase: &str) -> Option<Picture> {
        let (start, caption) = match (question, phrase) {
            (Question::Starts, "standard") => (Start::Standard, "picture-start"),
            (Question::Starts, "jacquet") => (Start::Jacquet, "picture-jacquet"),
            (Question::Starts, "nackgammon") => (Start::Nackgammon, "picture-nackgammon"),
            (Question::Starts, "hypergammon") => (Start::Hypergammon, "picture-hypergammon"),
            _ => return None,
        };
        let board = start.board().ok()?;
        let caption = match (self.rulebook.base(), start) {
            (Preset::Jumbo, Start::Standard) => self.words.fill("picture-figure", &[("figure", "1".into())]),
            _ => self.words.text(caption),
        };
        Some(Picture::Board(self.board(board, caption)))
    }

    fn board(&self, board: pasch_rules::Board, caption: String) -> BoardPicture {
        let mirrored = self.rulebook.direction == Direction::Clockwise;
        BoardPicture::new(board, self.rulebook.numbering, mirrored, caption)
    }

    fn example(&self, example: &Example) -> Paragraph {
        let pictures = example.drawings.iter().map(|drawing| self.drawing(drawing));
        Paragraph {
            anchor: Some(format!("example-{}", example.key)),
            label: Some(self.words.text("mark-example")),
            text: self.text(&format!("example-{}", example.key), None),
            example: true,
            pictures: pictures.collect(),
            ..Paragraph::default()
        }
    }

    fn drawing(&self, drawing: &Drawing) -> Picture {
        let throw = drawing.placing.throw;
        let throw = throw.and_then(|(side, a, b)| Some((side, Roll::new(a, b).ok()?)));
        let caption = match (drawing.figure, throw) {
            (Some(figure), _) => self.words.fill("picture-figure", &[("figure", figure.into())]),
            (None, Some((side, roll))) => self.words.labelled(&self.words.side(side), &roll.to_string()),
            (None, None) => String::new(),
        };
        let picture = self.board(drawing.placing.board(), caption);
        Picture::Board(match throw {
            Some((side, roll)) => picture.with_throw(side, roll),
            None => picture,
        })
    }

    fn advice(&self) -> Option<Section> {
        let paragraphs: Vec<Paragraph> = advice(self.rulebook.base())
            .iter()
            .map(|key| self.backed(key, self.text(key, None)))
            .collect();
        (!paragraphs.is_empty()).then(|| self.headed("advice", paragraphs))
    }

    fn specialities(&self) -> Section {
        let tournament = Rulebook::from(Preset::Tournament);
        let differing: Vec<Paragraph> = Question::ALL
            .into_iter()
            .map(|question| (self.rulebook.answer(question), tournament.answer(question)))
            .filter(|(here, there)| here.phrases != there.phrases)
            .map(|(here, there)| {
                let variables = [
                    ("question", Value::from(self.question(here.question))),
                    ("here", self.answer(&here).into()),
                    ("there", self.words.answer(&there).into()),
                ];
                plain(self.words.fill("special-item", &variables))
            })
            .collect();
        let paragraphs = if differing.is_empty() {
            vec![plain(self.words.text("special-none"))]
        } else {
            let mut all = vec![plain(self.words.text("special-intro"))];
            all.extend(differing);
            all
        };
        self.headed("special", paragraphs)
    }

    fn rulings(&self) -> Option<Section> {
        let base = self.rulebook.base();
        let decided = Question::ALL
            .into_iter()
            .map(|question| self.rulebook.answer(question))
            .filter(|answer| answer.ruling);
        let mut paragraphs: Vec<Paragraph> = decided
            .map(|answer| {
                let key = format!("reason-{base}-{}", answer.question.key());
                let question = ("question", Value::from(self.question(answer.question)));
                let ours = ("answer", Value::from(self.answer(&answer)));
                plain(if self.words.has(&key) || Words::of(Language::En).has(&key) {
                    let reason = ("reason", Value::from(self.words.text(&key)));
                    self.words.fill("ruling-reason", &[question, reason, ours])
                } else {
                    self.words.fill("ruling-silent", &[question, ours])
                })
            })
            .collect();
        let is_silent = |register: &Register| register.backing(anchor(Rule::TurnEnd)) == Backing::Silent;
        if self.register.is_some_and(is_silent) {
            paragraphs.push(plain(self.words.text("ruling-turn-end")));
        }
        paragraphs.extend(misprints(base).iter().map(|key| plain(self.words.text(key))));
        (!paragraphs.is_empty()).then(|| self.headed("rulings", paragraphs))
    }

    fn legend(&self, sections: &[Section]) -> Vec<String> {
        let mut all = sections.iter().flat_map(|section| &section.paragraphs);
        let notes = [
            (all.clone().any(|one| one.ruling.is_some()), "mark-ruling-note"),
            (
                self.register.is_some_and(|register| !register.parts.is_empty()),
                "mark-ruling-part-note",
            ),
            (all.any(|one| one.changed.is_some()), "mark-changed-note"),
        ];
        let needed = notes.into_iter().filter(|(occurs, _)| *occurs);
        needed.map(|(_, key)| self.words.text(key)).collect()
    }

    /// A question in the words of this sheet.
    fn question(&self, question: Question) -> String {
        self.text(&format!("question-{}", question.key()), None)
    }

    /// This rulebook's answer in a few words, and in those of its sheet.
    fn answer(&self, answer: &Answer) -> String {
        self.words.answered(answer, |key, number| self.text(key, Some(number)))
    }

    fn text(&self, key: &str, number: Option<u32>) -> String {
        let mut variables: Vec<(&str, Value)> = self
            .variables
            .iter()
            .map(|(name, value)| (name.as_str(), value.clone()))
            .collect();
        variables.extend(number.map(|number| ("number", number.into())));
        self.words.fill(key, &variables)
    }
}

fn plain(text: String) -> Paragraph {
    Paragraph {
        text,
        ..Paragraph::default()
    }
}
