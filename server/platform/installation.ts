import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { PlainError } from '../base/errors/PlainError.ts'
import type { Tables } from './database/tables.ts'
import type { Context } from './context.ts'
import { hasStoredFiles } from './database/deletedItems.ts'
import { newId } from '../base/ids/newId.ts'
import type { Storage } from './storage/storage.ts'

type InstallationParts = Pick<Context, 'db' | 'spool'> & { storage: Storage }

const NEW = 'new:'

/** Refuses to start a new memorial in a server's database while DATA_DIR holds one: DATABASE_URL was meant for that memorial. */
export async function checkNotForgotten(db: Kysely<Tables>, databaseFile: string): Promise<void> {
  if (!existsSync(databaseFile) || (await readInstallation(db, 'memorial'))) return
  throw new PlainError(
    `${databaseFile} holds a memorial, but the database of DATABASE_URL has none. ` +
      'Back it up without DATABASE_URL and S3_…, then restore it there with npm run restore; or choose another DATA_DIR.',
  )
}

/** Refuses to create an empty SQLite database next to the files of a memorial. */
export async function checkDatabaseIsThere(storage: Storage, databaseFile: string): Promise<void> {
  if (existsSync(databaseFile)) return
  if ((await listMarks(storage)).length > 0) throw failDatabaseLost()
}

/** Lists the keys of files that identify the memorial. Until version 0.2 they lay below house/. */
const listMarks = async (storage: Storage) => [
  ...(await storage.list('installation/')),
  ...(await storage.list('house/')),
]

const failDatabaseLost = () =>
  new PlainError(
    'The files of a memorial are here, but its database is empty. Restore the database from the backup, ' +
      'or point DATA_DIR (and DATABASE_URL) at the right place.',
  )

/**
 * Checks that database and files carry the same memorial id. When one of them is empty, a disk or bucket was lost or not mounted,
 * and an empty memorial must not replace it: throws PlainError with the way out.
 */
export async function checkIdentity({ db, storage, spool }: InstallationParts): Promise<void> {
  // in this order: another instance may be at its very first start, which writes the database first
  const marked = await listMarks(storage)
  const known = await readInstallation(db, 'memorial')
  if (await readInstallation(db, 'moving'))
    throw new PlainError(
      'A backup was being restored here, or an archive imported, and that was not finished. Run the same `npm run restore` ' +
        'or `npm run import` again.',
    )
  if (!known && marked.length > 0) throw failDatabaseLost()
  const id = known ?? (await claimInstallation(db, 'memorial', NEW + newId()))
  if (!id.startsWith(NEW)) {
    // read again when missing: that other instance may have written the mark meanwhile
    const marks = marked.length > 0 ? marked : await listMarks(storage)
    if (marks.includes(`installation/${id}`)) return
    if (marks.includes(`house/${id}`)) return renameMark({ storage, spool }, id)
    if (marks.length === 0 && (await hasOriginal({ db, storage }))) return markFiles({ storage, spool }, id)
    throw new PlainError(
      'The database of a memorial is here, but its files are not. Restore the files from the backup (npm run restore), ' +
        'or point DATA_DIR (and S3_BUCKET) at the right place.',
    )
  }
  await finish({ db, storage, spool }, id.slice(NEW.length))
}

/** Whether an original of this database is here: a backup copied in by hand has no mark. */
async function hasOriginal({ db, storage }: Pick<InstallationParts, 'db' | 'storage'>): Promise<boolean> {
  const keys = await storage.list('private/')
  for (const [, id = '', name] of keys.map((key) => key.split('/')))
    if (name === 'original' && (await hasStoredFiles(db, id))) return true
  return false
}

/** Renames the mark of version 0.1; a start killed in between does it again at the next start. */
async function renameMark({ storage, spool }: Omit<InstallationParts, 'db'>, id: string) {
  await markFiles({ storage, spool }, id)
  await storage.remove([`house/${id}`])
}

/** In this order, a start killed in between is completed by the next one. */
async function finish({ db, storage, spool }: InstallationParts, id: string) {
  await markFiles({ storage, spool }, id)
  await writeInstallation(db, 'memorial', id)
}

/** Writes the mark by which the files name their memorial. */
export async function markFiles(
  { storage, spool }: Omit<InstallationParts, 'db'>,
  id: string,
): Promise<void> {
  await using folder = await spool.folder()
  const file = path.join(folder.path, 'mark')
  await writeFile(file, 'These files belong to the memorial whose database carries the same id.\n')
  await storage.put(`installation/${id}`, file)
}

/** Reads the key of visitor hashes, the same on every instance; creates it at the first start. */
export async function ensureInstallationSecret(db: Kysely<Tables>): Promise<string> {
  return (
    (await readInstallation(db, 'secret')) ??
    claimInstallation(db, 'secret', randomBytes(32).toString('base64url'))
  )
}

/**
 * Names of values about this memorial: `memorial` is its id, `moving` the id of one that is being restored here, `mailedTrouble`
 * the problems that were mailed, and the day. `archivedAt` occurs only in archives.
 */
type InstallationName = 'memorial' | 'moving' | 'secret' | 'mailedTrouble' | 'archivedAt'

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

/** Sets a value that does not exist yet: when several instances try, all get the first one's value. */
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
