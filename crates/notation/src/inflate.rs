//! Unpacking what a file holds in packed form, with an end to how much memory that may take.

use flate2::bufread::{MultiGzDecoder, ZlibDecoder};
use std::io::{BufRead, ErrorKind, Read};

/// What came out, and whether all of it did.
pub(crate) struct Unpacked {
    pub(crate) bytes: Vec<u8>,
    pub(crate) end: End,
}

/// How unpacking ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// All of it came out.
    Whole,
    /// The packed bytes are damaged or cut off; what came before is there.
    Damaged,
    /// There is more than the limit.
    TooLarge,
}

/// Unpacks one zlib stream at the start of `packed`, and says how many packed bytes it took.
pub(crate) fn unpack_zlib(packed: &[u8], limit: usize) -> (Unpacked, usize) {
    let mut rest = packed;
    let unpacked = read_up_to(ZlibDecoder::new(&mut rest as &mut dyn BufRead), limit);
    let taken = packed.len() - rest.len();
    (unpacked, taken)
}

/// Unpacks gzip members to the end.
pub(crate) fn unpack_gzip(packed: &[u8], limit: usize) -> Unpacked {
    read_up_to(MultiGzDecoder::new(packed), limit)
}

/// Nothing that the packed bytes claim about lengths is believed: the limit alone decides.
fn read_up_to(mut source: impl Read, limit: usize) -> Unpacked {
    let mut bytes = Vec::new();
    let mut part = vec![0; PART];
    let end = loop {
        match source.read(&mut part) {
            Ok(0) => break End::Whole,
            // What goes beyond the limit is not made room for.
            Ok(count) if bytes.len() + count > limit => break End::TooLarge,
            Ok(count) => bytes.extend_from_slice(&part[..count]),
            Err(fault) if fault.kind() == ErrorKind::Interrupted => {}
            Err(_) => break End::Damaged,
        }
    };
    if end == End::TooLarge {
        bytes = Vec::new();
    }
    Unpacked { bytes, end }
}

/// How many bytes are unpacked at a time.
const PART: usize = 1 << 16;
