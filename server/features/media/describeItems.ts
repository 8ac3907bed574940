import type { Kysely } from 'kysely'
import type { Media } from '../../../contract/media/media.ts'
import { addDays, type Day } from '../../../domain/calendar/dates.ts'
import { type Edtf, isAfter } from '../../../domain/calendar/edtf.ts'
import { addAge } from '../../../domain/calendar/ages.ts'
import { formatDateOnly } from '../../../domain/calendar/formatDates.ts'
import { parseWrittenDate } from '../../../domain/calendar/writtenDates.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { anyVisitor, type Reader } from '../../http/callers/caller.ts'
import { chooseStyleFor, readStoredSettings, type StoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readPeople } from './people/readPeople.ts'
import { presentPeople } from './rows/people.ts'
import { findDateInName } from './upload/findDateInName.ts'
import { type MediaRow, presentMedia } from './rows/present.ts'
import { selectGallery } from './selectGallery.ts'
import { isTellable, readMemoriesAbout } from './memoriesAbout.ts'

/**
 * Presents items for a list, with the people in them. Adds the date that people read with an item, with his age, and the name that a
 * screen reader says for an untitled one. The server writes both, so that visitors need no script for dates, and numbers are right even
 * in a part of the list. A date that is doubtful is marked, and not shown.
 */
export async function describeItems(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rows: readonly MediaRow[],
  caller: Reader,
): Promise<Media[]> {
  const settings = await readStoredSettings(db)
  const { values } = settings
  const { texts } = caller
  const style = chooseStyleFor(texts.language, settings)
  const life = readLife(settings)
  const now = clock()
  const numbers = await numberItems(db, rows)
  const memoriesByPhoto = await readMemoriesAbout(db, rows)
  const peopleByItem = await readPeople(db, rows)
  const isAsked = values.askVisitors === 'on' && !caller.isOutput
  const takeTurns = openTurns()
  const items: Media[] = []
  for (const row of rows) {
    await takeTurns()
    const item = presentMedia(row, caller)
    const hasDoubtfulDate = isDoubtfulDate(row, life.death, now)
    const takenAt = hasDoubtfulDate ? null : item.takenAt
    const date = takenAt && formatDateOnly(takenAt, texts.dates, style)
    const writtenDate = takenAt && date && addAge(date, takenAt, life, texts.dates)
    const isShown = values.showTaken === 'on'
    const number = numbers.get(item.id)
    const memories = memoriesByPhoto.get(item.id)
    const people = presentPeople(peopleByItem.get(item.id) ?? [], row, caller)
    // a hidden name counts, and one that waits does not
    const unknown = [
      ...(peopleByItem.get(item.id)?.some(({ waiting }) => !waiting) ? [] : ['who' as const]),
      ...(takenAt ? [] : ['when' as const]),
    ]
    items.push({
      ...item,
      ...(number !== undefined && {
        alt: [texts.media.numbered(item.title, number), isShown && date].filter(Boolean).join(', '),
      }),
      ...(writtenDate && { writtenDate }),
      ...(writtenDate && isShown && { shownDate: writtenDate }),
      ...(people.length > 0 && { people }),
      ...(hasDoubtfulDate && { doubtfulDate: true as const }),
      ...(memories && { memories }),
      ...(isAsked && isTellable(row) && { canTell: true as const }),
      ...(isAsked && item.fileType === 'image' && unknown.length > 0 && { asks: unknown }),
    })
  }
  return items
}

/** Makes a function that returns whether the date of an item is doubtful. */
export async function readDoubtfulDates(db: Kysely<Tables>, now: number) {
  const { death } = readLife(await readStoredSettings(db))
  return (row: DatedRow) => isDoubtfulDate(row, death, now)
}

function readLife({ isSaved, values }: Pick<StoredSettings, 'isSaved' | 'values'>) {
  const readSaved = (name: 'birthDate' | 'deathDate') =>
    isSaved(name) ? parseWrittenDate(values[name]) : null
  return { birth: readSaved('birthDate'), death: readSaved('deathDate') }
}

/** Returns the 1-based positions of the untitled items among those that the gallery shows, to keepers as to visitors. */
async function numberItems(db: Kysely<Tables>, media: readonly MediaRow[]) {
  const untitledIds = new Set(media.flatMap(({ id, title }) => (title === null ? id : [])))
  if (untitledIds.size === 0) return new Map<string, number>()
  const rows = await selectGallery(db, anyVisitor).clearSelect().select('id').execute()
  return new Map(rows.flatMap(({ id }, index) => (untitledIds.has(id) ? [[id, index + 1] as const] : [])))
}

/**
 * Whether a date is not the day when an item was taken: it is still to come, or it is after his death and of a device, as for a print that
 * somebody photographs in the week of the funeral. Devices write the time of day, or the date in the file's name; a date after his death
 * that keepers write counts.
 */
function isDoubtfulDate(
  { taken_at: date, original_name: fileName }: DatedRow,
  deathDate: Edtf | null,
  now: number,
): boolean {
  if (!date) return false
  // tomorrow has begun in a zone of the east
  const tomorrow = addDays(new Date(now).toISOString().slice(0, 10) as Day, 1)
  if (isAfter(date, tomorrow)) return true
  const isOfDevice = date.includes('T') || date === findDateInName(fileName)
  return deathDate !== null && isAfter(date, deathDate) && isOfDevice
}

type DatedRow = Pick<MediaRow, 'taken_at' | 'original_name'>
