//! The brackets of SGF: trees of nodes, nodes of properties, properties of values.

use crate::expected::Lack;

/// A node: its properties with all their values.
pub(super) struct Node {
    pub(super) line: usize,
    pub(super) properties: Vec<(String, Vec<String>)>,
}

impl Node {
    pub(super) fn values(&self, name: &str) -> &[String] {
        let found = self.properties.iter().find(|(known, _)| known == name);
        found.map_or(&[], |(_, values)| values)
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// The nodes of each tree's main line; and where and why reading stopped, if it did.
pub(super) fn trees(text: &str) -> (Vec<Vec<Node>>, Option<(usize, Lack)>) {
    let mut trees: Vec<Vec<Node>> = Vec::new();
    // At each depth, whether a variation began there yet and whether the main line got there: of all variations only the
    // first is part of it. Asked for every letter, so it is not counted from the root each time.
    let mut begun: Vec<(bool, bool)> = vec![(false, true)];
    let mut line = 1;
    let mut letters = text.trim_start_matches('\u{feff}').chars().peekable();
    let mut name = String::new();
    let mut last_name = None;
    while let Some(letter) = letters.next() {
        let main = begun.len() >= 2 && begun.last().is_some_and(|&(_, main)| main);
        match letter {
            '\n' => line += 1,
            _ if letter.is_whitespace() => {}
            '(' => {
                // Every tree of the file has a main line.
                let tree = begun.len() == 1;
                let first = begun.last_mut().is_some_and(|(any, main)| {
                    let first = tree || *main && !*any;
                    *any = true;
                    first
                });
                begun.push((false, first));
                if begun.len() == 2 {
                    trees.push(Vec::new());
                }
                last_name = None;
            }
            ')' => {
                if begun.len() < 2 {
                    return (trees, Some((line, Lack::OpeningBracket)));
                }
                begun.pop();
                last_name = None;
            }
            ';' => {
                last_name = None;
                if begun.len() < 2 {
                    return (trees, Some((line, Lack::Tree)));
                }
                if main && let Some(tree) = trees.last_mut() {
                    let properties = Vec::new();
                    tree.push(Node { line, properties });
                }
            }
            '[' => {
                let Some(value) = bracketed(&mut letters, &mut line) else {
                    return (trees, Some((line, Lack::ValueEnd)));
                };
                if !name.is_empty() {
                    last_name = Some(std::mem::take(&mut name));
                    if main && let Some(node) = trees.last_mut().and_then(|tree| tree.last_mut()) {
                        let property = last_name.clone().unwrap_or_default();
                        node.properties.push((property, Vec::new()));
                    }
                }
                if last_name.is_none() {
                    return (trees, Some((line, Lack::Property)));
                }
                if main
                    && let Some(node) = trees.last_mut().and_then(|tree| tree.last_mut())
                    && let Some((_, values)) = node.properties.last_mut()
                {
                    values.push(value);
                }
            }
            _ if letter.is_ascii_alphabetic() => {
                // Small letters in a name are an old habit and mean nothing.
                if letter.is_ascii_uppercase() {
                    name.push(letter);
                }
            }
            _ => return (trees, Some((line, Lack::PropertyName))),
        }
    }
    let open = begun.len() > 1;
    (trees, open.then_some((line, Lack::ClosingBracket)))
}

/// A value up to its closing bracket, without the backslashes that shield brackets in it.
fn bracketed(letters: &mut std::iter::Peekable<std::str::Chars<'_>>, line: &mut usize) -> Option<String> {
    let mut value = String::new();
    loop {
        let letter = match letters.next()? {
            ']' => return Some(value),
            '\\' => letters.next()?,
            letter => letter,
        };
        *line += usize::from(letter == '\n');
        value.push(letter);
    }
}
