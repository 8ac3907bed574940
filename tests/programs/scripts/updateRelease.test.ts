import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { lockFolder } from '../../../server/base/process/lock.ts'
import { password } from '../../support/project/checkout.ts'
import { serveCheckout } from '../../support/project/serveCheckout.ts'
import { fixture } from '../../support/files/fixtures.ts'

const { folder, url, checkout, pack, packThisAs, pidOfServer, folderOfServer } = await serveCheckout()
const release = packThisAs('1.1.0')

/** Returns the program of a small server that replaces the memorial's, and answers every request in this way. */
const serverThatAnswers = (status: number, body: string) => `
  import { createServer } from 'node:http'
  import { writeFileSync } from 'node:fs'
  import { DatabaseSync } from 'node:sqlite'
  const lock = new DatabaseSync(process.env.DATA_DIR + '/lock.db', { timeout: 500 })
  lock.exec('begin exclusive')
  const server = createServer((_, answer) => answer.writeHead(${status}).end('${body}'))
  server.listen(process.env.PORT, '127.0.0.1', () => {
    const address = 'http://127.0.0.1:' + server.address().port
    const running = { pid: process.pid, address, version: '9.9.9', folder: import.meta.dirname, since: new Date() }
    writeFileSync(process.env.DATA_DIR + '/running.json', JSON.stringify(running))
  })`

const addPhoto = async (title: string) => {
  const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
  const file = fixture('photos/person-small-square.jpg')
  const added = await administrator.call('POST /api/media', { form: { title, file } })
  assert.equal(added.status, 201, added.text)
}

const titles = async () => {
  const { body } = await createPerson(createNetworkSend(url)).call('GET /api/media')
  return body.map(({ title }) => title)
}

/** Packs a release that contains only its package.json. */
function packWithoutScripts(): string {
  const file = pack('1.0.7', {})
  execFileSync('tar', ['-czf', file, '-C', path.join(folder, 'made'), 'memorial-1.0.7/package.json'])
  return file
}

/** Packs a release, and next to it another folder. */
function packWithFolder(): string {
  const file = pack('1.0.6', {})
  mkdirSync(path.join(folder, 'made/photos'))
  execFileSync('tar', ['-czf', file, '-C', path.join(folder, 'made'), 'memorial-1.0.6', 'photos'])
  return file
}

/** Packs a folder of files that are no program. */
function packPhotos(): string {
  const file = path.join(folder, 'photos.tar.gz')
  execFileSync('tar', ['-czf', file, '-C', path.join(folder, 'made'), 'photos'])
  return file
}

/** Packs a release whose top folder is a link to a folder elsewhere, which holds a newer version. */
function packLinked(): string {
  const elsewhere = path.join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(path.join(elsewhere, 'package.json'), JSON.stringify({ name: 'memorial', version: '1.0.8' }))
  symlinkSync(elsewhere, path.join(folder, 'memorial-1.0.8'))
  const file = path.join(folder, 'memorial-1.0.8.tar.gz')
  execFileSync('tar', ['-czf', file, '-C', folder, 'memorial-1.0.8'])
  return file
}

/** Fails if a refused update has changed or left something. */
function assertNothingChanged(pid: number | null) {
  assert.equal(pidOfServer(), pid)
  assert.ok(!existsSync(checkout.at('current')))
  const leftovers = readdirSync(checkout.at('versions')).filter((name) => /^(trial|unfinished)/.test(name))
  assert.deepEqual(leftovers, [])
}

test('An update to a release', async (story) => {
  await story.test(
    'a file that is not a newer release is refused in one line, and so is any file during another update',
    async () => {
      const refused = async (file: string, reason: RegExp) => {
        const { code, err } = await checkout.run('update', file)
        assert.equal(code, 1)
        assert.match(err, reason)
      }
      writeFileSync(path.join(folder, 'letter.tar.gz'), 'Dear Walter')
      await refused(path.join(folder, 'letter.tar.gz'), /^Cannot update: .* cannot be unpacked: .*\n$/)
      await refused(path.join(folder, 'missing.tar.gz'), /^Cannot update: there is no file .*\n$/)
      await refused(pack('0.9.0', {}), /^Cannot update: .* is version 0\.9\.0, and this is .*\n$/)
      for (const file of [packLinked(), packWithFolder(), packPhotos()])
        await refused(file, /^Cannot update: .* is not a release of the memorial\.\n$/)
      await refused(
        packWithoutScripts(),
        /^Cannot update: memorial-1\.0\.7\.tar\.gz is incomplete: its scripts are missing\. .*\n$/,
      )
      writeFileSync(path.join(folder, 'SHA256SUMS'), `${'0'.repeat(64)}  ${path.basename(release)}\n`)
      await refused(release, /^Cannot update: .* is not the file that .*SHA256SUMS names: .*\n$/)
      rmSync(path.join(folder, 'SHA256SUMS'))
      const { err } = await checkout.run('back')
      assert.equal(err, 'Cannot go back: there has been no update here, so there is no former version.\n')
      writeFileSync(checkout.at('versions/former.json'), '{')
      assert.match((await checkout.run('back')).err, /^Cannot go back: .*former\.json is damaged.*\n$/)
      rmSync(checkout.at('versions/former.json'))
      using _ = lockFolder(checkout.at('versions'), new Error('it is locked'))
      const atWork = /another update, or npm run back, is running here/
      assert.match((await checkout.run('update', release)).err, atWork)
      assert.match((await checkout.run('back')).err, atWork)
    },
  )

  await story.test(
    'a release whose packages cannot be fetched leaves nothing, and names the one that has them',
    async () => {
      const pid = pidOfServer()
      for (const build of [
        `console.log('Installing…'); console.error('No registry.'); process.exit(1)`,
        `throw new Error('No registry.')`,
      ]) {
        const { code, err } = await checkout.run('update', pack('1.0.9', { build }))
        assert.equal(code, 1)
        assert.match(
          err,
          /^Cannot update: memorial-1\.0\.9\.tar\.gz needs .* No registry\. .* with dependencies .*\n$/,
        )
        assertNothingChanged(pid)
      }
      assert.deepEqual(readdirSync(checkout.at('versions')), ['lock.db'])
    },
  )

  await story.test(
    'a version that does not start, answers wrongly or misses something never touches the data',
    async () => {
      await addPhoto('Walter')
      const pid = pidOfServer()
      const verify = `console.log('Lost.'); process.exit(1)`
      for (const [version, scripts, reason] of [
        [
          '1.0.1',
          { start: `console.error('No such lake.'); process.exit(1)` },
          /does not start: No such lake\./,
        ],
        [
          '1.0.2',
          { start: serverThatAnswers(500, ''), verify },
          /readyz answers 500\n {2}\/ answers 500\n[^]*verify finds faults:\nLost\./,
        ],
      ] as const) {
        const { code, err } = await checkout.run('update', pack(version, scripts))
        assert.equal(code, 1)
        assert.match(err, reason)
        assertNothingChanged(pid)
      }
      assert.deepEqual(await titles(), ['Walter'])
    },
  )

  await story.test(
    'a version that passes its trial takes over in the same process, and the way back keeps what came since',
    async () => {
      const pid = pidOfServer()
      const { code, out, err } = await checkout.run('update', release)
      assert.equal(code, 0, err)
      assert.match(out, /The current version is 1\.1\.0\. npm run back returns to [\d.]+\.\n$/)
      assert.equal(pidOfServer(), pid)
      assert.equal(folderOfServer(), checkout.at('versions/memorial-1.1.0'))
      await addPhoto('Walter at the lake')
      const back = await checkout.run('back')
      assert.equal(back.code, 0, back.err)
      assert.match(back.out, /database was not changed, and everything is there\.\n$/)
      assert.equal(pidOfServer(), pid)
      assert.equal(folderOfServer(), path.join(folder, 'checkout'))
      assert.deepEqual((await titles()).sort(), ['Walter', 'Walter at the lake'])
    },
  )

  await story.test(
    'an update that is killed before it tells the server is finished by the same one again',
    async () => {
      const pid = pidOfServer()
      assert.equal((await checkout.runStopped('kill', 'SIGUSR2', 'update', release)).code, null)
      const { code, out, err } = await checkout.run('update', release)
      assert.equal(code, 0, err)
      assert.match(out, /finishing it first[^]*The current version is [\d.]+\.\n$/)
      assert.equal(pidOfServer(), pid)
      assert.equal(folderOfServer(), checkout.at('versions/memorial-1.1.0'))
    },
  )

  await story.test(
    'going back from a new migration first says what it costs, then restores the earlier copy, and loses nothing',
    async () => {
      const database = new DatabaseSync(checkout.at('data/memorial.db'))
      database.exec(`vacuum into '${checkout.at('data/memorial-before-9999-newer.db')}'`)
      database.exec(`insert into kysely_migration (name, timestamp) values ('9999-newer', '2026-11-25')`)
      database.close()
      await addPhoto('Written since')
      const asked = await checkout.run('back')
      assert.equal(asked.code, 1)
      assert.match(asked.out, /no longer shown then: .*media 1.*npm run back -- --yes\n$/s)
      assert.equal(folderOfServer(), checkout.at('versions/memorial-1.1.0'))
      // before the link leads to the former version
      assert.equal((await checkout.runStopped('kill', '/current', 'back', '--yes')).code, null)
      const { code, out, err } = await checkout.run('back', '--yes')
      assert.equal(code, 0, err)
      assert.equal(folderOfServer(), path.join(folder, 'checkout'))
      assert.deepEqual((await titles()).sort(), ['Walter', 'Walter at the lake'])
      const [, aside = ''] = /kept in (.*)\.\n/.exec(out) ?? []
      const newer = new DatabaseSync(path.join(aside, 'memorial.db'))
      assert.equal(newer.prepare(`select count(*) as n from media where title = 'Written since'`).get()?.n, 1)
      newer.close()
    },
  )

  await story.test(
    'a version that answers on the copy but not on the data is replaced by the former one automatically',
    async () => {
      const start = `
      if (!process.env.DATA_DIR.includes('/trial-')) process.exit(1)
      ${serverThatAnswers(200, '</html>')}`
      const { code, out, err } = await checkout.run('update', pack('1.3.0', { start }))
      assert.equal(code, 1)
      assert.match(err, /^Cannot update: version 1\.3\.0 did not answer on your data.* is back\.\n$/)
      assert.match(out, /The former version runs in the background/)
      assert.equal(folderOfServer(), path.join(folder, 'checkout'))
      assert.deepEqual((await titles()).sort(), ['Walter', 'Walter at the lake'])
    },
  )
})
