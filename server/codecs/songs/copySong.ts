import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { removeFile } from '../../base/removeFiles.ts'
import {
  BlobSource,
  EncodedAudioPacketSource,
  FilePathSource,
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
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { probeAudio } from './audio.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { readShownParts } from '../videos/editLists.ts'
import { hasFfmpeg, transcodeSong } from '../programs/ffmpeg.ts'
import { type Format, needsFfmpeg } from '../../../domain/files/formats.ts'
import { findFirstFrame } from '../formats/mp3.ts'
import { makeFileTarget } from '../videos/fileTarget.ts'
import { findShownPackets } from '../videos/shownPackets.ts'
import { getSongName, listCopyNames } from './songName.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import { copyWav } from '../formats/wav.ts'

interface SongCopies {
  copies: Derivative[]
  isPlayable: boolean
}

/**
 * Copies a song's sound into a folder. Leaves out the tags, because shops store the buyer's name and email address there. Also
 * makes an M4A if older iPhones do not play the format. If no browser plays the format, makes only the M4A. Making an M4A needs
 * ffmpeg. Returns no copy if the sound cannot be copied.
 */
export async function copySong(source: MediaFile, folder: string): Promise<SongCopies> {
  const isPlayable = !needsFfmpeg(source.format) && (await probeAudio(source)).isPlayable
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
  format === 'wav' ? copyWav(from, to) : copySound(from, format, to)

/** Compresses a song as AAC in an M4A. Returns false if ffmpeg is absent or cannot read the song. */
async function compressToM4a(source: MediaFile, to: string): Promise<boolean> {
  const transcodedPath = `${to}.transcoded`
  try {
    return (
      (await hasFfmpeg()) &&
      (await transcodeSong(source, transcodedPath)) &&
      (await copySound(transcodedPath, 'm4a', to))
    )
  } finally {
    await removeFile(transcodedPath)
  }
}

async function copySound(from: string, format: Format, to: string): Promise<boolean> {
  const output = new Output({ format: chooseOutputFormat(format), target: makeFileTarget(to) })
  using input = new Input({
    formats: [MP3, MP4, QTFF, OGG, WEBM, FLAC],
    source: await openSound(from, format),
  })
  try {
    const track = await input.getPrimaryAudioTrack()
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
    const packets = track && (await findShownPackets(track, readShownParts(from)(track.id)))
    if (!track || !codec || !decoderConfig || !packets) throw new Error('no sound that can be read')
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    const shiftSeconds = Math.max(0, -packets.startSeconds)
    for await (const packet of packets.read(shiftSeconds)) await source.add(packet, { decoderConfig })
    await output.finalize()
    return true
  } catch (error) {
    await output.cancel()
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return false
  }
}

/** Opens an MP3 from its first frame on, because mediabunny does not find the first frame if other bytes precede it. */
async function openSound(from: string, format: Format) {
  const start = format === 'mp3' ? readFileWith(from, findFirstFrame) : null
  return start ? new BlobSource((await openAsBlob(from)).slice(start)) : new FilePathSource(from)
}

function chooseOutputFormat(format: Format) {
  if (format === 'mp3') return new Mp3OutputFormat()
  if (format === 'ogg') return new OggOutputFormat()
  if (format === 'flac') return new FlacOutputFormat()
  if (format === 'weba') return new WebMOutputFormat()
  // the index comes first, so that browsers can play the song while it is loading; a song is small enough for memory
  return new Mp4OutputFormat({ fastStart: 'in-memory' })
}
