//! The whole terminal as a table: the board, its looks, and the terminal itself. Shared by `pasch play` and `pasch watch`.

mod board;
mod look;
mod panel;
mod terminal;

pub use board::{BoardView, Geometry, Spot};
pub use look::{Look, LookName};
pub use panel::{beside, centred_notice, lines_that_fit, write_block};
pub use terminal::{FullScreen, Input, Key, is_a_terminal};
