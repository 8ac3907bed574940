import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainRejection } from '../../../web/uploads/explainRejection.ts'

const megabyte = 1024 * 1024

test('a file of 100 MB is sent, one byte more is rejected by name', () => {
  const video = { name: 'a.mp4', type: 'video/mp4' }
  assert.equal(explainRejection({ ...video, size: 100 * megabyte }), null)
  assert.match(
    explainRejection({ ...video, size: 100 * megabyte + 1 }) ?? '',
    /“a\.mp4” is larger than 100 MB/,
  )
})

test('a file that is neither photograph nor video is rejected by name', () => {
  const letter = { name: 'letter.pdf', type: 'application/pdf', size: megabyte }
  assert.match(explainRejection(letter) ?? '', /“letter\.pdf” is neither/)
})

test('an empty file is rejected before it is sent', () => {
  const empty = { name: 'IMG_0001.jpg', type: 'image/jpeg', size: 0 }
  assert.match(explainRejection(empty) ?? '', /“IMG_0001\.jpg” is empty/)
})

test('a packed file, a document and an e-mail are explained before they are sent, whatever their type', () => {
  const explain = (name: string, type = '') => explainRejection({ name, type, size: 1 }) ?? ''
  assert.match(explain('Photos of Oma.ZIP', 'application/zip'), /^“Photos of Oma\.ZIP” is a ZIP file/)
  assert.match(explain('IMG_0815.livp'), /is a Live Photo that was packed/)
  assert.match(explain('Life.docx', 'application/msword'), /is a document from Word.*save each picture/)
  assert.match(explain('Greeting.eml', 'message/rfc822'), /is an e-mail/)
  assert.match(explain('IMG0001.PCD', 'image/x-photo-cd'), /Kodak Photo CD/)
  assert.equal(explain('zip', 'video/mp4'), '')
  assert.equal(explain('IMG_0815'), '', 'the server decides')
})
