//! `pasch train`: makes nets from nothing, or goes on with those there are.

use crate::engine_options::read_nets;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::values::BadValue;
use crate::workshop::Stop;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use pasch_draw::{Plot, Scheme, Series};
use pasch_engine::{Interrupt, Kind, OneSided};
use pasch_rules::Overshoot;
use pasch_trainer::{Deep, Look, Opening, Report, School, Settings, Stage};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// A stage of training. Everything is written to the folder after every minute, at the end and on Ctrl-C.
#[derive(clap::Args)]
pub struct Args {
    /// The folder for the nets, the checkpoint (school.bin), the log and the curves (curves.svg)
    folder: PathBuf,
    /// outcomes: learn from results, for untrained nets; exact: from one ply ahead over all rolls
    #[arg(long, default_value = "exact", value_parser = ["outcomes", "exact"])]
    stage: String,
    /// Go on from this checkpoint, or from the nets in this folder
    #[arg(long, value_name = "FILE|DIR")]
    from: Option<PathBuf>,
    /// Hidden layers of a new contact net
    #[arg(long, default_value = "512-64-32", value_name = "W-W-..", value_parser = read_widths)]
    contact: Widths,
    /// Hidden layers of a new race net
    #[arg(long, default_value = "128-32", value_name = "W-W-..", value_parser = read_widths)]
    race: Widths,
    /// Hidden layers of a new net for the first cut
    #[arg(long, default_value = "32", value_name = "W-W-..", value_parser = read_widths)]
    prune: Widths,
    /// Widen the contact net's hidden layers to these widths, without changing what it says
    #[arg(long, value_name = "W-W-..", value_parser = read_widths)]
    widen: Option<Widths>,
    /// Likewise the race net's
    #[arg(long, value_name = "W-W-..", value_parser = read_widths)]
    widen_race: Option<Widths>,
    /// Likewise those of the net for the first cut
    #[arg(long, value_name = "W-W-..", value_parser = read_widths)]
    widen_prune: Option<Widths>,
    /// Hidden layers of a new net that chooses replies for the contact net
    #[arg(long, value_name = "W-W-..", value_parser = read_widths)]
    chooser: Option<Widths>,
    /// Give the contact net a head for each way in which the sides can be entangled, without changing what it says
    #[arg(long)]
    heads: bool,
    /// At the end, lay units that speak together side by side, which makes the contact net faster and changes nothing that
    /// it says
    #[arg(long)]
    gather: bool,
    /// At the end, let inputs that no label has spoken of say nothing; for nets made from nothing
    #[arg(long)]
    forget_unseen: bool,
    /// End after so many minutes
    #[arg(long, default_value_t = 60.0, value_name = "N")]
    minutes: f32,
    /// Or after so many labels, for runs that repeat exactly
    #[arg(long, value_name = "N")]
    labels: Option<usize>,
    /// Rates and lambda reach their end after so many labels, counted over all sessions that the checkpoint has seen
    #[arg(long, value_name = "N")]
    schedule: Option<u64>,
    /// Labels between two refreshes of the nets that play
    #[arg(long, default_value_t = 40_000, value_name = "N")]
    round: usize,
    /// Learning rate at the start
    #[arg(long, default_value_t = 8e-4, value_name = "R")]
    rate: f32,
    /// Learning rate at the end
    #[arg(long, default_value_t = 2e-5, value_name = "R")]
    rate_end: f32,
    /// How much of later corrections is passed back, at the start
    #[arg(long, default_value_t = 0.5, value_name = "L")]
    lambda: f32,
    /// How much of later corrections is passed back, at the end
    #[arg(long, default_value_t = 0.28, value_name = "L")]
    lambda_end: f32,
    /// Plays a roll that a label judges in full
    #[arg(long, default_value_t = 8, value_name = "N")]
    keep: usize,
    /// Of these, the plays that the chooser leaves for the contact net
    #[arg(long, default_value_t = 8, value_name = "N")]
    choices: usize,
    /// Labels look two plies ahead after so many of the 36 throws, where one ply has news enough
    #[arg(long, default_value_t = 0, value_name = "N")]
    deep: usize,
    /// News enough: one ply moves the plays of a throw so many points against one another
    #[arg(long, default_value_t = 0.04, value_name = "P")]
    news: f32,
    /// All games begin so, instead of now so and now so
    #[arg(long, value_name = "KIND", value_parser = read_opening())]
    opening: Option<Opening>,
    /// How long the averaged weights, which play, remember: the part kept at each step
    #[arg(long, default_value_t = 0.9995, value_name = "M")]
    memory: f32,
    /// How often a label is used
    #[arg(long, default_value_t = 6.0, value_name = "N")]
    reuse: f32,
    /// How much more the differences between the plays of one throw count than what these have in common
    #[arg(long, default_value_t = 3.0, value_name = "C")]
    contrast: f32,
    /// Recent labels that are kept
    #[arg(long, default_value_t = 1_500_000, value_name = "N")]
    buffer: usize,
    /// Samples a step
    #[arg(long, default_value_t = 512, value_name = "N")]
    batch: usize,
    /// The seed of everything
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
}

type Widths = Arc<[usize]>;

fn read_widths(text: &str) -> Result<Widths, BadValue> {
    let width = |part: &str| match part.parse::<usize>() {
        Ok(width) if width > 0 && width <= 1024 && width.is_multiple_of(16) => Ok(width),
        _ => Err(BadValue(words().fill("fault-width", &[("part", part.into())]))),
    };
    text.split('-')
        .map(width)
        .collect::<Result<Vec<_>, _>>()
        .map(Into::into)
}

fn read_opening() -> impl TypedValueParser<Value = Opening> {
    PossibleValuesParser::new(Opening::ALL.map(Opening::name)).map(|name| {
        let named = Opening::ALL.into_iter().find(|opening| opening.name() == name);
        named.unwrap_or(Opening::Standard)
    })
}

/// Trains, reporting every round.
pub fn run(args: Args) -> Result<(), Fault> {
    let numbers_fit = args.round >= 1000
        && args.buffer >= args.round
        && args.batch > 0
        && args.keep > 0
        && args.choices > 0
        && args.deep <= 36
        && args.schedule != Some(0)
        && args.reuse > 0.0
        && args.minutes > 0.0
        && (0.0..1.0).contains(&args.memory);
    if !numbers_fit {
        return Err(Fault::said("fault-train-numbers", &[]));
    }
    fs::create_dir_all(&args.folder).map_err(|source| Fault::file(args.folder.display(), source))?;
    let bearoff = Arc::new(OneSided::generate(Overshoot::Farthest));
    let mut school = match &args.from {
        None => School::new([&args.contact, &args.race, &args.prune], args.seed, bearoff),
        Some(folder) if folder.is_dir() => School::from_nets(&read_nets(Some(folder))?, args.seed, bearoff),
        Some(file) => {
            let bytes = fs::read(file).map_err(|source| Fault::file(file.display(), source))?;
            School::resume(&bytes, bearoff).map_err(|fault| {
                let variables = [("file", as_text(file.display())), ("detail", as_text(fault))];
                Fault::said("fault-train-checkpoint", &variables)
            })?
        }
    };
    for (name, kind, widths) in [
        ("--widen", Kind::Contact, &args.widen),
        ("--widen-race", Kind::Race, &args.widen_race),
        ("--widen-prune", Kind::Prune, &args.widen_prune),
    ] {
        if let Some(widths) = widths
            && !school.widen(kind, widths)
        {
            return Err(Fault::said("fault-train-widen", &[("option", name.into())]));
        }
    }
    if args.heads && !school.part_heads() {
        return Err(Fault::said("fault-train-heads", &[]));
    }
    if let Some(widths) = &args.chooser {
        school.admit_chooser(widths);
    }
    let settings = Settings {
        stage: match args.stage.as_str() {
            "outcomes" => Stage::Lambda(0.9, 0.2),
            _ => Stage::Exact {
                look: Look {
                    keep: args.keep,
                    choices: args.choices,
                    deep: Deep {
                        news: args.news,
                        throws: args.deep,
                    },
                },
                lambda: (args.lambda, args.lambda_end),
                opening: args.opening,
            },
        },
        round: args.round,
        rate: (args.rate, args.rate_end),
        schedule: args.schedule,
        buffer: args.buffer,
        reuse: args.reuse,
        batch: args.batch,
        memory: args.memory,
        contrast: args.contrast,
    };

    let stop = Stop::on_ctrl_c();
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent} %  {msg}") {
        bar.set_style(style);
    }
    let start = Instant::now();
    let mut saved = Instant::now();
    let mut reports = Vec::new();
    let mut failed = None;
    let pace = |done: usize| match args.labels {
        Some(labels) => done as f32 / labels as f32,
        None => start.elapsed().as_secs_f32() / 60.0 / args.minutes,
    };
    let outcome = school.run(&settings, pace, |school, report| {
        bar.set_position((1000.0 * pace(report.labels)) as u64);
        bar.set_message(line(report));
        reports.push(*report);
        if saved.elapsed().as_secs() >= 60 {
            saved = Instant::now();
            failed = save(school, &reports, &args.folder).err();
        }
        failed.is_none() && !stop.interrupted()
    });
    bar.finish_and_clear();
    outcome.map_err(|fault| Fault::said("fault-train", &[("detail", as_text(fault))]))?;
    failed.map_or(Ok(()), Err)?;
    if args.gather {
        school.gather();
    }
    if args.forget_unseen {
        school.forget_unseen();
    }
    save(&school, &reports, &args.folder)?;
    print(&reports.last().map_or_else(String::new, |report| line(report) + "\n"))
}

fn line(report: &Report) -> String {
    format!(
        "{} labels, error contact {:.4} (known {:.4}), order {:.4}, race {:.4}, first cut {:.4}, choice {:.4}, rate {:.1e}",
        report.labels,
        report.contact_error,
        report.known_error,
        report.order_error,
        report.race_error,
        report.prune_error,
        report.choice_error,
        report.rate
    )
}

fn save(school: &School, reports: &[Report], folder: &Path) -> Result<(), Fault> {
    let evaluator = school
        .evaluator()
        .map_err(|fault| Fault::said("fault-train", &[("detail", as_text(fault))]))?;
    let log: String = reports.iter().map(|report| line(report) + "\n").collect();
    let curve = |name: &str, error: fn(&Report) -> f64| Series {
        name: name.to_owned(),
        points: reports
            .iter()
            .map(|report| (report.labels as f64 / 1e6, error(report)))
            .collect(),
    };
    let plot = Plot::new("Error on fresh labels", "million labels", "points")
        .with(curve("contact", |report| report.contact_error))
        .with(curve("race", |report| report.race_error));
    let curves = plot.svg(Scheme::Paper);
    let files: [(&str, &[u8]); 6] = [
        ("contact.net", evaluator.contact.to_bytes()),
        ("race.net", evaluator.race.to_bytes()),
        ("prune.net", evaluator.prune.to_bytes()),
        ("school.bin", &school.checkpoint()),
        ("log.txt", log.as_bytes()),
        ("curves.svg", curves.as_bytes()),
    ];
    for (name, bytes) in files {
        // A finished file is put in place in one step: whoever reads it never sees half of it.
        let (draft, path) = (folder.join(format!("{name}.part")), folder.join(name));
        let written = fs::write(&draft, bytes).and_then(|()| fs::rename(&draft, &path));
        written.map_err(|source| Fault::file(path.display(), source))?;
    }
    Ok(())
}
