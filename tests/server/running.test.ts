import assert from 'node:assert/strict'
import { existsSync, linkSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { lockDataDir } from '../../server/base/process/lock.ts'
import {
  readRunningServer,
  removeRunningServer,
  describeThisServer,
  writeRunningServer,
} from '../../server/base/process/running.ts'
import { startProcess } from '../support/servers/process.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const makeDataDir = () => mkdtempSync(path.join(folder, 'data-'))
const fileIn = (dataDir: string) => path.join(dataDir, 'running.json')

/** Never edit this: a released update reads this form and writes it. */
const bytesOf1_0 =
  '{"pid":4711,"address":"http://127.0.0.1:3000","version":"1.0.0","folder":"/srv/memorial","since":"2026-11-26T18:00:00.000Z"}\n'
const serverOf1_0 = {
  pid: 4711,
  address: 'http://127.0.0.1:3000',
  version: '1.0.0',
  folder: '/srv/memorial',
  since: '2026-11-26T18:00:00.000Z',
}

test('the form of 1.0 is written byte for byte, and read even with fields that a later version added', () => {
  const dataDir = makeDataDir()
  using _ = lockDataDir(dataDir)
  writeRunningServer(dataDir, serverOf1_0)
  assert.equal(readFileSync(fileIn(dataDir), 'utf8'), bytesOf1_0)
  assert.deepEqual(readRunningServer(dataDir), serverOf1_0)
  writeFileSync(fileIn(dataDir), bytesOf1_0.replace('{', '{"mood":"calm",'))
  assert.deepEqual(readRunningServer(dataDir), serverOf1_0)
  removeRunningServer(dataDir)
  assert.equal(readRunningServer(dataDir), null)
})

test('the file of a killed server is ignored, even when its pid belongs to another process that holds the lock', () => {
  const dataDir = makeDataDir()
  assert.equal(readRunningServer(dataDir), null)
  lockDataDir(dataDir).close()
  writeRunningServer(dataDir, describeThisServer('http://127.0.0.1:3000'))
  assert.equal(readRunningServer(dataDir), null, 'nobody holds the lock')
  using _ = lockDataDir(dataDir)
  assert.equal(readRunningServer(dataDir), null, 'such as a restore, which is no server')
})

test('a complete file replaces the former one', () => {
  const dataDir = makeDataDir()
  using _ = lockDataDir(dataDir)
  writeRunningServer(dataDir, serverOf1_0)
  const opened = path.join(folder, 'opened')
  linkSync(fileIn(dataDir), opened)
  writeRunningServer(dataDir, { ...serverOf1_0, address: null })
  assert.equal(readFileSync(opened, 'utf8'), bytesOf1_0)
  assert.equal(readRunningServer(dataDir)?.address, null)
})

test('two memorials on one machine each record their server; a stopped one removes its record, and a killed one’s is ignored', async () => {
  const [one, other] = [makeDataDir(), makeDataDir()]
  await using first = await startProcess({ DATA_DIR: one })
  const second = await startProcess({ DATA_DIR: other, HOST: '0.0.0.0' })
  for (const [dataDir, { pid, url }] of [
    [one, first],
    [other, second],
  ] as const) {
    const { since, ...server } = readRunningServer(dataDir) ?? describeThisServer(null)
    const { since: _, ...expected } = describeThisServer(url)
    assert.deepEqual(server, { ...expected, pid })
    assert.ok(Date.parse(since) <= Date.now())
  }
  second.kill('SIGKILL')
  await second.ended
  assert.ok(existsSync(fileIn(other)))
  assert.equal(readRunningServer(other), null)
  await first.stop()
  assert.ok(!existsSync(fileIn(one)))
})
