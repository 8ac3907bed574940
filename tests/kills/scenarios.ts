import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Backend, emptyServers, inFolder, newSqliteFolder } from '../support/backends.ts'
import { startCommand } from '../support/command.ts'
import { environmentOf } from '../support/environment.ts'
import { fixturePath } from '../support/fixtures.ts'
import { readWholeMemorial } from '../support/wholeMemorial.ts'
import { copying } from './copies.ts'
import { hashOf } from './ledger.ts'
import { migrate, migration } from './migrations.ts'
import { restoration } from './restoration.ts'
import { differences, type Trial, type Whole } from './trial.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

export interface Scenarios {
  all: { name: string; begin(): Promise<Trial> }[]
  /** Faults of the memorials and backups that are only read. */
  inspectInputs(): Promise<string[]>
}

const FOLDER_BACKUPS = 'walter'
const FILE_COPY = 'walter.zip'

/** Commands that can be killed: with folders only, or from and to servers. Their targets lie below `below`. */
export async function openScenarios(onServers: boolean, below = tmpdir()): Promise<Scenarios> {
  const home = await newSqliteFolder('allKinds')
  const whole = await readWholeMemorial(home)
  const copies = temporaryFolder()
  for (const name of [FOLDER_BACKUPS, FILE_COPY]) await complete(backup(home, path.join(copies, name)))
  const backupsBefore = await hashesBelow(copies)
  const away = onServers ? await emptyServers() : home
  if (onServers) await complete(restore(path.join(copies, FOLDER_BACKUPS), away))
  const old = temporaryFolder()
  await run('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', old])
  let migrated: Promise<Whole> | undefined

  const folderTarget = async () => inFolder(temporaryFolder(below))
  const restoring = async (name: string, to: Backend) =>
    restoration(() => restore(path.join(copies, name), to), to, whole)
  /** Every second time a copy is there already. */
  const saving = async (from: Backend, name: string) => {
    const folder = temporaryFolder(below)
    if (randomInt(2) === 0) await cp(path.join(copies, name), path.join(folder, name), { recursive: true })
    await run('sync')
    return copying((to) => backup(from, to), folder, name)
  }

  const onFolders = [
    { name: 'restore FOLDER', begin: async () => restoring(FOLDER_BACKUPS, await folderTarget()) },
    { name: 'restore FILE', begin: async () => restoring(FILE_COPY, await folderTarget()) },
    { name: 'backup FOLDER', begin: () => saving(home, FOLDER_BACKUPS) },
    { name: 'backup FILE', begin: () => saving(home, FILE_COPY) },
    {
      name: 'migration',
      begin: async () =>
        migration(
          await copyOf(old, below),
          await (migrated ??= copyOf(old, tmpdir()).then((folder) => migrate(folder))),
        ),
    },
  ]
  const withServers = [
    {
      name: 'restore FOLDER to servers',
      begin: async () => restoring(FOLDER_BACKUPS, await emptyServers()),
    },
    { name: 'restore FILE to servers', begin: async () => restoring(FILE_COPY, await emptyServers()) },
    { name: 'backup of servers', begin: () => saving(away, FOLDER_BACKUPS) },
  ]
  return {
    all: onServers ? withServers : onFolders,
    async inspectInputs() {
      const now = [await readWholeMemorial(home), ...(onServers ? [await readWholeMemorial(away)] : [])]
      const changed = now.flatMap((memorial) => differences(memorial, whole))
      const copiesNow = await hashesBelow(copies)
      return copiesNow === backupsBefore ? changed : [...changed, 'the backups are not as they were']
    },
  }
}

const run = promisify(execFile)

const backup = (from: Backend, to: string) => startCommand('commands/backup', [to], environmentOf(from))
const restore = (from: string, to: Backend) => startCommand('commands/restore', [from], environmentOf(to))

async function complete({ ended, output }: ReturnType<typeof startCommand>) {
  if ((await ended) !== 0) throw new Error(output())
}

async function copyOf(folder: string, below: string): Promise<string> {
  const copy = temporaryFolder(below)
  await cp(folder, copy, { recursive: true })
  await run('sync')
  return copy
}

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
