import { z } from 'zod'
import { parseJson } from '../../base/parseJson.ts'

/** The manifest of a copy, written last: a copy without it is not finished. */
const manifest = z.object({
  format: z.literal('memorial backup'),
  version: z.literal(1),
  /** ISO 8601: the moment whose state the copy holds */
  madeAt: z.iso.datetime(),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  /** by their keys in storage */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** keys of originals that the memorial itself had lost, or that were not as they had been sent */
  faults: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>
export type FileEntry = Manifest['files'][string]

/** Null when it is cut off, damaged, or none of ours. */
export const parseManifest = (text: string): Manifest | null =>
  manifest.safeParse(parseJson(text)).data ?? null

/** A file a line, for people who look into it. */
export const writeManifest = (all: Manifest) => `${JSON.stringify(all, null, 1)}\n`

/** The names of one copy inside a backup. Files lie beside it under files/ and are shared by all copies. */
export const DATABASE = 'memorial.db'
export const MANIFEST = 'manifest.json'

/** The folder of a copy, such as 2026-11-20T03-00-00Z: sorted by name they are sorted by time. */
export const backupName = (madeAt: number) =>
  new Date(madeAt)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/**
 * Oldest first, seen from the moment of a copy's name. Copies dated later were taken while a clock was wrong: they count as
 * the oldest.
 */
export function rankBackups(names: readonly string[], now: string): string[] {
  const sorted = names.toSorted()
  return [...sorted.filter((name) => name > now), ...sorted.filter((name) => name <= now)]
}

export const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
