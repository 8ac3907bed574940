import path from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { Track } from '../../../contract/music.ts'
import { enqueue } from '../../chores/chores.ts'
import { readAudio } from '../../codecs/audio.ts'
import { type Format, formats } from '../../codecs/formats.ts'
import { sniff } from '../../codecs/sniff.ts'
import { change, type Tx } from '../../database/change.ts'
import { isDuplicate } from '../../database/refusals.ts'
import { fail } from '../../failures.ts'
import type { Caller } from '../../http/caller.ts'
import type { ReceivedForm } from '../../http/uploads.ts'
import { type House, newId } from '../../house.ts'
import { nextPosition } from '../../ordering/ordering.ts'
import type { SpooledFile } from '../../storage/spool.ts'
import { type MusicRow, presentTrack } from './music.ts'

/** A file whose row never comes to be is removed after this long. Milliseconds. */
const ORPHANED_AFTER = 3_600_000

/**
 * Adds one song to the end of the playlist: looks at its bytes, reads its tags, stores the file, then adds the row.
 * With the request key of an earlier call it answers what that call made.
 */
export async function addTrack(
  house: House,
  caller: Caller,
  { fields, files }: ReceivedForm<{ title: string | null }>,
  requestKey: string | null,
): Promise<Track> {
  const earlier = await madeBy(house, requestKey)
  if (earlier) return presentTrack(earlier, caller)
  const file = files[0] as SpooledFile
  const song = await examine(file, fields.title)
  await store(house, song.id, file)
  try {
    const row = await change(house, ['music'], (tx) => insert(house, tx, song, requestKey))
    return presentTrack(row, caller)
  } catch (error) {
    const made = isDuplicate(error) ? await madeBy(house, requestKey) : undefined
    if (made) return presentTrack(made, caller)
    throw error
  }
}

async function examine(file: SpooledFile, title: string | null) {
  const format = await sniff(file.path)
  if (!format || formats[format].kind !== 'audio') throw fail('wrong_kind', { file: file.name, kinds })
  const facts = await readAudio({ path: file.path, format, name: file.name })
  return {
    id: newId(),
    title: title ?? titleFrom(file.name),
    artist: cut(facts.artist),
    tag_title: cut(facts.title),
    original_name: file.name,
    format,
    file_size: file.size,
    duration: facts.duration,
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

/** The chore enqueued first forgets the file again should the server die before the row is there. */
async function store(house: House, id: string, file: SpooledFile) {
  await house.db
    .transaction()
    .execute((tx) => enqueue(tx, 'remove-private', id, house.clock() + ORPHANED_AFTER))
  await house.storage.put(`private/${id}/original`, file.path)
}

async function insert(
  house: House,
  tx: Tx,
  song: Awaited<ReturnType<typeof examine>>,
  requestKey: string | null,
): Promise<MusicRow> {
  const row = {
    ...song,
    public_key: newId(),
    position: await nextPosition(tx, 'music'),
    uploaded_at: house.clock(),
    request_key: requestKey,
  }
  await tx.insertInto('music').values(row).execute()
  return row
}

async function madeBy(house: House, requestKey: string | null): Promise<MusicRow | undefined> {
  if (!requestKey) return undefined
  return house.db.selectFrom('music').selectAll().where('request_key', '=', requestKey).executeTakeFirst()
}
