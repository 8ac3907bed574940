import type { Kysely } from 'kysely'
import type { Media } from '../../../contract/media/media.ts'
import { writeDay } from '../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { formatDateOnly } from '../../../domain/calendar/formatDates.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { selectGallery } from './selectGallery.ts'
import { texts } from './texts.ts'

/**
 * Adds the date that people read with an item, and the name that a screen reader says for an untitled one. The server writes both,
 * so that visitors need no script for dates, and numbers are right even in a part of the list.
 */
export async function describeItems(db: Kysely<Tables>, media: readonly Media[]): Promise<Media[]> {
  const { values } = await readStoredSettings(db)
  const style = chooseDateStyle(values)
  const numbers = await numberItems(db, media)
  return media.map((item) => {
    const shownDate =
      values.showTaken === 'on' && item.takenAt
        ? formatDateOnly(item.takenAt, (day) => writeDay(day, style))
        : undefined
    const number = numbers.get(item.id)
    return {
      ...item,
      ...(number !== undefined && {
        alt: [texts.numbered(item.title, number), shownDate].filter(Boolean).join(', '),
      }),
      ...(shownDate && { shownDate }),
    }
  })
}

/** Returns the 1-based positions of the untitled items among those that the gallery shows, to keepers as to visitors. */
async function numberItems(db: Kysely<Tables>, media: readonly Media[]) {
  const untitledIds = new Set(media.flatMap(({ id, untitled }) => (untitled ? id : [])))
  if (untitledIds.size === 0) return new Map<string, number>()
  const rows = await selectGallery(db, anyVisitor).clearSelect().select('id').execute()
  return new Map(rows.flatMap(({ id }, index) => (untitledIds.has(id) ? [[id, index + 1] as const] : [])))
}
