import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { PlainError } from '../base/errors/PlainError.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Context } from '../platform/context.ts'
import { hasStoredFiles } from './files/storedFolders.ts'
import { hasContent } from '../platform/database/rows.ts'
import { newId } from '../base/ids/newId.ts'
import type { Storage } from '../platform/storage/storage.ts'
import {
  isOriginalKey,
  makeFormerMarkKey,
  makeMarkKey,
  parseStoredKey,
  FORMER_MARK_PREFIX,
  MARK_PREFIX,
  STORED_PREFIX,
} from '../platform/storage/keys.ts'

type InstallationParts = Pick<Context, 'db' | 'spool'> & { storage: Storage }

/** The prefix of the memorial's stored id until the first start is complete. */
const NEW_PREFIX = 'new:'

/**
 * Throws PlainError if DATA_DIR holds a memorial but the database at DATABASE_URL has none. A new memorial must not begin in that
 * database, because DATABASE_URL was probably meant for the memorial in DATA_DIR.
 */
export async function checkNoLocalMemorial(db: Kysely<Tables>, databaseFile: string): Promise<void> {
  if (!existsSync(databaseFile) || (await readInstallation(db, 'memorial'))) return
  throw new PlainError(
    `${databaseFile} holds a memorial, but the database of DATABASE_URL has none. ` +
      'Back it up without DATABASE_URL and S3_…, then restore it there with npm run restore; or choose another DATA_DIR.',
  )
}

/**
 * Throws PlainError if the files of a memorial exist but its SQLite database is missing. An empty database must not be created
 * next to these files.
 */
export async function checkDatabaseIsThere(storage: Storage, databaseFile: string): Promise<void> {
  if (existsSync(databaseFile)) return
  if ((await listMarks(storage)).length > 0) throw failDatabaseLost()
}

/** Lists the keys of marks. A mark is a file whose key contains the memorial's id. */
export const listMarks = async (storage: Storage) => [
  ...(await storage.list(MARK_PREFIX)),
  ...(await storage.list(FORMER_MARK_PREFIX)),
]

const failDatabaseLost = () =>
  new PlainError(
    'The files of a memorial are here, but its database is empty. Restore the database from the backup, ' +
      'or point DATA_DIR (and DATABASE_URL) at the right place.',
  )

/**
 * Checks that the database and the files have the same memorial id; gives a new memorial its id. Throws PlainError with advice if
 * only one of the two has an id, because the disk or bucket of the other was probably lost or not mounted.
 */
export async function checkIdentity({ db, storage, spool }: InstallationParts): Promise<void> {
  // reads the marks before the database: at a first start, another instance writes the id to the database before it writes a
  // mark, so if this instance finds a mark, it also finds the id
  const earlierMarks = await listMarks(storage)
  const storedId = await readInstallation(db, 'memorial')
  if (await readInstallation(db, 'moving'))
    throw new PlainError(
      'A backup was being restored here, or an archive imported, and that was not finished. Run the same `npm run restore` ' +
        'or `npm run import` again.',
    )
  if (!storedId && earlierMarks.length > 0) throw failDatabaseLost()
  const id = storedId ?? (await claimInstallation(db, 'memorial', NEW_PREFIX + newId()))
  if (!id.startsWith(NEW_PREFIX)) {
    // if there was no mark, looks again, because another instance may have written a mark in the meantime
    const marks = earlierMarks.length > 0 ? earlierMarks : await listMarks(storage)
    if (marks.includes(makeMarkKey(id))) return
    if (marks.includes(makeFormerMarkKey(id))) return renameMark({ storage, spool }, id)
    if (marks.length === 0 && (await hasOriginal({ db, storage })))
      return writeOwnershipMark({ storage, spool }, id)
    throw new PlainError(
      'The database of a memorial is here, but its files are not. Restore the files from the backup (npm run restore), ' +
        'or point DATA_DIR (and S3_BUCKET) at the right place.',
    )
  }
  await completeFirstStart({ db, storage, spool }, id.slice(NEW_PREFIX.length))
}

/**
 * Whether storage holds an original that the database knows. Such an original proves that files without a mark, such as files
 * copied by hand from a backup, belong to this memorial.
 */
async function hasOriginal({ db, storage }: Pick<InstallationParts, 'db' | 'storage'>): Promise<boolean> {
  for (const key of await storage.list(STORED_PREFIX))
    if (isOriginalKey(key) && (await hasStoredFiles(db, parseStoredKey(key).folder))) return true
  return false
}

/** Renames the mark that version 0.1 wrote. If the server is killed halfway, the next start repeats the renaming. */
async function renameMark({ storage, spool }: Omit<InstallationParts, 'db'>, id: string) {
  await writeOwnershipMark({ storage, spool }, id)
  await storage.remove([makeFormerMarkKey(id)])
}

/**
 * Writes the mark, then stores the memorial's id in the database without `NEW_PREFIX`. If the server is killed in between, the
 * next start repeats both steps.
 */
async function completeFirstStart({ db, storage, spool }: InstallationParts, id: string) {
  await writeOwnershipMark({ storage, spool }, id)
  await writeInstallation(db, 'memorial', id)
}

/**
 * Writes a mark, which is a file whose key contains the memorial's id. `restoreId` is the random id of the restore or import that
 * copies the files.
 */
export async function writeOwnershipMark(
  { storage, spool }: Omit<InstallationParts, 'db'>,
  id: string,
  restoreId?: string,
): Promise<void> {
  await using folder = await spool.makeFolder()
  const file = path.join(folder.path, 'mark')
  const restoreText = restoreId === undefined ? '' : `${makeRestoreLine(restoreId)}\n`
  await writeFile(
    file,
    `These files belong to the memorial whose database carries the same id.\n${restoreText}`,
  )
  await storage.put(makeMarkKey(id), file)
}

/** Whether this restore or import has written the mark, and therefore all files next to it. */
export async function isMarkedByRestore(storage: Storage, id: string, restoreId: string): Promise<boolean> {
  const mark = await storage.open(makeMarkKey(id))
  return mark !== null && (await text(mark.body)).includes(makeRestoreLine(restoreId))
}

/**
 * Takes back the reservation of a restore or import that was interrupted before it copied a file or a row. Such a place is as it was
 * before, so a server may start there, and another memorial may be copied there.
 */
export async function releaseUntouched({ db, storage }: Omit<InstallationParts, 'spool'>): Promise<void> {
  const id = await readInstallation(db, 'moving')
  if (!id) return
  const ownId = await readInstallation(db, 'memorial')
  // the keepers of a memorial that was started before are its own; others were copied
  if ((await storage.list(STORED_PREFIX)).length > 0 || (await hasContent(db, ownId ? [] : ['users']))) return
  const restoreId = await readInstallation(db, 'movingRestore')
  if (id !== ownId && restoreId && (await isMarkedByRestore(storage, id, restoreId)))
    await storage.remove([makeMarkKey(id)])
  await db.deleteFrom('installation').where('name', 'in', ['moving', 'movingRestore']).execute()
}

const makeRestoreLine = (restoreId: string) => `They were copied here by the restore ${restoreId}.`

/** Returns the secret key for hashes and signatures, which all instances share. The first start creates it. */
export async function ensureInstallationSecret(db: Kysely<Tables>): Promise<string> {
  return (
    (await readInstallation(db, 'secret')) ??
    claimInstallation(db, 'secret', randomBytes(32).toString('base64url'))
  )
}

/**
 * The names of stored values about this memorial. `memorial` is its id. `moving` is the id of a memorial that is being restored
 * or imported here, and `movingRestore` is the random id of that restore or import. `mailedTrouble` holds the problems that were
 * last mailed, and the day of that email. `archivedAt` occurs only in archives.
 */
type InstallationName = 'memorial' | 'moving' | 'movingRestore' | 'secret' | 'mailedTrouble' | 'archivedAt'

export async function readInstallation(
  db: Kysely<Tables>,
  name: InstallationName,
): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function writeInstallation(
  db: Kysely<Tables>,
  name: InstallationName,
  value: string,
): Promise<void> {
  await db.updateTable('installation').set({ value }).where('name', '=', name).execute()
}

/** Sets a value unless it exists, and returns the stored value. If several instances try, all get the value of the first. */
export async function claimInstallation(
  db: Kysely<Tables>,
  name: InstallationName,
  value: string,
): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  return (await readInstallation(db, name)) ?? value
}
