#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod base64;
mod bgf;
mod board_text;
mod expected;
mod fault;
mod fibs;
mod fields;
mod file_kind;
mod inflate;
mod judged_position;
mod live_game;
mod mat;
mod match_id;
mod moments;
mod move_text;
mod opinion;
mod position_id;
mod position_text;
mod reader;
mod record;
mod record_fault;
mod rows;
mod sentences;
mod session_record;
mod sgf;
mod xg;
mod xgid;

pub use bgf::read_bgf;
pub use board_text::{BoardText, BoardWords};
pub use expected::{Allowed, Damage, Lack, Nonsense, Part};
pub use fault::{Fault, ParseFault};
pub use fibs::FibsBoard;
pub use file_kind::{FileKind, decode_text, read_match_file, read_position_file};
pub use judged_position::{JudgedPosition, read_position_report, write_position_report};
pub use mat::{read_mat, write_mat, write_transcript};
pub use match_id::{GameState, MatchId};
pub use moments::Moment;
pub use move_text::{MoveFault, format_play, read_play, written_plays};
pub use opinion::{
    Candidate, Chances, CubeChoice, CubeOpinion, DeedOpinion, Depth, Opinion, Opinions, PlayOpinion, Worth,
};
pub use position_id::PositionId;
pub use position_text::{parse_position, parse_position_of_either, write_position};
pub use reader::Reading;
pub use record::{Beginning, Deed, GameRecord, MatchRecord, Variation};
pub use record_fault::{RecordFault, RecordFaultKind};
pub use rows::{read_rows, row_name, write_rows};
pub use session_record::ExportFault;
pub use sgf::{read_sgf, write_sgf, write_sgf_with};
pub use xg::{read_xg, read_xgp};
pub use xgid::Xgid;
