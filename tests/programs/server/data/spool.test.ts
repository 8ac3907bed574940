import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openSpool, type TemporaryFolder } from '../../../../server/platform/storage/spool.ts'
import { temporaryFolder } from '../../../support/files/temporaryFolder.ts'
import { execFile } from 'node:child_process'

const isThere = ({ path }: Pick<TemporaryFolder, 'path'>) => existsSync(path)

/** Lets a process make a folder on the disk and one in memory, and then die as by kill -9. */
async function leaveFolders(dataDir: string) {
  const program = `
    const { openSpool } = await import(${JSON.stringify(path.resolve('server/platform/storage/spool.ts'))})
    const spool = await openSpool(${JSON.stringify(dataDir)})
    for (const { path } of [await spool.makeFolder(), await spool.makeMemoryFolder()]) console.log(path)
    process.kill(process.pid, 'SIGKILL')`
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], (_, stdout) => resolve(stdout))
  })
  const folders = printed
    .trim()
    .split('\n')
    .map((each) => ({ path: each }))
  assert.deepEqual(folders.map(isThere), [true, true])
  return folders
}

for (const [who, options] of [
  ['a start', { isShared: false }],
  ['a command', { isShared: true }],
] as const)
  test(`${who} removes what a killed process left on the disk and in memory, and nothing that a living one uses`, async () => {
    const [own, other] = [temporaryFolder(), temporaryFolder()]
    const living = await openSpool(own)
    const inUse = [await living.makeFolder(), await living.makeMemoryFolder()]
    for (const folder of inUse) await writeFile(path.join(folder.path, 'half'), 'a picture')
    const folders = [...(await leaveFolders(own)), ...(await leaveFolders(own))]
    const leftElsewhere = await leaveFolders(other)
    await openSpool(own, options)
    assert.deepEqual(folders.map(isThere), [false, false, false, false])
    assert.deepEqual([...inUse, ...leftElsewhere].map(isThere), [true, true, true, true])
    for (const folder of inUse) await folder[Symbol.asyncDispose]()
    await openSpool(other)
    assert.deepEqual(
      [await readdir(path.join(own, 'spool')), leftElsewhere.map(isThere)],
      [[], [false, false]],
    )
  })

test('a start removes the folders of an earlier version, whose names do not say who made them; a command leaves them', async () => {
  const dataDir = temporaryFolder()
  const folder = { path: path.join(dataDir, 'spool', 'bW9uZGF5IG1vcm5pbmcgMQ') }
  await mkdir(folder.path, { recursive: true })
  await openSpool(dataDir, { isShared: true })
  assert.equal(isThere(folder), true)
  await openSpool(dataDir)
  assert.equal(isThere(folder), false)
})

test('a folder that is made while others are removed is never taken for one of theirs', async () => {
  const dataDir = temporaryFolder()
  const spool = await openSpool(dataDir)
  for (let round = 0; round < 20; round++) {
    const [folder] = await Promise.all([
      spool.makeFolder(),
      openSpool(dataDir, { isShared: true }),
      openSpool(dataDir, { isShared: true }),
    ])
    assert.equal(isThere(folder), true)
    await rm(folder.path, { recursive: true })
    await folder[Symbol.asyncDispose]()
  }
})
