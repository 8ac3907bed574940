import { buffer } from 'node:stream/consumers'
import { pictures } from '../../../contract/media/pictures.ts'
import { Failure } from '../../base/errors/fail.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { readCurrentSettings } from '../../memorial/currentSettings.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import { openDeriver } from '../media/files/files.ts'
import { makePictureKey } from '../media/rows/pictureVersion.ts'
import { findLink } from './sendLink.ts'

/** Reads the page for somebody with the key of the link, who may learn the name of a closed memorial. */
export async function readSendPage(context: Context, { headers, request }: InputOf<'GET /api/send'>) {
  await findLink(context.db, 'key_hash', hashSecretKey(headers['send-key']))
  const { values, pictures: chosenPictures } = await readCurrentSettings(context, request.revisions)
  return {
    name: values.name,
    portrait: await readPortrait(context, chosenPictures.portraitPath.image_media_id),
    mailsSenders: canMailWriters(context.config),
  }
}

/**
 * Reads the portrait as a data: URL, because the files of a closed memorial have no address for strangers. Makes the picture if it is
 * missing, as after a restore; returns null if that fails.
 */
async function readPortrait(context: Context, id: string | null): Promise<string | null> {
  const row = id && (await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row || row.public_key === null) return null
  const { name, type } = pictures.cardOld
  const key = makePictureKey(row, name)
  const open = async () => (await context.storage.open(key)) ?? context.unstoredFiles.open(key)
  const derive = () =>
    openDeriver(context)(row, name).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
    })
  const file = (await open()) ?? (await derive().then(open))
  return file && `data:${type};base64,${(await buffer(file.body)).toString('base64')}`
}
