import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { takePorts } from '../../scripts/support/takePorts.ts'
import { newServers } from '../support/world/backends.ts'
import { makeCheckout, password } from '../support/project/checkout.ts'
import { environmentOf } from '../support/world/environment.ts'
import { fixture } from '../support/files/fixtures.ts'
import { openReleases } from '../support/project/packRelease.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const [port] = await takePorts(1)
const url = `http://127.0.0.1:${port}`
const { DATA_DIR: _, ...env } = environmentOf({ ...(await newServers()), dataDir: '' })
const checkout = await makeCheckout(path.join(folder, 'checkout'), {
  port,
  env: { ...env, ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: password },
})
const { pack, packThisAs, pidOfServer } = openReleases(checkout, folder)
const server = checkout.start('start')
await server.serving

const readTitles = async () =>
  (await createPerson(createNetworkSend(url)).call('GET /api/media')).body.map(({ title }) => title)

test('a new version is tried on a copy of all data in PostgreSQL and S3, never on the originals, and then takes over', async () => {
  const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
  const form = { title: 'Walter', file: fixture('photos/person-small-square.jpg') }
  assert.equal((await administrator.call('POST /api/media', { form })).status, 201, server.err())

  const start = `
    import { DatabaseSync } from 'node:sqlite'
    import { readdirSync } from 'node:fs'
    const { DATA_DIR, DATABASE_URL, S3_BUCKET } = process.env
    const [{ id, title }] = new DatabaseSync(DATA_DIR + '/memorial.db').prepare('select id, title from media').all()
    console.error('Found', title, readdirSync(DATA_DIR + '/files/private/' + id).includes('original'), DATABASE_URL + S3_BUCKET)
    process.exit(1)`
  const refused = await checkout.run('update', pack('1.0.9', { start }))
  assert.equal(refused.code, 1)
  assert.match(refused.err, /does not start: Found Walter true\s*$/m)

  const pid = pidOfServer()
  const { code, out, err } = await checkout.run('update', packThisAs('1.1.0'))
  assert.equal(code, 0, err)
  assert.match(out, /The current version is 1\.1\.0\./)
  assert.equal(pidOfServer(), pid)
  assert.deepEqual(await readTitles(), ['Walter'])
  assert.equal((await checkout.run('back')).code, 0)
  assert.deepEqual(await readTitles(), ['Walter'])
})
