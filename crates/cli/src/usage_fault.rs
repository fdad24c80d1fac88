//! What is wrong with a command line, in the person's language: one sentence for each kind, and how the command is used.

use crate::fault::as_text;
use crate::language::words;
use crate::values::BadValue;
use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use pasch_words::Value;
use std::error::Error as _;
use std::num::{ParseFloatError, ParseIntError};

/// The fault, the usage of the command that was addressed, and where to read more.
pub fn describe(fault: &Error, command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or("pasch");
    let mut usage = command.clone().render_usage().to_string();
    if let Some(own) = usage.strip_prefix("Usage: ") {
        usage = words().labelled(&words().text("help-usage"), own);
    }
    let more = words().fill("usage-more", &[("command", format!("{name} --help").into())]);
    format!("{}\n\n{usage}\n{more}", sentence(fault, command))
}

fn sentence(fault: &Error, command: &Command) -> String {
    let context = Context(fault);
    let argument = ("argument", context.value(ContextKind::InvalidArg));
    let value = ("value", context.value(ContextKind::InvalidValue));
    match fault.kind() {
        ErrorKind::InvalidValue if context.text(ContextKind::InvalidValue).is_empty() => {
            words().fill("usage-no-value", &[argument]) + &context.list("usage-values", ContextKind::ValidValue)
        }
        ErrorKind::InvalidValue => {
            words().fill("usage-bad-value", &[argument, value]) + &context.list("usage-values", ContextKind::ValidValue)
        }
        ErrorKind::ValueValidation => {
            words().fill("usage-bad-value", &[argument, value]) + " " + &why_not(fault, command)
        }
        ErrorKind::UnknownArgument => {
            words().fill("usage-unknown-argument", &[argument])
                + &context.list("usage-suggestion", ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidSubcommand => {
            let given = ("command", context.value(ContextKind::InvalidSubcommand));
            words().fill("usage-unknown-command", &[given])
                + &context.list("usage-suggestion", ContextKind::SuggestedSubcommand)
        }
        ErrorKind::TooManyValues => words().fill("usage-too-many-values", &[argument, value]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => words().fill("usage-too-few-values", &[argument]),
        ErrorKind::ArgumentConflict => {
            let (one, other) = (
                context.text(ContextKind::InvalidArg),
                context.text(ContextKind::PriorArg),
            );
            if one == other || other.is_empty() {
                words().fill("usage-twice", &[argument])
            } else {
                words().fill("usage-conflict", &[argument, ("other", other.into())])
            }
        }
        ErrorKind::MissingRequiredArgument => words().fill("usage-missing", &[argument]),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let known = command.get_subcommands().map(Command::get_name).collect::<Vec<_>>();
            words().fill("usage-missing-command", &[("list", known.join(", ").into())])
        }
        ErrorKind::InvalidUtf8 => words().text("usage-not-text"),
        _ => fault.to_string(),
    }
}

/// Why a value does not fit: what our own readers say, or what kind of number is wanted, or what the option is for.
fn why_not(fault: &Error, command: &Command) -> String {
    let source = fault.source();
    if let Some(BadValue(why)) = source.and_then(|source| source.downcast_ref()) {
        return why.clone();
    }
    if source.is_some_and(|source| source.is::<ParseIntError>()) {
        return words().text("usage-whole-number");
    }
    if source.is_some_and(|source| source.is::<ParseFloatError>()) {
        return words().text("usage-number");
    }
    let name = Context(fault).text(ContextKind::InvalidArg);
    let meant = command.get_arguments().find(|arg| arg.to_string() == name);
    meant
        .and_then(|arg| arg.get_help())
        .map_or_else(String::new, ToString::to_string)
}

/// What clap tells about a fault.
struct Context<'a>(&'a Error);

impl Context<'_> {
    fn text(&self, kind: ContextKind) -> String {
        self.0.get(kind).map_or_else(String::new, ToString::to_string)
    }

    fn value(&self, kind: ContextKind) -> Value {
        as_text(self.text(kind))
    }

    /// A sentence with a list, if there is one.
    fn list(&self, key: &str, kind: ContextKind) -> String {
        match self.0.get(kind) {
            None | Some(ContextValue::None) => String::new(),
            Some(ContextValue::Strings(list)) if list.is_empty() => String::new(),
            Some(list) => format!(" {}", words().fill(key, &[("list", as_text(list))])),
        }
    }
}
