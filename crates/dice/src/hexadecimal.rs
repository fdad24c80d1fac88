//! Hashes as they are written: lower-case hexadecimal, and nothing else.

/// Bytes as digits.
pub fn hex(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

/// 32 bytes from 64 digits.
///
/// ```
/// use pasch_dice::{hex, unhex};
/// assert_eq!(unhex(&hex(&[7; 32])), Some([7; 32]));
/// assert_eq!(unhex("07"), None);
/// ```
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    let read = base16ct::lower::decode(text, &mut bytes).ok()?.len();
    (read == 32).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_goes_both_ways_and_refuses_the_rest() {
        let bytes: [u8; 32] = std::array::from_fn(|i| (i * 7) as u8);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for bad in [
            "",
            "0",
            &"g".repeat(64),
            &"A".repeat(64),
            &"0".repeat(63),
            &"0".repeat(65),
            &"0".repeat(62),
            &"é".repeat(32),
        ] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }
}
