//! Values of options: read with a fault that is told in the person's language.

use crate::fault::as_text;
use crate::language::words;
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

/// Reads a length of time in seconds.
pub fn seconds(text: &str) -> Result<Duration, BadValue> {
    match text.parse::<f64>() {
        Ok(number) if number >= 0.0 => Ok(Duration::try_from_secs_f64(number).unwrap_or(Duration::MAX)),
        _ => Err(BadValue(words().text("usage-seconds"))),
    }
}
