//! `pasch deck`: the starter deck of cards. The fifteen opening throws and all replies to their best plays, the close
//! plays of each played out.

use crate::engine_options::load_tables;
use crate::fault::{Fault, print};
use crate::values::number;
use indicatif::ProgressBar;
use pasch_analysis::{Decision, Finding, Judge, Judged, JudgementKey, Matter, Thoroughness};
use pasch_engine::{Engine, Nets};
use pasch_notation::Xgid;
use pasch_rules::{Overshoot, Position, Roll, Side, Situation, Step};
use rayon::prelude::*;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where to, and on how many threads.
#[derive(clap::Args)]
pub struct Args {
    /// The file to write
    #[arg(value_name = "FILE")]
    out: PathBuf,
    /// On how many threads to think
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=1024))]
    threads: Option<usize>,
}

/// The deck as the page reads it.
#[derive(Serialize)]
struct Deck<'a> {
    pasch_deck: u32,
    name: &'static str,
    thoroughness: Thoroughness,
    cards: &'a [Card],
}

#[derive(Serialize)]
struct Card {
    id: String,
    /// The opening throw and play that is replied to; nothing for an opening.
    after: Option<String>,
    xgid: Option<String>,
    decision: Decision,
    judged: Judged,
}

/// Judges everything and writes the file: the openings first, then the replies to one after the other, so that there is a
/// whole deck whenever it is stopped.
pub fn run(args: Args) -> Result<(), Fault> {
    let engine = Arc::new(Engine::new(Nets::built_in()));
    load_tables(&engine, Overshoot::Farthest);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|fault| Fault::input(fault.to_string()))?;
    let throws: Vec<Roll> = Roll::all().collect();
    let openings: Vec<Roll> = throws.iter().copied().filter(|roll| !roll.is_double()).collect();
    let bar = ProgressBar::new((openings.len() * (1 + throws.len())) as u64);
    let judged = |situation: &Situation, rolls: &[Roll], after: Option<&str>| -> Vec<Card> {
        let worker = || Judge::new(Arc::clone(&engine));
        let card = |judge: &mut Judge, roll: &Roll| {
            let card = card(judge, situation, *roll, after.map(str::to_owned));
            bar.inc(1);
            card
        };
        pool.install(|| rolls.par_iter().map_init(worker, card).flatten().collect())
    };
    let start = Situation::seen_by(Side::White, Position::starting());
    let mut cards = judged(&start, &openings, None);
    write(&args.out, &cards)?;
    let next: Vec<(Situation, String)> = cards.iter().filter_map(after).collect();
    for (situation, name) in next {
        cards.extend(judged(&situation, &throws, Some(&name)));
        write(&args.out, &cards)?;
    }
    bar.finish_and_clear();
    print(&format!("{}: {}\n", args.out.display(), cards.len()))
}

fn write(out: &Path, cards: &[Card]) -> Result<(), Fault> {
    let deck = Deck {
        pasch_deck: 1,
        name: "opening",
        thoroughness: THOROUGHNESS,
        cards,
    };
    let text = serde_json::to_string(&deck).map_err(|fault| Fault::input(fault.to_string()))?;
    std::fs::write(out, text).map_err(|fault| Fault::file(out.display(), fault))
}

const THOROUGHNESS: Thoroughness = Thoroughness::Deep;

/// The card of a throw; the play on it is the best.
fn card(judge: &mut Judge, situation: &Situation, roll: Roll, after: Option<String>) -> Option<Card> {
    let mut situation = situation.clone();
    situation.standing.roll = Some(roll);
    let glance = judge.rank(&situation, roll, 0, &()).ok()?.into_iter().next()?;
    let opening = after.is_none();
    let decision = |steps: Vec<Step>| Decision {
        game: 1,
        number: 1,
        deed: u32::from(!opening),
        side: situation.standing.on_roll,
        situation: situation.clone(),
        matter: Matter::Play { roll, steps, opening },
    };
    let mut judged = judge.judged(&decision(glance.steps), THOROUGHNESS, &()).ok()?;
    let best = match &mut judged.judgement.finding {
        Finding::Plays { plays, made, .. } => {
            *made = 0;
            plays.first()?.clone()
        }
        _ => return None,
    };
    // Nothing was done wrong here.
    judged.judgement.cost = 0.0;
    judged.entry.cost = 0.0;
    (judged.mark, judged.made) = (None, judged.best.clone());
    judged.whys.clear();
    let decision = decision(best.steps);
    Some(Card {
        id: JudgementKey::of(&decision, THOROUGHNESS, judge.fingerprint()).to_string(),
        after,
        xgid: Xgid::of(&situation).map(|xgid| xgid.to_string()),
        decision,
        judged,
    })
}

/// The situation after the play of a card, the other on roll, and that play's name.
fn after(card: &Card) -> Option<(Situation, String)> {
    let Matter::Play { roll, steps, .. } = &card.decision.matter else {
        return None;
    };
    let before = &card.decision.situation;
    let position = before.position().ok()?;
    let (_, after) = position.play(steps, *roll, &before.law.rulebook.checker).ok()?;
    let next = Situation::seen_by(card.decision.side.other(), after.opponent_on_roll());
    Some((next, format!("{roll}: {}", card.judged.made.as_ref()?)))
}
