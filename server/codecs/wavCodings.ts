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
      ({ channels, extra }) =>
      (block) =>
        decodeMicrosoftBlock(block, channels, extra),
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

/** Whether browsers play the coding of a WAV file, or the PCM that is made of it here. */
export function isPlayableWav(file: FileWindow): boolean {
  const sound = readWavSound(file)
  return sound !== null && (PLAYABLE.has(sound.coding) || isInBlocks(sound))
}

/** Many tiny blocks would only take time. */
const MIN_BLOCK_BYTES = 32
const MAX_BLOCK_BYTES = 32_768
const HEADER_BYTES = 44

/** Writes such a WAV file anew as PCM of 16 bits, without its tags; false for one of another coding. */
export function copyAsPcm(from: string, to: string): boolean {
  return readFileWith(from, (file) => {
    const sound = readWavSound(file)
    if (!sound || !isInBlocks(sound)) return false
    const decode = CODINGS[sound.coding]?.open(sound)
    const out = openSync(to, 'w')
    try {
      let written = 0
      for (let at = sound.start; decode && at < sound.end; at += sound.blockBytes) {
        const samples = decode(file.at(at, Math.min(sound.blockBytes, sound.end - at)))
        const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
        written += writeSync(out, bytes, 0, bytes.length, HEADER_BYTES + written)
      }
      writeSync(out, headerOf(sound, written), 0, HEADER_BYTES, 0)
      return written > 0
    } finally {
      closeSync(out)
    }
  })
}

/** Whether it lies in blocks that are decoded here. */
function isInBlocks({ coding, channels, bits, blockBytes }: WavSound): boolean {
  const found = CODINGS[coding]
  const isPlain = found?.bits === bits && channels >= 1 && channels <= found.mostChannels
  return isPlain && blockBytes >= MIN_BLOCK_BYTES && blockBytes <= MAX_BLOCK_BYTES
}

/** RIFF WAVE, the two chunks that every reader knows. */
function headerOf({ channels, rate }: WavSound, bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF    WAVEfmt ', 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(bytes, 40)
  return header
}
