import type { FastifyBaseLogger } from 'fastify'
import { openCodecs } from './codecs/codecs.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { openDatabase, sqliteFile } from './database/open.ts'
import { openRevisions } from './database/revisions.ts'
import { openSmallFiles, openUnstoredFiles } from './http/memoryFiles.ts'
import { OpenUploads } from './http/openUploads.ts'
import { openResponseCache } from './http/responseCache.ts'
import { checkDatabaseIsThere, checkIdentity, checkNotForgotten, installationSecret } from './installation.ts'
import { openJobs, takeOverJobs } from './jobs/jobs.ts'
import { removeUnfinished } from './storage/disk.ts'
import { openFileWorkers } from './storage/fileWorkers.ts'
import { openFreeSpace } from './storage/freeSpace.ts'
import { filesFolder, openStorage } from './storage/open.ts'
import { openSpool } from './storage/spool.ts'

/** Opens database, files and jobs as configured. Throws StartupError when they do not belong together. */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  clock = Date.now,
): Promise<Context> {
  const storage = await openStorage(config, log)
  if (!config.s3) await removeUnfinished(filesFolder(config.dataDir))
  const spool = await openSpool(config.dataDir)
  if (!config.databaseUrl) await checkDatabaseIsThere(storage, sqliteFile(config.dataDir))
  const db = await openDatabase(config, log)
  try {
    if (config.databaseUrl) await checkNotForgotten(db, sqliteFile(config.dataDir))
    await checkIdentity({ db, storage, spool })
  } catch (error) {
    await db.destroy()
    throw error
  }
  const warnings = new Set<string>()
  const secret = await installationSecret(db)
  if (!config.databaseUrl) await takeOverJobs(db)
  const revisions = openRevisions(config, db)
  const jobs = openJobs(db, clock, log)
  return {
    config,
    db,
    revisions,
    storage,
    fileWorkers: openFileWorkers(),
    spool,
    openUploads: new OpenUploads(),
    freeSpace: openFreeSpace(config, warnings),
    smallFiles: openSmallFiles(),
    unstoredFiles: openUnstoredFiles(),
    codecs: openCodecs(log),
    jobs,
    responseCache: openResponseCache(revisions, clock),
    clock,
    secret,
    log,
    warnings,
  }
}

/** Closes what `openContext` opened, after the jobs in work are finished. */
export async function closeContext(context: Context): Promise<void> {
  await context.jobs.stop()
  context.codecs.close()
  await context.fileWorkers.close()
  await context.storage.endWriting()
  context.revisions.close()
  await context.db.destroy()
}
