import type { Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import { checkFiles, checkIsWhole, type DamagedFile } from '../../safety/restore/checkFiles.ts'
import { checkDatabaseUnused, type RestoredCopy, restoreCopy } from '../../safety/restore/restoreMemorial.ts'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { shortenList } from '../../base/process/runCommand.ts'
import type { Tx } from '../../platform/database/change.ts'
import { getSqlitePath } from '../../platform/database/open.ts'
import { archivedTables } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sweepWhenOrphaned } from '../../features/media/files/orphans.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { checkDatabaseIsThere, readInstallation } from '../../platform/installation.ts'
import { openStorage } from '../../platform/storage/open.ts'
import { checkEmpty } from './checkEmpty.ts'
import type { FoundArchive } from './findArchive.ts'
import { fitRows } from './fitRows.ts'
import { narrowAccess } from './narrowAccess.ts'
import { makeOriginalKey, parseStoredKey } from '../../platform/storage/keys.ts'

type OnProgress = (message: string, fraction: number) => void

const changedResources: readonly Resource[] = [
  'media',
  'memories',
  'music',
  'obituary',
  'services',
  'settings',
]

/**
 * Reads all files of the archive completely, and changes nothing. Returns the damaged files. Throws a PlainError that lists them if
 * the archive cannot be restored: without its database, without most of its originals, or if `withoutDamaged` is false.
 */
export async function checkArchive(
  archive: FoundArchive,
  withoutDamaged: boolean,
  onProgress: OnProgress,
): Promise<DamagedFile[]> {
  const damagedFiles = await checkFiles(archive, onProgress)
  checkIsWhole(archive, damagedFiles, 'archive')
  const hasDatabase = damagedFiles.every(({ name }) => name !== archive.database.name)
  if (damagedFiles.length === 0 || (hasDatabase && withoutDamaged)) return damagedFiles
  throw new PlainError(
    [
      'this archive is damaged; nothing was changed.',
      ...shortenList(damagedFiles.map(({ name, fault }) => `${archive.findNameInArchive(name)} ${fault}`)),
      hasDatabase
        ? 'With --without-damaged everything except these files is imported.'
        : 'Nothing can be imported from it without its database.',
    ].join('\n'),
  )
}

/** Returns the archive without its damaged files, and without the pictures of items whose original is damaged. */
export function leaveOut(archive: FoundArchive, damagedFiles: readonly DamagedFile[]): FoundArchive {
  const damagedNames = new Set(damagedFiles.map(({ name }) => name))
  const files = [...archive.files].filter(
    ([key]) =>
      !damagedNames.has(`files/${key}`) &&
      !damagedNames.has(`files/${makeOriginalKey(parseStoredKey(key).id)}`),
  )
  return { ...archive, files: new Map(files) }
}

/**
 * Restores an archive into an empty memorial. The memorial's keepers are not changed, and its audience becomes no wider. Returns
 * the rows that do not fit, and were left out. If the import is interrupted, a second run continues where the first stopped.
 */
export async function restoreArchive(
  archive: FoundArchive,
  config: Config,
  onProgress: OnProgress,
): Promise<RestoredCopy> {
  await checkDatabaseUnused(config)
  const storage = await openStorage(config)
  if (!config.databaseUrl) await checkDatabaseIsThere(storage, getSqlitePath(config.dataDir))
  return restoreCopy(archive, config, storage, onProgress, {
    tables: archivedTables,
    readTables: [...archivedTables, 'installation'],
    changes: changedResources,
    async prepare(db, destination) {
      if (!(await readInstallation(destination.db, 'moving'))) await checkEmpty(destination)
      const leftOut = await fitRows(db)
      await narrowAccess(db, destination.db)
      await deleteMissing(db, archive)
      await updateCaptionedRows(db, archive)
      return leftOut
    },
    complete: scheduleDerivatives,
  })
}

/** Deletes the rows of items whose original is missing, because the memorial cannot show these items. */
async function deleteMissing(db: Kysely<Tables>, { files }: FoundArchive) {
  for (const table of ['media', 'music'] as const)
    for (const { id } of await db.selectFrom(table).select('id').execute())
      if (!files.has(makeOriginalKey(id))) await db.deleteFrom(table).where('id', '=', id).execute()
}

/** Updates the file size and the hash of originals with an embedded caption, because they differ from the uploaded files. */
async function updateCaptionedRows(db: Kysely<Tables>, { files, captionedKeys }: FoundArchive) {
  for (const { id } of await db.selectFrom('media').select('id').execute()) {
    const file = files.get(makeOriginalKey(id))
    if (!file || !captionedKeys.has(makeOriginalKey(id))) continue
    const { sha256, bytes: file_size } = file
    await db.updateTable('media').set({ sha256, file_size }).where('id', '=', id).execute()
  }
}

/** Schedules jobs that make the files that an archive does not contain: smaller pictures, playable videos and songs. */
async function scheduleDerivatives(tx: Tx) {
  for (const { id, kind, listed } of await tx
    .selectFrom('media')
    .select(['id', 'kind', 'listed'])
    .execute()) {
    await schedule(tx, kind === 'video' ? 'renew-film' : 'derive', id, 0)
    if (listed === 0) await sweepWhenOrphaned(tx, id, Date.now())
  }
  for (const { id } of await tx.selectFrom('music').select('id').execute())
    await schedule(tx, 'copy-song', id, 0)
}
