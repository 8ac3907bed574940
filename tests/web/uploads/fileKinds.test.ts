import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAudio, isPhoto, isVideo, isVisitorPhoto } from '../../../web/uploads/fileKinds.ts'

const file = (name: string, type = '') => ({ name, type })

test('the name shows the kind of a file whose type the browser does not know', () => {
  for (const name of ['a.HEIC', 'b.heif', 'c.avif', 'd.tiff']) assert.ok(isPhoto(file(name)), name)
  assert.ok(isVideo(file('e.MOV')))
  assert.ok(isAudio(file('f.ogg', 'video/ogg')))
  assert.ok(!isPhoto(file('letter.pdf', 'application/pdf')))
})

test('a visitor’s photo is any file the browser calls an image, or an unknown type named HEIC or AVIF', () => {
  for (const photo of [file('a.bin', 'image/jpeg'), file('IMG_1.HEIC'), file('b.heif'), file('c.avif')])
    assert.ok(isVisitorPhoto(photo), photo.name)
  const others = [file('a.jpg', 'text/html'), file('b.pdf', 'application/pdf'), file('c.jpg'), file('d.mp4')]
  for (const other of others) assert.ok(!isVisitorPhoto(other), other.name)
})
