import type { Kysely } from 'kysely'
import type { Reader } from '../../http/callers/caller.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange } from '../../memorial/journal.ts'
import { readSetting, writeSetting } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MediaRow } from './rows/present.ts'
import { findEarlierDuplicates } from './upload/duplicates.ts'

/** Maps the id of each copy that is the keepers' own, and about which nobody has decided, to the earlier item. */
export async function findOpenCopies(db: Kysely<Tables>, rows: readonly MediaRow[], reader: Reader) {
  const keptIds = new Set(await listKeptIds(db))
  const openRows = rows.filter(({ id, visitor_photo }) => visitor_photo === null && !keptIds.has(id))
  return findEarlierDuplicates(db, openRows, reader)
}

/**
 * Maps the id of each item that waits for the family, and about which nobody has said that it stays, to the same picture in the gallery,
 * or else to an earlier one that waits.
 */
export async function findSentCopies(db: Kysely<Tables>, rows: readonly MediaRow[], reader: Reader) {
  const keptIds = new Set(await listKeptIds(db))
  const openRows = rows.filter(({ id }) => !keptIds.has(id))
  return findEarlierDuplicates(db, openRows, reader, rows)
}

/** Remembers that copies stay. Forgets those that have been deleted since. */
export async function keepCopies(context: Context, { body }: InputOf<'POST /api/media/keep-copies'>) {
  await change(context, ['media', 'settings'], async (tx) => {
    const rows = await tx
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [...(await listKeptIds(tx)), ...body.ids])
      .execute()
    await writeSetting(tx, 'keptCopies', rows.map(({ id }) => id).join('\n'))
    await recordChange(tx, null, null, {})
  })
}

const listKeptIds = async (db: Kysely<Tables>): Promise<string[]> =>
  (await readSetting(db, 'keptCopies'))?.split('\n') ?? []
