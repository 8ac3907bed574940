import { type Format, withExtension } from '../codecs/formats.ts'
import type { Context } from '../context.ts'
import { pictureType } from '../features/media/files.ts'
import type { FileSource } from '../http/fileSource.ts'
import { findRows } from './rows.ts'

/** Of what is deleted the administrator is shown the small pictures; no file of it has a public address. */
export const deletedFileSource = ({ db }: Context): FileSource => ({
  byPublicKey: async () => undefined,
  async byId(id) {
    const [row] = await findRows(db, 'media', id)
    return (
      row && {
        id,
        publicKey: null,
        originalName: withExtension(row.original_name, row.format as Format),
        typeOf: (name) => pictureType(row, name),
        derive: async () => undefined,
      }
    )
  },
})
