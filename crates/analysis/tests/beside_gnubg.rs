//! Our analysis beside gnubg's, of the same matches in the same run: how long both take, whether they give the same marks,
//! and who was right where they do not.
//!
//! It wants gnubg and matches, those beside the project or in the folder named by `PASCH_MATCHES`, and takes minutes:
//! `cargo soak gnubg --seeds MATCHES` runs it.
//! What it found is in docs/analysis.md and docs/perf-log.md.

use pasch_analysis::{
    Choice, Contender, Course, Decision, Entry, Judge, Judgement, MatchPlan, MatchSums, Matter, Rollout, Thoroughness,
    carry_out, theirs,
};
use pasch_engine::{Engine, Nets, RolloutSettings};
use pasch_notation::{read_match_file, read_play};
use pasch_rules::Side;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// From these costs on gnubg calls a choice doubtful, bad and very bad.
const MARKS: [f64; 3] = [0.03, 0.06, 0.12];
/// Costs this near each other are the same.
const NEAR: f64 = 0.02;
/// Games of each choice where the two differ.
const GAMES: u32 = 648;

#[test]
#[ignore = "wants gnubg, and takes minutes: cargo soak gnubg"]
fn marks_are_those_of_gnubg_or_nearly() {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/matches");
    let matches = std::env::var_os("PASCH_MATCHES").map_or_else(beside, PathBuf::from);
    let Some(gnubg) = find_gnubg() else {
        return eprintln!("no gnubg on this machine: skipped");
    };
    let number = |name: &str, otherwise: usize| {
        let told = std::env::var(name).ok().and_then(|text| text.parse().ok());
        told.unwrap_or(otherwise)
    };
    let (count, first) = (number("PASCH_SEEDS", 5), number("PASCH_FIRST_SEED", 0));
    let engine = Arc::new(Engine::new(Nets::built_in()));
    let (mut marked, mut same, mut ours_nearer, mut theirs_nearer) = (0, 0, 0, 0);
    let mut seconds = [0.0; 2];
    for file in to_seven(&matches).iter().skip(first).take(count) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let folder = std::env::temp_dir().join(format!("pasch-beside-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let before = processor_seconds();
        let sgf = analysed_by_gnubg(&gnubg, file, &folder);
        let between = processor_seconds();
        let reading = read_match_file(&std::fs::read(file).expect("the match")).expect("a match");
        let mut judge = Judge::new(Arc::clone(&engine));
        let judged = carry_out(&plan(&Course::of(&reading.record)), &mut judge, &());
        let after = processor_seconds();
        let took = [between[1] - before[1], after[0] - between[0]];

        let theirs_file = read_match_file(&sgf).expect("gnubg writes what can be read");
        let course = Course::of(&theirs_file.record);
        assert_eq!(course.decisions.len(), judged.len(), "{name}: the same decisions");
        let opinions = theirs(&course, &theirs_file.opinions, &engine);
        let both = course.decisions.iter().zip(&judged).zip(&opinions);
        let mut here = (0, 0);
        let mut entries: [Vec<Entry>; 2] = Default::default();
        for ((decision, known), opinion) in both {
            let (Some(judgement), Some(opinion)) = (known.judgement(), opinion) else {
                continue;
            };
            entries[0].push(Entry::of(decision, judgement));
            entries[1].push(opinion.entry.clone());
            let (own, other) = (judgement.cost, opinion.entry.cost);
            if mark(own) + mark(other) == 0 {
                continue;
            }
            here.0 += 1;
            if mark(own) == mark(other) || (own - other).abs() <= NEAR {
                here.1 += 1;
                continue;
            }
            let found = played_out(&mut judge, decision, judgement, &opinion.best);
            let (a, b) = ((own - found).abs(), (other - found).abs());
            ours_nearer += u32::from(a < b);
            theirs_nearer += u32::from(b < a);
            let (made, best) = judgement.choices(decision).expect("no resignation");
            println!(
                "  {name} {}.{} {made} (ours {best}, gnubg {}): {own:.3} {other:.3}, played out {found:.3}",
                decision.game, decision.number, opinion.best
            );
        }
        let rating = |entries: &Vec<Entry>| {
            let sums = MatchSums::of(&theirs_file.record, entries);
            Side::BOTH.map(|side| sums.whole[side].pr().unwrap_or(0.0))
        };
        let ([a, b], [c, d]) = (rating(&entries[0]), rating(&entries[1]));
        println!(
            "{name}: {} of {} marks; PR {a:.2}, {b:.2} and {c:.2}, {d:.2}; gnubg {:.2} s, ours {:.2} s: {:.1} times as fast",
            here.1,
            here.0,
            took[0],
            took[1],
            took[0] / took[1]
        );
        marked += here.0;
        same += here.1;
        seconds = [seconds[0] + took[0], seconds[1] + took[1]];
        std::fs::remove_dir_all(folder).expect("removed");
    }
    if marked == 0 {
        return;
    }
    println!(
        "all: {same} of {marked} marks ({:.1} %); where they differ ours was nearer {ours_nearer} times, gnubg's {theirs_nearer}; \
         gnubg {:.1} s, ours {:.1} s: {:.2} times as fast",
        100.0 * f64::from(same) / f64::from(marked),
        seconds[0],
        seconds[1],
        seconds[0] / seconds[1]
    );
    // The aim is 85 per cent; below this something is broken.
    assert!(same * 100 >= marked * 70, "{same} of {marked}");
}

fn plan(course: &Course) -> MatchPlan {
    MatchPlan::new(course, Thoroughness::Standard)
}

fn mark(cost: f64) -> usize {
    MARKS.iter().filter(|&&least| cost >= least).count()
}

/// The matches to seven points, by name.
fn to_seven(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = folder.read_dir() else {
        eprintln!("no matches beside the project: skipped");
        return Vec::new();
    };
    let is_to_seven = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.lines().any(|line| line.trim() == "7 point match")
    };
    let mut found: Vec<PathBuf> = files.flatten().map(|file| file.path()).filter(is_to_seven).collect();
    found.sort();
    found
}

fn find_gnubg() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").map(|paths| std::env::split_paths(&paths).collect::<Vec<_>>());
    let folders = folders.unwrap_or_default().into_iter().chain(["/usr/games".into()]);
    folders.map(|folder| folder.join("gnubg")).find(|path| path.is_file())
}

/// gnubg's analysis at two plies, on one thread, as it saves it.
fn analysed_by_gnubg(gnubg: &Path, file: &Path, folder: &Path) -> Vec<u8> {
    let (script, sgf) = (folder.join("commands"), folder.join("match.sgf"));
    let commands = format!(
        "set threads 1\nset analysis chequerplay evaluation plies 2\nset analysis cubedecision evaluation plies 2\n\
         set analysis luckanalysis plies 0\nimport mat {}\nanalyse match\nsave match {}\n",
        file.display(),
        sgf.display()
    );
    std::fs::write(&script, commands).expect("written");
    let status = Command::new(gnubg)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&script)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("gnubg runs");
    assert!(status.success());
    std::fs::read(sgf).expect("gnubg saves the match")
}

/// The processor's seconds of this process, and of those it has waited for.
fn processor_seconds() -> [f64; 2] {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name in brackets come state, and from the twelfth field on user and system time in hundredths.
    let fields: Vec<f64> = text
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .map(|field| field.parse().unwrap_or(0.0))
        .collect();
    let at = |index: usize| fields.get(index).copied().unwrap_or(0.0) / 100.0;
    [at(11) + at(12), at(13) + at(14)]
}

/// What the choice cost when it and the best of both programs are played out by our engine, with the luck taken out.
fn played_out(judge: &mut Judge, decision: &Decision, judgement: &Judgement, their_best: &Choice) -> f64 {
    let Matter::Play { roll, .. } = &decision.matter else {
        let deep = judge
            .judgement(decision, Thoroughness::Deep, &())
            .expect("it was judged before");
        return deep.cost;
    };
    let settings = RolloutSettings {
        seed: 1,
        cubeful: true,
        truncate: Some(11),
        variance_reduction: true,
        plies: 0,
    };
    let situation = &decision.situation;
    let position = situation.position().expect("a position");
    let rules = situation.law.rulebook.checker;
    let (best, made) = judgement.best_and_made().expect("a play");
    let Choice::Play(their_best) = their_best else {
        panic!("{their_best:?}")
    };
    let plays = [made.play.as_str(), best.play.as_str(), their_best.as_str()];
    let mut rollout = Rollout::of_situation(situation.clone(), settings, GAMES).expect("a situation");
    rollout.contenders = plays
        .iter()
        .map(|play| {
            let (play, after) = read_play(play, &position, *roll, &rules).expect("a legal play");
            Contender::of_play(situation, &position, &play, &after)
        })
        .collect();
    let known = carry_out(&rollout, judge, &());
    let worths: Vec<f64> = rollout
        .contenders
        .iter()
        .zip(&known.tallies)
        .map(|(contender, tally)| contender.value(tally))
        .collect();
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    best - worths[0]
}
