#![doc = include_str!("../README.md")]
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
