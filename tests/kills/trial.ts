import { isDeepStrictEqual } from 'node:util'
import type { startCommand } from '../support/command.ts'
import type { readWholeMemorial } from '../support/wholeMemorial.ts'

/** A command that is killed some times on its way to one target, and then run to its end. */
export interface Trial {
  start(): ReturnType<typeof startCommand>
  /** After it was killed: what is wrong, a sentence each. */
  inspect(): Promise<string[]>
  /** Runs it to its end: what is wrong with what it left. */
  finish(): Promise<string[]>
  remove(): Promise<void>
}

export type Whole = Awaited<ReturnType<typeof readWholeMemorial>>

/** Files and tables that are not the same in two memorials, but for the list of backups, which is written after one is made. */
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
