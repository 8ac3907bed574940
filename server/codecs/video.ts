import type { Format } from './formats.ts'
import type { Made, Orientation, Source } from './source.ts'

export interface VideoFacts {
  /** pixels as shown, rotation applied; null when nothing could measure them */
  width: number | null
  height: number | null
  orientation: Orientation
  /** seconds */
  duration: number | null
  placeholder: string | null
  /** whether pictures were made of it under the names of contract/pictures.ts */
  hasPoster: boolean
}

/**
 * Measures a video and makes its public file, without location or other metadata, into the folder `into`;
 * where a poster can be had, its pictures too. `browserPoster` is a picture the sender's browser took, used when
 * ffmpeg is absent or finds none. Throws `broken_file`.
 */
export async function readVideo(
  _source: Source,
  _into: string,
  _browserPoster?: { path: string },
): Promise<VideoFacts & { made: Made[] }> {
  throw new Error('not built yet')
}

/** Whether ffmpeg and ffprobe can be run here; looked up once. */
export async function hasFfmpeg(): Promise<boolean> {
  return false
}

/** The name of the public file that `readVideo` makes of a video. */
export const videoName = (format: Format, withFfmpeg: boolean): string =>
  format === 'webm' ? 'video.webm' : format === 'mov' && !withFfmpeg ? 'video.mov' : 'video.mp4'
