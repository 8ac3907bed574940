import { execFile } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Backend, emptyServers, inFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { readWholeMemorial } from '../../support/world/wholeMemorial.ts'
import { backupTrial } from './backupTrial.ts'
import { hashOf } from './ledger.ts'
import { migrate, migrationTrial } from './migrationTrial.ts'
import { restoreTrial } from './restoreTrial.ts'
import { differences, type Trial, type Whole } from './trial.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { copyFolder } from './copyFolder.ts'
import { workTrial } from './workTrial.ts'
import { outputTrial, readHashes } from './outputTrial.ts'
import { importFrom, prepareOutputs, readContent, write, writtenOutputs } from './prepareOutputs.ts'
import { complete } from './steps.ts'
import { writePhotos, photoImportTrial } from './photoImportTrial.ts'

export interface Scenarios {
  /** `hasSteps` is false for a command that never ends by itself: its steps cannot be counted */
  all: { name: string; begin(): Promise<Trial>; hasSteps: boolean }[]
  /** Checks that the memorials and backups from which the commands read are unchanged. Returns a sentence for each change. */
  inspectInputs(): Promise<string[]>
}

const FOLDER_BACKUPS = 'walter'
const FILE_BACKUP = 'walter.zip'

/**
 * Prepares commands that can be killed: those that use folders only, or those that read from or write to servers. The folders to
 * which they write are made in `below`.
 */
export async function openScenarios(onServers: boolean, below = tmpdir()): Promise<Scenarios> {
  const folderMemorial = await newSqliteFolder('allKinds')
  const expectedMemorial = await readWholeMemorial(folderMemorial)
  const backups = temporaryFolder()
  for (const name of [FOLDER_BACKUPS, FILE_BACKUP])
    await complete(backup(folderMemorial, path.join(backups, name)))
  const backupsBefore = await hashesBelow(backups)
  const serverMemorial = onServers ? await emptyServers() : folderMemorial
  if (onServers) await complete(restore(path.join(backups, FOLDER_BACKUPS), serverMemorial))
  const oldFolder = temporaryFolder()
  await run('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', oldFolder])
  let migratedMemorial: Promise<Whole> | undefined

  const folderTarget = async () => inFolder(temporaryFolder(below))
  const beginRestore = async (name: string, to: Backend) =>
    restoreTrial((more) => restore(path.join(backups, name), to, more), to, expectedMemorial)
  const beginBackup = async (from: Backend, name: string, { hasBackup = false, keptCount = 0 } = {}) => {
    const folder = temporaryFolder(below)
    if (hasBackup) await cp(path.join(backups, name), path.join(folder, name), { recursive: true })
    if (keptCount > 0) await complete(backup(from, path.join(folder, name)))
    await run('sync', ['-f', folder])
    const keep = keptCount > 0 ? ['--keep', String(keptCount)] : []
    return backupTrial(
      (to, more) => backup(from, to, more, keep),
      folder,
      name,
      from.dataDir,
      keptCount || undefined,
    )
  }

  let preparedOutputs: ReturnType<typeof prepareOutputs> | undefined
  let photoFolder: Promise<string> | undefined
  const findOutputs = () => (preparedOutputs ??= prepareOutputs())

  const onFolders = [
    { name: 'restore FOLDER', begin: async () => beginRestore(FOLDER_BACKUPS, await folderTarget()) },
    { name: 'restore FILE', begin: async () => beginRestore(FILE_BACKUP, await folderTarget()) },
    { name: 'backup FOLDER', begin: () => beginBackup(folderMemorial, FOLDER_BACKUPS) },
    {
      name: 'backup FOLDER again',
      begin: () => beginBackup(folderMemorial, FOLDER_BACKUPS, { hasBackup: true }),
    },
    {
      name: 'backup FOLDER --keep',
      begin: () => beginBackup(folderMemorial, FOLDER_BACKUPS, { hasBackup: true, keptCount: 1 }),
    },
    { name: 'backup FILE', begin: () => beginBackup(folderMemorial, FILE_BACKUP) },
    { name: 'backup FILE again', begin: () => beginBackup(folderMemorial, FILE_BACKUP, { hasBackup: true }) },
    {
      name: 'migration',
      hasSteps: false,
      begin: async () =>
        migrationTrial(
          await copyFolder(oldFolder, below),
          await (migratedMemorial ??= copyFolder(oldFolder, tmpdir()).then((folder) => migrate(folder))),
        ),
    },
    ...writtenOutputs.map(([program, name, isDifferent]) => ({
      name: `${program} ${name}`,
      begin: async () => {
        const { from, outputs } = await findOutputs()
        const folder = temporaryFolder(below)
        const start: Trial['start'] = (more) => write(program, from, path.join(folder, name), more)
        const expected = await readHashes(path.join(outputs, program, name))
        return outputTrial(start, folder, name, from.dataDir, expected, isDifferent)
      },
    })),
    {
      name: 'import ARCHIVE',
      begin: async () => {
        const { archive, imported } = await findOutputs()
        const to = await folderTarget()
        return restoreTrial((more) => importFrom(archive, to, more), to, imported, readContent)
      },
    },
    {
      name: 'import PHOTOS',
      begin: async () => {
        const photos = await (photoFolder ??= writePhotos(6))
        const to = await folderTarget()
        return photoImportTrial((more) => importFrom(photos, to, more), to, photos)
      },
    },
    {
      name: 'copy for the dashboard',
      begin: async () => {
        const { begun } = await findOutputs()
        const to = inFolder(await copyFolder(begun, below))
        const env = { ...environmentOf(to), HOST: '127.0.0.1', PORT: '0' }
        return workTrial((more) => startCommand('main', [], { ...env, ...more }), to)
      },
    },
  ]
  const withServers = [
    {
      name: 'restore FOLDER to servers',
      begin: async () => beginRestore(FOLDER_BACKUPS, await emptyServers()),
    },
    { name: 'restore FILE to servers', begin: async () => beginRestore(FILE_BACKUP, await emptyServers()) },
    { name: 'backup of servers', begin: () => beginBackup(serverMemorial, FOLDER_BACKUPS) },
  ]
  return {
    all: (onServers ? withServers : onFolders).map((each) => ({ hasSteps: true, ...each })),
    async inspectInputs() {
      const now = [
        await readWholeMemorial(folderMemorial),
        ...(onServers ? [await readWholeMemorial(serverMemorial)] : []),
      ]
      const changed = now.flatMap((memorial) => differences(memorial, expectedMemorial))
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
