import type { FastifyBaseLogger } from 'fastify'
import type { Sentence } from '../../languages/inLanguage.ts'
import { openCodecs } from '../codecs/codecs.ts'
import type { Config } from '../base/config/config.ts'
import type { Context } from '../platform/context.ts'
import { openDatabase, getSqlitePath, writeVersion } from '../platform/database/open.ts'
import { openRevisions } from '../platform/database/revisions.ts'
import { openSmallFileCache, openUnstoredFiles } from '../platform/storage/memoryFiles.ts'
import { openResponseCache } from '../platform/cache/responseCache.ts'
import {
  checkDatabaseIsThere,
  checkIdentity,
  checkNoLocalMemorial,
  ensureInstallationSecret,
  releaseUntouched,
} from './installation.ts'
import { openPeriods } from './openPeriods.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { takeOverJobs } from './jobs/schedule.ts'
import { removeUnfinished } from '../platform/storage/disk.ts'
import { openFileWorkers } from '../platform/storage/fileWorkers.ts'
import { spendReserveIfFull, openFreeSpace } from '../platform/storage/freeSpace.ts'
import { getFilesFolder, openStorage } from '../platform/storage/open.ts'
import { openSpool } from '../platform/storage/spool.ts'
import { distFolder } from '../base/process/programFile.ts'

/** The parts of a context that a command can open even while a server is running. */
export type OpenedParts = Pick<
  Context,
  'config' | 'db' | 'storage' | 'fileWorkers' | 'spool' | 'codecs' | 'log'
>

/**
 * Opens the database, the files and the jobs as configured. Throws PlainError if the database and the files do not belong to the
 * same memorial.
 */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  clock = Date.now,
  dist = distFolder,
  codecs = openCodecs(log),
): Promise<Context> {
  const storage = await openStorage(config, log)
  if (!config.s3) await removeUnfinished(getFilesFolder(config.dataDir))
  const spool = await openSpool(config.dataDir)
  if (!config.databaseUrl) {
    await checkDatabaseIsThere(storage, getSqlitePath(config.dataDir))
    await spendReserveIfFull(config.dataDir)
  }
  const db = await openDatabase(config, log)
  try {
    if (config.databaseUrl) await checkNoLocalMemorial(db, getSqlitePath(config.dataDir))
    // with PostgreSQL, a restore may be running on another machine; here, DATA_DIR is locked
    if (!config.databaseUrl) await releaseUntouched({ db, storage })
    await checkIdentity({ db, storage, spool })
    await writeVersion(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  if (!config.databaseUrl) await takeOverJobs(db)
  const openedParts = { config, db, storage, spool, fileWorkers: openFileWorkers(), codecs, log }
  return completeContext(openedParts, clock, dist)
}

/** Completes a context from parts that are already open. `await using` closes the whole context, including these parts. */
export async function completeContext(
  openedParts: OpenedParts,
  clock = Date.now,
  dist = distFolder,
): Promise<Context & AsyncDisposable> {
  const { config, db, log } = openedParts
  const warnings = new Set<Sentence>()
  const revisions = openRevisions(config, db)
  const context = {
    ...openedParts,
    dist,
    revisions,
    freeSpace: openFreeSpace(config, warnings),
    smallFileCache: openSmallFileCache(),
    unstoredFiles: openUnstoredFiles(),
    jobs: openJobs(db, clock, log),
    responseCache: openResponseCache(revisions, clock, openPeriods(db, clock)),
    clock,
    secret: await ensureInstallationSecret(db),
    warnings,
  }
  return { ...context, [Symbol.asyncDispose]: () => closeContext(context) }
}

/** Gives running jobs a few seconds to end, then closes the context. */
export async function closeContext(context: Context): Promise<void> {
  await context.jobs.stop()
  context.codecs.close()
  await context.fileWorkers.close()
  await context.storage.endWriting()
  context.revisions.close()
  await context.db.destroy()
}
