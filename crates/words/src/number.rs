//! Numbers as each language writes them: 12,345.5 or 12.345,5 or 12 345,5.

use fluent_bundle::FluentValue;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The text of a number in a message; other values are left to Fluent.
pub(crate) fn as_written(value: &FluentValue, language: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let plain = number.as_string().into_owned();
    language
        .with_try_get::<NumberForm, _, _>((), |form| form.write(&plain))
        .ok()
}

/// How a language groups thousands and marks decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NumberForm {
    group: &'static str,
    decimal: &'static str,
    /// From how many digits on thousands are grouped.
    grouped_from: usize,
}

impl NumberForm {
    fn write(&self, plain: &str) -> String {
        let (sign, plain) = match plain.strip_prefix('-') {
            Some(rest) => ("-", rest),
            None => ("", plain),
        };
        let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
        let mut text = String::from(sign);
        for (index, digit) in whole.chars().enumerate() {
            let to_go = whole.len() - index;
            if index > 0 && to_go % 3 == 0 && whole.len() >= self.grouped_from {
                text.push_str(self.group);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push_str(self.decimal);
            text.push_str(fraction);
        }
        text
    }
}

impl Memoizable for NumberForm {
    type Args = ();
    type Error = std::convert::Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<NumberForm, Self::Error> {
        let (group, decimal, grouped_from) = match language.language.as_str() {
            "de" | "it" | "nl" | "da" => (".", ",", 4),
            "es" => (".", ",", 5),
            "fr" => ("\u{202f}", ",", 4),
            "sv" | "ru" => ("\u{a0}", ",", 4),
            "pl" => ("\u{a0}", ",", 5),
            _ => (",", ".", 4),
        };
        Ok(NumberForm {
            group,
            decimal,
            grouped_from,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(language: &str, plain: &str) -> String {
        let form = NumberForm::construct(language.parse().unwrap(), ()).unwrap();
        form.write(plain)
    }

    #[test]
    fn thousands_and_decimals() {
        assert_eq!(written("en", "1234567.5"), "1,234,567.5");
        assert_eq!(written("de", "-1234.25"), "-1.234,25");
        assert_eq!(written("pl", "1234"), "1234");
        assert_eq!(written("pl", "12345"), "12\u{a0}345");
        assert_eq!(written("ru", "64"), "64");
    }
}
