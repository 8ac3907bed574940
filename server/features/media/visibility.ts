import type { Tx } from '../../database/change.ts'
import { change } from '../../database/change.ts'
import { fail } from '../../fail.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { isStored } from '../../deleted/rows.ts'
import { clearFromJournal } from '../../journal.ts'
import { newId } from '../../newId.ts'
import { removeBelow } from '../../storage/removeBelow.ts'

/** How long a visitor's photo waits for the memory it was uploaded for. Milliseconds. */
export const UNATTACHED_AFTER = 24 * 3_600_000
/** Files whose row is never inserted are removed after this long. Milliseconds. */
const ABANDONED_AFTER = 3_600_000

/** Stores the files of an item to come. The job removes them again should the server die before its row is inserted. */
export async function storePrivateFiles(
  context: Context,
  id: string,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  await context.db
    .transaction()
    .execute((tx) => enqueue(tx, 'remove-private', id, context.clock() + ABANDONED_AFTER))
  for (const { name, path } of files) await context.storage.put(`private/${id}/${name}`, path)
}

/** Shows items to visitors, under new addresses. */
export async function publish(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await tx
      .updateTable('media')
      .set({ public_key: newId() })
      .where('id', '=', id)
      .where('public_key', 'is', null)
      .execute()
}

/** Hides items from visitors: after the commit no address shows them, and their public files are removed. */
export async function hide(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids) {
    const row = await tx.selectFrom('media').select('public_key').where('id', '=', id).executeTakeFirst()
    if (!row?.public_key) continue
    await tx.updateTable('media').set({ public_key: null }).where('id', '=', id).execute()
    await enqueue(tx, 'remove-public', row.public_key, now)
  }
}

/** Removes the files of a row that was just deleted, after the commit, and what the journal says of it. */
export async function enqueueFileRemoval(
  tx: Tx,
  row: { id: string; public_key: string | null },
  now: number,
): Promise<void> {
  await clearFromJournal(tx, row.id)
  await enqueue(tx, 'remove-private', row.id, now)
  if (row.public_key) await enqueue(tx, 'remove-public', row.public_key, now)
}

/**
 * In the change that adds the row: takes back the job that would remove its files. Throws `not_ready` when that job has
 * begun, so long after the files were stored that they may be gone: the sender tries again.
 */
export async function cancelRemoval(tx: Tx, id: string): Promise<void> {
  const cancelled = await tx
    .deleteFrom('jobs')
    .where('kind', '=', 'remove-private')
    .where('subject', '=', id)
    .where('tries', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) throw fail('not_ready', {}, { retryAfter: 5 })
}

export function registerVisibilityJobs(context: Context) {
  context.jobs.define('remove-public', (key) => removeBelow(context.storage, `public/${key}/`))
  context.jobs.define('remove-private', (id) => removeUnstored(context, id))
  context.jobs.define('sweep-unattached', (id) => sweepUnattached(context, id))
}

/** Removes the private files of an id without a row, here or among what is deleted. */
export async function removeUnstored(context: Pick<Context, 'db' | 'storage'>, id: string): Promise<void> {
  if (!(await isStored(context.db, id))) await removeBelow(context.storage, `private/${id}/`)
}

async function sweepUnattached(context: Context, id: string) {
  await change(context, ['media'], async (tx) => {
    const row = await tx
      .deleteFrom('media')
      .where('id', '=', id)
      .where('visitor_photo', '=', 'waiting')
      .where('uploaded_at', '<=', context.clock() - UNATTACHED_AFTER)
      .returning(['id', 'public_key'])
      .executeTakeFirst()
    if (row) await enqueueFileRemoval(tx, row, context.clock())
  })
}
