import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { change } from '../../../server/platform/database/change.ts'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { beginWork } from '../../../server/features/work/work.ts'
import { type Backend, emptyFolder, inFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { readWholeMemorial } from '../../support/world/wholeMemorial.ts'
import { copyFolder } from './copyFolder.ts'
import { complete } from './steps.ts'
import type { Whole } from './trial.ts'

type More = Record<string, string> | undefined

/** The commands that write the memorial for people, each with the name of its output and the files that differ in each run. */
export const writtenOutputs = [
  ['export', 'copy', /^$/],
  ['export', 'copy.zip', /^$/],
  ['archive', 'originals.zip', /memorial\.db$|files\.json$/],
] as const

export const write = (program: string, from: Backend, to: string, more?: More) =>
  startCommand(`commands/${program}`, [to], { ...environmentOf(from), ...more })

export const importFrom = (from: string, to: Backend, more?: More) =>
  startCommand('commands/import', [from], { ...environmentOf(to), ...more })

/** Makes a memorial, runs the commands of `writtenOutputs`, imports the archive, and begins a copy for the dashboard. */
export async function prepareOutputs() {
  const from = await newSqliteFolder('small')
  const outputs = temporaryFolder()
  for (const [program, name] of writtenOutputs) {
    await mkdir(path.join(outputs, program), { recursive: true })
    await complete(write(program, from, path.join(outputs, program, name)))
  }
  const archive = path.join(outputs, 'archive', 'originals.zip')
  const target = emptyFolder()
  await complete(importFrom(archive, target))
  const begun = await copyFolder(from.dataDir, tmpdir())
  await beginCopy(inFolder(begun))
  return { from, outputs, archive, imported: await readContent(target), begun }
}

/** Reads a memorial without the tables that differ in each import. */
export async function readContent(backend: Backend): Promise<Whole> {
  const { files, rows } = await readWholeMemorial(backend)
  const compared = Object.entries(rows).filter(
    ([table]) => !['jobs', 'installation', 'revisions'].includes(table),
  )
  return { files, rows: Object.fromEntries(compared) }
}

/** Begins a copy for the dashboard. The next server that starts makes it. */
async function beginCopy(backend: Backend) {
  await using db = await openDatabase(backend)
  await change({ db }, [], (tx) => beginWork(tx, 'copy', { size: 'all', book: false }, 0))
}
