import { type Kysely, sql } from 'kysely'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { folderColumns, selectStoredFolders } from '../../memorial/files/storedFolders.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Fault } from './faults.ts'
import type { Upload } from '../originals.ts'
import { findStrays } from './strays.ts'
import { verifyItem } from './verifyItem.ts'
import { STORED_PREFIX } from '../../platform/storage/keys.ts'

/**
 * An original is due for reading when DUE_AFTER_MS have passed since it was last read. Reading all originals takes about
 * ROUND_DURATION_MS, so each original is read within a week.
 */
const DUE_AFTER_MS = 5 * DAY
const ROUND_DURATION_MS = 2 * DAY
/** Batches are small because visitors must not notice them. */
const BATCH_SIZE = 10
const MAX_DURATION_MS = 20_000

/** The `subject` of the row in `file_checks` that records when all files were last searched for strays. */
const ALL_FILES = STORED_PREFIX

/** Verifies a batch of the items that were read longest ago, and saves the results. Returns the pause until the next batch, in ms. */
export async function verifyDue(context: Context): Promise<number> {
  const startedAt = context.clock()
  const items = await findDueItems(context.db, startedAt)
  for (const item of items) {
    if (context.clock() - startedAt > MAX_DURATION_MS) break
    const itemResult = await verifyItem(context, item)
    if (itemResult) await saveResult(context, item.folder, itemResult.fault)
  }
  if (items.length < BATCH_SIZE) await lookForStrays(context, startedAt)
  const waitMs = items.length === 0 ? HOUR : (ROUND_DURATION_MS / (await countItems(context.db))) * BATCH_SIZE
  return Math.min(HOUR, Math.max(60_000, Math.round(waitMs)))
}

/**
 * An upload counts as a check, because its hash was computed from the stored bytes. An item with a date after `now` is due, too,
 * because a clock was wrong when that date was saved.
 */
async function findDueItems(db: Kysely<Tables>, now: number): Promise<Upload[]> {
  const findDue = (table: 'media' | 'music') =>
    db
      .selectFrom(table)
      .leftJoin('file_checks', 'file_checks.subject', folderColumns[table])
      .select([
        `${table}.id`,
        sql.ref<string>(folderColumns[table]).as('folder'),
        `${table}.title`,
        `${table}.original_name`,
        `${table}.sha256`,
        sql<number>`coalesce(checked_at, uploaded_at)`.as('at'),
        sql.lit(table).as('table'),
      ])
      .where(({ eb, or, fn }) => {
        const at = fn.coalesce('checked_at', 'uploaded_at')
        return or([eb(at, '<', now - DUE_AFTER_MS), eb(at, '>', now)])
      })
      .orderBy('at')
      .limit(BATCH_SIZE)
      .execute()
  const dueItems = [...(await findDue('media')), ...(await findDue('music'))]
  return dueItems.sort((a, b) => a.at - b.at).slice(0, BATCH_SIZE)
}

async function countItems(db: Kysely<Tables>): Promise<number> {
  const count = (table: 'media' | 'music') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return Number((await count('media')).count) + Number((await count('music')).count)
}

/**
 * If the last search was too long ago, reports the originals that belong to no database row, and deletes the results of removed
 * items.
 */
async function lookForStrays(context: Context, now: number) {
  const { db } = context
  const lastSearch = await db
    .selectFrom('file_checks')
    .selectAll()
    .where('subject', '=', ALL_FILES)
    .executeTakeFirst()
  if (lastSearch && lastSearch.checked_at > now - DUE_AFTER_MS && lastSearch.checked_at <= now) return
  const { originals } = await findStrays(context)
  await change({ db }, [], (tx) =>
    tx.deleteFrom('file_checks').where('subject', 'not in', selectStoredFolders(tx)).execute(),
  )
  for (const key of originals) await saveResult(context, key, 'unknown')
  await saveResult(context, ALL_FILES, null)
}

async function saveResult({ db, clock }: Context, subject: string, fault: Fault | null) {
  const checkColumns = { checked_at: clock(), fault }
  await change({ db }, [], (tx) =>
    tx
      .insertInto('file_checks')
      .values({ subject, ...checkColumns })
      .onConflict((oc) => oc.column('subject').doUpdateSet(checkColumns))
      .execute(),
  )
}
