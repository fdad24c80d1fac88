//! Ten languages: interface, explanations, rulebook pages.
