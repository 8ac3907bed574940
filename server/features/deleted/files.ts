import { type Format, addExtension } from '../../../domain/files/formats.ts'
import type { Context } from '../../platform/context.ts'
import { makePictureKey } from '../media/rows/pictureVersion.ts'
import { describeState, findPictureType, openDeriver, selectVersion } from '../media/files/files.ts'
import type { FileSource } from '../../http/files/fileSource.ts'
import { findDeletedRows } from '../../memorial/deleted/deletedItems.ts'

/** Finds the files of deleted items by id, for the small pictures in the administrators' list. These files have no public URL. */
export function createDeletedFileSource(context: Context): FileSource {
  const derive = openDeriver(context)
  return async (column, value) => {
    const [id = '', ...version] = value.split('.')
    const [deletedRow] = column === 'id' ? await findDeletedRows(context.db, 'media', id) : []
    const row = deletedRow && selectVersion(deletedRow, version.join('.'))
    if (!row) return undefined
    return {
      isForAdministrators: true,
      findStorageKey: (name) => makePictureKey(row, name),
      state: describeState(row),
      originalName: addExtension(row.original_name, row.format as Format),
      findMimeType: (name) => findPictureType(row, name),
      derive: (name) => derive(row, name),
    }
  }
}
