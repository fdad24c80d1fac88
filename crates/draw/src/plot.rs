//! A few lines over common axes: losses over epochs, strength over games.

use crate::ink::{Align, Ink};
use crate::scheme::Scheme;

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 64.0;
/// How wide the names of the lines may be, and how high each.
const LEGEND: f64 = 190.0;
const ROW: f64 = 22.0;
const TEXT: f64 = 15.0;

/// One line of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Its points; those that are no numbers leave a gap.
    pub points: Vec<(f64, f64)>,
}

/// Some lines over common axes.
///
/// ```
/// use pasch_draw::{Plot, Scheme, Series};
///
/// let loss = Series { name: "loss".to_owned(), points: vec![(1.0, 0.31), (2.0, 0.22), (3.0, 0.19)] };
/// let plot = Plot::new("Training", "epoch", "mean squared error").with(loss);
/// assert!(plot.svg(Scheme::Felt).contains("mean squared error"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    title: String,
    x_name: String,
    y_name: String,
    series: Vec<Series>,
    log_y: bool,
}

impl Plot {
    /// A plot without lines.
    pub fn new(title: &str, x_name: &str, y_name: &str) -> Plot {
        Plot {
            title: title.to_owned(),
            x_name: x_name.to_owned(),
            y_name: y_name.to_owned(),
            series: Vec::new(),
            log_y: false,
        }
    }

    /// One line more.
    #[must_use]
    pub fn with(mut self, series: Series) -> Plot {
        self.series.push(series);
        self
    }

    /// With powers of ten at equal distances upwards; points at or below zero are left out.
    #[must_use]
    pub fn log_y(mut self) -> Plot {
        self.log_y = true;
        self
    }

    /// The picture.
    pub fn svg(&self, scheme: Scheme) -> String {
        let palette = scheme.palette();
        let mut ink = Ink::new(WIDTH, HEIGHT, &self.title);
        ink.rect((0.0, 0.0), (WIDTH, HEIGHT), 0.0, palette.page, ("none", 0.0));
        ink.words((WIDTH / 2.0, 24.0), 19.0, Align::Middle, palette.text, &self.title);
        ink.words(
            (LEFT + (WIDTH - LEFT - RIGHT) / 2.0, HEIGHT - 18.0),
            TEXT,
            Align::Middle,
            palette.text,
            &self.x_name,
        );
        // The name of the upright axis stands above it, where it can be read without turning the head.
        ink.words((14.0, TOP - 18.0), TEXT, Align::Start, palette.text, &self.y_name);

        let x_axis = Axis::over(self.points().map(|(x, _)| x), false, (LEFT, WIDTH - RIGHT));
        let y_axis = Axis::over(self.points().map(|(_, y)| y), self.log_y, (HEIGHT - BOTTOM, TOP));
        for tick in &x_axis.ticks {
            let x = x_axis.place(*tick);
            ink.line(&[(x, TOP), (x, HEIGHT - BOTTOM)], palette.quiet, 0.4, "2 4");
            ink.words(
                (x, HEIGHT - BOTTOM + 16.0),
                TEXT,
                Align::Middle,
                palette.quiet,
                &number(*tick),
            );
        }
        for tick in &y_axis.ticks {
            let y = y_axis.place(*tick);
            ink.line(&[(LEFT, y), (WIDTH - RIGHT, y)], palette.quiet, 0.4, "2 4");
            ink.words((LEFT - 8.0, y), TEXT, Align::End, palette.quiet, &number(*tick));
        }
        let corner = [(LEFT, TOP), (LEFT, HEIGHT - BOTTOM), (WIDTH - RIGHT, HEIGHT - BOTTOM)];
        ink.line(&corner, palette.text, 1.2, "");

        let (legend_x, legend_y) = self.legend(&x_axis, &y_axis);
        for (index, series) in self.series.iter().enumerate() {
            let colour = palette.lines[index % palette.lines.len()];
            // In print the lines are told apart by their dashes.
            let dash = if scheme == Scheme::Paper || index >= palette.lines.len() {
                ["", "8 4", "2 3", "10 3 2 3"][index % 4]
            } else {
                ""
            };
            for run in series.points.split(|point| !self.is_drawable(*point)) {
                let places: Vec<(f64, f64)> = run.iter().map(|(x, y)| (x_axis.place(*x), y_axis.place(*y))).collect();
                match places.as_slice() {
                    [] => {}
                    [only] => ink.circle(*only, 2.5, colour, ("none", 0.0)),
                    several => ink.line(several, colour, 2.0, dash),
                }
            }
            let y = legend_y + ROW * (index as f64 + 0.5);
            ink.line(&[(legend_x, y), (legend_x + 30.0, y)], colour, 2.5, dash);
            ink.words((legend_x + 38.0, y), TEXT, Align::Start, palette.text, &series.name);
        }
        ink.finish()
    }

    /// Where the names of the lines stand: in the corner through which they go least.
    fn legend(&self, x_axis: &Axis, y_axis: &Axis) -> (f64, f64) {
        let height = ROW * self.series.len() as f64;
        let (left, right) = (LEFT + 12.0, WIDTH - RIGHT - LEGEND);
        let (top, bottom) = (TOP, HEIGHT - BOTTOM - height);
        let inside = |&(x, y): &(f64, f64)| {
            let (across, down) = (x..x + LEGEND, y..y + height);
            let places = self.points().map(|(x, y)| (x_axis.place(x), y_axis.place(y)));
            places.filter(|(x, y)| across.contains(x) && down.contains(y)).count()
        };
        let corners = [(right, top), (left, top), (right, bottom), (left, bottom)];
        corners.into_iter().min_by_key(inside).unwrap_or((right, top))
    }

    fn is_drawable(&self, (x, y): (f64, f64)) -> bool {
        x.is_finite() && y.is_finite() && !(self.log_y && y <= 0.0)
    }

    fn points(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let points = self.series.iter().flat_map(|series| series.points.iter().copied());
        points.filter(|point| self.is_drawable(*point))
    }
}

/// From numbers to pixels, with round numbers to mark.
struct Axis {
    least: f64,
    most: f64,
    log: bool,
    ticks: Vec<f64>,
    ends: (f64, f64),
}

impl Axis {
    fn over(values: impl Iterator<Item = f64>, log: bool, ends: (f64, f64)) -> Axis {
        let (mut least, mut most) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), value| {
            (least.min(value), most.max(value))
        });
        if least > most {
            (least, most) = if log { (0.1, 1.0) } else { (0.0, 1.0) };
        }
        if log {
            let (low, high) = (least.log10().floor() as i32, most.log10().ceil() as i32);
            let high = high.max(low + 1);
            let ticks = (low..=high).map(|power| 10f64.powi(power)).collect();
            return Axis {
                least: f64::from(low),
                most: f64::from(high),
                log,
                ticks,
                ends,
            };
        }
        if most - least <= f64::EPSILON * most.abs().max(1.0) {
            (least, most) = (least - 0.5 * least.abs().max(1.0), most + 0.5 * most.abs().max(1.0));
        }
        let step = round_step((most - least) / 6.0);
        least = (least / step).floor() * step;
        most = (most / step).ceil() * step;
        let count = ((most - least) / step).round().min(60.0) as usize;
        Axis {
            least,
            most,
            log,
            ticks: (0..=count).map(|tick| least + tick as f64 * step).collect(),
            ends,
        }
    }

    fn place(&self, value: f64) -> f64 {
        let value = if self.log { value.log10() } else { value };
        let part = (value - self.least) / (self.most - self.least);
        self.ends.0 + part * (self.ends.1 - self.ends.0)
    }
}

/// 1, 2 or 5 times a power of ten, at least as large as wanted.
fn round_step(wanted: f64) -> f64 {
    let power = 10f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|factor| factor * power)
        .find(|step| *step >= wanted);
    step.filter(|step| step.is_finite() && *step > 0.0).unwrap_or(1.0)
}

/// A tick's number with as many digits as it needs.
fn number(value: f64) -> String {
    let size = value.abs();
    if size != 0.0 && !(1e-4..1e6).contains(&size) {
        return format!("{value:.1e}");
    }
    let text = format!("{value:.5}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
