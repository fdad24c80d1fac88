//! What programs ask.

use pasch_analysis::Thoroughness;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, ArrayBuilder, ObjectBuilder, SchemaType, Type};

/// A position, and by which rules it is played.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Place {
    /// A gnubg position ID, `positionid:matchid`, or an XGID.
    #[schema(example = "4HPwATDgc/ABMA", max_length = 400)]
    pub position: String,
    /// A rulebook by name; `tournament` if none is given.
    #[serde(default)]
    #[schema(example = "tournament")]
    pub rulebook: Option<String>,
    /// How many checkers each side has in a position ID: 15, or 3 for hypergammon.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 15)]
    pub checkers: Option<u8>,
    /// For points: gammons count once a double was taken.
    #[serde(default)]
    pub jacoby: bool,
    /// For points: who is doubled may turn the cube on and keep it.
    #[serde(default)]
    pub beavers: bool,
}

/// All plays of a throw.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct LegalPlays {
    #[serde(flatten)]
    pub place: Place,
    /// The dice.
    #[schema(schema_with = dice)]
    pub dice: [u8; 2],
}

/// What a position is worth.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Evaluate {
    #[serde(flatten)]
    pub place: Place,
    /// How far to look ahead; within the time that a question has.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 3)]
    pub ply: u8,
}

/// The plays of a throw, the best first.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Rank {
    #[serde(flatten)]
    pub place: Place,
    /// The dice.
    #[schema(schema_with = dice)]
    pub dice: [u8; 2],
    /// How far to look ahead; within the time that a question has.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 3)]
    pub ply: u8,
}

/// A position, or the best plays of a throw, played out.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct RollOut {
    #[serde(flatten)]
    pub place: Place,
    /// The dice, to compare the plays of a throw.
    #[serde(default)]
    #[schema(schema_with = perhaps_dice)]
    pub dice: Option<[u8; 2]>,
    /// How often to play it out; within the time that a question has.
    #[serde(default = "trials")]
    #[schema(minimum = 2, maximum = 1296)]
    pub trials: u32,
    /// The seed of the dice: the same seed gives the same result.
    #[serde(default = "one")]
    pub seed: u64,
    /// With the cube.
    #[serde(default)]
    pub cubeful: bool,
}

/// Two dice, and what each may show.
fn dice() -> Array {
    two_dice("The dice.").build()
}

fn perhaps_dice() -> Array {
    let may_be = SchemaType::from_iter([Type::Array, Type::Null]);
    two_dice("The dice, to compare the plays of a throw.")
        .schema_type(may_be)
        .build()
}

fn two_dice(description: &str) -> ArrayBuilder {
    let die = ObjectBuilder::new().schema_type(Type::Integer);
    ArrayBuilder::new()
        .items(die.minimum(Some(1)).maximum(Some(6)))
        .min_items(Some(2))
        .max_items(Some(2))
        .description(Some(description))
        .examples([serde_json::json!([3, 1])])
}

fn trials() -> u32 {
    144
}

fn one() -> u64 {
    1
}

fn quick() -> Thoroughness {
    Thoroughness::Quick
}

/// A match to be judged: its text, or its bytes.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct AnalyseMatch {
    /// The file as text: `.mat`, `.sgf`.
    #[serde(default)]
    pub text: Option<String>,
    /// The file's bytes in base64: any form, `.xg` and `.bgf` among them.
    #[serde(default)]
    #[schema(format = Byte)]
    pub bytes: Option<String>,
    /// How closely to look; within the time that a question has. `quick` if nothing is said.
    #[serde(default = "quick")]
    pub level: Thoroughness,
    /// The code of the language of the reasons; `en` if none is given.
    #[serde(default)]
    #[schema(example = "en")]
    pub language: Option<String>,
}
