import { hasStoredFiles } from '../../memorial/files/storedFolders.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { type DeriveContext, derive, listDerivativeNames } from '../../features/media/files/files.ts'
import { hashStoredFile } from '../../platform/storage/measure.ts'
import { readJobSubjects } from '../../memorial/jobs/schedule.ts'
import { isStorageFault } from '../../base/errors/outage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Fault } from './faults.ts'
import type { Upload } from '../originals.ts'
import { makeOriginalKey, makeStoredPrefix } from '../../platform/storage/keys.ts'

export interface ItemResult {
  fault: Fault | null
  /** whether pictures were missing and have been made again */
  remade: boolean
}

const noFault: ItemResult = { fault: null, remade: false }

/**
 * Reads an item's whole original, compares the original's SHA-256 with the saved one, and makes missing pictures again. Returns
 * null if the item was deleted in the meantime. Throws if the storage or the database does not respond.
 */
export async function verifyItem(context: DeriveContext, item: Upload): Promise<ItemResult | null> {
  const fault = await verifyOriginal(context.storage, item)
  const itemResult = fault ? { fault, remade: false } : await verifyPictures(context, item)
  return (await hasStoredFiles(context.db, item.folder)) ? itemResult : null
}

async function verifyOriginal(storage: Storage, item: Upload): Promise<Fault | null> {
  try {
    const storedHash = await hashStoredFile(storage, makeOriginalKey(item))
    return storedHash === null ? 'missing' : storedHash === item.sha256 ? null : 'changed'
  } catch (error) {
    if (!isStorageFault(error) && isFileFault(error)) return 'unreadable'
    throw error
  }
}

/** Whether the system could not open or read this one file, for whatever reason. Too many open files are no fault of the file. */
function isFileFault(error: unknown): boolean {
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException
  return ['open', 'read'].includes(syscall) && !['EMFILE', 'ENFILE'].includes(code)
}

/**
 * Skips songs, which have no pictures. Skips deleted items, because their pictures are made when the items are restored. Skips
 * items with a scheduled job, because that job will make their pictures.
 */
async function verifyPictures(context: DeriveContext, { table, id }: Upload): Promise<ItemResult> {
  if (table !== 'media') return noFault
  const row = await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (await readJobSubjects(context.db, 'derive')).has(id)) return noFault
  const names = listDerivativeNames(row)
  const arePicturesStored = async () => {
    const keys = new Set(await context.storage.list(makeStoredPrefix(row)))
    return names.every((name) => keys.has(makePictureKey(row, name)))
  }
  if (await arePicturesStored()) return noFault
  try {
    await derive(context, row)
  } catch (error) {
    if (isStorageFault(error)) throw error
  }
  return (await arePicturesStored()) ? { fault: null, remade: true } : { fault: 'pictures', remade: false }
}
