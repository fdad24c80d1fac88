//! Pictures: a position as a backgammon author would print it, and plots of a few lines; as SVG, and as PNG.
//!
//! ```
//! use pasch_draw::{Diagram, Scheme, png};
//!
//! let situation = pasch_notation::parse_position("4HPwATDgc/ABMA:cAkAAAAAAAAA", 15)?;
//! let svg = Diagram::new(&situation).scheme(Scheme::Paper).svg();
//! assert!(svg.starts_with("<svg"));
//! let picture = png(&svg, 600)?;
//! assert_eq!(&picture[1..4], b"PNG");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
