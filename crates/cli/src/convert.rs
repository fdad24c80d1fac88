//! `pasch convert`: from one match format to another, with a report of everything that is wrong in the file.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::match_file::{Report, read_match};
use pasch_notation::{write_mat, write_sgf};
use std::path::{Path, PathBuf};

/// What to convert.
#[derive(clap::Args)]
pub struct Args {
    /// The file to read (.mat, .sgf, or a game saved by `pasch play`) and the file to write (.mat or .sgf)
    #[arg(required = true, value_name = "IN OUT")]
    files: Vec<PathBuf>,
    /// Write nothing, and report on every file named
    #[arg(long)]
    report: bool,
    /// The report as JSON
    #[arg(long)]
    json: bool,
}

/// Converts, and reports what was read.
pub fn run(args: Args) -> Result<(), Fault> {
    let (sources, target) = match args.files.as_slice() {
        sources if args.report => (sources, None),
        [source, target] => (std::slice::from_ref(source), Some(target)),
        _ => {
            return Err(Fault::said("fault-convert-files", &[]));
        }
    };
    let mut answer = String::new();
    for source in sources {
        let reading = read_match(source)?;
        if let Some(target) = target {
            let text = match ending(target).as_deref() {
                Some("mat" | "txt") => write_mat(&reading.record),
                Some("sgf") => write_sgf(&reading.record),
                _ => {
                    return Err(Fault::said(
                        "fault-convert-ending",
                        &[("file", as_text(target.display()))],
                    ));
                }
            };
            std::fs::write(target, text).map_err(|source| Fault::file(target.display(), source))?;
        }
        let report = Report::new(source, &reading);
        answer.push_str(&if args.json {
            json_line(&report)
        } else {
            report.text(&reading)
        });
    }
    print(&answer)
}

fn ending(path: &Path) -> Option<String> {
    path.extension()
        .map(|ending| ending.to_string_lossy().to_ascii_lowercase())
}
