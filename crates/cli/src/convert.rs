//! `pasch convert`: from one program's format to another's, file by file or folder by folder, with a report of
//! everything that is wrong in the files.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::file_list::{Source, is_pattern, sources};
use crate::language::words;
use crate::match_file::{Content, PositionsReport, Report, read_content};
use crate::picture_words::picture_words;
use pasch_analysis::as_match_chances;
use pasch_draw::{BlogWords, blog_figure, tikz};
use pasch_notation::{JudgedPosition, write_mat, write_position_report, write_sgf_with, write_transcript};
use pasch_rules::Side;
use serde::Serialize;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// What to convert.
#[derive(clap::Args)]
pub struct Args {
    /// The files or folders to read, and the file or folder to write
    #[arg(required = true, value_name = "IN... OUT")]
    files: Vec<PathBuf>,
    /// What to write into a folder
    #[arg(long, value_name = "ENDING")]
    to: Option<Ending>,
    /// Write nothing, and report on every file named
    #[arg(long)]
    report: bool,
    /// The report as JSON
    #[arg(long)]
    json: bool,
}

/// What can be written, by the ending of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Ending {
    Mat,
    Sgf,
    Txt,
    Html,
    Tex,
}

impl Ending {
    fn of(path: &Path) -> Option<Ending> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "mat" => Some(Ending::Mat),
            "sgf" => Some(Ending::Sgf),
            "txt" => Some(Ending::Txt),
            "html" => Some(Ending::Html),
            "tex" => Some(Ending::Tex),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Ending::Mat => "mat",
            Ending::Sgf => "sgf",
            Ending::Txt => "txt",
            Ending::Html => "html",
            Ending::Tex => "tex",
        }
    }

    /// The content in this form; `None` if this is no form for it.
    fn write(self, content: &Content) -> Option<String> {
        match (content, self) {
            (Content::Match(reading), Ending::Mat) => Some(write_mat(&reading.record)),
            (Content::Match(reading), Ending::Sgf) => {
                let opinions = as_match_chances(&reading.record, &reading.opinions);
                Some(write_sgf_with(&reading.record, &opinions))
            }
            (Content::Match(reading), Ending::Txt) => Some(write_transcript(&reading.record, &reading.opinions)),
            (Content::Positions(positions), Ending::Txt) => each(positions, write_position_report),
            (Content::Positions(positions), Ending::Html) => {
                let words = |position: &JudgedPosition| BlogWords {
                    names: Side::BOTH.map(|side| words().side(side)),
                    picture: picture_words(&position.situation),
                    no_double: words().text("eval-no-double"),
                    double_take: words().text("eval-double-take"),
                    double_pass: words().text("eval-double-pass"),
                };
                each(positions, |position| blog_figure(position, &words(position)))
            }
            (Content::Positions(positions), Ending::Tex) => each(positions, tikz),
            (Content::Match(_), Ending::Html | Ending::Tex) | (Content::Positions(_), Ending::Mat | Ending::Sgf) => {
                None
            }
        }
    }
}

/// All positions one after the other, with a line between them.
fn each(positions: &[JudgedPosition], write: impl Fn(&JudgedPosition) -> Option<String>) -> Option<String> {
    let written: Option<Vec<String>> = positions.iter().map(write).collect();
    Some(written?.join("\n"))
}

/// Converts, and reports what was read.
pub fn run(args: Args) -> Result<(), Fault> {
    match args.files.as_slice() {
        files if args.report => convert_all(&args, files, None),
        [source, target] if is_one_file(source) && !target.is_dir() && args.to.is_none() => {
            convert_one(&args, source, target)
        }
        [sources @ .., folder] if !sources.is_empty() => convert_all(&args, sources, Some(folder)),
        _ => Err(Fault::said("fault-convert-files", &[])),
    }
}

fn is_one_file(path: &Path) -> bool {
    path.is_file() || !(path.is_dir() || is_pattern(&path.to_string_lossy()))
}

/// One file into one file: whatever is wrong with it ends the command.
fn convert_one(args: &Args, source: &Path, target: &Path) -> Result<(), Fault> {
    let ending = Ending::of(target);
    let ending = ending.ok_or_else(|| Fault::said("fault-convert-ending", &[("file", as_text(target.display()))]))?;
    let line = convert(source, Some((target, ending)), args.json)?;
    print(&line)
}

/// Every file into a folder, or into nothing: one that is wrong is told of, and the next is taken.
fn convert_all(args: &Args, named: &[PathBuf], folder: Option<&PathBuf>) -> Result<(), Fault> {
    let ending = args.to.unwrap_or(Ending::Mat);
    let found = sources(named)?;
    if found.is_empty() {
        return Err(Fault::said("fault-convert-none", &[]));
    }
    let mut taken = HashSet::new();
    let mut answer = String::new();
    let mut good = 0;
    let mut last = None;
    for source in &found {
        let target = folder.map(|folder| (free_name(folder, source, ending, &mut taken), ending));
        let target = target.as_ref().map(|(target, ending)| (target.as_path(), *ending));
        match convert(&source.path, target, args.json) {
            Ok(line) => {
                good += 1;
                answer.push_str(&line);
            }
            Err(Fault::Closed) => return Err(Fault::Closed),
            Err(fault) => {
                answer.push_str(&refused(&source.path, &fault, args.json));
                last = Some(fault);
            }
        }
    }
    // A single file that is wrong is the person's mistake, as with every other command.
    if let (0, 1, Some(fault)) = (good, found.len(), last) {
        return Err(fault);
    }
    if !args.json && found.len() > 1 {
        let variables = [("good", good.into()), ("all", found.len().into())];
        answer.push_str(&words().fill("report-files", &variables));
        answer.push('\n');
    }
    print(&answer)
}

/// Where a file goes in the folder: under its own name, unless another of the same name went there before.
fn free_name(folder: &Path, source: &Source, ending: Ending, taken: &mut HashSet<PathBuf>) -> PathBuf {
    let plain = folder.join(&source.under).with_extension(ending.name());
    let mut longer = folder.join(&source.under).into_os_string();
    longer.push(".");
    longer.push(ending.name());
    let name = if taken.contains(&plain) {
        PathBuf::from(longer)
    } else {
        plain
    };
    taken.insert(name.clone());
    name
}

fn refused(path: &Path, fault: &Fault, json: bool) -> String {
    #[derive(Serialize)]
    struct Refused {
        file: String,
        error: String,
    }
    let error = fault.to_string();
    if json {
        let file = path.display().to_string();
        return json_line(&Refused { file, error });
    }
    format!("{error}\n")
}

/// Reads a file, writes it anew if a target is given, and tells of it.
fn convert(source: &Path, target: Option<(&Path, Ending)>, json: bool) -> Result<String, Fault> {
    let content = read_content(source)?;
    if let Some((target, ending)) = target {
        let text = ending.write(&content).ok_or_else(|| no_form(source, &content))?;
        write(source, target, &text)?;
    }
    Ok(match content {
        Content::Match(reading) => {
            let report = Report::new(source, &reading);
            if json {
                json_line(&report)
            } else {
                report.text(&reading)
            }
        }
        Content::Positions(positions) => {
            let report = PositionsReport::new(source, &positions);
            if json { json_line(&report) } else { report.text() }
        }
    })
}

fn no_form(source: &Path, content: &Content) -> Fault {
    let key = match content {
        Content::Match(_) => "fault-convert-ending",
        Content::Positions(_) => "fault-convert-position",
    };
    Fault::said(key, &[("file", as_text(source.display()))])
}

/// A file is never written over the one it was read from.
fn write(source: &Path, target: &Path, text: &str) -> Result<(), Fault> {
    let same = source
        .canonicalize()
        .ok()
        .is_some_and(|path| target.canonicalize().ok() == Some(path));
    if same {
        return Err(Fault::said(
            "fault-convert-same",
            &[("file", as_text(target.display()))],
        ));
    }
    if let Some(folder) = target.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|fault| Fault::file(folder.display(), fault))?;
    }
    std::fs::write(target, text).map_err(|fault| Fault::file(target.display(), fault))
}
