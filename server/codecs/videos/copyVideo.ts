import {
  type AudioCodec,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { copyMirroring } from './videoMatrix.ts'
import { isLayer2 } from '../formats/mp3.ts'
import { readShownParts } from './editLists.ts'
import { makeFileTarget } from './fileTarget.ts'
import { leavesOutPackets, findShownPackets, type ShownPackets } from './shownPackets.ts'

export interface CopiedVideo {
  /** size in pixels as shown: after rotation, and with square pixels */
  width: number
  height: number
  /** seconds */
  duration: number | null
  hasSound: boolean
  /** whether the copy contains trimmed frames, which are not shown but are needed to decode later frames */
  hasHiddenPictures: boolean
}

/**
 * Copies one video track, and the first audio track that browsers play, into a new MP4 or WebM: only the packets that the edit lists
 * show, without locations, dates, names and all else. Returns null if the file has no readable video, or if no browser plays the
 * video with any of its sounds. Needs little memory, and takes a second for 100 MB.
 */
export async function copyVideo(
  from: string,
  to: string,
  container: 'mp4' | 'webm',
): Promise<CopiedVideo | null> {
  using input = openVideo(from)
  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
  const output = new Output({ format, target: makeFileTarget(to) })
  try {
    const pictureTrack = await input.getPrimaryVideoTrack()
    if (!pictureTrack) return await cancelOutput(output)
    const findShownPart = readShownParts(from)
    const picturePackets = await findShownPackets(pictureTrack, findShownPart(pictureTrack.id))
    const sound = await findSound(input, format, findShownPart)
    // no copy is made if it would lack the sound
    if (!picturePackets?.count || sound === 'unplayable') return await cancelOutput(output)
    // sound may begin slightly before the pictures: an MP4 stores the difference in an edit list, but in a WebM both tracks must
    // start later
    const startSeconds = Math.min(picturePackets.startSeconds, sound?.packets.startSeconds ?? 0)
    const shiftSeconds = container === 'webm' ? Math.max(0, -startSeconds) : 0
    const copyPictures = await addPictures(output, pictureTrack, picturePackets, shiftSeconds)
    if (!copyPictures) return await cancelOutput(output)
    const copySound = sound && addSound(output, sound, shiftSeconds)
    await output.start()
    await Promise.all([copyPictures(), copySound ? copySound() : null])
    await output.finalize()
    if (container === 'mp4') copyMirroring(from, to)
    return {
      width: await pictureTrack.getDisplayWidth(),
      height: await pictureTrack.getDisplayHeight(),
      duration: Math.max(picturePackets.endSeconds, sound?.packets.endSeconds ?? 0) || null,
      hasSound: sound !== null,
      hasHiddenPictures: picturePackets.hasHiddenPackets,
    }
  } catch (error) {
    await cancelOutput(output)
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return null
  }
}

const openVideo = (path: string) =>
  new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })

/** Whether edit lists leave out some of a video's frames. */
export async function hasCutPictures(path: string): Promise<boolean> {
  using input = openVideo(path)
  try {
    const pictureTrack = await input.getPrimaryVideoTrack()
    return (
      pictureTrack !== null && (await leavesOutPackets(pictureTrack, readShownParts(path)(pictureTrack.id)))
    )
  } catch {
    return false
  }
}

async function cancelOutput(output: Output): Promise<null> {
  await output.cancel()
  return null
}

const PLAYABLE_PICTURES = new Set(['avc', 'hevc', 'av1', 'vp9', 'vp8'])
const PLAYABLE_SOUND = new Set(['aac', 'mp3', 'opus', 'flac', 'vorbis'])
/**
 * Profiles that phones do not decode: H.264 with more than 8 bits per sample, and all codecs with more color samples than 4:2:0. The
 * profile of HEVC is a number after an optional letter (ISO/IEC 14496-15, annex E).
 */
const UNPLAYABLE_PROFILES = /^(avc[13]\.(6e|7a|f4)|(hvc1|hev1)\.[A-C]?([4-9]|1\d)\.|vp09\.0[13]|av01\.[12])/i

/**
 * Whether current browsers can play an audio track. They cannot play PCM, ALAC, AC-3 or MP2. MP2 is checked separately, because
 * files label it as MP3.
 */
export async function isPlayableSound(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec()
  if (!codec || !PLAYABLE_SOUND.has(codec)) return false
  const firstPacket = codec === 'mp3' && (await new EncodedPacketSink(track).getFirstPacket())
  return !(firstPacket && isLayer2(firstPacket.data))
}

type CopyPackets = () => Promise<void>

async function addPictures(
  output: Output,
  track: InputVideoTrack,
  packets: ShownPackets,
  shiftSeconds: number,
): Promise<CopyPackets | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !decoderConfig || !output.format.getSupportedVideoCodecs().includes(codec)) return null
  if (!PLAYABLE_PICTURES.has(codec) || UNPLAYABLE_PROFILES.test(decoderConfig.codec)) return null
  const source = new EncodedVideoPacketSource(codec)
  const rotation = output.format.supportsVideoRotationMetadata ? await track.getRotation() : 0
  output.addVideoTrack(source, { rotation, maximumPacketCount: packets.count })
  return async () => {
    for await (const packet of packets.read(shiftSeconds)) await source.add(packet, { decoderConfig })
    source.close()
  }
}

interface Sound {
  packets: ShownPackets
  codec: AudioCodec
  decoderConfig: AudioDecoderConfig
}

/** Finds the first sound that browsers play. Returns null if there is none at all. */
async function findSound(
  input: Input,
  format: OutputFormat,
  findShownPart: ReturnType<typeof readShownParts>,
): Promise<Sound | 'unplayable' | null> {
  let hasPackets = false
  for (const track of await input.getAudioTracks()) {
    const packets = await findShownPackets(track, findShownPart(track.id))
    if (packets?.count === 0) continue
    hasPackets = true
    const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
    if (!packets || !codec || !decoderConfig || !format.getSupportedAudioCodecs().includes(codec)) continue
    if (await isPlayableSound(track)) return { packets, codec, decoderConfig }
  }
  return hasPackets ? 'unplayable' : null
}

function addSound(
  output: Output,
  { packets, codec, decoderConfig }: Sound,
  shiftSeconds: number,
): CopyPackets {
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: packets.count })
  return async () => {
    for await (const packet of packets.read(shiftSeconds)) await source.add(packet, { decoderConfig })
    source.close()
  }
}
