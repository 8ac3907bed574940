import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  media: { id: string; taken_at: string | null }
}

/** Converts dates to EDTF. `1958-00-00T00:00:00` becomes `1958`. A date that was computed from zeros is removed. */
export const knownDates: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    const datedRows = await db
      .selectFrom('media')
      .select(['id', 'taken_at'])
      .where('taken_at', 'is not', null)
      .execute()
    for (const { id, taken_at } of datedRows)
      if (toKnownParts(taken_at) !== taken_at)
        await db
          .updateTable('media')
          .set({ taken_at: toKnownParts(taken_at) })
          .where('id', '=', id)
          .execute()
  },
}

/** The date that a library computed if all numbers of a date were zero. */
const DATE_FROM_ZEROS = '1899-11-30T00:00:00'

/** Reduces a date to its known parts. Until now, a date always had a day and a time, even if they were not known. */
function toKnownParts(date: string | null): string | null {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)Z?$/.exec(date ?? '') ?? []
  if (!date || !year || date === DATE_FROM_ZEROS || Number(year) < 1826) return null
  if (month === '00') return year
  const at = Date.parse(`${year}-${month}-${day === '00' ? '01' : day}T${time}Z`)
  const existingDate = Number.isNaN(at) ? '' : new Date(at).toISOString()
  if (day === '00') return existingDate ? `${year}-${month}` : null
  return existingDate.startsWith(`${year}-${month}-${day}T${time}`) ? date : null
}
