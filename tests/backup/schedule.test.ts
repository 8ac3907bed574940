import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '../../domain/timeUnits.ts'
import { isOverdue } from '../../server/safety/backup/schedule.ts'

test('a scheduled backup is overdue a day after its time, and never if there is no schedule or no backup yet', () => {
  const now = 30 * DAY
  const daily = { folder: '/backups', every: 'day', keep: 7 } as const
  assert.equal(isOverdue(daily, now - 2 * DAY, now), false)
  assert.equal(isOverdue(daily, now - 2 * DAY - 1, now), true)
  assert.equal(isOverdue({ ...daily, every: 'week' }, now - 2 * DAY - 1, now), false)
  assert.equal(isOverdue(daily, null, now), false)
  assert.equal(isOverdue(null, now - 9 * DAY, now), false)
})
