//! The analysis as programs read it: one object a match, on one line.

use super::report::Report;
use crate::batch::json_line;
use crate::language::words;
use pasch_analysis::for_programs::Analysis;

/// A match in a line.
pub fn line(report: &Report) -> String {
    let file = report.path.display().to_string();
    json_line(&Analysis::of(&report.judged, Some(file), &|sentence| {
        words().sentence(sentence)
    }))
}
