import { type Format, withExtension } from '../codecs/formats.ts'
import type { Context } from '../context.ts'
import { openDeriving, pictureType } from '../features/media/files.ts'
import type { FileSource } from '../http/fileSource.ts'
import { findRows } from './rows.ts'

/** Of what is deleted the administrator is shown the small pictures; no file of it has a public address. */
export function deletedFileSource(context: Context): FileSource {
  const derive = openDeriving(context)
  return async (column, id) => {
    const [row] = column === 'id' ? await findRows(context.db, 'media', id) : []
    if (!row) return undefined
    return {
      id,
      originalName: withExtension(row.original_name, row.format as Format),
      typeOf: (name) => pictureType(row, name),
      derive: (name) => derive(row, name),
    }
  }
}
