//! The name under which a judgement is kept: a hash of what was decided, where, and how closely it was looked at.
//!
//! Two decisions that are the same have the same name, in whichever match and at whichever move they stand. So nothing
//! is computed twice, and a transcription that is mended keeps every judgement that the mending does not touch. The
//! engine's own fingerprint is part of it: another net judges anew.

use crate::decision::{Decision, Matter};
use crate::thoroughness::Thoroughness;
use pasch_rules::Side;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// The form of what is kept, and the way it is found; what has another one is judged anew.
const FORM: u32 = 3;

/// The name of a judgement: 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct JudgementKey(u128);

impl JudgementKey {
    /// The name of the judgement on a decision by an engine with this fingerprint.
    pub fn of(decision: &Decision, thoroughness: Thoroughness, engine: u64) -> JudgementKey {
        let mut name = Name::new();
        (FORM, thoroughness, engine).hash(&mut name);
        // Colours are nothing: the same decision of the other side has the same name.
        let (mut situation, side) = match decision.situation.standing.on_roll {
            Side::White => (decision.situation.clone(), decision.side),
            Side::Black => (decision.situation.recoloured(), decision.side.other()),
        };
        if situation.length.is_none() {
            // What was won before changes nothing where points are all that counts.
            situation.standing.score = Default::default();
        }
        situation.hash(&mut name);
        side.hash(&mut name);
        match &decision.matter {
            // Steps may be made in any order.
            Matter::Play { roll, steps, opening } => {
                let mut steps = steps.clone();
                steps.sort_by_key(|step| (step.from, step.to));
                (roll, steps, opening).hash(&mut name);
            }
            other => other.hash(&mut name),
        }
        JudgementKey(name.0)
    }
}

impl fmt::Display for JudgementKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl From<JudgementKey> for String {
    fn from(key: JudgementKey) -> String {
        key.to_string()
    }
}

/// A text that is no name of a judgement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no key of a judgement: 32 hexadecimal digits are")]
pub struct NotAKey(String);

impl FromStr for JudgementKey {
    type Err = NotAKey;
    fn from_str(text: &str) -> Result<JudgementKey, NotAKey> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = digits.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(JudgementKey).ok_or_else(|| NotAKey(text.to_owned()))
    }
}

impl TryFrom<String> for JudgementKey {
    type Error = NotAKey;
    fn try_from(text: String) -> Result<JudgementKey, NotAKey> {
        text.parse()
    }
}

/// FNV-1a in 128 bits. Lengths and the numbers of variants are taken as 64 bits, so that every machine gives the same.
struct Name(u128);

impl Name {
    fn new() -> Name {
        Name(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }
}

impl Hasher for Name {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }

    fn finish(&self) -> u64 {
        (self.0 ^ (self.0 >> 64)) as u64
    }
}

/// A fingerprint of some numbers, to the bit.
pub(crate) fn fingerprint(numbers: impl IntoIterator<Item = f32>) -> u64 {
    let mut name = Name::new();
    for number in numbers {
        name.write_u32(number.to_bits());
    }
    name.finish()
}
