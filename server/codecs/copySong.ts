import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  EncodedAudioPacketSource,
  FilePathSource,
  FilePathTarget,
  FLAC,
  FlacOutputFormat,
  Input,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
} from 'mediabunny'
import { packetsOf } from './copyFilm.ts'
import { hasFfmpeg, transcodeSong } from './ffmpeg.ts'
import type { Format } from './formats.ts'
import { isForNewPhones, songName } from './songName.ts'
import type { Derivative, Source } from './source.ts'

/**
 * Writes a song anew into a folder with nothing but its sound: shops write the buyer's name and e-mail address into tags.
 * What older iPhones do not play is also compressed as M4A, where ffmpeg is. Empty when the sound cannot be copied.
 */
export async function copySong(source: Source, into: string): Promise<Derivative[]> {
  const formats: Format[] = isForNewPhones(source.format) ? [source.format, 'm4a'] : [source.format]
  const copies: Derivative[] = []
  for (const format of formats) {
    const copy = { name: songName(format), path: path.join(into, songName(format)) }
    if (await copyAs(format, source, copy.path)) copies.push(copy)
  }
  return copies
}

async function copyAs(format: Format, source: Source, to: string): Promise<boolean> {
  if (format === source.format) return copySound(source.path, format, to)
  const transcoded = `${to}.transcoded`
  try {
    return (
      (await hasFfmpeg()) &&
      (await transcodeSong(source, transcoded)) &&
      (await copySound(transcoded, format, to))
    )
  } finally {
    await rm(transcoded, { force: true })
  }
}

async function copySound(from: string, format: Format, to: string): Promise<boolean> {
  const output = new Output({ format: outputFormatOf(format), target: new FilePathTarget(to) })
  using input = new Input({ formats: [MP3, MP4, QTFF, WAVE, OGG, FLAC], source: new FilePathSource(from) })
  try {
    const track = await input.getPrimaryAudioTrack()
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
    if (!track || !codec || !decoderConfig) throw new Error('no sound that can be read')
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    const shift = Math.max(0, -(await track.getFirstTimestamp()))
    for await (const packet of packetsOf(track, shift)) await source.add(packet, { decoderConfig })
    await output.finalize()
    return true
  } catch (error) {
    await output.cancel()
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return false
  }
}

function outputFormatOf(format: Format) {
  if (format === 'mp3') return new Mp3OutputFormat()
  if (format === 'wav') return new WavOutputFormat()
  if (format === 'ogg') return new OggOutputFormat()
  if (format === 'flac') return new FlacOutputFormat()
  // the index stands first, so that it begins to play before all of it has come; a song fits into memory
  return new Mp4OutputFormat({ fastStart: 'in-memory' })
}
