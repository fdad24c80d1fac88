//! A page without a person: it shows what it is told, plays anything that it may, and sometimes things it may not.

use pasch_protocol::{Answer, Deed, FaultKey, Message, Table as View};
use pasch_rules::{Side, Step, StepTree};
use pasch_table::{Ask, GuestId};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};

/// What a page waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To come in.
    Join,
    /// A deed that the table may do.
    Deed,
    /// That its nonce counts.
    Nonce { roll: u32 },
}

/// A page.
#[derive(Debug)]
pub struct Page {
    /// Its connection, if it has one; every connection has another number.
    pub guest: Option<GuestId>,
    /// The seats' secrets that it was given.
    pub tokens: Vec<String>,
    /// Whose browser it is.
    pub owner: String,
    /// Does it only watch?
    pub watches: bool,
    /// The table as last shown.
    pub view: Option<Box<View>>,
    /// What it waits for.
    pub open: BTreeMap<u32, Asked>,
    /// The nonces that it sent, by roll.
    pub sent: BTreeMap<u32, Vec<String>>,
    /// The rolls for which the table has acknowledged one.
    pub counted: BTreeSet<u32>,
    /// Deeds that the table has acknowledged.
    pub done: u64,
    /// How often it was told that the table has moved on.
    pub behind: u32,
    /// For how many turns it has heard nothing.
    pub waited: u32,
    requests: u32,
    wanted: Option<u32>,
}

impl Page {
    pub fn new(owner: &str, watches: bool, tokens: Vec<String>) -> Page {
        Page {
            guest: None,
            tokens,
            owner: owner.to_owned(),
            watches,
            view: None,
            open: BTreeMap::new(),
            sent: BTreeMap::new(),
            counted: BTreeSet::new(),
            done: 0,
            behind: 0,
            waited: 0,
            requests: 0,
            wanted: None,
        }
    }

    /// The number of the next request, which waits for this.
    pub fn request(&mut self, asked: Asked) -> u32 {
        self.requests += 1;
        self.open.insert(self.requests, asked);
        self.requests
    }

    /// The connection is gone, and with it everything that was on its way.
    pub fn disconnect(&mut self) {
        self.guest = None;
        self.open.clear();
        self.wanted = None;
        self.waited = 0;
        self.behind = 0;
    }

    /// Hears what the table says.
    pub fn hear(&mut self, answer: &Answer) {
        let asked = answer.re.and_then(|re| self.open.remove(&re));
        self.waited = 0;
        match (&answer.message, asked) {
            (Message::Joined { tokens, .. }, _) => {
                for token in [&tokens.white, &tokens.black].into_iter().flatten() {
                    if !self.tokens.contains(token) {
                        self.tokens.push(token.clone());
                    }
                }
            }
            // Out of order, an older view comes after a newer one.
            (Message::Table(view), _) if self.view.as_ref().is_none_or(|known| known.version <= view.version) => {
                self.view = Some(view.clone());
            }
            (Message::NonceWanted { roll, .. }, _) => self.wanted = Some(*roll),
            (Message::Done { .. }, Some(Asked::Nonce { roll })) => {
                self.counted.insert(roll);
            }
            (Message::Done { .. }, Some(Asked::Deed)) => self.done += 1,
            // It has missed something: it connects anew, and is shown the table.
            (Message::Fault(fault), Some(Asked::Deed)) if fault.key == FaultKey::Stale => self.behind += 1,
            _ => {}
        }
    }

    /// What the page asks for next, if anything.
    pub fn ask(&mut self, rng: &mut ChaCha8Rng, honest: bool) -> Option<(u32, Ask)> {
        if let Some(roll) = self.wanted.take() {
            let nonce: String = (0..64)
                .map(|_| char::from(b"0123456789abcdef"[rng.random_range(0..16)]))
                .collect();
            self.sent.entry(roll).or_default().push(nonce.clone());
            return Some((self.request(Asked::Nonce { roll }), Ask::Nonce { roll, nonce }));
        }
        let view = self.view.clone()?;
        if !honest && rng.random_bool(0.1) {
            let ask = nonsense(&view, rng);
            return Some((self.request(Asked::Deed), ask));
        }
        let sides = Side::BOTH.into_iter().filter(|&side| view.allowed[side].is_some());
        let deeds: Vec<(Side, Deed)> = sides
            .flat_map(|side| deeds(&view, side, rng).into_iter().map(move |deed| (side, deed)))
            .collect();
        let (side, deed) = deeds.choose(rng)?.clone();
        let ask = Ask::Act {
            at: view.version,
            side: Some(side),
            deed,
        };
        Some((self.request(Asked::Deed), ask))
    }
}

/// What a side may do, each kind once.
fn deeds(view: &View, side: Side, rng: &mut ChaCha8Rng) -> Vec<Deed> {
    let Some(may) = &view.allowed[side] else {
        return Vec::new();
    };
    let mut deeds = Vec::new();
    let mut add = |allowed: bool, deed: Deed| {
        if allowed {
            deeds.push(deed);
        }
    };
    add(may.roll, Deed::Roll);
    add(may.roll, Deed::Roll);
    add(may.double, Deed::Double);
    add(may.take, Deed::Take);
    add(may.drop, Deed::Drop);
    add(may.accept, Deed::Accept);
    add(may.decline, Deed::Decline);
    add(may.next_game, Deed::NextGame);
    add(may.take_back && rng.random_bool(0.1), Deed::TakeBack);
    if let Some(&stake) = may.resign.choose(rng) {
        add(rng.random_bool(0.03), Deed::Resign { stake });
    }
    if let (true, Some(tree)) = (may.play, &view.tree) {
        let steps = any_play(tree, rng);
        add(true, Deed::Play { steps });
    }
    deeds
}

fn any_play(tree: &StepTree, rng: &mut ChaCha8Rng) -> Vec<Step> {
    let (mut node, mut steps) = (0, Vec::new());
    while let Some(branch) = tree.nodes.get(node).and_then(|branches| branches.choose(rng)) {
        steps.push(branch.step.into());
        node = branch.next;
    }
    steps
}

/// Something that the table has every reason to refuse.
fn nonsense(view: &View, rng: &mut ChaCha8Rng) -> Ask {
    let side = *Side::BOTH.choose(rng).unwrap_or(&Side::White);
    let step = Step {
        from: rng.random_range(0..30),
        to: rng.random_range(0..30),
        hit: false,
    };
    let deed = match rng.random_range(0..7) {
        0 => Deed::Roll,
        1 => Deed::Double,
        2 => Deed::Take,
        3 => Deed::Throw { dice: vec![6, 6] },
        4 => Deed::TakeBack,
        5 => Deed::Finish,
        _ => Deed::Play {
            steps: vec![step; rng.random_range(0..20)],
        },
    };
    let at = view.version.wrapping_add(rng.random_range(0..3)).wrapping_sub(1);
    match rng.random_range(0..4) {
        0 => Ask::Nonce {
            roll: rng.random_range(0..50),
            nonce: "zz".to_owned(),
        },
        _ => Ask::Act {
            at,
            side: Some(side),
            deed,
        },
    }
}
