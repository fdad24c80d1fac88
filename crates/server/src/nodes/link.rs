//! The two ends of a link between a page here and a table there: how many words went each way, and what may be concluded from it.
//!
//! Words may be lost on the way, and are then lost for good. Each is numbered, so that whoever hears the next one notices; and now and
//! then one end tells the other how far it had come the last time, so that the loss of the last word is noticed, too. What was
//! said since then may still be on its way, and counts the next time. Nothing here waits, asks a clock or sends anything.

/// The end where the page is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Near {
    sent: u64,
    heard: u64,
    /// How many words had been sent at the last beat; nothing before the first.
    due: Option<u64>,
}

impl Near {
    /// The number of the next word to the table.
    pub fn next(&mut self) -> u64 {
        self.sent += 1;
        self.sent - 1
    }

    /// Is this the next word from the table?
    pub fn hear(&mut self, number: u64) -> bool {
        let next = number == self.heard;
        self.heard += u64::from(next);
        next
    }

    /// How many words the table must have by now; nothing is asked about a link that is younger than a beat.
    pub fn beat(&mut self) -> Option<u64> {
        self.due.replace(self.sent)
    }

    /// The table said so many words before its last beat: have they all come?
    pub fn has_heard(&self, said: u64) -> bool {
        self.heard >= said
    }
}

/// The end where the table is. It begins with the first word, by which the page comes.
#[derive(Clone, Copy, Debug)]
pub struct Far {
    heard: u64,
    said: u64,
    /// How many words had been said at the last beat.
    due: u64,
}

impl Default for Far {
    fn default() -> Far {
        Far {
            heard: 1,
            said: 0,
            due: 0,
        }
    }
}

impl Far {
    /// The number of the next word to the page.
    pub fn next(&mut self) -> u64 {
        self.said += 1;
        self.said - 1
    }

    /// Is this the next word from the page?
    pub fn hear(&mut self, number: u64) -> bool {
        let next = number == self.heard;
        self.heard += u64::from(next);
        next
    }

    /// The page's end beats, and says how many words must have come. If they have, how many the page must have by now.
    pub fn beat(&mut self, due: u64) -> Option<u64> {
        let said = std::mem::replace(&mut self.due, self.said);
        (self.heard >= due).then_some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    /// What happens between two nodes.
    #[derive(Clone, Copy, Debug)]
    enum Happens {
        Asks,
        Tells,
        Beats,
        /// The next word on its way to the table arrives, or is lost.
        There(bool),
        /// The same of the next on its way back.
        Back(bool),
    }

    enum Going {
        Word(u64),
        Beat(u64),
    }

    /// A link on which words go one after the other and may be lost, beats as well.
    struct World {
        near: Near,
        far: Far,
        there: VecDeque<Going>,
        back: VecDeque<Going>,
        /// Was a word lost, and has somebody noticed?
        lost: bool,
        cut: bool,
    }

    impl World {
        fn new() -> World {
            let mut near = Near::default();
            assert_eq!(near.next(), 0);
            World {
                near,
                far: Far::default(),
                there: VecDeque::new(),
                back: VecDeque::new(),
                lost: false,
                cut: false,
            }
        }

        fn step(&mut self, happens: Happens) {
            match happens {
                Happens::Asks => self.there.push_back(Going::Word(self.near.next())),
                Happens::Tells => self.back.push_back(Going::Word(self.far.next())),
                Happens::Beats => self.there.extend(self.near.beat().map(Going::Beat)),
                Happens::There(arrives) => match (self.there.pop_front(), arrives) {
                    (Some(Going::Word(number)), true) => self.cut |= !self.far.hear(number),
                    (Some(Going::Beat(due)), true) => match self.far.beat(due) {
                        Some(said) => self.back.push_back(Going::Beat(said)),
                        None => self.cut = true,
                    },
                    (Some(Going::Word(_)), false) => self.lost = true,
                    _ => {}
                },
                Happens::Back(arrives) => match (self.back.pop_front(), arrives) {
                    (Some(Going::Word(number)), true) => self.cut |= !self.near.hear(number),
                    (Some(Going::Beat(said)), true) => self.cut |= !self.near.has_heard(said),
                    (Some(Going::Word(_)), false) => self.lost = true,
                    _ => {}
                },
            }
        }
    }

    proptest! {
        /// A link is cut if and only if a word was lost, and then three beats that arrive are enough.
        #[test]
        fn what_is_lost_is_noticed_and_nothing_else(
            happens in prop::collection::vec(prop_oneof![
                3 => Just(Happens::Asks),
                3 => Just(Happens::Tells),
                2 => Just(Happens::Beats),
                4 => prop::bool::weighted(0.97).prop_map(Happens::There),
                4 => prop::bool::weighted(0.97).prop_map(Happens::Back),
            ], 0..120)
        ) {
            let mut world = World::new();
            for happens in happens {
                world.step(happens);
                prop_assert!(!world.cut || world.lost, "nothing was lost");
            }
            for _ in 0..3 {
                world.step(Happens::Beats);
                while !world.there.is_empty() || !world.back.is_empty() {
                    world.step(Happens::There(true));
                    world.step(Happens::Back(true));
                }
            }
            prop_assert_eq!(world.cut, world.lost);
        }
    }
}
