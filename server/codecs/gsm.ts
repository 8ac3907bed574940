/**
 * Decodes GSM 06.10 full rate speech (ETSI EN 300 961) as answering machines put it into WAV files: frames of 160 samples in
 * 260 bits, the lowest bit of a byte first. Numbers are those of the standard's section 5.3, its arithmetic is in 16 bits.
 */
export function openGsm(): (block: Buffer) => Int16Array {
  // the residual of the last 120 samples, and behind them those of the part in work
  const residual = new Int16Array(120 + PART_SAMPLES)
  const filter = new Int16Array(9)
  let ratios: number[] = RATIOS.map(() => 0)
  let lag = 40
  let deemphasis = 0

  function decodeFrame(next: NextBits, samples: Int16Array) {
    const before = ratios
    ratios = RATIOS.map(([bits, smallest, offset, inverse]) => {
      const code = next(bits) + smallest
      return saturated(2 * product(inverse, saturated(code * 1024 - 2 * offset)))
    })
    for (let part = 0; part < FRAME_SAMPLES; part += PART_SAMPLES) readPart(next, samples.subarray(part))
    for (const [from, to, mix] of INTERPOLATIONS) {
      const reflections = ratios.map((ratio, index) => reflectionOf(mix(before[index] ?? 0, ratio)))
      for (let at = from; at < to; at++) samples[at] = synthesize(samples[at] ?? 0, reflections)
    }
    for (const [at, sample] of samples.entries()) {
      deemphasis = saturated(sample + product(deemphasis, 28_180))
      samples[at] = saturated(2 * deemphasis) & ~7
    }
  }

  /** The residual of a quarter of a frame: what came a pitch earlier, and thirteen pulses. */
  function readPart(next: NextBits, samples: Int16Array) {
    const [newLag, gain, grid, largest] = [next(7), next(2), next(2), next(6)]
    if (newLag >= 40 && newLag <= 120) lag = newLag
    const pulses = new Int16Array(PART_SAMPLES)
    for (let pulse = 0; pulse < 13; pulse++) pulses[grid + pulse * 3] = pulseOf(next(3), largest)
    for (let at = 0; at < PART_SAMPLES; at++) {
      const earlier = product(GAINS[gain] ?? 0, residual[120 + at - lag] ?? 0)
      const sample = saturated((pulses[at] ?? 0) + earlier)
      residual[120 + at] = sample
      samples[at] = sample
    }
    residual.copyWithin(0, PART_SAMPLES)
  }

  /** A lattice filter: the shape of mouth and throat. */
  function synthesize(excitation: number, reflections: readonly number[]): number {
    let sample = excitation
    for (let index = 7; index >= 0; index--) {
      const [reflection = 0, delayed = 0] = [reflections[index], filter[index]]
      sample = saturated(sample - product(reflection, delayed))
      filter[index + 1] = saturated(delayed + product(reflection, sample))
    }
    filter[0] = sample
    return sample
  }

  return (block) => {
    const frames = Math.floor((block.length * 8) / FRAME_BITS)
    const samples = new Int16Array(frames * FRAME_SAMPLES)
    const next = bitsOf(block)
    for (let at = 0; at < samples.length; at += FRAME_SAMPLES)
      decodeFrame(next, samples.subarray(at, at + FRAME_SAMPLES))
    return samples
  }
}

const FRAME_BITS = 260
const FRAME_SAMPLES = 160
const PART_SAMPLES = 40

/** Each logarithmic area ratio has its bits, its smallest code, its offset and the inverse of its scale. */
const RATIOS: readonly (readonly [bits: number, smallest: number, offset: number, inverse: number])[] = [
  [6, -32, 0, 13_107],
  [6, -32, 0, 13_107],
  [5, -16, 2048, 13_107],
  [5, -16, -2560, 13_107],
  [4, -8, 94, 19_223],
  [4, -8, -1792, 17_476],
  [3, -4, -341, 31_454],
  [3, -4, -1144, 29_708],
]

/** From one frame's ratios to those of the next. */
const INTERPOLATIONS: readonly [from: number, to: number, mix: (before: number, now: number) => number][] = [
  [0, 13, (before, now) => (before >> 2) + (now >> 2) + (before >> 1)],
  [13, 27, (before, now) => (before >> 1) + (now >> 1)],
  [27, 40, (before, now) => (before >> 2) + (now >> 2) + (now >> 1)],
  [40, 160, (_, now) => now],
]

const GAINS = [3277, 11_469, 21_299, 32_767]
const MANTISSAS = [18_431, 20_479, 22_527, 24_575, 26_623, 28_671, 30_719, 32_767]

const saturated = (value: number) => Math.max(-32_768, Math.min(32_767, value))

const product = (one: number, other: number) => saturated((one * other + 16_384) >> 15)

function reflectionOf(ratio: number): number {
  const size = Math.min(32_767, Math.abs(ratio))
  const reflection = size < 11_059 ? size * 2 : size < 20_070 ? size + 11_059 : (size >> 2) + 26_112
  return Math.sign(ratio) * saturated(reflection)
}

/** A pulse by its code and that of its part's largest, a number with an exponent. */
function pulseOf(code: number, largest: number): number {
  let exponent = largest > 15 ? (largest >> 3) - 1 : 0
  let mantissa = largest - exponent * 8
  if (mantissa === 0) [exponent, mantissa] = [-4, 15]
  for (; mantissa <= 7; exponent--) mantissa = mantissa * 2 + 1
  const shift = 6 - exponent
  const scaled = product(MANTISSAS[mantissa - 8] ?? 0, (code * 2 - 7) * 4096)
  return saturated(scaled + ((1 << shift) >> 1)) >> shift
}

type NextBits = (count: number) => number

function bitsOf(bytes: Buffer): NextBits {
  let at = 0
  return (count) => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit
    return value
  }
}
