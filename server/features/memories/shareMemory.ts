import type { z } from 'zod'
import type * as contract from '../../../contract/memories.ts'
import type { Memory } from '../../../contract/memories.ts'
import { limits } from '../../../contract/limits.ts'
import { change, type Tx } from '../../database/change.ts'
import { isDuplicate } from '../../database/databaseErrors.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../newId.ts'
import { announce } from './mail.ts'
import { COMMON_WORDS, reasonToHold } from './moderation.ts'
import { followMemories, retainPhotos, photosOf, rejectUnknown, setPhotos, takeWaiting } from './photos.ts'
import { type MemoryRow, presentMemory } from './present.ts'
import { readMemorySettings } from './memorySettings.ts'
import { hashOf, newWriterKey } from './writerKey.ts'

export type Shared = Memory & { writerKey?: string }
type Words = z.output<typeof contract.shareMemory.body>

/** A retry that comes later than this gets the memory, but no new key to it. Milliseconds. */
const RETRIES_FOR = 24 * 3_600_000

/**
 * Leaves a memory with the photos that were sent for it. Asked again with the same request key, it answers with the
 * memory it made the first time.
 */
export async function shareMemory(
  context: Context,
  caller: Caller,
  words: Words,
  requestKey: string | null,
): Promise<Shared> {
  const earlier = await madeBy(context, caller, requestKey)
  if (earlier) return earlier
  if (caller.kind === 'visitor' && words.mediaIds.length > limits.visitorFiles)
    throw fail('too_many_files', { most: limits.visitorFiles })
  try {
    return await change(context, ['media', 'memories'], (tx) =>
      insert(context, tx, caller, words, requestKey),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await madeBy(context, caller, requestKey)) ?? Promise.reject(error)
  }
}

async function insert(
  context: Context,
  tx: Tx,
  caller: Caller,
  words: Words,
  requestKey: string | null,
): Promise<Shared> {
  const now = context.clock()
  const reason = caller.kind === 'administrator' ? null : await reasonFor(tx, words, now)
  const writerKey = newWriterKey()
  const row: MemoryRow = {
    id: newId(),
    name: words.name,
    email: words.email,
    content: words.content,
    created_at: now,
    approved: reason ? 0 : 1,
    held_because: reason,
    writer_key_hash: hashOf(writerKey),
    request_key: requestKey,
  }
  // before the photos are taken: of two tries at once, the second must fail as a duplicate, not for want of photos
  await tx.insertInto('memories').values(row).execute()
  await takePhotos(tx, caller, row, words.mediaIds)
  await followMemories(tx, words.mediaIds, now)
  if (caller.kind === 'visitor') await announce(context, tx, 'new', now)
  return { ...presentMemory(row, words.mediaIds, caller), writerKey }
}

async function takePhotos(tx: Tx, caller: Caller, memory: MemoryRow, ids: string[]) {
  if (caller.kind === 'visitor') await takeWaiting(tx, ids, memory.name)
  else {
    await rejectUnknown(tx, ids)
    await retainPhotos(tx, ids)
  }
  await setPhotos(tx, memory.id, ids)
}

/** Why these words wait for the family, or null. */
export async function reasonFor(
  tx: Tx,
  words: Pick<Words, 'name' | 'content' | 'website' | 'writingMs'>,
  now: number,
  exceptId = '',
) {
  const { moderation } = await readMemorySettings(tx)
  if (moderation !== 'doubtful') return reasonToHold(moderation, { ...words, repeated: false })
  return reasonToHold(moderation, { ...words, repeated: await isRepeated(tx, words.content, now, exceptId) })
}

const A_MONTH = 30 * 24 * 3_600_000

async function isRepeated(tx: Tx, content: string | null, now: number, exceptId: string): Promise<boolean> {
  if (!content || content.length < COMMON_WORDS) return false
  const same = await tx
    .selectFrom('memories')
    .select('id')
    .where('created_at', '>', now - A_MONTH)
    .where('content', '=', content)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return same !== undefined
}

/**
 * What an earlier try with this key made. Its answer may never have arrived, and with it the writer's key, of which only
 * the hash is known here: the writer gets a new one.
 */
async function madeBy(context: Context, caller: Caller, requestKey: string | null): Promise<Shared | null> {
  if (!requestKey) return null
  return change(context, [], async (tx) => {
    const row = await tx
      .selectFrom('memories')
      .selectAll()
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (!row) return null
    const memory = presentMemory(row, await photosOf(tx, row.id), caller)
    if (row.created_at < context.clock() - RETRIES_FOR) return memory
    const writerKey = newWriterKey()
    await tx
      .updateTable('memories')
      .set({ writer_key_hash: hashOf(writerKey) })
      .where('id', '=', row.id)
      .execute()
    return { ...memory, writerKey }
  })
}
