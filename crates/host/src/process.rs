//! A child process that speaks UBGI: a thread reads its lines, and this side waits for them no longer than it has to.

use crate::engine::EngineFault;
use crate::recipe::{Patience, Recipe};
use pasch_ubgi::{Failing, Host, HostEffect, Reply, Wanted};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A longer line is no answer; what is too much of it is heard as another.
const LONGEST_LINE: u64 = 64 * 1024;
/// So many lines wait to be heard; an engine that says more waits itself.
const WAITING: usize = 256;
/// How often somebody who waits looks whether that is still wanted.
const GLANCE: Duration = Duration::from_millis(100);
/// How long an engine may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(300);

/// A running process.
pub(crate) struct Process {
    program: String,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    host: Host,
    patience: Patience,
    failed: bool,
}

/// What a wait came to.
enum Outcome {
    Ready,
    Reply(Reply),
}

impl Process {
    /// Starts it and greets it.
    pub(crate) fn start(recipe: &Recipe) -> Result<Process, EngineFault> {
        let (program, arguments) = recipe.words().split_first().expect("a recipe has a command");
        let failed = |source| EngineFault::Start {
            program: program.clone(),
            source,
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let (said, lines) = sync_channel(WAITING);
        let input = child.stdin.take();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &said));
        }
        let mut process = Process {
            program: program.clone(),
            child,
            input,
            lines,
            host: Host::new(recipe.settings.clone()),
            patience: recipe.patience,
            failed: false,
        };
        let greeting = process.host.greet();
        process.until(greeting, recipe.patience.start, &|| false)?;
        Ok(process)
    }

    pub(crate) fn name(&self) -> &str {
        self.host.name().unwrap_or(&self.program)
    }

    pub(crate) fn ask(&mut self, wanted: &Wanted, given_up: &dyn Fn() -> bool) -> Result<Reply, EngineFault> {
        let asked = self.host.ask(wanted.clone());
        match self.until(asked, self.patience.answer, given_up)? {
            Outcome::Reply(reply) => Ok(reply),
            // An engine that is not idle is not asked: it has failed before.
            Outcome::Ready => Err(self.fault(Failing::Gone)),
        }
    }

    /// Does what the host says and lets it hear the engine, until something has come of it or the time is up.
    fn until(
        &mut self,
        effects: Vec<HostEffect>,
        patience: Duration,
        given_up: &dyn Fn() -> bool,
    ) -> Result<Outcome, EngineFault> {
        let mut effects = effects;
        let mut deadline = Instant::now() + patience;
        loop {
            for effect in std::mem::take(&mut effects) {
                match effect {
                    // Who does not listen has gone, which the end of his lines tells.
                    HostEffect::Say(line) => drop(self.say(&line)),
                    HostEffect::Ready => return Ok(Outcome::Ready),
                    HostEffect::Replied(reply) => return Ok(Outcome::Reply(reply)),
                    HostEffect::Failed(failing) => return Err(self.fault(failing)),
                }
            }
            if self.failed {
                return Err(self.fault(Failing::Gone));
            }
            let left = deadline.saturating_duration_since(Instant::now());
            // An engine that never stops talking is late all the same.
            let heard = match left.is_zero() {
                true => Err(RecvTimeoutError::Timeout),
                false => self.lines.recv_timeout(left.min(GLANCE)),
            };
            effects = match heard {
                Ok(line) => self.host.hear(&line),
                Err(RecvTimeoutError::Disconnected) => self.host.gone(),
                Err(RecvTimeoutError::Timeout) if given_up() => return Err(self.fault(Failing::Silent)),
                // A wait that a glance cut short goes on.
                Err(RecvTimeoutError::Timeout) if !left.is_zero() => continue,
                Err(RecvTimeoutError::Timeout) => {
                    deadline = Instant::now() + self.patience.stop;
                    self.host.time_is_up()
                }
            };
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        match &mut self.input {
            Some(input) => writeln!(input, "{line}").and_then(|()| input.flush()),
            None => Ok(()),
        }
    }

    fn fault(&mut self, failing: Failing) -> EngineFault {
        self.failed = true;
        EngineFault::Failed {
            program: self.name().to_owned(),
            failing,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.failed && self.say("quit").is_ok() {
            self.input = None;
            let end = Instant::now() + FAREWELL;
            while Instant::now() < end {
                if !matches!(self.child.try_wait(), Ok(None)) {
                    return;
                }
                thread::sleep(Duration::from_millis(5));
            }
        }
        // It may be gone already; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_lines(output: ChildStdout, said: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if said.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            return;
        }
    }
}
