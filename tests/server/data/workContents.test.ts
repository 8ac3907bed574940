import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { english } from '../../../languages/inLanguage.ts'
import { showReads } from '../../../contract/pages/show.ts'
import { workKinds } from '../../../contract/work.ts'
import type { Work, WorkByKind } from '../../../server/features/work/work.ts'
import { createWorkFeature } from '../../../server/features/work/workFeature.ts'
import { visitorIn } from '../../../server/http/callers/caller.ts'
import { bookReads } from '../../../server/outputs/book/bookReads.ts'
import { endpointsOfStaticCopy } from '../../../server/outputs/export/writeCopy.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()

const saveTribute = async (tribute: string) =>
  assert.equal((await admin.call('PUT /api/settings', { body: { tribute } })).status, 200)

/** Begins a film, runs it, and returns the function that reads whether it has changed. `options` are those of an earlier version. */
async function makeFilm(film: Work<'film'>, options?: object) {
  const { routes, jobs } = createWorkFeature({ film } as WorkByKind)
  const { db } = world.context
  assert.equal((await admin.call('POST /api/work/film', { body: {} })).status, 200)
  if (options)
    await db
      .updateTable('work')
      .set({ options: JSON.stringify(options) })
      .execute()
  const { id } = await db.selectFrom('work').select('id').executeTakeFirstOrThrow()
  await jobs.work(world.context, id, { signal: new AbortController().signal, tries: 1 })
  return async () => {
    const input = { query: {}, caller: visitorIn(english) } as unknown as Parameters<(typeof routes)['GET /api/work/film']>[1]
    return (await routes['GET /api/work/film'](world.context, input)).work?.isChanged
  }
}

test('a result is compared with the memorial only after a change, and only once after each', async () => {
  let title = 'Bees'
  let readCount = 0
  const isChanged = await makeFilm({
    readContents: async (_context, options) => {
      readCount += 1
      return { title, options }
    },
    run: async () => undefined,
  })
  for (let times = 0; times < 3; times += 1) assert.equal(await isChanged(), false)
  const service = { title: 'Farewell', date: 'TBD', time: 'TBD', location: 'Duluth' }
  assert.equal((await admin.call('POST /api/services', { body: service })).status, 201)
  assert.equal(await isChanged(), false)
  assert.equal(readCount, 1, 'only the run has read it, because nothing that it reads has changed')

  await saveTribute('He sang in the bath.')
  assert.deepEqual(await Promise.all([isChanged(), isChanged(), isChanged()]), [false, false, false])
  assert.equal(readCount, 2)
  title = 'Birds'
  assert.equal(await isChanged(), false, 'nothing has changed since')
  await saveTribute('He kept bees.')
  for (let times = 0; times < 3; times += 1) assert.equal(await isChanged(), true)
  assert.equal(readCount, 3)
})

test('work that an earlier version began has the defaults of the options that it did not store', async () => {
  const seen: unknown[] = []
  const film: Work<'film'> = {
    readContents: async (_context, options) => {
      seen.push(options)
      return options
    },
    run: async (_context, { options }) => void seen.push(options),
  }
  const isChanged = await makeFilm(film, {})
  await saveTribute('He sang in the bath.')
  assert.equal(await isChanged(), false)
  const options = { height: '1080' }
  assert.deepEqual(seen, [options, options, options])
})

test('the contract lists every kind of data that a result is made from, so that the dashboard reads it again', () => {
  // whom to thank is also read from the tables of answers and of guests
  const book = [...bookReads, 'GET /api/answers', 'GET /api/sent']
  const madeFrom = { copy: endpointsOfStaticCopy, book, film: showReads }
  for (const [kind, routes] of Object.entries(madeFrom)) {
    const reads = new Set<string>(routes)
    const resources = (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
      reads.has(endpoint.route) ? (endpoint.reads ?? []) : [],
    )
    assert.deepEqual(
      workKinds[kind as keyof typeof madeFrom].read.reads,
      [...new Set(resources)].sort(),
      kind,
    )
  }
})
