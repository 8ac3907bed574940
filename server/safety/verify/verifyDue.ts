import { type Kysely, sql } from 'kysely'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { selectStoredIds } from '../../platform/database/deletedItems.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Fault } from './faults.ts'
import type { Item } from '../originals.ts'
import { findStrays } from './strays.ts'
import { verifyItem } from './verifyItem.ts'

/** An original that was not read for so long is due; a round over all takes some two days, so each is read within a week. */
const DUE_AFTER = 5 * DAY
const ROUND = 2 * DAY
/** So little is done at a time that nobody feels it. */
const AT_A_TIME = 10
const LONGEST = 20_000

/** In `file_checks` for the look through all files for such that belong to nothing. */
const ALL_FILES = 'private/'

/** Verifies a few of the items that waited longest, and remembers what it found; answers when there is more to do. */
export async function verifyDue(context: Context): Promise<number> {
  const begun = context.clock()
  const items = await dueItems(context.db, begun)
  for (const item of items) {
    if (context.clock() - begun > LONGEST) break
    const verified = await verifyItem(context, item)
    if (verified) await remember(context, item.id, verified.fault)
  }
  if (items.length < AT_A_TIME) await lookForStrays(context, begun)
  const wait = items.length === 0 ? HOUR : (ROUND / (await countItems(context.db))) * AT_A_TIME
  return context.clock() + Math.min(HOUR, Math.max(60_000, Math.round(wait)))
}

/** An upload counts as a check: its hash was taken of the stored bytes. A date after `now` is from a clock that was wrong. */
async function dueItems(db: Kysely<Tables>, now: number): Promise<Item[]> {
  const ofTable = (table: 'media' | 'music') =>
    db
      .selectFrom(table)
      .leftJoin('file_checks', 'file_checks.subject', `${table}.id`)
      .select([
        `${table}.id`,
        `${table}.title`,
        `${table}.original_name`,
        `${table}.sha256`,
        sql<number>`coalesce(checked_at, uploaded_at)`.as('at'),
        sql.lit(table).as('table'),
      ])
      .where(({ eb, or, fn }) => {
        const at = fn.coalesce('checked_at', 'uploaded_at')
        return or([eb(at, '<', now - DUE_AFTER), eb(at, '>', now)])
      })
      .orderBy('at')
      .limit(AT_A_TIME)
      .execute()
  const due = [...(await ofTable('media')), ...(await ofTable('music'))]
  return due.sort((a, b) => a.at - b.at).slice(0, AT_A_TIME)
}

async function countItems(db: Kysely<Tables>): Promise<number> {
  const count = (table: 'media' | 'music') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return Number((await count('media')).count) + Number((await count('music')).count)
}

/** Once a round: files that belong to nothing, and results of what was removed since. */
async function lookForStrays(context: Context, now: number) {
  const { db } = context
  const last = await db
    .selectFrom('file_checks')
    .selectAll()
    .where('subject', '=', ALL_FILES)
    .executeTakeFirst()
  if (last && last.checked_at > now - DUE_AFTER && last.checked_at <= now) return
  const { originals } = await findStrays(context)
  await change({ db }, [], (tx) =>
    tx.deleteFrom('file_checks').where('subject', 'not in', selectStoredIds(tx)).execute(),
  )
  for (const key of originals) await remember(context, key, 'unknown')
  await remember(context, ALL_FILES, null)
}

async function remember({ db, clock }: Context, subject: string, fault: Fault | null) {
  const checked = { checked_at: clock(), fault }
  await change({ db }, [], (tx) =>
    tx
      .insertInto('file_checks')
      .values({ subject, ...checked })
      .onConflict((oc) => oc.column('subject').doUpdateSet(checked))
      .execute(),
  )
}
