import { type Format, formats, withExtension } from '../../codecs/formats.ts'
import type { FileSource } from '../../http/fileSource.ts'
import type { Context } from '../../context.ts'

/** The name of a song's file in its address; the sender's name for it is in none. */
export const songName = (format: string) => `song.${formats[format as Format].extension}`

/** Songs are served as they were sent. */
export function musicFileSource({ db, storage }: Context): FileSource {
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await db
      .selectFrom('music')
      .select(['id', 'public_key', 'format', 'original_name'])
      .where(column, '=', value)
      .executeTakeFirst()
    if (!row) return undefined
    const name = songName(row.format)
    return {
      id: row.id,
      publicKey: row.public_key,
      originalName: withExtension(row.original_name, row.format as Format),
      typeOf: (asked: string) =>
        asked === name || asked === 'original' ? formats[row.format as Format].type : null,
      derive: async () => {
        await storage.copy(`private/${row.id}/original`, `private/${row.id}/${name}`)
      },
    }
  }
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}
