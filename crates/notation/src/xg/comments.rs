//! XG's comments: one a line, each a small RTF document; and what a person reads in one.

/// The comments, in the order of their numbers.
pub(super) fn comments(bytes: &[u8]) -> Vec<String> {
    let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
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
                        plain.push(char::from(byte));
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
        assert_eq!(comments(b"first\r\n\r\n third \r\n"), ["first", "", "third", ""]);
    }
}
