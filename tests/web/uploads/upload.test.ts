import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countBytesLeft,
  canEdit,
  canSend,
  isOnItsWay,
  isUnsent,
  newUpload,
  queueUploads,
  computeTotalPercent,
  type Upload,
} from '../../../web/uploads/upload.ts'

const all = ['preparing', 'chosen', 'queued', 'sending', 'offline', 'failed', 'rejected', 'stored'] as const
const oneOfEach = all.map((state): Upload => ({ ...newUpload(new File(['x'], `${state}.jpg`)), state }))
const statesOf = (uploads: readonly Upload[]) => uploads.map(({ state }) => state)

test('a rejected file has a reason, and is never sent', () => {
  const rejected = newUpload(new File([], 'a.pdf'), 'Not a photograph.')
  assert.deepEqual([rejected.state, rejected.message], ['rejected', 'Not a photograph.'])
  assert.equal(canSend(rejected), false)
})

test('an upload that is chosen, offline or failed can be sent', () => {
  assert.deepEqual(statesOf(oneOfEach.filter(canSend)), ['chosen', 'offline', 'failed'])
})

test('an upload can be edited unless it is being sent or is stored', () => {
  const fixed = oneOfEach.filter((upload) => !canEdit(upload))
  assert.deepEqual(statesOf(fixed), ['sending', 'stored'])
})

test('leaving the page would lose every upload that is not rejected or stored', () => {
  const safe = oneOfEach.filter((upload) => !isUnsent(upload))
  assert.deepEqual(statesOf(safe), ['rejected', 'stored'])
})

test('queueing resets message and progress of the last try, and leaves the other uploads as they are', () => {
  const chosen = newUpload(new File(['x'], 'a.jpg'))
  const failed: Upload = { ...chosen, state: 'failed', message: 'No room', percent: 40 }
  const [again, ...others] = queueUploads([failed, ...oneOfEach], ({ id }) => id === failed.id)
  assert.deepEqual([again?.state, again?.message, again?.percent], ['queued', null, 0])
  assert.deepEqual(others, oneOfEach)
  assert.deepEqual(statesOf(oneOfEach.filter(isOnItsWay)), ['queued', 'sending'])
})

test('the percentage of several files counts their bytes, is 99 only when all are sent, and 100 only when all are stored', () => {
  const upload = (bytes: number, percent: number, state: Upload['state'] = 'sending'): Upload => ({
    ...newUpload(new File(['x'.repeat(bytes)], 'a.jpg')),
    percent,
    state,
  })
  assert.equal(computeTotalPercent([upload(300, 50), upload(100, 0)]), 37)
  assert.equal(countBytesLeft([upload(300, 50), upload(100, 0)]), 250)
  assert.equal(computeTotalPercent([upload(300, 100, 'stored'), upload(100, 99)]), 99)
  assert.equal(computeTotalPercent([upload(300, 100, 'stored'), upload(1, 0)]), 98)
  assert.equal(computeTotalPercent([upload(300, 100, 'stored'), upload(0, 100, 'stored')]), 100)
})
