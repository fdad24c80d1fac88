//! `pasch arbitrate`: where two players choose differently, both plays are rolled out, and it is told who gained how much.

use crate::batch::json_line;
use crate::engine_options::{EngineOptions, Study, load_tables, ply_fault, read_nets};
use crate::engine_recipe::{look_ahead, recipe};
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::opponent::Opponent;
use crate::position_argument::{engine_fault, position_fault, read_dice, read_position, split_request};
use crate::values::number;
use crate::workshop::{Stop, carry_out_on_threads};
use indicatif::{ProgressBar, ProgressStyle};
use pasch_analysis::{Arbitration, ArbitrationUnit, Contender, Dispute, Gain, Margin};
use pasch_engine::{DEEPEST, Engine, Interrupt, RolloutSettings, Searcher};
use pasch_notation::PositionId;
use pasch_rules::{Afterstate, BoardLaw, Play, Position, Roll, Situation};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{fs, io};

/// Disputes that are shown to people: those that decide most.
const SHOWN: usize = 10;

/// Who differs from whom, where, and how it is settled.
#[derive(clap::Args)]
pub struct Args {
    /// The first player: built-in, a folder with nets, or gnubg, with @ and how far it looks ahead, as in gnubg@2
    #[arg(value_name = "PLAYER")]
    first: String,
    /// The second player, likewise
    #[arg(value_name = "PLAYER")]
    second: String,
    /// The decisions: lines POSITION D1 D2, or JSON with id and dice; without it, standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    engine: EngineOptions,
    /// Play and roll out with the cube
    #[arg(long)]
    cubeful: bool,
    /// The budget: roll each play out at most so many times
    #[arg(long, default_value_t = 1296, value_name = "N", value_parser = number::<u32>(2..=10_000_000))]
    trials: u32,
    /// Settle a dispute once the difference is so many standard errors from zero (0: spend the budget)
    #[arg(long, default_value_t = 3.0, value_name = "N", value_parser = number::<f64>(0.0..=100.0))]
    clear: f64,
    /// Let the nets judge after so many plies
    #[arg(long, value_name = "PLIES")]
    truncate: Option<u16>,
    /// Roll out at most so many disputes, spread evenly over all
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=1_000_000))]
    disputes: Option<usize>,
    /// The seed of the dice
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The result, as programs read it.
#[derive(Serialize)]
struct Answer {
    players: [String; 2],
    rulebook: String,
    settings: Settings,
    interrupted: bool,
    /// Throws that leave a choice.
    decisions: usize,
    /// Of these, the ones where the players differ.
    differ: usize,
    /// Of these, the ones that were rolled out.
    rolled_out: usize,
    /// What the first player gains a dispute; none if nothing was rolled out.
    gain: Option<f64>,
    /// One standard error; none below two disputes.
    error: Option<f64>,
    /// The interval that holds the true value in 95 cases of 100.
    interval: Option<[f64; 2]>,
    /// What the first player gains a decision.
    gain_per_decision: Option<f64>,
    /// Disputes that were clear for the first player, for the second, and for neither.
    verdicts: [usize; 3],
    disputes: Vec<Settled>,
}

#[derive(Serialize)]
struct Settings {
    ply: u8,
    trials: u32,
    clear: f64,
    seed: u64,
    cubeful: bool,
    truncate: Option<u16>,
}

/// A dispute and how it ended.
#[derive(Serialize)]
struct Settled {
    line: usize,
    position: String,
    dice: [u8; 2],
    plays: [String; 2],
    positions: [String; 2],
    gain: f64,
    error: Option<f64>,
    trials: u32,
    clear: bool,
}

/// Asks both players, rolls out where they differ, and prints who gained.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    let players = [Player::read(&args.first, &study)?, Player::read(&args.second, &study)?];
    let decisions = decisions(&args, &study)?;
    if players.iter().any(|player| matches!(player.kind, Kind::Gnubg)) {
        decisions.iter().try_for_each(Decision::suits_gnubg)?;
    }
    let bar = bar(2 * decisions.len() as u64, "{bar:30} {pos}/{len} choices, {eta} left");
    let choices = [&players[0], &players[1]].map(|player| player.choices(&decisions, &study, args.cubeful, &bar));
    bar.finish_and_clear();
    let [first, second] = choices;
    let (first, second) = (first?, second?);
    let disputed = decisions
        .iter()
        .zip(first.into_iter().zip(second))
        .filter_map(|(decision, (first, second))| {
            Some((decision, Dispute::between(&decision.situation, [first, second])?))
        });
    let disputed: Vec<(&Decision, Dispute)> = disputed.collect();
    let differ = disputed.len();
    let (rolled, disputes): (Vec<&Decision>, Vec<Dispute>) = spread(disputed, args.disputes).into_iter().unzip();

    let plan = Arbitration {
        disputes,
        settings: RolloutSettings {
            seed: args.seed,
            cubeful: args.cubeful,
            truncate: args.truncate,
            variance_reduction: true,
            plies: study.ply(),
        },
        trials: args.trials,
        clear: args.clear,
    };
    let stop = Stop::on_ctrl_c();
    let bar = self::bar(
        u64::from(args.trials) * plan.disputes.len() as u64,
        "{bar:30} {pos} of at most {len} pairs of trials",
    );
    let margins = carry_out_on_threads(
        &plan,
        || study.judge(),
        &stop,
        |units: &[ArbitrationUnit]| bar.inc(units.iter().map(|unit| u64::from(unit.count)).sum()),
    );
    bar.finish_and_clear();
    let mut answer = Answer::of(&args, &study, &plan, &rolled, &margins);
    (answer.decisions, answer.differ) = (decisions.len(), differ);
    answer.interrupted = stop.interrupted();
    answer.gain_per_decision = answer
        .gain
        .map(|gain| gain * differ as f64 / decisions.len().max(1) as f64);
    if args.json {
        print(&json_line(&answer))
    } else {
        print(&answer.sheet())
    }
}

/// A throw that leaves a choice.
struct Decision {
    line: usize,
    situation: Situation,
    position: Position,
    roll: Roll,
}

/// A decision as benchmarks write it; what else such a line holds does not matter here.
#[derive(Deserialize)]
struct Line {
    id: String,
    dice: Option<[u8; 2]>,
    /// Cube decisions stand among plays in some files; they are passed over.
    kind: Option<String>,
}

/// The decisions of the file: every throw with at least two different plays.
fn decisions(args: &Args, study: &Study) -> Result<Vec<Decision>, Fault> {
    let text = match &args.file {
        Some(path) => fs::read_to_string(path).map_err(|source| Fault::file(path.display(), source))?,
        None => io::read_to_string(io::stdin()).map_err(Fault::standard_input)?,
    };
    let mut found = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let read = read_decision(line, text.trim(), study).map_err(|fault| at_line(line, &fault))?;
        found.extend(read);
    }
    if found.is_empty() {
        return Err(Fault::said("fault-no-decisions", &[]));
    }
    Ok(found)
}

fn read_decision(line: usize, text: &str, study: &Study) -> Result<Option<Decision>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let (name, roll) = if text.starts_with('{') {
        let read: Line = serde_json::from_str(text)
            .map_err(|fault| Fault::said("fault-decision-json", &[("detail", as_text(fault))]))?;
        match read.dice {
            Some([a, b]) => (read.id, read_dice(&[a.to_string(), b.to_string()])?),
            None if read.kind.is_some() => return Ok(None),
            None => return Err(Fault::said("fault-request", &[("line", text.into())])),
        }
    } else {
        let (name, dice) = split_request(text)?;
        (name.to_owned(), read_dice(&dice)?)
    };
    let (read, position) = read_position(&name, study.position_options())?;
    if position.is_over() {
        return Err(position_fault(&name, words().text("fault-game-over")));
    }
    let situation = study.situation(&read)?;
    let choice = position.legal_plays(roll, &study.law.plays).len() > 1;
    Ok(choice.then_some(Decision {
        line,
        situation,
        position,
        roll,
    }))
}

fn at_line(line: usize, fault: &Fault) -> Fault {
    Fault::said(
        "fault-decision-line",
        &[("line", as_text(line)), ("why", as_text(fault))],
    )
}

impl Decision {
    /// gnubg is asked by today's rules alone: it knows no others, and is told neither of Jacoby nor of beavers.
    fn suits_gnubg(&self) -> Result<(), Fault> {
        let law = &self.situation.law;
        let usual = BoardLaw::from(law.rulebook.answers()) == BoardLaw::TOURNAMENT && !law.jacoby && !law.beavers;
        match usual {
            true => Ok(()),
            false => Err(at_line(self.line, &Fault::said("fault-gnubg-law", &[]))),
        }
    }
}

/// Who is asked, and how far it looks ahead.
struct Player {
    kind: Kind,
    plies: u8,
}

enum Kind {
    Pasch(Box<Engine>),
    Gnubg,
}

impl Player {
    /// Reads `built-in`, `gnubg` or a folder, and what stands behind an `@`.
    fn read(text: &str, study: &Study) -> Result<Player, Fault> {
        let (name, plies) = match text.rsplit_once('@') {
            Some((name, plies)) => match plies.parse::<u8>() {
                Ok(plies) if plies <= DEEPEST => (name, plies),
                Ok(plies) => return Err(ply_fault(plies)),
                Err(_) => (text, 0),
            },
            None => (text, 0),
        };
        let folder = PathBuf::from(name);
        let kind = match name {
            "gnubg" => Kind::Gnubg,
            _ => {
                let engine = Engine::new(read_nets((name != "built-in").then_some(&folder))?);
                load_tables(&engine, study.law.plays.overshoot);
                Kind::Pasch(Box::new(engine))
            }
        };
        Ok(Player { kind, plies })
    }

    /// What this player does in each case, asked on all threads.
    fn choices(
        &self,
        decisions: &[Decision],
        study: &Study,
        cubeful: bool,
        bar: &ProgressBar,
    ) -> Result<Vec<Contender>, Fault> {
        let share = decisions.len().div_ceil(rayon::current_num_threads().max(1)).max(1);
        let parts: Result<Vec<Vec<Contender>>, Fault> = decisions
            .par_chunks(share)
            .map(|part| {
                let mut seat = self.seat(study.law, cubeful)?;
                part.iter()
                    .map(|decision| {
                        let (play, after) = seat.choose(decision, study, self.plies, cubeful)?;
                        bar.inc(1);
                        Ok(Contender::of_play(
                            &decision.situation,
                            &decision.position,
                            &play,
                            &after,
                        ))
                    })
                    .collect()
            })
            .collect();
        Ok(parts?.into_iter().flatten().collect())
    }

    fn seat(&self, law: BoardLaw, cubeful: bool) -> Result<Seat, Fault> {
        match &self.kind {
            Kind::Pasch(engine) => Ok(Seat::Pasch(Box::new(engine.searcher(law)))),
            Kind::Gnubg => {
                let mut gnubg = recipe("gnubg", &[], None)?;
                look_ahead(&mut gnubg, self.plies, cubeful);
                Opponent::start(&gnubg).map(|gnubg| Seat::Gnubg(Box::new(gnubg)))
            }
        }
    }
}

/// A player on one thread.
enum Seat {
    Pasch(Box<Searcher>),
    Gnubg(Box<Opponent>),
}

impl Seat {
    fn choose(
        &mut self,
        decision: &Decision,
        study: &Study,
        plies: u8,
        cubeful: bool,
    ) -> Result<(Play, Afterstate), Fault> {
        let (position, roll) = (&decision.position, decision.roll);
        let stakes = study.engine.stakes(&decision.situation);
        let ranked = match self {
            Seat::Gnubg(gnubg) => {
                return Ok(gnubg.choose(&decision.situation, roll)?);
            }
            Seat::Pasch(searcher) if cubeful => searcher.rank_cubeful(position, roll, plies, &stakes, &()),
            Seat::Pasch(searcher) => searcher.rank(position, roll, plies, &stakes.valuations(), &()),
        };
        let id = || PositionId::from(*position).to_string();
        let ranked = ranked.map_err(|fault| engine_fault(&id(), &fault))?;
        let best = ranked.into_iter().next();
        best.map(|best| (best.play, best.after))
            .ok_or_else(|| position_fault(&id(), words().text("fault-game-over")))
    }
}

/// At most so many of them, from the whole length of the list.
fn spread<T>(list: Vec<T>, most: Option<usize>) -> Vec<T> {
    let (all, most) = (list.len(), most.unwrap_or(list.len()).min(list.len()));
    let mut next = 0;
    let taken = list.into_iter().enumerate().filter(|(index, _)| {
        let wanted = next < most && *index == next * all / most;
        next += usize::from(wanted);
        wanted
    });
    taken.map(|(_, item)| item).collect()
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

impl Answer {
    /// Everything but the counts of what was asked.
    fn of(args: &Args, study: &Study, plan: &Arbitration, rolled: &[&Decision], margins: &[Margin]) -> Answer {
        let gain = Gain::over(margins);
        let known = (gain.disputes > 0).then_some(gain.mean);
        let error = Some(gain.error).filter(|error| error.is_finite());
        let settled = rolled.iter().zip(&plan.disputes).zip(margins);
        let disputes: Vec<Settled> = settled
            .filter(|(_, margin)| margin.trials() > 0)
            .map(|((decision, dispute), margin)| Settled::of(decision, dispute, margin, args.clear))
            .collect();
        let count = |wanted: fn(&Settled) -> bool| disputes.iter().filter(|dispute| wanted(dispute)).count();
        Answer {
            players: [args.first.clone(), args.second.clone()],
            rulebook: study.rulebook.name(),
            settings: Settings {
                ply: plan.settings.plies,
                trials: plan.trials,
                clear: plan.clear,
                seed: plan.settings.seed,
                cubeful: plan.settings.cubeful,
                truncate: plan.settings.truncate,
            },
            interrupted: false,
            decisions: 0,
            differ: 0,
            rolled_out: disputes.len(),
            gain: known,
            error,
            interval: known
                .zip(error)
                .map(|(gain, error)| [gain - 1.96 * error, gain + 1.96 * error]),
            gain_per_decision: None,
            verdicts: [
                count(|dispute| dispute.clear && dispute.gain > 0.0),
                count(|dispute| dispute.clear && dispute.gain < 0.0),
                count(|dispute| !dispute.clear),
            ],
            disputes,
        }
    }

    fn sheet(&self) -> String {
        let [first, second] = &self.players;
        let thousandths = |gain: f64| as_text(format!("{:+.1}", 1000.0 * gain));
        let variables = [
            ("first", first.as_str().into()),
            ("second", second.as_str().into()),
            ("rulebook", self.rulebook.as_str().into()),
            ("decisions", self.decisions.into()),
            ("differ", self.differ.into()),
            ("rolled", self.rolled_out.into()),
        ];
        let mut text = words().fill("arbitrate-head", &variables) + "\n";
        if let (Some(gain), Some(share)) = (self.gain, self.gain_per_decision) {
            let name = ("first", first.as_str().into());
            let mut variables = vec![name, ("gain", thousandths(gain))];
            let key = match (self.error, self.interval) {
                (Some(error), Some([least, most])) => {
                    variables.push(("error", as_text(format!("{:.1}", 1000.0 * error))));
                    variables.push(("least", thousandths(least)));
                    variables.push(("most", thousandths(most)));
                    "arbitrate-gain"
                }
                _ => "arbitrate-gain-of-one",
            };
            let share = as_text(format!("{:+.2}", 1000.0 * share));
            let [won, lost, open] = self.verdicts;
            let verdicts = [
                ("first", first.as_str().into()),
                ("second", second.as_str().into()),
                ("won", won.into()),
                ("lost", lost.into()),
                ("open", open.into()),
            ];
            for line in [
                words().fill(key, &variables),
                words().fill("arbitrate-share", &[("share", share)]),
                words().fill("arbitrate-verdicts", &verdicts),
            ] {
                let _ = writeln!(text, "  {line}");
            }
            text.push('\n');
        }
        let mut decisive: Vec<&Settled> = self.disputes.iter().collect();
        decisive.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
        for dispute in decisive.into_iter().take(SHOWN) {
            let Settled { position, gain, .. } = dispute;
            let ([larger, smaller], [first, second]) = (dispute.dice, &dispute.plays);
            let error = dispute.error.unwrap_or(0.0);
            let trials = words().fill("rollout-trials", &[("trials", dispute.trials.into())]);
            let _ = writeln!(
                text,
                "  {position} {larger}-{smaller}  {first:20} : {second:20} {gain:+.4} +- {error:.4}  {trials}"
            );
        }
        if self.interrupted {
            let _ = writeln!(text, "\n  {}", words().text("rollout-interrupted"));
        }
        text
    }
}

impl Settled {
    fn of(decision: &Decision, dispute: &Dispute, margin: &Margin, clear: f64) -> Settled {
        let plays = dispute.plays.each_ref();
        let after = |play: &Contender| {
            let position = play.situation.position();
            position.map_or_else(|_| String::new(), |position| PositionId::from(position).to_string())
        };
        // Without a wish for clearness, a difference is clear by the usual interval.
        let errors = if clear > 0.0 { clear } else { 1.96 };
        Settled {
            line: decision.line,
            position: PositionId::from(decision.position).to_string(),
            dice: decision.roll.into(),
            plays: plays.map(|play| play.play.as_ref().map_or_else(String::new, |(text, _)| text.clone())),
            positions: plays.map(after),
            gain: margin.mean(),
            error: Some(margin.error()).filter(|error| error.is_finite()),
            trials: margin.trials(),
            clear: margin.is_clear(errors),
        }
    }
}
