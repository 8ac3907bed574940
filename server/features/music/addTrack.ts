import path from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { Track } from '../../../contract/music.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { readAudio } from '../../codecs/audio.ts'
import { type Format, formats } from '../../codecs/formats.ts'
import { sniff } from '../../codecs/sniff.ts'
import { change, type Tx } from '../../database/change.ts'
import { isDuplicate } from '../../database/databaseErrors.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import type { ReceivedForm } from '../../http/uploads.ts'
import { type Context, newId } from '../../context.ts'
import { nextPosition } from '../../ordering/ordering.ts'
import type { SpooledFile } from '../../storage/spool.ts'
import { cancelRemoval } from '../media/visibility.ts'
import { type MusicRow, presentTrack } from './music.ts'

/** A file whose row never comes to be is removed after this long. Milliseconds. */
const ORPHANED_AFTER = 3_600_000

/**
 * Adds one song to the end of the playlist: looks at its bytes, reads its tags, stores the file, then adds the row.
 * With the request key of an earlier call it answers what that call made.
 */
export async function addTrack(
  context: Context,
  caller: Caller,
  { fields, files }: ReceivedForm<{ title: string | null }>,
  requestKey: string | null,
): Promise<Track> {
  const earlier = await madeBy(context, requestKey)
  if (earlier) return presentTrack(earlier, caller)
  const file = files[0] as SpooledFile
  const song = await examine(file, fields.title)
  await store(context, song.id, file)
  try {
    const row = await change(context, ['music'], (tx) => insert(context, tx, song, requestKey))
    return presentTrack(row, caller)
  } catch (error) {
    const made = isDuplicate(error) ? await madeBy(context, requestKey) : undefined
    if (made) return presentTrack(made, caller)
    throw error
  }
}

async function examine(file: SpooledFile, title: string | null) {
  const format = await sniff(file.path)
  if (!format || formats[format].kind !== 'audio') throw fail('wrong_kind', { file: file.name, kinds })
  const info = await readAudio({ path: file.path, format, name: file.name })
  return {
    id: newId(),
    title: title ?? titleFrom(file.name),
    artist: cut(info.artist),
    tag_title: cut(info.title),
    original_name: file.name,
    format,
    file_size: file.size,
    duration: info.duration,
    sha256: file.sha256,
  }
}

const words = (Object.keys(formats) as Format[])
  .filter((format) => formats[format].kind === 'audio')
  .map((format) => formats[format].words.split(' ')[0])
const kinds = `Please choose ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`

/** The file's name without its extension. */
const titleFrom = (name: string) => cut(path.parse(name).name) ?? 'Song'

/** Text from tags and names fits where titles are kept; nothing but spaces is nothing. */
function cut(text: string | null): string | null {
  const clean = text
    ?.replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, limits.title)
    .replace(/[\uD800-\uDBFF]$/, '')
  return clean || null
}

/** The job enqueued first forgets the file again should the server die before the row is there. */
async function store(context: Context, id: string, file: SpooledFile) {
  await context.db
    .transaction()
    .execute((tx) => enqueue(tx, 'remove-private', id, context.clock() + ORPHANED_AFTER))
  await context.storage.put(`private/${id}/original`, file.path)
}

async function insert(
  context: Context,
  tx: Tx,
  song: Awaited<ReturnType<typeof examine>>,
  requestKey: string | null,
): Promise<MusicRow> {
  const row = {
    ...song,
    public_key: newId(),
    position: await nextPosition(tx, 'music'),
    uploaded_at: context.clock(),
    request_key: requestKey,
  }
  await cancelRemoval(tx, row.id)
  await tx.insertInto('music').values(row).execute()
  return row
}

async function madeBy(context: Context, requestKey: string | null): Promise<MusicRow | undefined> {
  if (!requestKey) return undefined
  return context.db.selectFrom('music').selectAll().where('request_key', '=', requestKey).executeTakeFirst()
}
