//! Writing SVG: a few shapes with their colours, numbers cut to hundredths, texts made safe.

use std::fmt::Write as _;

/// A picture being written.
pub(crate) struct Ink {
    text: String,
}

/// How a text stands at its point.
#[derive(Clone, Copy)]
pub(crate) enum Align {
    Start,
    Middle,
    End,
}

impl Ink {
    /// A picture of so many pixels; `title` is what it says to those who do not see it.
    pub(crate) fn new(width: f64, height: f64, title: &str) -> Ink {
        let (width, height) = (cut(width), cut(height));
        let title = safe(title);
        Ink {
            text: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
                 role=\"img\" font-family=\"system-ui, 'DejaVu Sans', sans-serif\">\n<title>{title}</title>\n"
            ),
        }
    }

    pub(crate) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    /// A rectangle with round corners; `stroke` is a colour and a width.
    pub(crate) fn rect(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        round: f64,
        fill: &str,
        stroke: (&str, f64),
    ) {
        let _ = writeln!(
            self.text,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{fill}\"{}/>",
            cut(x),
            cut(y),
            cut(width),
            cut(height),
            cut(round),
            outline(stroke)
        );
    }

    pub(crate) fn circle(&mut self, (x, y): (f64, f64), radius: f64, fill: &str, stroke: (&str, f64)) {
        let _ = writeln!(
            self.text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"{}/>",
            cut(x),
            cut(y),
            cut(radius),
            outline(stroke)
        );
    }

    pub(crate) fn triangle(&mut self, corners: [(f64, f64); 3], fill: &str, stroke: (&str, f64)) {
        let points: Vec<String> = corners
            .iter()
            .map(|(x, y)| format!("{},{}", cut(*x), cut(*y)))
            .collect();
        let _ = writeln!(
            self.text,
            "<polygon points=\"{}\" fill=\"{fill}\"{}/>",
            points.join(" "),
            outline(stroke)
        );
    }

    /// A line through points; `dash` as SVG writes it, or nothing.
    pub(crate) fn line(&mut self, points: &[(f64, f64)], colour: &str, width: f64, dash: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", cut(*x), cut(*y))).collect();
        let dash = if dash.is_empty() {
            String::new()
        } else {
            format!(" stroke-dasharray=\"{dash}\"")
        };
        let _ = writeln!(
            self.text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\"{dash}/>",
            points.join(" "),
            cut(width)
        );
    }

    /// A text whose letters stand on `y` plus a third of their size, so that `y` is about their middle.
    pub(crate) fn words(&mut self, (x, y): (f64, f64), size: f64, align: Align, colour: &str, words: &str) {
        let anchor = match align {
            Align::Start => "start",
            Align::Middle => "middle",
            Align::End => "end",
        };
        let _ = writeln!(
            self.text,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\" fill=\"{colour}\">{}</text>",
            cut(x),
            cut(y + size * 0.36),
            cut(size),
            safe(words)
        );
    }
}

fn outline((colour, width): (&str, f64)) -> String {
    if colour == "none" || width <= 0.0 {
        String::new()
    } else {
        format!(" stroke=\"{colour}\" stroke-width=\"{}\"", cut(width))
    }
}

/// A number to hundredths, without needless zeros.
pub(crate) fn cut(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// A text in which nothing is mistaken for markup. XML has no place for most control characters at all.
fn safe(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => text.push(' '),
            _ => text.push(letter),
        }
    }
    text
}
