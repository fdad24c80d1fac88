//! The base64 of gnubg's IDs: the usual alphabet, no padding, a fixed number of characters.

use crate::expected::{Nonsense, Part};
use crate::fault::{Fault, ParseFault};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// How many characters `bytes` bytes take.
pub(crate) const fn text_len(bytes: usize) -> usize {
    (bytes * 8).div_ceil(6)
}

/// The character that holds bit `bit` of byte `byte`.
pub(crate) const fn char_of_bit(byte: usize, bit: usize) -> usize {
    (byte * 8 + 7 - bit) / 6
}

pub(crate) fn encode(bytes: &[u8]) -> String {
    let sextet = |i: usize| {
        let take = |bit: usize| bytes.get(bit / 8).is_some_and(|byte| byte >> (7 - bit % 8) & 1 == 1);
        (i * 6..i * 6 + 6).fold(0usize, |value, bit| value << 1 | usize::from(take(bit)))
    };
    (0..text_len(bytes.len()))
        .map(|i| char::from(ALPHABET[sextet(i)]))
        .collect()
}

/// Reads exactly `N` bytes; `what` names the text in the fault.
pub(crate) fn decode<const N: usize>(text: &str, what: Part) -> Result<[u8; N], ParseFault> {
    let mut bytes = [0u8; N];
    let mut length = 0;
    for (at, found) in text.chars().enumerate() {
        if at >= text_len(N) {
            return Err(ParseFault::new(at, Fault::TooLong { what }));
        }
        let value = u8::try_from(found)
            .ok()
            .and_then(|c| ALPHABET.iter().position(|&known| known == c))
            .ok_or_else(|| {
                let wanted = Part::IdLetter;
                ParseFault::new(at, Fault::Unexpected { found, wanted })
            })?;
        for bit in 0..6 {
            if value >> (5 - bit) & 1 == 1 {
                let place = at * 6 + bit;
                let byte = bytes
                    .get_mut(place / 8)
                    .ok_or_else(|| ParseFault::new(at, Fault::Bits(Nonsense::LastLetter)))?;
                *byte |= 0x80 >> (place % 8);
            }
        }
        length = at + 1;
    }
    if length < text_len(N) {
        return Err(ParseFault::new(length, Fault::TooShort { wanted: what }));
    }
    Ok(bytes)
}
