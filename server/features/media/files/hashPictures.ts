import path from 'node:path'
import { pictures } from '../../../../contract/media/pictures.ts'
import { Failure } from '../../../base/errors/fail.ts'
import { isOutage } from '../../../base/errors/outage.ts'
import type { Context } from '../../../platform/context.ts'
import { change } from '../../../platform/database/change.ts'
import { makeOriginalKey, ORIGINAL_NAME } from '../../../platform/storage/keys.ts'
import { readGeometry, toSource } from '../rows/adjustment.ts'
import { makePictureKey } from '../rows/pictureVersion.ts'
import type { MediaRow } from '../rows/present.ts'
import { comparePictures } from '../samePictures.ts'
import { fetchFile } from './makeDerivatives.ts'

/** The number of photographs that are hashed in one turn. */
const TURN = 100

/**
 * Hashes photographs that came without a perceptual hash: with an older version, or in an archive of one. Then compares those that were
 * not compared. Returns whether there are more.
 */
export async function hashPictures(context: Context): Promise<boolean> {
  const waiting = await context.db
    .selectFrom('media')
    .selectAll()
    .where('kind', '=', 'image')
    .where('picture_hash', 'is', null)
    .limit(TURN + 1)
    .execute()
  const hasMore = waiting.length > TURN
  if (waiting.length > 0) await hashRows(context, waiting.slice(0, TURN))
  return hasMore || comparePictures(context, ['media', 'sent'])
}

async function hashRows(context: Context, rows: readonly MediaRow[]) {
  const hashed: { folder: string; picture_hash: string }[] = []
  for (const row of rows) hashed.push({ folder: row.folder, picture_hash: await hashPicture(context, row) })
  await change(context, [], async (tx) => {
    // finds the row by its folder, because it may have exchanged its file for another meanwhile
    for (const { folder, picture_hash } of hashed)
      await tx.updateTable('media').set({ picture_hash }).where('folder', '=', folder).execute()
  })
}

/** Hashes the picture as it was sent. Returns '' if there is no picture that can be decoded, so that nobody tries again. */
async function hashPicture(context: Context, row: MediaRow): Promise<string> {
  await using folder = await context.spool.makeFolder()
  const fetch = (key: string, name: string) => fetchFile(context, key, path.join(folder.path, name))
  const card = readGeometry(row) ? null : await fetch(makePictureKey(row, pictures.cardOld.name), 'card')
  const file = card ?? (await fetch(makeOriginalKey(row), ORIGINAL_NAME))
  if (!file) return ''
  const source = { ...toSource(row, file), adjustment: null, ...(card && { format: 'webp' as const }) }
  return await context.codecs.hashPhoto(source, folder.path).catch((error: unknown) => {
    if (!(error instanceof Failure) || isOutage(error)) throw error
    context.log.warn({ id: row.id, code: error.code }, 'a photograph cannot be compared with others')
    return ''
  })
}
