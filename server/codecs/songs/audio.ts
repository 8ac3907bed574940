import { openAsBlob } from 'node:fs'
import { parseBlob } from 'music-metadata'
import { FilePathSource, Input, MP4, OGG, QTFF, WEBM } from 'mediabunny'
import { fail } from '../../base/errors/fail.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { isPlayableSound } from '../videos/copyVideo.ts'
import { probeSong } from '../formats/ffmpeg.ts'
import { type Format, formats, needsFfmpeg } from '../formats/formats.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { decodeTags } from '../captions/codePages.ts'
import { isComplete } from '../formats/isComplete.ts'
import { isPlayableWav, readWavSeconds } from '../formats/wav.ts'

export interface AudioInfo {
  /** title and artist come from the tags */
  title: string | null
  artist: string | null
  /** seconds */
  duration: number
  /** whether browsers play it as it is */
  isPlayable: boolean
}

/**
 * Reads a song's tags and length; counts the frames of an MP3 whose header has no length. Throws `broken_file`
 * if the file has no sound of the format that its first bytes claim.
 */
export async function probeAudio(source: MediaFile): Promise<AudioInfo> {
  const { path, format, name } = source
  const broken = () => fail('broken_file', { file: name })
  if (!isComplete(source)) throw broken()
  if (needsFfmpeg(format)) {
    const probed = await probeSong(source)
    if (!probed) throw broken()
    return { ...cleanTags(format, probed), duration: probed.duration, isPlayable: false }
  }
  const bytes = await openAsBlob(path, { type: formats[format].type })
  const { common, format: sound } = await parseBlob(bytes, { duration: true, skipCovers: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw isOurFault(error) ? error : broken()
    },
  )
  const hasSound = (sound.codec && sound.sampleRate) || (await hasAudioTrack(source))
  // only ffmpeg knows QuickTime's old codecs; music-metadata misjudges the length of some WAV files
  const duration = hasSound
    ? (format === 'wav' && readFileWith(path, readWavSeconds)) ||
      sound.duration ||
      (await measureSeconds(source))
    : (await probeSong(source))?.duration
  if (!duration || !(duration > 0 && duration < Infinity)) throw broken()
  return { ...cleanTags(format, common), duration, isPlayable: await isPlayable(source) }
}

/** Formats whose tags name no code page. Tags of other formats are Unicode. */
const FORMATS_WITHOUT_CODE_PAGE = new Set<Format>(['mp3', 'mp2', 'wav', 'rf64', 'aiff', 'adts'])

function cleanTags(format: Format, tags: { title?: string | undefined; artist?: string | undefined }) {
  const texts = [tags.title, tags.artist]
  const [title, artist] = FORMATS_WITHOUT_CODE_PAGE.has(format) ? decodeTags(texts) : texts
  return { title: cleanTag(title), artist: cleanTag(artist) }
}

/** Whether browsers play a song. MP3 and FLAC have one codec each, so only the other formats are read. */
async function isPlayable({ path, format }: MediaFile): Promise<boolean> {
  if (format === 'mp3' || format === 'flac') return true
  if (format === 'wav') return readFileWith(path, isPlayableWav)
  using input = openSong(path)
  const track = await findAudioTrack(input)
  return track !== null && (await isPlayableSound(track))
}

/** Whether there is an audio track: music-metadata does not know every codec in MP4, or QuickTime's sound. */
async function hasAudioTrack({ path }: MediaFile): Promise<boolean> {
  using input = openSong(path)
  return (await (await findAudioTrack(input))?.getCodec()) != null
}

const findAudioTrack = (input: Input) => input.getPrimaryAudioTrack().catch(() => null)

/** Measures where the last packet ends: browsers' recordings have no length in their header. */
async function measureSeconds({ path }: MediaFile): Promise<number> {
  using input = openSong(path)
  return await input.computeDuration().catch(() => 0)
}

const openSong = (path: string) =>
  new Input({ formats: [MP4, QTFF, OGG, WEBM], source: new FilePathSource(path) })

/** Whether an error is the server's, not the file's: an unreadable disk, or a missing module. */
const isOurFault = ({ syscall, code, name }: NodeJS.ErrnoException) =>
  syscall !== undefined || code === 'ERR_MODULE_NOT_FOUND' || name === 'NotReadableError'

/** Removes the zeros and spaces with which old programs pad tags. */
const cleanTag = (tag: string | null | undefined) => tag?.replace(/[\p{Cc}\s]+/gu, ' ').trim() || null
