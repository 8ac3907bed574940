import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  media: { id: string; taken_at: string | null }
}

/** Converts dates to EDTF: `1958-00-00T00:00:00` becomes 1958, and a day that was made from zeros is removed. */
export const knownDates: Migration = {
  async up(untyped) {
    const db = untyped as Kysely<Tables>
    const dated = await db
      .selectFrom('media')
      .select(['id', 'taken_at'])
      .where('taken_at', 'is not', null)
      .execute()
    for (const { id, taken_at } of dated)
      if (known(taken_at) !== taken_at)
        await db
          .updateTable('media')
          .set({ taken_at: known(taken_at) })
          .where('id', '=', id)
          .execute()
  },
}

/** A library read zeros as this day. */
const OF_ZEROS = '1899-11-30T00:00:00'

/** Reduces a date to its known parts: before, a date always had a day and a time, known or not. */
function known(date: string | null): string | null {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)Z?$/.exec(date ?? '') ?? []
  if (!date || !year || date === OF_ZEROS || Number(year) < 1826) return null
  if (month === '00') return year
  const at = Date.parse(`${year}-${month}-${day === '00' ? '01' : day}T${time}Z`)
  const real = Number.isNaN(at) ? '' : new Date(at).toISOString()
  if (day === '00') return real ? `${year}-${month}` : null
  return real.startsWith(`${year}-${month}-${day}T${time}`) ? date : null
}
