import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'

/** Recorders write one of these while the length is not known yet; some never replace it. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

const EXTENSIBLE = 0xfffe

export interface WavSound {
  /** the number of its coding */
  coding: number
  channels: number
  rate: number
  bytesPerSecond: number
  blockBytes: number
  bits: number
  /** in each channel, as the file counts them; 0 where it does not */
  samples: number
  /** all that the file says of its coding */
  format: Buffer
  start: number
  end: number
}

/** Null where a chunk is missing. */
export function readWavSound(file: FileWindow): WavSound | null {
  let format: Buffer | undefined
  let samples = 0
  for (const { type, at, length } of chunksOf(file)) {
    if (type === 'fmt ') format = file.copy(at, Math.min(length, 80))
    if (type === 'fact' && length >= 4) samples = file.copy(at, 4).readUInt32LE()
    if (type !== 'data' || !format || format.length < 16) continue
    const coding = format.readUInt16LE(0)
    return {
      coding: coding === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : coding,
      channels: format.readUInt16LE(2),
      rate: format.readUInt32LE(4),
      bytesPerSecond: format.readUInt32LE(8),
      blockBytes: format.readUInt16LE(12),
      bits: format.readUInt16LE(14),
      samples,
      format,
      start: at,
      end: UNKNOWN_LENGTHS.has(length) ? file.size : Math.min(file.size, at + length),
    }
  }
  return null
}

/** How long the sound of a WAV file is: by its samples, else by its bytes; 0 where nothing says so. */
export function secondsOfWav(file: FileWindow): number {
  const sound = readWavSound(file)
  if (!sound) return 0
  const { samples, rate, bytesPerSecond, start, end } = sound
  if (samples > 0 && rate > 0) return samples / rate
  return bytesPerSecond > 0 ? (end - start) / bytesPerSecond : 0
}

/** Whether the sound of a WAV file is as long as it says. */
export function isCompleteWav(file: FileWindow): boolean {
  for (const { type, at, length } of chunksOf(file))
    if (type === 'data') return UNKNOWN_LENGTHS.has(length) || at + length <= file.size
  return false
}

function* chunksOf(file: FileWindow) {
  for (let at = 12, count = 0; at + 8 <= file.size && count < MAX_ELEMENTS; count++) {
    const chunk = file.at(at, 8)
    const length = chunk.readUInt32LE(4)
    yield { type: chunk.toString('latin1', 0, 4), at: at + 8, length }
    at += 8 + length + (length % 2)
  }
}
