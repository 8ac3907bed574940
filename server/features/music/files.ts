import { type Format, formats, addExtension } from '../../../domain/files/formats.ts'
import { getSongName, listSongNames, UNPLAYABLE_NAME } from '../../codecs/songs/songName.ts'
import type { FileColumn, FileSource } from '../../http/files/fileSource.ts'
import { fallBackToMemory } from '../../http/files/memoryFallback.ts'
import type { Context } from '../../platform/context.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import { removeUnstored } from '../../memorial/files/lifecycle.ts'
import { copyTrack, saveCopyName } from './copyTrack.ts'
import type { MusicRow } from './music.ts'
import { makeStoredKey } from '../../platform/storage/keys.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

/** The files have no tags, because shops write the buyer's name and email address into tags. */
export function createMusicFileSource(context: Context): FileSource {
  const copyOnce = openTrackCopier(context)
  return async (column, value) => {
    const row = await findRow(context, column, value)
    if (!row) return undefined
    return {
      findStorageKey: (name) => makeStoredKey({ folder: row.id }, name),
      state: [row.sha256, row.song_name].join(),
      originalName: addExtension(row.original_name, row.format as Format),
      findMimeType: (name: string) => findContentType(row, name),
      derive: async () => void (await copyOnce(row)),
    }
  }
}

/** Makes a song's public files, unless a request is already making them. */
export async function copySong(context: Context, id: string): Promise<void> {
  const row = await findRow(context, 'id', id)
  if (!row) return removeUnstored(context, id)
  await saveCopyName(context, row, await openTrackCopier(context)(row))
}

const findRow = ({ db }: Context, column: FileColumn, value: string) =>
  db.selectFrom('music').selectAll().where(column, '=', value).executeTakeFirst()

const openTrackCopier = oncePerContext((context) => {
  const copyOnce = singleFlight<string>()
  const fallbackContext = fallBackToMemory(context)
  return (row: MusicRow) => copyOnce(row.id, () => copyTrack(fallbackContext, row))
})

/** Finds the content type of a song's file; null for a name that this song never has. */
function findContentType({ format, song_name }: MusicRow, name: string): string | null {
  if (name === UNPLAYABLE_NAME) return formats[format as Format].type
  if (!listSongNames(format as Format, song_name).includes(name)) return null
  return name === getSongName('m4a') ? formats.m4a.type : formats[format as Format].type
}
