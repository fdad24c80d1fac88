//! The command line, read and explained in the person's language.
//!
//! The commands and their options are declared with clap, where each has its place and its type; their texts come from
//! the catalogue `help.ftl`, by the names of command and option, so that `pasch hint --help` speaks ten languages.

use crate::fault::{Fault, print};
use crate::language::words;
use crate::usage_fault;
use clap::builder::Styles;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, Parser};
use pasch_words::{Language, Words};
use std::borrow::Cow;
use std::ffi::OsString;

/// Reads the command line; `None` if it asked for help or the version, which has been given.
pub fn read<C: Parser>(args: Vec<OsString>) -> Result<Option<C>, Fault> {
    let command = spoken(C::command());
    let args = asking_for_help(&command, args);
    let read = command
        .clone()
        .try_get_matches_from(&args)
        .and_then(|matches| C::from_arg_matches(&matches));
    match read {
        Ok(read) => Ok(Some(read)),
        Err(shown) if shown.kind() == ErrorKind::DisplayVersion => print(&shown.to_string()).map(|()| None),
        // Help may be coloured, if the terminal is.
        Err(shown) if shown.kind() == ErrorKind::DisplayHelp => {
            shown.print().map(|()| None).map_err(Fault::standard_output)
        }
        Err(fault) => Err(Fault::input(usage_fault::describe(
            &fault,
            addressed(&command, &args).0,
        ))),
    }
}

/// A command and all below it, with texts in the person's language.
fn spoken(command: Command) -> Command {
    let mut command = with_texts(command, "help-pasch").arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(words().text("shared-version"))
            .help_heading(words().text("help-options")),
    );
    // Only a command that knows its name, its options and those of all commands above can say how it is used.
    command.build();
    with_usage(command)
}

fn with_texts(command: Command, key: &str) -> Command {
    let below = key.strip_suffix("-pasch").unwrap_or(key).to_owned();
    let usage = words().text("help-usage");
    let style = *Styles::styled().get_usage();
    let mut place = 0;
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(words().text("shared-help"))
        .help_heading(words().text("help-options"));
    command
        .about(words().text(key))
        .long_about(None)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .help_template(format!(
            "{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}"
        ))
        .subcommand_help_heading(words().text("help-commands"))
        .subcommand_value_name(words().text("value-command"))
        .mut_args(|arg| {
            // Under a heading of their own, arguments would be listed by their names.
            place += 1;
            with_text(arg, &below).display_order(place)
        })
        .arg(help)
        .mut_subcommands(|command| {
            let key = format!("{below}-{}", command.get_name());
            with_texts(command, &key)
        })
}

fn with_text(arg: Arg, command: &str) -> Arg {
    let mut text = text_key(command, &arg).map_or_else(String::new, |key| words().text(&key));
    let heading = words().text(if arg.is_positional() {
        "help-arguments"
    } else {
        "help-options"
    });
    let arg = arg.help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg.help(text);
    }
    let possible = arg.get_possible_values();
    let notes = [
        (
            "help-values",
            names(possible.iter().map(|value| value.get_name().into())),
        ),
        (
            "help-default",
            names(arg.get_default_values().iter().map(|value| value.to_string_lossy())),
        ),
    ];
    for (key, list) in notes {
        if let Some(list) = list {
            text += &format!(" [{}]", words().fill(key, &[("list", list.into())]));
        }
    }
    let value_names: Vec<String> = arg
        .get_value_names()
        .into_iter()
        .flatten()
        .map(|name| value_name(name))
        .collect();
    let arg = arg.help(text).hide_default_value(true).hide_possible_values(true);
    if value_names.is_empty() {
        arg
    } else {
        arg.value_names(value_names)
    }
}

/// Where the text of an option stands: under its command's name, or under its own if several commands share it.
fn text_key(command: &str, arg: &Arg) -> Option<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    let english = Words::of(Language::En);
    [format!("{command}-{id}"), format!("shared-{id}")]
        .into_iter()
        .find(|key| english.has(key))
}

fn names<'a>(list: impl Iterator<Item = Cow<'a, str>>) -> Option<String> {
    let list: Vec<Cow<'a, str>> = list.collect();
    (!list.is_empty()).then(|| list.join(", "))
}

/// What stands for a value: FILE, DATEI, FICHIER. Single letters are the same everywhere.
fn value_name(name: &str) -> String {
    let key = value_key(name);
    if Words::of(Language::En).has(&key) {
        words().text(&key)
    } else {
        name.to_owned()
    }
}

fn value_key(name: &str) -> String {
    let letter = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    format!("value-{}", name.chars().map(letter).collect::<String>())
}

fn with_usage(mut command: Command) -> Command {
    for below in command.get_subcommands_mut() {
        *below = with_usage(std::mem::take(below));
    }
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", &format!("[{}]", words().text("value-options")));
    command.override_usage(usage)
}

/// `pasch help hint` asks for the same as `pasch hint --help`.
fn asking_for_help(command: &Command, mut args: Vec<OsString>) -> Vec<OsString> {
    let (addressed, end) = addressed(command, &args);
    if addressed.has_subcommands() && args.get(end).is_some_and(|word| word == "help") {
        args.remove(end);
        args.push("--help".into());
    }
    args
}

/// The command that the words name, and where its own arguments begin.
fn addressed<'a>(command: &'a Command, args: &[OsString]) -> (&'a Command, usize) {
    let (mut command, mut at) = (command, 1);
    while let Some(word) = args.get(at) {
        if word == "--lang" {
            at += 2;
        } else if word.to_string_lossy().starts_with("--lang=") {
            at += 1;
        } else if let Some(below) = command.find_subcommand(word) {
            (command, at) = (below, at + 1);
        } else {
            break;
        }
    }
    (command, at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::CommandFactory;
    use pasch_words::catalogues;
    use std::collections::BTreeSet;

    /// Keys that the code above names itself.
    const NAMED: [&str; 10] = [
        "help-usage",
        "help-commands",
        "help-arguments",
        "help-options",
        "help-default",
        "help-values",
        "shared-help",
        "shared-version",
        "value-command",
        "value-options",
    ];

    #[test]
    fn every_command_and_option_has_its_text_and_no_text_is_left_over() {
        let (mut asked, mut missing) = (NAMED.map(str::to_owned).into(), Vec::new());
        collect(&Cli::command(), "help-pasch", &mut asked, &mut missing);
        let english = Words::of(Language::En);
        missing.extend(
            asked
                .iter()
                .filter(|key| !key.starts_with("value-") && !english.has(key))
                .cloned(),
        );
        assert!(missing.is_empty(), "help.ftl lacks {missing:?}");
        let (_, source) = catalogues(Language::En)
            .find(|(file, _)| *file == "help")
            .expect("help.ftl");
        let keys = source
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key);
        let unused: Vec<&str> = keys
            .filter(|key| {
                ["help-", "shared-", "value-"]
                    .iter()
                    .any(|start| key.starts_with(start))
            })
            .filter(|key| !asked.contains(*key))
            .collect();
        assert!(unused.is_empty(), "nobody asks for {unused:?}");
    }

    fn collect(command: &Command, key: &str, asked: &mut BTreeSet<String>, missing: &mut Vec<String>) {
        asked.insert(key.to_owned());
        let below = key.strip_suffix("-pasch").unwrap_or(key);
        for arg in command.get_arguments() {
            match text_key(below, arg) {
                Some(key) => drop(asked.insert(key)),
                None => missing.push(format!("{below}-{}", arg.get_id())),
            }
            asked.extend(arg.get_value_names().into_iter().flatten().map(|name| value_key(name)));
        }
        for command in command.get_subcommands() {
            collect(command, &format!("{below}-{}", command.get_name()), asked, missing);
        }
    }
}
