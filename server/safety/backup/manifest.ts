import { z } from 'zod'
import { parseJson } from '../../base/parseJson.ts'

/** The manifest of a copy. It is written last: a copy without one is unfinished. */
const manifest = z.object({
  format: z.literal('memorial backup'),
  version: z.literal(1),
  /** ISO 8601: the moment whose state the copy holds */
  madeAt: z.iso.datetime(),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  /** files by their keys in storage */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** keys of originals that the memorial itself had lost, or that had changed since they were sent */
  faults: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>
export type FileEntry = Manifest['files'][string]

/** Returns null if the text is cut off, damaged, or not a manifest. */
export const parseManifest = (text: string): Manifest | null =>
  manifest.safeParse(parseJson(text)).data ?? null

/** Writes one file per line, for people who read the manifest. */
export const writeManifest = (all: Manifest) => `${JSON.stringify(all, null, 1)}\n`

/** The names in the folder of one copy. Its files lie next to that folder under files/, shared by all copies. */
export const DATABASE = 'memorial.db'
export const MANIFEST = 'manifest.json'

/** The folder of a copy, such as 2026-11-20T03-00-00Z: names sort by time. */
export const backupName = (madeAt: number) =>
  new Date(madeAt)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/**
 * Sorts names of copies, oldest first. Copies dated later than `now`, also such a name, were taken while a clock was wrong and
 * count as the oldest.
 */
export function rankBackups(names: readonly string[], now: string): string[] {
  const sorted = names.toSorted()
  return [...sorted.filter((name) => name > now), ...sorted.filter((name) => name <= now)]
}

export const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
