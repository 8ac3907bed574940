import { closeSync, openSync, writeSync } from 'node:fs'
import { decodeImaBlock, decodeMicrosoftBlock } from './adpcm.ts'
import { type FileWindow, readFileWith } from './bytes.ts'
import { openGsm } from './gsm.ts'
import { readWavSound, type WavSound } from './wav.ts'

/** Makes samples of one block after another, those of all channels in turns. */
type DecodeBlock = (block: Buffer) => Int16Array

interface Coding {
  bits: number
  mostChannels: number
  open: (sound: WavSound) => DecodeBlock
}

/** Those of voice recorders, old games and answering machines, which browsers do not play: ADPCM and GSM 06.10. */
const CODINGS: Record<number, Coding> = {
  0x02: {
    bits: 4,
    mostChannels: 2,
    open:
      ({ channels, format }) =>
      (block) =>
        decodeMicrosoftBlock(block, channels, format.subarray(18)),
  },
  0x11: {
    bits: 4,
    mostChannels: 2,
    open:
      ({ channels }) =>
      (block) =>
        decodeImaBlock(block, channels),
  },
  0x31: { bits: 0, mostChannels: 1, open: () => openGsm() },
}

/** PCM, floating point, A-law, µ-law, MP3 */
const PLAYABLE = new Set([1, 3, 6, 7, 0x55])
/** browsers play no floating point of 64 */
const MOST_BITS = 32

/** Whether browsers play the coding of a WAV file, or the PCM that is made of it here. */
export function isPlayableWav(file: FileWindow): boolean {
  const sound = readWavSound(file)
  return sound !== null && ((PLAYABLE.has(sound.coding) && sound.bits <= MOST_BITS) || isInBlocks(sound))
}

/** Many tiny blocks would only take time. */
const MIN_BLOCK_BYTES = 32
const MAX_BLOCK_BYTES = 32_768

/** Writes the sound of a WAV file anew, and nothing else of it: as PCM of 16 bits where no browser would play it. */
export function copyWav(from: string, to: string): boolean {
  return readFileWith(from, (file) => {
    const sound = readWavSound(file)
    if (!sound) return false
    const decode = isInBlocks(sound) ? CODINGS[sound.coding]?.open(sound) : undefined
    const format = decode ? pcmFormat(sound) : sound.format
    const step = decode ? sound.blockBytes : CHUNK_BYTES
    const header = headerOf(format, 0)
    const out = openSync(to, 'w')
    try {
      let written = 0
      for (let at = sound.start; at < sound.end; at += step) {
        const block = file.at(at, Math.min(step, sound.end - at))
        const bytes = decode ? bytesOf(decode(block)) : block
        written += writeSync(out, bytes, 0, bytes.length, header.length + written)
      }
      writeSync(out, headerOf(format, written), 0, header.length, 0)
      return written > 0
    } finally {
      closeSync(out)
    }
  })
}

const CHUNK_BYTES = 64 * 1024

const bytesOf = (samples: Int16Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** Whether it lies in blocks that are decoded here. */
function isInBlocks({ coding, channels, bits, blockBytes }: WavSound): boolean {
  const found = CODINGS[coding]
  const isPlain = found?.bits === bits && channels >= 1 && channels <= found.mostChannels
  return isPlain && blockBytes >= MIN_BLOCK_BYTES && blockBytes <= MAX_BLOCK_BYTES
}

function pcmFormat({ channels, rate }: WavSound): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * channels * 2, 8)
  format.writeUInt16LE(channels * 2, 12)
  format.writeUInt16LE(16, 14)
  return format
}

/** RIFF WAVE, with the two chunks that every reader knows. */
function headerOf(format: Buffer, bytes: number): Buffer {
  const header = Buffer.alloc(20 + format.length + 8)
  header.write('RIFF    WAVEfmt ', 'latin1')
  header.writeUInt32LE(header.length - 8 + bytes, 4)
  header.writeUInt32LE(format.length, 16)
  format.copy(header, 20)
  header.write('data', 20 + format.length, 'latin1')
  header.writeUInt32LE(bytes, header.length - 4)
  return header
}
