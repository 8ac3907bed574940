import { closeSync, openSync, writeSync } from 'node:fs'
import { type FileWindow, MAX_ELEMENTS, readFileWith } from './fileWindow.ts'

/** The values that recorders write as the length while the length is unknown. Some recorders never replace them. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

const EXTENSIBLE = 0xfffe

/** The numbers of the codings that browsers play: PCM, floating point, A-law, µ-law and MP3. */
const PLAYABLE_CODINGS = new Set([1, 3, 6, 7, 0x55])
/** The maximum number of bits per sample. Browsers do not play 64-bit floating point. */
const MAX_BITS = 32

/**
 * Reads the duration of a WAV file in seconds. Computes it from the number of samples, or else from the number of bytes. Returns
 * 0 if the duration is unknown.
 */
export function readWavSeconds(file: FileWindow): number {
  const sound = readWavSound(file)
  if (!sound) return 0
  const { samples, sampleRate, bytesPerSecond, start, end } = sound
  if (samples > 0 && sampleRate > 0) return samples / sampleRate
  return bytesPerSecond > 0 ? (end - start) / bytesPerSecond : 0
}

/** Whether the sound of a WAV file has as many bytes as its header says. */
export function isCompleteWav(file: FileWindow): boolean {
  for (const { type, at, length } of readChunks(file))
    if (type === 'data') return UNKNOWN_LENGTHS.has(length) || at + length <= file.size
  return false
}

export function isPlayableWav(file: FileWindow): boolean {
  const sound = readWavSound(file)
  return sound !== null && PLAYABLE_CODINGS.has(sound.coding) && sound.bitsPerSample <= MAX_BITS
}

/** Copies only the sound of a WAV file. Returns false if the file contains no sound. */
export function copyWav(from: string, to: string): boolean {
  return readFileWith(from, (file) => {
    const sound = readWavSound(file)
    if (!sound || sound.end <= sound.start) return false
    const out = openSync(to, 'w')
    try {
      writeSync(out, makeHeader(sound.format, sound.end - sound.start))
      for (let at = sound.start; at < sound.end; at += COPY_BUFFER_BYTES)
        writeSync(out, file.readAt(at, Math.min(COPY_BUFFER_BYTES, sound.end - at)))
      return true
    } finally {
      closeSync(out)
    }
  })
}

const COPY_BUFFER_BYTES = 64 * 1024

interface WavSound {
  /** the number that stands for the coding in WAVE files */
  coding: number
  sampleRate: number
  bytesPerSecond: number
  bitsPerSample: number
  /** the number of samples per channel that the file states, or 0 if it states none */
  samples: number
  /** the content of the fmt chunk, which describes the coding of the sound */
  format: Buffer
  start: number
  end: number
}

/** Finds where the sound is in the file, and how it is encoded. Returns null if a chunk is missing. */
function readWavSound(file: FileWindow): WavSound | null {
  let format: Buffer | undefined
  let samples = 0
  for (const { type, at, length } of readChunks(file)) {
    if (type === 'fmt ') format = file.readCopy(at, Math.min(length, 80))
    if (type === 'fact' && length >= 4) samples = file.readCopy(at, 4).readUInt32LE()
    if (type !== 'data' || !format || format.length < 16) continue
    const coding = format.readUInt16LE(0)
    return {
      coding: coding === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : coding,
      sampleRate: format.readUInt32LE(4),
      bytesPerSecond: format.readUInt32LE(8),
      bitsPerSample: format.readUInt16LE(14),
      samples,
      format,
      start: at,
      end: UNKNOWN_LENGTHS.has(length) ? file.size : Math.min(file.size, at + length),
    }
  }
  return null
}

function* readChunks(file: FileWindow) {
  for (let at = 12, chunkCount = 0; at + 8 <= file.size && chunkCount < MAX_ELEMENTS; chunkCount++) {
    const chunk = file.readAt(at, 8)
    const length = chunk.readUInt32LE(4)
    yield { type: chunk.toString('latin1', 0, 4), at: at + 8, length }
    at += 8 + length + (length % 2)
  }
}

/** Makes a RIFF WAVE header with only the fmt and data chunks. Every program can read such a file. */
function makeHeader(format: Buffer, soundSize: number): Buffer {
  const header = Buffer.alloc(20 + format.length + 8)
  header.write('RIFF    WAVEfmt ', 'latin1')
  header.writeUInt32LE(header.length - 8 + soundSize, 4)
  header.writeUInt32LE(format.length, 16)
  format.copy(header, 20)
  header.write('data', 20 + format.length, 'latin1')
  header.writeUInt32LE(soundSize, header.length - 4)
  return header
}
