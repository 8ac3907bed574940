import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { visitor, admin } = await openSharedWorld({ at: Date.parse('2025-12-06T12:00Z') })

const add = async (fileName: string) => {
  const form = { files: [fixture('photos/landscape-2mp-bee.jpg', { name: fileName })] }
  return (await admin.call('POST /api/media/batch', { form })).body.media[0]?.id ?? ''
}
const write = (id: string, takenAt: string) =>
  admin.call('PUT /api/media/:id', { params: { id }, body: { takenAt } })
const set = (body: object) => admin.call('PUT /api/settings', { body })
/** Lists the date and the name of each photograph that people read, and whether its date is doubtful. */
const read = async (caller = visitor) =>
  (await caller.call('GET /api/media')).body.map(({ shownDate, writtenDate, alt, doubtfulDate }) => {
    assert.equal(writtenDate, shownDate, 'the wall and the book have the same dates')
    return [shownDate ?? null, alt, doubtfulDate ?? false]
  })

// prints that somebody photographed in the week after his death, and that were scanned
const print = await add('IMG_20251126_101530.jpg')
await add('IMG-20251126-WA0007.jpg')
await add('Scan_2025-12.jpg')
// pictures of his life
await add('IMG_20251119_101530.jpg')
await add('IMG_20251120_235900.jpg')
await add('Scan_1958-06.jpg')
await set({ name: 'Harold Larsen', showTaken: 'on' })
beforeEach(async () => {
  await write(print, '2025-11-26T10:15:30')
  await set({ deathDate: 'Thursday, November 20, 2025' })
})

const ofLife = [
  ['November 19, 2025', 'Photo 4, November 19, 2025', false],
  ['November 20, 2025', 'Photo 5, November 20, 2025', false],
  ['June 1958', 'Photo 6, June 1958', false],
]

test('a date after his death is not shown as the day of a photograph, to keepers as to visitors', async () => {
  const expected = [['Photo 1'], ['Photo 2'], ['Photo 3']].map(([alt]) => [null, alt, true])
  assert.deepEqual(await read(), [...expected, ...ofLife])
  assert.deepEqual(await read(admin), [...expected, ...ofLife])
})

test('when his date of death changes or cannot be read, the dates that are shown follow', async () => {
  await set({ deathDate: 'November 26, 2025' })
  assert.deepEqual((await read()).slice(0, 3), [
    ['November 26, 2025', 'Photo 1, November 26, 2025', false],
    ['November 26, 2025', 'Photo 2, November 26, 2025', false],
    [null, 'Photo 3', true],
  ])
  for (const deathDate of ['In the fall', '11/10/25', null]) {
    await set({ deathDate })
    assert.deepEqual(
      (await read()).map(([, , isDoubtful]) => isDoubtful),
      [false, false, false, false, false, false],
      String(deathDate),
    )
  }
  await set({ deathDate: 'about November 2025' })
  assert.deepEqual((await read()).at(2), [null, 'Photo 3', true])
})

test('the sample’s date of death says nothing of the family’s photographs', async () => {
  await using other = await openWorld({ at: Date.parse('2025-12-06T12:00Z') })
  const keeper = await other.administrator()
  const files = [fixture('photos/landscape-2mp-bee.jpg', { name: 'IMG_20251126_101530.jpg' })]
  await keeper.call('POST /api/media/batch', { form: { files } })
  assert.equal((await other.visitor.call('GET /api/settings')).body.deathDate, 'February 9, 2025')
  assert.equal((await other.visitor.call('GET /api/media')).body[0]?.doubtfulDate, undefined)
})

test('a date that a keeper writes is shown even if it is after his death', async () => {
  await write(print, '2025-11-28')
  assert.deepEqual((await read())[0], ['November 28, 2025', 'Photo 1, November 28, 2025', false])
  await write(print, '1958~')
  assert.deepEqual((await read())[0], ['about 1958', 'Photo 1, about 1958', false])
})

test('a photograph is never of a day that is still to come', async () => {
  for (const [takenAt, isToCome] of [
    ['2026-01-10', true],
    ['2026', true],
    ['2025-12-09T10:00:00', true],
    // today has begun in a zone of the east
    ['2025-12-07', false],
    ['2025', false],
    ['2020/2026', false],
  ] as const) {
    await write(print, takenAt)
    const [shownDate, , isDoubtful] = (await read())[0] ?? []
    assert.deepEqual([shownDate === null, isDoubtful], [isToCome, isToCome], takenAt)
  }
})
