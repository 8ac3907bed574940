import type { Kysely } from 'kysely'
import { StartupError } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import { readInstallation, markFiles } from '../installation.ts'
import type { Spool } from '../storage/spool.ts'
import type { Storage } from '../storage/storage.ts'
import { type CopiedFiles, copyFiles, copyPublic } from './files.ts'
import { copyRows, type Digest, digestOf } from './rows.ts'

/** Where a memorial lives, with nobody else at work there. */
export interface Place {
  /** such as 'the folder /srv/memorial' */
  name: string
  db: Kysely<Tables>
  storage: Storage
}

/** Where it is read from: a place, or a backup. */
export interface Source extends Pick<Place, 'name' | 'db'> {
  storage: Pick<Storage, 'open' | 'list'>
}

export interface Moved {
  files: CopiedFiles
  rows: Digest
}

/**
 * Copies a whole memorial to a place that holds none, or a part of this one from a move that was cut off. Until the last
 * step the new place says that it is unfinished, and no server starts on it. The old place is only read. Throws
 * StartupError when either place is not as it must be, and plainly when what arrived is not what was sent.
 */
export async function moveMemorial(
  from: Source,
  to: Place,
  spool: Spool,
  /** `part` of 1 is all */
  onProgress: (message: string, part: number) => void,
): Promise<Moved> {
  const id = await readInstallation(from.db, 'memorial')
  if (!id || id.startsWith('new:')) throw new StartupError(`There is no memorial in ${from.name}.`)
  await begin(to, id)
  const files = await copyFiles(from.storage, to.storage, spool, (done, of) =>
    onProgress(progressMessage(done, of), done.files / of),
  )
  await copyRows(from.db, to.db)
  const rows = await compare(from, to)
  await copyPublic(from.storage, to.storage, to.db)
  await finish(to, id, spool)
  return { files, rows }
}

/** Reserves the place for this memorial, or goes on where an earlier move of it ended. */
async function begin({ name, db, storage }: Place, id: string) {
  if (await readInstallation(db, 'memorial'))
    throw new StartupError(`There is a memorial in ${name} already. Choose an empty place.`)
  const moving = await readInstallation(db, 'moving')
  if (moving && moving !== id)
    throw new StartupError(`Another memorial was being moved to ${name}. Choose an empty place.`)
  if (moving) return
  if ((await storage.list('installation/')).length > 0 || (await storage.list('private/')).length > 0)
    throw new StartupError(`There are files in ${name} already. Choose an empty place.`)
  await db.insertInto('installation').values({ name: 'moving', value: id }).execute()
}

const progressMessage = ({ files, bytes, already }: CopiedFiles, of: number) =>
  `Files: ${files} of ${of}, ${(bytes / 1024 / 1024).toFixed(1)} MB` +
  (already > 0 ? ` (${already} were there already)` : '')

/** Reads both sides anew, which also shows what someone changed at the old place during the move. */
async function compare(from: Source, to: Place): Promise<Digest> {
  const [sent, arrived] = [await digestOf(from.db), await digestOf(to.db)]
  if (sent.sha256 !== arrived.sha256)
    throw new Error(
      `The rows in ${to.name} are not those in ${from.name}. Was the memorial in use? Stop it and run this again.`,
    )
  return arrived
}

/** The files are marked first: a move cut off in between is unfinished, and the next one ends it. */
async function finish({ db, storage }: Place, id: string, spool: Spool) {
  await markFiles({ storage, spool }, id)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('installation').where('name', '=', 'moving').execute()
    await tx.insertInto('installation').values({ name: 'memorial', value: id }).execute()
  })
}
