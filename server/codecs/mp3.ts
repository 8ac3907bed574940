import type { FileWindow } from './bytes.ts'

const bitrates = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = { 3: [44100, 48000, 32000], 2: [22050, 24000, 16000], 0: [11025, 12000, 8000] }

const FRAMES_WANTED = 4

/**
 * Whether MPEG layer III frames follow each other from the first byte on. One sync word is eleven set bits, which any
 * binary file may hold by chance; each frame must lead to the next, with one version and sample rate throughout.
 */
export function isMp3(bytes: Buffer): boolean {
  const first = frame(bytes, 0)
  if (!first) return false
  let at = 0
  for (let seen = 0; seen < FRAMES_WANTED; seen++) {
    const next = frame(bytes, at)
    if (!next) return seen >= 2 && endsLikeASong(bytes, at)
    if (next.version !== first.version || next.rate !== first.rate) return false
    at += next.length
  }
  return true
}

/** Where the bytes behind an ID3v2 tag begin; 0 when there is no tag. */
export function endOfId3(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0
  const size = [6, 7, 8, 9].map((at) => head[at] ?? 0)
  if (size.some((byte) => byte > 127)) return 0
  const footer = (head[5] ?? 0) & 0x10 ? 10 : 0
  return 10 + footer + size.reduce((sum, byte) => sum * 128 + byte, 0)
}

/** Encoders differ in whether they count the frame that tells the length. */
const LARGEST_FRAME = 1441

/** Whether an MP3 has the bytes that its Xing header tells; one without such a header may end anywhere. */
export function isCompleteMp3(file: FileWindow): boolean {
  const { size } = file
  const start = endOfId3(file.at(0, 16))
  const head = file.at(start, 64)
  const at = Math.max(head.indexOf('Xing'), head.indexOf('Info'))
  const saysLength = at >= 0 && at + 16 <= head.length && (head.readUInt32BE(at + 4) & 3) === 3
  return !saysLength || size - start + LARGEST_FRAME >= head.readUInt32BE(at + 12)
}

function frame(bytes: Buffer, at: number) {
  if (at + 4 > bytes.length) return null
  const [sync = 0, kind = 0, speed = 0] = bytes.subarray(at, at + 3)
  const version = (kind >> 3) & 3
  const isLayer3 = ((kind >> 1) & 3) === 1
  if (sync !== 0xff || kind < 0xe0 || version === 1 || !isLayer3) return null
  const kilobits = bitrates[version === 3 ? 1 : 2][(speed >> 4) - 1]
  const rate = rates[version as 0 | 2 | 3][(speed >> 2) & 3]
  if (!kilobits || !rate) return null
  const padding = (speed >> 1) & 1
  const length = Math.floor(((version === 3 ? 144_000 : 72_000) * kilobits) / rate) + padding
  return { version, rate, length }
}

/** A song of less than four frames: nothing may follow but an ID3v1 or APE tag. */
const endsLikeASong = (bytes: Buffer, at: number) =>
  at >= bytes.length || /^(TAG|APETAGEX)/.test(bytes.toString('latin1', at, at + 8))
