//! A net while it learns: 32-bit floats, Adam.
//!
//! All parameters lie in one vector, so that the optimiser, the running average and the checkpoints need not know
//! about layers. Every layer's weights lie input by input, because few inputs are not zero: the first layer reads some
//! fifty rows, and four of five units behind it are silent.

use crate::arithmetic::{self, Path, Step};
use crate::gathering::Voice;
use pasch_engine::{FeatureSet, HEADS, Kind, Layer, NetWeights, Probabilities, Rows, head_of};
use rand::{Rng, RngExt};

/// How much each output counts in the loss.
pub(crate) const OUTPUT_WEIGHTS: [f32; 5] = [2.0, 1.0, 1.0, 1.0, 1.0];

/// A position as a net sees it, and what it should say about it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The rows the position selects.
    pub rows: Rows,
    /// The chances to learn.
    pub target: [f32; 5],
}

/// The results of one throw's best plays: what tells them apart is what decides the choice between them.
pub type Family = Box<[Sample]>;

/// The largest family.
pub const MOST_SIBLINGS: usize = 4;

/// A net of floats.
#[derive(Clone, Debug)]
pub struct FloatNet {
    kind: Kind,
    /// Widths: first layer, hidden layers, five outputs.
    pub(crate) sizes: Vec<usize>,
    /// How often there are layers behind the first.
    heads: usize,
    /// The first layer, then head by head what stands behind it.
    pub(crate) params: Vec<f32>,
}

impl FloatNet {
    /// A net with random weights. `hidden` are the widths of the hidden layers.
    pub fn random(kind: Kind, hidden: &[usize], rng: &mut impl Rng) -> FloatNet {
        let sizes: Vec<usize> = hidden.iter().copied().chain([5]).collect();
        let mut net = FloatNet {
            kind,
            params: Vec::new(),
            sizes,
            heads: 1,
        };
        let mut push = |count: usize, deviation: f32| {
            // A sum of uniform numbers is normal enough.
            let normal = |rng: &mut dyn FnMut() -> f32| (0..12).map(|_| rng()).sum::<f32>() - 6.0;
            for _ in 0..count {
                let value = normal(&mut || rng.random::<f32>()) * deviation;
                net.params.push(value);
            }
        };
        let inputs = FeatureSet::of(kind).inputs();
        let active = match kind {
            Kind::Contact | Kind::Chooser => 40.0,
            Kind::Race | Kind::Prune => 20.0,
        };
        push(inputs * net.sizes[0], (2.0f32 / active).sqrt());
        push(net.sizes[0], 0.0);
        for pair in net.sizes.windows(2) {
            push(
                pair[0] * pair[1],
                (if pair[1] == 5 { 0.1 } else { 2.0 } / pair[0] as f32).sqrt(),
            );
            push(pair[1], 0.0);
        }
        // Gammons are rarer than wins, backgammons rarer still.
        let bias = net.params.len() - 5;
        net.params[bias..].copy_from_slice(&[0.0, -1.1, -4.0, -1.1, -4.0]);
        net
    }

    /// A net with these parameters, if their number fits.
    pub fn from_params(kind: Kind, hidden: &[usize], heads: usize, params: Vec<f32>) -> Option<FloatNet> {
        let net = FloatNet {
            kind,
            sizes: hidden.iter().copied().chain([5]).collect(),
            heads,
            params,
        };
        let possible = heads == 1 || (kind == Kind::Contact && heads == HEADS);
        (possible && net.end() == net.params.len()).then_some(net)
    }

    /// A net that goes on from the engine's weights.
    pub fn from_weights(weights: &NetWeights) -> FloatNet {
        let hidden = weights.heads[0].iter().map(|layer| layer.bias.len());
        let sizes = [weights.width].into_iter().chain(hidden).collect();
        let mut params = weights.inputs.clone();
        params.extend(&weights.bias);
        for layer in weights.heads.iter().flatten() {
            params.extend(transposed(&layer.weights, layer.bias.len()));
            params.extend(&layer.bias);
        }
        FloatNet {
            kind: weights.kind,
            sizes,
            heads: weights.heads.len(),
            params,
        }
    }

    /// The same function with a head for each way of being entangled, all alike as yet. None if there are several heads
    /// already, or the net is none that can have them.
    pub fn with_heads(&self) -> Option<FloatNet> {
        if self.kind != Kind::Contact || self.heads > 1 {
            return None;
        }
        Some(FloatNet {
            heads: HEADS,
            params: self.for_heads(&self.params),
            ..self.clone()
        })
    }

    /// Numbers that belong to the parameters of one head, repeated for all heads.
    pub(crate) fn for_heads(&self, numbers: &[f32]) -> Vec<f32> {
        let (first, head) = numbers.split_at(self.first_end());
        [first, &head.repeat(HEADS)].concat()
    }

    /// The head that judges a sample.
    #[inline]
    pub(crate) fn head(&self, sample: &Sample) -> usize {
        if self.heads == 1 { 0 } else { head_of(&sample.rows) }
    }

    /// What the net reads.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Widths of the hidden layers.
    pub fn hidden(&self) -> &[usize] {
        &self.sizes[..self.sizes.len() - 1]
    }

    /// All parameters.
    pub fn params(&self) -> &[f32] {
        &self.params
    }

    /// All parameters, to be changed.
    pub fn params_mut(&mut self) -> &mut [f32] {
        &mut self.params
    }

    /// How many heads there are.
    pub fn heads(&self) -> usize {
        self.heads
    }

    /// For every head and layer where its weights and its biases begin. The first layer is the same for all heads.
    pub(crate) fn layout(&self) -> Vec<Vec<(usize, usize)>> {
        let inputs = FeatureSet::of(self.kind).inputs();
        let mut at = self.first_end();
        (0..self.heads)
            .map(|_| {
                let mut places = vec![(0, inputs * self.sizes[0])];
                for pair in self.sizes.windows(2) {
                    places.push((at, at + pair[0] * pair[1]));
                    at += (pair[0] + 1) * pair[1];
                }
                places
            })
            .collect()
    }

    /// Where the weights of the inputs end.
    pub(crate) fn inputs_end(&self) -> usize {
        FeatureSet::of(self.kind).inputs() * self.sizes[0]
    }

    /// Where the first layer ends.
    fn first_end(&self) -> usize {
        (FeatureSet::of(self.kind).inputs() + 1) * self.sizes[0]
    }

    /// Where everything ends.
    fn end(&self) -> usize {
        let head: usize = self.sizes.windows(2).map(|pair| (pair[0] + 1) * pair[1]).sum();
        self.first_end() + self.heads * head
    }

    /// The weights for the engine.
    pub fn weights(&self) -> NetWeights {
        let places = self.layout();
        let width = self.sizes[0];
        let (_, bias) = places[0][0];
        let head = |places: &Vec<(usize, usize)>| {
            let layers = places[1..].iter().zip(self.sizes.windows(2));
            let layers = layers.map(|(&(weights, bias), sizes)| Layer {
                weights: transposed(&self.params[weights..bias], sizes[0]),
                bias: self.params[bias..][..sizes[1]].to_vec(),
            });
            layers.collect()
        };
        NetWeights {
            kind: self.kind,
            width,
            inputs: self.params[..bias].to_vec(),
            bias: self.params[bias..][..width].to_vec(),
            heads: places.iter().map(head).collect(),
        }
    }

    /// In which families each unit of the first layer speaks, in one member or more.
    pub(crate) fn voices<'a>(&self, families: impl ExactSizeIterator<Item = &'a Family>) -> Vec<Voice> {
        let features = FeatureSet::of(self.kind);
        let width = self.sizes[0];
        let (_, bias) = self.layout()[0][0];
        let mut voices = vec![Voice::silent(families.len()); width];
        let mut sums = vec![0.0; width];
        for (number, family) in families.enumerate() {
            for sample in family {
                sums.copy_from_slice(&self.params[bias..][..width]);
                for &(input, share) in sample.rows.iter().flat_map(|&row| features.row_inputs(row)) {
                    let weights = &self.params[usize::from(input) * width..][..width];
                    sums.iter_mut()
                        .zip(weights)
                        .for_each(|(sum, weight)| *sum += share * weight);
                }
                let speaking = voices.iter_mut().zip(&sums).filter(|(_, sum)| **sum > 0.0);
                speaking.for_each(|(voice, _)| voice.speaks(number));
            }
        }
        voices
    }

    /// Numbers that belong to the parameters, with the units of the first layer in another order.
    pub(crate) fn in_order(&self, numbers: &[f32], order: &[usize]) -> Vec<f32> {
        let width = self.sizes[0];
        let mut sorted = numbers.to_vec();
        let first = numbers[..self.first_end()].chunks_exact(width);
        for (row, sorted) in first.zip(sorted.chunks_exact_mut(width)) {
            for (place, &unit) in sorted.iter_mut().zip(order) {
                *place = row[unit];
            }
        }
        for places in self.layout() {
            let (weights, bias) = places[1];
            let outputs = (bias - weights) / width;
            for (&unit, sorted) in order.iter().zip(sorted[weights..bias].chunks_exact_mut(outputs)) {
                sorted.copy_from_slice(&numbers[weights + unit * outputs..][..outputs]);
            }
        }
        sorted
    }

    /// The same function with wider hidden layers: new units start with no say, and learn from there.
    pub fn widened(&self, hidden: &[usize], rng: &mut impl Rng) -> Option<FloatNet> {
        let fits = hidden.len() == self.hidden().len() && hidden.iter().zip(self.hidden()).all(|(new, old)| new >= old);
        if !fits {
            return None;
        }
        let mut wide = FloatNet::random(self.kind, hidden, rng);
        if self.heads > 1 {
            wide = wide.with_heads()?;
        }
        for (from, to) in self.layout().iter().zip(&wide.layout()) {
            for layer in 0..self.sizes.len() {
                let (old, new) = (self.sizes[layer], wide.sizes[layer]);
                for input in 0..(from[layer].1 - from[layer].0) / old {
                    let row = &self.params[from[layer].0 + input * old..][..old];
                    wide.params[to[layer].0 + input * new..][..old].copy_from_slice(row);
                }
                wide.params[to[layer].1..][..old].copy_from_slice(&self.params[from[layer].1..][..old]);
                if layer > 0 {
                    // What comes from new units has no say yet.
                    let known = self.sizes[layer - 1] * new;
                    wide.params[to[layer].0 + known..to[layer].1].fill(0.0);
                }
            }
        }
        Some(wide)
    }
}

/// A matrix of `rows` rows, turned over.
fn transposed(matrix: &[f32], rows: usize) -> Vec<f32> {
    let columns = matrix.len() / rows;
    (0..columns)
        .flat_map(|column| (0..rows).map(move |row| matrix[row * columns + column]))
        .collect()
}

/// The least loss a perfect net would still show on this target.
pub fn entropy(target: &Probabilities) -> f64 {
    let part = |p: f64| {
        if p <= 0.0 || p >= 1.0 {
            0.0
        } else {
            -(p * p.ln() + (1.0 - p) * (1.0 - p).ln())
        }
    };
    target
        .to_array()
        .iter()
        .zip(OUTPUT_WEIGHTS)
        .map(|(&p, w)| f64::from(w) * part(f64::from(p)))
        .sum()
}

/// The optimiser, with a running average of the parameters: the average is what plays.
#[derive(Clone, Debug)]
pub struct Adam {
    /// First moments.
    pub momentum: Vec<f32>,
    /// Second moments.
    pub scale: Vec<f32>,
    /// The averaged parameters.
    pub average: Vec<f32>,
    /// Steps taken.
    pub steps: u64,
}

impl Adam {
    /// A fresh optimiser for these parameters.
    pub fn new(params: &[f32]) -> Adam {
        Adam {
            momentum: vec![0.0; params.len()],
            scale: vec![0.0; params.len()],
            average: params.to_vec(),
            steps: 0,
        }
    }

    /// One step along the gradient (which is cleared), averaging with the given memory.
    pub fn step(&mut self, params: &mut [f32], gradient: &mut [f32], rate: f32, memory: f32) {
        const MOMENTUM: f32 = 0.9;
        const SCALE: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps.min(i32::MAX as u64) as i32;
        let step = Step {
            momentum: MOMENTUM,
            scale: SCALE,
            rate: rate / (1.0 - MOMENTUM.powi(steps)),
            debias_scale: 1.0 / (1.0 - SCALE.powi(steps)),
            // A young average must not remember the random start.
            memory: memory.min((1.0 + steps as f32) / (10.0 + steps as f32)),
        };
        let numbers = [params, gradient, &mut self.momentum, &mut self.scale, &mut self.average];
        arithmetic::adam(Path::detect(), step, numbers);
    }
}
