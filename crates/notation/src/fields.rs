//! Texts made of fields between colons: each field with the character at which it starts.

use crate::expected::{Allowed, Part};
use crate::fault::{Fault, ParseFault};

/// One field and where it starts, in characters.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) at: usize,
    pub(crate) text: &'a str,
}

/// The fields of a text, taken one after the other.
pub(crate) struct Fields<'a> {
    rest: std::str::Split<'a, char>,
    at: usize,
}

impl<'a> Fields<'a> {
    pub(crate) fn new(text: &'a str, start: usize) -> Fields<'a> {
        Fields {
            rest: text.split(':'),
            at: start,
        }
    }

    /// The next field, or a fault that says which one is missing.
    pub(crate) fn next(&mut self, wanted: Part) -> Result<Field<'a>, ParseFault> {
        match self.rest.next() {
            Some(text) => {
                let at = self.at;
                self.at += text.chars().count() + 1;
                Ok(Field { at, text })
            }
            None => Err(ParseFault::new(self.at.saturating_sub(1), Fault::TooShort { wanted })),
        }
    }

    /// The next field as a whole number within bounds.
    pub(crate) fn number(
        &mut self,
        field: Part,
        (least, most): (i64, i64),
        allowed: Allowed,
    ) -> Result<i64, ParseFault> {
        self.next(field)?.number(field, (least, most), allowed)
    }

    pub(crate) fn end(&mut self, what: Part) -> Result<(), ParseFault> {
        match self.rest.next() {
            None => Ok(()),
            Some(_) => Err(ParseFault::new(self.at, Fault::TooLong { what })),
        }
    }
}

impl Field<'_> {
    pub(crate) fn number(&self, field: Part, (least, most): (i64, i64), allowed: Allowed) -> Result<i64, ParseFault> {
        let text = self.text.trim();
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() {
            return Err(ParseFault::new(self.at, Fault::TooShort { wanted: field }));
        }
        if let Some(found) = digits.chars().find(|c| !c.is_ascii_digit()) {
            let at = self.at + self.text.chars().position(|c| c == found).unwrap_or(0);
            return Err(ParseFault::new(at, Fault::Unexpected { found, wanted: field }));
        }
        // A number too long for 64 bits is out of any range here.
        let value = text.parse::<i64>().unwrap_or(i64::MAX);
        if (least..=most).contains(&value) {
            Ok(value)
        } else {
            Err(ParseFault::new(self.at, Fault::OutOfRange { field, value, allowed }))
        }
    }
}
