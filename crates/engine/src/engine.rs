//! The engine as others use it: nets and tables once, searchers for every thread and rulebook.

use crate::bearoff::OneSided;
use crate::evaluator::Evaluator;
use crate::features::Kind;
use crate::hypergammon::Hypergammon;
use crate::kernel::Path;
use crate::match_equity::MatchEquity;
use crate::net::{Net, NetFault};
use crate::search::{Filter, Interrupt, Interrupted, Searcher};
use crate::stakes::Stakes;
use crate::two_sided::TwoSided;
use pasch_rules::{BoardLaw, Overshoot, Situation};
use std::sync::{Arc, OnceLock};

/// Positions a searcher remembers unless told otherwise: five megabytes.
pub const REMEMBERED: usize = 1 << 17;

/// The three nets that play together.
#[derive(Clone, Debug)]
pub struct Nets {
    /// Both sides can still meet.
    pub contact: Arc<Net>,
    /// They have passed each other.
    pub race: Arc<Net>,
    /// A cheap judge for the first cut.
    pub prune: Arc<Net>,
    /// For hypergammon; without them the others do what they can.
    pub few: Option<FewCheckers>,
}

/// Nets that have seen nothing but three checkers a side.
#[derive(Clone, Debug)]
pub struct FewCheckers {
    /// Both sides can still meet.
    pub contact: Arc<Net>,
    /// They have passed each other.
    pub race: Arc<Net>,
}

/// Why three files do not make an engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetsFault {
    /// One of them cannot be read.
    #[error("{name} net: {fault}")]
    Unreadable {
        /// Which one.
        name: &'static str,
        /// Why.
        fault: NetFault,
    },
    /// One of them is of another kind.
    #[error("{name} net: the file holds a net of another kind ({found:?})")]
    WrongKind {
        /// Which one.
        name: &'static str,
        /// What it is.
        found: Kind,
    },
}

impl Nets {
    /// From the bytes of three net files.
    pub fn from_bytes(contact: &[u8], race: &[u8], prune: &[u8]) -> Result<Nets, NetsFault> {
        Ok(Nets {
            contact: read("contact", Kind::Contact, contact)?,
            race: read("race", Kind::Race, race)?,
            prune: read("prune", Kind::Prune, prune)?,
            few: None,
        })
    }

    /// The same with nets for hypergammon, from the bytes of two files.
    pub fn with_few(self, contact: &[u8], race: &[u8]) -> Result<Nets, NetsFault> {
        let few = FewCheckers {
            contact: read("hypergammon contact", Kind::Contact, contact)?,
            race: read("hypergammon race", Kind::Race, race)?,
        };
        Ok(Nets { few: Some(few), ..self })
    }

    /// The same nets on another kernel path.
    #[must_use]
    pub fn on_path(&self, path: Path) -> Nets {
        let turned = |net: &Net| Arc::new(net.clone().on_path(path));
        Nets {
            contact: turned(&self.contact),
            race: turned(&self.race),
            prune: turned(&self.prune),
            few: self.few.as_ref().map(|few| FewCheckers {
                contact: turned(&few.contact),
                race: turned(&few.race),
            }),
        }
    }

    /// The nets that come with the program.
    pub fn built_in() -> Nets {
        static NETS: OnceLock<Nets> = OnceLock::new();
        NETS.get_or_init(|| {
            let nets = Nets::from_bytes(
                include_bytes!("../nets/contact.net"),
                include_bytes!("../nets/race.net"),
                include_bytes!("../nets/prune.net"),
            );
            let few: [&[u8]; 2] = [
                include_bytes!("../nets/hypergammon-contact.net"),
                include_bytes!("../nets/hypergammon-race.net"),
            ];
            let nets = nets.and_then(|nets| nets.with_few(few[0], few[1]));
            // They are part of the program, and a test reads them.
            nets.unwrap_or_else(|fault| unreachable!("the built-in nets: {fault}"))
        })
        .clone()
    }
}

fn read(name: &'static str, kind: Kind, bytes: &[u8]) -> Result<Arc<Net>, NetsFault> {
    let net = Net::from_bytes(bytes).map_err(|fault| NetsFault::Unreadable { name, fault })?;
    match net.kind() == kind {
        true => Ok(Arc::new(net)),
        false => Err(NetsFault::WrongKind {
            name,
            found: net.kind(),
        }),
    }
}

/// The tables for one overshoot rule, made when first needed.
#[derive(Clone, Debug, Default)]
struct Tables {
    one_sided: OnceLock<Arc<OneSided>>,
    two_sided: OnceLock<Arc<TwoSided>>,
}

/// Everything that is made once and shared by all threads.
#[derive(Debug)]
pub struct Engine {
    nets: Nets,
    tables: [Tables; 3],
    hypergammon: OnceLock<Arc<Hypergammon>>,
    /// Are tables made when they are needed, or only used where they are at hand?
    makes: bool,
    match_equity: Arc<MatchEquity>,
}

impl Engine {
    /// An engine with these nets. Tables are made when a rulebook first asks for them.
    pub fn new(nets: Nets) -> Engine {
        Engine {
            nets,
            tables: Default::default(),
            hypergammon: OnceLock::new(),
            makes: true,
            match_equity: Arc::new(MatchEquity::kazaross_xg2()),
        }
    }

    /// An engine that makes no tables by itself and judges by its nets where none has been adopted: for those who cannot
    /// wait for them.
    pub fn without_tables(nets: Nets) -> Engine {
        Engine {
            makes: false,
            ..Engine::new(nets)
        }
    }

    /// This engine as it is now, for those who cannot wait any more: what has not been made yet is not made.
    #[must_use]
    pub fn as_it_is(&self) -> Engine {
        Engine {
            nets: self.nets.clone(),
            tables: self.tables.clone(),
            hypergammon: self.hypergammon.clone(),
            makes: false,
            match_equity: Arc::clone(&self.match_equity),
        }
    }

    /// Makes the tables that a rulebook with this overshoot rule asks for, if they are not there, unless somebody says
    /// stop. Nobody waits for anybody else here: whoever makes the same table second throws it away.
    pub fn prepare(&self, overshoot: Overshoot, interrupt: &dyn Interrupt) -> Result<(), Interrupted> {
        let tables = self.tables(overshoot);
        if self.makes && tables.one_sided.get().is_none() {
            self.adopt(Some(OneSided::generate_until(overshoot, interrupt)?), None);
        }
        if self.makes && tables.two_sided.get().is_none() {
            self.adopt(None, Some(TwoSided::generate_until(overshoot, interrupt)?));
        }
        Ok(())
    }

    /// Tables from elsewhere, say a file: they need not be made then.
    pub fn adopt(&self, one_sided: Option<OneSided>, two_sided: Option<TwoSided>) {
        if let Some(table) = one_sided {
            let _ = self.tables(table.overshoot()).one_sided.set(Arc::new(table));
        }
        if let Some(table) = two_sided {
            let _ = self.tables(table.overshoot()).two_sided.set(Arc::new(table));
        }
    }

    /// Does it have the table of hypergammon? Then it plays that otherwise than one that has not.
    pub fn has_hypergammon(&self) -> bool {
        self.hypergammon.get().is_some()
    }

    /// The table of hypergammon, which is never made by the way. One that is not settled yet is of no use.
    pub fn adopt_hypergammon(&self, table: Hypergammon) {
        if table.is_settled() {
            let _ = self.hypergammon.set(Arc::new(table));
        }
    }

    /// The one-sided table for an overshoot rule.
    pub fn one_sided(&self, overshoot: Overshoot) -> Arc<OneSided> {
        let kept = &self.tables(overshoot).one_sided;
        // Made beforehand: nobody who only adopts a table is kept waiting.
        let table = kept
            .get()
            .cloned()
            .unwrap_or_else(|| Arc::new(OneSided::generate(overshoot)));
        kept.get_or_init(|| table).clone()
    }

    /// The two-sided table for an overshoot rule.
    pub fn two_sided(&self, overshoot: Overshoot) -> Arc<TwoSided> {
        let kept = &self.tables(overshoot).two_sided;
        let table = kept
            .get()
            .cloned()
            .unwrap_or_else(|| Arc::new(TwoSided::generate(overshoot)));
        kept.get_or_init(|| table).clone()
    }

    fn tables(&self, overshoot: Overshoot) -> &Tables {
        &self.tables[match overshoot {
            Overshoot::Farthest => 0,
            Overshoot::AnyBelow => 1,
            Overshoot::AnyCarried => 2,
        }]
    }

    /// The match equity table.
    pub fn match_equity(&self) -> &MatchEquity {
        &self.match_equity
    }

    /// The judge for a rulebook.
    pub fn evaluator(&self, law: BoardLaw) -> Evaluator {
        Evaluator {
            contact: self.nets.contact.clone(),
            race: self.nets.race.clone(),
            prune: self.nets.prune.clone(),
            few: self.nets.few.clone(),
            bearoff: match self.makes {
                true => Some(self.one_sided(law.plays.overshoot)),
                false => self.tables(law.plays.overshoot).one_sided.get().cloned(),
            },
            two_sided: match self.makes {
                true => Some(self.two_sided(law.plays.overshoot)),
                false => self.tables(law.plays.overshoot).two_sided.get().cloned(),
            },
            hypergammon: self.hypergammon.get().cloned(),
            law,
        }
    }

    /// What is at stake in a situation.
    pub fn stakes(&self, situation: &Situation) -> Stakes {
        Stakes::of(situation, &self.match_equity)
    }

    /// A search for one thread.
    pub fn searcher(&self, law: BoardLaw) -> Searcher {
        Searcher::new(self.evaluator(law), Filter::default(), REMEMBERED)
    }
}
