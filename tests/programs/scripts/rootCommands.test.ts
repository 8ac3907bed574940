import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { lockDataDir } from '../../../server/base/process/lock.ts'
import { makeCheckout, password } from '../../support/project/checkout.ts'
import { openReleases } from '../../support/project/packRelease.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const skip = userInfo().uid !== 0 && 'only root becomes another user'

/** 'nobody' on Debian. In these tests, the service runs as this user. */
const SERVICE = 65_534

test('Root runs the commands of a memorial that belongs to the user of a service', {
  skip,
}, async (story) => {
  const folder = temporaryFolder()
  const [port] = await takePorts(1)
  const url = `http://127.0.0.1:${port}`
  const checkout = await makeCheckout(path.join(folder, 'checkout'), { port })
  const releases = openReleases(checkout, folder)
  after(releases.killServer)
  for (const open of [folder, checkout.at('')]) chmodSync(open, 0o755)
  const data = checkout.at('data')
  const own = (name: string) => {
    const made = path.join(folder, name)
    mkdirSync(made)
    chownSync(made, SERVICE, SERVICE)
    return made
  }
  mkdirSync(data)
  chownSync(data, SERVICE, SERVICE)

  /** A file and a folder that only root may read, and that nothing may change. */
  const secret = path.join(folder, 'secret')
  mkdirSync(secret, { mode: 0o700 })
  writeFileSync(path.join(secret, 'target'), 'only for root', { mode: 0o600 })
  const assertSecretIsSafe = () => {
    assert.deepEqual(readdirSync(secret), ['target'])
    assert.equal(readFileSync(path.join(secret, 'target'), 'utf8'), 'only for root')
    for (const file of [secret, path.join(secret, 'target')]) assert.equal(statSync(file).uid, 0)
  }

  /** Fails if a file of root lies in the data. */
  function assertAllIsOwned(at = data) {
    const names = readdirSync(at, { recursive: true, encoding: 'utf8' })
    assert.deepEqual(
      names.filter((name) => lstatSync(path.join(at, name)).uid !== SERVICE),
      [],
    )
  }
  const run = async (name: string, ...args: string[]) => {
    const { code, out, err } = await checkout.run(name, ...args)
    assert.equal(code, 0, `${name}: ${out}${err}`)
    return out
  }
  async function serveOnce() {
    const server = checkout.start('start')
    await server.serving
    server.child.kill('SIGTERM')
    assert.equal(await server.ended, 0, server.err())
  }
  /** Puts a link in place of a file, as an attacker does who has taken over the server. */
  const plant = (name: string, target: string) => {
    rmSync(path.join(data, name), { force: true })
    symlinkSync(target, path.join(data, name))
    lchownSync(path.join(data, name), SERVICE, SERVICE)
  }

  await story.test('a start, and every command, leaves no file of root in DATA_DIR', async () => {
    const server = checkout.start('start')
    await server.serving
    const status = readFileSync(`/proc/${releases.pidOfServer()}/status`, 'utf8')
    assert.match(status, new RegExp(`^Uid:\\t${SERVICE}\\t${SERVICE}\\t`, 'm'), server.err())
    const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
    const form = { title: 'Walter', file: fixture('photos/person-small-square.jpg') }
    assert.equal((await administrator.call('POST /api/media', { form })).status, 201)
    server.child.kill('SIGTERM')
    assert.equal(await server.ended, 0)
    assertAllIsOwned()

    const made = own('made')
    await run('backup', path.join(made, 'walter'))
    await run('backup', path.join(made, 'walter.zip'))
    await run('archive', path.join(made, 'originals.zip'))
    await run('export', path.join(made, 'copy'))
    await run('verify')
    await run('keepers', 'list')
    await run('password', 'admin')
    await run('import', path.resolve('tests/fixtures/photos/landscape-2mp-bee.jpg'))
    await checkout.run('status')
    await checkout.run('doctor')
    assertAllIsOwned()
    assertAllIsOwned(made)

    const places = { restored: own('restored'), imported: own('imported') }
    const restored = await checkout.runWith(
      { DATA_DIR: places.restored },
      'restore',
      path.join(made, 'walter.zip'),
    )
    assert.equal(restored.code, 0, restored.err)
    const imported = await checkout.runWith(
      { DATA_DIR: places.imported },
      'import',
      path.join(made, 'originals.zip'),
    )
    assert.equal(imported.code, 0, imported.err)
    for (const place of Object.values(places)) {
      assert.ok(existsSync(path.join(place, 'memorial.db')))
      assertAllIsOwned(place)
    }
  })

  await story.test('where the owner may not write or read, one sentence names the owner', async () => {
    for (const [name, place] of [
      ['backup', 'walter'],
      ['backup', 'walter.zip'],
      ['archive', 'originals.zip'],
      ['export', 'copy'],
      ['import', 'target'],
      ['restore', 'target'],
    ] as const) {
      const { code, out, err } = await checkout.run(name, path.join(secret, place))
      assert.equal(code, 1, `${name}: ${out}${err}`)
      assert.match(err + out, /nobody, the owner of DATA_DIR/, name)
      assert.doesNotMatch(err, /\n {4}at /, err)
      assertSecretIsSafe()
    }
    assertAllIsOwned()
  })

  await story.test('links that are planted in DATA_DIR lead no command to a file of root', async () => {
    for (const name of [
      'running.json',
      'running.json.part',
      'lock.db',
      'reserve',
      'back.part',
      'memorial.db-back-part',
      'memorial.db-back',
      'spool/x',
    ])
      plant(name, path.join(secret, 'target'))
    await checkout.run('backup', path.join(folder, 'made/walter'))
    await checkout.run('verify')
    await checkout.run('doctor')
    await checkout.run('start')
    assertSecretIsSafe()
    for (const name of ['lock.db', 'running.json', 'running.json.part', 'reserve', 'spool/x'])
      rmSync(path.join(data, name), { force: true })
  })

  await story.test(
    'an update and the way back obey nothing that the service’s user wrote, and leave it no file of root',
    async () => {
      const release = releases.packThisAs('1.1.0', { changesForm: true })
      chmodSync(path.join(folder, 'made'), 0o755)
      for (const name of ['memorial.db-back-part', 'memorial.db-back', 'back.part'])
        plant(name, path.join(secret, 'target'))
      // as an earlier version has left the folder
      execFileSync('cp', ['-r', path.join(folder, 'made/walter'), checkout.at('copies')])
      const out = await run('update', release)
      assert.match(out, /The current version is 1\.1\.0/)
      assertSecretIsSafe()
      assertAllIsOwned(checkout.at('copies'))
      assert.equal(lstatSync(checkout.at('current')).uid, 0)
      await serveOnce()
      writeFileSync(
        path.join(data, 'back'),
        `memorial-before-9999-newer.db\n../../secret\n${path.join(folder, 'checkout')}\n`,
      )
      chownSync(path.join(data, 'back'), SERVICE, SERVICE)
      plant('memorial.db-back-part', path.join(secret, 'target'))
      await run('back', '--yes')
      assertSecretIsSafe()
      assertAllIsOwned()
      assert.ok(!existsSync(checkout.at('current')))
      await serveOnce()
      assertAllIsOwned()
    },
  )

  await story.test('no process of root gets a signal, whatever running.json says', async () => {
    const release = path.join(folder, 'memorial-1.1.0.tar.gz')
    await run('update', release)
    const idle = ['--eval', 'setInterval(() => {}, 1000)', checkout.at('dist-copied/server/main.js')]
    const [sleeper, rootsOwn] = [spawn('sleep', ['600']), spawn(process.execPath, idle)]
    after(() => [sleeper, rootsOwn].map((child) => child.kill()))
    using _ = lockDataDir(data)
    for (const { pid } of [sleeper, rootsOwn])
      for (const [command, argument] of [
        ['back', '--yes'],
        ['update', release],
      ] as const) {
        const folderOfServer = path.join(folder, 'checkout')
        const server = { pid, address: null, version: '1.1.0', folder: folderOfServer, since: new Date() }
        writeFileSync(path.join(data, 'running.json'), JSON.stringify(server))
        chownSync(path.join(data, 'running.json'), SERVICE, SERVICE)
        assert.match(await run(command, argument), /Restart the server now/)
      }
    for (const { exitCode, signalCode } of [sleeper, rootsOwn])
      assert.deepEqual([exitCode, signalCode], [null, null])
  })
})
