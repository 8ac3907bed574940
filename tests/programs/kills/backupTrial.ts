import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkFiles, describeDamagedFile } from '../../../server/safety/restore/checkFiles.ts'
import { isBackupName } from '../../../server/safety/backup/manifest.ts'
import { openBackup } from '../../../server/safety/backup/openBackup.ts'
import { compareNames, namesBelow, type Trial, temporaryNames } from './trial.ts'

/**
 * Makes a trial of a backup of a data folder to `name` in `folder`, which may contain backups already. At least `keptCount`
 * backups must remain; if that is undefined, at least as many as there are now.
 */
export async function backupTrial(
  backup: (to: string, more?: Record<string, string>) => ReturnType<Trial['start']>,
  folder: string,
  name: string,
  dataDir: string,
  keptCount?: number,
): Promise<Trial> {
  const to = path.join(folder, name)
  const start: Trial['start'] = (more) => backup(to, more)
  const leastCount = keptCount ?? (await listBackups(to)).length
  const inspect = async () => {
    const backups = await listBackups(to)
    const lost = backups.length < leastCount ? ['an earlier backup is gone'] : []
    return [...lost, ...(await Promise.all(backups.map(findFaults))).flat()]
  }
  const list = async () => [...(await namesBelow(folder)), ...(await temporaryNames(dataDir))]
  return {
    start,
    inspect,
    list,
    async finish(cleanNames) {
      const command = start()
      if ((await command.ended) !== 0) return [`it does not end well: ${command.output()}`]
      const none = (await listBackups(to)).length === 0 ? ['no backup is there'] : []
      return [...none, ...(await inspect()), ...compareNames(await list(), cleanNames)]
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Lists the paths of the backups: of `to` itself if it is a ZIP file, or of the backups in the folder `to`. */
async function listBackups(to: string): Promise<string[]> {
  if (to.endsWith('.zip')) return existsSync(to) ? [to] : []
  return (await readdir(to).catch(() => [])).filter(isBackupName).map((name) => path.join(to, name))
}

async function findFaults(place: string): Promise<string[]> {
  try {
    using backup = await openBackup(place)
    return (await checkFiles(backup, () => undefined)).map(describeDamagedFile)
  } catch (error) {
    return [(error as Error).message]
  }
}
