//! SMILE, binary JSON: as much of it as match files use, read into plain values.
//!
//! Own code: there is little of it, and the ready-made reader neither bounds how deep values nest nor how large they
//! claim to be.

use std::collections::BTreeMap;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    Object(BTreeMap<String, Value>),
}

impl Value {
    /// A member of an object; `Null` where there is none.
    pub(super) fn get(&self, name: &str) -> &Value {
        match self {
            Value::Object(members) => members.get(name).unwrap_or(&Value::Null),
            _ => &Value::Null,
        }
    }

    pub(super) fn list(&self) -> &[Value] {
        match self {
            Value::List(values) => values,
            _ => &[],
        }
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Value::Text(text) => text,
            _ => "",
        }
    }

    pub(super) fn is_true(&self) -> bool {
        *self == Value::Bool(true)
    }

    /// A number, also where it is written as text.
    pub(super) fn number(&self) -> Option<f64> {
        let number = match self {
            Value::Number(number) => *number,
            Value::Text(text) => text.trim().parse().ok()?,
            _ => return None,
        };
        number.is_finite().then_some(number)
    }

    /// A whole number.
    pub(super) fn whole(&self) -> Option<i64> {
        self.number()
            .filter(|number| number.fract() == 0.0 && number.abs() < 1e15)
            .map(|number| number as i64)
    }
}

impl From<serde_json::Value> for Value {
    fn from(value: serde_json::Value) -> Value {
        use serde_json::Value as Json;
        match value {
            Json::Null => Value::Null,
            Json::Bool(truth) => Value::Bool(truth),
            Json::Number(number) => Value::Number(number.as_f64().unwrap_or(f64::NAN)),
            Json::String(text) => Value::Text(text),
            Json::Array(values) => Value::List(values.into_iter().map(Value::from).collect()),
            Json::Object(members) => Value::Object(
                members
                    .into_iter()
                    .map(|(name, value)| (name, Value::from(value)))
                    .collect(),
            ),
        }
    }
}

/// How many values may come out: a short text that is referred to a million times takes a million times its place.
const MOST_VALUES: usize = 2_000_000;
/// How deep lists and objects may stand in each other.
const DEEPEST: usize = 64;
/// How many names or texts can be referred back to; then the list starts again.
const SHARED: usize = 1024;
/// Texts longer than this are never referred to.
const SHARED_LENGTH: usize = 64;

/// Reads one value behind its head; `None` if the bytes are no SMILE.
pub(super) fn read(bytes: &[u8]) -> Option<Value> {
    let (head, rest) = bytes.split_first_chunk::<4>()?;
    if head[..3] != *b":)\n" || head[3] >> 4 != 0 {
        return None;
    }
    let mut reader = Reader {
        rest,
        shares_names: head[3] & 1 != 0,
        shares_texts: head[3] & 2 != 0,
        names: Vec::new(),
        texts: Vec::new(),
        left: MOST_VALUES,
    };
    let token = reader.byte()?;
    reader.value(token, 0)
}

struct Reader<'a> {
    rest: &'a [u8],
    shares_names: bool,
    shares_texts: bool,
    names: Vec<String>,
    texts: Vec<String>,
    /// How many values may still come.
    left: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(byte)
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    fn text(&mut self, length: usize) -> Option<String> {
        let bytes = self.take(length)?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// A text of any length, up to its end mark.
    fn long_text(&mut self) -> Option<String> {
        let length = self.rest.iter().position(|&byte| byte == 0xFC)?;
        let text = self.text(length)?;
        self.byte()?;
        Some(text)
    }

    /// Seven bits a byte, the last byte with six and a mark; then the sign is the lowest bit.
    fn integer(&mut self) -> Option<i64> {
        let number = self.unsigned()?;
        let half = i64::try_from(number >> 1).ok()?;
        Some(if number & 1 == 0 { half } else { !half })
    }

    fn unsigned(&mut self) -> Option<u64> {
        let mut number: u64 = 0;
        loop {
            let byte = self.byte()?;
            let (bits, shift) = if byte & 0x80 == 0 { (byte, 7) } else { (byte & 0x3F, 6) };
            number = number.checked_mul(1 << shift)? | u64::from(bits);
            if byte & 0x80 != 0 {
                return Some(number);
            }
        }
    }

    /// So many bytes of seven bits each.
    fn seven_bits(&mut self, length: usize) -> Option<u64> {
        let bytes = self.take(length)?;
        Some(
            bytes
                .iter()
                .fold(0u64, |bits, &byte| (bits << 7) | u64::from(byte & 0x7F)),
        )
    }

    fn value(&mut self, token: u8, depth: usize) -> Option<Value> {
        self.left = self.left.checked_sub(1).filter(|_| depth <= DEEPEST)?;
        Some(match token {
            0x01..=0x1F => Value::Text(self.texts.get(usize::from(token) - 1)?.clone()),
            0x20 => Value::Text(String::new()),
            0x21 => Value::Null,
            0x22 => Value::Bool(false),
            0x23 => Value::Bool(true),
            0x24 | 0x25 => Value::Number(self.integer()? as f64),
            0x28 => {
                let bits = u32::try_from(self.seven_bits(5)? & 0xFFFF_FFFF).ok()?;
                Value::Number(f64::from(f32::from_bits(bits)))
            }
            0x29 => Value::Number(f64::from_bits(self.seven_bits(10)?)),
            0x40..=0x5F => self.short_text(usize::from(token & 0x1F) + 1)?,
            0x60..=0x7F => self.short_text(usize::from(token & 0x1F) + 33)?,
            0x80..=0x9F => self.short_text(usize::from(token & 0x1F) + 2)?,
            0xA0..=0xBF => self.short_text(usize::from(token & 0x1F) + 34)?,
            0xC0..=0xDF => {
                let number = i64::from(token & 0x1F);
                Value::Number((if number & 1 == 0 { number >> 1 } else { !(number >> 1) }) as f64)
            }
            0xE0 | 0xE4 => Value::Text(self.long_text()?),
            0xEC..=0xEF => {
                let index = usize::from(token & 3) << 8 | usize::from(self.byte()?);
                Value::Text(self.texts.get(index)?.clone())
            }
            0xF8 => {
                let mut values = Vec::new();
                loop {
                    match self.byte()? {
                        0xF9 => break Value::List(values),
                        token => values.push(self.value(token, depth + 1)?),
                    }
                }
            }
            0xFA => {
                let mut members = BTreeMap::new();
                loop {
                    match self.byte()? {
                        0xFB => break Value::Object(members),
                        token => {
                            let name = self.name(token)?;
                            let token = self.byte()?;
                            members.insert(name, self.value(token, depth + 1)?);
                        }
                    }
                }
            }
            // Numbers of any size and bytes of any kind are not used in match files.
            _ => return None,
        })
    }

    fn short_text(&mut self, length: usize) -> Option<Value> {
        let text = self.text(length)?;
        if self.shares_texts && length <= SHARED_LENGTH {
            share(&mut self.texts, &text);
        }
        Some(Value::Text(text))
    }

    fn name(&mut self, token: u8) -> Option<String> {
        let length = match token {
            0x20 => return Some(String::new()),
            0x30..=0x33 => {
                let index = usize::from(token & 3) << 8 | usize::from(self.byte()?);
                return self.names.get(index).cloned();
            }
            0x34 => return self.long_text(),
            0x40..=0x7F => return self.names.get(usize::from(token & 0x3F)).cloned(),
            0x80..=0xBF => usize::from(token & 0x3F) + 1,
            0xC0..=0xF7 => usize::from(token & 0x3F) + 2,
            _ => return None,
        };
        let name = self.text(length)?;
        if self.shares_names {
            share(&mut self.names, &name);
        }
        Some(name)
    }
}

fn share(list: &mut Vec<String>, text: &str) {
    if list.len() >= SHARED {
        list.clear();
    }
    list.push(text.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let mut bytes = b":)\n\x03\xFA".to_vec();
        bytes.extend(b"\x81ab\xC4"); // "ab": 2
        bytes.extend(b"\x80x\xF8\x42yes\x01\x21\x23\x24\x01\x80\xC3\xF9"); // "x": ["yes", "yes", null, true, 32, -2]
        bytes.extend(b"\x40\x29\x00\x3F\x78\x00\x00\x00\x00\x00\x00\x00"); // "ab" again: a double
        bytes.push(0xFB);
        let value = read(&bytes).expect("SMILE");
        let yes = || Value::Text("yes".to_owned());
        let list = [
            yes(),
            yes(),
            Value::Null,
            Value::Bool(true),
            Value::Number(32.0),
            Value::Number(-2.0),
        ];
        assert_eq!(value.get("x"), &Value::List(list.to_vec()));
        assert_eq!(value.get("ab").number(), Some(1.0));
    }

    #[test]
    fn depth_has_an_end() {
        let mut bytes = b":)\n\x00".to_vec();
        bytes.extend(std::iter::repeat_n(0xF8, 100_000));
        assert_eq!(read(&bytes), None);
    }
}
