import { type Format, withExtension } from '../../codecs/formats/formats.ts'
import type { Context } from '../../platform/context.ts'
import { pictureKey } from '../media/adjust/adjustment.ts'
import { inVersion, openDeriving, pictureType } from '../media/files/files.ts'
import type { FileSource } from '../../http/files/fileSource.ts'
import { findRows } from '../../platform/database/deletedItems.ts'

/** Finds files of deleted items by id, for the small pictures on the dashboard. They have no public address. */
export function deletedFileSource(context: Context): FileSource {
  const derive = openDeriving(context)
  return async (column, value) => {
    const [id = '', version] = value.split('.')
    const [found] = column === 'id' ? await findRows(context.db, 'media', id) : []
    const row = found && inVersion(found, version)
    if (!row) return undefined
    return {
      keyOf: (name) => pictureKey(row, name),
      originalName: withExtension(row.original_name, row.format as Format),
      typeOf: (name) => pictureType(row, name),
      derive: (name) => derive(row, name),
    }
  }
}
