import { isStored } from '../../platform/database/deletedItems.ts'
import { pictureKey } from '../../features/media/adjust/adjustment.ts'
import { type DeriveContext, derive, derivativeNames } from '../../features/media/files/files.ts'
import { storedSha256 } from '../../platform/storage/measure.ts'
import { readSubjects } from '../../platform/jobs/readJobs.ts'
import { isOfPlace } from '../../base/errors/outage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Fault } from './faults.ts'
import type { Item } from '../originals.ts'

export interface Verified {
  fault: Fault | null
  /** whether pictures were missing and have been made again */
  remade: boolean
}

const fine: Verified = { fault: null, remade: false }

/**
 * Reads an item's original from end to end and compares it with its SHA-256; makes missing pictures again. Null when the
 * item was deleted meanwhile. Throws when storage or database do not answer.
 */
export async function verifyItem(context: DeriveContext, item: Item): Promise<Verified | null> {
  const fault = await faultOfOriginal(context.storage, item)
  const verified = fault ? { fault, remade: false } : await verifyPictures(context, item)
  return (await isStored(context.db, item.id)) ? verified : null
}

async function faultOfOriginal(storage: Storage, item: Item): Promise<Fault | null> {
  try {
    const found = await storedSha256(storage, `private/${item.id}/original`)
    return found === null ? 'missing' : found === item.sha256 ? null : 'changed'
  } catch (error) {
    if (['EIO', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return 'unreadable'
    throw error
  }
}

/** Only media have pictures, and those of what is deleted are made again when it is put back; those a job is about to make are not missing. */
async function verifyPictures(context: DeriveContext, { table, id }: Item): Promise<Verified> {
  if (table !== 'media') return fine
  const row = await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (await readSubjects(context.db, 'derive')).has(id)) return fine
  const names = derivativeNames(row)
  const areThere = async () => {
    const keys = new Set(await context.storage.list(`private/${id}/`))
    return names.every((name) => keys.has(pictureKey(row, name)))
  }
  if (await areThere()) return fine
  try {
    await derive(context, row)
  } catch (error) {
    if (isOfPlace(error)) throw error
  }
  return (await areThere()) ? { fault: null, remade: true } : { fault: 'pictures', remade: false }
}
