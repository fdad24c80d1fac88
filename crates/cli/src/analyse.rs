//! `pasch analyse`: matches judged. A summary in the terminal, JSON, a page with boards, or files with comments.

mod html;
mod json;
mod kept;
mod report;
mod summary;

use crate::engine_options::{load_hypergammon, load_tables, read_nets};
use crate::fault::{Fault, as_text, print};
use crate::file_list::sources;
use crate::match_file::read_match;
use crate::numbers::Numbers;
use crate::values::number;
#[cfg(feature = "nats")]
use crate::worker::by_workers;
use crate::workshop::{Stop, carry_out_on_threads};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use kept::Kept;
use pasch_analysis::{Course, Judge, JudgedMatch, MatchPlan, MatchUnit, Thoroughness, as_opinions};
use pasch_engine::{Engine, Interrupt};
use pasch_notation::{Reading, Variation, write_sgf_with, write_transcript};
use pasch_rules::Rulebook;
use report::Report;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What to judge, and how.
#[derive(clap::Args)]
pub struct Args {
    /// Match files, folders or patterns
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How closely to look
    #[arg(id = "level", long = "level", default_value = "standard", value_name = "LEVEL", value_parser = thoroughness())]
    thoroughness: Thoroughness,
    /// On how many threads to think
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=1024))]
    threads: Option<usize>,
    /// Leave the thinking to the workers at this NATS server
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "ADDRESS")]
    nats: Option<String>,
    /// Keep judgements in this file
    #[arg(long, value_name = "FILE")]
    cache: Option<PathBuf>,
    /// Write the report as a page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the match as text with comments
    #[arg(long, value_name = "FILE")]
    mat: Option<PathBuf>,
    /// Write the match with its analysis for gnubg
    #[arg(long, value_name = "FILE")]
    sgf: Option<PathBuf>,
    /// A folder with other nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
    /// Points as the sheet of the match's rulebook numbers them, or as other programs do (JSON and files have the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// How closely it is looked, by its name.
fn thoroughness() -> impl TypedValueParser<Value = Thoroughness> {
    PossibleValuesParser::new(Thoroughness::ALL.map(Thoroughness::name)).try_map(|name| name.parse())
}

/// Judges the matches, one after the other; Ctrl-C gives what is known by then.
pub fn run(args: Args) -> Result<(), Fault> {
    let readings = readings(&args)?;
    let engine = Arc::new(Engine::new(read_nets(args.nets.as_ref())?));
    for (_, reading) in &readings {
        let rulebook = Rulebook::from(reading.record.rulebook);
        load_tables(&engine, rulebook.checker.overshoot);
        if reading.record.variation == Variation::Hypergammon {
            load_hypergammon(&engine);
        }
    }
    let mut kept = args.cache.as_deref().map(Kept::open).transpose()?;
    let reports = judge_all(&args, readings, &engine, &mut kept)?;
    for written in [&args.mat, &args.sgf, &args.html].into_iter().flatten() {
        write(&args, written, &reports, &engine)?;
    }
    let text = match args.json {
        true => reports.iter().map(json::line).collect(),
        false => summary::text(&reports),
    };
    print(&text)
}

/// The matches that were named. Of many, what cannot be read is told and passed over.
fn readings(args: &Args) -> Result<Vec<(PathBuf, Reading)>, Fault> {
    let sources = sources(&args.files)?;
    let single = args.mat.is_some() || args.sgf.is_some();
    if single && sources.len() != 1 {
        let count = as_text(sources.len());
        return Err(Fault::said("fault-analysis-one-match", &[("count", count)]));
    }
    let (mut readings, mut first) = (Vec::new(), None);
    for source in sources {
        match read_match(&source.path) {
            Ok(reading) => readings.push((source.path, reading)),
            Err(fault) => {
                if args.files.len() > 1 || args.files.iter().any(|file| file.is_dir()) {
                    eprintln!("pasch: {fault}");
                }
                first.get_or_insert(fault);
            }
        }
    }
    match (readings.is_empty(), first) {
        (true, Some(fault)) => Err(fault),
        _ => Ok(readings),
    }
}

fn judge_all(
    args: &Args,
    readings: Vec<(PathBuf, Reading)>,
    engine: &Arc<Engine>,
    kept: &mut Option<Kept>,
) -> Result<Vec<Report>, Fault> {
    let fingerprint = Judge::new(Arc::clone(engine)).fingerprint();
    let courses: Vec<Course> = readings
        .iter()
        .map(|(_, reading)| Course::of(&reading.record))
        .collect();
    let work: usize = courses.iter().map(|course| course.decisions.len()).sum();
    let bar = ProgressBar::new(work as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let stop = Stop::on_ctrl_c();
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|fault| Fault::input(fault.to_string()))?;
    let mut reports = Vec::new();
    for ((path, reading), course) in readings.into_iter().zip(courses) {
        let mut plan = MatchPlan::new(&course, args.thoroughness);
        if let Some(kept) = kept.as_ref() {
            bar.inc(plan.recall(fingerprint, |key| kept.get(key)) as u64);
        }
        let done = |units: &[MatchUnit]| bar.inc(units.len() as u64);
        #[cfg(not(feature = "nats"))]
        let elsewhere = None;
        #[cfg(feature = "nats")]
        let elsewhere = match &args.nats {
            Some(address) => by_workers(address, engine, &plan, &stop, done)?,
            None => None,
        };
        let known = elsewhere.unwrap_or_else(|| {
            pool.install(|| carry_out_on_threads(&plan, || Judge::new(Arc::clone(engine)), &stop, done))
        });
        if let Some(kept) = kept.as_mut() {
            kept.keep(plan.keys(fingerprint).into_iter().zip(&known))?;
        }
        let rulebook = Rulebook::from(reading.record.rulebook);
        let numbering = Numbers::chosen(args.numbers, false, &rulebook);
        reports.push(Report {
            path,
            judged: JudgedMatch::new(reading, course, known, args.thoroughness, engine),
            numbering,
        });
        if stop.interrupted() {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(reports)
}

/// Writes one of the files that were asked for.
fn write(args: &Args, path: &Path, reports: &[Report], engine: &Engine) -> Result<(), Fault> {
    let is = |option: &Option<PathBuf>| option.as_deref() == Some(path);
    let text = if is(&args.html) {
        html::page(reports)
    } else {
        let Some(only) = reports.first() else { return Ok(()) };
        let comment = |decision: &_, judgement: &_| only.comment(decision, judgement, engine);
        let opinions = as_opinions(&only.judged.course, &only.judged.known, engine, comment);
        match is(&args.mat) {
            true => write_transcript(&only.judged.reading.record, &opinions),
            false => write_sgf_with(&only.judged.reading.record, &opinions),
        }
    };
    std::fs::write(path, text).map_err(|fault| Fault::file(path.display(), fault))
}
