import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openImportWorld, photo, writeFolder } from '../support/files/photoImport.ts'

const world = await openImportWorld()

/** Inserts a caption as Photoshop does (IIM 4.2 in the segment APP13 of a JPEG). */
function withIptc(jpeg: Buffer, title: string, description: string): Buffer {
  const record = (dataSet: number, value: string) => {
    const bytes = Buffer.from(value)
    return Buffer.concat([Buffer.from([0x1c, 2, dataSet, bytes.length >> 8, bytes.length & 255]), bytes])
  }
  const block = Buffer.concat([record(5, title), record(120, description)])
  const header = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1')
  header.writeUInt32BE(block.length, header.length - 4)
  const padding = Buffer.alloc(block.length % 2)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(2 + header.length + block.length + padding.length)
  const segment = Buffer.concat([Buffer.from([0xff, 0xed]), length, header, block, padding])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

test('captions in photographs, next to them, and of exports get the same line ends as typed ones', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title><rdf:Alt><rdf:li>The pier\u2028in May</rdf:li></rdf:Alt></dc:title>
    <dc:description><rdf:Alt><rdf:li>One&#xD;&#xA;two\u2029three</rdf:li></rdf:Alt></dc:description>
    </rdf:Description></rdf:RDF></x:xmpmeta>`
  const takeout = {
    title: 'c garden.jpg',
    description: 'One\r\ntwo\u000bthree',
    photoTakenTime: { timestamp: '3' },
  }
  const folder = await writeFolder({
    'a.jpg': withIptc(await photo(), 'The bridge\rin June', 'One\rtwo\r\nthree\0'),
    'b.jpg': await photo(),
    'b.jpg.xmp': xmp,
    'c garden.jpg': await photo(),
    'c garden.jpg.json': JSON.stringify(takeout),
    'd barn\ndoor.jpg': await photo(),
    'e ferry.jpg': withIptc(await photo(), '\0', '\0\r'),
  })
  const { addedCount, rejected } = await world.importFrom(folder)
  assert.deepEqual([addedCount, rejected], [5, []])
  const gallery = await world.gallery()
  assert.deepEqual(
    new Map(gallery as [string, string | null][]),
    new Map([
      ['c garden', 'One\ntwo\nthree'],
      ['The bridge in June', 'One\ntwo\nthree'],
      ['The pier in May', 'One\ntwo\nthree'],
      ['d barn door', null],
      ['e ferry', null],
    ]),
  )
})
