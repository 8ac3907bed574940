import path from 'node:path'
import type { FilmSize } from '../../../contract/outputs/film.ts'
import { pictures, photoName } from '../../../contract/media/pictures.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import type { Scene } from '../../../domain/timeline.ts'
import { typeset } from '../../../domain/typeset.ts'
import type { FilmFrame, FrameLabel } from '../../codecs/pages/filmFrame.ts'
import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import type { MediaFile } from '../../codecs/formats/mediaFile.ts'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../base/errors/fail.ts'
import { isStorageFault } from '../../base/errors/outage.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { fetchFile, makeDerivatives } from '../../features/media/files/makeDerivatives.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import { distFolder } from '../../base/process/programFile.ts'
import type { FilmMaking, FilmPlan } from './plan.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** The type sizes and line heights as fractions of the frame's height. Those of captions are the slideshow's, as in captions.css. */
const NAME = { size: 0.075, lineHeight: 0.09 }
const SENTENCE = { size: 0.055, lineHeight: 0.075 }
const BELOW = { size: 0.03, lineHeight: 0.06 }
const CAPTION_TITLE = { size: 0.038, lineHeight: 0.05 }
const CAPTION_TEXT = { size: 0.028, lineHeight: 0.042 }
/** The maximum number of characters of a description. They take about four lines, because nobody can scroll in a video. */
const MAX_DESCRIPTION_LENGTH = 280

/** portrait-default.svg at night, as a picture that decoding processes read; the slideshow's title is on this drawing, too. */
const titleDrawing: MediaFile = {
  path: path.join(distFolder, 'web/pictures/portrait-night.png'),
  format: 'png',
  name: 'portrait-night.png',
}

/** Draws a scene other than a video as a PNG. If a photograph cannot be read, draws it black and adds a sentence to `report`. */
export async function drawScene(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  { rows, slides, portrait, texts }: Pick<FilmPlan, 'rows' | 'slides' | 'portrait' | 'texts'>,
  scene: Exclude<Scene, { kind: 'video' }>,
  { size, captions, folder, report }: Omit<FilmMaking, 'signal'> & { size: FilmSize; captions: boolean },
  outputFile: string,
): Promise<void> {
  const ids = scene.kind === 'pictures' ? scene.ids : []
  const sceneRows = scene.kind === 'title' ? [portrait] : ids.map((id) => rows.get(id))
  const photoRows = sceneRows.filter((row) => row !== undefined)
  const reportLost = ({ id }: MediaRow) =>
    report.add(toStored('film.lostPicture', slides.get(id)?.title ?? toStored('film.portrait')))
  const sources: MediaFile[] = []
  for (const row of photoRows) {
    const source = await findPicture(context, row, folder)
    if (source) sources.push(source)
    else reportLost(row)
  }
  if (scene.kind === 'title' && !portrait) sources.push(titleDrawing)
  const limitAndReport: LimitMarks = (text, name = text) => {
    const { text: limitedText, removedCount } = limitMarks(text)
    if (removedCount > 0) report.add(toStored('film.leftOutMarks', limitMarks(name).text, removedCount))
    return limitedText
  }
  const captionLabels = captions ? ids.map((id) => makeCaption(slides.get(id), texts, limitAndReport)) : []
  const labels = scene.kind === 'pictures' ? captionLabels : [makeLabel(scene, texts, limitAndReport)]
  const frame: FilmFrame = {
    name: photoRows[0]?.original_name ?? texts.film.card,
    ...size,
    pictures: sources,
    labels,
    fontFile: path.join(distFolder, 'web/fonts/newsreader.ttf'),
  }
  try {
    await context.codecs.drawFrame(frame, outputFile)
  } catch (error) {
    if (!isFileFault(error) || sources.length === 0) throw error
    context.log.error(error, 'a picture of the film cannot be read')
    for (const row of photoRows) reportLost(row)
    await context.codecs.drawFrame({ ...frame, pictures: [] }, outputFile)
  }
}

type TypeSize = Pick<FrameLabel['lines'][number], 'size' | 'lineHeight'>

/** A function that removes accents if a letter has too many. If it removes any, it adds a sentence about `name` to the report. */
type LimitMarks = (text: string, name?: string) => string

const isFileFault = (error: unknown) => error instanceof Failure && !isStorageFault(error)

/** Finds a file of a photograph as visitors see it. Returns null if no file of the photograph can be read. */
async function findPicture(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  row: MediaRow,
  folder: string,
): Promise<MediaFile | null> {
  const file = await fetchFile(context, makePictureKey(row, photoName), path.join(folder, `photo-${row.id}`))
  if (file) return { path: file, format: 'jpeg', name: row.original_name }
  try {
    const [derivative] = await makeDerivatives(context, row, [pictures.huge.name], folder)
    return derivative ? { path: derivative.path, format: 'webp', name: row.original_name } : null
  } catch (error) {
    if (!isFileFault(error)) throw error
    return null
  }
}

function makeLabel(
  scene: Exclude<Scene, { kind: 'video' | 'pictures' }>,
  texts: ServerTexts,
  limitAndReport: LimitMarks,
): FrameLabel {
  const makeLine = (text: string, type: TypeSize) =>
    text.trim()
      ? [
          {
            text: limitAndReport(typeset(text.trim(), texts), scene.kind === 'end' ? text : scene.name),
            ...type,
          },
        ]
      : []
  if (scene.kind === 'title')
    return {
      place: 'below',
      lines: [...makeLine(scene.name, NAME), ...makeLine(scene.dates, BELOW)],
    }
  const sentence = makeLine(scene.sentence, SENTENCE)
  if (scene.kind === 'end') return { place: 'middle', lines: sentence }
  const ownTexts = { name: scene.name } satisfies Record<MemoryTextIn<'slideshow'>, string>
  const ownLines = Object.values(ownTexts).flatMap((text) => makeLine(text, BELOW))
  return { place: 'middle', lines: [...sentence, ...ownLines] }
}

/** Makes a caption from a slide's title, description, date and author, as in the slideshow; null if the slide has none of these. */
export function makeCaption(
  slide: Media | undefined,
  texts: ServerTexts,
  limitAndReport: LimitMarks,
): FrameLabel | null {
  if (!slide) return null
  const { title, untitled, description, shownDate = '', memoryAuthor } = slide
  const ownTexts = {
    title: untitled ? '' : limitAndReport(typeset(title, texts), title),
    description: shortenDescription(limitAndReport(typeset(description ?? '', texts), title)),
  } satisfies Record<MediaTextIn<'slideshow'>, string>
  const ownLines = Object.entries(ownTexts).map(([name, text]) => ({
    text,
    ...(name === 'title' ? CAPTION_TITLE : CAPTION_TEXT),
  }))
  const author = memoryAuthor
    ? texts.film.sharedBy(limitAndReport(typeset(memoryAuthor, texts), memoryAuthor))
    : ''
  const otherLines = [shownDate, author].map((text) => ({ text, ...CAPTION_TEXT }))
  const lines = [...ownLines, ...otherLines].filter(({ text }) => text)
  return lines.length > 0 ? { place: 'below', lines } : null
}

const shortenDescription = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > MAX_DESCRIPTION_LENGTH
    ? `${letters.slice(0, MAX_DESCRIPTION_LENGTH).join('').trimEnd()}…`
    : letters.join('')
}
