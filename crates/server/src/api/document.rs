//! What the door says of itself, generated from the code.

use super::{fault, questions};
use pasch_analysis::for_programs;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pasch",
        description = "Backgammon for programs: legal plays, evaluations, ranked plays, rollouts, judged matches, and the rules \
                       of six rulebooks. Questions count against the budget of whoever asks; beyond it the answer is 429.",
        license(name = "MIT OR Apache-2.0"),
    ),
    paths(
        super::plays,
        super::evaluate,
        super::rank,
        super::rollout,
        super::analyse,
        super::rulebooks,
        super::rulebook
    ),
    components(schemas(
        questions::Place,
        for_programs::LegalPlay,
        fault::Code,
    )),
    tags(
        (name = "positions", description = "A position and its plays"),
        (name = "matches", description = "Whole matches"),
        (name = "rules", description = "What the rulebooks say")
    )
)]
struct Document;

/// The OpenAPI document as text.
pub fn text() -> String {
    let mut text = Document::openapi().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}
