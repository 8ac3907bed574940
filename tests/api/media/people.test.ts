import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { MAX_PEOPLE } from '../../../contract/media/people.ts'
import { addPeople } from '../../../server/features/media/people/setPeople.ts'
import { forgetPeople } from '../../../server/features/people/people.ts'
import { change } from '../../../server/platform/database/change.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const helper = await world.helper()
const face = { x: 0.6, y: 0.35, width: 0.1, height: 0.3 }

let pier: string
let lake: string
beforeEach(async () => {
  await change(world.context, ['media'], (tx) => tx.deleteFrom('people').execute())
  ;[pier, lake] = [(await addPhoto(admin, { title: 'Pier' })).id, (await addPhoto(admin)).id]
})

type Added = string | { name: string; area: typeof face | null }
const name = (ids: string[], added: Added[], remove: string[] = [], by = helper) => {
  const add = added.map((each) => (typeof each === 'string' ? { name: each } : each))
  return by.call('POST /api/media/people', { body: { ids, add, remove } })
}
const readItem = async (id: string, by = visitor) =>
  (await by.call('GET /api/media')).body.find((item) => item.id === id)
const readPlaces = async (id: string, by = visitor) =>
  (await readItem(id, by))?.people?.map((each) => [each.name, each.area])
const readNames = async (id: string, by = visitor) =>
  (await readItem(id, by))?.people?.map((each) => each.name)
const listPeople = async () => (await helper.call('GET /api/people')).body
const listNames = async () => (await listPeople()).map((each) => each.name)
const findId = async (of: string) => (await listPeople()).find((each) => each.name === of)?.id ?? 'nobody'
const edit = async (of: string, body: { name?: string; hidden?: boolean }) =>
  admin.call('PUT /api/people/:id', { params: { id: await findId(of) }, body })
const merge = async (of: string, into: string) => {
  const params = { id: await findId(of) }
  return admin.call('POST /api/people/:id/merge', { params, body: { into: await findId(into) } })
}
const adjust = (body: object) => admin.call('PUT /api/media/:id/adjustment', { params: { id: pier }, body })
const date = (takenAt: string) =>
  helper.call('POST /api/media/dates', { body: { dates: [{ id: pier, takenAt }] } })
const history = async (id = pier) => (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const putBack = async (index: number, id = pier) =>
  admin.call('POST /api/media/:id/put-back', {
    params: { id },
    body: { edit: (await history(id))[index]?.id },
  })

describe('Names in photographs', () => {
  test('are those of one person if they differ only in case, blanks or how accents are written', async () => {
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
    await name([pier, lake], [], ['Zoë Ida', 'Lucyna'])
    // no empty list, either
    assert.deepEqual([await listPeople(), 'people' in ((await readItem(pier, admin)) ?? {})], [[], false])
  })

  test('are listed from left to right as the picture is shown, and those without a place after them', async () => {
    const at = (name: string, x: number) => ({ name, area: { ...face, x } })
    await name([pier], [at('Clara', 0.8), 'Emil', at('Anna', 0.2), 'Dora', at('Bert', 0.5)])
    assert.deepEqual(await readNames(pier), ['Anna', 'Bert', 'Clara', 'Emil', 'Dora'])
    await adjust({ rotate: 180 })
    assert.deepEqual(await readNames(pier), ['Clara', 'Bert', 'Anna', 'Emil', 'Dora'])
    await adjust({ crop: { left: 0, top: 0, width: 0.6, height: 1 } })
    assert.deepEqual(await readNames(pier), ['Clara', 'Bert', 'Emil', 'Anna', 'Dora'])
  })

  test('are refused for all photographs if one is gone, and if they cannot be names', async () => {
    assert.deepEqual([(await name([pier, 'gone'], ['Ida'])).status, await readNames(pier)], [404, undefined])
    const messages: (string | undefined)[] = []
    const names = Array.from({ length: MAX_PEOPLE }, (_, index) => `Guest ${index}`)
    assert.equal((await name([pier], names)).status, 200)
    const one = { name: 'Ida', area: { ...face, x: 1.2 } }
    for (const added of [['i'.repeat(1000)], [' '], [one], [...names, 'Ida'], ['One more']]) {
      const { issues } = (await name([pier], added)).body as unknown as { issues: { message: string }[] }
      messages.push(issues[0]?.message)
    }
    const tooLong = 'This can be at most 120 characters long'
    const tooMany = 'These are too many names for one photograph; it can have at most 500'
    assert.deepEqual(messages, [tooLong, 'A name is needed', 'This must be at most 1', tooMany, tooMany])
    assert.equal((await readNames(pier))?.length, MAX_PEOPLE)
  })

  test('that came with a new file are no edit, and only keepers see them', async () => {
    const people = ['Ida', 'Paul'].map((each, index) => ({ name: each, area: index ? null : face }))
    await change(world.context, ['media'], (tx) => addPeople(tx, pier, people))
    assert.equal(await readPlaces(pier), undefined)
    assert.deepEqual(await readPlaces(pier, helper), [
      ['Ida', face],
      ['Paul', null],
    ])
    assert.deepEqual(await history(), [])
  })

  test('come back with a photograph that was deleted, with their places', async () => {
    await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
    await name([pier], [{ name: 'Ida', area: face }])
    await admin.call('DELETE /api/media/:id', { params: { id: pier } })
    assert.deepEqual(await listPeople(), [])
    await admin.call('POST /api/deleted/put-back', { body: { ids: [pier] } })
    assert.deepEqual(await readPlaces(pier), [['Ida', face]])
  })
})

test('a name that no photograph has is forgotten, unless it is hidden, and history and trash bring it back', async () => {
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await name([pier], ['Ida', 'Tim'])
  await name([lake], ['Ruth'])
  await edit('Tim', { hidden: true })
  await name([pier], [], ['Ida', 'Tim'])
  await admin.call('DELETE /api/media/:id', { params: { id: lake } })
  await forgetPeople(world.context)
  const left = await world.context.db.selectFrom('people').select('name').orderBy('name').execute()
  assert.deepEqual(
    left.map((each) => each.name),
    ['Ruth', 'Tim'],
  )
  await putBack(0)
  await admin.call('POST /api/deleted/put-back', { body: { ids: [lake] } })
  assert.deepEqual([await readNames(pier), await readNames(pier, admin)], [['Ida'], ['Ida', 'Tim']])
  assert.deepEqual(await readNames(lake), ['Ruth'])
})

describe('The place of a name', () => {
  test('follows the photograph as it is shown, and is back when what was cropped away is', async () => {
    await name([pier], [{ name: 'Ida', area: face }])
    await adjust({ rotate: 90 })
    assert.deepEqual(await readPlaces(pier), [['Ida', { x: 0.65, y: 0.6, width: 0.3, height: 0.1 }]])
    await adjust({ crop: { left: 0, top: 0, width: 0.5, height: 0.5 } })
    assert.deepEqual(await readPlaces(pier), [['Ida', null]])
    // a name that is sent without its place keeps it
    await name([pier], ['Ida'])
    await adjust({ rotate: 0, crop: null })
    assert.deepEqual(await readPlaces(pier), [['Ida', face]])
  })

  test('is said in the photograph as it is shown, and one that comes back as it was shown is no edit', async () => {
    await name([pier], [{ name: 'Paul', area: { ...face, x: 0.4321 } }])
    await adjust({ straighten: 5, crop: { left: 0.3, top: 0.3, width: 0.4, height: 0.4 } })
    await name([pier], [{ name: 'Ida', area: face }])
    const [paul, ida] = (await readItem(pier))?.people ?? []
    assert.deepEqual(ida?.area, face)
    const edits = await history()
    await name([pier], [{ name: 'paul', area: paul?.area ?? null }], ['Nobody'])
    assert.deepEqual(await history(), edits)
    await name([pier], [{ name: 'Ida', area: null }])
    assert.deepEqual((await readPlaces(pier))?.[1], ['Ida', null])
    const [last] = await history()
    assert.deepEqual(
      [last?.peopleBefore, last?.peopleAfter],
      [
        ['Paul', 'Ida'],
        ['Paul', 'Ida'],
      ],
    )
  })
})

test('the history has names and dates, too, and puts back only what an edit has changed', async () => {
  await name([pier], [{ name: 'Ida', area: face }])
  await date('1962')
  await date('1962')
  await name([pier], ['Paul'], ['Ida'])
  const body = { title: 'The pier', takenAt: '1963' }
  await admin.call('PUT /api/media/:id', { params: { id: pier }, body })
  const edits = (await history()).map(({ titleBefore, takenAtBefore, takenAtAfter, ...each }) => [
    [titleBefore, takenAtBefore, takenAtAfter],
    [each.peopleBefore, each.peopleAfter],
  ])
  assert.deepEqual(edits, [
    [
      ['Pier', '1962', '1963'],
      [null, null],
    ],
    [
      ['Pier', '1962', '1962'],
      [['Ida'], ['Paul']],
    ],
    [
      ['Pier', null, '1962'],
      [null, null],
    ],
    [
      ['Pier', null, null],
      [[], ['Ida']],
    ],
  ])
  const readAll = async () => {
    const item = await readItem(pier)
    return [item?.title, item?.takenAt, await readPlaces(pier)]
  }
  // each time, the edit is one place later, because what was put back is an edit
  await putBack(1)
  assert.deepEqual(await readAll(), ['The pier', '1963', [['Ida', face]]])
  await putBack(3)
  assert.deepEqual(await readAll(), ['The pier', null, [['Ida', face]]])
  await putBack(5)
  assert.deepEqual(await readAll(), ['The pier', null, undefined])
  const isUndone = (await history()).map(({ undoneAt }) => undoneAt !== null)
  assert.deepEqual(isUndone, [false, false, false, false, true, true, true])
})

describe('The list of people', () => {
  test('renames somebody in all photographs, but not to the name of somebody else', async () => {
    await name([pier, lake], ['Ida'])
    await name([lake], ['Paul'])
    const refused = await edit('Ida', { name: 'paul' })
    const { code } = refused.body as unknown as { code: string }
    assert.deepEqual([refused.status, code], [409, 'person_exists'])
    await name([pier], ['Ruth'], ['Ida'])
    assert.equal((await edit('Ida', { name: 'Ida Berg' })).body.name, 'Ida Berg')
    assert.equal((await edit('Ida Berg', { name: 'IDA Berg' })).body.photographs, 1)
    assert.deepEqual([await readNames(lake), (await history(lake)).length], [['IDA Berg', 'Paul'], 2])
    // the history has the old name, and the new one comes back
    await putBack(0)
    assert.deepEqual([await readNames(pier), (await history())[0]?.peopleAfter], [['IDA Berg'], ['IDA Berg']])
  })

  test('hides a name from visitors, also when nobody has had it for a while', async () => {
    await name([pier], ['Tim', 'Ida'])
    await edit('Tim', { hidden: true })
    assert.deepEqual([await readNames(pier), await readNames(pier, helper)], [['Ida'], ['Tim', 'Ida']])
    assert.doesNotMatch(JSON.stringify((await visitor.call('GET /api/media')).body), /Tim|hidden/)
    const marks = (await readItem(pier, helper))?.people?.map(({ hidden }) => hidden)
    assert.deepEqual(marks, [true, undefined])
    await name([pier], [], ['Tim'])
    assert.deepEqual(await listNames(), ['Ida', 'Tim'])
    await edit('Ida', { name: 'Tim' })
    assert.deepEqual([await readNames(pier), await readNames(pier, helper)], [undefined, ['Tim']])
  })

  test('makes one person of two, who keeps the place, and whom visitors see only if they saw both', async () => {
    await name([pier], [{ name: 'Timmy', area: face }, 'Paul', 'Tim'])
    await name([lake], [{ name: 'Timmy', area: face }])
    await edit('Tim', { hidden: true })
    const { body } = await merge('Timmy', 'Tim')
    assert.deepEqual([body.name, body.photographs, body.hidden], ['Tim', 2, true])
    assert.deepEqual(await readPlaces(pier, admin), [
      ['Tim', face],
      ['Paul', null],
    ])
    assert.deepEqual(
      [await readPlaces(lake, admin), await listNames()],
      [[['Tim', face]], ['Paul', 'Tim', 'Timmy']],
    )
    const [merged] = await history(lake)
    assert.deepEqual([merged?.peopleBefore, merged?.peopleAfter], [['Timmy'], ['Tim']])
    await putBack(0, lake)
    assert.deepEqual([await readNames(lake, admin), await readNames(lake)], [['Timmy'], undefined])
    assert.deepEqual([(await merge('Tim', 'Paul')).body.hidden, await readNames(pier)], [true, undefined])
    assert.deepEqual(
      [(await merge('Paul', 'Paul')).body.photographs, await readNames(pier, admin)],
      [1, ['Paul']],
    )
    assert.equal((await merge('Paul', 'Nobody')).status, 404)
  })
})
