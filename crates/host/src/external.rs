//! An external player in gnubg's sense: a socket that takes a board in one line and gives a decision in another.

use crate::engine::EngineFault;
use crate::recipe::Patience;
use pasch_ubgi::{Failing, Reply, Wanted, external};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Child;

/// A longer answer is none.
const LONGEST_LINE: u64 = 4096;

/// An external player that is connected.
pub(crate) struct External {
    name: String,
    reader: BufReader<TcpStream>,
    writer: TcpStream,
    /// The process behind it, if it was started for this, and its folder.
    pub(crate) behind: Option<(Child, PathBuf)>,
}

impl External {
    /// Connects to one that listens.
    pub(crate) fn connect(address: &str, patience: Patience) -> Result<External, EngineFault> {
        let failed = |source| EngineFault::Start {
            program: address.to_owned(),
            source,
        };
        let stream = TcpStream::connect(address).map_err(failed)?;
        External::over(stream, address, patience).map_err(failed)
    }

    pub(crate) fn over(stream: TcpStream, name: &str, patience: Patience) -> std::io::Result<External> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(patience.answer + patience.stop))?;
        Ok(External {
            name: name.to_owned(),
            reader: BufReader::new(stream.try_clone()?),
            writer: stream,
            behind: None,
        })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn ask(&mut self, wanted: &Wanted) -> Result<Reply, EngineFault> {
        let decided = self.decide(wanted);
        decided.map_err(|failing| EngineFault::Failed {
            program: self.name.clone(),
            failing,
        })
    }

    fn decide(&mut self, wanted: &Wanted) -> Result<Reply, Failing> {
        let Some(line) = external::question(wanted) else {
            return Ok(Reply::Unable);
        };
        let mut answer = Vec::new();
        let asked = self
            .writer
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| self.reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut answer));
        match asked {
            Ok(0) => return Err(Failing::Gone),
            Ok(_) => {}
            Err(fault) if is_timeout(&fault) => return Err(Failing::Silent),
            Err(_) => return Err(Failing::Gone),
        }
        let answer = String::from_utf8_lossy(&answer);
        external::read_answer(wanted, &answer).map_err(|fault| Failing::Illegal {
            line: answer.trim_matches(['\0', '\n', '\r']).chars().take(200).collect(),
            fault: fault.map(Box::new),
        })
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let Some((mut process, folder)) = self.behind.take() {
            // It may be gone already; then there is nothing to end.
            let _ = process.kill();
            let _ = process.wait();
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn is_timeout(fault: &std::io::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(fault.kind(), TimedOut | WouldBlock)
}
