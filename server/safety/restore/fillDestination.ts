import type { Kysely } from 'kysely'
import { inParallel } from '../../../domain/inParallel.ts'
import type { Resource } from '../../../contract/endpoint.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { newId } from '../../base/ids/newId.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { copyRows, digestRows, type TableName } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import {
  checkIdentity,
  claimInstallation,
  isMarkedByRestore,
  listMarks,
  writeOwnershipMark,
  readInstallation,
  releaseUntouched,
} from '../../memorial/installation.ts'
import { listAllKeys, STORED_PREFIX } from '../../platform/storage/keys.ts'
import { hashStoredFile } from '../../platform/storage/measure.ts'
import { type Spool, spoolStream } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { MemorialSource, SourceFile } from '../backup/memorialSource.ts'

/** A memorial that is ready to be copied: its files, and its rows in a database of this version. */
export interface PreparedMemorial extends Pick<MemorialSource, 'open' | 'pathOf' | 'files'> {
  db: Kysely<Tables>
  /** the tables to copy; their rows replace the rows in the destination's tables of the same names */
  tables: readonly TableName[]
  /** the resources that change; servers at the destination discard cached responses made from these resources */
  changes: readonly Resource[]
  /** runs in the final transaction, for example to schedule jobs that make the files that were not copied */
  finish(tx: Tx): Promise<void>
}

/** The place that a memorial is copied to. No other process uses this place. */
export interface Destination {
  /** such as 'the folder /srv/memorial' */
  name: string
  db: Kysely<Tables>
  storage: Storage
}

const PARALLEL_FILES = 4

/**
 * Fills an empty destination with a memorial, or finishes an interrupted call with it. Until the last step, the destination is marked
 * as unfinished, so that no server starts there; a call that fails before it has copied anything removes the mark. Throws PlainError
 * if the destination is taken, and Error if the copies differ from the source.
 */
export async function fillDestination(
  from: PreparedMemorial,
  to: Destination,
  spool: Spool,
  /** `fraction` goes from 0 to 1 */
  onProgress: (message: string, fraction: number) => void,
) {
  const id = (await readInstallation(from.db, 'memorial')) ?? ''
  await reserveDestination(to, id, spool)
  try {
    await copyFiles(from, to.storage, spool, onProgress)
    await copyRows(from.db, to.db, from.tables)
  } catch (error) {
    // the first error says what happened, even if the mark cannot be removed now; then a later call removes it
    await releaseUntouched(to).catch(() => undefined)
    throw error
  }
  const [sourceRows, rows] = [await digestRows(from.db, from.tables), await digestRows(to.db, from.tables)]
  if (sourceRows.sha256 !== rows.sha256) throw new Error(`The rows in ${to.name} are not as they were sent.`)
  await finishDestination(from, to, id)
  return { files: from.files.size, rows }
}

/**
 * Reserves the destination for this memorial, or finds the reservation of an interrupted call for it. Throws PlainError, and changes
 * nothing, if a server would refuse to start there, or if there are files of anything else. The random id of the restore, in the
 * database and in the mark of the files, proves that both are still the same place. If a server has started there, the caller has
 * checked that its memorial is empty.
 */
async function reserveDestination({ name, db, storage }: Destination, id: string, spool: Spool) {
  await releaseUntouched({ db, storage })
  const movingId = await readInstallation(db, 'moving')
  if (movingId && movingId !== id)
    throw new PlainError(`Another memorial was being restored in ${name}. Choose an empty place.`)
  const earlierRestore = await readInstallation(db, 'movingRestore')
  if (earlierRestore && (await isMarkedByRestore(storage, id, earlierRestore))) return
  const hasStarted = (await readInstallation(db, 'memorial')) !== undefined
  if (hasStarted && !movingId) await checkIdentity({ db, storage, spool })
  const hasForeignMark = !hasStarted && (await listMarks(storage)).length > 0
  if (hasForeignMark || (await storage.list(STORED_PREFIX)).length > 0)
    throw new PlainError(
      `There are files in ${name} already, and nothing was changed. Choose an empty place.`,
    )
  await claimInstallation(db, 'moving', id)
  await writeOwnershipMark({ storage, spool }, id, await claimInstallation(db, 'movingRestore', newId()))
}

/**
 * Copies the files that are missing or different at the destination, and removes what an interrupted call put there and this one
 * does not contain. If the process dies, a second call does the rest.
 */
async function copyFiles(
  from: PreparedMemorial,
  to: Storage,
  spool: Spool,
  onProgress: (message: string, fraction: number) => void,
) {
  const { files } = from
  const progress = { files: 0, bytes: 0, unchanged: 0 }
  await inParallel(files, PARALLEL_FILES, async ([key, file]) => {
    if (!(await copyFile(from, to, spool, key, file))) progress.unchanged += 1
    progress.files += 1
    progress.bytes += file.bytes
    const unchangedText = progress.unchanged > 0 ? ` (${progress.unchanged} were there already)` : ''
    const size = `${(progress.bytes / 1024 / 1024).toFixed(1)} MB`
    onProgress(
      `Files: ${progress.files} of ${files.size}, ${size}${unchangedText}`,
      progress.files / files.size,
    )
  })
  await to.remove((await listAllKeys(to, STORED_PREFIX)).filter((key) => !files.has(key)))
}

/** Returns false if the destination already had the file, byte for byte. */
async function copyFile(
  from: PreparedMemorial,
  to: Storage,
  spool: Spool,
  key: string,
  { path, sha256 }: SourceFile,
) {
  if ((await hashStoredFile(to, key)) === sha256) return false
  await using folder = await spool.makeFolder()
  await to.put(key, from.pathOf(path) ?? (await unpackFile(from, path, folder.path)))
  if ((await hashStoredFile(to, key)) !== sha256) throw new Error(`${key} was not stored as it was sent`)
  return true
}

async function unpackFile(from: PreparedMemorial, path: string, folder: string): Promise<string> {
  const openedFile = await from.open(path)
  if (!openedFile) throw new Error(`${path} vanished while it was copied`)
  return (await spoolStream(folder, path, openedFile.body)).path
}

/** Ends the mark of the destination as unfinished. From then on, a server can start. */
async function finishDestination({ changes, finish }: PreparedMemorial, { db }: Destination, id: string) {
  await change({ db }, changes, async (tx) => {
    await finish(tx)
    await tx.deleteFrom('installation').where('name', 'in', ['moving', 'movingRestore', 'memorial']).execute()
    await tx.insertInto('installation').values({ name: 'memorial', value: id }).execute()
  })
}
