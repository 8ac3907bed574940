import { isDeepStrictEqual } from 'node:util'
import type { startCommand } from '../../support/servers/command.ts'
import type { readWholeMemorial } from '../../support/world/wholeMemorial.ts'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** A command that writes to one target. It is killed once or several times, and then run to its end. */
export interface Trial {
  /** Starts the command; `more` are environment variables, such as those that kill it at a step. */
  start(more?: Record<string, string>): Running
  /** Checks the target after a kill. Returns a sentence for each fault. */
  inspect(): Promise<string[]>
  /**
   * Runs the command to its end, and checks the target. Returns a sentence for each fault. `cleanNames` is what `list` returns
   * after a run that was not killed.
   */
  finish(cleanNames: readonly string[]): Promise<string[]>
  /** Lists the files and folders in all places that the command writes to. Call it after the command has ended. */
  list(): Promise<string[]>
  remove(): Promise<void>
}

export type Running = Pick<ReturnType<typeof startCommand>, 'ended' | 'output' | 'kill'>

export type Whole = Awaited<ReturnType<typeof readWholeMemorial>>

/**
 * Lists the files and tables that differ between two memorials. It ignores the table of backups, because a backup adds its row
 * only after it is made.
 */
export function differences(found: Whole, expected: Whole): string[] {
  const names = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return [
    ...names(found.files, expected.files)
      .filter((key) => found.files[key] !== expected.files[key])
      .map((key) => `${key} is not as it was`),
    ...names(found.rows, expected.rows)
      .filter((table) => table !== 'backups' && !isDeepStrictEqual(found.rows[table], expected.rows[table]))
      .map((table) => `the table ${table} is not as it was`),
  ]
}

/** Lists everything below folders, without the dates in the names of backups. */
export async function namesBelow(...folders: readonly string[]): Promise<string[]> {
  const names = new Set<string>()
  for (const folder of folders)
    for (const name of await readdir(folder, { recursive: true }).catch(() => []))
      names.add(name.replace(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/, 'DATE'))
  return [...names].sort()
}

/** Lists the temporary files of a data folder, on its disk and in memory. */
export async function temporaryNames(dataDir: string): Promise<string[]> {
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  const inMemory = (await readdir('/dev/shm').catch(() => [])).filter((name) => name.includes(hash))
  return [...(await namesBelow(path.join(dataDir, 'spool'))), ...inMemory]
}

/** Compares the names after a killed command was run again with the names after a run that was not killed. */
export const compareNames = (names: readonly string[], cleanNames: readonly string[]) => [
  ...names.filter((name) => !cleanNames.includes(name)).map((name) => `${name} is left over`),
  ...cleanNames
    // a process that stores nothing makes no folder for unfinished files
    .filter((name) => !names.includes(name) && !name.endsWith('.unfinished'))
    .map((name) => `${name} is missing`),
]
