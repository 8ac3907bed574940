import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { PlainError } from '../../../server/base/errors/PlainError.ts'
import { lockDataDir } from '../../../server/base/process/lock.ts'
import { startCommand } from '../../support/servers/command.ts'
import { startProcess } from '../../support/servers/process.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const modeOf = async (file: string) => (await stat(file)).mode & 0o777

/** Fails unless a process that wants to work in the folder is refused in this line. */
const assertRefused = (folder: string, line: RegExp) =>
  assert.throws(
    () => lockDataDir(folder),
    (error) => error instanceof PlainError && line.test(error.message),
  )

async function startOnce(env: Record<string, string>) {
  await using server = await startProcess(env)
  assert.ok(server.url, server.output())
}

describe('DATA_DIR', () => {
  const root = temporaryFolder()
  let folder: string
  let count = 0
  beforeEach(async () => {
    folder = path.join(root, `${++count}`)
    await mkdir(folder, { mode: 0o755 })
  })

  const umask = process.umask()
  // a process that works in a data folder makes only private files from then on
  afterEach(() => process.umask(umask))

  /** Adds a file that another user may run. */
  const addOther = async (name: string) => {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o755 })
    await writeFile(file, '#!/bin/sh\n')
    await chmod(file, 0o755)
    return file
  }

  for (const name of ['www/cgi/run.sh', 'files/letter.txt', '2026-11-20T03-00-00Z/memorial.db'])
    test(`that contains ${name} of something else is refused in one line, and nothing there is changed`, async () => {
      const other = await addOther(name)
      const listed = await readdir(folder, { recursive: true })
      assertRefused(folder, /^DATA_DIR \S+ has other files in it \(\S+\)\. Choose an empty folder[^\n]+$/)
      assert.deepEqual(await readdir(folder, { recursive: true }), listed)
      assert.deepEqual([await modeOf(other), await modeOf(folder)], [0o755, 0o755])
    })

  test('at the root of a disk ignores files that the system put there', async () => {
    await mkdir(path.join(folder, 'lost+found'))
    lockDataDir(folder).close()
  })

  /** Lists everything below the folder that other users may read. */
  const openNames = async () => {
    const names = await readdir(folder, { recursive: true })
    const modes = await Promise.all(names.map((name) => modeOf(path.join(folder, name))))
    return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0).toSorted()
  }

  test('is private from its first start on; a later one closes what is open, and leaves the rights of other files', async () => {
    await mkdir(path.join(folder, 'files/private'), { recursive: true, mode: 0o755 })
    await startOnce({ DATA_DIR: folder })
    assert.deepEqual([await modeOf(folder), await openNames()], [0o700, []])
    await writeFile(path.join(folder, 'files/private/photo'), '')
    for (const name of ['', ...(await readdir(folder, { recursive: true }))])
      await chmod(path.join(folder, name), 0o755)
    await addOther('www/cgi/run.sh')
    await addOther('files/letter.txt')
    await startOnce({ DATA_DIR: folder })
    assert.deepEqual(await openNames(), ['files/letter.txt', 'www', 'www/cgi', 'www/cgi/run.sh'])
  })

  test('whose rights cannot be changed is refused with the way out', async () => {
    const NODE_OPTIONS = `--import=${new URL('../../support/world/withoutPermissions.ts', import.meta.url).href}`
    const server = await startProcess({ DATA_DIR: folder, NODE_OPTIONS })
    assert.equal(await server.ended, 1)
    assert.match(
      server.output(),
      /^Cannot start: DATA_DIR \S+ cannot be used: EPERM[^\n]+ must belong to the user [^\n]+chown -R [^\n]+\n$/,
    )
  })

  test('where no folder can be made fails at once, and so do copies', async () => {
    const nowhere = '/proc/memorial/data'
    assertRefused(nowhere, /^DATA_DIR \/proc\S+ cannot be used: [^\n]+$/)
    await startOnce({ DATA_DIR: folder })
    for (const program of ['commands/backup', 'commands/export']) {
      const { ended, output } = startCommand(program, [nowhere], { DATA_DIR: folder })
      assert.equal(await ended, 1)
      assert.match(output(), /^Cannot [^\n]+\n$/m)
      assert.doesNotMatch(output(), /\n +at /)
    }
  })
})
