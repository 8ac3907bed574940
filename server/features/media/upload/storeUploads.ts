import type { Kysely } from 'kysely'
import type { Resource } from '../../../../contract/endpoint.ts'
import type { Media, MediaText } from '../../../../contract/media/media.ts'
import type { Format } from '../../../../domain/files/formats.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import type { Context } from '../../../platform/context.ts'
import { recordChange } from '../../../memorial/journal.ts'
import { schedule } from '../../../memorial/jobs/schedule.ts'
import { Failure, failFiles } from '../../../base/errors/fail.ts'
import { onceByKey } from '../../../platform/database/onceByKey.ts'
import { newId } from '../../../base/ids/newId.ts'
import { readNextPosition } from '../../../memorial/ordering.ts'
import { addPeople } from '../people/setPeople.ts'
import { findEarlierDuplicates } from './duplicates.ts'
import { type IncomingFile, prepareUpload } from './prepareUpload.ts'
import { type MediaRow, presentMedia } from '../rows/present.ts'
import { comparePictures } from '../samePictures.ts'
import { sweepWhenOrphaned } from '../../../memorial/files/orphans.ts'
import { toStoredText, pickText } from '../rows/text.ts'
import { cancelRemoval, storePrivateFiles } from '../../../memorial/files/lifecycle.ts'
import { UNATTACHED_MS } from './sweepUnattached.ts'
import { findWidestNetwork } from '../../../http/callers/network.ts'
import { chooseVisitorMarks, inSlideshow } from '../slideshowChoice.ts'
import { checkShare, measureShare } from './senderShare.ts'
import { makeStoredKey, ORIGINAL_NAME } from '../../../platform/storage/keys.ts'

type CommonColumns = Pick<MediaRow, 'listed' | 'is_memory' | 'memory_author' | 'visitor_photo' | 'sender_id'>

const FAMILY_COLUMNS: CommonColumns = {
  listed: 1,
  is_memory: 0,
  memory_author: null,
  visitor_photo: null,
  sender_id: null,
}

export interface UploadOptions {
  caller: Caller
  accept: readonly Format[]
  /** the columns that differ from those of the family's own photographs */
  row?: Partial<CommonColumns>
  /** the kind of data that the new items are; absent if it is `media` */
  resource?: Resource
  /** writes in the transaction that adds the rows */
  alsoWrite?: (tx: Tx) => Promise<void>
  requestKey: string | null
  /** the folder for temporary files */
  folder: string
}

/** Stores uploads as `storeRows` does, and presents them to the caller. */
export const storeUploads = async (
  context: Context,
  incomingFiles: readonly IncomingFile[],
  options: UploadOptions,
): Promise<Media[]> =>
  presentUploads(context.db, await storeRows(context, incomingFiles, options), options.caller)

/**
 * Prepares and stores all files. Then adds their rows at the end of the list, in one transaction. If one file is bad, adds no
 * row.
 */
export async function storeRows(
  context: Context,
  incomingFiles: readonly IncomingFile[],
  options: UploadOptions,
): Promise<MediaRow[]> {
  const { caller, requestKey, resource = 'media', alsoWrite } = options
  const store = async () => {
    const share = await measureShare(context, caller, options.row?.visitor_photo)
    const bytes = incomingFiles.reduce((sum, { file }) => sum + file.size, 0)
    if (share) await checkShare(context.db, share, bytes)
    const items = await storeFiles(context, incomingFiles, options)
    const rows = await change(context, [resource], async (tx) => {
      // checked again, because the network's other uploads may have ended meanwhile
      if (share) await checkShare(tx, share, bytes)
      await alsoWrite?.(tx)
      return insertRows(context, tx, items, requestKey, share?.sender ?? null)
    })
    const ids = rows.map(({ id }) => id)
    await comparePictures(context, [resource], ids)
    return rows
  }
  return onceByKey(requestKey, (key) => findByRequestKey(context.db, key), store)
}

type PreparedUpload = Awaited<ReturnType<typeof prepareUpload>>
type NewItem = Pick<PreparedUpload, 'people'> & {
  row: { id: string } & CommonColumns & MediaText & PreparedUpload['row']
}

async function storeFiles(
  context: Context,
  incomingFiles: readonly IncomingFile[],
  { caller, accept, folder, row: ownColumns }: UploadOptions,
): Promise<NewItem[]> {
  const commonColumns = { ...FAMILY_COLUMNS, ...ownColumns }
  const sender =
    caller.kind === 'keeper' ? caller.kind : (`visitor ${findWidestNetwork(caller.address)}` as const)
  // starts all files at once, because the codecs themselves limit how many they work on
  const preparations = incomingFiles.map((each) => prepareUpload(context, each, accept, sender, folder))
  // waits for all files even after a failure, because the folder is removed next, and nothing must be writing into it then
  requireGoodFiles(await Promise.allSettled(preparations))
  const preparedUploads = await Promise.all(preparations)
  const items: NewItem[] = []
  for (const [index, { file, text }] of incomingFiles.entries()) {
    const { row, people, pictures } = preparedUploads[index] as PreparedUpload
    const id = newId()
    await storePrivateFiles(context, id, [{ name: ORIGINAL_NAME, path: file.path }, ...pictures])
    // keeps the pictures in memory, because they are requested soon, and reading them from a bucket would be slow
    for (const { name, path } of pictures)
      await context.smallFileCache.addFile(makeStoredKey({ folder: id }, name), path)
    context.log.debug({ format: row.format, size: file.size }, 'stored an upload')
    const storedText = toStoredText(text, commonColumns.memory_author)
    items.push({ people, row: { id, ...commonColumns, ...storedText, ...row } })
  }
  return items
}

/** Throws one error that names all bad files, so that the sender can set them aside together and send the others again. */
function requireGoodFiles(results: readonly PromiseSettledResult<unknown>[]) {
  const failures = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return []
    const failure = result.reason as unknown
    if (!(failure instanceof Failure) || !fileStatuses.has(failure.status)) throw failure
    return [{ index, failure }]
  })
  if (failures.length > 0) throw failFiles(failures)
}

/** The statuses of errors about a file itself. */
const fileStatuses: ReadonlySet<number> = new Set([400, 413, 415])

async function insertRows(
  context: Context,
  tx: Tx,
  newItems: readonly NewItem[],
  requestKey: string | null,
  sender: string | null,
): Promise<MediaRow[]> {
  const now = context.clock()
  const firstPosition = await readNextPosition(tx, 'media')
  const visitorMarks = await chooseVisitorMarks(tx)
  const rows = newItems.map(({ row }, index) => ({
    ...row,
    folder: row.id,
    position: firstPosition + index,
    ...(row.visitor_photo === null ? inSlideshow : visitorMarks),
    uploaded_at: now,
    hidden: 0 as const,
    public_key: row.visitor_photo !== null || row.problem === 'not_playable' ? null : newId(),
    request_key: requestKey && `${requestKey} ${index}`,
    sender,
  }))
  for (const [index, row] of rows.entries()) {
    await cancelRemoval(tx, row.folder)
    await tx.insertInto('media').values(row).execute()
    await addPeople(tx, row.id, newItems[index]?.people ?? [])
    await schedule(tx, 'derive', row.id, now)
    await recordChange(tx, row, null, pickText(row))
    if (row.listed === 0) await sweepWhenOrphaned(tx, row.id, now)
    if (row.visitor_photo === 'waiting') await schedule(tx, 'sweep-unattached', row.id, now + UNATTACHED_MS)
  }
  return rows
}

/**
 * The `request_key` of a row is the request's key, a space and an index. Because a request's key contains no space, the rows' keys
 * come after the request's key with a final ' ' and before the request's key with a final '!'.
 */
async function findByRequestKey(db: Kysely<Tables>, requestKey: string): Promise<MediaRow[] | undefined> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('request_key', '>=', `${requestKey} `)
    .where('request_key', '<', `${requestKey}!`)
    .orderBy('position')
    .execute()
  return rows.length > 0 ? rows : undefined
}

/**
 * Tells a keeper which of the new items the gallery already had. Those items are stored, too, so that the keeper can choose which
 * ones to keep.
 */
async function presentUploads(
  db: Kysely<Tables>,
  rows: readonly MediaRow[],
  caller: Caller,
): Promise<Media[]> {
  if (caller.kind === 'visitor') return rows.map((row) => presentMedia(row, caller))
  const duplicates = await findEarlierDuplicates(db, rows, caller)
  return rows.map((row) => ({ ...presentMedia(row, caller), ...duplicates.get(row.id) }))
}
