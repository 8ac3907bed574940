import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkFiles, describeDamagedFile } from '../../server/safety/backup/checkBackup.ts'
import { isBackupName } from '../../server/safety/backup/manifest.ts'
import { openBackup } from '../../server/safety/backup/openBackup.ts'
import type { Trial } from './trial.ts'

/** A backup to `name` in a folder, where there may be copies already. */
export async function copying(
  backup: (to: string) => ReturnType<Trial['start']>,
  folder: string,
  name: string,
): Promise<Trial> {
  const to = path.join(folder, name)
  const start = () => backup(to)
  const before = (await copiesIn(to)).length
  const inspect = async () => {
    const copies = await copiesIn(to)
    const lost = copies.length < before ? ['an earlier copy is gone'] : []
    return [...lost, ...(await Promise.all(copies.map(faultsOf))).flat()]
  }
  return {
    start,
    inspect,
    async finish() {
      const command = start()
      if ((await command.ended) !== 0) return [`it does not end well: ${command.output()}`]
      const entries = await readdir(folder, { recursive: true })
      const left = entries.filter((entry) => /\.part$|unfinished/.test(entry))
      const none = (await copiesIn(to)).length === 0 ? ['no copy is there'] : []
      return [...none, ...(await inspect()), ...left.map((entry) => `${entry} is left over`)]
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Finds the paths under which each copy can be opened. */
async function copiesIn(to: string): Promise<string[]> {
  if (to.endsWith('.zip')) return existsSync(to) ? [to] : []
  return (await readdir(to).catch(() => [])).filter(isBackupName).map((copy) => path.join(to, copy))
}

async function faultsOf(place: string): Promise<string[]> {
  using backup = await openBackup(place)
  return (await checkFiles(backup, () => undefined)).map(describeDamagedFile)
}
