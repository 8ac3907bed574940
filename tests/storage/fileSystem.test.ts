import assert from 'node:assert/strict'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { isUnsharableDatabaseError } from '../../server/base/errors/databaseErrors.ts'
import { lockFolder, failUnsharable } from '../../server/base/process/lock.ts'
import { readFileSystemType } from '../../server/base/fileSystem.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const isLinux = process.platform === 'linux'

test('the file system type of a path is that of its innermost mount', () => {
  assert.equal(readFileSystemType('/proc/self/status'), isLinux ? 'proc' : null)
  assert.notEqual(readFileSystemType('/proceed'), 'proc')
})

test('a file system without locks or shared memory is reported with its type and with what to do', () => {
  // SQLite's errors for 9p, for a network without locks, and for a damaged file
  assert.deepEqual(
    [5386, 3850, 11].map((errcode) =>
      isUnsharableDatabaseError(Object.assign(new Error('disk I/O error'), { errcode })),
    ),
    [true, true, false],
  )
  const { message } = failUnsharable('/proc')
  assert.match(message, isLinux ? /^\/proc is on a file system \(proc\) that cannot/ : /^\/proc is on/)
  assert.match(message, /Choose a folder on a disk of this machine\.$/)
})

test('a lock held by another process is not mistaken for a file system without locks', async () => {
  const folder = temporaryFolder()
  const taken = new PlainError('taken')
  const lock = lockFolder(folder, taken)
  assert.throws(() => lockFolder(folder, taken), taken)
  lock.close()
  lockFolder(path.resolve(folder), taken).close()
})

test('when two processes lock a folder at the same moment, one always succeeds', async () => {
  const folder = temporaryFolder()
  const [arrived, refused] = [
    new Int32Array(new SharedArrayBuffer(4)),
    new Int32Array(new SharedArrayBuffer(4 * ROUNDS)),
  ]
  const workerData = {
    module: import.meta.resolve('../../server/base/process/lock.ts'),
    folder,
    arrived,
    refused,
  }
  const workers = [1, 2].map(() => new Worker(locking, { eval: true, workerData }))
  await Promise.all(workers.map((worker) => once(worker, 'exit')))
  assert.equal(Atomics.load(arrived, 0), 2 * ROUNDS)
  assert.equal(refused.filter((both) => both === 2).length, 0)
})

const ROUNDS = 500

/** Locks and unlocks in each round, once the other process has reached that round. */
const locking = `
const { module, folder, arrived, refused } = require('node:worker_threads').workerData
import(module).then(({ lockFolder }) => {
  for (const round of refused.keys()) {
    Atomics.add(arrived, 0, 1)
    while (Atomics.load(arrived, 0) < 2 * (round + 1));
    try {
      lockFolder(folder, new Error('taken')).close()
    } catch {
      Atomics.add(refused, round, 1)
    }
  }
})`
