import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import * as hall from '../../web/show/offline/hallState.ts'
import { prepareHall } from '../../web/show/offline/prepareHall.ts'
import { readList, readListIfReady } from '../../web/show/offline/storedShow.ts'
import { ownHeaders } from '../support/servers/answerInFront.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import { openFakeBrowser } from './fakeBrowser.ts'
import { answerLists, openAnswers, photo, pictureOf, song } from './showAnswers.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

let answers: Record<string, Response | undefined>
let browser: ReturnType<typeof openFakeBrowser>
beforeEach(() => {
  answers = openAnswers()
  browser = openFakeBrowser(answers)
})
const prepare = (signal = new AbortController().signal) => {
  const steps: string[] = []
  return {
    steps,
    ended: prepareHall(({ doneCount: done, totalCount }) => steps.push(`${done}/${totalCount}`), signal),
  }
}

test('everything that the show needs is stored, and the list names each file', async () => {
  const { steps, ended } = prepare()
  const list = await ended
  const { files, counts } = list
  const { '/api/offline-show': asked, ...fetched } = answers
  const calls = Object.keys((await asked!.json()).responses as object)
  assert.deepEqual(files.map(({ path }) => path).toSorted(), [...Object.keys(fetched), ...calls].toSorted())
  assert.deepEqual(counts, { photographs: 2, films: 0, songs: 1 })
  assert.deepEqual(await readList(), list)
  assert.deepEqual(await browser.entries.get('/api/music')?.clone().json(), [song])
  const bees = browser.entries.get(pictureOf('bees'))
  assert.equal(await bees?.clone().text(), 'picture of bees')
  assert.equal(bees?.headers.get('content-encoding'), null, 'its bytes are plain now')
  assert.equal(bees?.headers.get('content-length'), '15')
  assert.deepEqual([steps[0], steps.at(-1)], ['1/22', '22/22'])
})

test('the show is ready only when its worker is active, and fails if the worker is not installed', async () => {
  const prepareUntilRegistered = async () => {
    browser = openFakeBrowser(answers)
    browser.setWorkerState('installing')
    const { ended } = prepare()
    const isReady = ended.then(() => true)
    const isRegistered = async () => Boolean(await navigator.serviceWorker.getRegistration())
    await waitUntil(isRegistered, 'the worker was never registered')
    assert.equal(await Promise.race([isReady, setTimeout(0, false)]), false)
    return { ended }
  }
  const first = await prepareUntilRegistered()
  browser.setWorkerState('activated')
  await first.ended
  const second = await prepareUntilRegistered()
  browser.setWorkerState('redundant')
  await assert.rejects(second.ended, /not installed/)
})

test('a show with an active worker is ready although a newer worker waits for the open pages', async () => {
  browser.addWaitingWorker()
  let isReady = false
  void prepare().ended.then(() => (isReady = true))
  await waitUntil(() => isReady, 'the show waits for the newer worker')
})

for (const [damage, readBack] of [
  ['is missing', undefined],
  ['has other bytes', new Response('half a pic')],
] as const)
  test(`preparing fails without a list if a file ${damage} when it is read back`, async () => {
    const put = browser.entries.set
    browser.entries.set = (path, response) => {
      if (path !== pictureOf('lake')) return put.call(browser.entries, path, response)
      return readBack ? put.call(browser.entries, path, readBack) : browser.entries
    }
    await assert.rejects(prepare().ended, { message: `not stored: ${pictureOf('lake')}` })
    assert.equal(await readList(), null)
  })

for (const [answer, path, response] of [
  ['the login of another network', pictureOf('lake'), new Response('<form>', { headers: html })],
  ['a page of a proxy', '/slideshow', new Response('Welcome', { headers: html })],
  ['an error of the memorial', '/slideshow', new Response('later', { status: 503, headers: ownHeaders })],
] as const)
  test(`preparing fails without a list if ${answer} arrives for ${path}`, async () => {
    answers[path] = response
    await assert.rejects(prepare().ended)
    assert.equal(await readList(), null)
  })

test('preparing fails if a file cannot be fetched, and the list of an earlier show stays', async () => {
  const stored = await prepare().ended
  answers['/api/offline-show'] = answerLists([photo('bees'), photo('lake'), photo('new')])
  await assert.rejects(prepare().ended, /404/)
  assert.deepEqual(await readList(), stored)
})

test('a second try fetches no file again, and removes files that the show no longer has', async () => {
  await prepare().ended
  browser.fetched.length = 0
  answers['/api/offline-show'] = answerLists([photo('bees')])
  const { files } = await prepare().ended
  const fetchedAgain = browser.fetched.filter((path) => path.startsWith('/uploads/'))
  assert.deepEqual(fetchedAgain, [])
  assert.equal(browser.entries.has(pictureOf('lake')), false)
  assert.ok(files.some(({ path }) => path === pictureOf('bees')))
})

test('a stored file that was damaged after it was listed is fetched again', async () => {
  await prepare().ended
  browser.entries.set(pictureOf('bees'), new Response('half a pic'))
  await prepare().ended
  assert.equal(await browser.entries.get(pictureOf('bees'))?.clone().text(), 'picture of bees')
})

test('preparing ends without a list when it is stopped', async () => {
  const stop = new AbortController()
  const { ended } = prepare(stop.signal)
  stop.abort(new Error('stopped'))
  await assert.rejects(ended, { message: 'stopped' })
  assert.equal(await readList(), null)
})

test('a device shows what it has stored before, during and after preparing', async () => {
  const { hallState } = hall
  const steps: string[] = []
  const unsubscribe = hallState.subscribe(() => steps.push(hallState.get().step))
  await hall.readHallState()
  assert.deepEqual(hallState.get(), { step: 'unprepared', stored: new Set() })
  await hall.startPreparing()
  const ready = { step: 'ready', counts: { photographs: 2, films: 0, songs: 1 } }
  assert.deepEqual(hallState.get(), ready)
  await hall.readHallState()
  assert.deepEqual(hallState.get(), ready)
  await hall.removeFromDevice()
  assert.deepEqual(hallState.get(), { step: 'unprepared', stored: new Set() })
  unsubscribe()
  assert.deepEqual([...new Set(steps)], ['unprepared', 'preparing', 'ready'])
})

test('a rehearsal stores the show, and without a network goes on with what is stored', async (t) => {
  t.mock.method(console, 'error', () => {})
  const { '/api/offline-show': lists } = answers
  delete answers['/api/offline-show']
  await hall.storeIfPossible()
  assert.equal(hall.hallState.get().step, 'failed')
  answers['/api/offline-show'] = lists
  await hall.storeIfPossible()
  assert.equal(hall.hallState.get().step, 'ready')
  delete answers['/api/offline-show']
  await hall.storeIfPossible()
  assert.equal(hall.hallState.get().step, 'ready')
})

test('a rehearsal waits for a show that is being stored, and does not store it twice', async () => {
  const ended = hall.startPreparing()
  await hall.storeIfPossible()
  assert.equal(hall.hallState.get().step, 'preparing')
  await ended
  assert.equal(browser.fetched.filter((path) => path === '/slideshow').length, 1)
})

test('a show whose preparing was stopped has not failed, and can be prepared again', async () => {
  const ended = hall.startPreparing()
  hall.stopPreparing()
  await ended
  await hall.readHallState()
  assert.equal(hall.hallState.get().step, 'unprepared')
  await hall.startPreparing()
  assert.equal(hall.hallState.get().step, 'ready')
})

for (const [name, reason] of [
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
  ['InvalidStateError', 'refused'],
  ['NetworkError', 'network'],
] as const)
  test(`a ${name} makes preparing fail as ${reason}; stored files stay`, async (t) => {
    t.mock.method(console, 'error', () => {})
    browser.entries.set('/kept', new Response('kept'))
    t.mock.method(browser.entries, 'set', () => {
      throw new DOMException('', name)
    })
    await hall.startPreparing()
    assert.deepEqual(hall.hallState.get(), { step: 'failed', reason, stored: new Set(['/kept']) })
    await hall.readHallState()
    assert.equal(hall.hallState.get().step, 'unprepared')
  })

test('a stored show is ready only as long as its worker is there', async () => {
  await hall.startPreparing()
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  await hall.readHallState()
  assert.equal(hall.hallState.get().step, 'unprepared')
})

const missing = { 'service workers': ['navigator', {}], caches: ['window', {}] } as const
for (const [what, [name, value]] of Object.entries(missing))
  test(`no show can be prepared, and none is ready, in a browser without ${what}`, async () => {
    await hall.startPreparing()
    Object.defineProperty(globalThis, name, { value, configurable: true })
    await hall.storeIfPossible()
    assert.deepEqual(hall.hallState.get(), { step: 'impossible' })
    assert.equal(await readListIfReady(), null)
  })

test('no show can be prepared if a browser refuses to read its storage', async (t) => {
  t.mock.method(caches, 'has', () => Promise.reject(new DOMException('', 'SecurityError')))
  await navigator.serviceWorker.register('/sw.js')
  await hall.readHallState()
  assert.deepEqual(hall.hallState.get(), { step: 'impossible' })
})
