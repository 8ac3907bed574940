import { z } from 'zod'
import { captionPlace } from '../../../contract/outputs/archive.ts'

/** The names in an archive of its list of files and its database. */
export const FILES = 'files.json'
export const DATABASE = 'memorial.db'

const storedFile = z.object({ bytes: z.int(), sha256: z.string() })

/** The contents of `files.json`; docs/archive.md explains them. */
export const archiveManifest = z.object({
  format: z.literal('memorial-archive'),
  version: z.literal(1),
  captions: captionPlace,
  database: storedFile,
  /** storage keys, each with its path in the archive; `sha256` is null when it was unknown at the time of writing */
  files: z.record(z.string(), storedFile.extend({ file: z.string(), sha256: z.string().nullable() })),
  /** originals that could not be read from storage and are not in the archive */
  missing: z.array(z.object({ file: z.string(), originalName: z.string(), reason: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>
