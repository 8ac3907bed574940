import { parseConfig } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { openCodecs } from '../../codecs/codecs.ts'
import { checkDatabaseExists, checkMigrated, connectDatabase } from '../../platform/database/open.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { readInstallation } from '../../memorial/installation.ts'
import { openLog } from '../../base/process/log.ts'
import { openFileWorkers } from '../../platform/storage/fileWorkers.ts'
import { openFreeSpace } from '../../platform/storage/freeSpace.ts'
import { openStorage } from '../../platform/storage/open.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { makeFallbackSpool, openSpool } from '../../platform/storage/spool.ts'

/**
 * Opens the memorial that the environment variables point to. A server may be using it at the same time. Throws PlainError if there is
 * none, or if an older version has used it; `canBeOlder` is for what reads only a snapshot, which is migrated.
 */
export async function openCurrentMemorial(env: NodeJS.ProcessEnv, { canBeOlder = false } = {}) {
  const config = parseConfig(env)
  const name = describeLocation(config)
  checkDatabaseExists(config)
  const storage = await openStorage(config)
  const db = await connectDatabase(config)
  if (!canBeOlder)
    await checkMigrated(db).catch(async (error: unknown) => {
      // a database that is not of a memorial has no migrations
      if (!(error instanceof PlainError)) return
      await db.destroy()
      throw error
    })
  const id = await readInstallation(db, 'memorial').catch((error: unknown) => {
    if (describeSystemError(error)) throw error
  })
  if (id) {
    const log = openLog(config.logLevel)
    const codecs = openCodecs(log)
    const fileWorkers = openFileWorkers()
    const close = async () => {
      codecs.close()
      await fileWorkers.close()
      await db.destroy()
    }
    const sharedSpool = await openSpool(config.dataDir, { isShared: true })
    const spool = makeFallbackSpool(sharedSpool, openFreeSpace(config, new Set()))
    return { name, config, db, storage, fileWorkers, spool, codecs, log, [Symbol.asyncDispose]: close }
  }
  await db.destroy()
  throw new PlainError(`There is no memorial in ${name}.`)
}
