import { existsSync } from 'node:fs'
import path from 'node:path'
import { type FilmSize, FRAMES_PER_SECOND, toFrame } from '../../../contract/outputs/film.ts'
import { type Scene, TRANSITION_SECONDS } from '../../../domain/timeline.ts'
import { makePictureArgs, toFileName } from './ffmpegFiles.ts'
import { makeInputArgs, runFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { ChildError } from '../../codecs/programs/runChild.ts'
import { blameFullDisk } from '../../base/errors/blameFullDisk.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { removeFile } from '../../base/removeFiles.ts'
import type { Context } from '../../platform/context.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { fetchFile, fetchOriginal } from '../../features/media/files/makeDerivatives.ts'
import { drawScene } from './frames.ts'
import type { FilmMaking, FilmPlan } from './plan.ts'
import { toStored } from '../../../languages/storedSentence.ts'

const ENCODING_ARGS =
  '-an -c:v libx264 -preset veryfast -crf 19 -bf 0 -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(
    ' ',
  )
const TO_YUV_FILTER = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1'

/** A scene of the film as a video file. All segments joined together, in sequence, are the film without its sound. */
export interface Segment {
  file: string
  scene: Scene
  videoFile: { path: string; format: Format } | null
}

interface SegmentOptions extends FilmMaking {
  size: FilmSize
  captions: boolean
  onSceneDone: (until: number) => void
}

/** Makes the segments one after another, so that there are never more than two still pictures on the disk, even if there are many scenes. */
export async function makeSegments(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  plan: FilmPlan,
  options: SegmentOptions,
): Promise<Segment[]> {
  const { size, folder } = options
  const segments: Segment[] = []
  let previousStill: string | null = null
  for (const [index, scene] of plan.timeline.scenes.entries()) {
    const frameCount = toFrame(scene.until) - toFrame(scene.at)
    if (frameCount === 0) continue
    const file = path.join(folder, `${index}.mp4`)
    const stillPath = path.join(folder, `${index}.png`)
    const video = scene.kind === 'video' ? await findVideo(context, plan, scene.id, folder) : null
    if (scene.kind !== 'video') await drawScene(context, plan, scene, options, stillPath)
    const sceneArgs = video ? makeInputArgs(video) : makeStillArgs(stillPath)
    const sceneFilter = video ? makeFitFilter(size) : `${TO_YUV_FILTER},loop=-1:1:0,setpts=N`
    const filter: string = previousStill
      ? `[0:v:0]${TO_YUV_FILTER},loop=${FRAMES_PER_SECOND}:1:0,setpts=N,settb=1/${FRAMES_PER_SECOND}[a];[1:v:0]${sceneFilter},settb=1/${FRAMES_PER_SECOND}[b];[a][b]xfade=duration=${TRANSITION_SECONDS}:offset=0`
      : `[0:v:0]${sceneFilter}`
    const inputs = previousStill ? [...makeStillArgs(previousStill), ...sceneArgs] : sceneArgs
    const filterArgs = ['-filter_complex', filter, '-frames:v', String(frameCount)]
    await runEncoder([...inputs, ...filterArgs, ...ENCODING_ARGS, toFileName(file)], options)
    if (video)
      await runEncoder(
        ['-sseof', '-0.5', '-i', toFileName(file), '-f', 'image2', '-update', '1', toFileName(stillPath)],
        options,
      )
    if (previousStill) await removeFile(previousStill)
    previousStill = existsSync(stillPath) ? stillPath : null
    segments.push({ file, scene, videoFile: video })
    options.onSceneDone(scene.until)
  }
  return segments
}

/**
 * Runs ffmpeg, which writes into `folder` or reads what was written there. If it fails, throws PlainError with the last line of
 * its output, or about the disk if that is full.
 */
export const runEncoder = (
  args: readonly string[],
  { folder, signal }: Pick<FilmMaking, 'folder' | 'signal'>,
): Promise<void> =>
  runFfmpeg(args, signal).catch(async (error: unknown) => {
    const cause = await blameFullDisk(error, folder)
    throw cause instanceof ChildError
      ? new SpokenError(toStored('film.failed', cause.message.split('\n').at(-1) ?? ''))
      : cause
  })

const makeStillArgs = (stillPath: string) => [
  '-framerate',
  String(FRAMES_PER_SECOND),
  ...makePictureArgs(stillPath),
]

/**
 * Makes the ffmpeg filter that fits a video into the film's frame, with black bars, and holds the last frame until the scene
 * ends.
 */
const makeFitFilter = ({ width, height }: FilmSize) =>
  `setpts=PTS-STARTPTS,fps=${FRAMES_PER_SECOND},scale=iw*sar:ih,scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1,${TO_YUV_FILTER},tpad=stop_mode=clone:stop=-1`

/** Fetches the public file of a video, or its original if there is no public file. */
async function findVideo(
  context: Pick<Context, 'storage'>,
  { slides, rows }: FilmPlan,
  id: string,
  folder: string,
) {
  const name = slides.get(id)?.filePath?.split('/').at(-1) ?? ''
  const row = rows.get(id)
  if (!row) throw new Error(`the video ${id} is missing`)
  const publicFile = await fetchFile(context, makePictureKey(row, name), path.join(folder, `film-${id}`))
  if (publicFile)
    return { path: publicFile, format: name.endsWith('.webm') ? ('webm' as const) : ('mp4' as const) }
  return { path: await fetchOriginal(context, row, folder), format: row.format as Format }
}
