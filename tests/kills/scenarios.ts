import { execFile } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Backend, emptyServers, inFolder, newSqliteFolder } from '../support/world/backends.ts'
import { startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { backingUp } from './backupTrial.ts'
import { hashOf } from './ledger.ts'
import { migrate, migration } from './migrationTrial.ts'
import { restoration } from './restoreTrial.ts'
import { differences, type Trial, type Whole } from './trial.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { copyFolder } from './copyFolder.ts'
import { longWork } from './workTrial.ts'
import { output, readHashes } from './outputTrial.ts'
import { importFrom, prepareOutputs, readContent, write, writtenOutputs } from './prepareOutputs.ts'
import { complete } from './steps.ts'
import { folderOfPhotos, photoImport } from './photoImportTrial.ts'

export interface Scenarios {
  /** `hasSteps` is false if the command never ends by itself */
  all: { name: string; begin(): Promise<Trial>; hasSteps: boolean }[]
  /** Faults of the memorials and backups that are only read. */
  inspectInputs(): Promise<string[]>
}

const FOLDER_BACKUPS = 'walter'
const FILE_BACKUP = 'walter.zip'

/** Commands that can be killed: with folders only, or from and to servers. Their targets lie below `below`. */
export async function openScenarios(onServers: boolean, below = tmpdir()): Promise<Scenarios> {
  const home = await newSqliteFolder('allKinds')
  const whole = await readWholeMemorial(home)
  const backups = temporaryFolder()
  for (const name of [FOLDER_BACKUPS, FILE_BACKUP]) await complete(backup(home, path.join(backups, name)))
  const backupsBefore = await hashesBelow(backups)
  const away = onServers ? await emptyServers() : home
  if (onServers) await complete(restore(path.join(backups, FOLDER_BACKUPS), away))
  const old = temporaryFolder()
  await run('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', old])
  let migrated: Promise<Whole> | undefined

  const folderTarget = async () => inFolder(temporaryFolder(below))
  const restoring = async (name: string, to: Backend) =>
    restoration((more) => restore(path.join(backups, name), to, more), to, whole)
  const saving = async (from: Backend, name: string, { isThere = false, keptCount = 0 } = {}) => {
    const folder = temporaryFolder(below)
    if (isThere) await cp(path.join(backups, name), path.join(folder, name), { recursive: true })
    if (keptCount > 0) await complete(backup(from, path.join(folder, name)))
    await run('sync')
    const keep = keptCount > 0 ? ['--keep', String(keptCount)] : []
    return backingUp(
      (to, more) => backup(from, to, more, keep),
      folder,
      name,
      from.dataDir,
      keptCount || undefined,
    )
  }

  let preparedOutputs: ReturnType<typeof prepareOutputs> | undefined
  let folderOfSix: Promise<string> | undefined
  const findOutputs = () => (preparedOutputs ??= prepareOutputs())

  const onFolders = [
    { name: 'restore FOLDER', begin: async () => restoring(FOLDER_BACKUPS, await folderTarget()) },
    { name: 'restore FILE', begin: async () => restoring(FILE_BACKUP, await folderTarget()) },
    { name: 'backup FOLDER', begin: () => saving(home, FOLDER_BACKUPS) },
    { name: 'backup FOLDER again', begin: () => saving(home, FOLDER_BACKUPS, { isThere: true }) },
    {
      name: 'backup FOLDER --keep',
      begin: () => saving(home, FOLDER_BACKUPS, { isThere: true, keptCount: 1 }),
    },
    { name: 'backup FILE', begin: () => saving(home, FILE_BACKUP) },
    { name: 'backup FILE again', begin: () => saving(home, FILE_BACKUP, { isThere: true }) },
    {
      name: 'migration',
      hasSteps: false,
      begin: async () =>
        migration(
          await copyFolder(old, below),
          await (migrated ??= copyFolder(old, tmpdir()).then((folder) => migrate(folder))),
        ),
    },
    ...writtenOutputs.map(([program, name, isDifferent]) => ({
      name: `${program} ${name}`,
      begin: async () => {
        const { from, outputs } = await findOutputs()
        const folder = temporaryFolder(below)
        const start: Trial['start'] = (more) => write(program, from, path.join(folder, name), more)
        const expected = await readHashes(path.join(outputs, program, name))
        return output(start, folder, name, from.dataDir, expected, isDifferent)
      },
    })),
    {
      name: 'import ARCHIVE',
      begin: async () => {
        const { archive, imported } = await findOutputs()
        const to = await folderTarget()
        return restoration((more) => importFrom(archive, to, more), to, imported, readContent)
      },
    },
    {
      name: 'import PHOTOS',
      begin: async () => {
        const photos = await (folderOfSix ??= folderOfPhotos(6))
        const to = await folderTarget()
        return photoImport((more) => importFrom(photos, to, more), to, photos)
      },
    },
    {
      name: 'copy for the dashboard',
      begin: async () => {
        const { begun } = await findOutputs()
        const to = inFolder(await copyFolder(begun, below))
        const env = { ...environmentOf(to), HOST: '127.0.0.1', PORT: '0' }
        return longWork((more) => startCommand('main', [], { ...env, ...more }), to)
      },
    },
  ]
  const withServers = [
    {
      name: 'restore FOLDER to servers',
      begin: async () => restoring(FOLDER_BACKUPS, await emptyServers()),
    },
    { name: 'restore FILE to servers', begin: async () => restoring(FILE_BACKUP, await emptyServers()) },
    { name: 'backup of servers', begin: () => saving(away, FOLDER_BACKUPS) },
  ]
  return {
    all: (onServers ? withServers : onFolders).map((each) => ({ hasSteps: true, ...each })),
    async inspectInputs() {
      const now = [await readWholeMemorial(home), ...(onServers ? [await readWholeMemorial(away)] : [])]
      const changed = now.flatMap((memorial) => differences(memorial, whole))
      const backupsNow = await hashesBelow(backups)
      return backupsNow === backupsBefore ? changed : [...changed, 'the backups are not as they were']
    },
  }
}

const run = promisify(execFile)

const backup = (from: Backend, to: string, more?: Record<string, string>, options: readonly string[] = []) =>
  startCommand('commands/backup', [to, ...options], { ...environmentOf(from), ...more })
const restore = (from: string, to: Backend, more?: Record<string, string>) =>
  startCommand('commands/restore', [from], { ...environmentOf(to), ...more })

async function hashesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const lines = files
    .sort()
    .map(async (file) => `${path.relative(folder, file)} ${hashOf(await readFile(file))}`)
  return (await Promise.all(lines)).join('\n')
}
