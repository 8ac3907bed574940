import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const helper = await world.helper()
const ask = (askVisitors: 'on' | 'off') => admin.call('PUT /api/settings', { body: { askVisitors } })
await ask('on')

const say = (id: string, body: object, headers: Record<string, string> = {}) =>
  visitor.call('POST /api/media/:id/answers', { params: { id }, body, headers })
const readAnswers = async () => (await helper.call('GET /api/answers')).body
const countPhotographs = async () => (await helper.call('GET /api/answers/count')).body.count
const readItem = async (id: string, by = visitor) =>
  (await by.call('GET /api/media')).body.find((item) => item.id === id)

test('what visitors say waits for the keepers, in the order in which it was said, and nobody else sees it', async () => {
  const [{ id: pier }, { id: lake }] = [await addPhoto(admin, { title: 'Pier' }), await addPhoto(admin)]
  assert.deepEqual((await readItem(pier))?.asks, ['who', 'when'])
  await say(lake, { where: ' At the  lake ' })
  await say(pier, { who: ['Inga', 'Ruth'], when: 'summer ’62', from: 'Ida' })
  world.pass(1)
  await say(pier, { when: '4/3/1965' })
  const [first, second] = await readAnswers()
  assert.deepEqual([first?.media.title, second?.media.id, await countPhotographs()], ['Pier', lake, 2])
  assert.deepEqual(
    first?.answers.map(({ kind, value, takenAt, from }) => [kind, value, takenAt, from]),
    [
      ['who', 'Inga', undefined, 'Ida'],
      ['who', 'Ruth', undefined, 'Ida'],
      ['when', 'summer ’62', '1962-22', 'Ida'],
      ['when', '4/3/1965', null, null],
    ],
  )
  assert.doesNotMatch(JSON.stringify((await visitor.call('GET /api/media')).body), /Inga|1962/)
})
