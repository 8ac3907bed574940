import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptedAudioTypes,
  acceptedMediaTypes,
  canBe,
  isPhoto,
  isVideo,
} from '../../../web/uploads/fileKinds.ts'
import { isVisitorPhoto } from '../../../web/uploads/visitorPhotos.ts'

const file = (name: string, type = '') => ({ name, type })
const isSong = (chosen: ReturnType<typeof file>) => canBe(['audio'], chosen)

test('the name shows the kind of a file whose type the browser does not know, or mistakes', () => {
  for (const name of ['a.HEIC', 'b.heif', 'c.avif', 'd.tiff', 'DSC00004.HIF', 'DSCF0001.MPO', 'e.jfif'])
    assert.ok(isPhoto(file(name)), name)
  for (const name of ['e.MOV', 'MOV001.MOD', 'MOV002.TOD', 'clip.3g2', 'AVSEQ01.DAT', '00001.m2ts'])
    assert.ok(isVideo(file(name)), name)
  assert.ok(isVideo(file('MOV001.MOD', 'audio/x-mod')))
  assert.ok(isSong(file('f.ogg', 'video/ogg')))
  for (const name of ['New Recording 7.qta', 'Voice 004.3ga', 'Voice.3gp', 'book.m4b', 'ring.m4r'])
    assert.ok(isSong(file(name)), name)
  assert.ok(!isPhoto(file('letter.pdf', 'application/pdf')))
})

test('a file that nobody knows is sent, and a file of another kind is not', () => {
  for (const unknown of [file('IMG_0001'), file('a.xyz'), file('b.xyz', 'application/octet-stream')])
    assert.ok(canBe(['image', 'video'], unknown) && isSong(unknown), unknown.name)
  assert.ok(!canBe(['image', 'video'], file('letter.pdf', 'application/pdf')))
  assert.ok(!canBe(['image', 'video'], file('song.mp3')))
  assert.ok(!canBe(['image'], file('film.mkv')))
  assert.ok(!isSong(file('photo.jpg', 'image/jpeg')))
})

test('the file chooser offers every extension of the formats that are accepted there', () => {
  for (const extension of ['.hif', '.mpo', '.mod', '.tod', '.dat', '.3gp'])
    assert.ok(acceptedMediaTypes.split(',').includes(extension), extension)
  for (const extension of ['.qta', '.3ga', '.m4b', '.mp3'])
    assert.ok(acceptedAudioTypes.split(',').includes(extension), extension)
})

test('a visitor’s photo is any file that the browser calls an image, or of which it does not know the type', () => {
  const photos = [file('a.bin', 'image/jpeg'), file('IMG_1.HEIC'), file('DSC00004.HIF'), file('photo')]
  for (const photo of photos) assert.ok(isVisitorPhoto(photo), photo.name)
  const others = [file('a.jpg', 'text/html'), file('b.pdf', 'application/pdf'), file('d.mp4', 'video/mp4')]
  for (const other of others) assert.ok(!isVisitorPhoto(other), other.name)
})
