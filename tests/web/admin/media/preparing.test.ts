import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describePreparing, mayLeave } from '../../../../web/admin/media/preparing.ts'
import { newUpload, SENT_PERCENT, type Upload } from '../../../../web/uploads/upload.ts'

const upload = (part: Partial<Upload>): Upload => ({ ...newUpload(new File(['x'], 'a.jpg')), ...part })
const sent = upload({ state: 'sending', percent: SENT_PERCENT, isSaved: true })
const PREPARING = 'Sent. Preparing the photographs…'

test('one may leave once all is sent and saved on this device, and the page says so', () => {
  const uploads = [sent, upload({ state: 'stored' }), upload({ state: 'rejected' })]
  assert.equal(mayLeave(uploads), true)
  assert.equal(describePreparing(uploads), `${PREPARING} You can leave this page now.`)
})

for (const [name, other] of [
  ['is not saved yet, or never will be because another dashboard is open', { ...sent, isSaved: null }],
  ['could not be saved', { ...sent, isSaved: false }],
  ['waits until someone sends it', upload({ isSaved: true })],
  ['waits for its turn', upload({ state: 'queued', isSaved: true })],
  ['waits for a connection', upload({ state: 'offline', isSaved: true })],
  ['failed', upload({ state: 'failed', isSaved: true })],
] as const)
  test(`as long as one ${name}, the browser asks and the page does not say that one may leave`, () => {
    assert.equal(mayLeave([sent, other]), false)
    assert.equal(describePreparing([sent, other]), PREPARING)
  })

test('the page says nothing as long as bytes of one are being sent', () => {
  assert.equal(describePreparing([sent, upload({ state: 'sending', percent: 40, isSaved: true })]), '')
})
