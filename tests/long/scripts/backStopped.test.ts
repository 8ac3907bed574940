import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { newestMigration } from '../../../server/platform/database/migrate.ts'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { makeCheckout, password, type Script } from '../../support/project/checkout.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openReleases } from '../../support/project/packRelease.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

/** A memorial that was updated to a newer form, with a photograph from before and one from since. */
const data = path.join(folder, 'data')
await makeData()
const AT_ONCE = 4

test('going back that is killed, or finds the disk full, before any of its steps is finished by the next one', async () => {
  const stopped: number[] = []
  let step = 0
  let isPastLast = false
  const next = async () => {
    while (!isPastLast) {
      const ownStep = ++step
      if (await stopAndFinish(ownStep)) stopped.push(ownStep)
      else isPastLast = true
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  assert.ok(stopped.length > 10, `${stopped.length} rounds were stopped`)
})

/** Stops going back before a step, then finishes it. Returns whether going back has as many steps. */
async function stopAndFinish(step: number): Promise<boolean> {
  const checkout = await makeUpdated(path.join(folder, `${step}`))
  const killed = await checkout.runStopped('kill', step, 'back', '--yes')
  if (killed.code === 0) return false
  // until the database is back, a start of the newer version shows everything
  if (existsSync(checkout.at('current')) || existsSync(checkout.at('data/back')))
    await assertServes(checkout.start('../versions/memorial-1.1.0/scripts/start'), ['Since', 'Walter'])

  const failed = await checkout.runStopped('full', step, 'back', '--yes')
  if (failed.code !== 0)
    assert.equal(
      failed.err,
      'Cannot go back: there is no room left on the disk. Make some, then try again.\n',
    )
  const isBack = !existsSync(checkout.at('current'))
  await assertServes(checkout.start('start'), isBack ? ['Walter'] : ['Since', 'Walter'])

  const { code, err } = failed.code === 0 ? failed : await checkout.run('back', '--yes')
  assert.equal(code, 0, `step ${step}: ${err}`)
  assert.equal(lstatSync(checkout.at('current'), { throwIfNoEntry: false }), undefined)
  assert.deepEqual(titlesIn(checkout.at('data/memorial.db')), ['Walter'])
  const [aside = '', ...more] = readdirSync(checkout.at('data')).filter((name) => name.startsWith('newer-'))
  assert.deepEqual(more, [])
  assert.deepEqual(titlesIn(checkout.at(`data/${aside}/memorial.db`)), ['Since', 'Walter'])
  const again = await checkout.run('back')
  assert.match(again.err, /^Cannot go back: version [\d.]+ already is the former one\.\n$/)
  return true
}

async function assertServes(server: Script, titles: string[]) {
  const { body } = await createPerson(createNetworkSend(await urlOf(server))).call('GET /api/media')
  assert.deepEqual(body.map(({ title }) => title).sort(), titles)
  await stop(server)
}

async function urlOf(server: Script): Promise<string> {
  await server.serving
  const [, url] = /The memorial is at (\S+)/.exec(server.out()) ?? []
  assert.ok(url, server.out() + server.err())
  return url
}

async function stop(server: Script) {
  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
}

function titlesIn(file: string) {
  using database = new DatabaseSync(file)
  return database
    .prepare('select title from media order by title')
    .all()
    .map(({ title }) => title)
}

async function makeData() {
  const checkout = await makeCheckout(path.join(folder, 'checkout'))
  openReleases(checkout, folder).packThisAs('1.1.0', { changesForm: true })
  const add = async (server: Script, title: string) => {
    const administrator = await createPerson(createNetworkSend(await urlOf(server))).logIn({
      username: 'admin',
      password,
    })
    const form = { title, file: fixture('photos/person-small-square.jpg') }
    assert.equal((await administrator.call('POST /api/media', { form })).status, 201)
  }
  const former = checkout.start('start')
  await add(former, 'Walter')
  await stop(former)
  const newer = checkout.start('../../made/memorial-1.1.0/scripts/start')
  await add(newer, 'Since')
  // this kill leaves a part of the database in memorial.db-wal, as a power cut does
  newer.child.kill('SIGKILL')
  await newer.ended
  cpSync(checkout.at('data'), data, { recursive: true })
}

/** Makes another checkout that is already updated. */
async function makeUpdated(at: string) {
  mkdirSync(at)
  const link = (from: string, to: string) => execFileSync('cp', ['-al', from, path.join(at, to)])
  link(path.join(folder, 'checkout/dist-copied'), 'dist-copied')
  const checkout = await makeCheckout(at, { isBuilt: false })
  symlinkSync('dist-copied', checkout.at('dist'))
  symlinkSync(path.join(folder, 'checkout/node_modules'), checkout.at('node_modules'))
  mkdirSync(checkout.at('versions'))
  link(path.join(folder, 'made/memorial-1.1.0'), 'versions/memorial-1.1.0')
  symlinkSync('versions/memorial-1.1.0', checkout.at('current'))
  const former = { folder: at, version: '1.0.0', migration: newestMigration, copy: 'copies' }
  writeFileSync(checkout.at('versions/former.json'), JSON.stringify(former))
  cpSync(data, checkout.at('data'), { recursive: true })
  return checkout
}
