//! Against gnubg itself, where it is installed: the same IDs for the same positions, the same text for the same plays.

mod common;

use common::{played_positions, rolls, situations};
use pasch_notation::{MatchId, PositionId, Xgid, format_play};
use pasch_rules::{CheckerRules, Cube, CubeOwner, Side, Situation, Step, Waiting};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program, or `None` with a note that the comparison is skipped.
fn gnubg() -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let found = on_path
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|file| file.exists());
    if found.is_none() {
        eprintln!("gnubg is not installed: comparison skipped");
    }
    found
}

/// Runs a Python script inside gnubg and returns the lines it printed that start with `=`.
fn run_script(gnubg: &Path, name: &str, script: &str) -> Vec<String> {
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the script");
    let file = folder.join("script.py");
    std::fs::write(&file, script).expect("the script is written");
    let output = Command::new(gnubg)
        .args(["-t", "-q", "-p"])
        .arg(&file)
        .stdin(Stdio::null())
        .output()
        .expect("gnubg runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
    text.lines()
        .filter_map(|line| line.strip_prefix('='))
        .map(str::to_owned)
        .collect()
}

fn samples<T>(strategy: impl Strategy<Value = T>, count: usize) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    let mut sample = || strategy.new_tree(&mut runner).expect("a sample").current();
    (0..count).map(|_| sample()).collect()
}

fn side_as_tuple(side: &[u8; 26]) -> String {
    format!(
        "({})",
        side[1..].iter().map(u8::to_string).collect::<Vec<_>>().join(",")
    )
}

/// The same situation in the words of gnubg's Python interface.
fn as_python(situation: &Situation) -> String {
    let standing = &situation.standing;
    let setup = situation.setup();
    let player = |side: Side| u8::from(side == Side::White);
    let on_roll = player(standing.on_roll);
    let owner = match standing.cube.owner {
        CubeOwner::Centred => -1,
        CubeOwner::Held(side) => player(side) as i8,
    };
    let (doubled, resigned) = match situation.waiting {
        Some(Waiting::Turned(_)) => (1, 0),
        Some(Waiting::Resignation(stake)) => (0, stake.factor() as u8),
        None => (0, 0),
    };
    let turn = if doubled + resigned > 0 { 1 - on_roll } else { on_roll };
    let dice = standing.roll.map_or((0, 0), |roll| (roll.larger(), roll.smaller()));
    format!(
        "(({},{}),{{'cube':{},'cubeowner':{owner},'move':{on_roll},'matchto':{},'score':({},{}),'crawford':{},'jacoby':{},\
         'beavers':0,'bgv':0,'gammonprice':((0.0,0.0),(0.0,0.0))}},{{'dice':({},{}),'turn':{turn},'resigned':{resigned},\
         'doubled':{doubled},'gamestate':1}}),",
        side_as_tuple(&setup.opp),
        side_as_tuple(&setup.own),
        standing.cube.value,
        situation.length.unwrap_or(0),
        standing.score.black,
        standing.score.white,
        u8::from(standing.crawford),
        u8::from(situation.law.jacoby),
        dice.0,
        dice.1,
    )
}

/// What the ID of gnubg tells of it: everything but beavers.
fn without_beavers(situation: &Situation) -> Situation {
    let mut told = situation.clone();
    told.law.beavers = false;
    told
}

#[test]
fn a_thousand_ids_are_gnubgs() {
    let Some(gnubg) = gnubg() else { return };
    let wanted = |situation: &Situation| MatchId::of(situation).is_some();
    let all: Vec<Situation> = samples(situations().prop_filter("gnubg has no ID for beavers", wanted), 1000);
    let mut script = String::from("import gnubg\ntables = [\n");
    for situation in &all {
        let _ = writeln!(script, "{}", as_python(situation));
    }
    script.push_str("]\nfor board, cube, state in tables:\n  print('=' + gnubg.positionid(board) + ':' + gnubg.matchid(cube, state))\n");
    let theirs = run_script(&gnubg, "ids", &script);
    assert_eq!(theirs.len(), 1000);
    for (situation, id) in all.iter().zip(&theirs) {
        let position = PositionId::of_setup(&situation.setup()).expect("fits");
        let ours = format!("{position}:{}", MatchId::of(situation).expect("fits"));
        assert_eq!(&ours, id, "{situation:?}");
        let read = pasch_notation::parse_position(id, 15).expect("gnubg's ID is read");
        assert_eq!(read, without_beavers(situation));
    }
}

#[test]
fn xgids_mean_to_gnubg_what_they_mean_to_us() {
    let Some(gnubg) = gnubg() else { return };
    // gnubg steps back from offers, plays matches to 64 points at most, and knows no cube in the Crawford game.
    let plain = |situation: &Situation| {
        let unfinished = situation.position().is_ok_and(|position| !position.is_over());
        situation.waiting.is_none() && situation.length.is_none_or(|length| length <= 64) && unfinished
    };
    let all: Vec<Situation> = samples(situations().prop_filter("nothing waits", plain), 150)
        .into_iter()
        .map(|mut situation| {
            let one_short = |side: Side| situation.away(side) == Some(1);
            let standing = situation.standing;
            let crawford = standing.crawford && (one_short(Side::White) != one_short(Side::Black));
            if crawford {
                situation.standing.cube = Cube::START;
            } else if standing.cube.value == 1 {
                situation.standing.cube.owner = CubeOwner::Centred;
            }
            situation.standing.crawford = crawford;
            situation
        })
        .collect();
    let mut script = String::from("import gnubg\ngnubg.command('set display off')\n");
    for situation in &all {
        let xgid = Xgid::of(situation).expect("fits");
        let _ = writeln!(
            script,
            "gnubg.command('set xgid {xgid}')\nprint('\\n=' + gnubg.gnubgid())"
        );
    }
    let theirs = run_script(&gnubg, "xgid", &script);
    assert_eq!(theirs.len(), all.len());
    for (situation, id) in all.iter().zip(&theirs) {
        let read = pasch_notation::parse_position(id, 15).expect("gnubg's ID is read");
        // gnubg seats the player on roll at the bottom; all the rest is seen by that player.
        let mut meant = without_beavers(situation);
        if read.standing.on_roll != meant.standing.on_roll {
            meant = meant.recoloured();
        }
        assert_eq!(read, meant, "{}", Xgid::of(situation).expect("fits"));
    }
}

#[test]
fn plays_are_written_as_gnubg_writes_them() {
    let Some(gnubg) = gnubg() else { return };
    let cases = samples((played_positions(), rolls()), 400);
    let mut script = String::from("import gnubg\nplays = [\n");
    let mut ours = Vec::new();
    for (position, roll) in &cases {
        for (play, _) in position
            .legal_plays(*roll, &CheckerRules::TOURNAMENT)
            .iter()
            .filter(|(play, _)| !play.is_empty())
        {
            let steps: Vec<String> = play
                .iter()
                .map(|Step { from, to, .. }| format!("{from},{to}"))
                .collect();
            let (opp, own) = (side_as_tuple(position.opp()), side_as_tuple(position.own()));
            let _ = writeln!(script, "(({}),({opp},{own})),", steps.join(","));
            ours.push(format_play(play, position));
        }
    }
    script.push_str("]\nfor move, board in plays:\n  print('=' + gnubg.movetupletostring(move, board))\n");
    let theirs = run_script(&gnubg, "plays", &script);
    assert_eq!(theirs.len(), ours.len());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs.trim());
    }
}
