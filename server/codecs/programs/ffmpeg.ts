import { existsSync } from 'node:fs'
import { runChild } from './runChild.ts'
import { type Format, getFormatInfo } from '../../../domain/files/formats.ts'

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
  /** the 0-based index of the first video stream among the file's streams */
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
  soundCodec: string | null
}

/** Returns null if ffprobe finds no video. */
export async function probeVideoStream(path: string, format: Format): Promise<VideoStream | null> {
  const probeOutput = await runProgram('ffprobe', [
    ...makeInputArgs({ path, format }),
    '-show_streams',
    '-show_format',
    '-of',
    'json',
  ])
  if (probeOutput === null) return null
  const { streams = [], format: file } = JSON.parse(probeOutput) as FfprobeOutput
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  if (!video?.width || !video.height || !video.codec_name) return null
  return {
    path,
    format,
    streamIndex: video.index,
    ...computeShownSize(video, video.width, video.height),
    duration: Number(file?.duration) || null,
    codec: video.codec_name,
    pixelFormat: video.pix_fmt ?? '',
    isInterlaced: /^[tb][tb]$/.test(video.field_order ?? ''),
    cicp: [PRIMARIES[video.color_primaries ?? ''] ?? 1, TRANSFERS[video.color_transfer ?? ''] ?? 1],
    soundCodec: streams.find((stream) => stream.codec_type === 'audio')?.codec_name ?? null,
  }
}

/**
 * Transcodes the streams that browsers cannot play, and copies the other streams. Transcoding may take as long as the video
 * lasts. Leaves out metadata and other tracks. If `mustCompressAll` is set, transcodes all streams; a trimmed video needs this,
 * because only transcoding removes the frames before the cut. Always copies the streams of a WebM. Returns false if ffmpeg fails
 * or takes too long.
 */
export async function transcodeVideo(
  video: VideoStream,
  mustCompressAll: boolean,
  to: string,
): Promise<boolean> {
  const mapArgs = ['-map', `0:${video.streamIndex}`, '-map', '0:a:0?']
  const dropMetadataArgs = [
    '-map_metadata',
    '-1',
    '-map_metadata:s',
    '-1',
    '-map_chapters',
    '-1',
    '-fflags',
    '+bitexact',
  ]
  const containerArgs = ['-f', video.format === 'webm' ? 'webm' : 'mp4']
  const deadline = Date.now() + 10 * MINUTE
  const codecChoices = mustCompressAll
    ? [makeCompressAllArgs(video)]
    : [makePlayableArgs(video), makeCompressAllArgs(video)]
  for (const codecs of video.format === 'webm' ? [COPY_ARGS] : codecChoices) {
    const args = [
      ...makeInputArgs(video),
      ...mapArgs,
      ...codecs,
      ...dropMetadataArgs,
      ...containerArgs,
      '-y',
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

/** Whether browsers play the streams of a video if the streams are copied unchanged into an MP4 or WebM file. */
export const isPlayableVideo = (video: VideoStream): boolean =>
  video.format === 'webm' || (isPlayablePicture(video) && isPlayableSound(video))

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

interface FfprobeStream {
  index: number
  codec_type?: string
  codec_name?: string
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

const COPY_ARGS = ['-c', 'copy']
/** Makes the width and the height even, as the pixel format yuv420p requires. */
const makeCompressVideoArgs = ({ isInterlaced }: VideoStream) =>
  '-c:v libx264 -preset veryfast -crf 21 -pix_fmt yuv420p -vf'
    .split(' ')
    .concat(`${isInterlaced ? 'yadif,' : ''}scale=trunc(iw/2)*2:trunc(ih/2)*2`)
const makeCompressAllArgs = (video: VideoStream) => [...makeCompressVideoArgs(video), '-c:a', 'aac']
const PLAYABLE_SOUND = new Set(['aac', 'mp3', 'opus', 'flac'])

const isPlayablePicture = ({ codec, pixelFormat, isInterlaced }: VideoStream) =>
  !isInterlaced &&
  (codec === 'h264' ? /^yuvj?420p$/.test(pixelFormat) : ['hevc', 'av1', 'vp9'].includes(codec))

const isPlayableSound = ({ soundCodec }: VideoStream) => soundCodec === null || PLAYABLE_SOUND.has(soundCodec)

const makePlayableArgs = (video: VideoStream) => [
  ...(isPlayablePicture(video) ? ['-c:v', 'copy'] : makeCompressVideoArgs(video)),
  '-c:a',
  isPlayableSound(video) ? 'copy' : 'aac',
]

/** Returns null if the program fails or takes too long. */
export const runProgram = (program: 'ffmpeg' | 'ffprobe', args: string[], timeoutMs = MINUTE) =>
  runChild(program, args, { timeoutMs }).catch(() => null)
