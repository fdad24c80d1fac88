#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod blog;
mod board;
mod ink;
mod plot;
#[cfg(feature = "png")]
mod raster;
mod scheme;
mod tikz;

pub use blog::{BlogWords, blog_figure};
pub use board::{Diagram, DiagramWords};
pub use plot::{Plot, Series};
#[cfg(feature = "png")]
pub use raster::{DrawFault, WIDEST, png};
pub use scheme::Scheme;
pub use tikz::tikz;
