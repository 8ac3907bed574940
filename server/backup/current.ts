import { parseConfig } from '../config.ts'
import { PlainError } from '../errors/PlainError.ts'
import { openCodecs } from '../codecs/codecs.ts'
import { checkDatabaseExists, connectDatabase } from '../database/open.ts'
import { placeName } from '../startup/placeName.ts'
import { readInstallation } from '../startup/installation.ts'
import { openLog } from '../startup/log.ts'
import type { Opened } from '../startup/openContext.ts'
import { openFileWorkers } from '../storage/fileWorkers.ts'
import { openFreeSpace } from '../storage/freeSpace.ts'
import { openStorage } from '../storage/open.ts'
import { sentenceOf } from '../storage/sentenceOf.ts'
import { joinSpool, spoolOrMemory } from '../storage/spool.ts'

/** The memorial that the environment names, opened beside a server that may be running on it. */
export interface Current extends Opened, AsyncDisposable {
  /** such as 'the folder /srv/memorial' */
  name: string
}

/** Throws PlainError when there is no memorial. */
export async function openCurrent(env: NodeJS.ProcessEnv): Promise<Current> {
  const config = parseConfig(env)
  const name = placeName(config)
  checkDatabaseExists(config)
  const storage = await openStorage(config)
  const db = await connectDatabase(config)
  const id = await readInstallation(db, 'memorial').catch((error: unknown) => {
    if (sentenceOf(error)) throw error
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
    const spool = spoolOrMemory(await joinSpool(config.dataDir), openFreeSpace(config, new Set()))
    return { name, config, db, storage, fileWorkers, spool, codecs, log, [Symbol.asyncDispose]: close }
  }
  await db.destroy()
  throw new PlainError(`There is no memorial in ${name}.`)
}
