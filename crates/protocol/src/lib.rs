#![doc = include_str!("../README.md")]
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
pub const VERSION: u32 = 8;
