//! The terminal itself: taken over for the time of a game, and given back whatever happens.

use crate::fault::Fault;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Position;
use std::io::{IsTerminal, stdin, stdout};
use std::sync::mpsc::Sender;

/// Somebody sits before a screen that can be drawn on.
pub fn is_a_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

/// The terminal while it is ours. What it showed before comes back when this goes, even after a panic.
pub struct FullScreen(pub DefaultTerminal);

impl FullScreen {
    pub fn open() -> Result<FullScreen, Fault> {
        let terminal = ratatui::try_init().map_err(Fault::standard_output)?;
        let screen = FullScreen(terminal);
        execute!(stdout(), EnableMouseCapture).map_err(Fault::standard_output)?;
        Ok(screen)
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// A key that means something here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Letter(char),
    Enter,
    Backspace,
    Escape,
    Tab,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// F1 to F12.
    Function(u8),
    /// Ctrl-C, or the end of the input.
    Leave,
}

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    Key(Key),
    Press(Position),
    Release(Position),
    /// The other button.
    Back,
    Resized,
    /// Nothing more will come.
    Closed,
}

impl Input {
    /// Reads what comes from the terminal until there is nobody to tell it to.
    pub fn listen<M: Send + 'static>(tell: Sender<M>, wrap: impl Fn(Input) -> M + Send + 'static) {
        std::thread::spawn(move || {
            loop {
                let input = match event::read() {
                    Ok(event) => Input::of(event),
                    Err(_) => Some(Input::Closed),
                };
                let last = input == Some(Input::Closed);
                if input.is_some_and(|input| tell.send(wrap(input)).is_err()) || last {
                    return;
                }
            }
        });
    }

    fn of(event: Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let held = key.modifiers.contains(KeyModifiers::CONTROL);
                Some(Input::Key(match key.code {
                    KeyCode::Char('c' | 'd') if held => Key::Leave,
                    KeyCode::Char('h') if held => Key::Backspace,
                    KeyCode::Char('j' | 'm') if held => Key::Enter,
                    KeyCode::Char(_) if held => return None,
                    KeyCode::Char(letter) => Key::Letter(letter),
                    KeyCode::Enter => Key::Enter,
                    KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
                    KeyCode::Esc => Key::Escape,
                    KeyCode::Tab => Key::Tab,
                    KeyCode::Left => Key::Left,
                    KeyCode::Right => Key::Right,
                    KeyCode::Up => Key::Up,
                    KeyCode::Down => Key::Down,
                    KeyCode::PageUp => Key::PageUp,
                    KeyCode::PageDown => Key::PageDown,
                    KeyCode::Home => Key::Home,
                    KeyCode::End => Key::End,
                    KeyCode::F(number) => Key::Function(number),
                    _ => return None,
                }))
            }
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => Some(Input::Press(at)),
                    MouseEventKind::Up(MouseButton::Left) => Some(Input::Release(at)),
                    MouseEventKind::Down(MouseButton::Right) => Some(Input::Back),
                    MouseEventKind::ScrollUp => Some(Input::Key(Key::PageUp)),
                    MouseEventKind::ScrollDown => Some(Input::Key(Key::PageDown)),
                    _ => None,
                }
            }
            Event::Resize(..) => Some(Input::Resized),
            _ => None,
        }
    }
}
