//! GNU Backgammon as an opponent: started as a process of its own and asked over its external-player socket.

use crate::fault::Fault;
use crate::language::words;
use pasch_engine::{CubeState, Holder};
use pasch_notation::read_play;
use pasch_rules::{Afterstate, CheckerRules, Play, Position, Roll, Side, Situation};
use pasch_trainer::{Duellist, Never};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long gnubg may take to get ready, or to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The score, as gnubg is told it.
#[derive(Clone, Copy)]
pub struct Score {
    /// Points of the match; 0 for none.
    length: u32,
    own: u32,
    opp: u32,
    crawford_past: bool,
}

impl Score {
    /// For points.
    const MONEY: Score = Score {
        length: 0,
        own: 0,
        opp: 0,
        crawford_past: false,
    };

    /// The score of a situation, seen by the player on roll.
    pub fn of(situation: &Situation) -> Score {
        let Some(length) = situation.length else {
            return Score::MONEY;
        };
        let side = situation.standing.on_roll;
        let points = |side| situation.standing.score[side];
        let one_away = [Side::White, Side::Black]
            .iter()
            .any(|&side| situation.away(side) == Some(1));
        Score {
            length,
            own: points(side),
            opp: points(side.other()),
            crawford_past: one_away && !situation.is_crawford_game(),
        }
    }
}

/// A running gnubg; it ends with this value.
pub struct Gnubg {
    process: Child,
    home: PathBuf,
    reader: BufReader<TcpStream>,
    writer: TcpStream,
}

impl Gnubg {
    /// Starts gnubg at this depth; its plays count what the cube is worth, or not.
    pub fn start(plies: u8, cubeful: bool) -> Result<Gnubg, Fault> {
        let program = find().ok_or_else(|| Fault::said("fault-gnubg-missing", &[]))?;
        let named = |what: &'static str| move |source| Fault::file(what, source);
        // A free port, found by asking the system for one.
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|socket| socket.local_addr())
            .map_err(named("gnubg"))?
            .port();
        let home = std::env::temp_dir().join(format!("pasch-gnubg-{}-{port}", std::process::id()));
        fs::create_dir_all(&home).map_err(named("gnubg"))?;
        let script = home.join("commands");
        let cube = if cubeful { "on" } else { "off" };
        let commands = format!(
            "set jacoby off\nset evaluation chequerplay evaluation plies {plies}\n\
             set evaluation chequerplay evaluation cubeful {cube}\n\
             set evaluation cubedecision evaluation plies {plies}\nset threads 1\nexternal localhost:{port}\n"
        );
        fs::write(&script, commands).map_err(named("gnubg"))?;
        let process = Command::new(program)
            .args(["-t", "-q", "-r", "-c"])
            .arg(&script)
            .env("HOME", &home)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(named("gnubg"))?;
        let start = Instant::now();
        let writer = loop {
            match TcpStream::connect(("127.0.0.1", port)) {
                Ok(stream) => break stream,
                Err(source) if start.elapsed() > PATIENCE => return Err(Fault::file("gnubg", source)),
                Err(_) => sleep(Duration::from_millis(100)),
            }
        };
        let ready = writer
            .set_nodelay(true)
            .and_then(|()| writer.set_read_timeout(Some(PATIENCE)));
        let reader = ready.and_then(|()| writer.try_clone()).map_err(named("gnubg"))?;
        Ok(Gnubg {
            process,
            home,
            reader: BufReader::new(reader),
            writer,
        })
    }

    /// The play that gnubg chooses by the tournament rules.
    pub fn choose(
        &mut self,
        position: &Position,
        roll: Roll,
        cube: CubeState,
        score: Score,
    ) -> Result<(Play, Afterstate), Fault> {
        let answer = self.ask(position, roll.into(), cube, false, score)?;
        read_play(&answer, position, roll, &CheckerRules::TOURNAMENT).map_err(|fault| {
            let variables = [
                ("answer", answer.as_str().into()),
                ("roll", roll.to_string().into()),
                ("detail", words().sentence(&fault.sentence()).into()),
            ];
            Fault::said("fault-gnubg-answer", &variables)
        })
    }

    fn ask(
        &mut self,
        position: &Position,
        dice: [u8; 2],
        cube: CubeState,
        doubled: bool,
        score: Score,
    ) -> Result<String, Fault> {
        let (own, opp) = (position.own(), position.opp());
        let mut board = vec![-i32::from(opp[25])];
        board.extend((1..=24).map(|point| i32::from(own[point]) - i32::from(opp[25 - point])));
        board.push(i32::from(own[25]));
        let board: Vec<String> = board.iter().map(i32::to_string).collect();
        let may = |holder: Holder| u8::from(cube.holder == Holder::Centred || cube.holder == holder);
        let (mine, theirs) = (may(Holder::Own), may(Holder::Opponent));
        let [a, b] = dice;
        let line = format!(
            "board:me:opp:{}:{}:{}:{}:1:{a}:{b}:{a}:{b}:{}:{mine}:{theirs}:{}:1:-1:0:25:{}:{}:0:0:0:0:{}:1\n",
            score.length,
            score.own,
            score.opp,
            board.join(":"),
            cube.value,
            u8::from(doubled),
            own[0],
            opp[0],
            u8::from(score.crawford_past),
        );
        let mut answer = String::new();
        let asked = self
            .writer
            .write_all(line.as_bytes())
            .and_then(|()| self.reader.read_line(&mut answer));
        asked.map_err(|source| Fault::file("gnubg", source))?;
        Ok(answer.trim().trim_matches('\0').trim().to_owned())
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        // It may be gone already; then there is nothing to end.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.home);
    }
}

impl From<Never> for Fault {
    fn from(never: Never) -> Fault {
        match never {}
    }
}

impl Duellist for Gnubg {
    type Fault = Fault;

    fn play(&mut self, position: &Position, roll: Roll, cube: CubeState) -> Result<Position, Fault> {
        let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
        if let [(_, after)] = &plays[..] {
            return Ok(after.opponent_on_roll());
        }
        let (_, after) = self.choose(position, roll, cube, Score::MONEY)?;
        Ok(after.opponent_on_roll())
    }

    fn doubles(&mut self, position: &Position, cube: CubeState) -> Result<bool, Fault> {
        Ok(self.ask(position, [0, 0], cube, false, Score::MONEY)? == "double")
    }

    fn takes(&mut self, position: &Position, cube: CubeState) -> Result<bool, Fault> {
        // gnubg sees the board as the one who doubles does, and answers for the other.
        let answer = self.ask(position, [0, 0], cube, true, Score::MONEY)?;
        Ok(matches!(answer.as_str(), "take" | "beaver"))
    }
}

/// gnubg stands among the games, which is not on every path.
fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").map(|paths| std::env::split_paths(&paths).collect::<Vec<_>>());
    let extra = ["/usr/games", "/usr/local/games"].map(PathBuf::from);
    let is_there = |path: &PathBuf| Path::is_file(path);
    folders
        .unwrap_or_default()
        .into_iter()
        .chain(extra)
        .map(|folder| folder.join("gnubg"))
        .find(is_there)
}
