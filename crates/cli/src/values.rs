//! Values of options: read with a fault that is told in the person's language.

use crate::fault::as_text;
use crate::language::words;
use pasch_analysis::Level;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Why a value is none, in a sentence that is already in the person's language.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadValue(pub String);

/// Reads a number between these two.
pub fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, BadValue> + Clone + Send + Sync
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync,
{
    move |text| match text.parse::<T>() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let variables = [("least", as_text(range.start())), ("most", as_text(range.end()))];
            Err(BadValue(words().fill("usage-number-between", &variables)))
        }
    }
}

/// Reads a level of the computer by its name.
pub fn level(text: &str) -> Result<Level, BadValue> {
    let level = Level::ALL.into_iter().find(|level| level.name() == text);
    level.ok_or_else(|| BadValue(words().fill("fault-level", &[("level", text.into())])))
}

/// Reads a length of time in hours, days or weeks.
pub fn age(text: &str) -> Result<Duration, BadValue> {
    let fault = || BadValue(words().text("usage-age"));
    let unit = text.chars().last().ok_or_else(fault)?;
    let hours = match unit {
        'h' => 1,
        'd' => 24,
        'w' => 7 * 24,
        _ => return Err(fault()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| fault())?;
    Ok(Duration::from_secs(3600 * hours * u64::from(number)))
}

/// Reads a length of time in seconds.
pub fn seconds(text: &str) -> Result<Duration, BadValue> {
    match text.parse::<f64>() {
        Ok(number) if number >= 0.0 => Ok(Duration::try_from_secs_f64(number).unwrap_or(Duration::MAX)),
        _ => Err(BadValue(words().text("usage-seconds"))),
    }
}
