import type { ColourSpace } from './icc.ts'

const D65 = [0.3127, 0.329]
const BT709 = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...D65]
const BT2020 = [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...D65]
const DISPLAY_P3 = [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...D65]

const makePowerCurve = (gamma: number) => (value: number) => value ** gamma

const decodeSrgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

export const srgb: ColourSpace = { primaries: BT709, light: decodeSrgb }

/** Cameras set to Adobe RGB write no profile, only a mark in the EXIF data. */
export const adobeRgb: ColourSpace = {
  primaries: [0.64, 0.33, 0.21, 0.71, 0.15, 0.06, ...D65],
  light: makePowerCurve(563 / 256),
}

/** Makes a colour space for grey with a profile's brightness curve. */
export const makeGreySpace = (light: ColourSpace['light']): ColourSpace => ({ primaries: BT709, light })

/** Makes the colour space that a PNG's gAMA and cHRM chunks describe; null for sRGB, which nearly all of them describe. */
export function makeGammaSpace(gamma: number, primaries: readonly number[] | null): ColourSpace | null {
  const isSrgb = Math.abs(gamma * 2.2 - 1) < 0.05 && (!primaries || primaries.every(isNear(BT709)))
  return isSrgb || gamma <= 0 ? null : { primaries: primaries ?? BT709, light: makePowerCurve(1 / gamma) }
}

const isNear = (others: readonly number[]) => (value: number, index: number) =>
  Math.abs(value - (others[index] ?? 0)) < 0.01

/**
 * Finds the colour space for numbers of ITU-T H.273, which HEIC, AVIF, PNG and videos use. Null for sRGB and for the primaries
 * and curves of television, which are close to it. Maps PQ and HLG to the range of ordinary screens.
 */
export function findCicpSpace(primaries: number, transfer: number): ColourSpace | null {
  const known = PRIMARIES[primaries]
  const light = TRANSFERS[transfer]
  return known || light ? { primaries: known ?? BT709, light: light ?? decodeSrgb } : null
}

const PRIMARIES: Record<number, readonly number[]> = {
  4: [0.67, 0.33, 0.21, 0.71, 0.14, 0.08, 0.31, 0.316],
  9: BT2020,
  11: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.314, 0.351],
  12: DISPLAY_P3,
}

/** The brightness of white paper or a white shirt by ITU-R BT.2408, in candelas per square metre. */
const WHITE = 203
/** The peak brightness that HDR content is commonly made for, in candelas per square metre. */
const PEAK = 1000

const TRANSFERS: Record<number, (value: number) => number> = {
  4: makePowerCurve(2.2),
  5: makePowerCurve(2.8),
  8: (value) => value,
  16: (value) => mapTone((decodePq(value) * 10_000) / WHITE),
  18: (value) => mapTone((decodeHlg(value) ** 1.2 * PEAK) / WHITE),
}

/** Decodes PQ (SMPTE ST 2084); 1 stands for 10,000 candelas per square metre. */
function decodePq(value: number): number {
  const root = value ** (1 / 78.84375)
  return (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
}

/** Decodes HLG (ITU-R BT.2100) to scene light. */
const decodeHlg = (value: number) =>
  value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12

/** Light up to this level stays unchanged; brighter light is compressed into the rest, so that clouds keep their detail. */
const KNEE = 0.75

function mapTone(light: number): number {
  const above = (light: number) => (light - KNEE) / (1 - KNEE)
  if (light <= KNEE) return light
  const brightest = above(PEAK / WHITE)
  return KNEE + ((1 - KNEE) * above(light) * (1 + 1 / brightest)) / (1 + above(light))
}
