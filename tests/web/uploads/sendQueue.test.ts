import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '../../../web/api/CallError.ts'
import { openSendQueue, type SendControls } from '../../../web/uploads/sendQueue.ts'
import { canSend, newUpload, type Upload } from '../../../web/uploads/upload.ts'
import { openUploadList } from '../../../web/uploads/uploadList.ts'

/** Opens a queue of files; the server responds when the test says so. */
const openTestQueue = (
  names: readonly string[],
  options: { maxParallel?: number; stopsAt?: () => boolean } = {},
) => {
  const list = openUploadList<null, string>({ emptyFields: () => null })
  list.add(names.map((name) => newUpload(new File(['x'], name))))
  const onTheirWay = new Map<string, PromiseWithResolvers<string>>()
  const begun: string[] = []
  const queue = openSendQueue(list, {
    ...options,
    sendOne: ({ file }: Upload, { signal }: SendControls) => {
      const answer = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => answer.reject(signal.reason))
      onTheirWay.set(file.name, answer)
      begun.push(file.name)
      return answer.promise
    },
    getFailedState: () => ({ state: 'failed', message: 'It failed' }),
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    list,
    queue,
    begun,
    states: () => list.getUploads().map(({ state }) => state),
    answer: (name: string) => (onTheirWay.get(name)?.resolve(`stored ${name}`), settled()),
    fail: (name: string, error: unknown) => (onTheirWay.get(name)?.reject(error), settled()),
  }
}
const refusal = new CallError('There is no room', 507)
const lostConnection = new CallError('no answer', 0)

test('files are sent one at a time, in their order', async () => {
  const { queue, begun, states, answer } = openTestQueue(['a', 'b'])
  const sent = queue.send(canSend)
  assert.deepEqual(begun, ['a'])
  assert.deepEqual(states(), ['sending', 'queued'])
  await answer('a')
  assert.deepEqual(begun, ['a', 'b'])
  await answer('b')
  assert.deepEqual(states(), ['stored', 'stored'])
  assert.equal((await sent).storedCount, 2)
})

test('a failed file stays in the list with its message, and the others are sent', async () => {
  const { list, queue, states, answer, fail } = openTestQueue(['a', 'b'])
  const sent = queue.send(canSend)
  await fail('a', refusal)
  await answer('b')
  assert.deepEqual(states(), ['failed', 'stored'])
  assert.equal(list.getUploads()[0]?.message, 'It failed')
  const { storedCount, failedCount, error } = await sent
  assert.deepEqual([storedCount, failedCount, error], [1, 1, refusal])
})

for (const maxParallel of [1, 2])
  test(`a second press while ${maxParallel} at a time are sent adds to the queue, and nothing is sent twice`, async () => {
    const { list, queue, begun, answer } = openTestQueue(['a'], { maxParallel })
    const first = queue.send(canSend)
    list.add([newUpload(new File(['x'], 'b'))])
    const second = queue.send(canSend)
    await answer('a')
    await answer('b')
    assert.deepEqual(begun, ['a', 'b'])
    assert.equal(await first, await second)
  })

test('a file that failed is sent again under the same key', async () => {
  const { list, queue, begun, answer, fail } = openTestQueue(['a'])
  const [before] = list.getUploads()
  const failed = queue.send(canSend)
  await fail('a', lostConnection)
  await failed
  const sent = queue.send(canSend)
  assert.equal(list.getUploads()[0]?.requestKey, before?.requestKey)
  await answer('a')
  assert.equal((await sent).storedCount, 1)
  assert.deepEqual(begun, ['a', 'a'])
})

test('a failure at which the queue stops starts no more files, and those being sent still arrive', async () => {
  const { queue, begun, states, answer, fail } = openTestQueue(['a', 'b', 'c'], {
    maxParallel: 2,
    stopsAt: () => true,
  })
  const sent = queue.send(canSend)
  assert.deepEqual(begun, ['a', 'b'])
  await fail('a', refusal)
  await answer('b')
  assert.deepEqual(states(), ['failed', 'stored', 'chosen'])
  assert.equal((await sent).stoppedBy, refusal)
  assert.deepEqual(begun, ['a', 'b'])
})

test('a lost connection also stops the other files being sent', async () => {
  const { queue, states, fail } = openTestQueue(['a', 'b', 'c'], { maxParallel: 2, stopsAt: () => true })
  const sent = queue.send(canSend)
  await fail('b', lostConnection)
  assert.deepEqual(states(), ['failed', 'failed', 'chosen'])
  assert.equal((await sent).error, lostConnection)
})

test('after the login dialog is closed, the next file does not open it again', async () => {
  const { queue, begun, states, fail } = openTestQueue(['a', 'b', 'c'])
  const sent = queue.send(canSend)
  await fail('a', new CallError('Please log in.', 401, { code: 'login_needed' }))
  assert.deepEqual(begun, ['a'])
  assert.deepEqual(states(), ['failed', 'chosen', 'chosen'])
  assert.equal((await sent).failedCount, 1)
})
