//! Every catalogue can be read, and says neither more nor less than the English one.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use pasch_words::{Language, catalogues};
use std::collections::{BTreeMap, BTreeSet};

/// Key (or key.attribute) of every text, with the variables in it.
type Texts = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_catalogue_can_be_read() {
    let mut faults = Vec::new();
    for language in spoken() {
        for (file, source) in catalogues(language) {
            if let Err((_, errors)) = parser::parse(source) {
                for error in errors {
                    let line = source[..error.pos.start].lines().count().max(1);
                    faults.push(format!("{language}/{file}.ftl, line {line}: {error}"));
                }
            }
            let mut seen = BTreeSet::new();
            for key in texts(source).into_keys() {
                assert!(
                    seen.insert(key.clone()),
                    "{language}/{file}.ftl: {key} stands there twice"
                );
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_key_stands_in_two_files() {
    for language in spoken() {
        let mut home: BTreeMap<String, &str> = BTreeMap::new();
        for (file, source) in catalogues(language) {
            for key in texts(source).into_keys() {
                if let Some(other) = home.insert(key.clone(), file) {
                    panic!("{language}: {key} stands in {other}.ftl and in {file}.ftl");
                }
            }
        }
    }
}

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let mut faults = Vec::new();
    for (file, source) in catalogues(Language::En) {
        let english = texts(source);
        for language in spoken() {
            let Some((_, source)) = catalogues(language).find(|(other, _)| *other == file) else {
                faults.push(format!("{language}/{file}.ftl is missing"));
                continue;
            };
            let other = texts(source);
            for (key, variables) in &english {
                match other.get(key) {
                    None => faults.push(format!("{language}/{file}.ftl: {key} is missing")),
                    Some(own) if without_page(own) != without_page(variables) => faults.push(format!(
                        "{language}/{file}.ftl: {key} has the variables {own:?}, English has {variables:?}"
                    )),
                    Some(_) => {}
                }
            }
            // A word that a language puts into other texts is its own.
            let added = |key: &&String| !english.contains_key(*key) && !key.starts_with("word-");
            for key in other.keys().filter(added) {
                faults.push(format!("{language}/{file}.ftl: {key} is not in English"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_line_of_french_never_breaks_before_its_signs() {
    let mut faults = Vec::new();
    for (file, source) in catalogues(Language::Fr) {
        for (number, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let breaks = [" :", " ;", " !", " ?", " »", "« ", " %"]
                .iter()
                .any(|sign| line.contains(sign));
            if breaks {
                faults.push(format!("fr/{file}.ftl, line {}: {line}", number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What every text of a page may use and none has to: a language may have words of its own for a sheet.
fn without_page(variables: &BTreeSet<String>) -> BTreeSet<&String> {
    let of_page = |variable: &&String| matches!(variable.as_str(), "sheet" | "waits");
    variables.iter().filter(|variable| !of_page(variable)).collect()
}

/// The languages whose folder is there.
fn spoken() -> impl Iterator<Item = Language> {
    Language::ALL
        .into_iter()
        .filter(|language| catalogues(*language).next().is_some())
}

fn texts(source: &str) -> Texts {
    let resource = match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut texts = Texts::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let parts = message
            .value
            .iter()
            .map(|value| (message.id.name.to_owned(), value))
            .chain(
                message
                    .attributes
                    .iter()
                    .map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value)),
            );
        for (key, pattern) in parts {
            let mut variables = BTreeSet::new();
            collect(pattern, &mut variables);
            assert!(
                texts.insert(key.clone(), variables).is_none(),
                "{key} stands there twice"
            );
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        _ => {}
    }
}
