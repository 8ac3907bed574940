import type { FileWindow } from './fileWindow.ts'

const BITRATES = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const LAYER2_BITRATES = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
const findBitrates = (version: number, layer: number) =>
  version !== 3 ? BITRATES[2] : layer === LAYERS.mp2 ? LAYER2_BITRATES : BITRATES[1]
const SAMPLE_RATES = { 3: [44100, 48000, 32000], 2: [22050, 24000, 16000], 0: [11025, 12000, 8000] }

const FRAMES_WANTED = 4

/** The numbers that stand for the MPEG layers in the second byte of a frame. */
const LAYERS = { mp3: 1, mp2: 2 }

export const isMp2 = (bytes: Buffer): boolean => hasFrames(bytes, LAYERS.mp2)

/**
 * Whether the bytes begin with several frames of MPEG layer III in a row. A sync word consists of only eleven set bits, and any
 * binary file may contain these by chance. Therefore each frame must be followed by another one with the same version and sample
 * rate.
 */
export const isMp3 = (bytes: Buffer): boolean => hasFrames(bytes, LAYERS.mp3)

/** Whether a packet that is labeled as MP3 is really layer II. Browsers do not play layer II in videos. */
export const isLayer2 = (packet: Uint8Array): boolean => (((packet[1] ?? 0) >> 1) & 3) === LAYERS.mp2

function hasFrames(bytes: Buffer, layer: number): boolean {
  const first = parseFrame(bytes, 0, layer)
  if (!first) return false
  let at = 0
  for (let seen = 0; seen < FRAMES_WANTED; seen++) {
    const next = parseFrame(bytes, at, layer)
    if (!next) return seen >= 2 && isEndOfSong(bytes, at)
    if (next.version !== first.version || next.rate !== first.rate) return false
    at += next.length
  }
  return true
}

/** Finds the end of an ID3v2 tag at the beginning of the bytes. Returns 0 if there is no tag. */
export function findEndOfId3(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0
  const size = [6, 7, 8, 9].map((at) => head[at] ?? 0)
  if (size.some((byte) => byte > 127)) return 0
  const footer = (head[5] ?? 0) & 0x10 ? 10 : 0
  return 10 + footer + size.reduce((sum, byte) => sum * 128 + byte, 0)
}

const MAX_TAGS = 16
/** The maximum number of zeros between tags, in bytes. Programs leave this much room where a cover picture was removed. */
const MAX_ZEROS = 4 * 1024 * 1024

/** Finds the beginning of the sound. Skips ID3v2 tags, and zeros before and after each tag. */
export function findStartOfSound(file: FileWindow): number {
  let at = 0
  for (let tags = 0; tags < MAX_TAGS; tags++) {
    at = skipZeros(file, at)
    const tag = findEndOfId3(file.at(at, 16))
    if (tag === 0) return at
    at += tag
  }
  return at
}

/** Finds the first frame of an MP3. Skips stray bytes before the frame. Returns null if there are not several frames in a row. */
export function findFirstFrame(file: FileWindow): number | null {
  const start = findStartOfSound(file)
  const rest = file.copy(start, SEARCHED_BYTES)
  const limit = Math.min(rest.length, start > 0 ? 4096 : LARGEST_FRAME)
  for (let at = 0; at < limit; at++) if (rest[at] === 0xff && isMp3(rest.subarray(at))) return start + at
  return null
}

const SEARCHED_BYTES = 16_384

function skipZeros(file: FileWindow, from: number): number {
  for (let at = from; at < Math.min(file.size, from + MAX_ZEROS); ) {
    const bytes = file.from(at)
    const other = bytes.findIndex((byte) => byte !== 0)
    if (other >= 0) return at + other
    at += bytes.length
  }
  return from
}

/**
 * The size in bytes of the largest frame. Encoders differ in whether the size in a Xing header includes the frame that contains
 * this header.
 */
const LARGEST_FRAME = 1441

/**
 * Whether an MP3 has as many bytes as its Xing header says. Returns true for an MP3 without such a header, because it may end
 * anywhere.
 */
export function isCompleteMp3(file: FileWindow): boolean {
  const { size } = file
  const start = findStartOfSound(file)
  const head = file.at(start, 64)
  const at = Math.max(head.indexOf('Xing'), head.indexOf('Info'))
  const saysLength = at >= 0 && at + 16 <= head.length && (head.readUInt32BE(at + 4) & 3) === 3
  return !saysLength || size - start + LARGEST_FRAME >= head.readUInt32BE(at + 12)
}

function parseFrame(bytes: Buffer, at: number, layer: number) {
  if (at + 4 > bytes.length) return null
  const [sync = 0, kind = 0, speed = 0] = bytes.subarray(at, at + 3)
  const version = (kind >> 3) & 3
  const isThisLayer = ((kind >> 1) & 3) === layer
  if (sync !== 0xff || kind < 0xe0 || version === 1 || !isThisLayer) return null
  const kilobits = findBitrates(version, layer)[(speed >> 4) - 1]
  const rate = SAMPLE_RATES[version as 0 | 2 | 3][(speed >> 2) & 3]
  if (!kilobits || !rate) return null
  const padding = (speed >> 1) & 1
  const isFull = version === 3 || layer === LAYERS.mp2
  const length = Math.floor(((isFull ? 144_000 : 72_000) * kilobits) / rate) + padding
  return { version, rate, length }
}

/** Whether a song of fewer than four frames ends here. Only an ID3v1 or APE tag may follow. */
const isEndOfSong = (bytes: Buffer, at: number) =>
  at >= bytes.length || /^(TAG|APETAGEX)/.test(bytes.toString('latin1', at, at + 8))
