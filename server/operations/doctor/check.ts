import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { explainSystemError } from '../../base/errors/describeSystemError.ts'

/** A part that could not be opened is an Error. */
export interface Subject {
  env: NodeJS.ProcessEnv
  config: Config | Error
  db: Kysely<Tables> | Error
  storage: Storage | Error
  now: number
}

/** The result of a check. */
export interface Finding {
  /** 'none' if there was nothing to check */
  state: 'ok' | 'bad' | 'none'
  message: string
  /** instructions for people, if the state is 'bad' */
  remedy?: string
}

export interface Check {
  name: string
  examine(subject: Subject): Finding | Promise<Finding>
}

export const makeGoodFinding = (found: string): Finding => ({ state: 'ok', message: found })
export const makeSkippedFinding = (found: string): Finding => ({ state: 'none', message: found })
export const makeBadFinding = (found: string, cure: string): Finding => ({
  state: 'bad',
  message: found,
  remedy: cure,
})

/**
 * An error of the system has its own cure; any other error gets `remedy`, and so does a missing file or folder: making an empty one
 * would hide that it is lost.
 */
export function makeErrorFinding(error: unknown, remedy: string): Finding {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return makeBadFinding(`${path} is missing`, remedy)
  const explanation = explainSystemError(error)
  return makeBadFinding(explanation?.fault ?? (error as Error).message, explanation?.cure ?? remedy)
}

/** Wraps a check that needs the configuration. Without a valid configuration, the check is skipped. */
export const withConfig =
  (examine: (config: Config, subject: Subject) => ReturnType<Check['examine']>): Check['examine'] =>
  (subject) =>
    subject.config instanceof Error
      ? makeSkippedFinding('not examined: the variables are wrong')
      : examine(subject.config, subject)

export const withFolder = (examine: (config: Config) => ReturnType<Check['examine']>): Check['examine'] =>
  withConfig((config) =>
    existsSync(config.dataDir) ? examine(config) : makeSkippedFinding('not examined: there is no folder'),
  )

export const withDatabase = (
  examine: (db: Kysely<Tables>, config: Config, subject: Subject) => ReturnType<Check['examine']>,
): Check['examine'] =>
  withConfig((config, subject) =>
    subject.db instanceof Error
      ? makeSkippedFinding('not examined: there is no database')
      : examine(subject.db, config, subject),
  )
