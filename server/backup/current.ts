import { pino } from 'pino'
import { readConfig, StartupError } from '../config.ts'
import { openCodecs } from '../codecs/codecs.ts'
import type { Context } from '../context.ts'
import { checkDatabaseExists, connectDatabase } from '../database/open.ts'
import { placeName } from '../move/places.ts'
import { readInstallation } from '../installation.ts'
import { openFileWorkers } from '../storage/fileWorkers.ts'
import { openStorage } from '../storage/open.ts'
import { joinSpool } from '../storage/spool.ts'

/** The memorial that the environment names, opened beside a server that may be running on it. */
export interface Current
  extends Pick<Context, 'config' | 'db' | 'storage' | 'fileWorkers' | 'spool' | 'codecs' | 'log'>,
    AsyncDisposable {
  /** such as 'the folder /srv/memorial' */
  name: string
}

/** Throws StartupError when there is no memorial. */
export async function openCurrent(env: NodeJS.ProcessEnv): Promise<Current> {
  const config = readConfig(env)
  const name = placeName(config)
  checkDatabaseExists(config)
  const storage = await openStorage(config)
  const db = await connectDatabase(config)
  const id = await readInstallation(db, 'memorial').catch(() => undefined)
  if (id) {
    const log = pino({ level: 'warn' })
    const codecs = openCodecs(log)
    const fileWorkers = openFileWorkers()
    const close = async () => {
      codecs.close()
      await fileWorkers.close()
      await db.destroy()
    }
    const spool = await joinSpool(config.dataDir)
    return { name, config, db, storage, fileWorkers, spool, codecs, log, [Symbol.asyncDispose]: close }
  }
  await db.destroy()
  throw new StartupError(`There is no memorial in ${name}.`)
}
