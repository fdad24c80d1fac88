//! The school: rounds of labelling and fitting, until a schedule is through.
//!
//! A round plays with the averaged nets, labels what it meets, and fits the nets to a buffer of recent labels. Every
//! piece of a round has its own seed, so that a run repeats exactly on any number of threads.

use crate::backward::Workspace;
use crate::float_net::{Adam, Family, FloatNet, MOST_SIBLINGS, Sample, entropy};
use crate::games::{Labels, Look, exact_labels, lambda_labels};
use crate::gathering::gathered;
use crate::openings::Opening;
use arrayvec::ArrayVec;
use pasch_engine::{Evaluator, Kind, Net, NetFault, Nets, OneSided, Probabilities};
use pasch_rules::BoardLaw;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// How labels are made in a stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Outcomes softened by judgements; lambda falls from the first to the second number.
    Lambda(f32, f32),
    /// One ply ahead over all rolls.
    Exact {
        /// How closely.
        look: Look,
        /// How much of later corrections is passed back, at the start and at the end.
        lambda: (f32, f32),
        /// How all games begin, or now so and now so.
        opening: Option<Opening>,
    },
}

/// A stage's schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// How labels are made.
    pub stage: Stage,
    /// Labels of a round: the nets that play are refreshed after each.
    pub round: usize,
    /// Learning rate at the start and at the end.
    pub rate: (f32, f32),
    /// Rates and lambda reach their end after so many labels in the school's whole life, or with the stage.
    pub schedule: Option<u64>,
    /// How many recent labels are kept, for each net.
    pub buffer: usize,
    /// How often a label is used.
    pub reuse: f32,
    /// Samples a step.
    pub batch: usize,
    /// Memory of the running average.
    pub memory: f32,
    /// How much more the differences within a family count than what its members have in common.
    pub contrast: f32,
}

/// Why training cannot go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainFault {
    /// The weights have left the range the engine can hold.
    #[error("the trained weights do not make a net: {0}")]
    Net(#[from] NetFault),
    /// A checkpoint that does not fit.
    #[error("the checkpoint is damaged or from another version: {0}")]
    Checkpoint(String),
}

/// So many recent families tell which units speak together.
const GATHERED_BY: usize = 4096;

/// A net that learns, with its optimiser and its recent labels.
struct Pupil {
    net: FloatNet,
    adam: Adam,
    buffer: Buffer,
}

/// Recent families, oldest first.
#[derive(Default)]
struct Buffer {
    families: VecDeque<Family>,
    samples: usize,
}

/// All nets that learn together.
pub struct School {
    contact: Pupil,
    race: Pupil,
    prune: Pupil,
    chooser: Option<Pupil>,
    bearoff: Arc<OneSided>,
    seed: u64,
    rounds: u64,
    labels_made: u64,
}

/// What a round showed.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Labels made so far in this stage.
    pub labels: usize,
    /// Root mean square error in equity on fresh contact labels, before learning from them.
    pub contact_error: f64,
    /// The same on contact labels it has learnt from: a gap between the two calls for more labels, none for more steps.
    pub known_error: f64,
    /// The same as the first without what a family has in common: what is left decides between plays.
    pub order_error: f64,
    /// The same as the first for races.
    pub race_error: f64,
    /// The same for the first cut.
    pub prune_error: f64,
    /// What the chooser gets wrong about the differences between plays, if there is one.
    pub choice_error: f64,
    /// Loss beyond the least possible, on the contact labels learnt from.
    pub loss: f64,
    /// The learning rate in force.
    pub rate: f32,
}

impl Pupil {
    fn new(net: FloatNet) -> Pupil {
        let adam = Adam::new(net.params());
        Pupil {
            net,
            adam,
            buffer: Buffer::default(),
        }
    }

    fn averaged(&self) -> Result<Net, NetFault> {
        let mut net = self.net.clone();
        net.params_mut().copy_from_slice(&self.adam.average);
        Net::from_weights(&net.weights())
    }

    /// Fits to random batches from the buffer; gives the mean loss beyond entropy.
    fn fit(&mut self, uses: f32, rate: f32, settings: &Settings, seed: u64) -> f64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut gradient = vec![0.0f32; self.net.params().len()];
        let mut room = Workspace::new(&self.net);
        let (mut loss, mut used) = (0.0, 0);
        while !self.buffer.families.is_empty() && (used as f32) < uses {
            let mut batch: Vec<&[Sample]> = Vec::with_capacity(settings.batch);
            let mut size = 0;
            while size < settings.batch {
                let family = &self.buffer.families[rng.random_range(0..self.buffer.families.len())];
                size += family.len();
                batch.push(family);
            }
            used += size;
            loss += self
                .net
                .backward(batch.iter().copied(), settings.contrast, &mut gradient, &mut room);
            let samples = batch.iter().copied().flatten();
            loss -= samples
                .map(|sample| entropy(&Probabilities::from_array(sample.target)))
                .sum::<f64>();
            // The gradient is a sum over the batch; Adam does not mind the scale.
            self.adam
                .step(self.net.params_mut(), &mut gradient, rate, settings.memory);
        }
        loss / used.max(1) as f64
    }
}

impl Buffer {
    fn remember(&mut self, families: Vec<Family>, capacity: usize) {
        for family in families {
            self.samples += family.len();
            self.families.push_back(family);
        }
        while self.samples > capacity
            && let Some(family) = self.families.pop_front()
        {
            self.samples -= family.len();
        }
    }

    /// Some of the oldest families: they have been learnt from most.
    fn glance(&self) -> Vec<Family> {
        self.families.iter().take(8_000).cloned().collect()
    }
}

impl School {
    /// Untrained nets of these hidden widths (contact, race, prune).
    pub fn new(hidden: [&[usize]; 3], seed: u64, bearoff: Arc<OneSided>) -> School {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut pupil = |kind, hidden| Pupil::new(FloatNet::random(kind, hidden, &mut rng));
        School {
            contact: pupil(Kind::Contact, hidden[0]),
            race: pupil(Kind::Race, hidden[1]),
            prune: pupil(Kind::Prune, hidden[2]),
            chooser: None,
            bearoff,
            seed,
            rounds: 0,
            labels_made: 0,
        }
    }

    /// Goes on from finished nets, with a fresh optimiser.
    pub fn from_nets(nets: &Nets, seed: u64, bearoff: Arc<OneSided>) -> School {
        let pupil = |net: &Net| Pupil::new(FloatNet::from_weights(&net.weights()));
        School {
            contact: pupil(&nets.contact),
            race: pupil(&nets.race),
            prune: pupil(&nets.prune),
            chooser: nets.contact.chooser().map(pupil),
            bearoff,
            seed,
            rounds: 0,
            labels_made: 0,
        }
    }

    /// Takes in an untrained chooser, in the place of the one there is.
    pub fn admit_chooser(&mut self, hidden: &[usize]) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed ^ self.rounds);
        self.chooser = Some(Pupil::new(FloatNet::random(Kind::Chooser, hidden, &mut rng)));
    }

    /// Widens the hidden layers of a net without changing what it says; says no if they would shrink, or if there is no such net.
    pub fn widen(&mut self, kind: Kind, hidden: &[usize]) -> bool {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed ^ self.rounds);
        let pupil = match kind {
            Kind::Contact => &mut self.contact,
            Kind::Race => &mut self.race,
            Kind::Prune => &mut self.prune,
            Kind::Chooser => match &mut self.chooser {
                Some(chooser) => chooser,
                None => return false,
            },
        };
        let mut net = pupil.net.clone();
        net.params_mut().copy_from_slice(&pupil.adam.average);
        let Some(wide) = net.widened(hidden, &mut rng) else {
            return false;
        };
        let buffer = std::mem::take(&mut pupil.buffer);
        *pupil = Pupil {
            buffer,
            ..Pupil::new(wide)
        };
        true
    }

    /// Gives the contact net a head for each way of being entangled, without changing what it says; says no if it has them.
    pub fn part_heads(&mut self) -> bool {
        let Pupil { net, adam, .. } = &mut self.contact;
        let Some(parted) = net.with_heads() else {
            return false;
        };
        for numbers in [&mut adam.momentum, &mut adam.scale, &mut adam.average] {
            *numbers = net.for_heads(numbers);
        }
        *net = parted;
        true
    }

    /// Lays the units of the contact net's first layer so that those that speak together lie together, by the labels that
    /// are kept, without changing what it says; says no if there are none.
    pub fn gather(&mut self) -> bool {
        let Pupil { net, adam, buffer } = &mut self.contact;
        let recent = buffer.families.len().saturating_sub(GATHERED_BY);
        if buffer.families.is_empty() {
            return false;
        }
        let order = gathered(&net.voices(buffer.families.range(recent..)));
        for numbers in [&mut adam.momentum, &mut adam.scale, &mut adam.average] {
            *numbers = net.in_order(numbers, &order);
        }
        let params = net.in_order(net.params(), &order);
        net.params_mut().copy_from_slice(&params);
        true
    }

    /// Lets inputs that no label has ever spoken of say nothing: what they were born with is chance, and chance cannot be
    /// packed. For nets that were made from nothing and go on from their own checkpoint; others would forget what they knew.
    pub fn forget_unseen(&mut self) {
        let pupils = [&mut self.contact, &mut self.race, &mut self.prune];
        for Pupil { net, adam, .. } in pupils.into_iter().chain(&mut self.chooser) {
            let inputs = net.inputs_end();
            let unseen = adam.scale[..inputs].iter().map(|&scale| scale == 0.0);
            for (place, _) in unseen.enumerate().filter(|(_, unseen)| *unseen) {
                net.params_mut()[place] = 0.0;
                adam.average[place] = 0.0;
            }
        }
    }

    /// The averaged nets, ready to play.
    pub fn evaluator(&self) -> Result<Evaluator, TrainFault> {
        let mut contact = self.contact.averaged()?;
        if let Some(chooser) = &self.chooser {
            contact = contact.with_chooser(&chooser.averaged()?)?;
        }
        Ok(Evaluator {
            contact: Arc::new(contact),
            race: Arc::new(self.race.averaged()?),
            prune: Arc::new(self.prune.averaged()?),
            few: None,
            bearoff: Some(self.bearoff.clone()),
            two_sided: None,
            hypergammon: None,
            law: BoardLaw::TOURNAMENT,
        })
    }

    /// Runs a stage until `pace`, asked with the labels made so far, says 1 (it gives the part that is done, by labels
    /// or by the clock). After every round `on_round` hears how it went and may stop the stage.
    pub fn run(
        &mut self,
        settings: &Settings,
        mut pace: impl FnMut(usize) -> f32,
        mut on_round: impl FnMut(&School, &Report) -> bool,
    ) -> Result<(), TrainFault> {
        let mut done = 0;
        let mut evaluator = self.evaluator()?;
        let lived = |labels: u64, stage: f32| match settings.schedule {
            Some(whole) => (labels as f32 / whole as f32).min(1.0),
            None => stage,
        };
        let progress = lived(self.labels_made, pace(0));
        let mut labels = label(settings, &evaluator, progress, self.seed, self.rounds);
        loop {
            let stage = pace(done);
            if stage >= 1.0 {
                return Ok(());
            }
            let progress = lived(self.labels_made, stage);
            done += labels.len();
            self.labels_made += labels.len() as u64;
            let (contact_error, order_error) = errors(&labels.contact, |s| evaluator.contact.evaluate(&s.rows));
            let mut report = Report {
                labels: done,
                contact_error,
                order_error,
                known_error: error(&self.contact.buffer.glance(), |s| evaluator.contact.evaluate(&s.rows)),
                race_error: error(&labels.race, |s| evaluator.race.evaluate(&s.rows)),
                prune_error: error(&labels.contact, |s| evaluator.prune.evaluate(&checkers_only(s).rows)),
                choice_error: evaluator
                    .contact
                    .chooser()
                    .map_or(0.0, |chooser| errors(&labels.choices, |s| chooser.evaluate(&s.rows)).1),
                loss: 0.0,
                rate: settings.rate.0 * (settings.rate.1 / settings.rate.0).powf(progress),
            };
            // One thread fits while the others make the next labels, with the nets as they were before the fit.
            let (seed, rounds) = (self.seed, self.rounds + 1);
            let ((), next) = rayon::join(
                || self.learn(settings, labels, &mut report),
                || label(settings, &evaluator, progress, seed, rounds),
            );
            labels = next;
            self.rounds = rounds;
            evaluator = self.evaluator()?;
            if !on_round(self, &report) {
                return Ok(());
            }
        }
    }

    fn learn(&mut self, settings: &Settings, labels: Labels, report: &mut Report) {
        let seed = self.seed ^ (self.rounds << 8);
        let count = |families: &[Family]| families.iter().map(|family| family.len()).sum::<usize>() as f32;
        let (contact, race) = (count(&labels.contact), count(&labels.race));
        let choices = count(&labels.choices);
        let cheap = labels.choices.iter().chain(&labels.race);
        let cheap = cheap.map(|family| family.iter().map(checkers_only).collect());
        self.prune.buffer.remember(cheap.collect(), settings.buffer / 2);
        if let Some(chooser) = &mut self.chooser {
            chooser.buffer.remember(labels.choices, settings.buffer / 2);
        }
        self.contact.buffer.remember(labels.contact, settings.buffer);
        self.race.buffer.remember(labels.race, settings.buffer);
        // Few labels used often would be learnt by heart: a buffer that is still filling is used less.
        let reuse = |buffer: &Buffer| settings.reuse * (4.0 * buffer.samples as f32 / settings.buffer as f32).min(1.0);
        let uses = contact * reuse(&self.contact.buffer);
        // Races are few and their net is small: it can afford to look at them more often.
        let race_uses = 4.0 * race * reuse(&self.race.buffer);
        // Small nets bear larger steps.
        let (rate, large) = (report.rate, (4.0 * report.rate).min(1e-3));
        let Self {
            contact,
            race: race_pupil,
            prune,
            chooser,
            ..
        } = self;
        let (loss, ()) = rayon::join(
            || contact.fit(uses, rate, settings, seed + 1),
            || {
                race_pupil.fit(race_uses, rate, settings, seed + 2);
                // Races alone would make the first cut forget the rest.
                if choices > 0.0 {
                    prune.fit(1.5 * (choices + race), large, settings, seed + 3);
                }
                if let Some(chooser) = chooser {
                    chooser.fit(2.5 * choices, large, settings, seed + 4);
                }
            },
        );
        report.loss = loss;
    }

    /// Everything needed to go on later, but for the buffers, which fill again.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = b"PASCHSCHOOL4".to_vec();
        for number in [self.seed, self.rounds, self.labels_made] {
            bytes.extend(number.to_le_bytes());
        }
        let pupils = [&self.contact, &self.race, &self.prune];
        bytes.push(pupils.len() as u8 + u8::from(self.chooser.is_some()));
        for pupil in pupils.into_iter().chain(&self.chooser) {
            bytes.push(pupil.net.heads() as u8);
            bytes.push(pupil.net.hidden().len() as u8);
            pupil
                .net
                .hidden()
                .iter()
                .for_each(|&width| bytes.extend((width as u32).to_le_bytes()));
            bytes.extend(pupil.adam.steps.to_le_bytes());
            bytes.extend((pupil.net.params().len() as u64).to_le_bytes());
            for list in [
                pupil.net.params(),
                &pupil.adam.momentum,
                &pupil.adam.scale,
                &pupil.adam.average,
            ] {
                list.iter().for_each(|x| bytes.extend(x.to_le_bytes()));
            }
        }
        bytes
    }

    /// Goes on from a checkpoint.
    pub fn resume(bytes: &[u8], bearoff: Arc<OneSided>) -> Result<School, TrainFault> {
        let mut left = bytes;
        let fault = |what: &str| TrainFault::Checkpoint(what.to_owned());
        let mut take = |count: usize| -> Result<&[u8], TrainFault> {
            let (taken, rest) = left.split_at_checked(count).ok_or_else(|| fault("it ends early"))?;
            left = rest;
            Ok(taken)
        };
        let with_heads = match take(12)? {
            b"PASCHSCHOOL3" => false,
            b"PASCHSCHOOL4" => true,
            _ => return Err(fault("it does not begin with PASCHSCHOOL4")),
        };
        let word = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).unwrap_or_default();
        let (seed, rounds, labels_made) = (word(take(8)?), word(take(8)?), word(take(8)?));
        let mut pupils = Vec::new();
        let kinds = [Kind::Contact, Kind::Race, Kind::Prune, Kind::Chooser];
        let count = usize::from(take(1)?[0]);
        if count > kinds.len() {
            return Err(fault("too many nets"));
        }
        for kind in kinds.into_iter().take(count) {
            let heads = if with_heads { usize::from(take(1)?[0]) } else { 1 };
            let layers = usize::from(take(1)?[0]);
            let mut hidden = Vec::new();
            for _ in 0..layers {
                hidden.push(take(4)?.try_into().map(u32::from_le_bytes).unwrap_or_default() as usize);
            }
            let steps = word(take(8)?);
            let count = word(take(8)?) as usize;
            let mut lists = Vec::new();
            for _ in 0..4 {
                let raw = take(count.checked_mul(4).ok_or_else(|| fault("impossible size"))?)?;
                let list: Vec<f32> = raw
                    .chunks_exact(4)
                    .map(|x| x.try_into().map(f32::from_le_bytes).unwrap_or_default())
                    .collect();
                lists.push(list);
            }
            let [params, momentum, scale, average]: [Vec<f32>; 4] =
                lists.try_into().map_err(|_| fault("lists are missing"))?;
            let net = FloatNet::from_params(kind, &hidden, heads, params);
            let net = net.ok_or_else(|| fault("layer sizes do not fit"))?;
            let adam = Adam {
                momentum,
                scale,
                average,
                steps,
            };
            pupils.push(Pupil {
                net,
                adam,
                buffer: Buffer::default(),
            });
        }
        let chooser = pupils.drain(3.min(pupils.len())..).next();
        let [contact, race, prune]: [Pupil; 3] = pupils.try_into().map_err(|_| fault("nets are missing"))?;
        Ok(School {
            contact,
            race,
            prune,
            chooser,
            bearoff,
            seed,
            rounds,
            labels_made,
        })
    }
}

/// The labels of one round, made in pieces with seeds of their own.
fn label(settings: &Settings, evaluator: &Evaluator, progress: f32, seed: u64, round: u64) -> Labels {
    const PIECES: usize = 32;
    let pieces: Vec<Labels> = (0..PIECES)
        .into_par_iter()
        .map(|piece| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(round * PIECES as u64 + piece as u64 + 1);
            match settings.stage {
                Stage::Exact {
                    look,
                    lambda: (from, to),
                    opening,
                } => {
                    let lambda = from + (to - from) * progress;
                    exact_labels(evaluator, settings.round / PIECES, look, lambda, opening, &mut rng)
                }
                Stage::Lambda(from, to) => {
                    // A game has some 55 positions.
                    let games = settings.round / PIECES / 55 + 1;
                    lambda_labels(evaluator, games, from + (to - from) * progress, &mut rng)
                }
            }
        })
        .collect();
    let mut labels = Labels::default();
    pieces.into_iter().for_each(|piece| labels.append(piece));
    labels
}

/// The sample as the first cut sees it: the rows of checkers come first in every feature set.
fn checkers_only(sample: &Sample) -> Sample {
    let limit = pasch_engine::FeatureSet::of(Kind::Prune).row_count();
    Sample {
        rows: sample
            .rows
            .iter()
            .copied()
            .filter(|&row| usize::from(row) < limit)
            .collect(),
        ..*sample
    }
}

fn error(families: &[Family], judge: impl Fn(&Sample) -> Probabilities + Sync) -> f64 {
    errors(families, judge).0
}

/// The root mean square error in equity, whole and without what families have in common.
fn errors(families: &[Family], judge: impl Fn(&Sample) -> Probabilities + Sync) -> (f64, f64) {
    // A part tells as much as the whole.
    let part: Vec<&Family> = families.iter().step_by(4).collect();
    let sums: Vec<(f64, f64)> = part
        .par_iter()
        .map(|family| {
            let error = |sample: &Sample| {
                let wanted = Probabilities::from_array(sample.target).equity();
                f64::from(judge(sample).equity() - wanted)
            };
            let errors: ArrayVec<f64, MOST_SIBLINGS> = family.iter().map(error).collect();
            let shared = errors.iter().sum::<f64>() / errors.len() as f64;
            let sum = |shared: f64| errors.iter().map(|error| (error - shared).powi(2)).sum();
            (sum(0.0), sum(shared))
        })
        .collect();
    let samples: usize = part.iter().map(|family| family.len()).sum();
    // A family's own mean takes one degree of freedom.
    let spare = samples - part.len();
    let mean = |sum: f64, count: usize| (sum / count.max(1) as f64).sqrt();
    (
        mean(sums.iter().map(|sum| sum.0).sum(), samples),
        mean(sums.iter().map(|sum| sum.1).sum(), spare),
    )
}
