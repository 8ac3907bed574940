import type { Beat } from '../../contract/music.ts'
import { fourierTransform } from './fourierTransform.ts'

/** Samples a second of the sound in which beats are looked for: enough for drums, and little to calculate. */
export const BEAT_RATE = 11_025
const WINDOW = 512
const HOP = 128
const FRAMES_A_SECOND = BEAT_RATE / HOP
/** A frame notices what begins about in its middle. */
const FRAME_CENTRE = WINDOW / 2 / BEAT_RATE

/** Beats a minute. */
const SLOWEST = 40
const FASTEST = 200
/** How much of all that begins in a song must begin on the beat; in noise it is less than 0.1. */
const CLEAR = 0.14
/** How much stronger the beat must be than by accident: clicks at random moments come to 3.5. */
const BEYOND_ACCIDENT = 4
/** Twice as fast, a slow beat is as clear: the slowest that is about as clear as the clearest is the beat. */
const ABOUT_AS_CLEAR = 0.8
const LEAST_SECONDS = 10

/**
 * The beat of a song that keeps its tempo, from sound of one channel with BEAT_RATE samples a second; null where none is
 * clear. It is the frequency that is strongest in how much begins at each moment.
 */
export function beatOf(samples: Float32Array): Beat | null {
  const onsets = onsetsOf(samples)
  const total = onsets.reduce((sum, onset) => sum + onset, 0)
  const accidental = Math.sqrt(onsets.reduce((sum, onset) => sum + onset ** 2, 0))
  const seconds = onsets.length / FRAMES_A_SECOND
  if (total === 0 || seconds < LEAST_SECONDS) return null
  // a quarter of the width of a peak
  const step = 1 / (4 * seconds)
  const count = Math.floor((FASTEST - SLOWEST) / 60 / step)
  const tempos = Array.from({ length: count + 1 }, (_, index) =>
    strengthAt(onsets, SLOWEST / 60 + index * step),
  )
  const most = Math.max(...tempos.map(({ strength }) => strength))
  if (most < Math.max(CLEAR * total, BEYOND_ACCIDENT * accidental)) return null
  const slowest = tempos.findIndex(({ strength }) => strength >= ABOUT_AS_CLEAR * most)
  let best = tempos[slowest]
  for (const tempo of tempos.slice(slowest, slowest + 8))
    if (best && tempo.strength > best.strength) best = tempo
  if (!best) return null
  const peak = refined(onsets, best.frequency, step)
  const every = 1 / peak.frequency
  const first = peak.phase / (2 * Math.PI) / peak.frequency + FRAME_CENTRE
  return { first: ((first % every) + every) % every, every }
}

/** Between two neighbours of a peak, to a hundredth of their distance. */
function refined(onsets: Float32Array, frequency: number, step: number) {
  const near = Array.from({ length: 41 }, (_, index) =>
    strengthAt(onsets, frequency + ((index - 20) / 20) * step),
  )
  return near.reduce((best, each) => (each.strength > best.strength ? each : best))
}

/** How much of what begins does so this often a second, and when the first does, as an angle. */
function strengthAt(onsets: Float32Array, frequency: number) {
  const angle = (2 * Math.PI * frequency) / FRAMES_A_SECOND
  const [turnReal, turnImaginary] = [Math.cos(angle), Math.sin(angle)]
  let [real, imaginary, sumReal, sumImaginary] = [1, 0, 0, 0]
  for (const onset of onsets) {
    sumReal += onset * real
    sumImaginary += onset * imaginary
    const next = real * turnReal - imaginary * turnImaginary
    imaginary = real * turnImaginary + imaginary * turnReal
    real = next
  }
  return { frequency, strength: Math.hypot(sumReal, sumImaginary), phase: Math.atan2(sumImaginary, sumReal) }
}

/** How much begins at each frame: what is louder than in the one before, in all pitches, beyond what is usual around it. */
function onsetsOf(samples: Float32Array): Float32Array {
  const frames = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1)
  const flux = new Float32Array(frames)
  const window = Float64Array.from(
    { length: WINDOW },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
  )
  const [real, imaginary] = [new Float64Array(WINDOW), new Float64Array(WINDOW)]
  const before = new Float64Array(WINDOW / 2)
  for (let frame = 0; frame < frames; frame++) {
    for (let at = 0; at < WINDOW; at++) real[at] = (samples[frame * HOP + at] ?? 0) * (window[at] ?? 0)
    imaginary.fill(0)
    fourierTransform(real, imaginary)
    for (let pitch = 1; pitch < WINDOW / 2; pitch++) {
      const loudness = Math.log1p(10 * Math.hypot(real[pitch] ?? 0, imaginary[pitch] ?? 0))
      if (frame > 0) flux[frame] = (flux[frame] ?? 0) + Math.max(0, loudness - (before[pitch] ?? 0))
      before[pitch] = loudness
    }
  }
  return aboveUsual(flux)
}

/** Without what the half second around it has on the average. */
function aboveUsual(flux: Float32Array): Float32Array {
  const reach = Math.round(FRAMES_A_SECOND / 4)
  const sums = new Float64Array(flux.length + 1)
  for (const [index, value] of flux.entries()) sums[index + 1] = (sums[index] ?? 0) + value
  return flux.map((value, index) => {
    const [from, to] = [Math.max(0, index - reach), Math.min(flux.length, index + reach + 1)]
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from))
  })
}
