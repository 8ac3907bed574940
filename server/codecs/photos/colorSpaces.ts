import type { ColorSpace } from './icc.ts'

const D65 = [0.3127, 0.329]
const BT709 = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...D65]
const BT2020 = [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...D65]
const DISPLAY_P3 = [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...D65]

const makePowerCurve = (gamma: number) => (value: number) => value ** gamma

const decodeSrgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

export const srgb: ColorSpace = { primaries: BT709, lightCurve: decodeSrgb }

/** The color space Adobe RGB. Cameras that use it write no profile, but only a mark in the EXIF data. */
export const adobeRgb: ColorSpace = {
  primaries: [0.64, 0.33, 0.21, 0.71, 0.15, 0.06, ...D65],
  lightCurve: makePowerCurve(563 / 256),
}

export const makeGraySpace = (lightCurve: ColorSpace['lightCurve']): ColorSpace => ({
  primaries: BT709,
  lightCurve,
})

/**
 * Makes the color space that a PNG's gAMA and cHRM chunks describe. Returns null if they describe sRGB, as nearly all such chunks
 * do.
 */
export function makeGammaSpace(gamma: number, primaries: readonly number[] | null): ColorSpace | null {
  const isSrgb = Math.abs(gamma * 2.2 - 1) < 0.05 && (!primaries || primaries.every(isNear(BT709)))
  return isSrgb || gamma <= 0
    ? null
    : { primaries: primaries ?? BT709, lightCurve: makePowerCurve(1 / gamma) }
}

const isNear = (expected: readonly number[]) => (value: number, index: number) =>
  Math.abs(value - (expected[index] ?? 0)) < 0.01

/**
 * Finds the color space for two code points of ITU-T H.273, which HEIC, AVIF, PNG and videos use. Returns null for sRGB, and for
 * the primaries and curves of television, because they are close to sRGB. Maps the brightness of PQ and HLG to the range of
 * ordinary screens.
 */
export function findCicpSpace(primaries: number, transfer: number): ColorSpace | null {
  const knownPrimaries = PRIMARIES[primaries]
  const toLight = TRANSFERS[transfer]
  return knownPrimaries || toLight
    ? { primaries: knownPrimaries ?? BT709, lightCurve: toLight ?? decodeSrgb }
    : null
}

const PRIMARIES: Record<number, readonly number[]> = {
  4: [0.67, 0.33, 0.21, 0.71, 0.14, 0.08, 0.31, 0.316],
  9: BT2020,
  11: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.314, 0.351],
  12: DISPLAY_P3,
}

/** The brightness of white paper or a white shirt according to ITU-R BT.2408, in candelas per square meter. */
const WHITE = 203
/** The peak brightness for which HDR content is commonly made, in candelas per square meter. */
const PEAK = 1000

const TRANSFERS: Record<number, (value: number) => number> = {
  4: makePowerCurve(2.2),
  5: makePowerCurve(2.8),
  8: (value) => value,
  16: (value) => mapTone((decodePq(value) * 10_000) / WHITE),
  18: (value) => mapTone((decodeHlg(value) ** 1.2 * PEAK) / WHITE),
}

/** Decodes PQ (SMPTE ST 2084). In the result, 1 stands for 10,000 candelas per square meter. */
function decodePq(value: number): number {
  const root = value ** (1 / 78.84375)
  return (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
}

/** Decodes HLG (ITU-R BT.2100) to scene light. */
const decodeHlg = (value: number) =>
  value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12

/**
 * The light level above which light is compressed into the remaining range, so that clouds keep their detail. Light up to this
 * level stays unchanged.
 */
const KNEE = 0.75

function mapTone(light: number): number {
  const scaleAboveKnee = (light: number) => (light - KNEE) / (1 - KNEE)
  if (light <= KNEE) return light
  const scaledPeak = scaleAboveKnee(PEAK / WHITE)
  return KNEE + ((1 - KNEE) * scaleAboveKnee(light) * (1 + 1 / scaledPeak)) / (1 + scaleAboveKnee(light))
}
