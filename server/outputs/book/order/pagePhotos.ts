import { chooseForService } from '../../../../domain/chooseForService.ts'
import { isShownPhotograph } from '../../../../domain/slides.ts'
import { createRowFinder, describePhoto, type PlacedPhoto } from '../describePhoto.ts'
import { layRows } from '../layout.ts'
import { isStamp } from '../layPlates.ts'
import { choosePortraitPath } from '../sharedContents.ts'
import type { SheetInputs } from '../sheetPlan.ts'

/** The room for a photograph on a page of the smaller paper, above the line with its date, in millimeters. */
const AREA = { width: 107, height: 160 }
/** The number of pages that a folded sheet of four may have without text. */
const MAX_PHOTOS = 3

/**
 * Chooses photographs for pages of the order of service that would be empty, as those for the slideshow at the service are chosen. The
 * portrait and the photograph on the back are already printed. Those that are too small for a page come last.
 */
export function choosePagePhotos({ responses, rows, backPicture, familyTexts }: SheetInputs): PlacedPhoto[] {
  const findRow = createRowFinder(rows)
  const { imagePath } = responses['GET /api/obituary']
  const portraitPath = choosePortraitPath(responses)
  const candidates = responses['GET /api/media'].flatMap((item) => {
    const isPrinted = item.filePath === portraitPath || item.id === backPicture.image_media_id
    if (!isShownPhotograph(item) || !item.inSlideshow || isPrinted) return []
    const described = describePhoto(item, findRow(item.filePath), familyTexts.book)
    const [photo] = layRows(described, AREA, { gap: 0, fontSize: 0 }).flat()
    return photo ? [{ ...item, photo }] : []
  })
  const choose = (isSmall: boolean) =>
    chooseForService(
      candidates.filter(({ photo }) => isStamp(photo, AREA) === isSmall),
      ({ filePath }) => filePath === imagePath,
      MAX_PHOTOS,
    )
  return [...choose(false), ...choose(true)].slice(0, MAX_PHOTOS).map(({ photo }) => photo)
}

/**
 * Whether the program fills the second page and the other texts the third, so that no page needs a photograph. An estimate, because only
 * the typesetter knows: where it is in doubt, photographs are planned, and printed only if a page is empty.
 */
export function fillsInnerPages(
  { orderOfService, bearers, pieces, obituary }: OrderParts,
  services: readonly Record<'title' | 'when' | 'location', string>[],
): boolean {
  const listed = services.map(({ title, when, location }) => [title, when, location])
  const program = [...(orderOfService.length > 0 ? orderOfService : listed), ...bearers]
  const countRest = (life: readonly string[] = []) =>
    countLines([...pieces.flatMap(({ title, verses }) => [[title], ...verses.map(splitLines)]), life])
  return (
    countLines(program) < LINES_THAT_FIT &&
    countRest(obituary.at(-1)) < LINES_THAT_FIT &&
    countRest(obituary[0]) > LINES_THAT_FIT / 2
  )
}

interface OrderParts {
  orderOfService: string[][]
  bearers: string[][]
  pieces: { title: string; verses: string[] }[]
  obituary: string[][]
}

/** The number of lines for which a page surely has room, below a title. */
const LINES_THAT_FIT = 28
const LETTERS_PER_LINE = 50

/** Estimates the lines of texts. There is an empty line above each. */
const countLines = (all: readonly (readonly string[])[]) =>
  all
    .flatMap((lines) => [1, ...lines.map((line) => Math.ceil(line.length / LETTERS_PER_LINE))])
    .reduce((sum, each) => sum + each, 0)

const splitLines = (text: string) => text.split('\n')
