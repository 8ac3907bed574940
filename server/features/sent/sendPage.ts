import { buffer } from 'node:stream/consumers'
import { pictures } from '../../../contract/media/pictures.ts'
import { Failure } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { readCurrentSettings } from '../../memorial/currentSettings.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'
import { openDeriver } from '../media/files/files.ts'
import { makePictureKey } from '../media/rows/pictureVersion.ts'
import type { MediaRow } from '../media/rows/present.ts'
import { findLink } from './sendLink.ts'

/** Reads the page for somebody with the key of the link, who may learn the name of a closed memorial. */
export async function readSendPage(context: Context, { headers, request }: InputOf<'GET /api/send'>) {
  await findLink(context.db, headers['send-key'])
  const { values, pictures: chosenPictures } = await readCurrentSettings(context, request.revisions)
  return {
    name: values.name,
    portrait: await readPortrait(context, chosenPictures.portraitPath.image_media_id),
    mailsSenders: canMailWriters(context.config),
  }
}

/** Reads the portrait as a data: URL, because the files of a closed memorial have no address for strangers. */
async function readPortrait(context: Context, id: string | null): Promise<string | null> {
  const row = id && (await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row || row.public_key === null) return null
  const last = lastPortraits(context)
  if (last.publicKey !== row.public_key) {
    const url = await readPicture(context, row)
    if (url === null) return null
    Object.assign(last, { publicKey: row.public_key, url })
  }
  return last.url
}

/** The portrait that was read last, because the public key changes with the picture. */
const lastPortraits = oncePerContext(() => ({ publicKey: '', url: '' }))

/** Reads the small picture that every browser shows. Makes it if it is missing, as after a restore; returns null if that fails. */
async function readPicture(context: Context, row: MediaRow): Promise<string | null> {
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
