import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { projectFolder } from '../../server/startup/projectFolder.ts'
import { processOf, signal } from '../../server/update/processes.ts'
import { runningServer } from '../../server/update/runningServer.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const dataDir = temporaryFolder()
const lock = path.join(dataDir, 'lock.db')
await writeFile(lock, '')
const started: ChildProcess[] = []
after(() => {
  for (const child of started) child.kill('SIGKILL')
})

const main = path.join(projectFolder, 'dist/server/main.js')
const opensFile = `require('fs').openSync(process.argv[1])`
const locksFile = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('begin exclusive')`

/** Runs this with two arguments, and resolves when it waits. */
async function run(program: string, ...args: string[]): Promise<ChildProcess> {
  const waits = `${program}; console.log('waits'); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--eval', waits, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(child)
  await once(child.stdout, 'data')
  return child
}

async function end(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('the server of a data folder is the one that runs our program and holds the lock', async () => {
  assert.equal(runningServer(dataDir), null)
  await run(opensFile, lock)
  // reads our program as well, as a backup program does
  await run(opensFile, lock, main)
  assert.equal(runningServer(dataDir), null)
  const server = await run(locksFile, lock, main)
  assert.equal(runningServer(dataDir)?.pid, server.pid)
  await end(server)
})

test('another command of ours that holds the lock, such as a restore, is no server', async () => {
  const restore = await run(locksFile, lock, path.join(projectFolder, 'dist/server/backup/restoreMain.js'))
  assert.equal(runningServer(dataDir), null)
  await end(restore)
})

test('a process that has the number of one that ended gets no signal', async () => {
  const child = await run('')
  const found = processOf(child.pid ?? 0)
  assert.ok(found)
  signal({ ...found, began: `${Number(found.began) - 1}` }, 'SIGKILL')
  signal(found, 'SIGTERM')
  const [, by] = await once(child, 'exit')
  assert.equal(by, 'SIGTERM')
})
