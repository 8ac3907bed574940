import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { MAX_PEOPLE } from '../../../contract/media/people.ts'
import { change } from '../../../server/platform/database/change.ts'
import { addPeople } from '../../../server/features/media/people/setPeople.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const helper = await world.helper()
const face = { x: 0.6, y: 0.35, width: 0.1, height: 0.3 }

let pier: string
let lake: string
beforeEach(async () => {
  await change(world.context, ['media'], async (tx) => {
    await tx.deleteFrom('media_people').execute()
    await tx.deleteFrom('people').execute()
  })
  ;[pier, lake] = [(await addPhoto(admin, { title: 'Pier' })).id, (await addPhoto(admin)).id]
})

type Added = { name: string; area?: typeof face | null }
const name = (ids: string[], add: (string | Added)[], remove: string[] = [], by = helper) =>
  by.call('POST /api/media/people', {
    body: { ids, add: add.map((each) => (typeof each === 'string' ? { name: each } : each)), remove },
  })
const readItem = async (id: string, by = visitor) =>
  (await by.call('GET /api/media')).body.find((item) => item.id === id)
const readPeople = async (id: string, by = visitor) => (await readItem(id, by))?.people ?? []
const readNames = async (id: string, by = visitor) => (await readPeople(id, by)).map((each) => each.name)
const listPeople = async () => (await helper.call('GET /api/people')).body
const findId = async (of: string) => (await listPeople()).find((each) => each.name === of)?.id ?? ''
const edit = async (of: string, body: { name?: string; hidden?: boolean }) =>
  admin.call('PUT /api/people/:id', { params: { id: await findId(of) }, body })
const merge = async (from: string, into: string) =>
  admin.call('POST /api/people/:id/merge', {
    params: { id: await findId(from) },
    body: { into: await findId(into) },
  })
const history = async (id: string) =>
  (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const putBack = async (id: string, index = 0) =>
  admin.call('POST /api/media/:id/put-back', {
    params: { id },
    body: { edit: (await history(id))[index]?.id },
  })

describe('Names in photographs', () => {
  test('are those of one person if they differ only in case, blanks or the way in which accents are written', async () => {
    await name([pier, lake], ['Zoë Ida', 'Łucja'])
    await name([lake], [' zoe\u0308  IDA ', 'Lucyna'])
    assert.deepEqual(await readNames(lake), ['Zoë Ida', 'Łucja', 'Lucyna'])
    const list = (await listPeople()).map((each) => [each.name, each.photographs, each.hidden])
    assert.deepEqual(list, [
      ['Łucja', 2, false],
      ['Lucyna', 1, false],
      ['Zoë Ida', 2, false],
    ])
    await name([pier, lake], [], ['ŁUCJA', 'Nobody'])
    assert.deepEqual([await readNames(pier), await readNames(lake)], [['Zoë Ida'], ['Zoë Ida', 'Lucyna']])
  })

  test('are nothing at all in the list while nobody is named', async () => {
    assert.ok(!('people' in ((await readItem(pier)) ?? {})))
    await name([pier], ['Ida'])
    await name([pier], [], ['Ida'])
    assert.ok(!('people' in ((await readItem(pier, admin)) ?? {})))
    assert.deepEqual(await listPeople(), [])
  })

  test('are refused for all photographs if one is gone, and if they cannot be names', async () => {
    const { status } = await name([pier, 'gone'], ['Ida'])
    assert.deepEqual([status, await readNames(pier)], [404, []])
    const messages: (string | undefined)[] = []
    for (const add of ['i'.repeat(1000), ' ', { name: 'Ida', area: { ...face, x: 1.2 } }]) {
      const { body } = await name([pier], [add])
      const { issues } = body as unknown as { issues: { message: string }[] }
      messages.push(issues[0]?.message)
    }
    assert.deepEqual(messages, [
      'This can be at most 120 characters long',
      'A name is needed',
      'This must be at most 1',
    ])
    const names = Array.from({ length: MAX_PEOPLE }, (_, index) => `Guest ${index}`)
    assert.equal((await name([pier], names)).status, 200)
    assert.equal((await name([pier], ['One more'])).status, 400)
    assert.equal((await readNames(pier)).length, MAX_PEOPLE)
  })

  test('are entered by two keepers at once, and none is lost', async () => {
    const names = ['Ida', 'Paul', 'Ruth', 'Inga']
    const replies = await Promise.all(
      names.map((each, index) => name([pier], [each, 'IDA'], [], index % 2 ? admin : helper)),
    )
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    assert.deepEqual((await readNames(pier)).map((each) => each.toLowerCase()).sort(), [
      'ida',
      'inga',
      'paul',
      'ruth',
    ])
  })

  test('that came with a new file are there once, and are no edit', async () => {
    const people = [
      { name: 'Ida', area: face },
      { name: 'ida', area: null },
      { name: 'Paul', area: null },
    ]
    await change(world.context, ['media'], (tx) => addPeople(tx, pier, people))
    assert.deepEqual(
      (await readPeople(pier)).map((each) => [each.name, each.area]),
      [
        ['Ida', face],
        ['Paul', null],
      ],
    )
    assert.deepEqual(await history(pier), [])
  })
})

describe('The place of a name', () => {
  const adjust = (body: object) => admin.call('PUT /api/media/:id/adjustment', { params: { id: pier }, body })

  test('follows the photograph as it is shown, and is back when what was cropped away is', async () => {
    await name([pier], [{ name: 'Ida', area: face }, 'Paul'])
    await adjust({ rotate: 90 })
    assert.deepEqual((await readPeople(pier))[0]?.area, { x: 0.65, y: 0.6, width: 0.3, height: 0.1 })
    await adjust({ crop: { left: 0, top: 0, width: 0.5, height: 0.5 } })
    assert.deepEqual((await readPeople(pier))[0]?.area, null)
    // a name that is sent without its place keeps it
    await name([pier], ['Ida'])
    await adjust({ rotate: 0, crop: null })
    assert.deepEqual(
      (await readPeople(pier)).map(({ area }) => area),
      [face, null],
    )
  })

  test('is said in the photograph as it is shown, and one that comes back as it was shown is no edit', async () => {
    await name([pier], [{ name: 'Paul', area: { ...face, x: 0.4321 } }])
    await adjust({ straighten: 5, crop: { left: 0.3, top: 0.3, width: 0.4, height: 0.4 } })
    await name([pier], [{ name: 'Ida', area: face }])
    const [paul, ida] = await readPeople(pier)
    assert.deepEqual(ida?.area, face)
    const edits = (await history(pier)).length
    await name([pier], [{ name: 'Paul', area: paul?.area ?? null }])
    assert.equal((await history(pier)).length, edits)
    await name([pier], [{ name: 'Ida', area: null }])
    assert.equal((await readPeople(pier))[1]?.area, null)
    const [last] = await history(pier)
    assert.deepEqual(
      [last?.peopleBefore, last?.peopleAfter],
      [
        ['Paul', 'Ida'],
        ['Paul', 'Ida'],
      ],
    )
  })
})

describe('The history of names and dates', () => {
  const date = (id: string, takenAt: string | null) =>
    helper.call('POST /api/media/dates', { body: { dates: [{ id, takenAt }] } })

  test('has what was there before, and puts back only what an edit has changed', async () => {
    await name([pier], [{ name: 'Ida', area: face }])
    await date(pier, '1962')
    await name([pier], ['Paul'], ['Ida'])
    await admin.call('PUT /api/media/:id', {
      params: { id: pier },
      body: { title: 'The pier', takenAt: '1963' },
    })
    const edits = await history(pier)
    assert.deepEqual(
      edits.map((each) => [
        each.titleBefore,
        each.takenAtBefore,
        each.takenAtAfter,
        each.peopleBefore,
        each.peopleAfter,
      ]),
      [
        ['Pier', '1962', '1963', null, null],
        ['Pier', '1962', '1962', ['Ida'], ['Paul']],
        ['Pier', null, '1962', null, null],
        ['Pier', null, null, [], ['Ida']],
      ],
    )
    const readAll = async () => {
      const item = await readItem(pier)
      return [item?.title, item?.takenAt, item?.people?.map((each) => [each.name, each.area])]
    }
    await putBack(pier, 1)
    assert.deepEqual(await readAll(), ['The pier', '1963', [['Ida', face]]])
    // the edit of the date, which is now the fourth
    await putBack(pier, 3)
    assert.deepEqual(await readAll(), ['The pier', null, [['Ida', face]]])
    // the first edit, before which nobody was named
    await putBack(pier, 5)
    assert.deepEqual(await readAll(), ['The pier', null, undefined])
    assert.deepEqual(
      (await history(pier)).map(({ undoneAt }) => undoneAt === null),
      [true, true, true, true, false, false, false],
    )
  })

  test('has no edit that changes nothing', async () => {
    await date(pier, '1962')
    await date(pier, '1962')
    await name([pier], ['Ida'])
    await name([pier], ['ida'], ['Paul'])
    assert.equal((await history(pier)).length, 2)
  })
})

describe('The list of people', () => {
  test('renames somebody in all photographs, but not to the name of somebody else', async () => {
    await name([pier, lake], ['Ida'])
    await name([lake], ['Paul'])
    const refused = await edit('Ida', { name: 'paul' })
    const { code, message } = refused.body as unknown as { code: string; message: string }
    assert.deepEqual([refused.status, code], [409, 'person_exists'])
    assert.match(message, /merge/)
    await name([pier], [], ['Ida'])
    await name([pier], ['Ruth'])
    const { body } = await edit('Ida', { name: 'Ida Berg' })
    assert.deepEqual([body.name, body.photographs], ['Ida Berg', 1])
    assert.equal((await edit('Ida Berg', { name: 'IDA Berg' })).status, 200)
    assert.deepEqual([await readNames(pier), await readNames(lake)], [['Ruth'], ['IDA Berg', 'Paul']])
    // what the history calls by the old name comes back by the new one
    assert.equal((await history(pier)).length, 3)
    await putBack(pier, 1)
    assert.deepEqual(await readNames(pier), ['IDA Berg'])
    assert.deepEqual((await history(pier))[0]?.peopleAfter, ['IDA Berg'])
  })

  test('hides a name from visitors, also when nobody has had it for a while', async () => {
    await name([pier], ['Tim', 'Ida'])
    await edit('Tim', { hidden: true })
    assert.deepEqual([await readNames(pier), await readNames(pier, helper)], [['Ida'], ['Tim', 'Ida']])
    assert.doesNotMatch(JSON.stringify((await visitor.call('GET /api/media')).body), /Tim|hidden/)
    assert.deepEqual(
      (await readPeople(pier, helper)).map(({ hidden }) => hidden),
      [true, undefined],
    )
    await name([pier], [], ['Tim'])
    assert.deepEqual(
      (await listPeople()).map((each) => each.name),
      ['Ida'],
    )
    await edit('Ida', { name: 'Tim' })
    assert.deepEqual([await readNames(pier), await readNames(pier, helper)], [[], ['Tim']])
  })

  test('makes one person of two, who keeps the places, and whom visitors see only if they saw both', async () => {
    await name([pier], [{ name: 'Timmy', area: face }, 'Paul', 'Tim'])
    await name([lake], [{ name: 'Timmy', area: face }])
    await edit('Tim', { hidden: true })
    const { body } = await merge('Timmy', 'Tim')
    assert.deepEqual([body.name, body.photographs, body.hidden], ['Tim', 2, true])
    const places = async (id: string) => (await readPeople(id, admin)).map((each) => [each.name, each.area])
    assert.deepEqual(await places(pier), [
      ['Paul', null],
      ['Tim', face],
    ])
    assert.deepEqual(await places(lake), [['Tim', face]])
    assert.deepEqual(
      (await listPeople()).map((each) => each.name),
      ['Paul', 'Tim'],
    )
    const [merged] = await history(lake)
    assert.deepEqual([merged?.peopleBefore, merged?.peopleAfter], [['Timmy'], ['Tim']])
    await putBack(lake)
    assert.deepEqual([await readNames(lake, admin), await readNames(lake)], [['Timmy'], []])
    assert.deepEqual((await merge('Tim', 'Paul')).body.hidden, true)
    assert.deepEqual(await readNames(pier), [])
  })

  test('leaves somebody alone who is merged into nobody, or into the same person', async () => {
    await name([pier], ['Ida'])
    assert.equal((await merge('Ida', 'Ida')).body.photographs, 1)
    const nobody = { params: { id: await findId('Ida') }, body: { into: 'nobody' } }
    assert.equal((await admin.call('POST /api/people/:id/merge', nobody)).status, 404)
    assert.deepEqual(await readNames(pier), ['Ida'])
  })
})

test('a photograph that was deleted comes back with its names and their places', async () => {
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await name([pier], [{ name: 'Ida', area: face }, 'Paul'])
  await admin.call('DELETE /api/media/:id', { params: { id: pier } })
  assert.deepEqual(await listPeople(), [])
  await admin.call('POST /api/deleted/put-back', { body: { ids: [pier] } })
  assert.deepEqual(
    (await readPeople(pier)).map((each) => [each.name, each.area]),
    [
      ['Ida', face],
      ['Paul', null],
    ],
  )
})
