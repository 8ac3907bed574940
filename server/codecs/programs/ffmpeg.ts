import { existsSync } from 'node:fs'
import { runChild } from './runChild.ts'
import { type Format, getFormatInfo } from '../../../domain/files/formats.ts'
import { listSounds, makeSoundArgs, type ProbedSound, type VideoSound } from './videoSound.ts'

const MINUTE = 60_000

let availabilityCheck: Promise<boolean> | undefined

/** Whether ffmpeg and ffprobe can be run on this machine. Checks only once. */
export async function hasFfmpeg(): Promise<boolean> {
  availabilityCheck ??= Promise.all([
    runChild('ffmpeg', ['-version']),
    runChild('ffprobe', ['-version']),
  ]).then(
    () => true,
    () => false,
  )
  const isAvailable = await availabilityCheck
  return isAvailable
}

export interface VideoStream {
  path: string
  format: Format
  /** the 0-based index of the video stream among the file's streams */
  streamIndex: number
  /** size in pixels as shown: after rotation, and with square pixels */
  width: number
  height: number
  /** seconds */
  duration: number | null
  codec: string
  pixelFormat: string
  /** whether each frame consists of two fields, which contain alternate lines */
  isInterlaced: boolean
  /** code points of the color primaries and the transfer function (ITU-T H.273); 1 means television (BT.709) or unknown */
  cicp: [primaries: number, transfer: number]
  /** whether the file has any sound, even if it cannot be decoded */
  hasSound: boolean
  /** the sounds that can be decoded, the best first */
  sounds: VideoSound[]
  /** whether the best sound is the first in the file, or the file has none */
  isSoundFirst: boolean
  /** whether ffmpeg has a decoder for the pictures */
  isDecodable: boolean
}

/**
 * The number of packets that ffprobe decodes. They are enough to show which sounds can be decoded: files store pictures and sound
 * side by side.
 */
const PROBED_PACKETS = 60

/** Returns null if ffprobe finds no video. */
export async function probeVideoStream(path: string, format: Format): Promise<VideoStream | null> {
  const probeOutput = await runProgram('ffprobe', [
    ...makeInputArgs({ path, format }),
    // otherwise it does not decode what an edit list has cut away at the beginning
    ...(getFormatInfo(format).demuxer ? [] : ['-ignore_editlist', '1']),
    ...`-show_streams -show_format -count_frames -count_packets -read_intervals %+#${PROBED_PACKETS} -of json`.split(
      ' ',
    ),
  ])
  if (probeOutput === null) return null
  const { streams = [], format: file } = JSON.parse(probeOutput) as FfprobeOutput
  const videos = streams.filter(
    (stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic,
  )
  const video = videos.find(isDecodable) ?? videos[0]
  if (!video) return null
  const firstSound = streams.find(({ codec_type }) => codec_type === 'audio')
  const sounds = listSounds(streams)
  return {
    path,
    format,
    streamIndex: video.index,
    ...computeShownSize(video, video.width ?? 0, video.height ?? 0),
    duration: Number(file?.duration) || null,
    codec: video.codec_name ?? '',
    pixelFormat: video.pix_fmt ?? '',
    isInterlaced: /^[tb][tb]$/.test(video.field_order ?? ''),
    cicp: [PRIMARIES[video.color_primaries ?? ''] ?? 1, TRANSFERS[video.color_transfer ?? ''] ?? 1],
    hasSound: streams.some(
      ({ codec_type, nb_read_packets }) => codec_type === 'audio' && Number(nb_read_packets) > 0,
    ),
    sounds,
    isSoundFirst: sounds[0]?.indexes.join() === firstSound?.index.toString(),
    isDecodable: isDecodable(video),
  }
}

/** Only a decoder knows the pixel format. */
const isDecodable = ({ codec_name, pix_fmt, width, height }: FfprobeStream) =>
  Boolean(codec_name && pix_fmt && width && height)

/**
 * Transcodes the streams that browsers cannot play, and copies the others, without metadata and other tracks. May take as long as the
 * video lasts. With `mustCompressAll`, transcodes all streams: only this removes the frames before the cut of a trimmed video. Tries
 * one sound after the other, and no sound last. Returns false if ffmpeg fails or takes too long.
 */
export async function transcodeVideo(
  video: VideoStream,
  mustCompressAll: boolean,
  to: string,
): Promise<boolean> {
  const outputArgs =
    `-map_metadata -1 -map_metadata:s -1 -map_chapters -1 -fflags +bitexact -abort_on empty_output_stream -f ${video.format === 'webm' ? 'webm' : 'mp4'} -y`.split(
      ' ',
    )
  const deadline = Date.now() + 10 * MINUTE
  for (const sound of [...video.sounds, null])
    for (const mustCompress of mustCompressAll ? [true] : [false, true]) {
      const isPictureCopied = !mustCompress && isPlayablePicture(video)
      const isSoundCopied = !mustCompress && isPlayableSound(video.format, sound)
      const args = [
        ...makeInputArgs(video),
        '-map',
        `0:${video.streamIndex}`,
        ...(isPictureCopied ? ['-c:v', 'copy'] : makeCompressVideoArgs(video)),
        ...makeSoundArgs(sound, isSoundCopied ? 'copy' : video.format === 'webm' ? 'libopus' : 'aac'),
        ...outputArgs,
        to,
      ]
      if ((await runProgram('ffmpeg', ['-nostdin', ...args], Math.max(1, deadline - Date.now()))) !== null)
        return true
    }
  return false
}

/**
 * The requests of visitors are more important than ffmpeg, but ffmpeg still gets some processor time: Linux gives it a third of the
 * normal weight.
 */
const FFMPEG_NICENESS = 5

/** Runs ffmpeg at low priority, without a time limit. If ffmpeg fails, throws ChildError. */
export async function runFfmpeg(args: readonly string[], signal?: AbortSignal): Promise<void> {
  await runChild('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { signal, niceness: FFMPEG_NICENESS })
}

/** Whether browsers play a video if its pictures and its first sound are copied unchanged into an MP4 or WebM file. */
export const isPlayableVideo = (video: VideoStream): boolean =>
  isPlayablePicture(video) && video.isSoundFirst && isPlayableSound(video.format, video.sounds[0] ?? null)

/** Saves the frame at `seconds` as a PNG. Returns false if there is no such frame. */
export async function grabFrame(video: VideoStream, seconds: number, to: string): Promise<boolean> {
  const frameArgs = ['-map', `0:${video.streamIndex}`, '-frames:v', '1', '-vf', 'scale=iw*sar:ih,setsar=1']
  const pngArgs = ['-c:v', 'png', '-f', 'image2', '-update', '1', '-y', to]
  const args = ['-nostdin', '-ss', String(seconds), ...makeInputArgs(video), ...frameArgs, ...pngArgs]
  return (await runProgram('ffmpeg', args)) !== null && existsSync(to)
}

/**
 * The way in which a picture is turned before it is shown: it is rotated counterclockwise by quarter turns, and then mirrored.
 */
export interface PictureTurn {
  quarterTurns: number
  mirrorFilter: 'hflip' | 'vflip' | null
}

const QUARTER_TURN_FILTERS = ['', ',transpose=2', ',hflip,vflip', ',transpose=1']

/**
 * Saves a compressed AV1 picture as a PNG of at most `maxPixels` pixels. Returns false if ffmpeg fails, is not installed, or has
 * no AV1 decoder.
 */
export async function decodeAv1(
  from: string,
  { quarterTurns, mirrorFilter }: PictureTurn,
  maxPixels: number,
  to: string,
): Promise<boolean> {
  const scale = `min(1\\,sqrt(${maxPixels}/(iw*ih)))`
  const filter = `scale=trunc(iw*${scale}):trunc(ih*${scale}):flags=area${QUARTER_TURN_FILTERS[quarterTurns]}${mirrorFilter ? `,${mirrorFilter}` : ''}`
  const inputArgs = `-v error -protocol_whitelist file -threads 1 -c:v libdav1d -f obu -i`.split(' ')
  const outputArgs = `-frames:v 1 -pix_fmt rgb24 -c:v png -compression_level 1 -f image2 -update 1 -y`.split(
    ' ',
  )
  const args = ['-nostdin', ...inputArgs, `file:${from}`, '-vf', filter, ...outputArgs, to]
  return (await runProgram('ffmpeg', args)) !== null && existsSync(to)
}

export interface FfprobeOutput {
  streams?: FfprobeStream[]
  format?: { duration?: string; tags?: { title?: string; artist?: string } }
}

interface FfprobeStream extends ProbedSound {
  duration?: string
  pix_fmt?: string
  field_order?: string
  color_primaries?: string
  color_transfer?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  disposition?: { attached_pic?: number }
  side_data_list?: { rotation?: number }[]
}

/** The code points in ITU-T H.273, by the names that ffprobe uses. Lists only the color spaces in which phones record. */
const PRIMARIES: Record<string, number> = { bt2020: 9, smpte431: 11, smpte432: 12 }
const TRANSFERS: Record<string, number> = { smpte2084: 16, 'arib-std-b67': 18 }

function computeShownSize(stream: FfprobeStream, codedWidth: number, height: number) {
  const [horizontalRatio = 0, verticalRatio = 0] = (stream.sample_aspect_ratio ?? '').split(':').map(Number)
  const width =
    horizontalRatio > 0 && verticalRatio > 0
      ? Math.round((codedWidth * horizontalRatio) / verticalRatio)
      : codedWidth
  const degrees = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  return Math.abs(degrees % 180) === 90 ? { width: height, height: width } : { width, height }
}

/** The arguments name the demuxer, because otherwise the file's bytes could select a demuxer that reads other files or URLs. */
export const makeInputArgs = ({ path, format }: Pick<VideoStream, 'path' | 'format'>) =>
  `-v error -protocol_whitelist file -f ${getFormatInfo(format).demuxer ?? 'mov'} -i`
    .split(' ')
    .concat(`file:${path}`)

/** Makes the width and the height even, as the pixel format yuv420p requires. */
const makeCompressVideoArgs = ({ format, isInterlaced }: VideoStream) =>
  `-c:v ${format === 'webm' ? 'libvpx-vp9 -deadline realtime -cpu-used 6 -row-mt 1 -b:v 0 -crf 32' : 'libx264 -preset veryfast -crf 21'} -pix_fmt yuv420p -vf`
    .split(' ')
    .concat(`${isInterlaced ? 'yadif,' : ''}scale=trunc(iw/2)*2:trunc(ih/2)*2`)

/** Phones decode 8 bits per sample, in newer codecs 10 bits, and one color sample for four pixels. */
const isPlayablePicture = ({ format, codec, pixelFormat, isInterlaced }: VideoStream) =>
  !isInterlaced &&
  (codec === 'h264' || (codec === 'vp8' && format === 'webm')
    ? /^yuvj?a?420p$/.test(pixelFormat)
    : ['hevc', 'av1', 'vp9'].includes(codec) && /^yuvj?a?420p(10le)?$/.test(pixelFormat))

const isPlayableSound = (format: Format, sound: VideoSound | null) =>
  sound === null ||
  (sound.indexes.length === 1 &&
    (format === 'webm' ? ['opus', 'vorbis'] : ['aac', 'mp3', 'opus', 'flac']).includes(sound.codec))

/** Returns null if the program fails or takes too long. */
export const runProgram = (program: 'ffmpeg' | 'ffprobe', args: string[], timeoutMs = MINUTE) =>
  runChild(program, args, { timeoutMs }).catch(() => null)
