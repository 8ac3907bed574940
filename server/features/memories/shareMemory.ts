import * as contract from '../../../contract/memorial/memories.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { pickFields } from '../../../contract/text.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Caller } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { keepIfAsked } from '../../memorial/questions.ts'
import { hashSecretKey, newSecretKey } from '../../base/ids/secretKey.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import { scheduleNewsMail } from '../../memorial/mail/scheduleNewsMail.ts'
import { toJournalFields } from './memories.ts'
import { findReasonToHold } from './moderation.ts'
import { retainPhotos, listPhotoIds, rejectUnknownPhotos, setPhotos, setWriterPhotos } from './photos.ts'
import { updateVisibility } from '../media/visibility.ts'
import { newId } from '../../base/ids/newId.ts'
import { type MemoryRow, presentMemory, noAnswer } from './present.ts'
import { findTextLanguages } from './textLanguages.ts'
import type { InputOf } from '../../http/routes/feature.ts'

type SharedWithKey = Memory & { writerKey?: string }
type Input = InputOf<'POST /api/memories'>

/**
 * The number of milliseconds for which a retry of the first request still gets a new key for the memory's writer. A later retry
 * gets only the memory.
 */
const NEW_KEY_MS = DAY

export async function shareMemory(context: Context, input: Input): Promise<SharedWithKey> {
  const { caller, requestKey } = input
  const share = () => change(context, ['media', 'memories'], (tx) => insertMemory(context, tx, input))
  return onceByKey(requestKey, (key) => findByRequestKey(context, caller, key), share)
}

async function insertMemory(
  context: Context,
  tx: Tx,
  { caller, body, requestKey }: Input,
): Promise<SharedWithKey> {
  const now = context.clock()
  const holdReason = caller.kind === 'keeper' ? null : await findReasonToHold(tx, body, now)
  const writerKey = newSecretKey()
  const texts = pickFields(contract.memoryText, body)
  const row: MemoryRow = {
    id: newId(),
    ...texts,
    question: await keepIfAsked(tx, body.question),
    email: body.email,
    created_at: now,
    approved: holdReason ? 0 : 1,
    held_because: holdReason,
    writer_key_hash: hashSecretKey(writerKey),
    mailed_key_hash: null,
    request_key: requestKey,
    mail_on_answer: body.email && body.mailOnAnswer ? 1 : 0,
    ...noAnswer,
    ...findTextLanguages({ ...texts, ...noAnswer }),
    slideshow_sentence: null,
    answer_mailed_at: null,
  }
  // inserts the row before attaching the photos, so that the second of two simultaneous requests fails as a duplicate, and not
  // because its photos are already attached
  await tx.insertInto('memories').values(row).execute()
  await attachPhotos(tx, caller, row, body.mediaIds)
  await updateVisibility(tx, body.mediaIds, now)
  await recordChange(tx, { id: row.id, title: row.name }, null, toJournalFields(row, body.mediaIds))
  if (caller.kind === 'visitor') await scheduleNewsMail(context, tx, 'new')
  return { ...presentMemory(row, body.mediaIds, caller), writerKey }
}

async function attachPhotos(tx: Tx, caller: Caller, memory: MemoryRow, ids: string[]) {
  if (caller.kind === 'visitor') return setWriterPhotos(tx, memory, [], ids)
  await rejectUnknownPhotos(tx, ids)
  await retainPhotos(tx, ids)
  await setPhotos(tx, memory.id, ids)
}

/**
 * Finds the memory of an earlier request with this key. The response to that request may have been lost, together with the
 * writer's key. Because only the hash of the writer's key is stored, makes a new key for the writer.
 */
async function findByRequestKey(
  context: Context,
  caller: Caller,
  requestKey: string,
): Promise<SharedWithKey | undefined> {
  return change(context, [], async (tx) => {
    const row = await tx
      .selectFrom('memories')
      .selectAll()
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (!row) return undefined
    const memory = presentMemory(row, await listPhotoIds(tx, row.id), caller)
    if (Math.abs(context.clock() - row.created_at) > NEW_KEY_MS) return memory
    const writerKey = newSecretKey()
    await tx
      .updateTable('memories')
      .set({ writer_key_hash: hashSecretKey(writerKey) })
      .where('id', '=', row.id)
      .execute()
    return { ...memory, writerKey }
  })
}
