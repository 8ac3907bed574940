import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPhoto, isVideo, refusalOf } from '../../../../web/admin/media/chosen.ts'

const megabyte = 1024 * 1024
const file = (name: string, type = '', size = megabyte) => ({ name, type, size })

test('a photo whose type the browser does not know is known by its name', () => {
  for (const name of ['a.HEIC', 'b.heif', 'c.avif', 'd.tiff']) assert.ok(isPhoto(file(name)), name)
  assert.ok(isVideo(file('e.MOV')))
  assert.ok(!isPhoto(file('letter.pdf', 'application/pdf')))
})

test('a file of 100 MB is sent, one byte more is refused by name', () => {
  assert.equal(refusalOf(file('a.mp4', 'video/mp4', 100 * megabyte)), null)
  assert.match(
    refusalOf(file('a.mp4', 'video/mp4', 100 * megabyte + 1)) ?? '',
    /“a\.mp4” is larger than 100 MB/,
  )
})

test('what is neither photograph nor video is refused by name', () => {
  assert.match(refusalOf(file('letter.pdf', 'application/pdf')) ?? '', /“letter\.pdf” is neither/)
})
