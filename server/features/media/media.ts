import type { Media } from '../../../contract/media.ts'
import { change } from '../../database/change.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import type { Context } from '../../context.ts'
import { type NewPosition, putInOrder } from '../../ordering/ordering.ts'
import { editCounts, rewrite } from './history.ts'
import { type MediaRow, presentMedia } from './present.ts'
import { visitorHash } from '../../visitorHash.ts'
import { dropFiles } from './visibility.ts'

/** Gallery and slideshow in order; portraits and other unlisted pictures never. */
export async function listMedia(context: Context, caller: Caller): Promise<Media[]> {
  let rows = context.db.selectFrom('media').selectAll().where('listed', '=', 1)
  if (caller.kind === 'visitor') rows = rows.where('public_key', 'is not', null)
  const inOrder = await rows.orderBy('position').orderBy('uploaded_at').orderBy('id').execute()
  if (caller.kind === 'visitor') return inOrder.map((row) => presentMedia(row, caller))
  const counts = await editCounts(context.db)
  return inOrder.map((row) => ({ ...presentMedia(row, caller), edits: counts.get(row.id) ?? 0 }))
}

export interface MediaWords {
  title?: string | undefined
  description?: string | null | undefined
}

/** Changes title and description; what they said before is kept. Visitors may change what they can see. */
export async function editMedia(
  context: Context,
  caller: Caller,
  id: string,
  words: MediaWords,
): Promise<Media> {
  const visitor = caller.kind === 'visitor' ? await visitorHash(context, caller.address) : null
  return change(context, ['media'], async (tx) => {
    const before = await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before || !maySee(before, caller)) throw fail('not_found')
    const { title = before.title, description = before.description } = words
    return presentMedia(await rewrite(context, tx, before, { title, description }, visitor), caller)
  })
}

const maySee = (row: MediaRow, caller: Caller) =>
  caller.kind === 'administrator' || (row.public_key !== null && row.listed === 1)

/** Deletes the item for ever; memories, services and the obituary that showed it no longer do. */
export async function deleteMedia(context: Context, id: string): Promise<void> {
  await change(context, ['media', 'memories', 'obituary', 'services', 'settings'], async (tx) => {
    const row = await tx
      .deleteFrom('media')
      .where('id', '=', id)
      .returning(['id', 'public_key'])
      .executeTakeFirst()
    if (!row) throw fail('not_found')
    await dropFiles(tx, row, context.clock())
  })
}

export async function reorderMedia(context: Context, caller: Caller, order: NewPosition[]): Promise<Media[]> {
  await change(context, ['media'], (tx) => putInOrder(tx, 'media', order))
  return listMedia(context, caller)
}
