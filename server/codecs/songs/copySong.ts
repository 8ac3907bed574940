import path from 'node:path'
import { removeAtEnd } from '../../base/removeFiles.ts'
import {
  EncodedAudioPacketSource,
  FlacOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { isPlayableSong } from './audio.ts'
import { isCopyProtected } from '../formats/copyProtection.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { readShownParts } from '../videos/editLists.ts'
import { hasFfmpeg } from '../programs/ffmpeg.ts'
import { transcodeSong } from '../programs/ffmpegSongs.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { makeFileTarget } from '../videos/fileTarget.ts'
import { findShownPackets } from '../videos/shownPackets.ts'
import { getSongName, listCopyNames } from './songName.ts'
import { findPlayableTrack, isOurFault, openSound } from './openSound.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import { copyWav } from '../formats/wav.ts'

/**
 * Copies a song's sound into a folder. Leaves out the tags, because shops store the buyer's name and email address there. Also
 * makes an M4A if older iPhones do not play the format. If no browser plays the format, makes only the M4A. Making an M4A needs
 * ffmpeg. Returns no copy if the sound cannot be copied.
 */
export async function copySong(source: MediaFile, folder: string) {
  // earlier versions accepted copy-protected songs
  const isProtected = readFileWith(source.path, (file) => isCopyProtected(file, source.format))
  if (isProtected) return { copies: [], isPlayable: false }
  const isPlayable = await isPlayableSong(source)
  const copies: Derivative[] = []
  for (const name of listCopyNames(source.format, isPlayable)) {
    const copy = { name, path: path.join(folder, name) }
    const isOwnFormat = isPlayable && name === getSongName(source.format)
    if (await (isOwnFormat ? copyInOwnFormat(source, copy.path) : compressToM4a(source, copy.path)))
      copies.push(copy)
  }
  return { copies, isPlayable }
}

const copyInOwnFormat = async ({ path: from, format }: MediaFile, to: string): Promise<boolean> =>
  format === 'wav' ? copyWav(from, to) : copySound({ path: from, format }, to)

/** Compresses a song as AAC in an M4A. Returns false if ffmpeg is absent or cannot read the song. */
async function compressToM4a(source: MediaFile, to: string): Promise<boolean> {
  const transcodedPath = `${to}.transcoded`
  await using _ = removeAtEnd(transcodedPath)
  return (
    (await hasFfmpeg()) &&
    (await transcodeSong(source, transcodedPath)) &&
    (await copySound({ path: transcodedPath, format: 'm4a' }, to))
  )
}

async function copySound(from: Pick<MediaFile, 'path' | 'format'>, to: string): Promise<boolean> {
  const output = new Output({ format: chooseOutputFormat(from.format), target: makeFileTarget(to) })
  using input = await openSound(from)
  try {
    const track = await findPlayableTrack(input)
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
    const packets = track && (await findShownPackets(track, readShownParts(from.path)(track.id)))
    if (!track || !codec || !decoderConfig || !packets) throw new Error('no sound that can be read')
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    for await (const packet of packets.read(-packets.startSeconds))
      await source.add(packet, { decoderConfig })
    await output.finalize()
    return true
  } catch (error) {
    await output.cancel()
    if (isOurFault(error)) throw error
    return false
  }
}

function chooseOutputFormat(format: Format) {
  if (format === 'mp3') return new Mp3OutputFormat()
  if (format === 'ogg') return new OggOutputFormat()
  if (format === 'flac') return new FlacOutputFormat()
  if (format === 'weba') return new WebMOutputFormat()
  // the index comes first, so that browsers can play the song while it is loading; a song is small enough for memory
  return new Mp4OutputFormat({ fastStart: 'in-memory' })
}
