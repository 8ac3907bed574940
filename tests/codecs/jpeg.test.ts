import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { readFileWith } from '../../server/codecs/formats/fileWindow.ts'
import { copyBareJpeg, findJpegScans, parseJpegStructure } from '../../server/codecs/formats/jpegStructure.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { assertRejects, changeFixture, savePicture } from './codecFixture.ts'

const segment = (marker: number, content: string | Buffer) => {
  const body = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

test('only the picture of a JPEG is copied, whatever lies between its segments', async () => {
  const into = path.join(temporaryFolder(), 'bare.jpg')
  for (const file of [
    'photos/landscape-2mp-bee.jpg',
    'formats/progressive.jpg',
    'photos/person-blackwhite-small.jpg',
  ]) {
    const addComment = (bytes: Buffer) =>
      Buffer.concat([
        bytes.subarray(0, 2),
        segment(0xe0, 'JFXX\0\x10 a thumbnail of the secret'),
        segment(0xe1, 'Exif\0\0 secret'),
        Buffer.from([0xff, 0xff, 0xff]),
        segment(0xe2, 'ICC_PROFILE\0 secret'),
        segment(0xed, 'Photoshop 3.0\0 secret'),
        segment(0xfe, 'a secret comment'),
        bytes.subarray(2),
        Buffer.from('a secret behind the end'),
      ])
    const source = changeFixture(file, addComment)
    assert.equal(copyBareJpeg(source.path, into), true)
    assert.ok(!(await readFile(into)).includes('secret'), file)
    const [before, after] = await Promise.all([source.path, into].map((one) => sharp(one).raw().toBuffer()))
    assert.ok(before?.equals(after ?? Buffer.alloc(0)), file)
  }
})

test('a JPEG that some browsers would not show, or that has no end marker, is not copied', async () => {
  const into = path.join(temporaryFolder(), 'bare.jpg')
  const mark = (marker: number) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy[copy.indexOf(Buffer.from([0xff, 0xc0, 0, 0x11])) + 1] = marker
    return copy
  }
  const odd: Record<string, (bytes: Buffer) => Buffer> = {
    arithmetic: mark(0xc9),
    lossless: mark(0xc3),
    endless: (bytes) => bytes.subarray(0, -2),
    text: () => Buffer.from('\xff\xd8\xff\xe0 only words', 'latin1'),
  }
  for (const [name, change] of Object.entries(odd)) {
    const { path: file } = changeFixture('photos/landscape-2mp-bee.jpg', change)
    assert.equal(copyBareJpeg(file, into), false, name)
  }
  assert.equal(existsSync(into), false)
})

test('one wrong byte where a segment begins is damage, and no error of ours', async () => {
  const draw = () => sharp({ create: { width: 40, height: 24, channels: 3, background: 'navy' } })
  for (const progressive of [false, true]) {
    const { path: file } = await savePicture(draw().jpeg({ progressive }), 'jpg')
    const bytes = await readFile(file)
    const { segments } = parseJpegStructure(file)
    const places = segments.flatMap(({ start, head }) => [...head.keys()].map((each) => start + each))
    for (const at of places.filter((each) => each < bytes.length)) {
      await writeFile(file, bytes.with(at, 255))
      assert.doesNotThrow(() => readFileWith(file, findJpegScans), `at ${at}`)
    }
  }
  const source = changeFixture('photos/small-bee.jpg', (bytes) =>
    Buffer.from(bytes.with(bytes.indexOf('ffda', 'hex') + 4, 64)),
  )
  await assertRejects(probePhoto(source, temporaryFolder()), 'broken_file', source.name)
})
