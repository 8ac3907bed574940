import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { whenConnected } from '../../../web/api/whenConnected.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const browser = Object.assign(new EventTarget(), {
  onLine: true,
  setTimeout: (onTimeout: () => void, ms: number) => setTimeout(onTimeout, ms),
})
for (const [name, value] of Object.entries({ document: page, navigator: browser, window: browser }))
  Object.defineProperty(globalThis, name, { value, configurable: true })

let callCount = 0
const onConnected = () => {
  callCount += 1
}
/** Advances the clock, and returns how often the function has been called since the test began. */
const countAfter = (ms: number) => {
  mock.timers.tick(ms)
  return callCount
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  Object.assign(browser, { onLine: true })
  Object.assign(page, { hidden: false })
  callCount = 0
})

test('a device that does not notice a connection tries again after ten seconds, once', () => {
  whenConnected(onConnected)
  assert.equal(countAfter(9_999), 0)
  assert.equal(countAfter(1), 1)
  assert.equal(countAfter(60_000), 1)
})

test('a caller may wait longer', () => {
  whenConnected(onConnected, 30_000)
  assert.equal(countAfter(29_999), 0)
  assert.equal(countAfter(1), 1)
})

test('a connection that comes back is used after a second', () => {
  Object.assign(browser, { onLine: false })
  whenConnected(onConnected)
  assert.equal(countAfter(20_000), 0)
  Object.assign(browser, { onLine: true })
  browser.dispatchEvent(new Event('online'))
  assert.equal(countAfter(999), 0)
  assert.equal(countAfter(1), 1)
})

test('a hidden page waits until it is seen again', () => {
  Object.assign(page, { hidden: true })
  whenConnected(onConnected)
  assert.equal(countAfter(20_000), 0)
  Object.assign(page, { hidden: false })
  page.dispatchEvent(new Event('visibilitychange'))
  assert.equal(countAfter(1_000), 1)
})

test('after waiting is stopped, nothing is called', () => {
  const stop = whenConnected(onConnected)
  stop()
  browser.dispatchEvent(new Event('online'))
  assert.equal(countAfter(60_000), 0)
})
