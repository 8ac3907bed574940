import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Codecs } from '../codecs/codecs.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Config } from '../base/config/config.ts'
import type { RevisionReader } from './database/revisions.ts'
import type { Tables } from './database/tables.ts'
import type { Spool } from './storage/spool.ts'
import type { OpenUploads } from './storage/openUploads.ts'
import type { MemoryFiles } from './storage/memoryFiles.ts'
import type { ResponseCache } from './cache/responseCache.ts'
import type { FreeSpace } from './storage/freeSpace.ts'
import type { FileWorkers } from './storage/fileWorkers.ts'
import type { EndableStorage } from './storage/endable.ts'

/** The first parameter of every feature's functions: all that they may need of the running server. */
export interface Context {
  config: Config
  db: Kysely<Tables>
  revisions: RevisionReader
  storage: EndableStorage
  /** copy and read large files on other threads than responses */
  fileWorkers: FileWorkers
  spool: Spool
  openUploads: OpenUploads
  freeSpace: FreeSpace
  /** small pictures recently stored or read */
  smallFiles: MemoryFiles
  /** pictures that the disk had no room for */
  unstoredFiles: MemoryFiles
  codecs: Codecs
  jobs: Jobs
  responseCache: ResponseCache
  /** milliseconds since 1970 */
  clock: () => number
  /** the key of visitor hashes, the same on every instance */
  secret: string
  log: FastifyBaseLogger
  /** sentences for the person who runs the server; shown on the dashboard */
  warnings: Set<string>
}
