import { z } from 'zod'
import { parseJson } from '../../base/parseJson.ts'
import { findForeignKey, foreignFiles } from '../../platform/storage/keys.ts'

/** The manifest is written last, so a backup without a manifest is unfinished. */
const manifestSchema = z.object({
  format: z.literal('memorial backup'),
  version: z.literal(1),
  /** ISO 8601; the backup holds the memorial's state at this time */
  madeAt: z.iso.datetime(),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  /** files by their storage keys */
  files: foreignFiles(z.object({ bytes: z.number(), sha256: z.string() })),
  /** storage keys of originals that the memorial itself had lost, or that had changed since they were uploaded */
  faults: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
export type FileEntry = Manifest['files'][string]

/** Returns null if the text is truncated, damaged, or not a manifest. */
export const parseManifest = (text: string): Manifest | null =>
  manifestSchema.safeParse(parseJson(text)).data ?? null

/** Finds a key in a manifest that names no file of a memorial. Returns null if there is none. */
export const findWrongKey = (text: string): string | null => {
  const { error } = manifestSchema.safeParse(parseJson(text))
  return error ? findForeignKey(error) : null
}

/** Formats a manifest as indented JSON, because people may read it. */
export const formatManifest = (content: Manifest) => `${JSON.stringify(content, null, 1)}\n`

export type BackupFile = [path: string, entry: FileEntry]

/** The folder of stored files. It lies next to the subfolders of the backups, which share it. */
export const FILES_FOLDER = 'files'
/** Makes the path of a stored file in a backup from its storage key. */
export const makeFilePath = (key: string) => `${FILES_FOLDER}/${key}`
export const isFilePath = (path: string) => path.startsWith(`${FILES_FOLDER}/`)
/** Returns the storage key of a stored file in a backup. */
export const parseFilePath = (path: string) => path.slice(FILES_FOLDER.length + 1)

/** File names in the subfolder of one backup. */
export const DATABASE_NAME = 'memorial.db'
export const MANIFEST_NAME = 'manifest.json'

/** Makes the name of a backup's subfolder, such as 2026-11-20T03-00-00Z. These names sort by time. */
export const makeBackupName = (madeAt: number) =>
  new Date(madeAt)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/**
 * Sorts the names of backups, oldest first. `now` is the current time in the format of these names. Backups dated later count as
 * the oldest, because a clock was wrong when they were made.
 */
export function rankBackups(names: readonly string[], now: string): string[] {
  const sortedNames = names.toSorted()
  return [...sortedNames.filter((name) => name > now), ...sortedNames.filter((name) => name <= now)]
}

export const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
