//! UBGI, the line protocol between backgammon programs and engines, in both dialects that are spoken: 0.1 and 0.2.
//!
//! A [`Dialogue`] hears lines and gives [`Effect`]s: something to say, something to think about, the wish to stop.
//! [`think`] is the thinking itself. Neither waits, reads a clock or starts a thread: whoever holds the pipe does.
//! A [`Host`] is the other side of it: it asks an engine of another program, and checks what that says.
//! [`external`] is gnubg's way to ask the same.
//! `docs/ubgi.md` has the commands, the keys and a whole session.
//!
//! ```
//! use pasch_ubgi::{Dialogue, Effect};
//!
//! let mut dialogue = Dialogue::default();
//! dialogue.ready();
//! assert_eq!(dialogue.hear("isready"), [Effect::Say("readyok".to_owned())]);
//! let refused = dialogue.hear("go role chequer");
//! assert_eq!(refused, [Effect::Say("error missing_context no position was given".to_owned())]);
//! ```
#![forbid(unsafe_code)]

mod answer;
mod dialogue;
pub mod external;
mod host;
mod key;
mod refusal;
mod seat;
mod state;
mod task;
mod thinking;
mod told;

pub use answer::{Answer, Progress};
pub use dialogue::{Dialogue, Effect};
pub use host::{Decision, Failing, Host, HostEffect, Reply, Setting, Wanted};
pub use key::{Key, Kind};
pub use refusal::{Code, Dialect, Refusal};
pub use seat::{wanted, wish};
pub use state::{AnswerStyle, Settings};
pub use task::{Limits, Role, Task};
pub use thinking::{Outside, think};
