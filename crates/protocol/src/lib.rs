//! What a Pasch server and the pages at its tables say to each other: JSON text over one WebSocket.
//!
//! A page sends [`Request`]s, each with a number of its own choosing; the server answers with [`Message`]s, of which
//! those that answer a request repeat its number, and sends others when something happens. The board in the page knows
//! no rules: everything it may offer is in the [`Table`] it was sent. What the rules, the judgement and the dice have a
//! word for is sent as they write it; messages and views live here and nowhere else. The page's types are generated
//! from all of them by [`typescript`].
//!
//! ```
//! use pasch_protocol::{Deed, Request, Envelope};
//! let text = r#"{"id": 7, "type": "act", "table": "T0", "at": 12, "deed": {"do": "roll"}}"#;
//! let envelope: Envelope = serde_json::from_str(text)?;
//! assert!(matches!(envelope.request, Request::Act { at: 12, deed: Deed::Roll, .. }));
//! # Ok::<(), serde_json::Error>(())
//! ```
#![forbid(unsafe_code)]

mod company;
mod lesson;
mod message;
mod refusal;
mod replay;
mod request;
mod rulebook;
mod solitaire;
mod study;
mod table;
mod typescript;

pub use company::{Colour, Phrase};
pub use lesson::{Lesson, LessonStep, LessonTask};
pub use message::{Answer, Fault, FaultKey, Message, Welcome};
pub use refusal::Refusal;
pub use replay::{Due, Frame, GameSummary, Replay, ReplayGame};
pub use request::{Ask, Deed, Envelope, RecordFormat, Request, Seat, StudySource, WishedTerms};
pub use rulebook::{
    AnswerPart, Chosen, Contradiction, OfferedPhrase, OpenQuestion, OwnRulebook, RulebookInfo, SessionOffer,
};
pub use solitaire::{Colouring, Impossible, Jump, PuzzleInfo, SolitaireAsk, SolitaireGame, SolitaireVerdict};
pub use study::{Study, StudyDecision, TheirOpinion, TheirStudy};
pub use table::{
    Allowed, AtTable, Before, ClockFace, ClockInfo, EngineFailing, EngineInfo, LastPlay, LogEntry, LogKind, Occurrence,
    SeatInfo, SeatKind, Table, TablePhase, TermsInfo,
};
pub use typescript::typescript;

/// The version of this protocol; a page of another version is told to reload.
pub const VERSION: u32 = 7;
