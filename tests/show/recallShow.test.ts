import assert from 'node:assert/strict'
import { after, beforeEach, mock, test } from 'node:test'
import { startPreparing } from '../../web/show/offline/hallState.ts'
import { describeRecalledShow, recallShow } from '../../web/show/offline/recallShow.ts'
import { readList, saveRehearsal } from '../../web/show/offline/storedShow.ts'
import { openFakeBrowser } from './fakeBrowser.ts'
import { answerLists, openAnswers, photo, pictureOf } from './showAnswers.ts'

const afternoon = new Date(2026, 11, 3, 16, 10).getTime()
const nextMorning = new Date(2026, 11, 4, 9, 5).getTime()

let answers: ReturnType<typeof openAnswers>
beforeEach(() => {
  answers = openAnswers()
  openFakeBrowser(answers)
  mock.timers.reset()
  mock.timers.enable({ apis: ['Date'], now: afternoon })
})

after(() => mock.timers.reset())

/** Opens the show at the service; returns the sentences that it says. */
const openShow = async () => {
  const sentences: (string | null)[] = []
  await recallShow((recalled) => sentences.push(describeRecalledShow(recalled, Date.now())))
  return sentences
}
const rehearse = async () => {
  await startPreparing()
  await saveRehearsal(true)
}

test('a device says nothing if nothing is stored on it, also after a rehearsal that stored nothing', async () => {
  await saveRehearsal(true)
  assert.deepEqual(await openShow(), [])
  assert.equal(await readList(), null)
})

test('a device says when the show was rehearsed, also after it was stored once more, and without a network', async (t) => {
  t.mock.method(console, 'error', () => {})
  await rehearse()
  assert.deepEqual(await openShow(), ['As rehearsed today, 4:10 PM'])
  mock.timers.setTime(nextMorning)
  const yesterday = ['As rehearsed yesterday, 4:10 PM']
  assert.deepEqual(await openShow(), yesterday)
  answers['/slideshow'] = new Response('another page', { headers: answers['/slideshow']!.headers })
  await startPreparing()
  assert.deepEqual(await openShow(), yesterday)
  delete answers['/api/offline-show']
  assert.deepEqual(await openShow(), yesterday)
})

test('a show that was never rehearsed, or not ready at the last rehearsal, is only stored', async () => {
  await startPreparing()
  assert.deepEqual(await openShow(), ['Stored on this device today, 4:10 PM'])
  await saveRehearsal(true)
  await saveRehearsal(false)
  assert.deepEqual(await openShow(), ['Stored on this device today, 4:10 PM'])
})

test('new photographs are stored, and next time the device says that it has not rehearsed them', async () => {
  await rehearse()
  mock.timers.setTime(nextMorning)
  for (const id of ['dog', 'boat']) answers[pictureOf(id)] = new Response(`picture of the ${id}`)
  answers['/api/offline-show'] = answerLists(['bees', 'lake', 'dog', 'boat'].map((id) => photo(id)))
  assert.deepEqual(await openShow(), [
    'Two photographs are new; they are being stored',
    'Two photographs are new; they are stored now',
  ])
  assert.equal((await readList())?.counts.photographs, 4)
  const later = ['Changed since the rehearsal yesterday, 4:10 PM, and stored today, 9:05 AM']
  assert.deepEqual(await openShow(), later)
})

test('a new photograph that does not come is not stored, and the rehearsed show stays', async (t) => {
  t.mock.method(console, 'error', () => {})
  await rehearse()
  const list = await readList()
  answers['/api/offline-show'] = answerLists(['bees', 'lake', 'dog'].map((id) => photo(id)))
  assert.deepEqual(await openShow(), [
    'One photograph is new; it is being stored',
    'One photograph is new; it could not be stored',
  ])
  assert.deepEqual(await readList(), list)
})

test('a show with other changes has changed', async () => {
  await rehearse()
  answers['/api/offline-show'] = answerLists([photo('lake')])
  assert.equal((await openShow()).at(-1), 'The show has changed; it is stored now')
})

test('a rehearsal of another week has its day, as the family writes it, and an earlier version noted no time', () => {
  const rehearsed = { storedAt: afternoon, rehearsedAt: afternoon, change: null }
  const weekLater = afternoon + 7 * 24 * 3_600_000
  assert.equal(describeRecalledShow(rehearsed, weekLater), 'As rehearsed on Thursday, December 3, 4:10 PM')
  assert.equal(
    describeRecalledShow(rehearsed, weekLater, 'dayFirst24'),
    'As rehearsed on Thursday, 3 December, 16:10',
  )
  const earlier = { storedAt: undefined, rehearsedAt: undefined, change: null }
  assert.equal(describeRecalledShow(earlier, weekLater), null)
})
