import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  canEdit,
  canSend,
  changed,
  chosen,
  clearedFields,
  isUnsent,
  nextQueued,
  queued,
  underWay,
  type UploadState,
  type Uploads,
} from '../../../../web/admin/media/upload/uploads.ts'

const states = ['chosen', 'queued', 'sending', 'held', 'failed', 'refused', 'copy'] as const
/** One file in every state, called by it. */
const oneOfEach: Uploads = states.map((state) => ({
  ...chosen(new File(['x'], `${state}.jpg`), state, null),
  title: 'Typed',
  description: 'Typed',
  state,
}))
const keys = (uploads: Uploads, are: (upload: Uploads[number]) => boolean) =>
  uploads.filter(are).map(({ key }) => key as UploadState)

test('a refused file is in the list with its words, and is never sent', () => {
  const refused = chosen(new File([], 'a.pdf'), 'a', 'Not a photograph.')
  assert.deepEqual([refused.state, refused.words], ['refused', 'Not a photograph.'])
  assert.equal(canSend(refused), false)
})

test('what waits, was held or has failed takes its turn; the others stay as they are', () => {
  const next = queued(oneOfEach, canSend)
  assert.deepEqual(
    keys(next, ({ state }) => state === 'queued'),
    ['chosen', 'queued', 'held', 'failed'],
  )
  assert.equal(nextQueued(next)?.key, 'chosen')
})

test('a turn begins without the words and the progress of the last try', () => {
  const failed = changed(oneOfEach, 'failed', { words: 'No room', percent: 40 })
  const again = queued(failed, ({ key }) => key === 'failed').find(({ key }) => key === 'failed')
  assert.deepEqual([again?.state, again?.words, again?.percent], ['queued', null, 0])
})

test('clearing all fields spares what is on its way or stored', () => {
  const cleared = clearedFields(oneOfEach)
  assert.deepEqual(
    keys(cleared, ({ title, description }) => title === 'Typed' && description === 'Typed'),
    ['sending', 'copy'],
  )
  assert.deepEqual(
    keys(oneOfEach, (upload) => !canEdit(upload)),
    ['sending', 'copy'],
  )
})

test('leaving the page would lose all but what was refused or stored', () => {
  assert.deepEqual(
    keys(oneOfEach, (upload) => !isUnsent(upload)),
    ['refused', 'copy'],
  )
})

test('something is under way while a file has its turn or is sent', () => {
  const only = (state: UploadState) => oneOfEach.filter((upload) => upload.state === state)
  assert.deepEqual(
    states.filter((state) => underWay(only(state))),
    ['queued', 'sending'],
  )
})
