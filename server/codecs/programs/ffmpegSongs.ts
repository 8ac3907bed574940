import { type FfprobeOutput, makeInputArgs, runProgram, type VideoStream } from './ffmpeg.ts'
import { ChildError, runChild } from './runChild.ts'

const TRANSCODING_MS = 4 * 60_000

type Song = Pick<VideoStream, 'path' | 'format'>

/**
 * Asks ffprobe for a song's tags, and ffmpeg for the end of its last packet in seconds, because a header may state another duration.
 * Returns null if ffprobe finds no sound.
 */
export async function probeSong(song: Song) {
  const probeArgs = [...makeInputArgs(song), ...'-show_streams -show_format -of json'.split(' ')]
  const { streams = [], format: file } = JSON.parse(
    (await runProgram('ffprobe', probeArgs)) ?? '{}',
  ) as FfprobeOutput
  if (!streams.some(({ codec_type }) => codec_type === 'audio')) return null
  const measureArgs = '-map 0:a:0 -c copy -f null -progress pipe:1 -'.split(' ')
  const progress = await runProgram('ffmpeg', ['-nostdin', ...makeInputArgs(song), ...measureArgs])
  const measured = Number(progress?.slice(progress.lastIndexOf('out_time_us=')).match(/\d+/)?.[0]) / 1e6
  return {
    title: file?.tags?.title,
    artist: file?.tags?.artist,
    duration: measured || Number(file?.duration),
  }
}

/** Transcodes a song to AAC in an MP4 file, because every phone plays such a file. Returns false if ffmpeg fails. */
export async function transcodeSong(song: Song, to: string): Promise<boolean> {
  const outputArgs =
    '-map_metadata -1 -af aformat=channel_layouts=mono|stereo -c:a aac -b:a 192k -f mp4 -y'.split(' ')
  return runWithFirstTrack((mapArgs) =>
    runChild('ffmpeg', ['-nostdin', ...makeInputArgs(song), ...mapArgs, ...outputArgs, to], {
      timeoutMs: TRANSCODING_MS,
    }),
  ).then(
    () => true,
    () => false,
  )
}

/** The number of audio tracks that are tried. Phones write one or two. */
const MAX_TRACKS = 4

/**
 * Calls `run` with the arguments that choose an audio track, until ffmpeg can decode the track. The first track may be spatial
 * sound, which only Apple's programs read. If there is no such track, throws the error about the first one.
 */
export async function runWithFirstTrack(run: (mapArgs: string[]) => Promise<unknown>): Promise<void> {
  let firstError: unknown
  for (let track = 0; track < MAX_TRACKS; track++) {
    try {
      return void (await run(['-map', `0:a:${track}`]))
    } catch (error) {
      if (!(error instanceof ChildError)) throw error
      firstError ??= error
    }
  }
  throw firstError
}
