//! Which program's file this is: the content decides, not the name.

use crate::bgf::{is_bgf, read_bgf};
use crate::expected::Damage;
use crate::judged_position::{JudgedPosition, read_position_report, tells_position};
use crate::mat::{match_length, read_mat};
use crate::reader::Reading;
use crate::record_fault::RecordFaultKind;
use crate::sgf::read_sgf;
use crate::xg::{XgKind, read_xg, read_xgp, xg_kind};
use pasch_rules::Sentence;

/// The kinds of files that can be told apart by what is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FileKind {
    /// A match of XG.
    Xg,
    /// A position of XG.
    Xgp,
    /// A match of BGBlitz.
    Bgf,
    /// Game trees.
    Sgf,
    /// JSON: a session saved here, or something else.
    Json,
    /// One or more positions in words, with or without an analysis.
    Report,
    /// Two columns of moves; what is nothing else is read as this, and its faults are told.
    Mat,
}

impl FileKind {
    /// The kind of a file.
    ///
    /// ```
    /// use pasch_notation::FileKind;
    ///
    /// assert_eq!(FileKind::of(b"(;FF[4]GM[6])"), FileKind::Sgf);
    /// assert_eq!(FileKind::of(b" 7 point match\n\n Game 1\n"), FileKind::Mat);
    /// ```
    pub fn of(bytes: &[u8]) -> FileKind {
        match xg_kind(bytes) {
            Some(XgKind::Match) => return FileKind::Xg,
            Some(XgKind::Position) => return FileKind::Xgp,
            None => {}
        }
        if is_bgf(bytes) {
            return FileKind::Bgf;
        }
        let text = decode_text(bytes);
        let first = text.trim_start().chars().next();
        match first {
            Some('(') => FileKind::Sgf,
            Some('{') => FileKind::Json,
            _ if is_match(&text) => FileKind::Mat,
            _ if text.lines().any(tells_position) => FileKind::Report,
            _ => FileKind::Mat,
        }
    }

    /// Is it a match rather than a position?
    pub fn is_match(self) -> bool {
        !matches!(self, FileKind::Xgp | FileKind::Report)
    }
}

/// A file of moves has a line that says how long the match is, and nothing else.
fn is_match(text: &str) -> bool {
    text.lines().any(|line| match_length(line).is_some())
}

/// Reads a match of any program; `None` for JSON, which is a matter of the one who saved it, and for positions.
pub fn read_match_file(bytes: &[u8]) -> Option<Reading> {
    match FileKind::of(bytes) {
        FileKind::Xg => Some(read_xg(bytes)),
        FileKind::Bgf => Some(read_bgf(bytes)),
        FileKind::Sgf => Some(read_sgf(&decode_text(bytes))),
        FileKind::Mat => Some(read_mat(&decode_text(bytes))),
        FileKind::Xgp | FileKind::Report | FileKind::Json => None,
    }
}

/// Reads a file of positions, with what was thought of them, or tells what is wrong with it; `None` for a match.
pub fn read_position_file(bytes: &[u8]) -> Option<Result<Vec<JudgedPosition>, Sentence>> {
    match FileKind::of(bytes) {
        FileKind::Xgp => {
            let damaged = |damage: Damage| RecordFaultKind::Damaged(damage).sentence();
            Some(read_xgp(bytes).map(|position| vec![position]).map_err(damaged))
        }
        FileKind::Report => Some(read_position_report(&decode_text(bytes)).map_err(|fault| fault.sentence())),
        FileKind::Xg | FileKind::Bgf | FileKind::Sgf | FileKind::Mat | FileKind::Json => None,
    }
}

/// The text of a file: UTF-8, UTF-16 with its mark or known by its zeros, or else Latin-1, in which every byte is a letter.
/// Lines that end as on old Macs end as everywhere, and what a disk has filled up with is no text.
///
/// ```
/// use pasch_notation::decode_text;
/// assert_eq!(decode_text("Jürgen".as_bytes()), "Jürgen");
/// assert_eq!(decode_text(b"J\xfcrgen"), "Jürgen");
/// ```
pub fn decode_text(bytes: &[u8]) -> String {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| -> String {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        char::decode_utf16(units)
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    };
    let mut text = match bytes {
        [0xFF, 0xFE, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => wide(rest, u16::from_be_bytes),
        [1..=255, 0, 1..=255, 0, ..] => wide(bytes, u16::from_le_bytes),
        [0, 1..=255, 0, 1..=255, ..] => wide(bytes, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] | rest => match std::str::from_utf8(rest) {
            Ok(text) => text.to_owned(),
            Err(_) => rest.iter().map(|&byte| char::from(byte)).collect(),
        },
    };
    text.truncate(text.trim_end_matches(['\0', '\u{1a}']).len());
    if text.contains('\r') && !text.contains('\n') {
        text = text.replace('\r', "\n");
    }
    text
}
