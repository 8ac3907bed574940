import type { Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import type { RestorePlan } from '../../safety/restore/restoreMemorial.ts'
import type { Tx } from '../../platform/database/change.ts'
import { getSqlitePath } from '../../platform/database/open.ts'
import { archivedTables, hasContent } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sweepWhenOrphaned } from '../../memorial/files/orphans.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { checkDatabaseIsThere, readInstallation } from '../../memorial/installation.ts'
import type { FoundArchive } from './findArchive.ts'
import { fitRows } from './fitRows.ts'
import { makeOriginalKey } from '../../platform/storage/keys.ts'
import { type AccessState, readAccessState, writeAccessState } from '../../memorial/accessState.ts'
import { listUploads } from '../../safety/originals.ts'
import type { Destination } from '../../safety/restore/fillDestination.ts'
import { PlainError } from '../../base/errors/PlainError.ts'

const changedResources: readonly Resource[] = [
  'media',
  'memories',
  'music',
  'obituary',
  'sent',
  'services',
  'settings',
]

/**
 * Plans the import of an archive into an empty memorial. The memorial's keepers are not changed, and its audience becomes no wider.
 * If the import is interrupted, a second run continues where the first stopped.
 */
export const planImport = (archive: FoundArchive): RestorePlan => ({
  async checkPlace(config, storage) {
    if (!config.databaseUrl) await checkDatabaseIsThere(storage, getSqlitePath(config.dataDir))
  },
  tables: archivedTables,
  readTables: [...archivedTables, 'installation'],
  changes: changedResources,
  async prepare(db, destination) {
    if (!(await readInstallation(destination.db, 'moving'))) await checkEmpty(destination)
    const leftOut = await fitRows(db)
    await narrowAccess(db, destination.db)
    await deleteMissing(db, archive)
    await updateCaptionedRows(db, archive)
    return { leftOut, lostItems: [] }
  },
  finish: scheduleDerivatives,
})

/** Deletes the rows of items whose original is missing, because the memorial cannot show these items. */
async function deleteMissing(db: Kysely<Tables>, { files }: FoundArchive) {
  for (const { table, ...item } of await listUploads(db))
    if (table !== 'deleted_rows' && !files.has(makeOriginalKey(item)))
      await db.deleteFrom(table).where('id', '=', item.id).execute()
}

/** Updates the file size and the hash of originals with an embedded caption, because they differ from the uploaded files. */
async function updateCaptionedRows(db: Kysely<Tables>, { files, captionedKeys }: FoundArchive) {
  for (const row of await db.selectFrom('media').select(['id', 'folder']).execute()) {
    const file = files.get(makeOriginalKey(row))
    if (!file || !captionedKeys.has(makeOriginalKey(row))) continue
    const { sha256, bytes: file_size } = file
    await db.updateTable('media').set({ sha256, file_size }).where('id', '=', row.id).execute()
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

/** From the widest audience to the narrowest. */
const audiences = ['everyone', 'link', 'password'] as const

/**
 * Changes who may see the archive's memorial, so that the import never makes the audience of the destination wider: of both
 * audiences, the narrower one counts. The password is always the destination's own. If it has none, a closed memorial is
 * closed to all visitors until the family sets one.
 */
async function narrowAccess(archiveDb: Kysely<Tables>, destinationDb: Kysely<Tables>): Promise<void> {
  const states: AccessState[] = []
  for (const db of [archiveDb, destinationDb])
    if (await db.selectFrom('access').select('id').executeTakeFirst()) states.push(await readAccessState(db))
  if (states.length === 0) return
  const level = Math.max(...states.map(({ audience }) => audiences.indexOf(audience)))
  const { passwordHash } = await readAccessState(destinationDb)
  const nameInPreviews = states.every((state) => state.nameInPreviews)
  await archiveDb
    .transaction()
    .execute((tx) =>
      writeAccessState(tx, { audience: audiences[level] ?? 'password', passwordHash, nameInPreviews }),
    )
}

/**
 * Throws PlainError if the memorial has any content that an archive would replace, such as a photograph, or if something that was
 * deleted can still be put back. A new memorial with keepers counts as empty, even if the family has closed it.
 */
export async function checkEmpty({ db, name }: Pick<Destination, 'db' | 'name'>): Promise<void> {
  if (await hasContent(db))
    throw new PlainError(
      `There is already a memorial in ${name}, and an archive makes a new one. Choose another DATA_DIR, or an empty database and bucket.`,
    )
}
