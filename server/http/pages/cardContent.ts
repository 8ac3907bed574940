import { createHash } from 'node:crypto'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { formatNextService, type NextService } from '../../../domain/calendar/nextService.ts'
import { cutText } from '../../../domain/cutText.ts'
import { formatLifeDates } from '../../../domain/paragraphs.ts'
import { typeset } from '../../../domain/typeset.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { CardText } from '../../codecs/pages/linkCard.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

export const CARD_PATH = '/link-preview'
/** The value of the parameter `page` for the card of the services. */
export const SERVICES_CARD = 'services'

/** The card has no room for more. Forms accept less, but an earlier database may hold more. */
const MAX_TEXT_LENGTH = 1_000

export interface CardContent {
  /** the path of the card; it contains a hash of what the card shows, because chat programs cache pictures by URL */
  path: string
  /** the text for people who do not see the card */
  alt: string
  portrait: { path: string; focalPoint: FocalPoint | null } | null
  texts: CardText[]
}

/** Composes the card that a chat shows for a link: the portrait with the name and the years, or with the next service. */
export function composeCard(
  settings: Settings,
  next: NextService | null,
  familyTexts: ServerTexts,
): CardContent {
  const { name, portraitPath, portraitShape } = settings
  const portrait = portraitPath?.startsWith('/uploads/')
    ? { path: portraitPath, focalPoint: portraitShape?.focalPoint ?? null }
    : null
  const texts = next ? listServiceTexts(name, next) : listLifeTexts(settings, portrait !== null)
  const typesetTexts = texts.map((each) => ({
    ...each,
    text: typeset(normalizeUnicode(cutText(each.text, MAX_TEXT_LENGTH), 'NFC'), familyTexts),
  }))
  const hash = createHash('sha256')
    .update(JSON.stringify({ portrait, texts: typesetTexts }))
    .digest('base64url')
  return {
    path: `${CARD_PATH}?${next ? `page=${SERVICES_CARD}&` : ''}of=${hash.slice(0, 8)}`,
    alt: next
      ? formatNextService(next, familyTexts.colon)
      : texts.flatMap(({ text }) => text || []).join(', '),
    portrait,
    texts: typesetTexts,
  }
}

const listLifeTexts = (settings: Settings, hasPortrait: boolean): CardText[] => [
  { text: settings.name, style: 'name' },
  hasPortrait
    ? { text: formatYears(settings), style: 'strong' }
    : { text: formatShownDates(settings), style: 'detail' },
]

const listServiceTexts = (name: string, { title, date, time, location }: NextService): CardText[] => [
  { text: name, style: 'detail', isOptional: true },
  { text: title, style: 'title' },
  { text: [date, time].filter(Boolean).join('\n'), style: 'strong' },
  { text: location, style: 'detail', isOptional: true },
]

/** Joins the years of a life, as in '1948 – 2025'. Without two dates of one year each, the dates stay as they are written. */
function formatYears(settings: Settings): string {
  const { birthDate, deathDate } = settings
  const [birthYear, deathYear] = [findOnlyYear(birthDate), findOnlyYear(deathDate)]
  return birthYear && deathYear ? formatLifeDates(birthYear, deathYear) : formatShownDates(settings)
}

const formatShownDates = (settings: Settings) => {
  const { birthDate, deathDate } = settings.shownDates
  return formatLifeDates(birthDate, deathDate)
}

const findOnlyYear = (date: string) => {
  const years = date.match(/(?<!\d)\d{4}(?!\d)/g)
  return years?.length === 1 ? years[0] : undefined
}
