import { openAsBlob } from 'node:fs'
import { parseBlob } from 'music-metadata'
import { FilePathSource, Input, MP4, OGG, QTFF, WEBM } from 'mediabunny'
import { fail } from '../../base/errors/fail.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { isPlayableSound } from '../videos/copyVideo.ts'
import { probeSong } from '../programs/ffmpeg.ts'
import { formats, needsFfmpeg } from '../formats/formats.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { isComplete } from '../formats/isComplete.ts'
import { cleanTags } from './songTags.ts'
import { isPlayableWav, readWavSeconds } from '../formats/wav.ts'

export interface AudioInfo {
  title: string | null
  artist: string | null
  /** seconds */
  duration: number
  /** whether browsers play the song without conversion */
  isPlayable: boolean
}

/**
 * Reads a song's tags and duration. If the header of an MP3 has no duration, counts the MP3's frames. Throws `broken_file` if the
 * file does not contain sound in the format that its first bytes indicate.
 */
export async function probeAudio(source: MediaFile): Promise<AudioInfo> {
  const { path, format, name } = source
  const makeBrokenFailure = () => fail('broken_file', { file: name })
  if (!isComplete(source)) throw makeBrokenFailure()
  if (needsFfmpeg(format)) {
    const probedSong = await probeSong(source)
    if (!probedSong) throw makeBrokenFailure()
    return { ...cleanTags(format, probedSong), duration: probedSong.duration, isPlayable: false }
  }
  const bytes = await openAsBlob(path, { type: formats[format].type })
  const { common, format: soundFormat } = await parseBlob(bytes, { duration: true, skipCovers: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw isOurFault(error) ? error : makeBrokenFailure()
    },
  )
  const hasSound = (soundFormat.codec && soundFormat.sampleRate) || (await hasAudioTrack(source))
  // only ffmpeg can read QuickTime's old codecs, and music-metadata computes a wrong duration for some WAV files
  const duration = hasSound
    ? (format === 'wav' && readFileWith(path, readWavSeconds)) ||
      soundFormat.duration ||
      (await measureSeconds(source))
    : (await probeSong(source))?.duration
  if (!duration || !(duration > 0 && duration < Infinity)) throw makeBrokenFailure()
  return { ...cleanTags(format, common), duration, isPlayable: await isPlayable(source) }
}

/** Whether browsers play a song. MP3 and FLAC have only one codec each, so files in these two formats need not be read. */
async function isPlayable({ path, format }: MediaFile): Promise<boolean> {
  if (format === 'mp3' || format === 'flac') return true
  if (format === 'wav') return readFileWith(path, isPlayableWav)
  using input = openSong(path)
  const track = await findAudioTrack(input)
  return track !== null && (await isPlayableSound(track))
}

/**
 * This check is needed because music-metadata does not recognize every codec in MP4, and recognizes no sound in QuickTime files.
 */
async function hasAudioTrack({ path }: MediaFile): Promise<boolean> {
  using input = openSong(path)
  return (await (await findAudioTrack(input))?.getCodec()) != null
}

const findAudioTrack = (input: Input) => input.getPrimaryAudioTrack().catch(() => null)

/**
 * Measures the duration in seconds by the end of the last packet, because recordings made by browsers have no duration in the
 * header.
 */
async function measureSeconds({ path }: MediaFile): Promise<number> {
  using input = openSong(path)
  return await input.computeDuration().catch(() => 0)
}

const openSong = (path: string) =>
  new Input({ formats: [MP4, QTFF, OGG, WEBM], source: new FilePathSource(path) })

/** Whether an error was caused by the server and not by the file, for example by an unreadable disk or a missing module. */
const isOurFault = ({ syscall, code, name }: NodeJS.ErrnoException) =>
  syscall !== undefined || code === 'ERR_MODULE_NOT_FOUND' || name === 'NotReadableError'
