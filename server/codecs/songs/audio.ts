import { openAsBlob } from 'node:fs'
import { type IAudioMetadata, parseBlob } from 'music-metadata'
import { fail } from '../../base/errors/fail.ts'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import { readFlacSeconds } from '../formats/flac.ts'
import { probeSong } from '../programs/ffmpegSongs.ts'
import { type Format, formats, needsFfmpeg } from '../../../domain/files/formats.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { readMp3Seconds } from '../formats/mp3.ts'
import { isComplete } from '../formats/isComplete.ts'
import { cleanTags } from './songTags.ts'
import { isPlayableWav, readWavSeconds } from '../formats/wav.ts'
import { readShownParts } from '../videos/editLists.ts'
import { findShownPackets } from '../videos/shownPackets.ts'
import { findPlayableTrack, isOurFault, openSound } from './openSound.ts'

/**
 * Reads a song's tags, which may be unreadable, and measures its sound in seconds, because headers often state another duration.
 * `isPlayable` is whether browsers play it without conversion. A song whose sound nothing here can decode is accepted as well. Throws
 * `broken_file` if the file is cut off, or if it does not contain sound in the format that its first bytes indicate.
 */
export async function probeAudio(source: MediaFile) {
  const { format, name } = source
  const song = isComplete(source) ? await (needsFfmpeg(format) ? probeSong(source) : readSong(source)) : null
  if (!song || !(song.duration > 0 && song.duration < Infinity)) throw fail('broken_file', { file: name })
  const isPlayable = await isPlayableSong(source)
  return { ...cleanTags(format, song), duration: song.duration, isPlayable }
}

/** Whether browsers play a song. MP3 and FLAC have only one codec each, so files in these two formats need not be read. */
export async function isPlayableSong(source: MediaFile): Promise<boolean> {
  const { path, format } = source
  if (needsFfmpeg(format)) return false
  if (format === 'mp3' || format === 'flac') return true
  if (format === 'wav') return readFileWith(path, isPlayableWav)
  using input = await openSound(source)
  return (await findPlayableTrack(input)) !== null
}

/** Functions that measure the sound of a format quickly, in seconds. */
const measurersByFormat: Partial<Record<Format, (file: FileWindow) => number>> = {
  mp3: readMp3Seconds,
  flac: readFlacSeconds,
  wav: readWavSeconds,
}

async function readSong(source: MediaFile) {
  const { path, format } = source
  const measure = measurersByFormat[format]
  const { common, format: stated } = await readTags(source)
  const duration = measure
    ? readFileWith(path, measure)
    : // only ffmpeg can read QuickTime's old codecs
      (await measurePackets(source)) || stated?.duration || (await probeSong(source))?.duration || 0
  return { title: common?.title, artist: common?.artist, duration }
}

/** Returns nothing if the tags cannot be read: they do not decide about the sound. */
async function readTags({ path, format }: MediaFile): Promise<Partial<IAudioMetadata>> {
  const bytes = await openAsBlob(path, { type: formats[format].type })
  return parseBlob(bytes, { skipCovers: true }).catch((error: unknown) => {
    if (isOurFault(error)) throw error
    return {}
  })
}

/** Measures the sound in seconds by the end of the last packet that the edit list shows. Returns 0 if mediabunny finds no sound. */
async function measurePackets(source: MediaFile): Promise<number> {
  using input = await openSound(source)
  try {
    const track = (await findPlayableTrack(input)) ?? (await input.getPrimaryAudioTrack())
    const packets = track && (await findShownPackets(track, readShownParts(source.path)(track.id)))
    // a recording of a stream begins at the time of the stream
    if (packets) return packets.endSeconds - Math.max(0, packets.startSeconds)
    return (await track?.computeDuration()) ?? 0
  } catch (error) {
    if (isOurFault(error)) throw error
    return 0
  }
}
