//! A match file, judged.

use super::answers::{About, Analysis, Counts, Decision, Marks, Player};
use super::fault::{ApiFault, Code};
use super::questions::{AnalyseMatch, Closeness};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use pasch_analysis::{
    Account, Choice, Course, Entry, Judge, JudgeFault, Judgement, Mark, MatchSums, Matter, Thoroughness, whys,
};
use pasch_engine::Interrupt;
use pasch_notation::{Reading, read_match_file, write_position};
use pasch_rules::{Rulebook, Side};
use pasch_words::{Language, Words};

/// Judges decision after decision, as many as the time allows.
pub fn analyse(question: &AnalyseMatch, judge: &mut Judge, until: &impl Interrupt) -> Result<Analysis, ApiFault> {
    let bad = |why: &str| ApiFault::new(Code::File, why);
    let language = question.language.as_deref().unwrap_or("en");
    let language: Language = language
        .parse()
        .map_err(|_| ApiFault::new(Code::Range, "there is no such language"))?;
    let words = Words::of(language);
    let reading = read(question)?;
    let course = Course::of(&reading.record);
    if course.decisions.is_empty() {
        let first = reading.faults.first();
        return Err(bad(&first.map_or_else(
            || "there is no game in it".to_owned(),
            |fault| words.sentence(&fault.sentence()),
        )));
    }
    let level = match question.level {
        Closeness::Quick => Thoroughness::Quick,
        Closeness::Standard => Thoroughness::Standard,
    };
    let mut judgements = Vec::new();
    for decision in &course.decisions {
        match judge.judged(decision, level, until) {
            Ok(judged) => judgements.push(Some(judged.judgement)),
            Err(JudgeFault::Interrupted(_)) => break,
            Err(JudgeFault::Situation(_) | JudgeFault::Over) => judgements.push(None),
        }
    }
    let judged: Vec<(&pasch_analysis::Decision, &Judgement)> = course
        .decisions
        .iter()
        .zip(&judgements)
        .filter_map(|(decision, judgement)| Some((decision, judgement.as_ref()?)))
        .collect();
    let entries: Vec<Entry> = judged
        .iter()
        .map(|(decision, judgement)| Entry::of(decision, judgement))
        .collect();
    let sums = MatchSums::of(&reading.record, &entries);
    let record = &reading.record;
    let player = |side: Side| player(&sums.whole[side], &record.players[usize::from(side == Side::Black)]);
    let engine = judge.engine();
    Ok(Analysis {
        about: About {
            length: record.length,
            rulebook: Rulebook::from(record.rulebook).name(),
            level: level.name().to_owned(),
            result: sums.result.into_array(),
            faults: reading
                .faults
                .iter()
                .map(|fault| words.sentence(&fault.sentence()))
                .collect(),
            open: course.decisions.len() - judgements.len(),
        },
        players: Side::BOTH.map(player),
        decisions: judged
            .iter()
            .map(|(decision, judgement)| {
                let reasons = whys(decision, judgement, engine);
                let reasons = reasons.iter().map(|why| words.sentence(&why.sentence()));
                told(decision, judgement, reasons.collect())
            })
            .collect(),
    })
}

fn read(question: &AnalyseMatch) -> Result<Reading, ApiFault> {
    let bad = |why: &str| ApiFault::new(Code::File, why);
    let bytes = match (&question.text, &question.bytes) {
        (Some(text), None) => text.clone().into_bytes(),
        (None, Some(bytes)) => BASE64_STANDARD
            .decode(bytes)
            .map_err(|_| bad("the bytes are not base64"))?,
        _ => return Err(bad("either text or bytes are wanted")),
    };
    read_match_file(&bytes).ok_or_else(|| bad("this is no match file that is known here"))
}

fn player(account: &Account, name: &str) -> Player {
    Player {
        name: name.to_owned(),
        pr: account.pr(),
        cost: account.cost(),
        mwc: 100.0 * account.match_cost,
        luck: account.luck,
        decisions: Counts {
            checker: account.checker.count,
            double: account.double.count,
            answer: account.answer.count,
        },
        marks: Marks {
            doubtful: account.marks.doubtful,
            error: account.marks.error,
            blunder: account.marks.blunder,
        },
    }
}

fn told(decision: &pasch_analysis::Decision, judgement: &Judgement, reasons: Vec<String>) -> Decision {
    let (played, best) = judgement.choices(decision).unzip();
    let text = |choice: Option<Choice>| choice.map_or_else(String::new, |choice| choice.to_string());
    Decision {
        game: decision.game,
        number: decision.number,
        side: u8::from(decision.side == Side::Black),
        kind: decision.matter.kind().name().to_owned(),
        position: write_position(&decision.situation).unwrap_or_default(),
        dice: match decision.matter {
            Matter::Play { roll, .. } => Some(roll.into()),
            _ => None,
        },
        played: text(played),
        best: text(best),
        cost: judgement.cost,
        luck: judgement.luck.map(|luck| luck.equity),
        mark: Mark::of(judgement.cost).map(|mark| mark.name().to_owned()),
        counted: judgement.counted,
        reasons,
    }
}
