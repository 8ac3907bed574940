import assert from 'node:assert/strict'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { makeCheckout, password } from '../../support/project/checkout.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const built = await makeCheckout(path.join(folder, 'built'))
const fresh = await makeCheckout(path.join(folder, 'fresh'), { isBuilt: false })

const versionsIn = (checkout: typeof built) =>
  readdirSync(checkout.at('')).filter((name) => /^(dist|node_modules)/.test(name))
const address = /The memorial is at (\S+)/

async function stop(server: ReturnType<typeof built.start>) {
  server.child.kill('SIGINT')
  assert.equal(await server.ended, 0)
}

test('before anything is built a command says in one line what to do, and installs nothing', async () => {
  for (const command of [
    'backup',
    'restore',
    'verify',
    'password',
    'keepers',
    'export',
    'archive',
    'import',
    'update',
    'back',
  ]) {
    const { code, out, err } = await fresh.run(command, 'x.zip')
    assert.equal(code, 1)
    assert.match(
      err,
      /^Nothing is built for this yet: please run `npm run build` first, and then this again\.\n$/,
    )
    assert.equal(out, '')
  }
  assert.deepEqual(versionsIn(fresh), [])
})

test('a first start without a registry ends with one line, which names the reason', async () => {
  const { code, err } = await fresh.run('start')
  assert.equal(code, 1)
  assert.match(err, /^npm could not install what is missing: .*ECONNREFUSED.*\n$/)
  assert.deepEqual(versionsIn(fresh), [])
})

test('A built checkout', async (story) => {
  await story.test(
    'a release without its packages and without a registry says what is missing, and starts nothing',
    async () => {
      const folderOf = built.at('dist-copied')
      renameSync(path.join(folderOf, 'node_modules'), built.at('packages'))
      renameSync(built.at('node_modules'), built.at('installed'))
      const { code, err } = await built.run('start')
      assert.equal(code, 1)
      assert.match(err, /^npm could not install what is missing: .*ECONNREFUSED[^\n]*\n$/)
      assert.doesNotMatch(err, /starts instead/)
      assert.match((await built.run('status')).err, /^Nothing is built for this yet/)
      renameSync(built.at('packages'), path.join(folderOf, 'node_modules'))
      renameSync(built.at('installed'), built.at('node_modules'))
    },
  )

  await story.test(
    'a start whose build fails warns in one line and serves the former build; a build says why',
    async () => {
      const before = versionsIn(built)
      built.edit('web/site/entry.ts', (text) => `${text}\nimport 'nothing-of-this-name'\n`)
      const server = built.start('start')
      await server.serving
      assert.match(server.out(), address)
      assert.match(
        server.err(),
        /^The pages .* says why\. The version that was built before starts instead\.\n$/,
      )
      await stop(server)
      const { code, err } = await built.run('build')
      assert.equal(code, 1)
      assert.match(err, /nothing-of-this-name/)
      assert.deepEqual(versionsIn(built), before)
    },
  )

  await story.test(
    'a running server needs nothing outside its build: neither node_modules nor a lockfile of its version',
    async () => {
      const server = built.start('start')
      await server.serving
      const url = address.exec(server.out())?.[1] ?? ''
      built.edit('package-lock.json', (text) => text.replaceAll('"version": "0.35.5"', '"version": "0.35.4"'))
      rmSync(built.at('node_modules'))

      const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
      for (const file of [fixture('photos/person-small-square.jpg'), fixture('formats/iphone.HEIC')]) {
        const added = await administrator.call('POST /api/media', { form: { title: 'Walter', file } })
        assert.equal(added.status, 201, added.text)
      }
      assert.equal((await built.run('backup', built.at('copy.zip'))).err, '')
      assert.equal((await built.run('verify')).code, 0)
      assert.equal((await built.run('restore', '--check', built.at('copy.zip'))).code, 0)
      await stop(server)
    },
  )

  await story.test(
    'a start that cannot install anything newer warns in one line and serves the former build',
    async () => {
      const before = versionsIn(built)
      const server = built.start('start')
      await server.serving
      assert.match(server.out(), address)
      assert.match(
        server.err(),
        /^npm could not install .*ECONNREFUSED.* was built before starts instead\.\n$/,
      )
      assert.deepEqual(versionsIn(built), before)
      await stop(server)
    },
  )
})
