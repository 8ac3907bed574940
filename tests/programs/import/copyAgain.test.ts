import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parseChecksums } from '../../../server/outputs/export/checksums.ts'
import { type Backend, inFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { exportCopy } from '../../support/pages/exportCopy.ts'
import { openWorld } from '../../support/world/world.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const memorial = await newSqliteFolder('slideshow')
const folder = temporaryFolder()
const imported = inFolder(path.join(folder, 'imported'))

async function run(script: string, backend: Backend, ...args: string[]) {
  const { ended, output } = startCommand(script, args, environmentOf(backend))
  assert.equal(await ended, 0, output())
}

/**
 * Makes a static copy, and returns its checksums by path. Leaves out the pages, because they contain the ids of their memorial.
 * Returns no checksums of files that contain the time at which they were made: the copy's own, and converted films and songs.
 */
async function copyOf(backend: Backend, name: string) {
  const to = path.join(folder, name)
  const { code, output } = await exportCopy(backend, to)
  assert.equal(code, 0, output)
  const sums = parseChecksums(await readFile(path.join(to, 'checksums.sha256'), 'utf8'))
  const pages = /\.html$/
  const timed = /^READ ME\.txt$|^memorial\.json$|\.(mp4|m4a)$/
  const { madeAt: _, ...memorial } = JSON.parse(await readFile(path.join(to, 'memorial.json'), 'utf8'))
  const files = [...sums]
    .filter(([file]) => !pages.test(file))
    .map(([file, sum]) => [file, timed.test(file) ? 'timed' : sum])
  return { files: Object.fromEntries(files), memorial }
}

test('a memorial that is restored from its archive gives the same copy', async () => {
  const archive = path.join(folder, 'archive.zip')
  await run('commands/archive', memorial, archive)
  await run('commands/import', imported, archive)
  // runs the jobs that a server has after its first start
  const world = await openWorld({ on: imported })
  await world.settle()
  await world.stop()
  const first = await copyOf(memorial, 'first')
  const names = Object.keys(first.files)
  for (const kind of ['.avif', '.webp', '.mp4', '.wav', '.m4a', 'memorial.json'])
    assert.ok(
      names.some((name) => name.endsWith(kind)),
      `there is no ${kind} among ${names.join(' ')}`,
    )
  assert.deepEqual(await copyOf(imported, 'second'), first)
})
