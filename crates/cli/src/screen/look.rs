//! How the board looks: in colours, in colours that everyone can tell apart, or in plain letters.

use ratatui::style::{Color, Modifier, Style};

/// A look, by the name it has on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LookName {
    /// Green felt, light and dark checkers
    Felt,
    /// Orange and blue, each with its mark
    Contrast,
    /// Letters alone, without colours
    Plain,
}

impl LookName {
    /// The look for this terminal: whoever wants no colours gets none (no-color.org).
    pub fn of_terminal() -> LookName {
        match std::env::var_os("NO_COLOR") {
            Some(wish) if !wish.is_empty() => LookName::Plain,
            _ => LookName::Felt,
        }
    }

    /// The one after this.
    pub fn next(self) -> LookName {
        match self {
            LookName::Felt => LookName::Contrast,
            LookName::Contrast => LookName::Plain,
            LookName::Plain => LookName::Felt,
        }
    }

    pub fn look(self) -> Look {
        match self {
            LookName::Felt => Look {
                ground: Style::new().bg(shade(23, (47, 93, 80))),
                frame: Style::new().fg(shade(180, (203, 188, 150))),
                points: [shade(101, (146, 140, 115)), shade(130, (176, 92, 58))].map(|colour| Style::new().bg(colour)),
                checkers: [
                    Checker::block(shade(230, (250, 247, 240)), shade(94, (122, 62, 36))),
                    Checker::block(shade(16, (24, 26, 29)), shade(230, (250, 247, 240))),
                ],
                dice: [
                    Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(230)),
                    Style::new().fg(Color::Indexed(230)).bg(Color::Indexed(16)),
                ],
                cube: Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(222)),
                chosen: Style::new()
                    .fg(Color::Indexed(16))
                    .bg(Color::Indexed(221))
                    .add_modifier(Modifier::BOLD),
                offered: Style::new()
                    .fg(Color::Indexed(221))
                    .add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                moved: Style::new().fg(Color::Indexed(117)).add_modifier(Modifier::BOLD),
                quiet: Style::new().fg(Color::Indexed(246)),
                warning: Style::new().fg(Color::Indexed(216)),
                plain: false,
            },
            LookName::Contrast => Look {
                ground: Style::new().bg(Color::Indexed(236)),
                frame: Style::new().fg(Color::Indexed(252)),
                points: [239, 243].map(|colour| Style::new().bg(Color::Indexed(colour))),
                checkers: [
                    Checker::marked("()", Color::Indexed(214), Color::Indexed(16)),
                    Checker::marked("><", Color::Indexed(25), Color::Indexed(231)),
                ],
                dice: [
                    Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(214)),
                    Style::new().fg(Color::Indexed(231)).bg(Color::Indexed(25)),
                ],
                cube: Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(231)),
                chosen: Style::new()
                    .fg(Color::Indexed(16))
                    .bg(Color::Indexed(231))
                    .add_modifier(Modifier::BOLD),
                offered: Style::new()
                    .fg(Color::Indexed(231))
                    .add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                moved: Style::new().fg(Color::Indexed(231)).add_modifier(Modifier::BOLD),
                quiet: Style::new().fg(Color::Indexed(250)),
                warning: Style::new().fg(Color::Indexed(214)).add_modifier(Modifier::BOLD),
                plain: false,
            },
            LookName::Plain => Look {
                ground: Style::new(),
                frame: Style::new(),
                points: [Style::new(); 2],
                checkers: [Checker::letter("O"), Checker::letter("X")],
                dice: [Style::new(); 2],
                cube: Style::new(),
                chosen: Style::new().add_modifier(Modifier::REVERSED),
                offered: Style::new().add_modifier(Modifier::UNDERLINED),
                moved: Style::new().add_modifier(Modifier::BOLD),
                quiet: Style::new(),
                warning: Style::new().add_modifier(Modifier::BOLD),
                plain: true,
            },
        }
    }
}

/// A colour in full where the terminal says that it has them all, else its neighbour among the 256.
fn shade(index: u8, (red, green, blue): (u8, u8, u8)) -> Color {
    static ALL: std::sync::OnceLock<bool> = std::sync::OnceLock::new();
    let all = ALL.get_or_init(|| std::env::var("COLORTERM").is_ok_and(|told| told == "truecolor" || told == "24bit"));
    match all {
        true => Color::Rgb(red, green, blue),
        false => Color::Indexed(index),
    }
}

/// Everything that a look decides.
pub struct Look {
    pub ground: Style,
    pub frame: Style,
    /// The points, in turns.
    pub points: [Style; 2],
    /// White's checkers and black's.
    pub checkers: [Checker; 2],
    pub dice: [Style; 2],
    pub cube: Style,
    /// The checker in the hand, the place under the cursor.
    pub chosen: Style,
    /// Where the checker in the hand may go.
    pub offered: Style,
    /// Where the last play went.
    pub moved: Style,
    /// What is not looked at first.
    pub quiet: Style,
    /// A refusal.
    pub warning: Style,
    /// Letters alone.
    pub plain: bool,
}

/// A checker: what is written, two letters wide at most, and how.
pub struct Checker {
    pub text: &'static str,
    /// Without a background of its own the point shows through.
    pub style: Style,
    /// The number on a pile.
    pub number: Style,
}

impl Checker {
    /// Three quarters of a line high, so that checkers of a stack are told apart.
    fn block(colour: Color, number: Color) -> Checker {
        Checker {
            text: "▆▆",
            style: Style::new().fg(colour),
            number: Style::new().fg(number).bg(colour).add_modifier(Modifier::BOLD),
        }
    }

    fn marked(text: &'static str, ground: Color, mark: Color) -> Checker {
        let style = Style::new().fg(mark).bg(ground);
        Checker {
            text,
            style,
            number: style.add_modifier(Modifier::BOLD),
        }
    }

    fn letter(text: &'static str) -> Checker {
        Checker {
            text,
            style: Style::new(),
            number: Style::new(),
        }
    }
}
