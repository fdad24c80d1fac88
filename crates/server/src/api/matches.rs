//! A match file, judged.

use super::fault::{ApiFault, Code};
use super::questions::AnalyseMatch;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use pasch_analysis::for_programs::Analysis;
use pasch_analysis::{Course, Judge, JudgedMatch, MatchPlan, carry_out};
use pasch_engine::Interrupt;
use pasch_notation::{Reading, read_match_file};
use pasch_words::{Language, Words};

/// Judges as many decisions as the time allows.
pub fn analyse(question: &AnalyseMatch, judge: &mut Judge, until: &impl Interrupt) -> Result<Analysis, ApiFault> {
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
    let known = carry_out(&MatchPlan::new(&course, question.level), judge, until);
    let judged = JudgedMatch::new(reading, course, known, question.level, judge.engine());
    Ok(Analysis::of(&judged, None, &|sentence| words.sentence(sentence)))
}

fn read(question: &AnalyseMatch) -> Result<Reading, ApiFault> {
    let bytes = match (&question.text, &question.bytes) {
        (Some(text), None) => text.clone().into_bytes(),
        (None, Some(bytes)) => BASE64_STANDARD
            .decode(bytes)
            .map_err(|_| bad("the bytes are not base64"))?,
        _ => return Err(bad("either text or bytes are wanted")),
    };
    read_match_file(&bytes).ok_or_else(|| bad("this is no match file that is known here"))
}

fn bad(why: &str) -> ApiFault {
    ApiFault::new(Code::File, why)
}
