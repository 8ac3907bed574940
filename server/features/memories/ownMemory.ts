import { isDeepStrictEqual } from 'node:util'
import { memoryText, type OwnMemory } from '../../../contract/memorial/memories.ts'
import { pickFields } from '../../../contract/text.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { removeDeletedPhotos } from '../../memorial/deleted/removeItem.ts'
import { clearFromJournal } from '../../memorial/journal.ts'
import { keepIfAsked } from '../../memorial/questions.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import { presentMedia } from '../media/rows/present.ts'
import { anyVisitor, type Caller } from '../../http/callers/caller.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import { scheduleNewsMail } from '../../memorial/mail/scheduleNewsMail.ts'
import {
  deleteUnattachedPhotos,
  listFamilyPhotos,
  listPhotoIds,
  renameAuthor,
  setWriterPhotos,
} from './photos.ts'
import { updateVisibility } from '../media/visibility.ts'
import { findReasonToHold } from './moderation.ts'
import { type MemoryRow, presentMemory } from './present.ts'
import { updateMemory } from './textLanguages.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Reads the memory that belongs to a writer's key, even if it is not approved. */
export const readOwnMemory = async (
  { db, config }: Context,
  { caller, headers }: InputOf<'GET /api/memories/mine'>,
) => presentOwnMemory(config, db, caller, await findOwnRow(db, headers['writer-key']))

/** Moderation can make a visible memory wait for the family again. A hidden memory stays hidden. */
export async function editOwnMemory(
  context: Context,
  { caller, headers, body }: InputOf<'PUT /api/memories/mine'>,
): Promise<OwnMemory> {
  return change(context, ['media', 'memories'], async (tx) => {
    const rowBefore = await findOwnRow(tx, headers['writer-key'])
    const idsBefore = await listPhotoIds(tx, rowBefore.id)
    const storedMemory = presentMemory(rowBefore, idsBefore, anyVisitor)
    const { mediaIds: chosenIds = idsBefore, mailOnAnswer, ...text } = rebase(body, storedMemory)
    const leftOutIds = idsBefore.filter((id) => !chosenIds.includes(id))
    const idsAfter = [...chosenIds, ...(await listUnseenIds(tx, leftOutIds))]
    const { question = null } = text
    const editedRow = {
      ...rowBefore,
      ...text,
      ...(question && { question: (await keepIfAsked(tx, question)) ?? rowBefore.question }),
    }
    const rowAfter = {
      ...(isSameMemory(rowBefore, editedRow, idsBefore, idsAfter)
        ? rowBefore
        : await holdAgain(context, tx, editedRow)),
      mail_on_answer: chooseMailOnAnswer(rowBefore, mailOnAnswer),
    }
    await updateMemory(tx, rowAfter)
    await renameAuthor(tx, idsBefore, rowBefore.name, rowAfter.name)
    await setOwnPhotos(context, tx, rowAfter, idsBefore, idsAfter)
    return presentOwnMemory(context.config, tx, caller, rowAfter)
  })
}

/** Lists the family's photographs that visitors do not see at the moment. The writer does not see them either, and keeps them. */
const listUnseenIds = async (tx: Tx, ids: readonly string[]) =>
  (await listFamilyPhotos(tx, ids)).filter((row) => row.public_key === null).map(({ id }) => id)

const chooseMailOnAnswer = ({ email, mail_on_answer }: MemoryRow, mailOnAnswer: boolean | undefined) => {
  if (mailOnAnswer === undefined) return mail_on_answer
  return email && mailOnAnswer ? 1 : 0
}

const isSameMemory = (rowBefore: MemoryRow, rowAfter: MemoryRow, idsBefore: string[], idsAfter: string[]) =>
  isDeepStrictEqual(pickFields(memoryText, rowBefore), pickFields(memoryText, rowAfter)) &&
  idsBefore.join() === idsAfter.join()

async function holdAgain(context: Context, tx: Tx, row: MemoryRow): Promise<MemoryRow> {
  if (row.approved === 0) return row
  const reason = await findReasonToHold(tx, row, context.clock(), row.id)
  if (!reason) return row
  await scheduleNewsMail(context, tx, 'changed')
  return { ...row, approved: 0, held_because: reason }
}

/** Deletes the photos that the writer removes, but only detaches those that an administrator attached. */
async function setOwnPhotos(
  context: Context,
  tx: Tx,
  memory: MemoryRow,
  idsBefore: string[],
  idsAfter: string[],
) {
  await setWriterPhotos(tx, memory, idsBefore, idsAfter)
  const removedIds = idsBefore.filter((id) => !idsAfter.includes(id))
  await deleteUnattachedPhotos(tx, removedIds, context.clock())
  await updateVisibility(tx, [...new Set([...idsBefore, ...idsAfter])], context.clock())
}

/** Deletes the memory and its writer's photos. Visitors' photos that an administrator attached are hidden, not deleted. */
export async function withdrawOwnMemory(context: Context, { headers }: InputOf<'DELETE /api/memories/mine'>) {
  await change(context, ['deleted', 'media', 'memories'], async (tx) => {
    const { id } = await findOwnRow(tx, headers['writer-key'])
    const photos = await listPhotoIds(tx, id)
    await tx.deleteFrom('memories').where('id', '=', id).execute()
    await clearFromJournal(tx, id)
    await deleteUnattachedPhotos(tx, photos, context.clock())
    await removeDeletedPhotos(tx, id, context.clock())
    await updateVisibility(tx, photos, context.clock())
  })
}

/** Finds the memory that belongs to a writer's key. Throws `not_found` for an unknown key. */
export async function findOwnRow(db: Kysely<Tables>, writerKey: string): Promise<MemoryRow> {
  const hash = hashSecretKey(writerKey)
  const row = await db
    .selectFrom('memories')
    .selectAll()
    .where((eb) => eb.or([eb('writer_key_hash', '=', hash), eb('mailed_key_hash', '=', hash)]))
    .executeTakeFirst()
  if (!row) throw fail('not_found')
  return row
}

async function presentOwnMemory(
  config: Config,
  db: Kysely<Tables>,
  { familyTexts }: Caller,
  row: MemoryRow,
): Promise<OwnMemory> {
  const photos = await db
    .selectFrom('memory_media')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .selectAll('media')
    .where('memory_id', '=', row.id)
    .where((eb) => eb.or([eb('visitor_photo', 'is not', null), eb('public_key', 'is not', null)]))
    .orderBy('memory_media.position')
    .execute()
  const mediaIds = photos.map(({ id }) => id)
  return {
    ...presentMemory(row, mediaIds, anyVisitor),
    media: photos.map((photo) => presentMedia(photo, { ...anyVisitor, familyTexts })),
    isHeld: row.held_because !== null,
    mailOnAnswer: canMailWriters(config) && row.email ? row.mail_on_answer === 1 : null,
  }
}
