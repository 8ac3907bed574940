import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'

/** Recorders write one of these while the length is not known yet; some never replace it. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

const EXTENSIBLE = 0xfffe

/** The sound of a WAV file, as its chunks tell it. */
export interface WavSound {
  /** the number of its coding */
  coding: number
  channels: number
  rate: number
  blockBytes: number
  bits: number
  /** further facts, which differ by coding */
  extra: Buffer
  start: number
  end: number
}

/** Null where a chunk is missing. */
export function readWavSound(file: FileWindow): WavSound | null {
  let format: Buffer | undefined
  for (const { type, at, length } of chunksOf(file)) {
    if (type === 'fmt ') format = file.copy(at, Math.min(length, 80))
    if (type !== 'data' || !format || format.length < 16) continue
    const coding = format.readUInt16LE(0)
    return {
      coding: coding === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : coding,
      channels: format.readUInt16LE(2),
      rate: format.readUInt32LE(4),
      blockBytes: format.readUInt16LE(12),
      bits: format.readUInt16LE(14),
      extra: format.subarray(18),
      start: at,
      end: UNKNOWN_LENGTHS.has(length) ? file.size : Math.min(file.size, at + length),
    }
  }
  return null
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
