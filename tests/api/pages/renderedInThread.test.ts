import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from '../../../server/platform/database/change.ts'
import { writeRender } from '../../support/pages/writeRender.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

/** Makes pages that say in which thread they are rendered, and how many memories they got. */
const buildPages = () =>
  writeRender(`import { isMainThread } from 'node:worker_threads'
    export const render = async (data, read) => {
      const memories = await read('GET /api/memories')
      if (memories.some(({ name }) => name === 'Broken')) throw new Error('cannot be rendered')
      const html = isMainThread + ' ' + memories.length
      return { html, documentSlide: '', data: { ...data, seeds: {} } }
    }`)

const { world, admin } = await openSharedWorld({ dist: await buildPages() })
const read = async (address: string) => {
  const { status, text } = await world.visitor.get(address)
  return status === 200 ? (/<div id="root">(.*?)<\/div>/.exec(text)?.[1] ?? '') : status
}

test('a page with a whole list is rendered in a thread of its own, each time from the list as it is', async () => {
  assert.deepEqual([await read('/memories'), await read('/memories?all')], ['true 0', 'false 0'])
  await admin.call('POST /api/memories', { body: { name: 'Ada' } })
  assert.deepEqual(
    await Promise.all(['/memories?all', '/gallery?all', '/memories'].map(read)),
    ['false 1', 500, 'true 1'],
    'the gallery has no memories to read',
  )
})

test('a page that cannot be rendered is an error, and the next one is rendered', async () => {
  const { body } = await admin.call('POST /api/memories', { body: { name: 'Broken' } })
  assert.equal(await read('/memories?all'), 500)
  await admin.call('DELETE /api/memories/:id', { params: { id: body.id } })
  assert.match(String(await read('/memories?all')), /^false/)
})

test('strangers who ask for the whole lists of many queries at once do not queue without end', async () => {
  const rows = Array.from({ length: 30 }, (_, number) => memoryRow(`memory${number}`))
  await change(world.context, ['memories'], (tx) => tx.insertInto('memories').values(rows).execute())
  const answers = await Promise.all(rows.map((_, number) => read(`/memories?all&q=${number}`)))
  assert.deepEqual(Map.groupBy(answers, String).get('503')?.length, 10)
  assert.match(String(await read('/memories?all&q=later')), /^false/)
})
