import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkFiles, describeDamagedFile } from '../../server/safety/restore/checkFiles.ts'
import { isBackupName } from '../../server/safety/backup/manifest.ts'
import { openBackup } from '../../server/safety/backup/openBackup.ts'
import { compareNames, namesBelow, type Trial, temporaryNames } from './trial.ts'

/** A backup of a data folder to `name` in a folder, where there may be backups already. At least `keptCount` of them stay. */
export async function backingUp(
  backup: (to: string, more?: Record<string, string>) => ReturnType<Trial['start']>,
  folder: string,
  name: string,
  dataDir: string,
  keptCount?: number,
): Promise<Trial> {
  const to = path.join(folder, name)
  const start: Trial['start'] = (more) => backup(to, more)
  const leastCount = keptCount ?? (await backupsIn(to)).length
  const inspect = async () => {
    const backups = await backupsIn(to)
    const lost = backups.length < leastCount ? ['an earlier backup is gone'] : []
    return [...lost, ...(await Promise.all(backups.map(faultsOf))).flat()]
  }
  const list = async () => [...(await namesBelow(folder)), ...(await temporaryNames(dataDir))]
  return {
    start,
    inspect,
    list,
    async finish(cleanNames) {
      const command = start()
      if ((await command.ended) !== 0) return [`it does not end well: ${command.output()}`]
      const none = (await backupsIn(to)).length === 0 ? ['no backup is there'] : []
      return [...none, ...(await inspect()), ...compareNames(await list(), cleanNames)]
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Finds the paths under which each backup can be opened. */
async function backupsIn(to: string): Promise<string[]> {
  if (to.endsWith('.zip')) return existsSync(to) ? [to] : []
  return (await readdir(to).catch(() => [])).filter(isBackupName).map((name) => path.join(to, name))
}

async function faultsOf(place: string): Promise<string[]> {
  try {
    using backup = await openBackup(place)
    return (await checkFiles(backup, () => undefined)).map(describeDamagedFile)
  } catch (error) {
    return [(error as Error).message]
  }
}
