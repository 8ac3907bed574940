import assert from 'node:assert/strict'
import fs from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { beforeEach, mock, test } from 'node:test'
import {
  readRollbackRequest,
  rollBackDatabase,
  requestRollback,
  withdrawRollback,
} from '../../server/operations/startup/rollBackDatabase.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const former = '/srv/memorial'
const newer = '/srv/memorial/versions/memorial-1.1.0'
const root = temporaryFolder()
let dataDir: string
let aside: string
let count = 0

const at = (name: string) => path.join(dataDir, name)
const read = (file: string) => readFile(file, 'utf8')

/** Orders the former version to replace the current database with the copy made before the update. */
beforeEach(async () => {
  await makeData()
  aside = await order()
})

async function makeData() {
  dataDir = path.join(root, `${++count}`)
  await mkdir(dataDir)
  await writeFile(at('memorial.db'), 'since')
  await writeFile(at('memorial.db-wal'), 'and later')
  await writeFile(at('memorial-before-0024.db'), 'before')
}

const order = () => requestRollback(dataDir, at('memorial-before-0024.db'), former)

test('the former version restores the copy, and moves the newer database aside', async () => {
  await rollBackDatabase(dataDir, former)
  assert.equal(await read(at('memorial.db')), 'before')
  assert.deepEqual((await readdir(dataDir)).sort(), [
    'memorial-before-0024.db',
    'memorial.db',
    path.basename(aside),
  ])
  assert.equal(await read(path.join(aside, 'memorial.db')), 'since')
  assert.equal(await read(path.join(aside, 'memorial.db-wal')), 'and later')
})

test('any other version ignores the order and leaves it in place', async () => {
  await rollBackDatabase(dataDir, newer)
  assert.equal(await read(at('memorial.db')), 'since')
  await rollBackDatabase(dataDir, former)
  assert.equal(await read(at('memorial.db')), 'before')
})

test('a second order for the same version keeps the files that the first has moved aside', async () => {
  assert.equal(await requestRollback(dataDir, at('memorial-before-0024.db'), former), aside)
})

test('a withdrawn order leaves nothing, and is not carried out', async () => {
  withdrawRollback(dataDir)
  await rollBackDatabase(dataDir, former)
  assert.deepEqual((await readdir(dataDir)).sort(), [
    'memorial-before-0024.db',
    'memorial.db',
    'memorial.db-wal',
  ])
})

test('an order whose copy cannot be prepared is not given, and changes nothing', async () => {
  withdrawRollback(dataDir)
  const listed = await readdir(dataDir)
  await assert.rejects(requestRollback(dataDir, at('no copy'), former), { code: 'ENOENT' })
  assert.deepEqual(await readdir(dataDir), listed)
})

test('an order that names anything but a copy and a folder that we make is none, and is replaced', async () => {
  for (const names of [
    'memorial-before-0024.db\n../elsewhere',
    'memorial-before-0024.db\nfiles',
    '../elsewhere/memorial-before-0024.db\nnewer-1',
    'memorial.db\nnewer-1',
    'memorial-before-0024.db\nnewer-1/..',
    '\n',
  ]) {
    withdrawRollback(dataDir)
    await writeFile(at('back'), `${names}\n${former}\n`)
    assert.equal(readRollbackRequest(dataDir), null, names)
    await rollBackDatabase(dataDir, former)
    assert.equal(await read(at('memorial.db')), 'since', names)
    await order()
    assert.equal(readRollbackRequest(dataDir)?.formerDatabase, at('memorial-before-0024.db'))
  }
})

test('no file is written through a link that has the name of one of ours', async () => {
  withdrawRollback(dataDir)
  const victim = path.join(root, 'victim')
  await writeFile(victim, 'not ours')
  for (const name of ['back', 'back.part', 'memorial.db-back', 'memorial.db-back-part'])
    await symlink(victim, at(name))
  await order()
  await rollBackDatabase(dataDir, former)
  assert.equal(await read(at('memorial.db')), 'before')
  assert.equal(await read(victim), 'not ours')
})

for (const [between, when] of [
  [former, ''],
  [newer, ', also after a newer one has had its data meanwhile'],
] as const)
  test(`a restore that stops before any of its steps is completed by the next start of the former version${when}`, async () => {
    let step = 0
    for (let isStopped = true; isStopped; ) {
      await makeData()
      isStopped = await endsBefore(++step, async () => {
        aside = await order()
        await rollBackDatabase(dataDir, former)
      })
      if (isStopped && between === newer) {
        await rollBackDatabase(dataDir, newer)
        assert.equal(await read(at('memorial.db')), 'since', `step ${step}`)
        assert.equal(await read(at('memorial.db-wal')), 'and later', `step ${step}`)
      }
      if ((await read(at('memorial.db')).catch(() => '')) !== 'before') aside = await order()
      await rollBackDatabase(dataDir, former)
      assert.equal(await read(at('memorial.db')), 'before', `step ${step}`)
      assert.equal(await read(path.join(aside, 'memorial.db')), 'since', `step ${step}`)
      assert.equal(await read(path.join(aside, 'memorial.db-wal')), 'and later', `step ${step}`)
    }
    assert.ok(step > 8, `${step} steps`)
  })

/**
 * Runs `work` until its change number `step` of the disk, which fails as on a full disk or when killed. Returns false if `work`
 * makes fewer changes.
 */
async function endsBefore(step: number, work: () => Promise<void>): Promise<boolean> {
  let remainingSteps = step
  for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'copyFileSync', 'mkdirSync'] as const) {
    const original = fs[name] as (...args: unknown[]) => unknown
    mock.method(fs, name, (...args: unknown[]) => {
      if (--remainingSteps === 0) throw new Error('the end')
      return original(...args)
    })
  }
  syncBuiltinESMExports()
  const isStopped = await work().then(
    () => false,
    (error: Error) => error.message === 'the end',
  )
  mock.restoreAll()
  syncBuiltinESMExports()
  return isStopped
}
