import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { inFolder } from '../../support/world/backends.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { openWorld } from '../../support/world/world.ts'

const script = path.resolve(import.meta.dirname, '../../../scripts/support/fillSamples.ts')
const parent = temporaryFolder()
const fill = (folder: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [script, folder], { env: { ...process.env, ...env } })

test('the demo’s administrator is the one that the environment names', async () => {
  const dataDir = path.join(parent, 'named')
  const account = { username: 'anna', password: 'a walk by the lake' }
  await fill(dataDir, { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password })
  const world = await openWorld({ on: inFolder(dataDir) })
  assert.equal((await world.visitor.call('POST /api/login', { body: account })).status, 200)
  await world.close()
  const login = await readFile(path.join(dataDir, 'administrator.txt'), 'utf8')
  assert.match(login, /^Administrator anna/)
  assert.ok(!login.includes(account.password))
})

test('a password that no server would take is rejected in one line, before anything is filled in', async () => {
  const folder = path.join(parent, 'short')
  await assert.rejects(fill(folder, { ADMIN_PASSWORD: 'short' }), (error: { stderr: string }) => {
    assert.match(error.stderr, /ADMIN_PASSWORD must have at least 10 characters\n$/)
    return true
  })
  assert.equal(existsSync(folder), false)
})

test('a folder where no demo can be made is reported in one line', async () => {
  await assert.rejects(fill(path.join(script, 'demo'), {}), (error: { stderr: string }) => {
    assert.match(
      error.stderr,
      /^Cannot fill the samples in: \S+ lies below a file.* Choose another place\.\n$/m,
    )
    assert.doesNotMatch(error.stderr, /^ +at /m)
    return true
  })
})
