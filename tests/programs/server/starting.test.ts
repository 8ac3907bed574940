import assert from 'node:assert/strict'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { PlainError } from '../../../server/base/errors/PlainError.ts'
import { lockDataDir } from '../../../server/base/process/lock.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { startProcess } from '../../support/servers/process.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { openWorld } from '../../support/world/world.ts'

const start = (dataDir: string, env: Record<string, string> = {}) =>
  startProcess({ DATA_DIR: dataDir, ...env })

/** The server from source, where packages are separate files; the build follows the same imports. */
const source = path.resolve(import.meta.dirname, '../../../server/main.ts')

/** Starts and ends a server, and returns the packages that it has loaded. */
async function packagesOfStart(dataDir: string): Promise<string[]> {
  const list = new URL('../../support/project/listPackages.ts', import.meta.url).href
  const env = { DATA_DIR: dataDir, NODE_OPTIONS: `--import=${list}` }
  const server = await startProcess(env, { program: [source] })
  await server.stop()
  return /Loaded packages: (.*)/.exec(server.output())?.[1]?.split(' ') ?? []
}

describe('A start', () => {
  test('prints the address and, the first time only, a password it made up; a signal ends it cleanly', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    assert.match(first.output(), /^Memorial \d+\.\d+\.\d+, database \d{4}-\S+, Node v\d+\S+$/m)
    assert.match(first.output(), /password [a-z]+(-[a-z]+){3}-\d\d \(shown only this once\)/)
    assert.equal((await fetch(`${first.url}/healthz`)).status, 200)
    first.kill('SIGINT')
    assert.equal(await first.ended, 0)
    const second = await start(dataDir)
    assert.doesNotMatch(second.output(), /password/)
    assert.equal(await second.stop(), 0)
  })

  test('on a folder or port that another process uses is refused in one line, and a killed process leaves no lock', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    const second = await start(dataDir)
    assert.equal(await second.ended, 1)
    assert.match(second.output(), /^Cannot start: Another process is using [^\n]+\n$/)
    const other = await start(temporaryFolder(), { PORT: new URL(first.url).port })
    assert.equal(await other.ended, 1)
    assert.match(other.output(), /Cannot start: [^\n]*EADDRINUSE[^\n]*\n$/)
    assert.match(other.output(), /password [a-z]+(-[a-z]+){3}-\d\d \(shown only this once\)/)
    first.kill('SIGKILL')
    await first.ended
    await using third = await start(dataDir)
    assert.match(third.output(), /The memorial is at/)
  })

  test('loads no package that only some memorials or requests need', async () => {
    const { dataDir } = await newSqliteFolder()
    const loaded = await packagesOfStart(dataDir)
    assert.ok(loaded.includes('fastify'), 'the packages of the start are listed')
    // undici provides fetch and WebSockets: 4 MB that any import of node:http loads
    const late = ['sharp', 'nodemailer', 'pg', 'aws4fetch', 'ajv', '@fastify/swagger', 'undici']
    const early = late.filter((name) => loaded.includes(name))
    assert.deepEqual(early, [])
  })

  test('on a folder that cannot be used says why, and blames no other process', async () => {
    const dataDir = temporaryFolder()
    const file = path.join(dataDir, 'a-file')
    await writeFile(file, '')
    const broken = path.join(dataDir, 'broken')
    await mkdir(broken)
    await writeFile(
      path.join(broken, 'lock.db'),
      'no database at all, but long enough to be taken for one. '.repeat(40),
    )
    for (const [folder, reason] of [
      [path.join(file, 'data'), /lies below a file, not below a folder\. Choose another place\.$/],
      [broken, /not a database/],
    ] as const) {
      const isSaid = (error: unknown) =>
        error instanceof PlainError &&
        /^DATA_DIR \S+ cannot be used: [^\n]+$/.test(error.message) &&
        reason.test(error.message)
      assert.throws(() => lockDataDir(folder), isSaid)
    }
    await rm(file)
    await rm(broken, { recursive: true })
  })

  test('with lost files, or a lost database, is refused with the way out', async () => {
    const on = await newSqliteFolder()
    const saved = path.join(on.dataDir, 'files')
    for (const [lost, sentence] of [
      [saved, /its files are not[^\n]+backup/],
      [path.join(on.dataDir, 'memorial.db'), /its database is empty[^\n]+backup/],
    ] as const) {
      await rename(lost, `${lost}-away`)
      await assert.rejects(openWorld({ on }), sentence)
      await rm(lost, { recursive: true, force: true })
      await rename(`${lost}-away`, lost)
    }
    await (await openWorld({ on })).close()
  })

  test('where no process may listen says in one line what to set', async () => {
    const dataDir = temporaryFolder()
    for (const [env, fault] of [
      [{ HOST: '192.0.2.1' }, /^Cannot start: HOST 192\.0\.2\.1 is not an address of this machine[^\n]+\n$/m],
      [{ HOST: 'no-such-host.invalid' }, /^Cannot start: HOST no-such-host\.invalid [^\n]+\n$/m],
    ] as const) {
      const refused = await start(dataDir, env)
      assert.equal(await refused.ended, 1)
      assert.match(refused.output(), fault)
    }
  })
})
