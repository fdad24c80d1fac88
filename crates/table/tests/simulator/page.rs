//! A page without a person: it shows what it is told, plays anything that it may, and sometimes things it may not.

use pasch_dice::{Why, Witness, WitnessFault, unhex};
use pasch_protocol::{Answer, Deed, FaultKey, Message, Table as View};
use pasch_rules::{Side, Step, StepTree};
use pasch_table::{Ask, GuestId};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;

/// What a page waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To come in.
    Join,
    /// A deed that the table may do.
    Deed,
    /// To roll.
    Roll,
    /// The lines of the log from a number on.
    Lines { from: u32 },
    /// That its part in the dice counts.
    Part,
    /// What the engine would do, or to switch the tutor.
    Tutor,
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
    /// What its browser keeps of the dice, once it holds a seat.
    pub witness: Option<Witness>,
    /// Has it lost once what it kept? Then its player has to say what he did.
    pub forgetful: bool,
    /// Why it no longer believes the table.
    pub fault: Option<WitnessFault>,
    /// Deeds that the table has acknowledged.
    pub done: u64,
    /// How often it was told that the table has moved on.
    pub behind: u32,
    /// For how many turns it has heard nothing.
    pub waited: u32,
    requests: u32,
    /// Does it lack lines of the log?
    lacks: bool,
    /// The epoch for which it has sent an anchor or a renewal, and the roll for which it has sent a consent or a link.
    anchored: u32,
    renewed: u32,
    granted: u32,
    linked: u32,
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
            witness: None,
            forgetful: false,
            fault: None,
            done: 0,
            behind: 0,
            waited: 0,
            requests: 0,
            lacks: false,
            anchored: 0,
            renewed: 0,
            granted: 0,
            linked: 0,
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
        (self.anchored, self.renewed, self.granted, self.linked) = (0, 0, 0, 0);
        self.waited = 0;
        self.behind = 0;
    }

    /// The browser loses what it kept.
    pub fn forget(&mut self) {
        self.witness = None;
        self.forgetful = true;
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
                self.lacks = true;
            }
            // Out of order, an older view comes after a newer one.
            (Message::Table(view), _) if self.view.as_ref().is_none_or(|known| known.version <= view.version) => {
                self.view = Some(view.clone());
            }
            (Message::DiceLog { first, lines, head, .. }, asked) => self.follow(*first, lines, head, asked),
            (Message::Done { .. }, Some(Asked::Roll)) => self.done += 1,
            (Message::Done { .. }, Some(Asked::Deed)) => self.done += 1,
            // It has missed something: it connects anew, and is shown the table.
            (Message::Fault(fault), Some(Asked::Deed | Asked::Roll)) if fault.key == FaultKey::Stale => {
                self.behind += 1
            }
            _ => {}
        }
        self.sit_down();
    }

    /// The browser begins to keep what it sees of the dice when it holds a seat.
    fn sit_down(&mut self) {
        let side = self
            .view
            .as_ref()
            .and_then(|view| Side::BOTH.into_iter().find(|&side| view.seats[side].mine));
        if let (None, Some(side)) = (&self.witness, side) {
            self.witness = Some(Witness::new(side, false));
            self.lacks = true;
        }
    }

    fn follow(&mut self, first: u32, lines: &[String], head: &str, asked: Option<Asked>) {
        let (Some(witness), Some(head)) = (&mut self.witness, unhex(head)) else {
            return;
        };
        let head = pasch_dice::Bytes(head);
        let heard = match asked {
            Some(Asked::Lines { from }) => witness.answered(from, first, lines, &head),
            _ => witness.hear(first, lines, &head),
        };
        if self.forgetful {
            witness.confirm();
        }
        match heard {
            Ok(whole) => self.lacks = !whole,
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// What the dice need of this page.
    fn part(&mut self, rng: &mut ChaCha8Rng) -> Option<Ask> {
        let witness = self.witness.as_mut()?;
        if let Some(epoch) = witness.estranged().filter(|epoch| self.renewed != *epoch) {
            witness.renew();
            self.renewed = epoch;
            let why = Why::Lost;
            return Some(Ask::Renew { epoch, why });
        }
        let epoch = witness.log().epoch()?.number;
        let open = witness.log().open().map_or(0, |open| open.roll);
        if self.granted != open
            && let Some(epoch) = witness.grant()
        {
            self.granted = open;
            return Some(Ask::Grant { epoch });
        }
        if self.anchored != epoch
            && let Some((epoch, anchor)) = witness.anchor(rng.random())
        {
            // The open roll is made with new links.
            (self.anchored, self.linked) = (epoch, 0);
            let anchor = anchor.to_string();
            return Some(Ask::Anchor { epoch, anchor });
        }
        let (roll, link) = witness.link().filter(|(roll, _)| self.linked != *roll)?;
        self.linked = roll;
        let link = link.to_string();
        Some(Ask::Link { roll, link })
    }

    /// What the page asks for next, if anything.
    pub fn ask(&mut self, rng: &mut ChaCha8Rng, honest: bool) -> Option<(u32, Ask)> {
        if self.lacks && !self.open.values().any(|asked| matches!(asked, Asked::Lines { .. })) {
            let from = self.witness.as_ref().map_or(0, |witness| witness.log().count());
            return Some((self.request(Asked::Lines { from }), Ask::DiceLog { from }));
        }
        if let Some(ask) = self.part(rng) {
            return Some((self.request(Asked::Part), ask));
        }
        let view = self.view.clone()?;
        if !honest && rng.random_bool(0.1) {
            let ask = nonsense(&view, rng);
            // Even so a page decides only on what it has followed.
            let followed = self.witness.as_ref().map(|witness| witness.log().count());
            let lines = view.proof.as_ref().map(|proof| proof.lines);
            if followed.is_some() && lines != followed {
                return None;
            }
            match (&ask, &mut self.witness) {
                (Ask::Act { deed: Deed::Roll, .. }, Some(witness)) => witness.decide(true),
                (
                    Ask::Act {
                        deed: Deed::TakeBack, ..
                    },
                    Some(witness),
                ) => witness.take_back(),
                _ => {}
            }
            return Some((self.request(Asked::Deed), ask));
        }
        if rng.random_bool(0.05) {
            let ask = match rng.random_bool(0.8) {
                true => Ask::Hint,
                false => Ask::Tutor(!view.tutor),
            };
            return Some((self.request(Asked::Tutor), ask));
        }
        let sides = Side::BOTH.into_iter().filter(|&side| view.allowed[side].is_some());
        let deeds: Vec<(Side, Deed)> = sides
            .flat_map(|side| deeds(&view, side, rng).into_iter().map(move |deed| (side, deed)))
            .collect();
        let (side, deed) = deeds.choose(rng)?.clone();
        let rolls = deed == Deed::Roll;
        if let Some(witness) = &mut self.witness {
            // What it decides on is what it has followed, and not what comes later.
            if view
                .proof
                .as_ref()
                .is_some_and(|proof| proof.lines != witness.log().count())
            {
                return None;
            }
            if rolls {
                witness.decide(true);
            }
            if deed == Deed::TakeBack {
                witness.take_back();
            }
        }
        let ask = Ask::Act {
            at: view.version,
            side: Some(side),
            deed,
        };
        Some((self.request(if rolls { Asked::Roll } else { Asked::Deed }), ask))
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
    add(may.session.dice > 0, Deed::Roll);
    add(may.session.dice > 0, Deed::Roll);
    add(may.session.double, Deed::Double);
    add(may.session.take, Deed::Take);
    add(may.session.drop, Deed::Drop);
    add(may.session.accept, Deed::Accept);
    add(may.session.decline, Deed::Decline);
    add(may.session.next_game, Deed::NextGame);
    add(may.take_back && rng.random_bool(0.1), Deed::TakeBack);
    if let Some(&stake) = may.session.resign.choose(rng) {
        add(rng.random_bool(0.03), Deed::Resign { stake });
    }
    if let (true, Some(tree)) = (may.session.play, &view.tree) {
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
    let hex = |rng: &mut ChaCha8Rng| match rng.random_bool(0.5) {
        true => "zz".to_owned(),
        false => pasch_dice::hex(&rng.random::<[u8; 32]>()),
    };
    match rng.random_range(0..8) {
        0 => Ask::Link {
            roll: rng.random_range(0..50),
            link: hex(rng),
        },
        1 => Ask::Anchor {
            epoch: rng.random_range(100..103),
            anchor: hex(rng),
        },
        2 => Ask::Grant {
            epoch: rng.random_range(100..103),
        },
        _ => Ask::Act {
            at,
            side: Some(side),
            deed,
        },
    }
}
