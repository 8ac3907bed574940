import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Selectable } from 'kysely'
import { type Format, formats, withExtension } from '../../codecs/formats.ts'
import type { Tables } from '../../database/tables.ts'
import type { FileSource } from '../../http/fileSource.ts'
import { fallBackToMemory } from '../../http/memoryFallback.ts'
import type { Context } from '../../context.ts'
import { singleFlight } from '../../singleFlight.ts'

type MusicRow = Selectable<Tables['music']>

/** The name of a song's file in its address; the sender's name for it is in none. */
export const songName = (format: string) => `song.${formats[format as Format].extension}`

/** Songs are served without their tags: shops write the buyer's name and e-mail address there. */
export function musicFileSource(context: Context): FileSource {
  const once = singleFlight<void>()
  const deriving = fallBackToMemory(context)
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await context.db.selectFrom('music').selectAll().where(column, '=', value).executeTakeFirst()
    if (!row) return undefined
    const name = songName(row.format)
    return {
      id: row.id,
      publicKey: row.public_key,
      originalName: withExtension(row.original_name, row.format as Format),
      typeOf: (asked: string) =>
        asked === name || asked === 'original' ? formats[row.format as Format].type : null,
      derive: () => once(row.id, () => makeSong(deriving, row, name)),
    }
  }
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}

async function makeSong({ storage, spool, codecs, log }: Context, row: MusicRow, name: string) {
  const folder = await spool.folder()
  try {
    const original = await storage.open(`private/${row.id}/original`)
    if (!original) throw new Error(`the original of ${row.id} is missing`)
    const source = {
      path: path.join(folder, 'original'),
      format: row.format as Format,
      name: row.original_name,
    }
    await pipeline(original.body, createWriteStream(source.path))
    const copy = path.join(folder, name)
    const isCopied = await codecs.copySong(source, copy)
    if (!isCopied) log.warn({ id: row.id }, 'a song is served as it was sent, its sound could not be copied')
    await storage.put(`private/${row.id}/${name}`, isCopied ? copy : source.path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
