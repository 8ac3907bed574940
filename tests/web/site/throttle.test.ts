import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { throttle } from '../../../web/site/throttle.ts'

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('a burst of calls runs at once, then every 100 ms, and once more with the last call', () => {
  const heard: number[] = []
  const hear = throttle((place: number) => heard.push(place), 100)
  for (let place = 1; place <= 25; place += 1) {
    hear(place)
    mock.timers.tick(10)
  }
  assert.deepEqual(heard, [1, 10, 20])
  mock.timers.tick(100)
  assert.deepEqual(heard, [1, 10, 20, 25])
})

test('a single call runs once, and the next call after a pause runs at once', () => {
  const heard: number[] = []
  const hear = throttle((place: number) => heard.push(place), 100)
  hear(1)
  mock.timers.tick(1_000)
  assert.deepEqual(heard, [1])
  hear(2)
  assert.deepEqual(heard, [1, 2])
})
