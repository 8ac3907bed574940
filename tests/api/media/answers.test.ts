import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '../../../domain/timeUnits.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ config: { trustProxy: 1 } })
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

const decide = (
  ids: readonly string[],
  decision: string,
  by = helper,
  takenAt?: string,
  names?: Record<string, string>,
) => by.call('POST /api/answers/decide', { body: { ids, decision, takenAt, names } })
const idsOf = async (id: string) =>
  (await readAnswers()).find(({ media }) => media.id === id)?.answers.map((answer) => answer.id) ?? []
/** Says something about a new photograph. Returns its id, and the ids of the answers. */
async function sayOnNew(...bodies: object[]) {
  const { id } = await addPhoto(admin, { title: 'Meadow', description: 'In May' })
  for (const body of bodies) assert.equal((await say(id, body)).status, 204)
  return { id, ids: await idsOf(id) }
}
/** Reads what visitors see of an item: its names, its date, its description, and what they are asked about it. */
async function readKnown(id: string) {
  const { people = [], takenAt, description, asks } = (await readItem(id)) ?? {}
  return [people.map(({ name }) => name).join(), takenAt, description, asks?.join()]
}
const known = ['Inga', '1962', 'In May\nAt the lake', 'who']
const unknown = ['', null, 'In May', 'who,when']

test('what is taken is a name, the date and a line of the description, each in the history, until it waits again', async () => {
  const { id, ids } = await sayOnNew({ who: ['Inga', 'Karl'], when: 'in 1962', where: 'At the lake' })
  assert.deepEqual(await readKnown(id), unknown)
  const { body } = await decide(ids, 'take')
  assert.equal(body.media[0]?.takenAt, '1962')
  assert.deepEqual([await readKnown(id), await idsOf(id)], [['Inga,Karl', ...known.slice(1)], []])
  const history = (await helper.call('GET /api/media/:id/history', { params: { id } })).body
  assert.equal(history.length, 4)
  await decide(ids, 'reopen')
  assert.deepEqual([await readKnown(id), await idsOf(id)], [unknown, ids])
  await decide(ids, 'putAside')
  assert.deepEqual([await readKnown(id), await idsOf(id)], [unknown, []])
  const entries = (await admin.call('GET /api/journal')).body.entries
  assert.deepEqual([entries[0]?.title, entries[0]?.after], ['Meadow', { putAside: 4 }])
  await decide(ids, 'reopen')
  assert.deepEqual(await idsOf(id), ids)
})

test('what a keeper has changed since it was taken stays, and what was known before stays, too', async () => {
  const { id, ids } = await sayOnNew({ who: ['Inga', 'Ruth'], when: '1962', where: 'At the lake' })
  const edit = (body: object) => helper.call('PUT /api/media/:id', { params: { id }, body })
  await helper.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'ruth' }] } })
  await decide(ids, 'take')
  await edit({ takenAt: '1963', description: 'In May\nAt the lake\nWith ice cream' })
  await decide(ids, 'reopen')
  assert.deepEqual(await readKnown(id), ['ruth', '1963', 'In May\nAt the lake\nWith ice cream', 'who'])
  const area = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 }
  await decide(ids, 'take')
  await edit({ description: 'At the pond' })
  await helper.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'Inga', area }] } })
  await decide(ids, 'reopen')
  assert.deepEqual(await readKnown(id), ['Inga,ruth', '1963', 'At the pond', 'who'])
})

test('a date that can be two is not guessed, and nothing is taken with it until a keeper says which it is', async () => {
  const { id, ids } = await sayOnNew({ who: ['Inga'], when: '4/3/1965' })
  const { status, refusal } = await decide(ids, 'take')
  assert.deepEqual([status, refusal.message], [400, 'A date is written like 1958, 1958-06 or 1958-06-01'])
  assert.deepEqual([await readKnown(id), await idsOf(id)], [unknown, ids])
  await decide(ids, 'take', helper, '1965-03-04')
  assert.deepEqual([await readKnown(id), await idsOf(id)], [['Inga', '1965-03-04', 'In May', 'who'], []])
})

test('two keepers decide at once: the same counts once, and the other one is told', async () => {
  const { id, ids } = await sayOnNew({ who: ['Inga'], when: '1962', where: 'At the lake' })
  for (const { status } of await Promise.all([decide(ids, 'take'), decide(ids, 'take', admin)]))
    assert.equal(status, 200)
  assert.deepEqual(await readKnown(id), known)
  assert.equal((await decide(ids, 'putAside')).refusal.code, 'conflict')
  await decide(ids, 'reopen')
  const both = await Promise.all([decide(ids, 'take'), decide(ids, 'putAside', admin)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
})

test('answers go to the trash and come back with their photograph, and what is missing is named', async () => {
  const { id, ids } = await sayOnNew({ when: '1962' })
  const other = await sayOnNew({ when: '1963' })
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await admin.call('DELETE /api/media/:id', { params: { id } })
  const { code, issues } = (await decide([...other.ids, ...ids], 'take')).refusal
  assert.deepEqual([code, issues?.map(({ path }) => path)], ['not_found', ['ids.1']])
  assert.deepEqual(await readKnown(other.id), unknown)
  await admin.call('POST /api/deleted/put-back', { body: { ids: [id] } })
  assert.deepEqual(await idsOf(id), ids)
})

test('only a photograph that visitors see and are asked about takes an answer, and only if it says something', async () => {
  const { id } = await addPhoto(admin)
  const status = async (body: object) => (await say(id, body)).status
  const change = (body: object) => helper.call('PUT /api/media/:id', { params: { id }, body })
  const empty = await say(id, { who: [], when: '  ', from: 'Ida' })
  assert.deepEqual(empty.refusal.issues, [
    { path: 'who', message: 'Please say who is in the photograph, when it was taken, or where' },
  ])
  assert.equal(await status({ who: ['x'.repeat(1_000)] }), 400)
  assert.equal(await status({ when: '1962', website: 'https://spam.example' }), 204)
  assert.deepEqual(await idsOf(id), [])
  await helper.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'Inga' }] } })
  await change({ takenAt: '1962' })
  // somebody else may be in it
  assert.deepEqual((await readItem(id))?.asks, ['who'])
  assert.equal(await status({ who: ['Ruth'] }), 204)
  await helper.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })
  assert.equal(await status({ when: '1962' }), 404)
  await helper.call('POST /api/media/visibility', { body: { ids: [id], visible: true } })
  await ask('off')
  assert.deepEqual([await status({ when: '1962' }), (await readItem(id))?.asks], [404, undefined])
  await ask('on')
})

test('a retry adds nothing, also at the same time', async () => {
  const { id } = await addPhoto(admin)
  const send = () => say(id, { who: ['Inga', 'Ruth'], when: '1962' }, { 'idempotency-key': 'answer-of-ida' })
  for (const { status } of [...(await Promise.all([send(), send()])), await send()]) assert.equal(status, 204)
  assert.equal((await idsOf(id)).length, 3)
})

test('what a stranger says has room for 300 things about one photograph, and others are still heard', async () => {
  const [{ id }, { id: other }] = [await addPhoto(admin), await addPhoto(admin)]
  const who = Array.from({ length: 30 }, (_, index) => `Guest ${index}`)
  const sayFrom = async (network: number, photograph: string, body: object) => {
    const { status, refusal } = await say(photograph, body, { 'x-forwarded-for': `203.0.113.${network}` })
    return refusal?.code ?? status
  }
  assert.equal(await sayFrom(1, id, { who }), 204)
  // one network has given all that it can in a day; others can give more
  assert.equal(await sayFrom(1, id, { when: '1962' }), 'too_many_answers')
  assert.equal(await sayFrom(1, other, { when: '1962' }), 204)
  for (let network = 2; network <= 10; network++) assert.equal(await sayFrom(network, id, { who }), 204)
  assert.equal(await sayFrom(11, id, { when: '1962' }), 'too_many_answers')
  await decide(await idsOf(id), 'putAside')
  assert.equal(await sayFrom(11, id, { when: '1962' }), 204)
  assert.equal(await sayFrom(1, id, { when: '1962' }), 'too_many_answers')
  world.pass(DAY + 1)
  assert.equal(await sayFrom(1, id, { when: '1962' }), 204)
})

test('a person is named as the family writes the name, and words with a doubt name nobody', async () => {
  const { id, ids } = await sayOnNew({
    who: ['Anna Müller, geb. Schmidt, Helen and Emil', 'her brother Otto, I think'],
  })
  const [first] = await readAnswers()
  const said = first?.answers.map(({ kind, value }) => `${kind} ${value}`)
  assert.deepEqual(said, [
    'who Anna Müller, geb. Schmidt',
    'who Helen',
    'who Emil',
    'remark her brother Otto, I think',
  ])
  const [, helen = ''] = ids
  await decide(ids, 'take', helper, undefined, { [helen]: 'Helen Berg' })
  const description = 'In May\nher brother Otto, I think'
  const names = 'Anna Müller, geb. Schmidt,Helen Berg,Emil'
  assert.deepEqual(await readKnown(id), [names, null, description, 'who,when'])
  // a line that is there already is not written a second time
  const again = await sayOnNew({ where: 'In May' })
  await decide(again.ids, 'take')
  assert.deepEqual(await readKnown(again.id), unknown)
  await decide(ids, 'reopen')
  assert.deepEqual(await readKnown(id), unknown)
})

test('visitors do not learn that a hidden name is in a picture: they are asked as about any other', async () => {
  const { id, ids } = await sayOnNew({ who: ['Kevin'] })
  await decide(ids, 'take')
  const people = (await admin.call('GET /api/people')).body
  const kevin = people.find(({ name }) => name === 'Kevin')?.id ?? ''
  await admin.call('PUT /api/people/:id', { params: { id: kevin }, body: { hidden: true } })
  assert.deepEqual(await readKnown(id), unknown)
})
