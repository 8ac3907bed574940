import type { Kysely } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import type { Format } from '../../../codecs/formats/formats.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import type { Context } from '../../../platform/context.ts'
import { recordChange } from '../../../platform/database/journal.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { onceByKey } from '../../../platform/database/onceByKey.ts'
import { newId } from '../../../base/ids/newId.ts'
import { readNextPosition } from '../../../platform/database/ordering.ts'
import { findEarlierDuplicates } from './duplicates.ts'
import { type IncomingFile, prepareUpload } from './prepareUpload.ts'
import { type MediaRow, presentMedia } from '../present.ts'
import { sweepWhenOrphaned } from '../files/orphans.ts'
import { toStoredText, pickText } from '../edits/text.ts'
import { cancelRemoval, storePrivateFiles, UNATTACHED_AFTER } from '../visibility.ts'

type CommonColumns = Pick<MediaRow, 'listed' | 'is_memory' | 'memory_author' | 'visitor_photo'>

const FAMILY_COLUMNS: CommonColumns = { listed: 1, is_memory: 0, memory_author: null, visitor_photo: null }

export interface UploadOptions {
  caller: Caller
  accept: readonly Format[]
  /** columns that differ from those of the family's own photographs; an item that waits for a memory is not published */
  row?: Partial<CommonColumns>
  requestKey: string | null
  /** a folder of the spool */
  folder: string
}

/** Prepares and stores all files, then adds their rows at the end of the order in one change. One bad file rejects them all. */
export async function storeUploads(
  context: Context,
  incoming: readonly IncomingFile[],
  options: UploadOptions,
): Promise<Media[]> {
  const { caller, requestKey } = options
  const store = async () => {
    const rows = await storeFiles(context, incoming, options)
    return change(context, ['media'], (tx) => insertRows(context, tx, rows, requestKey))
  }
  const rows = await onceByKey(requestKey, (key) => findByRequestKey(context.db, key), store)
  return presentUploads(context.db, rows, caller)
}

type NewRow = Omit<MediaRow, 'position' | 'uploaded_at' | 'hidden' | 'public_key' | 'request_key'>

async function storeFiles(
  context: Context,
  incoming: readonly IncomingFile[],
  { caller, accept, folder, row: own }: UploadOptions,
): Promise<NewRow[]> {
  const common = { ...FAMILY_COLUMNS, ...own }
  const sender = caller.kind === 'keeper' ? caller.kind : (`visitor ${caller.address}` as const)
  // all at once: the codecs limit how many they work on
  const preparing = incoming.map((each) => prepareUpload(context, each, accept, sender, folder))
  // wait for all even after a failure: the spool is cleared next, and nothing may still write there
  await Promise.allSettled(preparing)
  const prepared = await Promise.all(preparing)
  const rows: NewRow[] = []
  for (const [index, { file, text }] of incoming.entries()) {
    const { row, pictures } = prepared[index] as (typeof prepared)[number]
    const id = newId()
    await storePrivateFiles(context, id, [{ name: 'original', path: file.path }, ...pictures])
    // they are read soon, and a bucket would be slow each time
    for (const { name, path } of pictures) await context.smallFiles.addFile(`private/${id}/${name}`, path)
    context.log.debug({ format: row.format, size: file.size }, 'stored an upload')
    rows.push({ id, ...common, ...toStoredText(text, common.memory_author), ...row })
  }
  return rows
}

async function insertRows(
  context: Context,
  tx: Tx,
  prepared: readonly NewRow[],
  requestKey: string | null,
): Promise<MediaRow[]> {
  const now = context.clock()
  const first = await readNextPosition(tx, 'media')
  const rows = prepared.map((row, index) => ({
    ...row,
    position: first + index,
    uploaded_at: now,
    hidden: 0 as const,
    public_key: isWaiting(row) || row.problem === 'not_playable' ? null : newId(),
    request_key: requestKey && `${requestKey} ${index}`,
  }))
  for (const row of rows) {
    await cancelRemoval(tx, row.id)
    await tx.insertInto('media').values(row).execute()
    await schedule(tx, 'derive', row.id, now)
    await recordChange(tx, row, null, pickText(row))
    if (row.listed === 0) await sweepWhenOrphaned(tx, row.id, now)
    if (isWaiting(row)) await schedule(tx, 'sweep-unattached', row.id, now + UNATTACHED_AFTER)
  }
  return rows
}

const isWaiting = ({ visitor_photo }: NewRow) => visitor_photo === 'waiting'

/** Finds the rows of one request. Keys contain no space, so their keys lie between the key with ' ' and the key with '!'. */
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

/** Tells a keeper which files the gallery already had. They are stored anyway: a person decides. */
async function presentUploads(
  db: Kysely<Tables>,
  rows: readonly MediaRow[],
  caller: Caller,
): Promise<Media[]> {
  if (caller.kind === 'visitor') return rows.map((row) => presentMedia(row, caller))
  const duplicates = await findEarlierDuplicates(db, rows)
  return rows.map((row) => ({ ...presentMedia(row, caller), sameAs: duplicates.get(row.id) ?? null }))
}
