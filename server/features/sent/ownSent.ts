import { visitorChanges } from '../../../contract/limits.ts'
import { takeBackSentEndpoint } from '../../../contract/media/sent.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { countAll } from '../../http/routes/limits.ts'
import { enqueueFileRemoval } from '../../memorial/files/lifecycle.ts'
import { scheduleNewsMail } from '../../memorial/mail/scheduleNewsMail.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { MediaRow } from '../media/rows/present.ts'
import { storeRows } from '../media/upload/storeUploads.ts'
import { toTitle } from '../media/upload/titles.ts'
import { imageAndVideoFormats } from '../media/upload/uploads.ts'
import { findSender } from './senders.ts'
import { findLink } from './sendLink.ts'

/** Finds the sender of a file. Throws `send_link_ended` for an ended link, which takes nothing more from those who came by it earlier. */
export async function findOpenSender(
  { db }: Pick<Context, 'db'>,
  { headers }: Pick<InputOf<'POST /api/senders/mine/media'>, 'headers'>,
) {
  const sender = await findSender(db, headers['sender-key'])
  return { ...sender, link_id: await findLink(db, 'id', sender.link_id) }
}

/** Stores a file that the family sees first, and counts it for the link. */
export async function sendFile(
  context: Context,
  { caller, headers, form, requestKey }: InputOf<'POST /api/senders/mine/media'>,
) {
  const { id, name, link_id } = await findOpenSender(context, { headers })
  const { link, sender } = visitorChanges.maxDailySentFiles
  const dailyLimits = [
    { counterKey: `sentFiles by ${link_id}`, maxCount: link },
    { counterKey: `sentFiles of ${id}`, maxCount: sender },
  ]
  const incomingFiles = form.files.map((file) => ({
    file,
    text: { title: toTitle(file.name), description: null },
    poster: form.extraFiles.poster,
  }))
  const [row] = await storeRows(context, incomingFiles, {
    caller,
    accept: imageAndVideoFormats,
    row: { listed: 0, is_memory: 1, memory_author: name, visitor_photo: 'sent', sender_id: id },
    resource: 'sent',
    alsoWrite: async (tx) => {
      // again, because a sender without any item may have been removed meanwhile
      await findSender(tx, headers['sender-key'])
      // here, so that nothing is counted that is not stored
      const reachedLimit = await countAll({ ...context, db: tx }, dailyLimits, form.files.length, DAY)
      if (reachedLimit) throw fail('sent_today', {}, reachedLimit)
      await scheduleNewsMail(context, tx, 'new')
    },
    requestKey,
    folder: form.folder,
  })
  return presentOwn(row as MediaRow)
}

/** Reads what a sender's own device lists, also after the link has ended. */
export async function readOwnSent({ db }: Context, { headers }: InputOf<'GET /api/senders/mine'>) {
  const { id } = await findSender(db, headers['sender-key'])
  const rows = await db
    .selectFrom('media')
    .select(['id', 'original_name', 'kind', 'placeholder', 'visitor_photo'])
    .where('sender_id', '=', id)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
  return { sent: rows.map(presentOwn) }
}

/** Deletes at once and for good what the family has not taken. */
export async function takeBackSent(
  context: Context,
  { headers, params }: InputOf<'DELETE /api/senders/mine/media/:id'>,
) {
  await change(context, takeBackSentEndpoint.changes, async (tx) => {
    const { id } = await findSender(tx, headers['sender-key'])
    const row = await tx
      .deleteFrom('media')
      .where('id', '=', params.id)
      .where('sender_id', '=', id)
      .where('visitor_photo', '=', 'sent')
      .returning(['id', 'folder', 'public_key'])
      .executeTakeFirst()
    if (!row) throw fail('not_found')
    await enqueueFileRemoval(tx, row, context.clock())
  })
}

const presentOwn = (
  row: Pick<MediaRow, 'id' | 'original_name' | 'kind' | 'placeholder' | 'visitor_photo'>,
) => ({
  id: row.id,
  name: row.original_name,
  fileType: row.kind,
  placeholder: row.placeholder,
  canTakeBack: row.visitor_photo === 'sent',
})
