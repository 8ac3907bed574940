import { closeSync, openSync, writeSync } from 'node:fs'
import { readMp3Seconds } from './mp3.ts'
import { type FileWindow, MAX_ELEMENTS, readFileWith } from './fileWindow.ts'

/**
 * Whether a length stands for an unknown one: recorders write zero, or more than a song can have, until the recording ends. If
 * they lose power, they never replace it.
 */
const isUnknownLength = (length: number) => length === 0 || length >= 0x7fff_0000

const EXTENSIBLE = 0xfffe

/** The numbers of the codings whose samples all have the same size: PCM, floating point, A-law and µ-law. */
const SAMPLE_CODINGS = new Set([1, 3, 6, 7])
const MP3 = 0x55
/** The numbers of two kinds of ADPCM, and of GSM. Their blocks hold as many samples as the format says. */
const BLOCK_CODINGS = new Set([2, 0x11, 0x31])
/** The maximum number of bits per sample. Browsers do not play 64-bit floating point. */
const MAX_BITS = 32

/**
 * Measures the sound of a WAV file in seconds, by its blocks or MP3 frames. For other codings, prefers the stated number of samples
 * to the average number of bytes per second, unless they differ by more than a factor of two. Returns 0 if the duration is unknown.
 */
export function readWavSeconds(file: FileWindow): number {
  const sound = readWavSound(file)
  if (!sound) return 0
  const { coding, samples, sampleRate, blockBytes, blockSamples, bytesPerSecond, start, end } = sound
  if (coding === MP3) return readMp3Seconds(file, start, end)
  if (blockSamples) return ((end - start) / blockBytes) * (blockSamples / sampleRate)
  const stated = samples / sampleRate
  const average = (end - start) / bytesPerSecond
  return stated > average / 2 && stated < average * 2 ? stated : average
}

/** Whether the sound of a WAV file has as many bytes as its header says. */
export function isCompleteWav(file: FileWindow): boolean {
  for (const { type, at, length } of readChunks(file))
    if (type === 'data') return isUnknownLength(length) || at + length <= file.size
  return false
}

export function isPlayableWav(file: FileWindow): boolean {
  const sound = readWavSound(file)
  return (
    sound !== null &&
    (SAMPLE_CODINGS.has(sound.coding) || sound.coding === MP3) &&
    sound.bitsPerSample <= MAX_BITS
  )
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

/**
 * Finds where the sound is in the file, and how it is encoded. `format` is the content of the chunk that says so. The numbers of samples
 * per channel are 0 if they are unknown: `samples` in the file, and `blockSamples` in a block. Returns null if a chunk is missing.
 */
function readWavSound(file: FileWindow) {
  let format: Buffer | undefined
  let samples = 0
  for (const { type, at, length } of readChunks(file)) {
    if (type === 'fmt ') format = file.readCopy(at, Math.min(length, 80))
    if (type === 'fact' && length >= 4) samples = file.readCopy(at, 4).readUInt32LE()
    if (type !== 'data' || !format || format.length < 16) continue
    const isExtensible = format.readUInt16LE(0) === EXTENSIBLE && format.length >= 26
    const coding = format.readUInt16LE(isExtensible ? 24 : 0)
    return {
      coding,
      sampleRate: format.readUInt32LE(4),
      bytesPerSecond: format.readUInt32LE(8),
      blockBytes: format.readUInt16LE(12),
      blockSamples: readBlockSamples(coding, format),
      bitsPerSample: format.readUInt16LE(14),
      samples,
      format,
      start: at,
      end: findEndOfSound(file, at, length),
    }
  }
  return null
}

function readBlockSamples(coding: number, format: Buffer): number {
  if (SAMPLE_CODINGS.has(coding)) return 1
  return BLOCK_CODINGS.has(coding) && format.length >= 20 ? format.readUInt16LE(18) : 0
}

/**
 * Finds the end of the sound. If a recorder has lost power, the sound goes on behind the stated length, up to the chunks at the end
 * of the file.
 */
function findEndOfSound(file: FileWindow, start: number, length: number): number {
  const statedEnd = start + length
  if (!isUnknownLength(length) && (statedEnd >= file.size || isTrailer(file, statedEnd + (length % 2))))
    return Math.min(statedEnd, file.size)
  const tailStart = Math.max(start, file.size - TAIL_BYTES)
  const tail = file.readCopy(tailStart, TAIL_BYTES).toString('latin1')
  for (const { index } of tail.matchAll(TRAILING_CHUNKS))
    if (endsWithChunks(file, tailStart + index)) return tailStart + index
  return file.size
}

const TAIL_BYTES = 64 * 1024
const TRAILING_CHUNKS = /LIST|id3 |ID3 |bext|iXML|_PMX|cue |smpl|afsp|DISP/g

/** Whether a chunk, a tag of another format, or only zeros follow, and not sound. */
function isTrailer(file: FileWindow, start: number): boolean {
  const [chunk] = readChunks(file, start)
  if (!chunk || /^(LIST|TAG|APET|ID3)/.test(chunk.type)) return true
  if (/^[\w ]{4}$/.test(chunk.type) && chunk.at + chunk.length <= file.size) return true
  for (let at = start; at < file.size; ) {
    const bytes = file.readFrom(at)
    if (bytes.some((byte) => byte !== 0)) return false
    at += bytes.length
  }
  return true
}

const MAX_TRAILING_CHUNKS = 20

/** Whether the chunks from `start` on end where the file ends. */
function endsWithChunks(file: FileWindow, start: number): boolean {
  let [end, chunkCount] = [start, 0]
  for (const { at, length } of readChunks(file, start)) {
    end = at + length
    if (++chunkCount > MAX_TRAILING_CHUNKS) return false
  }
  return end === file.size || end === file.size - 1
}

function* readChunks(file: FileWindow, start = 12) {
  for (let at = start, chunkCount = 0; at + 8 <= file.size && chunkCount < MAX_ELEMENTS; chunkCount++) {
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
