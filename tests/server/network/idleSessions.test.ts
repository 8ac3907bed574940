import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { Http2SecureServer } from 'node:http2'
import { afterEach, mock, test } from 'node:test'
import { RECEIVE_LIMITS } from '../../../server/http/routes/bodyLimits.ts'
import { endIdleSessions } from '../../../server/operations/https/idleSessions.ts'

const { headersMs } = RECEIVE_LIMITS
const interval = headersMs / 10

afterEach(() => mock.reset())

/** Opens a session that may be idle for two intervals, on a clock that only `pass` advances. */
function openSession() {
  let now = 0
  mock.method(performance, 'now', () => now)
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
  const close = mock.fn()
  const own = { socket: { bytesRead: 0 } as { bytesRead: number } | undefined, destroyed: false }
  const session = Object.assign(new EventEmitter(), own, { close, destroy: () => {} })
  const server = new EventEmitter()
  endIdleSessions(server as Http2SecureServer, RECEIVE_LIMITS, 2 * interval)
  server.emit('session', session)
  const pass = (ms: number) => {
    now += ms
    mock.timers.tick(ms)
  }
  return { session, pass, isClosed: () => close.mock.callCount() > 0 }
}

test('a session that was idle for its time is ended, but only after its first request', () => {
  const { session, pass, isClosed } = openSession()
  pass(3 * interval)
  assert.equal(isClosed(), false, 'it has not asked yet')
  const stream = new EventEmitter()
  session.emit('stream', stream)
  pass(3 * interval)
  assert.equal(isClosed(), false, 'its request is being answered')
  stream.emit('close')
  pass(interval)
  assert.equal(isClosed(), false, 'its time is not over')
  const video = new EventEmitter()
  session.emit('stream', video)
  pass(3 * interval)
  assert.equal(isClosed(), false, 'a later request is being answered')
  video.emit('close')
  pass(2 * interval)
  assert.equal(isClosed(), true)
})

test('a session that never sends anything is ended after the time for headers', () => {
  const { pass, isClosed } = openSession()
  pass(headersMs - interval)
  assert.equal(isClosed(), false)
  pass(interval)
  assert.equal(isClosed(), true)
})

test('a session that was destroyed, and has not yet closed, is left alone', () => {
  const { session, pass, isClosed } = openSession()
  Object.assign(session, { socket: undefined, destroyed: true })
  pass(headersMs)
  assert.equal(isClosed(), false)
})
