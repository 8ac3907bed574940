import { z } from 'zod'
import { captionPlace } from '../../../contract/outputs/archive.ts'
import { foreignFiles } from '../../platform/storage/keys.ts'

/** The paths of the file list and of the database in an archive. */
export const FILE_LIST_NAME = 'files.json'
export const DATABASE_NAME = 'memorial.db'

const storedFileSchema = z.object({ bytes: z.int(), sha256: z.string() })

/** The schema of `files.json`; docs/archive.md explains it. */
export const archiveManifest = z.object({
  format: z.literal('memorial-archive'),
  version: z.literal(1),
  captions: captionPlace,
  database: storedFileSchema,
  /**
   * the files by storage key; `file` is the path in the archive; `sha256` is null for pictures and for originals with an embedded
   * caption
   */
  files: foreignFiles(storedFileSchema.extend({ file: z.string(), sha256: z.string().nullable() })),
  /** originals that could not be read from storage and are not in the archive */
  missing: z.array(z.object({ file: z.string(), originalName: z.string(), reason: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>
