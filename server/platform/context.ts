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

/** The first parameter of every function of a feature: all it may need of the running server. */
export interface Context {
  config: Config
  db: Kysely<Tables>
  revisions: RevisionReader
  storage: EndableStorage
  /** copy and read large files beside the answers */
  fileWorkers: FileWorkers
  spool: Spool
  openUploads: OpenUploads
  freeSpace: FreeSpace
  /** small pictures that were just stored or read */
  smallFiles: MemoryFiles
  /** pictures for which the disk had no room */
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
