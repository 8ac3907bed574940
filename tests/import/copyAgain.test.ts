import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { readManifestText } from '../../server/export/target.ts'
import { type Backend, newFolder, newSqliteFolder } from '../support/backends.ts'
import { startCommand } from '../support/command.ts'
import { environmentOf } from '../support/environment.ts'
import { exportCopy } from '../support/exportCopy.ts'

const memorial = await newSqliteFolder(true)
const folder = await newFolder()
const imported: Backend = { dataDir: path.join(folder, 'imported'), databaseUrl: null, s3: null }
after(async () => {
  for (const each of [memorial.dataDir, folder]) await rm(each, { recursive: true })
})

async function run(script: string, backend: Backend, ...args: string[]) {
  const { ended, output } = startCommand(script, args, environmentOf(backend))
  assert.equal(await ended, 0, output())
}

/** Checksums of a static copy by path, but for the pages: they hold the ids of their memorial. */
async function copyOf(backend: Backend, name: string) {
  const to = path.join(folder, name)
  const { code, output } = await exportCopy(backend, to)
  assert.equal(code, 0, output)
  const sums = readManifestText(await readFile(path.join(to, 'checksums.sha256'), 'utf8'))
  return Object.fromEntries([...sums].filter(([file]) => !file.endsWith('.html')))
}

test('taken away with its originals and brought back, a memorial gives the same archive and the same copy', async () => {
  const archives = [path.join(folder, 'first.zip'), path.join(folder, 'second.zip')] as const
  await run('server/archive/main.ts', memorial, archives[0])
  await run('server/import/main.ts', imported, archives[0])
  await run('server/archive/main.ts', imported, archives[1])
  assert.ok((await readFile(archives[0])).equals(await readFile(archives[1])))
  const first = await copyOf(memorial, 'first')
  assert.ok(Object.keys(first).length > 80, 'pictures in all sizes, films, songs, memorial.json')
  assert.deepEqual(await copyOf(imported, 'second'), first)
})
