import { takeLargerEndpoint } from '../../../contract/media/sent.ts'
import { measureShape } from '../../../domain/pictures/areas.ts'
import { hasSameFrame } from '../../../domain/pictures/isSamePicture.ts'
import { readPictureHash } from '../../../domain/pictures/pictureHash.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { type PictureExchange, storeDeletedRows } from '../../memorial/deleted/deletedItems.ts'
import { moveToDeleted } from '../../memorial/deleted/deleteRow.ts'
import { isAnyShown } from '../../memorial/files/orphans.ts'
import { recordChange } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { makeDeletableCheck } from './deleteMedia.ts'
import { exchangeFiles } from './exchangeFiles.ts'
import { readPeople } from './people/readPeople.ts'
import { setPeople } from './people/setPeople.ts'
import { type StoredPerson, toPicture } from './rows/people.ts'
import { type MediaRow, presentMedia } from './rows/present.ts'

/**
 * Gives a photograph of the gallery the file of another one, which goes to the deleted items with the former file, whatever the
 * settings say: putting it back exchanges the files again.
 */
export const takeLarger = (
  context: Context,
  { caller, params: { id }, body: { from } }: InputOf<'POST /api/media/:id/take-larger'>,
) =>
  change(context, takeLargerEndpoint.changes, async (tx) => {
    const now = context.clock()
    const row = await findPhoto(tx, id)
    const other = await findPhoto(tx, from)
    const isSent = other.visitor_photo === 'sent'
    if (!isInGallery(row) || !(isSent || isInGallery(other))) throw fail('not_found')
    const isDeletable = await makeDeletableCheck(context, tx, caller)
    if (!isSent && !isDeletable(other.id)) throw fail('not_allowed')
    if (await isAnyShown(tx, [other.id])) throw fail('shown_elsewhere')
    await exchangeFiles(tx, [row, other], now)
    const taken_at = row.taken_at ?? other.taken_at
    await tx.updateTable('media').set({ taken_at }).where('id', '=', id).execute()
    const named = await findNamed(tx, [row, other])
    const itemId = await moveToDeleted(tx, 'media', other, [], now)
    const areas = isFramedAlike(row, other) ? undefined : await replaceAreas(tx, id, [])
    const before = (await readPeople(tx, [row])).get(id) ?? []
    const exchange: PictureExchange = {
      id,
      folder: other.folder,
      taken_at: row.taken_at,
      ...(areas && { areas }),
      named: named.map((person) => person.id),
    }
    await storeDeletedRows(tx, itemId, 'exchanges', [exchange])
    await setPeople(context, tx, row, { before, after: [...before, ...named] }, { isInJournal: false })
    await recordChange(tx, row, null, {})
    return presentMedia(await findPhoto(tx, id), caller)
  })

/** Gives a photograph that was put back its file again, unless the one that took the file is gone or has taken another since. */
export async function undoExchange(
  tx: Tx,
  id: string,
  exchange: PictureExchange,
  now: number,
): Promise<void> {
  const other = await findRow(tx, id)
  const row = await findRow(tx, exchange.id)
  if (!other || row?.folder !== exchange.folder) return
  await exchangeFiles(tx, [row, other], now)
  if (exchange.areas) await replaceAreas(tx, row.id, exchange.areas)
  await tx
    .deleteFrom('media_people')
    .where('media_id', '=', row.id)
    .where('person_id', 'in', ['', ...(exchange.named ?? [])])
    .where('waiting', '=', 1)
    .execute()
  // a date that somebody has entered since stays
  if (exchange.taken_at === null && row.taken_at === other.taken_at)
    await tx.updateTable('media').set({ taken_at: null }).where('id', '=', row.id).execute()
}

/** Finds the people whom only the other file names. As all names that come with a file, these wait until a keeper shows them. */
async function findNamed(tx: Tx, [row, other]: readonly [MediaRow, MediaRow]): Promise<StoredPerson[]> {
  const people = await readPeople(tx, [row, other])
  const known = new Set(people.get(row.id)?.map(({ id }) => id))
  const others = people.get(other.id) ?? []
  return others.filter(({ id }) => !known.has(id)).map((person) => ({ ...person, waiting: true }))
}

/** Whether somebody who is at a place of one file is at the same place of the other. No, if a picture cannot be compared. */
function isFramedAlike(row: MediaRow, other: MediaRow): boolean {
  const [fields, otherFields] = [row, other].map(({ picture_hash }) => readPictureHash(picture_hash ?? ''))
  const [shape = 0, otherShape = 1] = [row, other].map((each) => measureShape(toPicture(each)))
  return (
    !!fields && !!otherFields && Math.abs(shape / otherShape - 1) < 0.01 && hasSameFrame(fields, otherFields)
  )
}

/** Gives the people in a photograph these places and no others, and returns those before. The names stay. */
async function replaceAreas(tx: Tx, id: string, areas: NonNullable<PictureExchange['areas']>) {
  const people = tx.selectFrom('media_people').select(['person_id', 'area']).where('media_id', '=', id)
  const before = await people.execute()
  const update = tx.updateTable('media_people').where('media_id', '=', id)
  await update.set({ area: null }).execute()
  for (const { person_id, area } of areas)
    await update.set({ area }).where('person_id', '=', person_id).execute()
  return before
}

/** The photographs of memories are not meant: they belong to their writers. */
const isInGallery = ({ listed, visitor_photo }: MediaRow) => listed === 1 && visitor_photo === null

async function findPhoto(tx: Tx, id: string) {
  const row = await findRow(tx, id)
  if (row?.kind !== 'image') throw fail('not_found')
  return row
}

const findRow = (tx: Tx, id: string) =>
  tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
