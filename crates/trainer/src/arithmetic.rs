//! The arithmetic of learning: rows of floats added up and multiplied, as wide as the machine allows.
//!
//! Every operation is written once, over a `Vector`, and compiled for 16 lanes (AVX-512), for 8 (AVX2 with fused
//! multiplication) and for any machine. Which of them runs is found out once. The three round differently in the last
//! bits, so a training run repeats exactly only on machines with the same path.

#![allow(unsafe_code)]

/// Activations end here, as in the engine's whole-number kernel.
pub(crate) const CEILING: f32 = 8.0;

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Path {
    /// Plain Rust, on any machine.
    Plain,
    /// 256-bit vectors.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit vectors.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Path {
    /// Every path that this machine has, the fastest first.
    pub(crate) fn all() -> impl Iterator<Item = Path> {
        #[cfg(target_arch = "x86_64")]
        let wide = [
            (Path::Avx512, std::arch::is_x86_feature_detected!("avx512f")),
            (
                Path::Avx2,
                std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("fma"),
            ),
        ];
        #[cfg(not(target_arch = "x86_64"))]
        let wide: [(Path, bool); 0] = [];
        let wide = wide.into_iter().filter_map(|(path, there)| there.then_some(path));
        wide.chain([Path::Plain])
    }

    /// The fastest path this machine has.
    pub(crate) fn detect() -> Path {
        Path::all().next().unwrap_or(Path::Plain)
    }
}

/// Some floats that are handled together.
///
/// Every method needs a machine with the vector's instructions; `load` and `store` need `LANES` floats behind the
/// pointer.
trait Vector: Copy {
    const LANES: usize;
    /// How many sums fit into the registers beside what they are made from.
    const SUMS: usize;
    unsafe fn splat(x: f32) -> Self;
    unsafe fn load(from: *const f32) -> Self;
    unsafe fn store(self, to: *mut f32);
    /// `self * factor + sum`.
    unsafe fn times_plus(self, factor: Self, sum: Self) -> Self;
    unsafe fn clamped(self) -> Self;
    /// Bit k: lane k is not zero.
    unsafe fn busy(self) -> u64;
    /// All lanes added up.
    unsafe fn total(self) -> f32;
    unsafe fn times(self, other: Self) -> Self;
    unsafe fn over_root(self, square: Self, least: Self) -> Self;
}

impl Vector for [f32; 8] {
    const LANES: usize = 8;
    const SUMS: usize = 4;

    #[inline(always)]
    unsafe fn splat(x: f32) -> Self {
        [x; 8]
    }

    #[inline(always)]
    unsafe fn load(from: *const f32) -> Self {
        // SAFETY: the caller promises eight floats.
        unsafe { from.cast::<Self>().read_unaligned() }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: the caller promises room for eight floats.
        unsafe { to.cast::<Self>().write_unaligned(self) }
    }

    #[inline(always)]
    unsafe fn times_plus(self, factor: Self, sum: Self) -> Self {
        std::array::from_fn(|k| self[k] * factor[k] + sum[k])
    }

    #[inline(always)]
    unsafe fn clamped(self) -> Self {
        self.map(|x| x.clamp(0.0, CEILING))
    }

    #[inline(always)]
    unsafe fn busy(self) -> u64 {
        (0..8).map(|k| u64::from(self[k] != 0.0) << k).sum()
    }

    #[inline(always)]
    unsafe fn total(self) -> f32 {
        self.iter().sum()
    }

    #[inline(always)]
    unsafe fn times(self, other: Self) -> Self {
        std::array::from_fn(|k| self[k] * other[k])
    }

    #[inline(always)]
    unsafe fn over_root(self, square: Self, least: Self) -> Self {
        std::array::from_fn(|k| self[k] / (square[k].sqrt() + least[k]))
    }
}

#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{CEILING, Vector};
    use std::arch::x86_64::*;

    /// What both vectors do alike, each with instructions of its own.
    macro_rules! vector {
        ($vector:ty, $lanes:literal, $sums:literal, $splat:ident, $load:ident, $store:ident, $fused:ident, $min:ident,
         $max:ident, $product:ident, $quotient:ident, $sum:ident, $root:ident, $busy:ident, $total:ident) => {
            // SAFETY of all: the instructions are the caller's promise, and so are the floats behind the pointers.
            impl Vector for $vector {
                const LANES: usize = $lanes;
                const SUMS: usize = $sums;

                #[inline(always)]
                unsafe fn splat(x: f32) -> Self {
                    unsafe { $splat(x) }
                }

                #[inline(always)]
                unsafe fn load(from: *const f32) -> Self {
                    unsafe { $load(from) }
                }

                #[inline(always)]
                unsafe fn store(self, to: *mut f32) {
                    unsafe { $store(to, self) }
                }

                #[inline(always)]
                unsafe fn times_plus(self, factor: Self, sum: Self) -> Self {
                    unsafe { $fused(self, factor, sum) }
                }

                #[inline(always)]
                unsafe fn clamped(self) -> Self {
                    unsafe { $min($max(self, $splat(0.0)), $splat(CEILING)) }
                }

                #[inline(always)]
                unsafe fn busy(self) -> u64 {
                    unsafe { $busy(self) }
                }

                #[inline(always)]
                unsafe fn total(self) -> f32 {
                    unsafe { $total(self) }
                }

                #[inline(always)]
                unsafe fn times(self, other: Self) -> Self {
                    unsafe { $product(self, other) }
                }

                #[inline(always)]
                unsafe fn over_root(self, square: Self, least: Self) -> Self {
                    unsafe { $quotient(self, $sum($root(square), least)) }
                }
            }
        };
    }

    #[rustfmt::skip]
    vector!(
        __m256, 8, 4, _mm256_set1_ps, _mm256_loadu_ps, _mm256_storeu_ps, _mm256_fmadd_ps, _mm256_min_ps, _mm256_max_ps,
        _mm256_mul_ps, _mm256_div_ps, _mm256_add_ps, _mm256_sqrt_ps, busy_of_eight, total_of_eight
    );
    #[rustfmt::skip]
    vector!(
        __m512, 16, 8, _mm512_set1_ps, _mm512_loadu_ps, _mm512_storeu_ps, _mm512_fmadd_ps, _mm512_min_ps, _mm512_max_ps,
        _mm512_mul_ps, _mm512_div_ps, _mm512_add_ps, _mm512_sqrt_ps, busy_of_sixteen, _mm512_reduce_add_ps
    );

    #[inline]
    #[target_feature(enable = "avx2")]
    fn busy_of_eight(x: __m256) -> u64 {
        _mm256_movemask_ps(_mm256_cmp_ps::<_CMP_NEQ_UQ>(x, _mm256_setzero_ps())) as u64
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn total_of_eight(x: __m256) -> f32 {
        let four = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps::<1>(x));
        let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
        _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn busy_of_sixteen(x: __m512) -> u64 {
        u64::from(_mm512_cmp_ps_mask::<_CMP_NEQ_UQ>(x, _mm512_setzero_ps()))
    }
}

/// Compiles an operation for every path, and calls the one that is asked for.
macro_rules! on_path {
    ($path:expr, $operation:ident($($name:ident: $kind:ty),* $(,)?)) => {{
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma")]
        unsafe fn avx2($($name: $kind),*) {
            // SAFETY: the lengths are the caller's promise.
            unsafe { $operation::<std::arch::x86_64::__m256>($($name),*) }
        }
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        unsafe fn avx512($($name: $kind),*) {
            // SAFETY: the lengths are the caller's promise.
            unsafe { $operation::<std::arch::x86_64::__m512>($($name),*) }
        }
        // SAFETY: a path is only made by `Path::all` on machines that have it; lengths are checked before the call.
        unsafe {
            match $path {
                Path::Plain => $operation::<[f32; 8]>($($name),*),
                #[cfg(target_arch = "x86_64")]
                Path::Avx2 => avx2($($name),*),
                #[cfg(target_arch = "x86_64")]
                Path::Avx512 => avx512($($name),*),
            }
        }
    }};
}

/// A factor, and where the row that it belongs to begins.
pub(crate) type Term = (f32, usize);

fn assert_inside(terms: &[Term], width: usize, length: usize) {
    assert!(width.is_multiple_of(16));
    let last = terms.iter().fold(0, |last, term| last.max(term.1));
    assert!(last + width <= length, "a row outside of the table");
}

/// `out = start + sum of factor * row`, cut to an activation if asked for.
pub(crate) fn add_rows(path: Path, terms: &[Term], rows: &[f32], start: &[f32], cut: bool, out: &mut [f32]) {
    assert_inside(terms, out.len(), rows.len());
    assert_eq!(start.len(), out.len());
    on_path!(path, add_rows_by(terms: &[Term], rows: &[f32], start: &[f32], cut: bool, out: &mut [f32]));
}

#[inline(always)]
unsafe fn add_rows_by<V: Vector>(terms: &[Term], rows: &[f32], start: &[f32], cut: bool, out: &mut [f32]) {
    let mut at = 0;
    // SAFETY: every block lies within the width, a multiple of all lanes; the rest is the caller's promise.
    unsafe {
        while V::SUMS >= 8 && at + 16 * V::LANES <= out.len() {
            add_rows_block::<V, 16>(terms, rows, start, cut, out, at);
            at += 16 * V::LANES;
        }
        while at + 8 * V::LANES <= out.len() {
            add_rows_block::<V, 8>(terms, rows, start, cut, out, at);
            at += 8 * V::LANES;
        }
        while at < out.len() {
            add_rows_block::<V, 1>(terms, rows, start, cut, out, at);
            at += V::LANES;
        }
    }
}

/// Columns `at` to `at + N * LANES` of the sum: they stay in registers over all rows.
#[inline(always)]
unsafe fn add_rows_block<V: Vector, const N: usize>(
    terms: &[Term],
    rows: &[f32],
    start: &[f32],
    cut: bool,
    out: &mut [f32],
    at: usize,
) {
    // SAFETY: the caller promises that the block lies inside of `start` and `out`, and each row inside of `rows`.
    unsafe {
        let mut sums = [V::splat(0.0); N];
        for (k, sum) in sums.iter_mut().enumerate() {
            *sum = V::load(start.as_ptr().add(at + k * V::LANES));
        }
        for &(factor, row) in terms {
            let (factor, row) = (V::splat(factor), rows.as_ptr().add(row + at));
            for (k, sum) in sums.iter_mut().enumerate() {
                *sum = V::load(row.add(k * V::LANES)).times_plus(factor, *sum);
            }
        }
        for (k, &sum) in sums.iter().enumerate() {
            let sum = if cut { sum.clamped() } else { sum };
            sum.store(out.as_mut_ptr().add(at + k * V::LANES));
        }
    }
}

/// `row += factor * slope` for every term.
pub(crate) fn add_to_rows(path: Path, terms: &[Term], slope: &[f32], rows: &mut [f32]) {
    assert_inside(terms, slope.len(), rows.len());
    on_path!(path, add_to_rows_by(terms: &[Term], slope: &[f32], rows: &mut [f32]));
}

#[inline(always)]
unsafe fn add_to_rows_by<V: Vector>(terms: &[Term], slope: &[f32], rows: &mut [f32]) {
    let mut at = 0;
    // SAFETY: every block lies within the width, a multiple of all lanes; the rest is the caller's promise.
    unsafe {
        while at + 8 * V::LANES <= slope.len() {
            add_to_rows_block::<V, 8>(terms, slope, rows, at);
            at += 8 * V::LANES;
        }
        while at < slope.len() {
            add_to_rows_block::<V, 1>(terms, slope, rows, at);
            at += V::LANES;
        }
    }
}

#[inline(always)]
unsafe fn add_to_rows_block<V: Vector, const N: usize>(terms: &[Term], slope: &[f32], rows: &mut [f32], at: usize) {
    // SAFETY: the caller promises that the block lies inside of `slope`, and each row inside of `rows`.
    unsafe {
        let mut slopes = [V::splat(0.0); N];
        for (k, part) in slopes.iter_mut().enumerate() {
            *part = V::load(slope.as_ptr().add(at + k * V::LANES));
        }
        for &(factor, row) in terms {
            let (factor, row) = (V::splat(factor), rows.as_mut_ptr().add(row + at));
            for (k, &part) in slopes.iter().enumerate() {
                let place = row.add(k * V::LANES);
                part.times_plus(factor, V::load(place)).store(place);
            }
        }
    }
}

/// A layer's place in a net: widths, and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// How wide the layer before is.
    pub(crate) inputs: usize,
    /// How wide this one is.
    pub(crate) outputs: usize,
}

/// The most samples that go through a layer together.
pub(crate) const GROUP: usize = 128;

/// `out = activation of (bias + input * weights)` for some samples that lie one behind the other. Weights lie input by
/// input; most inputs are zero and are passed over.
pub(crate) fn forward(path: Path, shape: Shape, weights: &[f32], bias: &[f32], input: &[f32], out: &mut [f32]) {
    let Shape { inputs, outputs } = shape;
    assert!(inputs.is_multiple_of(16) && outputs.is_multiple_of(16) && inputs <= MOST_INPUTS);
    assert!(weights.len() == inputs * outputs && bias.len() == outputs);
    assert!(input.len().is_multiple_of(inputs) && input.len() / inputs * outputs == out.len());
    on_path!(path, forward_by(shape: Shape, weights: &[f32], bias: &[f32], input: &[f32], out: &mut [f32]));
}

/// The widest layer, as in the engine.
const MOST_INPUTS: usize = 1024;

#[inline(always)]
unsafe fn forward_by<V: Vector>(shape: Shape, weights: &[f32], bias: &[f32], input: &[f32], out: &mut [f32]) {
    let samples = input.len() / shape.inputs;
    let mut busy = [0u16; MOST_INPUTS];
    // SAFETY: the samples lie inside of `input` and `out` by the caller's promise.
    unsafe {
        for first in (0..samples).step_by(2) {
            let input = input.as_ptr().add(first * shape.inputs);
            let out = out.as_mut_ptr().add(first * shape.outputs);
            // Relatives have most of their busy units in common: a row that was fetched serves two.
            if first + 1 < samples {
                let found = list_busy::<V, 2>(shape.inputs, input, &mut busy);
                forward_some::<V, 2>(shape, weights, bias, input, &busy[..found], out);
            } else {
                let found = list_busy::<V, 1>(shape.inputs, input, &mut busy);
                forward_some::<V, 1>(shape, weights, bias, input, &busy[..found], out);
            }
        }
    }
}

/// Lists the inputs that are not zero in one of the `S` samples.
#[inline(always)]
unsafe fn list_busy<V: Vector, const S: usize>(inputs: usize, input: *const f32, list: &mut [u16]) -> usize {
    let mut found = 0;
    for at in (0..inputs).step_by(V::LANES) {
        // SAFETY: `S` samples of `inputs` floats, a multiple of all lanes, are the caller's promise.
        let mut mask = (0..S).fold(0, |mask, s| {
            mask | unsafe { V::load(input.add(s * inputs + at)).busy() }
        });
        while mask != 0 {
            list[found] = (at + mask.trailing_zeros() as usize) as u16;
            found += 1;
            mask &= mask - 1;
        }
    }
    found
}

#[inline(always)]
unsafe fn forward_some<V: Vector, const S: usize>(
    shape: Shape,
    weights: &[f32],
    bias: &[f32],
    input: *const f32,
    busy: &[u16],
    out: *mut f32,
) {
    let mut at = 0;
    // SAFETY: every block lies within the outputs, a multiple of all lanes; the rest is the caller's promise.
    unsafe {
        while V::SUMS >= 8 && at + 8 * V::LANES <= shape.outputs {
            forward_block::<V, S, 8>(shape, weights, bias, input, busy, out, at);
            at += 8 * V::LANES;
        }
        while at + 4 * V::LANES <= shape.outputs {
            forward_block::<V, S, 4>(shape, weights, bias, input, busy, out, at);
            at += 4 * V::LANES;
        }
        while at < shape.outputs {
            forward_block::<V, S, 1>(shape, weights, bias, input, busy, out, at);
            at += V::LANES;
        }
    }
}

#[inline(always)]
unsafe fn forward_block<V: Vector, const S: usize, const N: usize>(
    shape: Shape,
    weights: &[f32],
    bias: &[f32],
    input: *const f32,
    busy: &[u16],
    out: *mut f32,
    at: usize,
) {
    // SAFETY: the caller promises that the block lies within the outputs, and every listed input within the inputs.
    unsafe {
        let mut sums = [[V::splat(0.0); N]; S];
        for sums in &mut sums {
            for (k, sum) in sums.iter_mut().enumerate() {
                *sum = V::load(bias.as_ptr().add(at + k * V::LANES));
            }
        }
        for &unit in busy {
            let unit = usize::from(unit);
            let row = weights.as_ptr().add(unit * shape.outputs + at);
            let mut x = [V::splat(0.0); S];
            for (s, x) in x.iter_mut().enumerate() {
                *x = V::splat(*input.add(s * shape.inputs + unit));
            }
            for k in 0..N {
                let weight = V::load(row.add(k * V::LANES));
                for (sums, &x) in sums.iter_mut().zip(&x) {
                    sums[k] = weight.times_plus(x, sums[k]);
                }
            }
        }
        for (s, sums) in sums.iter().enumerate() {
            for (k, &sum) in sums.iter().enumerate() {
                sum.clamped().store(out.add(s * shape.outputs + at + k * V::LANES));
            }
        }
    }
}

/// Passes slopes back through a layer, to the inputs that are neither zero nor at their end, and adds to the gradient
/// of the weights.
pub(crate) fn backward(
    path: Path,
    shape: Shape,
    weights: &[f32],
    input: &[f32],
    slopes: &[f32],
    gradient: &mut [f32],
    back: &mut [f32],
) {
    let Shape { inputs, outputs } = shape;
    let samples = input.len() / inputs;
    assert!(inputs.is_multiple_of(16) && outputs.is_multiple_of(16) && inputs <= MOST_INPUTS && samples <= GROUP);
    assert!(weights.len() == inputs * outputs && gradient.len() == weights.len());
    assert!(input.len() == samples * inputs && slopes.len() == samples * outputs && back.len() == input.len());
    on_path!(
        path,
        backward_by(
            shape: Shape,
            weights: &[f32],
            input: &[f32],
            slopes: &[f32],
            gradient: &mut [f32],
            back: &mut [f32],
        )
    );
}

/// For every unit: in which samples it speaks.
type Speakers = [u128; MOST_INPUTS];

#[inline(always)]
unsafe fn backward_by<V: Vector>(
    shape: Shape,
    weights: &[f32],
    input: &[f32],
    slopes: &[f32],
    gradient: &mut [f32],
    back: &mut [f32],
) {
    let mut speakers: Speakers = [0; MOST_INPUTS];
    for (s, input) in input.chunks_exact(shape.inputs).enumerate() {
        for at in (0..shape.inputs).step_by(V::LANES) {
            // SAFETY: the width is a multiple of all lanes.
            let mut mask = unsafe { V::load(input.as_ptr().add(at)).busy() };
            while mask != 0 {
                speakers[at + mask.trailing_zeros() as usize] |= 1 << s;
                mask &= mask - 1;
            }
        }
    }
    back.fill(0.0);
    // A unit's weights and their gradient are fetched once for all samples in which it speaks.
    for (unit, &speaking) in speakers[..shape.inputs].iter().enumerate() {
        let row = unit * shape.outputs;
        let mut at = 0;
        // SAFETY: every block lies within the outputs, a multiple of all lanes; the rest is the caller's promise.
        unsafe {
            while V::SUMS >= 8 && at + 8 * V::LANES <= shape.outputs {
                backward_block::<V, 8>(shape, weights, input, slopes, gradient, back, (unit, row, at), speaking);
                at += 8 * V::LANES;
            }
            while at + 4 * V::LANES <= shape.outputs {
                backward_block::<V, 4>(shape, weights, input, slopes, gradient, back, (unit, row, at), speaking);
                at += 4 * V::LANES;
            }
            while at < shape.outputs {
                backward_block::<V, 1>(shape, weights, input, slopes, gradient, back, (unit, row, at), speaking);
                at += V::LANES;
            }
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "all of a layer takes part")]
#[inline(always)]
unsafe fn backward_block<V: Vector, const N: usize>(
    shape: Shape,
    weights: &[f32],
    input: &[f32],
    slopes: &[f32],
    gradient: &mut [f32],
    back: &mut [f32],
    (unit, row, at): (usize, usize, usize),
    mut speaking: u128,
) {
    // SAFETY: the caller promises that unit, row and block lie inside, and that only samples that are there speak.
    unsafe {
        let mut weight = [V::splat(0.0); N];
        let mut sums = [V::splat(0.0); N];
        for k in 0..N {
            weight[k] = V::load(weights.as_ptr().add(row + at + k * V::LANES));
            sums[k] = V::load(gradient.as_ptr().add(row + at + k * V::LANES));
        }
        while speaking != 0 {
            let s = speaking.trailing_zeros() as usize;
            speaking &= speaking - 1;
            let said = *input.as_ptr().add(s * shape.inputs + unit);
            let x = V::splat(said);
            let slope = slopes.as_ptr().add(s * shape.outputs + at);
            let mut products = [V::splat(0.0); 2];
            for k in 0..N {
                let slope = V::load(slope.add(k * V::LANES));
                sums[k] = slope.times_plus(x, sums[k]);
                products[k % 2] = slope.times_plus(weight[k], products[k % 2]);
            }
            let product = products[0].total() + products[1].total();
            *back.as_mut_ptr().add(s * shape.inputs + unit) += if said < CEILING { product } else { 0.0 };
        }
        for (k, &sum) in sums.iter().enumerate() {
            sum.store(gradient.as_mut_ptr().add(row + at + k * V::LANES));
        }
    }
}

/// What one step of the optimiser needs besides the numbers that it changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Part of the first moments that is kept.
    pub(crate) momentum: f32,
    /// Part of the second moments that is kept.
    pub(crate) scale: f32,
    /// The learning rate, corrected for the youth of the first moments.
    pub(crate) rate: f32,
    /// Corrects the youth of the second moments.
    pub(crate) debias_scale: f32,
    /// Part of the average that is kept.
    pub(crate) memory: f32,
}

/// What the optimiser changes: parameters, gradient (cleared), first and second moments, average.
pub(crate) type Numbers<'a> = [&'a mut [f32]; 5];

/// A step of Adam, with a running average.
pub(crate) fn adam(path: Path, step: Step, numbers: Numbers) {
    let length = numbers[0].len();
    assert!(numbers.iter().all(|list| list.len() == length));
    on_path!(path, adam_by(step: Step, numbers: Numbers));
}

#[inline(always)]
unsafe fn adam_by<V: Vector>(step: Step, numbers: Numbers) {
    let length = numbers[0].len();
    let whole = length / V::LANES * V::LANES;
    let [params, gradient, momentum, scale, average] = numbers;
    // SAFETY: all lists are equally long by the caller's promise; the last few go through a copy.
    unsafe {
        for at in (0..whole).step_by(V::LANES) {
            let place = |list: &mut [f32]| list.as_mut_ptr().add(at);
            adam_some::<V>(
                step,
                [
                    place(params),
                    place(gradient),
                    place(momentum),
                    place(scale),
                    place(average),
                ],
            );
        }
        let mut rest = [[0.0f32; 16]; 5];
        let lists = [params, gradient, momentum, scale, average].map(|list| &mut list[whole..]);
        for (rest, list) in rest.iter_mut().zip(&lists) {
            rest[..list.len()].copy_from_slice(list);
        }
        adam_some::<V>(step, rest.each_mut().map(|rest| rest.as_mut_ptr()));
        for (rest, list) in rest.iter().zip(lists) {
            list.copy_from_slice(&rest[..list.len()]);
        }
    }
}

#[inline(always)]
unsafe fn adam_some<V: Vector>(step: Step, [params, gradient, momentum, scale, average]: [*mut f32; 5]) {
    // SAFETY: the caller promises `LANES` floats behind each pointer.
    unsafe {
        let slope = V::load(gradient);
        V::splat(0.0).store(gradient);
        let m = slope.times_plus(
            V::splat(1.0 - step.momentum),
            V::load(momentum).times(V::splat(step.momentum)),
        );
        m.store(momentum);
        let square = slope.times(slope).times(V::splat(1.0 - step.scale));
        let v = V::load(scale).times_plus(V::splat(step.scale), square);
        v.store(scale);
        let change = m
            .times(V::splat(-step.rate))
            .over_root(v.times(V::splat(step.debias_scale)), V::splat(1e-8));
        let param = change.times_plus(V::splat(1.0), V::load(params));
        param.store(params);
        let kept = V::load(average).times(V::splat(step.memory));
        param.times_plus(V::splat(1.0 - step.memory), kept).store(average);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn numbers(count: usize, silent: f64, rng: &mut ChaCha8Rng) -> Vec<f32> {
        let mut number = || match rng.random_bool(silent) {
            true => 0.0,
            false => rng.random_range(-1.0..1.0f32),
        };
        (0..count).map(|_| number()).collect()
    }

    /// Calls the operation on every path; all give what the plain one gives, but for rounding.
    fn agree(what: &str, operation: impl Fn(Path) -> Vec<Vec<f32>>) {
        let plain = operation(Path::Plain);
        for path in Path::all() {
            for (a, b) in plain.iter().flatten().zip(operation(path).iter().flatten()) {
                assert!((a - b).abs() <= 1e-4 * (1.0 + a.abs()), "{what} on {path:?}: {a} {b}");
            }
        }
    }

    #[test]
    fn all_paths_give_the_same_but_for_rounding() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        // Widths that take every block size, and numbers of samples that leave one over.
        for (inputs, outputs, samples) in [(16, 16, 1), (48, 208, 7), (512, 256, GROUP), (80, 400, 33)] {
            let shape = Shape { inputs, outputs };
            let table = numbers(inputs * outputs, 0.0, &mut rng);
            let bias = numbers(outputs, 0.0, &mut rng);
            let said = numbers(samples * inputs, 0.7, &mut rng);
            let said: Vec<f32> = said.iter().map(|x| (9.0 * x).clamp(0.0, CEILING)).collect();
            let slopes = numbers(samples * outputs, 0.2, &mut rng);
            let terms: Vec<Term> = (0..samples).map(|s| (said[s], s % inputs * outputs)).collect();
            agree("adding rows", |path| {
                let mut outs = vec![bias.clone(), bias.clone()];
                add_rows(path, &terms, &table, &bias, false, &mut outs[0]);
                add_rows(path, &terms, &table, &bias, true, &mut outs[1]);
                outs
            });
            agree("adding to rows", |path| {
                let mut rows = table.clone();
                add_to_rows(path, &terms, &slopes[..outputs], &mut rows);
                vec![rows]
            });
            agree("forward", |path| {
                let mut out = vec![0.0; samples * outputs];
                forward(path, shape, &table, &bias, &said, &mut out);
                vec![out]
            });
            agree("backward", |path| {
                let (mut gradient, mut back) = (table.clone(), vec![1.0; said.len()]);
                backward(path, shape, &table, &said, &slopes, &mut gradient, &mut back);
                vec![gradient, back]
            });
            agree("a step", |path| {
                let step = Step {
                    momentum: 0.9,
                    scale: 0.99,
                    rate: 0.1,
                    debias_scale: 2.0,
                    memory: 0.8,
                };
                // A length that no vector divides.
                let mut lists: [Vec<f32>; 5] = std::array::from_fn(|n| table[n..table.len() - 11 + n].to_vec());
                lists[3].iter_mut().for_each(|x| *x = x.abs() + 0.1);
                adam(path, step, lists.each_mut().map(|list| &mut list[..]));
                lists.to_vec()
            });
        }
    }
}
