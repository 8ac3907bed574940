import { existsSync } from 'node:fs'
import { readConfig, StartupError } from '../config.ts'
import type { Context } from '../context.ts'
import { connectDatabase, sqliteFile } from '../database/open.ts'
import { placeName } from '../move/places.ts'
import { readInstallation } from '../installation.ts'
import { openStorage } from '../storage/open.ts'
import { joinSpool } from '../storage/spool.ts'

/** The memorial that the environment names, opened beside a server that may be running on it. */
export interface Current extends Pick<Context, 'config' | 'db' | 'storage' | 'spool'> {
  /** such as 'the folder /srv/memorial' */
  name: string
  close(): Promise<void>
}

/** Throws StartupError when there is no memorial. */
export async function openCurrent(env: NodeJS.ProcessEnv): Promise<Current> {
  const config = readConfig(env)
  const name = placeName(config)
  const nothing = new StartupError(`There is no memorial in ${name}.`)
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) throw nothing
  const storage = await openStorage(config)
  const db = await connectDatabase(config)
  const id = await readInstallation(db, 'memorial').catch(() => undefined)
  if (id)
    return { name, config, db, storage, spool: await joinSpool(config.dataDir), close: () => db.destroy() }
  await db.destroy()
  throw nothing
}
