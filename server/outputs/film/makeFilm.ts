import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FILM_FRAME, type FilmSize, filmSizes } from '../../../contract/outputs/film.ts'
import { formatDuration } from '../../../domain/formatDuration.ts'
import { hasFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { removeAtEnd, removeFile } from '../../base/removeFiles.ts'
import type { BookContext } from '../book/makeBook.ts'
import { makeListArgs, toFileName, toListLine } from './ffmpegFiles.ts'
import { planFilm, type FilmPlan } from './plan.ts'
import { runEncoder, makeSegments } from './segments.ts'
import { makeSound, planWithSongs } from './sound.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { createReport } from '../report.ts'
import type { Work } from '../../features/work/work.ts'
import { photoName } from '../../../contract/media/pictures.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { makeCaption } from './frames.ts'

export const filmWork: Work<'film'> = {
  findObstacle: async ({ film }) => ((await hasFfmpeg()) ? null : film.noFfmpeg),
  readContents: async (context, { captions }) => listFilmContents(await planFilm(context), captions),
  async run(context, { options: { height, captions }, folder, reportProgress, showPages, signal }) {
    const file = path.join(folder, 'film.mp4')
    const onProgress = (fraction: number) => reportProgress(Math.floor(100 * fraction), 100)
    const filmOptions = { size: filmSizes[height], captions }
    const { report: remarks } = await makeFilm(context, filmOptions, file, { onProgress, signal })
    await saveFrame({ folder, signal })
    await showPages(1)
    return { file, remarks }
  },
}

/** Saves a frame of the film's beginning as a small picture. */
const saveFrame = (options: Parameters<typeof runEncoder>[1]) =>
  runEncoder(
    [
      '-i',
      toFileName(path.join(options.folder, 'film.mp4')),
      ...'-vf thumbnail=90,scale=640:-2 -frames:v 1 -f image2 -update 1'.split(' '),
      toFileName(path.join(options.folder, FILM_FRAME)),
    ],
    options,
  )

interface FilmOptions {
  onBegin?: (length: string, photographCount: number) => void
  /** `fraction` is the finished part of the work, from 0 to 1 */
  onProgress: (fraction: number) => void
  signal?: AbortSignal
}

/**
 * Makes a film: the slideshow in its default settings as a video file. `report` has messages for people, such as about unreadable
 * photographs. Programs that read `outputFile` at the same time see either the previous file or the complete new film.
 */
export async function makeFilm(
  context: BookContext,
  { size, captions }: { size: FilmSize; captions?: boolean | undefined },
  outputFile: string,
  { onBegin, onProgress, signal }: FilmOptions,
): Promise<{ seconds: number; report: StoredSentence[] }> {
  if (!(await hasFfmpeg())) throw new SpokenError(toStored('film.noFfmpeg'))
  await using temporaryFolder = await context.spool.makeFolder()
  const folder = temporaryFolder.path
  const report = createReport()
  const sharedOptions = { folder, report, signal }
  const plan = await planWithSongs(context, sharedOptions)
  const showsCaptions = captions ?? plan.hasCaptions
  const { seconds, photographCount } = plan.timeline
  if (seconds === 0) throw new SpokenError(toStored(plan.hasPhotographs ? 'film.allLeftOut' : 'film.empty'))
  onBegin?.(formatDuration(seconds), photographCount)
  for (const { name, isInSlideshow } of plan.unplayableVideos)
    if (isInSlideshow) report.add(toStored('film.notPlayable', name))
  const onSceneDone = (until: number) => onProgress((until / seconds) * PICTURES_FRACTION)
  const partialFile = `${outputFile}.part`
  await removeFile(partialFile)
  await using _ = removeAtEnd(partialFile)
  const segments = await makeSegments(context, plan, {
    ...sharedOptions,
    size,
    captions: showsCaptions,
    onSceneDone,
  })
  const listFile = path.join(folder, 'segments.txt')
  await writeFile(listFile, segments.map(({ file }) => toListLine(file)).join(''))
  const { inputs, filter } = await makeSound(plan, segments, { ...sharedOptions, firstInput: 1 })
  await mkdir(path.dirname(outputFile), { recursive: true })
  const inputArgs = [...makeListArgs(listFile), ...inputs, '-filter_complex', filter]
  const streamArgs = ['-map', '0:v', '-c:v', 'copy', '-map', '[sound]', '-c:a', 'aac', '-b:a', '192k']
  const fileArgs = ['-movflags', '+faststart', '-f', 'mp4', toFileName(partialFile)]
  await runEncoder([...inputArgs, ...streamArgs, '-t', String(seconds), ...fileArgs], {
    folder: path.dirname(outputFile),
    signal,
  })
  await rename(partialFile, outputFile)
  onProgress(1)
  return { seconds, report: report.list() }
}

/** The fraction of the progress that making the pictures takes. The rest is for the sound. */
const PICTURES_FRACTION = 0.95

/** Lists everything that a film shows: its timeline, the version of each picture in it, and the captions if it shows them. */
function listFilmContents(
  { timeline, slides, rows, portrait, hasCaptions, texts }: FilmPlan,
  showsCaptions = hasCaptions,
) {
  const pictures = timeline.scenes.flatMap((scene) => {
    if (scene.kind === 'title') return [portrait]
    return scene.kind === 'pictures' ? scene.ids.map((id) => rows.get(id)) : []
  })
  const captions = timeline.scenes
    .flatMap((scene) => (scene.kind === 'pictures' ? scene.ids : []))
    .map((id) => makeCaption(slides.get(id), texts, (text) => text))
  return {
    timeline,
    pictures: pictures.map((row) => row && makePictureKey(row, photoName)),
    captions: showsCaptions ? captions : [],
  }
}
