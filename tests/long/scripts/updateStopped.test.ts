import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { lockDataDir } from '../../../server/base/process/lock.ts'
import {
  readRunningServer,
  describeThisServer,
  writeRunningServer,
} from '../../../server/base/process/running.ts'
import type { Script } from '../../support/project/checkout.ts'
import { serveCheckout } from '../../support/project/serveCheckout.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

const { folder, url, checkout, server, pid, packThisAs, pidOfServer, folderOfServer, killServer } =
  await serveCheckout()
const release = packThisAs('1.1.0')

const isNew = () => folderOfServer() === checkout.at('versions/memorial-1.1.0')

const printed = (script: Script, text: string) =>
  waitUntil(
    () => script.out().includes(text),
    () => `${script.out()}${script.err()}`,
  )

const leftovers = () =>
  readdirSync(checkout.at('versions')).filter((name) => /^(trial|unfinished)/.test(name))

test('a second update at the same time is refused and changes nothing, whenever it begins', async () => {
  const first = checkout.start('update', release)
  await printed(first, 'Unpacking')
  const [update, back] = await Promise.all([checkout.run('update', release), checkout.run('back', '--yes')])
  assert.deepEqual([update.code, back.code], [1, 1])
  assert.match(update.err, /^Cannot update: another update, or npm run back, is running here\. Wait .*\n$/)
  assert.match(back.err, /^Cannot go back: another update, or npm run back, is running here\. Wait .*\n$/)
  assert.equal(update.out + back.out, '')
  await printed(first, 'Trying')
  assert.equal((await checkout.run('update', release)).code, 1)
  assert.equal(await first.ended, 0, first.err())
  assert.equal(pidOfServer(), pid)
  assert.ok(isNew())

  const backs = await Promise.all([checkout.run('back'), checkout.run('back')])
  assert.deepEqual(backs.map(({ code }) => code).sort(), [0, 1])
  assert.equal(pidOfServer(), pid)
  assert.ok(!isNew())
})

test('an update that is killed before or after it tells the server is finished by the same one again', async () => {
  for (const step of ['SIGUSR2', 'after SIGUSR2']) {
    assert.equal((await checkout.runStopped('kill', step, 'update', release)).code, null)
    const { code, out, err } = await checkout.run('update', release)
    assert.equal(code, 0, err)
    assert.match(out, /The current version is [\d.]+\.\n$/)
    assert.ok(isNew())
    assert.equal(pidOfServer(), pid)
    assert.match((await checkout.run('update', release)).err, /there is nothing to update\.\n$/)

    assert.equal((await checkout.runStopped('kill', step, 'back')).code, null)
    const back = await checkout.run('back')
    assert.equal(back.code, 0, back.err)
    assert.ok(!isNew())
    assert.equal(pidOfServer(), pid)
  }
})

test('an update that is killed is taken back by going back', async () => {
  assert.equal((await checkout.runStopped('kill', 'SIGUSR2', 'update', release)).code, null)
  assert.ok(existsSync(checkout.at('current')))
  const { code, err } = await checkout.run('back')
  assert.equal(code, 0, err)
  assert.ok(!existsSync(checkout.at('current')))
  assert.ok(!isNew())
})

test('going back to the database from before is finished by the next one, in the same process', async () => {
  const newer = packThisAs('1.1.1', { changesForm: true })
  for (const step of ['SIGUSR2', 'after SIGUSR2']) {
    const { code, err } = await checkout.run('update', newer)
    assert.equal(code, 0, err)
    assert.equal((await checkout.runStopped('kill', step, 'back', '--yes')).code, null)
    const back = await checkout.run('back')
    assert.equal(back.code, 0, back.err)
    assert.equal(pidOfServer(), pid)
    assert.equal(folderOfServer(), path.join(folder, 'checkout'))
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    assert.match((await checkout.run('back')).err, /already is the former one/)
  }
})

test('a command of a version that is no longer the present one changes nothing', async () => {
  assert.equal((await checkout.run('update', release)).code, 0)
  writeFileSync(checkout.at('scripts/stale.mjs'), `import '../dist-copied/server/commands/back.js'`)
  const { code, err } = await checkout.run('stale')
  assert.equal(code, 1)
  assert.match(err, /^Cannot go back: this is version .* has just ended\. Try again\.\n$/)
  assert.ok(isNew())
  assert.equal((await checkout.run('back')).code, 0)
})

test('a trial whose update was killed is ended by the next update, and nothing of it stays', async () => {
  const killed = checkout.start('update', packThisAs('1.2.0'))
  await printed(killed, 'Trying')
  const pidOfTrial = () =>
    leftovers().flatMap((name) => readRunningServer(checkout.at(`versions/${name}`))?.pid ?? [])[0]
  await waitUntil(
    () => pidOfTrial() !== undefined,
    () => `${killed.out()}${killed.err()}`,
  )
  const orphan = pidOfTrial()
  killed.child.kill('SIGKILL')
  await killed.ended
  mkdirSync(checkout.at('versions/unfinished-1'))
  assert.equal((await checkout.run('update', path.join(folder, 'none.tar.gz'))).code, 1)
  assert.deepEqual(leftovers(), [])
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(orphan)], { encoding: 'utf8' })
  assert.match(stdout, /^Z|^$/, 'it has ended, no matter what reaps it')
  assert.equal(pidOfServer(), pid, 'the memorial itself runs on')
})

test('the folder that the server runs from is never emptied', async () => {
  const { code, err } = await checkout.run('update', release)
  assert.equal(code, 0, err)
  // these are missing after going back, until the server is started again
  rmSync(checkout.at('current'))
  rmSync(checkout.at('versions/former.json'))
  const refused = await checkout.run('update', release)
  assert.equal(refused.code, 1)
  assert.match(
    refused.err,
    /^Cannot update: process \d+ runs from .*memorial-1\.1\.0\. Stop it first, then try again\.\n$/,
  )
  assert.ok(isNew())
})

test('a server in a container is never signaled by its pid: a line asks for a restart', async () => {
  killServer()
  await server.ended
  writeFileSync(checkout.at('scripts/wait.mjs'), 'setInterval(() => {}, 1000)')
  const innocent = checkout.start('wait')
  using _ = lockDataDir(checkout.at('data'))
  const pidThere = innocent.child.pid ?? 0
  writeRunningServer(checkout.at('data'), {
    ...describeThisServer('http://127.0.0.1:1'),
    pid: pidThere,
    folder: '/app',
  })
  const { code, out, err } = await checkout.run('update', release)
  assert.equal(code, 0, err)
  assert.match(out, /Restart the server now/)
  assert.deepEqual([innocent.child.exitCode, innocent.child.signalCode], [null, null])
  innocent.child.kill()
})
