//! From SVG to PNG, with a font that comes along: the same picture on every machine.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Latin, Greek and Cyrillic letters; its licence lies beside it.
const FONT: &[u8] = include_bytes!("../fonts/DejaVuSans-subset.ttf");

/// The widest and highest picture, in pixels.
pub const WIDEST: u32 = 10_000;

/// Why no picture could be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DrawFault {
    /// The SVG cannot be read.
    #[error("the SVG cannot be drawn: {0}")]
    Svg(String),
    /// The picture would be empty or too large.
    #[error("a picture is 1 to {WIDEST} pixels wide and high, not {width} by {height}")]
    Size {
        /// Pixels.
        width: u32,
        /// Pixels.
        height: u32,
    },
    /// The PNG cannot be written.
    #[error("the PNG cannot be written: {0}")]
    Png(String),
}

/// Draws an SVG `width` pixels wide, as high as its proportions want.
///
/// ```
/// use pasch_draw::{Diagram, png};
/// use pasch_rules::{Position, Situation};
/// let svg = Diagram::new(&Situation::money(Position::starting())).svg();
/// assert!(png(&svg, 120)?.starts_with(b"\x89PNG"));
/// # Ok::<(), pasch_draw::DrawFault>(())
/// ```
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, DrawFault> {
    let mut options = Options {
        font_family: "DejaVu Sans".to_owned(),
        ..Options::default()
    };
    options.fontdb_mut().load_font_data(FONT.to_vec());
    options.fontdb_mut().set_sans_serif_family("DejaVu Sans");
    let tree = Tree::from_str(svg, &options).map_err(|fault| DrawFault::Svg(fault.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = DrawFault::Size { width, height };
    if !(1..=WIDEST).contains(&width) || !(1..=WIDEST).contains(&height) {
        return Err(size);
    }
    let mut pixels = Pixmap::new(width, height).ok_or(size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|fault| DrawFault::Png(fault.to_string()))
}
