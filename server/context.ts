import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Codecs } from './codecs/codecs.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Config } from './config.ts'
import type { RevisionReader } from './database/revisions.ts'
import type { Tables } from './database/tables.ts'
import type { Spool } from './storage/spool.ts'
import type { OpenUploads } from './http/openUploads.ts'
import type { MemoryFiles } from './http/memoryFiles.ts'
import type { ResponseCache } from './http/responseCache.ts'
import type { FreeSpace } from './storage/freeSpace.ts'
import type { FileWorkers } from './storage/fileWorkers.ts'
import type { EndableStorage } from './storage/endable.ts'

/** What every function of a feature may need, as its first parameter. */
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
  /** what whoever runs the server should know; shown on the dashboard */
  warnings: Set<string>
}
