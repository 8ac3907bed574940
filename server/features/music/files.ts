import { type Format, formats, addExtension } from '../../codecs/formats/formats.ts'
import { getSongName, UNPLAYABLE_NAME } from '../../codecs/songs/songName.ts'
import type { FileColumn, FileSource } from '../../http/files/fileSource.ts'
import { fallBackToMemory } from '../../http/files/memoryFallback.ts'
import type { Context } from '../../platform/context.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import { removeUnstored } from '../media/visibility.ts'
import { copyTrack, saveCopyName } from './copyTrack.ts'
import type { MusicRow } from './music.ts'

/** Finds the files of songs. The files have no tags, because shops write the buyer's name and email address into tags. */
export function createMusicFileSource(context: Context): FileSource {
  const copyOnce = singleFlight<string>()
  const fallbackContext = fallBackToMemory(context)
  const copy = (row: MusicRow) => copyOnce(row.id, () => copyTrack(fallbackContext, row))
  const findRow = (column: FileColumn, value: string) =>
    context.db.selectFrom('music').selectAll().where(column, '=', value).executeTakeFirst()
  const source: FileSource = async (column, value) => {
    const row = await findRow(column, value)
    if (!row) return undefined
    return {
      findStorageKey: (name) => `private/${row.id}/${name}`,
      originalName: addExtension(row.original_name, row.format as Format),
      findMimeType: (name: string) => findContentType(row, name),
      derive: async () => void (await copy(row)),
    }
  }
  context.jobs.define('copy-song', async (id) => {
    const row = await findRow('id', id)
    if (!row) return removeUnstored(context, id)
    await saveCopyName(context, row, await copy(row))
  })
  return source
}

/**
 * Finds the content type of a song's file; null for an unknown name. Also accepts the name of the copy in the song's original
 * format, because a browser may have received that name before the M4A file existed.
 */
function findContentType(row: MusicRow, name: string): string | null {
  const format = row.format as Format
  if (name === UNPLAYABLE_NAME || name === getSongName(format)) return formats[format].type
  return name === row.song_name ? formats.m4a.type : null
}
