//! The wrapping of an `.xg` file: a head with titles, a picture, and packed files with a directory at the end.
//!
//! The directory is believed only as far as it makes sense. Where it does not, the packed streams are taken one after
//! the other from the start, and the first is the match.

use super::layout::{Fixed, RECORD};
use crate::expected::Damage;
use crate::inflate::{End, Unpacked, unpack_zlib};

/// The files inside, unpacked.
#[derive(Default)]
pub(super) struct Archive {
    /// The records of the match.
    pub(super) records: Vec<u8>,
    /// The rollouts that records point to.
    pub(super) rollouts: Vec<u8>,
    /// The comments that records point to.
    pub(super) comments: Vec<u8>,
    /// What is wrong with the wrapping.
    pub(super) damages: Vec<Damage>,
}

/// Do these bytes begin like an `.xg` or `.xgp` file?
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

const MAGIC: &[u8] = b"RGMH";
const HEAD: usize = 8232;
/// Where the head tells how long the picture is.
const PICTURE_LENGTH: usize = 20;
/// The end of the file, which tells how long the directory is.
const TAIL: usize = 36;
/// A file's entry in the directory.
const ENTRY: usize = 532;
/// More than ten thousand moves; no match comes near.
const MOST_RECORDS: usize = 64 << 20;
const MOST_ROLLOUTS: usize = 64 << 20;
const MOST_COMMENTS: usize = 8 << 20;
const MOST_DIRECTORY: usize = 64 * ENTRY;

/// Opens the file, or says why it cannot be opened at all.
pub(super) fn open(bytes: &[u8]) -> Result<Archive, Damage> {
    let head = bytes.get(..HEAD).filter(|head| is_archive(head)).ok_or(Damage::Head)?;
    let picture = usize::try_from(Fixed(head).u32(PICTURE_LENGTH)).map_err(|_| Damage::Head)?;
    let start = HEAD.checked_add(picture).ok_or(Damage::Head)?;
    let packed = bytes.get(start..).ok_or(Damage::Head)?;
    match by_directory(packed) {
        Some(archive) => archive,
        None => in_order(packed),
    }
}

/// The files as the directory names them; `None` if there is no directory that makes sense.
fn by_directory(packed: &[u8]) -> Option<Result<Archive, Damage>> {
    let (body, tail) = packed.split_at_checked(packed.len().checked_sub(TAIL)?)?;
    let length = usize::try_from(Fixed(tail).u32(12)).ok()?;
    let (streams, directory) = body.split_at_checked(body.len().checked_sub(length)?)?;
    let (Unpacked { bytes, end }, _) = unpack_zlib(directory, MOST_DIRECTORY);
    if end != End::Whole || bytes.is_empty() || !bytes.len().is_multiple_of(ENTRY) {
        return None;
    }
    let mut archive = Archive::default();
    for entry in bytes.chunks_exact(ENTRY).map(Fixed) {
        let (place, limit) = match entry.short_text(0).as_str() {
            "temp.xg" => (&mut archive.records, MOST_RECORDS),
            "temp.xgr" => (&mut archive.rollouts, MOST_ROLLOUTS),
            "temp.xgc" => (&mut archive.comments, MOST_COMMENTS),
            _ => continue,
        };
        let start = usize::try_from(entry.u32(520)).ok()?;
        let stored = usize::try_from(entry.u32(516)).ok()?;
        let stream = streams.get(start..start.checked_add(stored)?)?;
        // The directory says 0 for what is packed; some tools store small files as they are.
        let is_packed = entry.u8(528) == 0;
        let unpacked = if is_packed {
            unpack_zlib(stream, limit).0
        } else {
            Unpacked {
                bytes: stream.to_vec(),
                end: End::Whole,
            }
        };
        match unpacked.end {
            End::TooLarge => return Some(Err(Damage::TooLarge)),
            End::Damaged => archive.damages.push(Damage::Packing),
            End::Whole if checksum(&unpacked.bytes) != entry.u32(524) => archive.damages.push(Damage::Checksum),
            End::Whole => {}
        }
        *place = unpacked.bytes;
    }
    (!archive.records.is_empty()).then_some(Ok(archive))
}

/// The match without a directory: the first stream that holds records.
fn in_order(packed: &[u8]) -> Result<Archive, Damage> {
    let mut rest = packed;
    while !rest.is_empty() {
        let (unpacked, taken) = unpack_zlib(rest, MOST_RECORDS);
        if unpacked.end == End::TooLarge {
            return Err(Damage::TooLarge);
        }
        if unpacked.bytes.len() >= RECORD {
            // Some files hold the match alone and need no directory.
            let alone = unpacked.end == End::Whole && taken == packed.len();
            let mut damages = Vec::new();
            if !alone {
                damages.push(Damage::Directory);
            }
            if unpacked.end == End::Damaged {
                damages.push(Damage::Packing);
            }
            return Ok(Archive {
                records: unpacked.bytes,
                damages,
                ..Archive::default()
            });
        }
        if taken == 0 || unpacked.end == End::Damaged {
            break;
        }
        rest = rest.get(taken..).unwrap_or(&[]);
    }
    Err(Damage::Packing)
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}
