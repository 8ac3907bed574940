import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Media } from '../../../contract/media.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { formats, type Format } from '../../codecs/formats.ts'
import { readPhoto } from '../../codecs/photos.ts'
import { sniff } from '../../codecs/sniff.ts'
import type { Made } from '../../codecs/source.ts'
import { hasFfmpeg, readVideo, videoName } from '../../codecs/video.ts'
import { photoName } from '../../../contract/pictures.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Tables } from '../../database/tables.ts'
import { isDuplicate } from '../../database/databaseErrors.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import { type Context, newId } from '../../context.ts'
import { nextPosition } from '../../ordering/ordering.ts'
import type { SpooledFile } from '../../storage/spool.ts'
import { earlierDuplicates } from './duplicates.ts'
import { type MediaRow, presentMedia } from './present.ts'
import { sweepWhenOrphaned } from './orphans.ts'
import { cancelRemoval, UNTAKEN_AFTER } from './visibility.ts'

/** A file whose row never comes to be is removed after this long. Milliseconds. */
const ORPHANED_AFTER = 3_600_000

export interface IncomingFile {
  file: SpooledFile
  title: string
  description: string | null
  /** a picture of a video that the sender's browser took */
  poster?: SpooledFile | undefined
}

export interface UploadOptions {
  caller: Caller
  accept: readonly Format[]
  /** what else is known of every row */
  row: Pick<MediaRow, 'listed' | 'is_memory' | 'memory_author' | 'visitor_photo'>
  publish: boolean
  requestKey: string | null
  /** a folder of the spool */
  folder: string
}

/**
 * Takes in files: looks at their bytes, makes the small pictures, stores them, and then adds all rows in one change,
 * at the end of the order. One refused file refuses all. With the request key of an earlier call it answers what that
 * call made.
 */
export async function storeUploads(
  context: Context,
  arriving: IncomingFile[],
  how: UploadOptions,
): Promise<Media[]> {
  const earlier = await madeBy(context, how)
  if (earlier) return earlier
  // one after the other where memory matters: codecs work on as many at once as there are cores
  const preparing = arriving.map((each) => prepare(context, each, how))
  // one refused file refuses all, but only once nobody writes to the spool any more: it is cleared behind us
  await Promise.allSettled(preparing)
  const prepared = await Promise.all(preparing)
  for (const each of prepared) await store(context, each)
  try {
    return await change(context, ['media'], (tx) => insert(context, tx, prepared, how))
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await madeBy(context, how)) ?? Promise.reject(error)
  }
}

interface Prepared {
  file: SpooledFile
  made: Made[]
  row: Omit<MediaRow, 'position' | 'uploaded_at' | 'public_key' | 'request_key'>
}

async function prepare(
  context: Context,
  { file, title, description, poster }: IncomingFile,
  how: UploadOptions,
) {
  const format = await sniff(file.path)
  if (!format || !how.accept.includes(format)) throw refuse(file, how.accept)
  const info = await read({ path: file.path, format, name: file.name }, how.folder, poster)
  const row = {
    ...how.row,
    id: newId(),
    title,
    description,
    kind: formats[format].kind as MediaRow['kind'],
    format,
    original_name: file.name,
    file_size: file.size,
    sha256: file.sha256,
    width: info.width,
    height: info.height,
    placeholder: info.placeholder,
    animated: info.animated ? 1 : 0,
    duration: info.duration,
    has_poster: info.hasPoster ? 1 : 0,
    shown_name: info.shownName,
  } satisfies Prepared['row']
  context.log.debug({ format, size: file.size }, 'took in a file')
  return { file, made: info.made, row }
}

async function read(
  source: { path: string; format: Format; name: string },
  folder: string,
  poster?: SpooledFile,
) {
  const into = path.join(folder, newId())
  await mkdir(into)
  if (formats[source.format].kind === 'image') {
    const info = await readPhoto(source, into)
    return { ...info, duration: null, hasPoster: false, shownName: photoName }
  }
  const info = await readVideo(source, into, poster)
  return { ...info, animated: false, shownName: videoName(source.format, await hasFfmpeg()) }
}

function refuse(file: SpooledFile, accept: readonly Format[]) {
  const words = accept.map((format) => formats[format].words.split(' ')[0])
  return fail('wrong_kind', {
    file: file.name,
    kinds: `Please choose ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  })
}

/** The job enqueued first forgets the files again should the server die before the row is there. */
async function store(context: Context, { file, made, row }: Prepared) {
  await context.db
    .transaction()
    .execute((tx) => enqueue(tx, 'remove-private', row.id, context.clock() + ORPHANED_AFTER))
  await context.storage.put(`private/${row.id}/original`, file.path)
  for (const { name, path: made_ } of made) await context.storage.put(`private/${row.id}/${name}`, made_)
}

async function insert(context: Context, tx: Tx, prepared: Prepared[], how: UploadOptions): Promise<Media[]> {
  const now = context.clock()
  const first = await nextPosition(tx, 'media')
  const rows = prepared.map(({ row }, index) => ({
    ...row,
    position: first + index,
    uploaded_at: now,
    public_key: how.publish ? newId() : null,
    request_key: how.requestKey && `${how.requestKey} ${index}`,
  }))
  for (const row of rows) {
    await cancelRemoval(tx, row.id)
    await tx.insertInto('media').values(row).execute()
    await enqueue(tx, 'derive', row.id, now)
    if (row.listed === 0) await sweepWhenOrphaned(tx, row.id, now)
    if (!how.publish) await enqueue(tx, 'sweep-unattached', row.id, now + UNTAKEN_AFTER)
  }
  return presentArrived(tx, rows, how.caller)
}

/** Keys hold no space, so the rows of one request are those from its key and a space up to the next character. */
async function madeBy(context: Context, { requestKey, caller }: UploadOptions): Promise<Media[] | null> {
  if (!requestKey) return null
  const rows = await context.db
    .selectFrom('media')
    .selectAll()
    .where('request_key', '>=', `${requestKey} `)
    .where('request_key', '<', `${requestKey}!`)
    .orderBy('position')
    .execute()
  return rows.length > 0 ? presentArrived(context.db, rows, caller) : null
}

/** The administrator is told what the gallery had already; it is stored all the same, for him to decide. */
async function presentArrived(
  db: Kysely<Tables>,
  rows: readonly MediaRow[],
  caller: Caller,
): Promise<Media[]> {
  if (caller.kind === 'visitor') return rows.map((row) => presentMedia(row, caller))
  const copies = await earlierDuplicates(db, rows)
  return rows.map((row) => ({ ...presentMedia(row, caller), sameAs: copies.get(row.id) ?? null }))
}
