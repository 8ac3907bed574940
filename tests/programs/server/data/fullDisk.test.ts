import assert from 'node:assert/strict'
import { open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import { createNetworkSend, createPerson, type Person } from '../../../../samples/person.ts'
import { isDiskError, isFull } from '../../../../server/base/errors/databaseErrors.ts'
import { fail } from '../../../../server/base/errors/fail.ts'
import { toErrorLine } from '../../../../server/base/process/runCommand.ts'
import { findCause } from '../../../../server/platform/database/sqlite.ts'
import { fixture } from '../../../support/files/fixtures.ts'
import { readZip } from '../../../support/files/readZip.ts'
import { temporaryFolder } from '../../../support/files/temporaryFolder.ts'
import { builtProgram } from '../../../support/servers/builtProgram.ts'
import { startProcess } from '../../../support/servers/process.ts'
import { waitUntil } from '../../../support/servers/waitUntil.ts'
import { inFolder } from '../../../support/world/backends.ts'
import { environmentOf } from '../../../support/world/environment.ts'
import { administrator } from '../../../support/world/template.ts'
import { openWorld } from '../../../support/world/world.ts'

const RESERVE_BYTES = 16 * 1024 ** 2
const photo = () => fixture('photos/landscape-3mp-dragonfly.jpg')
const upload = (who: Person) => who.call('POST /api/media/upload', { form: { files: [photo()] } })
const share = (who: Person, content: string) =>
  who.call('POST /api/memories', { body: { name: 'Inga', email: null, content, mediaIds: null } })
const warningsOf = async (admin: Person) =>
  (await admin.call('GET /api/settings')).body.warnings?.join() ?? ''

test('Below the floor, visitors’ photographs are refused kindly, and the dashboard says so; nothing else changes', async () => {
  await using world = await openWorld({ config: { minFreeBytes: Number.MAX_SAFE_INTEGER } })
  const admin = await world.administrator()
  const { status, refusal } = await upload(world.visitor)
  assert.equal(status, 507)
  assert.match(refusal.message, /no room left .* Please tell the family/)
  assert.match(await warningsOf(admin), /disk is almost full: visitors cannot send photographs/)
  assert.equal((await admin.call('POST /api/media', { form: { file: photo() } })).status, 201)
})

test('With a database that cannot grow, the server responds 507, and works again afterwards', async () => {
  await using world = await openWorld({ postgresS3: false })
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(world.context.db)
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(world.context.db)
  let status = 201
  for (let n = 0; n < 10 && status === 201; n++)
    status = (await share(world.visitor, `${n}`.repeat(20_000))).status
  assert.equal(status, 507)
  await sql`pragma max_page_count = 1000000`.execute(world.context.db)
  assert.equal((await share(world.visitor, 'A line.')).status, 201)
})

test('On a disk without a byte left', async (story) => {
  const onSmallDisk = inNamespace('mount -t tmpfs -o size=128m none "$DATA_DIR"')
  const folder = temporaryFolder()
  const server = await startProcess(environmentOf(inFolder(folder)), { within: onSmallDisk })
  assert.ok(server.url, server.output())
  const disk = `/proc/${server.pid}/root${folder}`
  const visitor = createPerson(createNetworkSend(server.url))
  const admin = await visitor.logIn(administrator)
  const added = [1, 2].map((n) =>
    admin.call('POST /api/media', { form: { file: photo(), title: `Photo ${n}` } }),
  )
  const photos = (await Promise.all(added)).map(({ body }) => body)
  const filesOf = async () =>
    Promise.all(
      photos.map(async ({ id }) => (await readdir(`${disk}/files/private/${id}`)).includes('photo.jpg')),
    )
  await waitUntil(
    async () => (await filesOf()).every(Boolean),
    () => `no pictures were made:\n${server.output()}`,
  )
  await fill(`${disk}/ballast`)
  story.after(() => server.stop())

  await story.test('visitors are refused with 507, and everyone can read', async () => {
    assert.equal((await upload(visitor)).status, 507)
    assert.equal((await visitor.call('GET /api/media')).body.length, 2)
    assert.equal((await visitor.get('/gallery')).status, 200)
    assert.equal((await visitor.get(String(photos[0]?.filePath))).status, 200)
  })

  await story.test('copies to another disk are still made', async () => {
    const place = temporaryFolder()
    const env = environmentOf(inFolder(folder))
    const within = ['nsenter', `--target=${server.pid}`, '--user', '--mount', '--preserve-credentials']
    for (const name of ['commands/backup', 'commands/export']) {
      const program = [...builtProgram(name), path.join(place, path.basename(name))]
      const { ended, output } = await startProcess(env, { within, program })
      assert.equal(await ended, 0, output())
    }
  })

  await story.test('a missing picture is made in memory, and served repeatedly and in ranges', async () => {
    const [first] = photos as [Media]
    await rm(`${disk}/files/private/${first.id}/photo.jpg`)
    await rm(`${disk}/files/public`, { recursive: true, force: true })
    await fill(`${disk}/more-ballast`)
    for (const _ of [1, 2]) assert.equal((await visitor.get(String(first.filePath))).status, 200)
    const part = await visitor.get(String(first.filePath), { range: 'bytes=10-19' })
    assert.deepEqual([part.status, part.bytes.length], [206, 10])
    const originals = await admin.get('/api/archive')
    assert.ok(readZip(originals.bytes).has('memorial.db'), server.output())
    assert.ok((await readdir(disk)).includes('reserve'), 'the reserve is for what must be written')
  })

  await story.test('the family logs in, reads why, and deletes; then there is room again', async () => {
    // fills the room that the database has in its own files
    let status = 201
    for (let n = 0; n < 500 && status === 201; n++) status = (await share(visitor, 'x'.repeat(20_000))).status
    assert.equal(status, 507, server.output())
    const again = await visitor.logIn(administrator)
    assert.match(await warningsOf(again), /disk is almost full/)
    assert.equal((await share(visitor, 'The reserve is the family’s.')).status, 507)
    const [first] = photos as [Media]
    assert.equal((await again.call('DELETE /api/media/:id', { params: { id: first.id } })).status, 204)
    await waitUntil(
      async () => !(await readdir(`${disk}/files/private`)).includes(first.id),
      () => `its files stayed:\n${server.output()}`,
    )
    for (const ballast of ['ballast', 'more-ballast']) await rm(`${disk}/${ballast}`)
    assert.equal((await upload(visitor)).status, 201)
    assert.equal((await share(visitor, 'A line.')).status, 201)
    assert.equal(await warningsOf(again), '')
  })

  await story.test(
    'the reserve comes back by itself, so the family can log in when the disk is full again',
    async () => {
      const hasReserve = async () =>
        // a part of it is there while it is being written
        (await stat(`${disk}/reserve`).catch(() => null))?.size === RESERVE_BYTES
      const shareUntilFull = async () => {
        let status = 201
        for (let n = 0; n < 500 && status === 201; n++)
          status = (await share(visitor, 'x'.repeat(20_000))).status
        assert.equal(status, 507, server.output())
      }
      for (const time of ['second', 'third']) {
        assert.equal(await hasReserve(), true, time)
        await fill(`${disk}/ballast`)
        await shareUntilFull()
        // the family's logins are written into the room of the reserve; the first ones may fit into the database's own files
        for (let n = 0; n < 50 && (await hasReserve()); n++) await visitor.logIn(administrator)
        assert.equal(await hasReserve(), false, time)
        await rm(`${disk}/ballast`)
        await waitUntil(hasReserve, () => `the reserve did not come back:\n${server.output()}`)
      }
      assert.ok(server.output().split('could not look for jobs').length < 10, server.output())
    },
  )
})

test('a start without room for its folder says so in one line', async () => {
  const folder = temporaryFolder()
  const server = await startProcess(environmentOf(inFolder(path.join(folder, 'data'))), {
    within: inNamespace('mount -t tmpfs -o nr_inodes=1 none "$(dirname "$DATA_DIR")"'),
  })
  assert.equal(await server.ended, 1)
  assert.match(server.output(), /^Cannot start: there is no room left on the disk\. Make some/)
})

describe('Where a quota is used up', () => {
  const begin = (folder: string) => {
    const NODE_OPTIONS = `--import=${new URL('../../../support/servers/overQuota.ts', import.meta.url).href}`
    return startProcess({ ...environmentOf(inFolder(folder)), NODE_OPTIONS })
  }

  test('it acts like a full disk: visitors get 507, and the family logs in thanks to the reserve', async () => {
    const folder = temporaryFolder()
    await using server = await begin(folder)
    const visitor = createPerson(createNetworkSend(server.url))
    assert.equal((await share(visitor, 'Before.')).status, 201)
    await writeFile(path.join(folder, 'over'), '')
    assert.equal((await share(visitor, 'A line.')).status, 507)
    assert.equal((await upload(visitor)).status, 507)
    const admin = await visitor.logIn(administrator)
    assert.ok(!(await readdir(folder)).includes('reserve'), 'the reserve was given back')
    assert.match(await warningsOf(admin), /disk is almost full/)
    assert.equal((await share(visitor, 'The reserve is the family’s.')).status, 507)
    await rm(path.join(folder, 'over'))
    assert.equal((await share(visitor, 'After.')).status, 201)
    assert.equal(await warningsOf(admin), '')
  })

  test('a start uses the reserve, too', async () => {
    const folder = temporaryFolder()
    await (await begin(folder)).stop()
    await writeFile(path.join(folder, 'over'), '')
    await using server = await begin(folder)
    const visitor = createPerson(createNetworkSend(server.url))
    assert.match(await warningsOf(await visitor.logIn(administrator)), /disk is almost full/)
    await rm(path.join(folder, 'over'))
  })
})

test('a disk error counts as a broken disk only when another write succeeds', () => {
  const error = Object.assign(new Error('disk I/O error'), { errcode: 778 })
  const fullDisk = Object.assign(new Error('write'), { errno: -122 })
  const brokenDisk = Object.assign(new Error('write'), { code: 'EIO', errno: -5 })
  const after = (cause?: Error) =>
    findCause(error, () => {
      if (cause) throw cause
    })
  assert.deepEqual([after(fullDisk), after(brokenDisk), after()].map(isFull), [true, false, false])
  assert.equal(isDiskError(error), true)
})

test('a command on a full disk or with a used-up quota says in one line to make room, without the sentence for visitors', () => {
  const quota = Object.assign(new Error('Unknown system error -122'), { errno: -122 })
  assert.equal(
    toErrorLine(fail('disk_full')),
    'there is no room left on the disk. Make some, then try again.',
  )
  assert.match(
    toErrorLine(quota) ?? '',
    /^there is no room left on the disk for this user, whose quota is used up\. [^\n]+$/,
  )
})

/** Wraps a command in a mount namespace, which needs no root: only that process sees the disk mounted. */
function inNamespace(mount: string): string[] {
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', `${mount} && exec "$@"`, 'sh']
}

/** Writes until the disk is full. */
async function fill(file: string) {
  const handle = await open(file, 'w')
  const write = async (size: number): Promise<void> => {
    while (true) await handle.write(Buffer.alloc(size, 1))
  }
  for (const size of [1024 * 1024, 4096]) await write(size).catch(() => undefined)
  await handle.close()
}
