import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { listPagePictures } from '../../../contract/outputs/book.ts'
import { workKinds } from '../../../contract/work.ts'
import { fail } from '../../../server/base/errors/fail.ts'
import { PlainError } from '../../../server/base/errors/PlainError.ts'
import { runWork } from '../../../server/features/work/runWork.ts'
import type { WorkByKind, Work, WorkRun } from '../../../server/features/work/work.ts'
import { newSqliteFolder, onPostgresS3 } from '../../support/world/backends.ts'
import type { Person } from '../../../samples/person.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openWorld, type World } from '../../support/world/world.ts'

const DAY = 86_400_000
const notBegun = { run: () => Promise.reject(new Error('not begun here')) }
const others = Object.fromEntries(
  Object.keys(workKinds).map((kind) => [kind, notBegun]),
) as unknown as WorkByKind

describe('Work that takes long', () => {
  let world: World
  let admin: Person
  beforeEach(async () => {
    world = await openWorld()
    admin = await world.administrator()
  })
  afterEach(() => world.close())

  const read = async () => (await admin.call('GET /api/work/copy')).body.work
  const begin = () => admin.call('POST /api/work/copy', { body: { size: 'small' } })
  const idOfWork = async () => (await world.context.db.selectFrom('work').select('id').executeTakeFirst())?.id

  /** Runs the started work on a server that may be told to stop. */
  async function run(
    does: (run: WorkRun<'copy'>) => Promise<string | void>,
    { tries = 1, signal = new AbortController().signal } = {},
  ) {
    const copy: Work<'copy'> = {
      async run(_, given) {
        const content = await does(given)
        if (content === undefined) return undefined
        const file = path.join(given.folder, 'memorial.zip')
        await writeFile(file, content)
        return { file, remarks: ['Bees could not be read.'] }
      },
    }
    await runWork(world.context, { ...others, copy })((await idOfWork()) ?? '', { signal, tries })
  }

  async function untilAborted(signal: AbortSignal): Promise<never> {
    if (!signal.aborted) await once(signal, 'abort')
    throw new Error('aborted')
  }

  test('reports its progress, and the administrator can download its result', async () => {
    await begin()
    let folder = ''
    await run(async (given) => {
      folder = given.folder
      assert.deepEqual(given.options, { size: 'small', book: false })
      given.reportProgress(3, 40)
      await waitUntil(async () => (await read())?.done === 3, 'its progress is not seen')
      assert.deepEqual([(await read())?.state, (await read())?.of], ['running', 40])
      return 'the copy'
    })
    assert.ok(!existsSync(folder), 'what it wrote on the way is gone')
    const { state, bytes, remarks, filePath, until } = (await read()) ?? {}
    assert.deepEqual([state, bytes, remarks], ['ready', 8, ['Bees could not be read.']])
    assert.equal((await admin.get(filePath ?? '')).text, 'the copy')
    assert.equal((await world.visitor.get(filePath ?? '')).status, 401)
    assert.ok(Date.parse(until ?? '') > world.context.clock() + 2 * DAY)
  })

  test('shows pages before its result is ready, only to the administrator', async () => {
    await begin()
    await run(async ({ folder, showPages }) => {
      for (const name of listPagePictures(2))
        await writeFile(path.join(folder, name), gzipSync(`<svg id="${name}"/>`))
      await showPages(2)
      const { state, filePath, pages = [] } = (await read()) ?? {}
      assert.deepEqual([state, filePath, pages.length], ['running', null, 2])
      for (const [index, page] of pages.entries()) {
        const { bytes, headers } = await admin.get(page)
        assert.equal(headers['content-type'], 'image/svg+xml')
        assert.match(gunzipSync(bytes).toString(), new RegExp(listPagePictures(2)[index] ?? ''))
        assert.equal((await world.visitor.get(page)).status, 401)
      }
      return 'the copy'
    })
    assert.deepEqual([(await read())?.state, (await read())?.pages.length], ['ready', 2])
  })

  test('that is canceled while its pages are stored leaves none of them', async () => {
    await begin()
    await run(async ({ folder, showPages }) => {
      for (const name of listPagePictures(1)) await writeFile(path.join(folder, name), '')
      await admin.call('DELETE /api/work/copy')
      await world.settle()
      await showPages(1)
      return 'the copy'
    })
    await world.settle()
    assert.deepEqual(await world.context.storage.list('private/'), [])
  })

  test('begun twice is done once, and can be begun again when it has ended', async () => {
    await Promise.all([begin(), begin(), begin()])
    const first = await idOfWork()
    await run(async () => 'the first')
    const { filePath } = (await read()) ?? {}
    assert.equal((await begin()).body.work?.state, 'running')
    assert.notEqual(await idOfWork(), first)
    await run(async () => 'the second')
    assert.equal((await admin.get(filePath ?? '')).status, 404)
    assert.equal((await admin.get((await read())?.filePath ?? '')).text, 'the second')
  })

  test('that is canceled stops, and leaves nothing', async () => {
    await begin()
    const id = await idOfWork()
    await run(async ({ signal }) => {
      assert.equal((await admin.call('DELETE /api/work/copy')).status, 204)
      assert.equal(await read(), null)
      return untilAborted(signal)
    })
    assert.equal(await read(), null)
    assert.deepEqual(await world.context.storage.list(`private/${id}/`), [])
  })

  test('that is canceled just as its result is ready leaves nothing either', async () => {
    await begin()
    const id = await idOfWork()
    const { storage } = world.context
    const { put } = storage
    storage.put = async (...asked) => {
      await put(...asked)
      await admin.call('DELETE /api/work/copy')
      await world.settle()
    }
    await run(async () => 'too late')
    await world.settle()
    assert.equal(await read(), null)
    assert.deepEqual(await storage.list(`private/${id}/`), [])
  })

  test('that a server left unfinished when it stopped is begun again', async () => {
    await begin()
    const stopping = new AbortController()
    const stoppedRun = run(({ signal }) => untilAborted(signal), stopping)
    stopping.abort()
    await assert.rejects(stoppedRun)
    assert.equal((await read())?.state, 'running')
    await run(async () => 'after all', { tries: 2 })
    assert.equal((await read())?.state, 'ready')
  })

  test('is taken over from a server that was thought dead, which then stops', async () => {
    await begin()
    const begun = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    let hasStopped = false
    const dead = run(async ({ signal, showPages }) => {
      begun.resolve()
      await taken.promise
      // as each write, this one notices that the work belongs to another server
      await showPages(0)
      hasStopped = signal.aborted
    })
    await begun.promise
    await run(async () => {
      taken.resolve()
      await dead
      return 'of the other'
    })
    assert.ok(hasStopped, 'the run that was taken for dead goes on')
    assert.equal((await admin.get((await read())?.filePath ?? '')).text, 'of the other')
  })

  test('during which the server dies again and again is given up with a message', async () => {
    await begin()
    await run(async () => assert.fail('it is not tried again'), { tries: 4 })
    const { state, message } = (await read()) ?? {}
    assert.equal(state, 'failed')
    assert.match(message ?? '', /^It was interrupted several times\. Please start again\.$/)
  })

  // several servers leave the backup to the one that has the folder
  if (!onPostgresS3)
    test('and is a backup says so where the server has no folder for it', async () => {
      await admin.call('POST /api/work/backup', { body: {} })
      await world.settle()
      const { state, message } = (await admin.call('GET /api/work/backup')).body.work ?? {}
      assert.equal(state, 'failed')
      assert.match(
        message ?? '',
        /^The server has no folder for backups yet\. Ask the person who runs it to set BACKUP_FOLDER/,
      )
    })

  for (const [error, message, polish] of [
    // a terminal is in English, so only English is there
    [new PlainError('Choose another folder.'), 'Choose another folder.', 'Choose another folder.'],
    [
      fail('broken_file', { file: 'bees.jpg' }),
      '“bees.jpg” is damaged or incomplete and cannot be read. Please send it again from where it is stored.',
      'Plik „bees.jpg” jest uszkodzony lub niepełny i nie da się go odczytać. Można jeszcze raz wysłać oryginał.',
    ],
    [
      Object.assign(new Error(), { code: 'ENOSPC' }),
      'There is no room left on the disk. Make some, then try again.',
      'Na dysku nie ma już miejsca. Trzeba zwolnić trochę miejsca i spróbować ponownie.',
    ],
    [
      new Error('select * from secrets'),
      'Something went wrong here. Please start again.',
      'Coś poszło nie tak. Można zacząć jeszcze raz.',
    ],
  ] as const)
    test(`that fails says “${message}”`, async () => {
      await begin()
      await run(() => Promise.reject(error))
      const { state, message: shown, filePath } = (await read()) ?? {}
      assert.deepEqual([state, shown, filePath], ['failed', message, null])
      const inPolish = await admin.call('GET /api/work/copy', { headers: { 'accept-language': 'pl' } })
      assert.equal(inPolish.body.work?.message?.replaceAll('\u00a0', ' '), polish)
      assert.equal((await begin()).body.work?.state, 'running')
    })
})

test('A result is still there after a restart, and goes when its time is over', async () => {
  const backend = await newSqliteFolder('small')
  const first = await openWorld({ on: backend, pages: true })
  await (await first.administrator()).call('POST /api/work/copy', { body: { size: 'small' } })
  await first.settle()
  await first.close()
  await using world = await openWorld({ on: backend })
  const admin = await world.administrator()
  await world.context.jobs.beginRepeating()
  await world.settle()
  const { filePath } = (await admin.call('GET /api/work/copy')).body.work ?? {}
  assert.equal((await admin.get(filePath ?? '')).status, 200)
  world.pass(3 * DAY + 60_000)
  await world.settle()
  assert.equal((await (await world.administrator()).call('GET /api/work/copy')).body.work, null)
  assert.deepEqual(await world.context.storage.list(`private/${filePath?.split('/')[3]}/`), [])
})
