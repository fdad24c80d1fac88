//! Names nobody can guess, for tables and seats, and the hexadecimal digits that hashes are written in.

use sha2::{Digest, Sha256};

/// Letters and digits that are hard to confuse: 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The operating system gave us no chance, without which nothing here is safe.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the operating system has no random numbers: {0}")]
pub struct NoChance(getrandom::Error);

/// The name of a table: 100 bits. Whoever knows it may watch.
pub fn table_name() -> Result<String, NoChance> {
    letters::<20>()
}

/// A secret: 160 bits. Whoever knows it may act.
pub fn secret() -> Result<String, NoChance> {
    letters::<32>()
}

/// 32 bytes that nobody else knows.
pub fn seed() -> Result<[u8; 32], NoChance> {
    bytes()
}

fn letters<const N: usize>() -> Result<String, NoChance> {
    let bytes: [u8; N] = bytes()?;
    Ok(bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect())
}

fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    Ok(bytes)
}

/// How a secret is stored and compared: nobody who reads the store can sit down with it.
pub fn fingerprint(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]])
        .map(char::from)
        .collect()
}

/// 32 bytes from 64 digits of lower-case hexadecimal, and from nothing else.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != 32 || !rest.is_empty() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(high)? << 4 | digit(low)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_goes_both_ways_and_refuses_the_rest() {
        let bytes = seed().unwrap();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for bad in [
            "",
            "0",
            &"g".repeat(64),
            &"A".repeat(64),
            &"0".repeat(63),
            &"0".repeat(65),
            &"é".repeat(32),
        ] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }

    #[test]
    fn names_differ() {
        assert_ne!(table_name().unwrap(), table_name().unwrap());
        assert_eq!(secret().unwrap().len(), 32);
    }
}
