import type { FastifyBaseLogger } from 'fastify'
import type { Sentence } from '../../languages/inLanguage.ts'
import type { Kysely } from 'kysely'
import type { Codecs } from '../codecs/codecs.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Config } from '../base/config/config.ts'
import type { RevisionReader } from './database/revisions.ts'
import type { Tables } from './database/tables.ts'
import type { Spool } from './storage/spool.ts'
import type { MemoryFiles } from './storage/memoryFiles.ts'
import type { ResponseCache } from './cache/responseCache.ts'
import type { FreeSpace } from './storage/freeSpace.ts'
import type { FileWorkers } from './storage/fileWorkers.ts'
import type { EndableStorage } from './storage/endable.ts'

/** The parts of the running server. The functions of features get a context as their first parameter. */
export interface Context {
  config: Config
  /** the folder of the built front end */
  dist: string
  db: Kysely<Tables>
  revisions: RevisionReader
  storage: EndableStorage
  /** threads that copy and read large files, so that responses are not delayed */
  fileWorkers: FileWorkers
  spool: Spool
  freeSpace: FreeSpace
  /** small pictures that were recently stored or read, kept in memory */
  smallFileCache: MemoryFiles
  /** pictures that are kept in memory, because the disk had no room for them */
  unstoredFiles: MemoryFiles
  codecs: Codecs
  jobs: Jobs
  responseCache: ResponseCache
  /** milliseconds since 1970 */
  clock: () => number
  /** the secret key for hashes and signatures; all instances share it */
  secret: string
  log: FastifyBaseLogger
  /** sentences for the person who runs the server; the dashboard shows them */
  warnings: Set<Sentence>
}
