import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '../../../../contract/people/auth.ts'
import { groupSessions } from '../../../../web/admin/settings/login/groupSessions.ts'

const makeSession = (index: number, device: string | null, isThis = false): Session => ({
  id: `session-${index}`,
  device,
  lastUsedAt: new Date(1_700_000_000_000 - index * 60_000).toISOString(),
  isThis,
})

/** Groups the sessions and lists how many are in each line. */
const listLines = (sessions: readonly Session[]) =>
  groupSessions(sessions).map((line) => [line.device, line.sessions.length])

test('twenty sessions of one device are one line, the device used last first', () => {
  const sessions = [
    makeSession(0, 'Chrome on Windows'),
    ...Array.from({ length: 20 }, (_, index) => makeSession(index + 1, 'Safari on Linux')),
    makeSession(21, 'Safari on an iPhone', true),
    makeSession(22, 'Chrome on Windows'),
  ]
  assert.deepEqual(listLines(sessions), [
    ['Safari on an iPhone', 1],
    ['Chrome on Windows', 2],
    ['Safari on Linux', 20],
  ])
  assert.deepEqual(
    groupSessions(sessions)[1]?.sessions.map(({ id }) => id),
    ['session-0', 'session-22'],
  )
})

test('this session never shares a line, although other sessions have a device of its kind', () => {
  const sessions = [
    makeSession(0, 'Safari on Linux'),
    makeSession(1, 'Safari on Linux', true),
    makeSession(2, 'Safari on Linux'),
  ]
  assert.deepEqual(listLines(sessions), [
    ['Safari on Linux', 1],
    ['Safari on Linux', 2],
  ])
  assert.equal(groupSessions(sessions)[0]?.sessions[0]?.isThis, true)
})

test('sessions of unknown devices are not taken for one device', () => {
  assert.deepEqual(listLines([makeSession(0, null), makeSession(1, null)]), [
    [null, 1],
    [null, 1],
  ])
})
