//! `pasch external`: an external player for GNU Backgammon, so that its own interface can play against Pasch. One thread a
//! connection; a line that is no board gets an error in gnubg's form, and the connection lives on.

use crate::engine_options::{load_tables, ply_fault, read_nets};
use crate::fault::{Fault, as_text, print, system_says};
use crate::language::words;
use pasch_analysis::{Judge, Known, Level, Plan, Rollout};
use pasch_engine::{DEEPEST, Engine, Interrupt};
use pasch_rules::Overshoot;
use pasch_ubgi::{Decision, Limits, Outside, Progress, Role, Settings, Task, Wanted, external, think};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

/// A longer line is no board.
const LONGEST_LINE: u64 = 4096;
/// More than one interface at a time is rare, and a hundred are none of gnubg's.
const MOST: usize = 64;
const PORT: u16 = 1234;

/// Where to listen, and how strong to play.
#[derive(clap::Args)]
pub struct Args {
    /// The address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT))]
    listen: SocketAddr,
    /// How strong it plays
    #[arg(long, value_name = "LEVEL", default_value = "world-class", value_parser = crate::values::level)]
    level: Level,
    /// How far it looks ahead, instead of what the level says
    #[arg(long, value_name = "N")]
    ply: Option<u8>,
    /// Compare plays without the worth of the cube
    #[arg(long)]
    cubeless: bool,
    /// The seed of the lower levels' slips
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// A folder with other nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
}

/// Listens until the program is ended.
pub fn run(args: Args) -> Result<(), Fault> {
    let plies = args.ply.unwrap_or(args.level.plies());
    if plies > DEEPEST {
        return Err(ply_fault(plies));
    }
    let settings = Settings {
        level: args.level,
        plies,
        cubeful: !args.cubeless,
        seed: args.seed,
        deterministic: false,
        threads: 1,
        answer: Default::default(),
    };
    let engine = Arc::new(Engine::new(read_nets(args.nets.as_ref())?));
    load_tables(&engine, Overshoot::Farthest);
    let unheard = |source: io::Error| {
        let variables = [("address", as_text(args.listen)), ("why", system_says(&source).into())];
        Fault::said("fault-listen", &variables)
    };
    let listener = TcpListener::bind(args.listen).map_err(unheard)?;
    let address = listener.local_addr().map_err(unheard)?;
    print(&(words().fill("external-listens", &[("address", as_text(address))]) + "\n"))?;
    let served = Arc::new(());
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        if Arc::strong_count(&served) > MOST {
            continue;
        }
        let (engine, place) = (Arc::clone(&engine), Arc::clone(&served));
        thread::spawn(move || {
            // Whoever hangs up has played enough.
            let _ = serve(&stream, &engine, settings);
            drop(place);
        });
    }
    Ok(())
}

/// Answers line after line.
fn serve(stream: &TcpStream, engine: &Arc<Engine>, settings: Settings) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut judge = Judge::new(Arc::clone(engine));
    let (mut reader, mut writer) = (BufReader::new(stream), stream);
    let mut bytes = Vec::new();
    for stream_number in 0.. {
        bytes.clear();
        if reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let line = String::from_utf8_lossy(&bytes);
        if line.trim_matches(['\0', '\r', '\n', ' ']).is_empty() {
            continue;
        }
        let answer = answer(&line, &mut judge, settings, stream_number);
        writer.write_all(format!("{answer}\n").as_bytes())?;
    }
    Ok(())
}

fn answer(line: &str, judge: &mut Judge, settings: Settings, stream: u64) -> String {
    let error = |why: &dyn std::fmt::Display| format!("Error: {why}");
    let Wanted {
        mut situation,
        decision,
    } = match external::read_question(line) {
        Ok(wanted) => wanted,
        Err(none) => return error(&none),
    };
    situation.waiting = None;
    let task = Task {
        role: match decision {
            Decision::Play(roll) => Role::Chequer(roll),
            Decision::Double => Role::Cube,
            Decision::Answer => Role::Answer,
        },
        situation,
        settings,
        limits: Limits::default(),
        stream,
    };
    let mut chance = ChaCha8Rng::seed_from_u64(settings.seed);
    chance.set_stream(stream);
    match think(judge, &task, &mut Quiet(chance)) {
        Ok(answer) => external::told(&answer),
        Err(refusal) => error(&refusal),
    }
}

/// Nobody stops it, and nobody is told how far it is.
struct Quiet(ChaCha8Rng);

impl Interrupt for Quiet {
    fn interrupted(&self) -> bool {
        false
    }
}

impl Outside for Quiet {
    fn even(&mut self) -> f32 {
        self.0.random()
    }

    fn roll_out(&mut self, plan: &Rollout, _threads: u16) -> Known {
        plan.begin()
    }

    fn tell(&mut self, _progress: Progress) {}
}
