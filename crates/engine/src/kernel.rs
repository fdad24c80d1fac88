//! The arithmetic of the nets: whole numbers only, so that every path gives the same bits.
//!
//! Two operations carry all the time: adding up 16-bit table rows, and multiplying activations with
//! weights of 8 bits, or 16 in small nets, into 32-bit sums. Four of five activations are zero, so the multiplication first lists the pairs of
//! inputs that say something and fetches only their weights. The first layer of a large net speaks in bytes, and a machine
//! that multiplies bytes takes four inputs at once. The one step through fractions, from sums to activations,
//! is a single product rounded to even, which every machine computes alike. All of it exists as plain Rust, as AVX2, as AVX-512
//! with its instructions for nets, and for the browser as its 128-bit vectors; which one runs is found out once, in the
//! browser by how the program was built.

#![allow(unsafe_code)]

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// Plain Rust, on any machine.
    Scalar,
    /// 256-bit vectors.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit vectors that multiply and add at once.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// The 128-bit vectors of WebAssembly.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Path {
    /// Every path that this machine has, the fastest first.
    pub fn all() -> impl Iterator<Item = Path> {
        #[cfg(target_arch = "x86_64")]
        let wide = {
            use std::arch::is_x86_feature_detected as has;
            let avx2 = has!("avx2") && has!("popcnt");
            let avx512 = has!("avx512f") && has!("avx512bw") && has!("avx512vl");
            let avx512 = avx2 && avx512 && has!("avx512vbmi2") && has!("avx512vnni");
            [(Path::Avx512, avx512), (Path::Avx2, avx2)]
        };
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        let wide = [(Path::Simd128, true)];
        #[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
        let wide: [(Path, bool); 0] = [];
        let wide = wide.into_iter().filter_map(|(path, there)| there.then_some(path));
        wide.chain([Path::Scalar])
    }

    /// The fastest path this machine has.
    pub fn detect() -> Path {
        Path::all().next().unwrap_or(Path::Scalar)
    }
}

/// Work that is worth more instructions than every processor has. Only what is inlined into it gains by them.
pub(crate) trait Errand {
    /// What comes of it.
    type Result;

    /// Does it; to be inlined.
    fn run(self) -> Self::Result;
}

/// Runs an errand with the instructions for bits that this machine has.
#[inline]
pub(crate) fn at_home<E: Errand>(errand: E) -> E::Result {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;

        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
        fn with_bits<E: Errand>(errand: E) -> E::Result {
            errand.run()
        }

        if has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt") && has!("lzcnt") {
            // SAFETY: this machine has what the function needs.
            return unsafe { with_bits(errand) };
        }
    }
    errand.run()
}

/// Activations end here: 8.0 at 512 steps a unit.
pub(crate) const CEILING: i16 = 4096;

/// The largest sum that is rounded to a byte, to the nearest of 32 steps a unit.
const BYTE_CEILING: i16 = CEILING - HALF_BYTE_STEP - 1;
/// Half of what one step of a byte is in steps of a sum.
const HALF_BYTE_STEP: i16 = 8;

/// What becomes of sums of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// They are a start for others.
    Sums,
    /// Activations of 512 steps a unit.
    Fine,
    /// Activations of 32 steps a unit, which fit into a byte.
    Bytes,
}

/// `out = start + sum of the rows in `more` - sum of the rows in `less``, wrapping, and made activations if asked
/// for. All widths are multiples of 16.
///
/// Wrapping sums do not depend on their order, so what several positions share may be added up once.
#[inline]
pub(crate) fn sum_rows(
    path: Path,
    table: &[i16],
    start: &[i16],
    (more, less): (&[u16], &[u16]),
    finish: Finish,
    out: &mut [i16],
) {
    let width = start.len();
    assert_eq!(out.len(), width);
    assert!(width.is_multiple_of(16));
    let last = |rows: &[u16]| rows.iter().fold(0, |last, &row| last.max(usize::from(row) + 1));
    let last = last(more).max(last(less));
    assert!(last * width <= table.len(), "a row outside of the table");
    match path {
        Path::Scalar => scalar::sum_rows(table, start, more, less, finish, out),
        // SAFETY: a path is only made by `Path::all` on machines that have it; the lengths were checked above.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::sum_rows(table, start, more, less, finish, out) },
        // SAFETY: as before.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::sum_rows(table, start, more, less, finish, out) },
        // SAFETY: as before.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::sum_rows(table, start, more, less, finish, out) },
    }
}

/// The widest layer.
pub(crate) const WIDEST: usize = 1024;

/// The most positions that share weights on their way from memory.
pub(crate) const TOGETHER: usize = 4;

/// The pairs of inputs that say something; only made here, so that every pair lies inside of its inputs.
pub(crate) struct Busy {
    /// Vectors are written whole, beyond the last pair.
    list: [u16; WIDEST / 2 + 16],
    found: usize,
    width: usize,
}

impl Busy {
    pub(crate) const fn new() -> Busy {
        Busy {
            list: [0; WIDEST / 2 + 16],
            found: 0,
            width: 0,
        }
    }

    /// Lists the pairs of which one is not zero in some position. All positions' inputs are equally wide, a multiple
    /// of 16.
    #[inline]
    pub(crate) fn fill<const S: usize>(&mut self, path: Path, inputs: [&[i16]; S]) {
        let width = inputs[0].len();
        assert!(inputs.iter().all(|input| input.len() == width));
        assert!(width.is_multiple_of(16) && width <= WIDEST);
        let list = &mut self.list;
        self.width = width;
        self.found = match path {
            Path::Scalar => scalar::busy_pairs(inputs, list),
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => unsafe { avx2::busy_pairs(inputs, list) },
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => unsafe { avx512::busy_pairs(inputs, list) },
            // SAFETY: as in `sum_rows`.
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Simd128 => unsafe { simd128::busy_pairs(inputs, list) },
        };
    }
}

/// Does a machine with this path take bytes four at a time? Then their weights lie so.
pub(crate) fn takes_fours(path: Path) -> bool {
    match path {
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => true,
        _ => false,
    }
}

/// Inputs that are bytes, four together, and which fours say something; only made here, so that every four lies inside
/// of its inputs.
#[repr(align(64))]
pub(crate) struct BusyFours {
    bytes: [[u8; WIDEST]; TOGETHER],
    /// Vectors are written whole, beyond the last four.
    list: [u16; WIDEST / 4 + 16],
    found: usize,
    width: usize,
}

impl BusyFours {
    pub(crate) const fn new() -> BusyFours {
        BusyFours {
            bytes: [[0; WIDEST]; TOGETHER],
            list: [0; WIDEST / 4 + 16],
            found: 0,
            width: 0,
        }
    }

    /// Takes over the inputs of one or two positions, all of them from 0 to 255 (what is above counts by its last eight
    /// bits), and lists the fours of which one is not zero in some position. Widths are equal, and multiples of 16.
    #[inline]
    pub(crate) fn fill<const S: usize>(&mut self, path: Path, inputs: [&[i16]; S]) {
        const { assert!(S <= TOGETHER) };
        let width = inputs[0].len();
        assert!(inputs.iter().all(|input| input.len() == width));
        assert!(width.is_multiple_of(16) && width <= WIDEST);
        let (bytes, list) = (&mut self.bytes, &mut self.list);
        self.width = width;
        self.found = match path {
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => unsafe { avx512::busy_fours(inputs, bytes, list) },
            _ => scalar::busy_fours(inputs, bytes, list),
        };
    }
}

/// `out[j] = bias[j] + weights[j] . input` for one or two positions whose inputs are bytes, for the fours in the list
/// alone; their outputs lie one behind the other.
///
/// `weights` holds for every four inputs four weights an output. The number of outputs is a multiple of 16.
#[inline]
pub(crate) fn multiply_fours<const S: usize>(
    path: Path,
    weights: &[i8],
    bias: &[i32],
    busy: &BusyFours,
    out: &mut [i32],
) {
    const { assert!(S <= TOGETHER) };
    assert!(out.len() == S * bias.len() && bias.len().is_multiple_of(16));
    assert_eq!(weights.len(), bias.len() * busy.width);
    let (bytes, busy) = (&busy.bytes, &busy.list[..busy.found]);
    match path {
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::multiply_fours::<S>(weights, bias, bytes, busy, out) },
        _ => scalar::multiply_fours::<S>(weights, bias, bytes, busy, out),
    }
}

/// A weight between layers.
pub(crate) trait Weight: Copy + Default + Into<i32> + Into<i64> {}

impl Weight for i8 {}
impl Weight for i16 {}

/// `out[j] = bias[j] + weights[j] . input` for one or two positions, for the pairs of inputs in the list alone. What is
/// fetched for one position serves the other; their outputs lie one behind the other.
///
/// `weights` holds for every pair of inputs two weights an output: (output 0, input 0), (output 0, input 1), (output 1,
/// input 0) and so on. The number of outputs is a multiple of 16.
#[inline]
pub(crate) fn multiply<const S: usize, W: Weight>(
    path: Path,
    weights: &[W],
    bias: &[i32],
    inputs: [&[i16]; S],
    busy: &Busy,
    out: &mut [i32],
) {
    let width = busy.width;
    assert!(inputs.iter().all(|input| input.len() == width));
    assert!(out.len() == S * bias.len() && bias.len().is_multiple_of(16));
    assert_eq!(weights.len(), bias.len() * width);
    let busy = &busy.list[..busy.found];
    match path {
        Path::Scalar => scalar::multiply(weights, bias, inputs, busy, out),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::multiply(weights, bias, inputs, busy, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::multiply(weights, bias, inputs, busy, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::multiply(weights, bias, inputs, busy, out) },
    }
}

/// The five outputs of a net: `bias[j] + weights[j] . input`. `weights` holds one row of inputs for each output, and their
/// number is a multiple of 16.
#[inline]
pub(crate) fn outputs(path: Path, weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    assert!(weights.len() == 5 * input.len() && input.len().is_multiple_of(16));
    match path {
        Path::Scalar => scalar::outputs(weights, bias, input),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::outputs(weights, bias, input) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::outputs(weights, bias, input) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::outputs(weights, bias, input) },
    }
}

/// From 32-bit sums to activations (512 steps a unit): each times its output's scale, to the nearest step, of two equally
/// near ones to the even.
#[inline]
pub(crate) fn activate(path: Path, sums: &[i32], scales: &[f32], out: &mut [i16]) {
    assert_eq!(sums.len(), out.len());
    assert_eq!(scales.len(), out.len());
    match path {
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 if sums.len().is_multiple_of(16) => unsafe { avx2::activate(sums, scales, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 if sums.len().is_multiple_of(16) => unsafe { avx512::activate(sums, scales, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 if sums.len().is_multiple_of(16) => unsafe { simd128::activate(sums, scales, out) },
        _ => scalar::activate(sums, scales, out),
    }
}

mod scalar {
    use super::Finish;

    pub(super) fn sum_rows(table: &[i16], start: &[i16], more: &[u16], less: &[u16], finish: Finish, out: &mut [i16]) {
        let row = |row: u16| table[usize::from(row) * start.len()..].iter();
        out.copy_from_slice(start);
        for &more in more {
            for (sum, &weight) in out.iter_mut().zip(row(more)) {
                *sum = sum.wrapping_add(weight);
            }
        }
        for &less in less {
            for (sum, &weight) in out.iter_mut().zip(row(less)) {
                *sum = sum.wrapping_sub(weight);
            }
        }
        match finish {
            Finish::Sums => {}
            Finish::Fine => out.iter_mut().for_each(|sum| *sum = (*sum).clamp(0, super::CEILING)),
            Finish::Bytes => {
                let byte = |sum: i16| (sum.clamp(0, super::BYTE_CEILING) + super::HALF_BYTE_STEP) >> 4;
                out.iter_mut().for_each(|sum| *sum = byte(*sum));
            }
        }
    }

    pub(super) fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
        let mut found = 0;
        for pair in 0..inputs[0].len() / 2 {
            list[found] = pair as u16;
            let busy = inputs.iter().any(|input| input[2 * pair..2 * pair + 2] != [0, 0]);
            found += usize::from(busy);
        }
        found
    }

    pub(super) fn multiply<const S: usize, W: super::Weight>(
        weights: &[W],
        bias: &[i32],
        inputs: [&[i16]; S],
        busy: &[u16],
        out: &mut [i32],
    ) {
        for (input, out) in inputs.into_iter().zip(out.chunks_exact_mut(bias.len())) {
            out.copy_from_slice(bias);
            for &pair in busy {
                let pair = usize::from(pair);
                let (x, y) = (i32::from(input[2 * pair]), i32::from(input[2 * pair + 1]));
                let weights = &weights[pair * 2 * bias.len()..][..2 * bias.len()];
                for (sum, two) in out.iter_mut().zip(weights.chunks_exact(2)) {
                    let (v, w): (i32, i32) = (two[0].into(), two[1].into());
                    *sum = sum.wrapping_add(x * v + y * w);
                }
            }
        }
    }

    pub(super) fn busy_fours<const S: usize>(
        inputs: [&[i16]; S],
        bytes: &mut [[u8; super::WIDEST]; super::TOGETHER],
        list: &mut [u16],
    ) -> usize {
        for (input, bytes) in inputs.iter().zip(&mut *bytes) {
            for (&input, byte) in input.iter().zip(bytes) {
                *byte = input as u8;
            }
        }
        let mut found = 0;
        for four in 0..inputs[0].len() / 4 {
            list[found] = four as u16;
            let busy = bytes[..S].iter().any(|bytes| bytes[4 * four..4 * four + 4] != [0; 4]);
            found += usize::from(busy);
        }
        found
    }

    pub(super) fn multiply_fours<const S: usize>(
        weights: &[i8],
        bias: &[i32],
        bytes: &[[u8; super::WIDEST]; super::TOGETHER],
        busy: &[u16],
        out: &mut [i32],
    ) {
        for (bytes, out) in bytes[..S].iter().zip(out.chunks_exact_mut(bias.len())) {
            out.copy_from_slice(bias);
            for &four in busy {
                let four = usize::from(four);
                let weights = &weights[four * 4 * bias.len()..][..4 * bias.len()];
                for (sum, weights) in out.iter_mut().zip(weights.chunks_exact(4)) {
                    for (&x, &w) in bytes[4 * four..].iter().zip(weights) {
                        *sum = sum.wrapping_add(i32::from(x) * i32::from(w));
                    }
                }
            }
        }
    }

    pub(super) fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
        let mut sums = bias;
        for (sum, row) in sums.iter_mut().zip(weights.chunks_exact(input.len())) {
            for (&x, &weight) in input.iter().zip(row) {
                *sum = sum.wrapping_add(i32::from(x) * i32::from(weight));
            }
        }
        sums
    }

    pub(super) fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
        for ((out, &sum), &scale) in out.iter_mut().zip(sums).zip(scales) {
            let cut = (sum as f32 * scale).clamp(0.0, f32::from(super::CEILING));
            *out = cut.round_ties_even() as i16;
        }
    }
}

/// The two loops that carry the time, for vectors of one width: sums stay in registers while rows pass by.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
macro_rules! blocks {
    ($features:literal, $vector:ty, $numbers:literal, $load:ident, $store:ident, $add:ident, $sub:ident, $max:ident,
     $min:ident, $sixteenth:ident, $splat:ident, $splat_pair:ident, $widen:ident, $times_plus:ident) => {
        /// Columns `at` to `at + N` vectors of the sum.
        #[inline]
        #[target_feature(enable = $features)]
        pub(super) unsafe fn sum_block<const N: usize>(
            table: &[i16],
            start: &[i16],
            more: &[u16],
            less: &[u16],
            finish: super::Finish,
            out: &mut [i16],
            at: usize,
        ) {
            let width = start.len();
            // SAFETY: the caller promises that the block lies inside of the width and all rows inside of the table.
            unsafe {
                let mut sums = [$splat(0); N];
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum = $load(start.as_ptr().add(at + $numbers * k).cast());
                }
                for &row in more {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    for (k, sum) in sums.iter_mut().enumerate() {
                        *sum = $add(*sum, $load(row.add($numbers * k).cast()));
                    }
                }
                for &row in less {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    for (k, sum) in sums.iter_mut().enumerate() {
                        *sum = $sub(*sum, $load(row.add($numbers * k).cast()));
                    }
                }
                match finish {
                    super::Finish::Sums => {}
                    super::Finish::Fine => {
                        for sum in &mut sums {
                            *sum = $min($max(*sum, $splat(0)), $splat(super::CEILING));
                        }
                    }
                    super::Finish::Bytes => {
                        for sum in &mut sums {
                            let cut = $min($max(*sum, $splat(0)), $splat(super::BYTE_CEILING));
                            *sum = $sixteenth($add(cut, $splat(super::HALF_BYTE_STEP)));
                        }
                    }
                }
                for (k, &sum) in sums.iter().enumerate() {
                    $store(out.as_mut_ptr().add(at + $numbers * k).cast(), sum);
                }
            }
        }

        /// Outputs `at` to `at + N` vectors.
        #[inline]
        #[target_feature(enable = $features)]
        unsafe fn block<const S: usize, const N: usize, W: super::Weight>(
            weights: &[W],
            bias: &[i32],
            inputs: [&[i16]; S],
            busy: &[u16],
            out: &mut [i32],
            at: usize,
        ) {
            /// A 32-bit number takes the room of two others.
            const OUTPUTS: usize = $numbers / 2;
            // SAFETY: the caller promises that the block lies inside of the outputs and all pairs inside of the inputs.
            unsafe {
                let mut sums = [[$splat(0); N]; S];
                for (k, sum) in sums.as_flattened_mut().iter_mut().enumerate() {
                    *sum = $load(bias.as_ptr().add(at + OUTPUTS * (k % N)).cast());
                }
                for &pair in busy {
                    let pair = usize::from(pair);
                    let mut x: [$vector; S] = [$splat(0); S];
                    for (x, input) in x.iter_mut().zip(inputs) {
                        *x = $splat_pair(input.as_ptr().add(2 * pair).cast::<i32>().read_unaligned());
                    }
                    let row = weights.as_ptr().add(2 * (pair * bias.len() + at));
                    for k in 0..N {
                        let w = $widen(row.add($numbers * k));
                        for (sums, x) in sums.iter_mut().zip(x) {
                            sums[k] = $times_plus(sums[k], x, w);
                        }
                    }
                }
                for (position, sums) in sums.iter().enumerate() {
                    let out = out.as_mut_ptr().add(position * bias.len() + at);
                    for (k, &sum) in sums.iter().enumerate() {
                        $store(out.add(OUTPUTS * k).cast(), sum);
                    }
                }
            }
        }
    };
}

/// For every pattern of eight: the places of its bits, lowest first.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
static PLACES: [[u16; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut pattern = 0;
    while pattern < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if pattern >> bit & 1 == 1 {
                places[pattern][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        pattern += 1;
    }
    places
};

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::*;

    #[rustfmt::skip]
    blocks!(
        "avx2", __m256i, 16, _mm256_loadu_si256, _mm256_storeu_si256, _mm256_add_epi16, _mm256_sub_epi16,
        _mm256_max_epi16, _mm256_min_epi16, sixteenth, _mm256_set1_epi16, _mm256_set1_epi32, widen, times_plus
    );

    /// Of numbers that are not negative.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn sixteenth(sums: __m256i) -> __m256i {
        _mm256_srli_epi16::<4>(sums)
    }

    /// Sixteen weights from here on, each in the room of an activation.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn widen<W: super::Weight>(weights: *const W) -> __m256i {
        // SAFETY: the caller promises that sixteen follow.
        unsafe {
            match size_of::<W>() {
                1 => _mm256_cvtepi8_epi16(_mm_loadu_si128(weights.cast())),
                _ => _mm256_loadu_si256(weights.cast()),
            }
        }
    }

    /// Two products added to every sum.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn times_plus(sum: __m256i, x: __m256i, w: __m256i) -> __m256i {
        _mm256_add_epi32(sum, _mm256_madd_epi16(x, w))
    }

    /// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn sum_rows(
        table: &[i16],
        start: &[i16],
        more: &[u16],
        less: &[u16],
        finish: super::Finish,
        out: &mut [i16],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the width, a multiple of 16; the rest is the caller's promise.
        unsafe {
            while at + 128 <= start.len() {
                sum_block::<8>(table, start, more, less, finish, out, at);
                at += 128;
            }
            while at + 64 <= start.len() {
                sum_block::<4>(table, start, more, less, finish, out, at);
                at += 64;
            }
            while at < start.len() {
                sum_block::<1>(table, start, more, less, finish, out, at);
                at += 16;
            }
        }
    }

    /// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
    #[target_feature(enable = "avx2,popcnt")]
    pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
        let mut found = 0;
        let mut base = _mm_setzero_si128();
        for at in (0..inputs[0].len()).step_by(16) {
            // SAFETY: sixteen inputs follow `at` in every position; at most eight places are found for each sixteen
            // before, so that `found` and the eight numbers written behind it stay inside of `list`.
            unsafe {
                let mut some = _mm256_setzero_si256();
                for input in inputs {
                    some = _mm256_or_si256(some, _mm256_loadu_si256(input.as_ptr().add(at).cast()));
                }
                let idle = _mm256_cmpeq_epi32(some, _mm256_setzero_si256());
                let pattern = !_mm256_movemask_ps(_mm256_castsi256_ps(idle)) as usize & 0xff;
                let places = _mm_loadu_si128(super::PLACES[pattern].as_ptr().cast());
                _mm_storeu_si128(list.as_mut_ptr().add(found).cast(), _mm_add_epi16(base, places));
                found += pattern.count_ones() as usize;
            }
            base = _mm_add_epi16(base, _mm_set1_epi16(8));
        }
        found
    }

    /// Needs: `weights` of `bias.len()` outputs, a multiple of 8, for every input; all pairs inside of the inputs; `out`
    /// `S` times as long as `bias`.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn multiply<const S: usize, W: super::Weight>(
        weights: &[W],
        bias: &[i32],
        inputs: [&[i16]; S],
        busy: &[u16],
        out: &mut [i32],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the outputs; the rest is the caller's promise.
        unsafe {
            // Eight sums fit into the registers together with what they need: of one position, or four of each of two.
            while S == 1 && at + 64 <= bias.len() {
                block::<S, 8, W>(weights, bias, inputs, busy, out, at);
                at += 64;
            }
            while at + 32 <= bias.len() {
                block::<S, 4, W>(weights, bias, inputs, busy, out, at);
                at += 32;
            }
            while at < bias.len() {
                eight_outputs(weights, bias, inputs, busy, out, at);
                at += 8;
            }
        }
    }

    /// Outputs `at` to `at + 8`: four sums each take turns, or every product would wait for the one before.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn eight_outputs<const S: usize, W: super::Weight>(
        weights: &[W],
        bias: &[i32],
        inputs: [&[i16]; S],
        busy: &[u16],
        out: &mut [i32],
        at: usize,
    ) {
        // SAFETY: the caller promises at + 8 <= outputs, and that all pairs lie inside of the inputs.
        unsafe {
            let product = |input: &[i16], pair: u16| {
                let pair = usize::from(pair);
                let x = _mm256_set1_epi32(input.as_ptr().add(2 * pair).cast::<i32>().read_unaligned());
                let row = weights.as_ptr().add(2 * (pair * bias.len() + at));
                _mm256_madd_epi16(x, widen(row))
            };
            for (position, input) in inputs.into_iter().enumerate() {
                let mut sums = [_mm256_setzero_si256(); 4];
                sums[0] = _mm256_loadu_si256(bias.as_ptr().add(at).cast());
                let fours = busy.chunks_exact(4);
                for (sum, &pair) in sums.iter_mut().zip(fours.remainder()) {
                    *sum = _mm256_add_epi32(*sum, product(input, pair));
                }
                for four in fours {
                    for (sum, &pair) in sums.iter_mut().zip(four) {
                        *sum = _mm256_add_epi32(*sum, product(input, pair));
                    }
                }
                let [a, b, c, d] = sums;
                let total = _mm256_add_epi32(_mm256_add_epi32(a, b), _mm256_add_epi32(c, d));
                _mm256_storeu_si256(out.as_mut_ptr().add(position * bias.len() + at).cast(), total);
            }
        }
    }

    /// Needs: five rows of weights as long as the input, a multiple of 16.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
        let mut sums = [_mm256_setzero_si256(); 5];
        for at in (0..input.len()).step_by(16) {
            // SAFETY: sixteen inputs follow `at`, and sixteen weights in every row.
            unsafe {
                let x = _mm256_loadu_si256(input.as_ptr().add(at).cast());
                for (row, sum) in sums.iter_mut().enumerate() {
                    let w = _mm256_loadu_si256(weights.as_ptr().add(row * input.len() + at).cast());
                    *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(x, w));
                }
            }
        }
        totals(sums, bias)
    }

    /// Adds up the lanes of five vectors.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn totals(sums: [__m256i; 5], bias: [i32; 5]) -> [i32; 5] {
        let [a, b, c, d, e] = sums;
        let four = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
        let four = _mm_add_epi32(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
        let fifth = _mm_add_epi32(_mm256_castsi256_si128(e), _mm256_extracti128_si256::<1>(e));
        let fifth = _mm_add_epi32(fifth, _mm_shuffle_epi32::<0b11_10>(fifth));
        let fifth = _mm_add_epi32(fifth, _mm_shuffle_epi32::<0b01>(fifth));
        let found = [
            _mm_extract_epi32::<0>(four),
            _mm_extract_epi32::<1>(four),
            _mm_extract_epi32::<2>(four),
            _mm_extract_epi32::<3>(four),
            _mm_cvtsi128_si32(fifth),
        ];
        std::array::from_fn(|k| found[k].wrapping_add(bias[k]))
    }

    /// Needs: both as long as each other, a multiple of 16.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
        // SAFETY: the caller promises that eight sums and scales follow.
        let eight = |sums: *const i32, scales: *const f32| unsafe {
            let scaled = _mm256_mul_ps(
                _mm256_cvtepi32_ps(_mm256_loadu_si256(sums.cast())),
                _mm256_loadu_ps(scales),
            );
            let cut = _mm256_min_ps(scaled, _mm256_set1_ps(f32::from(super::CEILING)));
            _mm256_cvtps_epi32(_mm256_max_ps(cut, _mm256_setzero_ps()))
        };
        let groups = sums.chunks_exact(16).zip(scales.chunks_exact(16));
        for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(16)) {
            let low = eight(sums.as_ptr(), scales.as_ptr());
            let high = eight(sums[8..].as_ptr(), scales[8..].as_ptr());
            // Packing takes turns between the halves of its two inputs; the quarters go back in order.
            let packed = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packs_epi32(low, high));
            // SAFETY: the chunk holds 32 bytes.
            unsafe { _mm256_storeu_si256(out.as_mut_ptr().cast(), packed) };
        }
    }
}

/// What 256-bit vectors do is left to the AVX2 path: every machine with this one has that one too.
#[cfg(target_arch = "x86_64")]
mod avx512 {
    use super::avx2;
    use std::arch::x86_64::*;

    #[rustfmt::skip]
    blocks!(
        "avx512f,avx512bw,avx512vnni", __m512i, 32, _mm512_loadu_si512, _mm512_storeu_si512, _mm512_add_epi16,
        _mm512_sub_epi16, _mm512_max_epi16, _mm512_min_epi16, sixteenth, _mm512_set1_epi16, _mm512_set1_epi32, widen,
        _mm512_dpwssd_epi32
    );

    /// Of numbers that are not negative.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn sixteenth(sums: __m512i) -> __m512i {
        _mm512_srli_epi16::<4>(sums)
    }

    /// 32 weights from here on, each in the room of an activation.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    unsafe fn widen<W: super::Weight>(weights: *const W) -> __m512i {
        // SAFETY: the caller promises that 32 follow.
        unsafe {
            match size_of::<W>() {
                1 => _mm512_cvtepi8_epi16(_mm256_loadu_si256(weights.cast())),
                _ => _mm512_loadu_si512(weights.cast()),
            }
        }
    }

    /// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    pub(super) unsafe fn sum_rows(
        table: &[i16],
        start: &[i16],
        more: &[u16],
        less: &[u16],
        finish: super::Finish,
        out: &mut [i16],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the width, a multiple of 16; the rest is the caller's promise.
        unsafe {
            while at + 512 <= start.len() {
                sum_block::<16>(table, start, more, less, finish, out, at);
                at += 512;
            }
            while at + 128 <= start.len() {
                sum_block::<4>(table, start, more, less, finish, out, at);
                at += 128;
            }
            while at + 32 <= start.len() {
                sum_block::<1>(table, start, more, less, finish, out, at);
                at += 32;
            }
            if at < start.len() {
                avx2::sum_block::<1>(table, start, more, less, finish, out, at);
            }
        }
    }

    /// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
    pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
        let mut found = 0;
        let mut places = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        let width = inputs[0].len();
        for at in (0..width).step_by(32) {
            // The last sixteen inputs may stand alone: what lies behind them is not read and counts as zero.
            let there: u32 = if at + 32 <= width { !0 } else { 0xffff };
            // SAFETY: what is read lies in every position; at most sixteen places are found for each 32 inputs before,
            // so that `found` and the sixteen numbers written behind it stay inside of `list`.
            unsafe {
                let mut some = _mm512_setzero_si512();
                for input in inputs {
                    some = _mm512_or_si512(some, _mm512_maskz_loadu_epi16(there, input.as_ptr().add(at)));
                }
                let busy = _mm512_test_epi32_mask(some, some);
                let listed = _mm256_maskz_compress_epi16(busy, places);
                _mm256_storeu_si256(list.as_mut_ptr().add(found).cast(), listed);
                found += busy.count_ones() as usize;
            }
            places = _mm256_add_epi16(places, _mm256_set1_epi16(16));
        }
        found
    }

    /// Needs: `weights` of `bias.len()` outputs, a multiple of 8, for every input; all pairs inside of the inputs; `out`
    /// `S` times as long as `bias`.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vnni")]
    pub(super) unsafe fn multiply<const S: usize, W: super::Weight>(
        weights: &[W],
        bias: &[i32],
        inputs: [&[i16]; S],
        busy: &[u16],
        out: &mut [i32],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the outputs; the rest is the caller's promise.
        unsafe {
            while S == 1 && at + 256 <= bias.len() {
                block::<S, 16, W>(weights, bias, inputs, busy, out, at);
                at += 256;
            }
            while S <= 2 && at + 128 <= bias.len() {
                block::<S, 8, W>(weights, bias, inputs, busy, out, at);
                at += 128;
            }
            while at + 64 <= bias.len() {
                block::<S, 4, W>(weights, bias, inputs, busy, out, at);
                at += 64;
            }
            while at + 32 <= bias.len() {
                block::<S, 2, W>(weights, bias, inputs, busy, out, at);
                at += 32;
            }
            while at < bias.len() {
                avx2::eight_outputs(weights, bias, inputs, busy, out, at);
                at += 8;
            }
        }
    }

    /// Needs: all inputs equally wide, a multiple of 16 and no more than `bytes` has room for, and room in `list` for a
    /// quarter of that and sixteen more.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
    pub(super) unsafe fn busy_fours<const S: usize>(
        inputs: [&[i16]; S],
        bytes: &mut [[u8; super::WIDEST]; super::TOGETHER],
        list: &mut [u16],
    ) -> usize {
        let mut found = 0;
        let mut places = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        let width = inputs[0].len();
        for at in (0..width).step_by(64) {
            // The last inputs may not fill a vector: what lies behind them is not read and counts as zero.
            let there = |at: usize| ((1u64 << width.saturating_sub(at).min(32)) - 1) as u32;
            // SAFETY: what is read lies in every position; `bytes` has room for a multiple of 64; at most sixteen places
            // are found for each 64 inputs before, so that `found` and the sixteen numbers written behind it stay inside
            // of `list`.
            unsafe {
                let mut some = _mm512_setzero_si512();
                for (input, bytes) in inputs.iter().zip(&mut *bytes) {
                    let half = |at: usize| {
                        let from = input.as_ptr().wrapping_add(at);
                        _mm512_cvtepi16_epi8(_mm512_maskz_loadu_epi16(there(at), from))
                    };
                    let whole = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(half(at)), half(at + 32));
                    _mm512_storeu_si512(bytes.as_mut_ptr().add(at).cast(), whole);
                    some = _mm512_or_si512(some, whole);
                }
                let busy = _mm512_test_epi32_mask(some, some);
                let listed = _mm256_maskz_compress_epi16(busy, places);
                _mm256_storeu_si256(list.as_mut_ptr().add(found).cast(), listed);
                found += busy.count_ones() as usize;
            }
            places = _mm256_add_epi16(places, _mm256_set1_epi16(16));
        }
        found
    }

    /// Needs: `weights` of `bias.len()` outputs, a multiple of 16, for every input; all fours inside of the inputs; `out`
    /// `S` times as long as `bias`.
    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    pub(super) unsafe fn multiply_fours<const S: usize>(
        weights: &[i8],
        bias: &[i32],
        bytes: &[[u8; super::WIDEST]; super::TOGETHER],
        busy: &[u16],
        out: &mut [i32],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the outputs; the rest is the caller's promise.
        unsafe {
            while S == 1 && at + 256 <= bias.len() {
                fours_block::<S, 16>(weights, bias, bytes, busy, out, at);
                at += 256;
            }
            while S <= 2 && at + 128 <= bias.len() {
                fours_block::<S, 8>(weights, bias, bytes, busy, out, at);
                at += 128;
            }
            while at + 64 <= bias.len() {
                fours_block::<S, 4>(weights, bias, bytes, busy, out, at);
                at += 64;
            }
            while at < bias.len() {
                fours_block::<S, 1>(weights, bias, bytes, busy, out, at);
                at += 16;
            }
        }
    }

    /// Outputs `at` to `at + 16 N`.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    unsafe fn fours_block<const S: usize, const N: usize>(
        weights: &[i8],
        bias: &[i32],
        bytes: &[[u8; super::WIDEST]; super::TOGETHER],
        busy: &[u16],
        out: &mut [i32],
        at: usize,
    ) {
        // SAFETY: the caller promises that the block lies inside of the outputs and all fours inside of the inputs.
        unsafe {
            let mut sums = [[_mm512_setzero_si512(); N]; S];
            for (k, sum) in sums.as_flattened_mut().iter_mut().enumerate() {
                *sum = _mm512_loadu_si512(bias.as_ptr().add(at + 16 * (k % N)).cast());
            }
            for &four in busy {
                let four = usize::from(four);
                let mut x = [_mm512_setzero_si512(); S];
                for (x, bytes) in x.iter_mut().zip(bytes) {
                    *x = _mm512_set1_epi32(bytes.as_ptr().add(4 * four).cast::<i32>().read_unaligned());
                }
                let row = weights.as_ptr().add(4 * (four * bias.len() + at));
                for k in 0..N {
                    let w = _mm512_loadu_si512(row.add(64 * k).cast());
                    for (sums, x) in sums.iter_mut().zip(x) {
                        sums[k] = _mm512_dpbusd_epi32(sums[k], x, w);
                    }
                }
            }
            for (position, sums) in sums.iter().enumerate() {
                let out = out.as_mut_ptr().add(position * bias.len() + at);
                for (k, &sum) in sums.iter().enumerate() {
                    _mm512_storeu_si512(out.add(16 * k).cast(), sum);
                }
            }
        }
    }

    /// Needs: five rows of weights as long as the input, a multiple of 16.
    #[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
    pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
        let mut sums = [_mm512_setzero_si512(); 5];
        for at in (0..input.len()).step_by(32) {
            // As in `busy_pairs`.
            let there: u32 = if at + 32 <= input.len() { !0 } else { 0xffff };
            // SAFETY: what is read of the input follows `at`, and as many weights in every row.
            unsafe {
                let x = _mm512_maskz_loadu_epi16(there, input.as_ptr().add(at));
                for (row, sum) in sums.iter_mut().enumerate() {
                    let w = _mm512_maskz_loadu_epi16(there, weights.as_ptr().add(row * input.len() + at));
                    *sum = _mm512_dpwssd_epi32(*sum, x, w);
                }
            }
        }
        let halves = sums.map(|sum| _mm256_add_epi32(_mm512_castsi512_si256(sum), _mm512_extracti64x4_epi64::<1>(sum)));
        avx2::totals(halves, bias)
    }

    /// Needs: both as long as each other, a multiple of 16.
    #[target_feature(enable = "avx512f,avx512vl")]
    pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
        let groups = sums.chunks_exact(16).zip(scales.chunks_exact(16));
        for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(16)) {
            // SAFETY: the chunks hold 64, 64 and 32 bytes.
            unsafe {
                let sums = _mm512_cvtepi32_ps(_mm512_loadu_si512(sums.as_ptr().cast()));
                let scaled = _mm512_mul_ps(sums, _mm512_loadu_ps(scales.as_ptr()));
                let cut = _mm512_min_ps(scaled, _mm512_set1_ps(f32::from(super::CEILING)));
                let rounded = _mm512_cvtps_epi32(_mm512_max_ps(cut, _mm512_setzero_ps()));
                _mm256_storeu_si256(out.as_mut_ptr().cast(), _mm512_cvtepi32_epi16(rounded));
            }
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128 {
    use std::arch::wasm32::*;

    #[rustfmt::skip]
    blocks!(
        "simd128", v128, 8, v128_load, v128_store, i16x8_add, i16x8_sub, i16x8_max, i16x8_min, sixteenth, i16x8_splat,
        i32x4_splat, widen, times_plus
    );

    /// Of numbers that are not negative.
    #[inline]
    #[target_feature(enable = "simd128")]
    fn sixteenth(sums: v128) -> v128 {
        u16x8_shr(sums, 4)
    }

    /// Eight weights from here on, each in the room of an activation.
    #[inline]
    #[target_feature(enable = "simd128")]
    unsafe fn widen<W: super::Weight>(weights: *const W) -> v128 {
        // SAFETY: the caller promises that eight follow.
        unsafe {
            match size_of::<W>() {
                1 => i16x8_load_extend_i8x8(weights.cast()),
                _ => v128_load(weights.cast()),
            }
        }
    }

    /// Two products added to every sum.
    #[inline]
    #[target_feature(enable = "simd128")]
    fn times_plus(sum: v128, x: v128, w: v128) -> v128 {
        i32x4_add(sum, i32x4_dot_i16x8(x, w))
    }

    /// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
    #[target_feature(enable = "simd128")]
    pub(super) unsafe fn sum_rows(
        table: &[i16],
        start: &[i16],
        more: &[u16],
        less: &[u16],
        finish: super::Finish,
        out: &mut [i16],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the width, a multiple of 16; the rest is the caller's promise.
        unsafe {
            while at + 64 <= start.len() {
                sum_block::<8>(table, start, more, less, finish, out, at);
                at += 64;
            }
            while at < start.len() {
                sum_block::<2>(table, start, more, less, finish, out, at);
                at += 16;
            }
        }
    }

    /// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
    #[target_feature(enable = "simd128")]
    pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
        let mut found = 0;
        let mut base = i16x8_splat(0);
        for at in (0..inputs[0].len()).step_by(16) {
            // SAFETY: sixteen inputs follow `at` in every position; at most eight places are found for each sixteen
            // before, so that `found` and the eight numbers written behind it stay inside of `list`.
            unsafe {
                let mut some = [i16x8_splat(0); 2];
                for input in inputs {
                    for (half, some) in some.iter_mut().enumerate() {
                        *some = v128_or(*some, v128_load(input.as_ptr().add(at + 8 * half).cast()));
                    }
                }
                let busy = some.map(|some| usize::from(i32x4_bitmask(i32x4_ne(some, i32x4_splat(0)))));
                let pattern = busy[0] | busy[1] << 4;
                let places = v128_load(super::PLACES[pattern].as_ptr().cast());
                v128_store(list.as_mut_ptr().add(found).cast(), i16x8_add(base, places));
                found += pattern.count_ones() as usize;
            }
            base = i16x8_add(base, i16x8_splat(8));
        }
        found
    }

    /// Needs: `weights` of `bias.len()` outputs, a multiple of 16, for every input; all pairs inside of the inputs; `out`
    /// `S` times as long as `bias`.
    #[target_feature(enable = "simd128")]
    pub(super) unsafe fn multiply<const S: usize, W: super::Weight>(
        weights: &[W],
        bias: &[i32],
        inputs: [&[i16]; S],
        busy: &[u16],
        out: &mut [i32],
    ) {
        let mut at = 0;
        // SAFETY: each block lies within the outputs; the rest is the caller's promise.
        unsafe {
            while S == 1 && at + 32 <= bias.len() {
                block::<S, 8, W>(weights, bias, inputs, busy, out, at);
                at += 32;
            }
            while at < bias.len() {
                block::<S, 4, W>(weights, bias, inputs, busy, out, at);
                at += 16;
            }
        }
    }

    /// Needs: five rows of weights as long as the input, a multiple of 16.
    #[target_feature(enable = "simd128")]
    pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
        let mut sums = [i32x4_splat(0); 5];
        for at in (0..input.len()).step_by(8) {
            // SAFETY: eight inputs follow `at`, and eight weights in every row.
            unsafe {
                let x = v128_load(input.as_ptr().add(at).cast());
                for (row, sum) in sums.iter_mut().enumerate() {
                    let w = v128_load(weights.as_ptr().add(row * input.len() + at).cast());
                    *sum = times_plus(*sum, x, w);
                }
            }
        }
        std::array::from_fn(|k| {
            let halves = i32x4_add(sums[k], i32x4_shuffle::<2, 3, 0, 1>(sums[k], sums[k]));
            let whole = i32x4_extract_lane::<0>(halves).wrapping_add(i32x4_extract_lane::<1>(halves));
            whole.wrapping_add(bias[k])
        })
    }

    /// Needs: both as long as each other, a multiple of 16.
    #[target_feature(enable = "simd128")]
    pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
        // SAFETY: the caller promises that four sums and scales follow.
        let four = |sums: *const i32, scales: *const f32| unsafe {
            let scaled = f32x4_mul(f32x4_convert_i32x4(v128_load(sums.cast())), v128_load(scales.cast()));
            let cut = f32x4_pmin(scaled, f32x4_splat(f32::from(super::CEILING)));
            i32x4_trunc_sat_f32x4(f32x4_nearest(f32x4_pmax(cut, f32x4_splat(0.0))))
        };
        let groups = sums.chunks_exact(8).zip(scales.chunks_exact(8));
        for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(8)) {
            let low = four(sums.as_ptr(), scales.as_ptr());
            let high = four(sums[4..].as_ptr(), scales[4..].as_ptr());
            // SAFETY: the chunk holds 16 bytes.
            unsafe { v128_store(out.as_mut_ptr().cast(), i16x8_narrow_i32x4(low, high)) };
        }
    }
}
