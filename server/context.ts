import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Codecs } from './codecs/codecs.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Config } from './config.ts'
import type { Tables } from './database/tables.ts'
import type { Spool } from './storage/spool.ts'
import type { ResponseCache } from './http/responseCache.ts'
import type { Storage } from './storage/storage.ts'

/** What a verb may need, handed to it as its first parameter. */
export interface Context {
  config: Config
  db: Kysely<Tables>
  storage: Storage
  spool: Spool
  codecs: Codecs
  jobs: Jobs
  responseCache: ResponseCache
  /** milliseconds since 1970 */
  clock: () => number
  log: FastifyBaseLogger
  /** what whoever runs the server should know; shown on the dashboard */
  warnings: Set<string>
}

/** 22 random characters of [A-Za-z0-9_-]: 128 bits nobody guesses. */
export const newId = () => randomBytes(16).toString('base64url')
