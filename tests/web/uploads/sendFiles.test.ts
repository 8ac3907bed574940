import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setRecovery } from '../../../web/api/recovery.ts'
import { sendFiles } from '../../../web/uploads/sendFiles.ts'
import { emptied, unreadable } from './lostFiles.ts'

/** A request that sends all bytes at once and gets the next of `answers`. */
class Request {
  static answers: [status: number, body: object][] = []
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null)
  send() {
    const [status, body] = Request.answers.shift() ?? [500, {}]
    this.upload.onprogress?.({ loaded: 9, total: 9 })
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
}

const original = globalThis.XMLHttpRequest
after(() => {
  globalThis.XMLHttpRequest = original
  setRecovery(null)
})

test('files that must be sent again, for example after another login, are no longer reported as sent', async () => {
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest
  Request.answers = [
    [401, { error: { code: 'login_needed', message: 'Please log in.' } }],
    [200, { media: [] }],
  ]
  const percents: number[] = []
  setRecovery(({ body }) => {
    percents.push(-1)
    return Promise.resolve({ body })
  })
  const onProgress = (percent: number) => void percents.push(percent)
  await sendFiles('POST /api/media/batch', { form: new FormData(), requestKey: 'key', onProgress })
  // -1 stands for the question to log in
  assert.deepEqual(percents, [99, 0, -1, 99])
})

test('files that can no longer be read are named before anything is sent; one that was chosen empty is not', async (context) => {
  setRecovery(null)
  context.mock.method(console, 'error', () => undefined)
  const form = new FormData()
  for (const file of [new File([], 'empty.jpg'), emptied, unreadable]) form.append('files', file)
  const sent = sendFiles('POST /api/media/batch', { form, requestKey: 'key', onProgress: () => undefined })
  const sentence = (name: string) => `“${name}” can no longer be read on this device. Please choose it again.`
  await assert.rejects(sent, {
    message: sentence('right.jpg'),
    status: 0,
    issues: [
      { path: 'files.1', message: sentence('right.jpg') },
      { path: 'files.2', message: sentence('left.jpg') },
    ],
  })
})
