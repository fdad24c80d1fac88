//! XG's comments: one a line, each a small RTF document; and what a person reads in one.

use crate::file_kind::decode_text;

/// The comments, in the order of their numbers.
pub(super) fn comments(bytes: &[u8]) -> Vec<String> {
    let text = decode_text(bytes);
    let lines = text.split("\r\n");
    // A line's end inside a comment is written as these two signs.
    lines
        .map(|line| plain_text(&line.replace("\u{1}\u{2}", "\r\n")))
        .collect()
}

/// The text of an RTF document, without its fonts, colours and sizes; anything else as it stands.
fn plain_text(rtf: &str) -> String {
    if !rtf.trim_start().starts_with("{\\rtf") {
        return rtf.trim().to_owned();
    }
    let mut plain = Plain::default();
    let mut letters = rtf.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '{' => plain.depth += 1,
            '}' => {
                plain.depth = plain.depth.saturating_sub(1);
                if plain.hidden_from.is_some_and(|depth| plain.depth < depth) {
                    plain.hidden_from = None;
                }
            }
            '\\' => match letters.next() {
                Some('\'') => {
                    let digits: String = [letters.next(), letters.next()].into_iter().flatten().collect();
                    if let Ok(byte) = u8::from_str_radix(&digits, 16) {
                        plain.push(letter_of(byte));
                    }
                }
                Some('*') => plain.hide(),
                Some('~') => plain.push(' '),
                Some(sign @ ('\\' | '{' | '}')) => plain.push(sign),
                Some(first) if first.is_ascii_alphabetic() => {
                    let mut word = String::from(first);
                    while let Some(next) = letters.next_if(char::is_ascii_alphabetic) {
                        word.push(next);
                    }
                    let mut number = String::new();
                    while let Some(next) = letters.next_if(|&c| c == '-' || c.is_ascii_digit()) {
                        number.push(next);
                    }
                    letters.next_if_eq(&' ');
                    plain.word(&word, &number);
                }
                _ => {}
            },
            '\r' | '\n' => {}
            letter => plain.push(letter),
        }
    }
    plain.text.trim().to_owned()
}

/// The letter of a byte in the code page that such documents name, which has signs where Latin-1 has none.
fn letter_of(byte: u8) -> char {
    const SIGNS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    let sign = byte
        .checked_sub(0x80)
        .and_then(|index| SIGNS.chars().nth(usize::from(index)));
    sign.unwrap_or(char::from(byte))
}

/// The text so far, and whether what comes is shown.
#[derive(Default)]
struct Plain {
    text: String,
    depth: usize,
    /// The depth of the group that is not shown, if inside one.
    hidden_from: Option<usize>,
    /// How many letters stand in for one that was told by its number.
    skip: usize,
}

impl Plain {
    fn hide(&mut self) {
        self.hidden_from.get_or_insert(self.depth);
    }

    fn push(&mut self, letter: char) {
        if self.hidden_from.is_none() {
            match self.skip {
                0 => self.text.push(letter),
                _ => self.skip -= 1,
            }
        }
    }

    fn word(&mut self, word: &str, number: &str) {
        match word {
            "fonttbl" | "colortbl" | "stylesheet" | "info" | "pict" => self.hide(),
            "par" | "line" => self.push('\n'),
            "tab" => self.push('\t'),
            "u" => {
                // Negative numbers are those above 32767.
                let code = number.parse::<i32>().ok().map(|code| code.rem_euclid(0x1_0000));
                if let Some(letter) = code.and_then(|code| u32::try_from(code).ok()).and_then(char::from_u32) {
                    self.push(letter);
                    self.skip = 1;
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_read_without_its_dress() {
        let rtf = concat!(
            r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Arial;}}{\*\generator Msftedit;}",
            "\u{1}\u{2}",
            r"\viewkind4\uc1\pard\lang1036\fs20 C'\'e9tait \b fort\b0 !\par Deux \u8364? \{x\}\par}",
        );
        let bytes: Vec<u8> = rtf.chars().map(|letter| letter as u8).collect();
        assert_eq!(comments(&bytes), ["C'était fort!\nDeux € {x}"]);
        let signs = br"{\rtf1 l\'92\'9cuvre \'96 \'80\'ff}";
        assert_eq!(comments(signs), ["l’œuvre – €ÿ"]);
        assert_eq!(comments("é œ".as_bytes()), ["é œ"]);
        assert_eq!(comments(b"first\r\n\r\n third \r\n"), ["first", "", "third", ""]);
    }
}
