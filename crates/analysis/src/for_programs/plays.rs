//! All plays of a throw: one for each position that can be reached.

use pasch_notation::{PositionId, written_plays};
use pasch_rules::{Position, Roll, Rulebook};
use serde::Serialize;

/// All plays of a throw: one for each position that can be reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Plays {
    /// The position's ID.
    pub position: String,
    /// The dice.
    pub dice: [u8; 2],
    /// The rulebook.
    pub rulebook: String,
    /// The plays; one empty play where nothing can be played.
    pub plays: Vec<LegalPlay>,
}

/// A play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LegalPlay {
    /// In notation.
    #[cfg_attr(feature = "schema", schema(example = "8/5 6/5"))]
    pub play: String,
    /// The ID of what it leaves, the opponent on roll.
    pub position: String,
}

impl Plays {
    /// The plays of this throw.
    ///
    /// ```
    /// use pasch_analysis::for_programs::Plays;
    /// use pasch_rules::{Position, Preset, Roll};
    /// let plays = Plays::of(&Position::starting(), Roll::new(3, 1)?, &Preset::Tournament.into());
    /// assert_eq!(plays.position, "4HPwATDgc/ABMA");
    /// assert_eq!(plays.plays.len(), 16);
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    pub fn of(position: &Position, roll: Roll, rulebook: &Rulebook) -> Plays {
        let plays = written_plays(position, roll, &rulebook.checker).into_iter();
        Plays {
            position: PositionId::from(*position).to_string(),
            dice: roll.into(),
            rulebook: rulebook.name(),
            plays: plays
                .map(|(play, after)| LegalPlay {
                    play,
                    position: after.to_string(),
                })
                .collect(),
        }
    }
}
