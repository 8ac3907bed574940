import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { copyMirroring } from './videoMatrix.ts'
import { isLayer2 } from '../formats/mp3.ts'
import { readShownParts } from './editLists.ts'
import { leavesOutPackets, shownPackets, type ShownPackets } from './shownPackets.ts'

export interface FilmInfo {
  /** pixels as shown: made square, rotation applied */
  width: number
  height: number
  /** seconds */
  duration: number | null
  /** pictures that were cut away are in it, unseen: those after them cannot be decoded without */
  hasHiddenPictures: boolean
}

/**
 * Writes a film anew as MP4 or WebM: the packets of its first picture and sound tracks as far as their edit lists show
 * them, and nothing else of the file. No place, date, name, subtitle or other track is copied, wherever it stands. Null
 * when no film can be read in it, or none that browsers play with its sound. Memory stays small; a film of 100 MB takes a
 * second.
 */
export async function copyFilm(
  from: string,
  to: string,
  container: 'mp4' | 'webm',
): Promise<FilmInfo | null> {
  using input = openVideo(from)
  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
  const output = new Output({ format, target: new FilePathTarget(to) })
  try {
    const film = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    if (!film) return await cancelOutput(output)
    const partOf = readShownParts(from)
    const pictures = await shownPackets(film, partOf(film.id))
    const sounds = sound && (await shownPackets(sound, partOf(sound.id)))
    if (!pictures?.count || (sound && !sounds)) return await cancelOutput(output)
    // sound may begin a little before the picture: an MP4 says so in an edit list, in a WebM all begins later
    const first = Math.min(pictures.first, sounds?.first ?? 0)
    const shift = container === 'webm' ? Math.max(0, -first) : 0
    const copyPictures = await addPictures(output, film, pictures, shift)
    const hasSound = sound && sounds && sounds.count > 0
    const copySound = hasSound ? await addSound(output, sound, sounds, shift) : null
    // a film is not shown without its sound
    if (!copyPictures || (hasSound && !copySound)) return await cancelOutput(output)
    await output.start()
    await Promise.all([copyPictures(), copySound ? copySound() : null])
    await output.finalize()
    if (container === 'mp4') copyMirroring(from, to)
    return {
      width: await film.getDisplayWidth(),
      height: await film.getDisplayHeight(),
      duration: Math.max(pictures.end, sounds?.end ?? 0) || null,
      hasHiddenPictures: pictures.hasHidden,
    }
  } catch (error) {
    await cancelOutput(output)
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return null
  }
}

/** Whether there is a film in a file, be it of a kind that nobody here can copy. */
export async function hasFilm(path: string): Promise<boolean> {
  using input = openVideo(path)
  try {
    return (await input.getPrimaryVideoTrack()) !== null
  } catch {
    return false
  }
}

const openVideo = (path: string) =>
  new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })

/** Whether edit lists leave out a part of a film's pictures. */
export async function isCut(path: string): Promise<boolean> {
  using input = openVideo(path)
  try {
    const film = await input.getPrimaryVideoTrack()
    return film !== null && (await leavesOutPackets(film, readShownParts(path)(film.id)))
  } catch {
    return false
  }
}

/** Closes what was opened for writing. */
async function cancelOutput(output: Output): Promise<null> {
  await output.cancel()
  return null
}

const PLAYABLE_PICTURES = new Set(['avc', 'hevc', 'av1', 'vp9', 'vp8'])
const PLAYABLE_SOUND = new Set(['aac', 'mp3', 'opus', 'flac', 'vorbis'])
/** H.264 with ten bits, or with as many colours as pixels */
const UNPLAYABLE_PROFILES = /^avc[13]\.(6e|7a|f4)/i

/** Whether today's browsers play a track: not PCM, ALAC or AC-3, nor MP2, which passes for MP3. */
export async function isPlayableSound(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec()
  if (!codec || !PLAYABLE_SOUND.has(codec)) return false
  const first = codec === 'mp3' && (await new EncodedPacketSink(track).getFirstPacket())
  return !(first && isLayer2(first.data))
}

type CopyPackets = () => Promise<void>

async function addPictures(
  output: Output,
  track: InputVideoTrack,
  packets: ShownPackets,
  shift: number,
): Promise<CopyPackets | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !decoderConfig || !output.format.getSupportedVideoCodecs().includes(codec)) return null
  if (!PLAYABLE_PICTURES.has(codec) || UNPLAYABLE_PROFILES.test(decoderConfig.codec)) return null
  const source = new EncodedVideoPacketSource(codec)
  const rotation = output.format.supportsVideoRotationMetadata ? await track.getRotation() : 0
  output.addVideoTrack(source, { rotation, maximumPacketCount: packets.count })
  return async () => {
    for await (const packet of packets.read(shift)) await source.add(packet, { decoderConfig })
    source.close()
  }
}

async function addSound(
  output: Output,
  track: InputAudioTrack,
  packets: ShownPackets,
  shift: number,
): Promise<CopyPackets | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !decoderConfig || !output.format.getSupportedAudioCodecs().includes(codec)) return null
  if (!(await isPlayableSound(track))) return null
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: packets.count })
  return async () => {
    for await (const packet of packets.read(shift)) await source.add(packet, { decoderConfig })
    source.close()
  }
}
