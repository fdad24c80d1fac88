//! `pasch ubgi`: the engine for other programs. One thread reads, one thinks, and this one decides nothing: it hands
//! what it hears to the dialogue and does what the dialogue says.

use crate::engine_options::{load_hypergammon, load_tables, read_nets};
use crate::fault::Fault;
use crate::workshop::carry_out_on_threads;
use pasch_analysis::{Judge, Known, Plan, Rollout};
use pasch_engine::{Engine, Interrupt};
use pasch_rules::Overshoot;
use pasch_ubgi::{Answer, Dialogue, Effect, Outside, Progress, Refusal, Task, think};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// A line longer than this is no command; what is too much of it is heard as another.
const LONGEST_LINE: u64 = 64 * 1024;

/// Which nets the engine has.
#[derive(clap::Args)]
pub struct Args {
    /// A folder with contact.net, race.net and prune.net instead of the built-in nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
}

/// What happens while the dialogue waits.
enum News {
    Line(String),
    /// Nobody says anything any more.
    Silence,
    Ready,
    Told(Progress, Duration),
    Answered(Result<Answer, Refusal>),
}

/// A task on its way to the thread that thinks.
struct Order {
    task: Task,
    stop: Arc<AtomicBool>,
    since: Instant,
}

/// Speaks until `quit` or the end of the input. At the end of the input, the question in hand is still answered.
pub fn run(args: Args) -> Result<(), Fault> {
    let engine = Arc::new(Engine::new(read_nets(args.nets.as_ref())?));
    let (news, heard) = mpsc::channel();
    let (orders, taken) = mpsc::channel();
    let lines = news.clone();
    thread::spawn(move || read_lines(&lines));
    thread::spawn(move || think_all(&engine, &taken, &news));

    let mut output = io::stdout().lock();
    let mut dialogue = Dialogue::default();
    let mut stop = Arc::new(AtomicBool::new(false));
    let mut ending = false;
    while !ending || dialogue.is_thinking() {
        let Ok(news) = heard.recv() else { break };
        let effects = match news {
            // After the last word nothing is heard.
            News::Line(_) if ending => Vec::new(),
            News::Line(line) => dialogue.hear(&line),
            News::Silence => {
                ending = true;
                Vec::new()
            }
            News::Ready => dialogue.ready(),
            News::Told(progress, after) => {
                let milliseconds = u64::try_from(after.as_millis()).unwrap_or(u64::MAX);
                dialogue.told(progress, milliseconds)
            }
            News::Answered(answer) => dialogue.answered(answer),
        };
        for effect in effects {
            match effect {
                Effect::Say(line) => {
                    let said = writeln!(output, "{line}").and_then(|()| output.flush());
                    said.map_err(Fault::standard_output)?;
                }
                Effect::Think(task) => {
                    stop = Arc::new(AtomicBool::new(false));
                    let order = Order {
                        task: *task,
                        stop: Arc::clone(&stop),
                        since: Instant::now(),
                    };
                    if orders.send(order).is_err() {
                        return Ok(());
                    }
                }
                Effect::Stop => stop.store(true, Ordering::Relaxed),
                Effect::Quit => ending = true,
            }
        }
    }
    Ok(())
}

/// Reads lines until there are no more. What is no UTF-8 is passed on with marks in its place, and refused as a word.
fn read_lines(news: &mpsc::Sender<News>) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if news.send(News::Line(line)).is_err() {
            return;
        }
    }
    let _ = news.send(News::Silence);
}

/// Thinks about one task after the other, as long as somebody listens.
fn think_all(engine: &Arc<Engine>, orders: &mpsc::Receiver<Order>, news: &mpsc::Sender<News>) {
    load_tables(engine, Overshoot::Farthest);
    load_hypergammon(engine);
    let mut judge = Judge::new(Arc::clone(engine));
    if news.send(News::Ready).is_err() {
        return;
    }
    for Order { task, stop, since } in orders {
        let limit = task.limits.movetime.map(Duration::from_millis);
        let mut chance = ChaCha8Rng::seed_from_u64(task.settings.seed);
        chance.set_stream(task.stream);
        let mut thinker = Thinker {
            watch: Watch {
                stop,
                until: limit.and_then(|limit| since.checked_add(limit)),
            },
            chance,
            since,
            engine,
            news,
        };
        let answer = think(&mut judge, &task, &mut thinker);
        if news.send(News::Answered(answer)).is_err() {
            return;
        }
    }
}

/// The wish to stop, and the time.
struct Watch {
    stop: Arc<AtomicBool>,
    until: Option<Instant>,
}

impl Interrupt for Watch {
    fn interrupted(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// What thinking needs from outside.
struct Thinker<'a> {
    watch: Watch,
    chance: ChaCha8Rng,
    since: Instant,
    engine: &'a Arc<Engine>,
    news: &'a mpsc::Sender<News>,
}

impl Interrupt for Thinker<'_> {
    fn interrupted(&self) -> bool {
        self.watch.interrupted()
    }
}

impl Outside for Thinker<'_> {
    fn even(&mut self) -> f32 {
        self.chance.random()
    }

    fn roll_out(&mut self, plan: &Rollout, threads: u16) -> Known {
        let judge = || Judge::new(Arc::clone(self.engine));
        let watch = &self.watch;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(usize::from(threads))
            .build();
        match pool {
            Ok(pool) => pool.install(|| carry_out_on_threads(plan, judge, watch, |_| {})),
            // A machine that has no more threads to give: what is known is nothing, and the search answers.
            Err(_) => plan.begin(),
        }
    }

    fn tell(&mut self, progress: Progress) {
        // Whoever does not listen any more has ended the dialogue.
        let _ = self.news.send(News::Told(progress, self.since.elapsed()));
    }
}
