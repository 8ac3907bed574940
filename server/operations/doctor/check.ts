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

/** The result of a check: what is in order, what is wrong and how to cure it, or why there was nothing to check. */
export type Finding = { ok: string } | { bad: string; remedy: string } | { none: string }

export interface Check {
  name: string
  examine(subject: Subject): Finding | Promise<Finding>
}

/** Returns the mark and the text of a line about a finding. */
export function describeFinding(finding: Finding): [mark: 'ok' | 'bad' | '-', text: string] {
  if ('ok' in finding) return ['ok', finding.ok]
  return 'bad' in finding ? ['bad', `${finding.bad} → ${finding.remedy}`] : ['-', finding.none]
}

/**
 * An error of the system has its own cure; any other error gets `remedy`, and so does a missing file or folder: making an empty one
 * would hide that it is lost.
 */
export function makeErrorFinding(error: unknown, remedy: string): Finding {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return { bad: `${path} is missing`, remedy }
  const explanation = explainSystemError(error)
  return { bad: explanation?.fault ?? (error as Error).message, remedy: explanation?.cure ?? remedy }
}

/** Wraps a check that needs the configuration. Without a valid configuration, the check is skipped. */
export const withConfig =
  (examine: (config: Config, subject: Subject) => ReturnType<Check['examine']>): Check['examine'] =>
  (subject) =>
    subject.config instanceof Error
      ? { none: 'not examined: the variables are wrong' }
      : examine(subject.config, subject)

export const withFolder = (examine: (config: Config) => ReturnType<Check['examine']>): Check['examine'] =>
  withConfig((config) =>
    existsSync(config.dataDir) ? examine(config) : { none: 'not examined: there is no folder' },
  )

export const withDatabase = (
  examine: (db: Kysely<Tables>, config: Config, subject: Subject) => ReturnType<Check['examine']>,
): Check['examine'] =>
  withConfig((config, subject) =>
    subject.db instanceof Error
      ? { none: 'not examined: there is no database' }
      : examine(subject.db, config, subject),
  )

/** Fetches a URL without following redirects. Returns null if there is no response in time. */
export const tryFetch = (url: string, init: RequestInit = {}): Promise<Response | null> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WAIT_LIMIT_MS) }).catch(() => null)

const WAIT_LIMIT_MS = 5_000
