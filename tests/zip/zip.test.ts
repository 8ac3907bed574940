import assert from 'node:assert/strict'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { computeCrc32 } from '../../server/outputs/archive/originals.ts'
import { partFromBytes, type FilePart, getWholeRange } from '../../server/platform/zip/parts.ts'
import { type ZipEntry, makeZip } from '../../server/platform/zip/zip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const MB = 1024 ** 2

const modified = new Date('2024-05-12T10:20:30Z')
const textEntry = (name: string, text: string): ZipEntry => {
  const part = partFromBytes(Buffer.from(text))
  return { ...part, name, modified, computeCrc32: () => computeCrc32(part) }
}

/** Makes an entry of zeros that are never all in memory at once. */
const zeros = (name: string, size: number, onRead: (bytes: number) => void = () => undefined): ZipEntry => ({
  name,
  size,
  modified,
  computeCrc32: async () => 0,
  async *read({ start, end }) {
    const chunk = Buffer.alloc(MB)
    for (let left = end - start + 1; left > 0; left -= chunk.length) {
      const part = chunk.subarray(0, Math.min(left, chunk.length))
      onRead(part.length)
      yield part
    }
  },
})

const entriesIn = async (zip: FilePart) => {
  const file = await yauzl.fromBufferPromise(await buffer(zip.read(getWholeRange(zip))))
  const found: { name: string; text: string; modified: string }[] = []
  for await (const entry of file.eachEntry()) {
    const text = (await buffer(await file.openReadStreamPromise(entry))).toString()
    found.push({
      name: entry.fileName,
      text,
      modified: entry.getLastModDate({ timezone: 'UTC' }).toISOString(),
    })
  }
  return found
}

describe('A ZIP file', () => {
  const entries = [
    textEntry('Gallery/0001 Großvater 🌻.jpg', 'a photograph'),
    textEntry('empty.txt', ''),
    textEntry('archive.json', '{}'),
  ]

  test('holds its entries with names in any script, their bytes and dates', async () => {
    const read = await entriesIn(makeZip(entries))
    assert.deepEqual(
      read.map(({ name, text }) => [name, text]),
      [
        ['Gallery/0001 Großvater 🌻.jpg', 'a photograph'],
        ['empty.txt', ''],
        ['archive.json', '{}'],
      ],
    )
    assert.equal(read[0]?.modified, '2024-05-12T10:20:30.000Z')
  })

  test('is the same byte for byte in any ranges', async () => {
    const zip = makeZip(entries)
    const all = await buffer(zip.read(getWholeRange(zip)))
    assert.equal(all.length, zip.size)
    for (let start = 0; start < zip.size; start += 7) {
      const end = Math.min(start + 41, zip.size - 1)
      const part = await buffer(zip.read({ start, end }))
      assert.ok(part.equals(all.subarray(start, end + 1)), `${start} to ${end}`)
    }
  })
})

describe('A ZIP file larger than 4 GB', () => {
  const GB = 1024 ** 3
  const zip = makeZip([zeros('0001 long film.mp4', 5 * GB), textEntry('last.txt', 'behind all of it')])

  test('is streamed: nothing is read ahead, and no part is larger than a megabyte', async () => {
    let made = 0
    const film = zeros('0001 long film.mp4', 5 * GB, (bytes) => (made += bytes))
    const streamed = makeZip([film, textEntry('last.txt', 'behind all of it')])
    let received = 0
    for await (const chunk of streamed.read(getWholeRange(streamed))) {
      received += chunk.length
      assert.ok(chunk.length <= MB && made - received <= MB, `${made} bytes made, ${received} received`)
    }
    assert.equal(received, streamed.size)
    assert.ok(made === 5 * GB)
  })

  test('is read by its Zip64 records', async () => {
    const file = await writeSparse(zip, 5 * GB)
    const read = await yauzl.openPromise(file, { autoClose: false })
    const entries: yauzl.Entry[] = []
    for await (const entry of read.eachEntry()) entries.push(entry)
    const [film, last] = entries as [yauzl.Entry, yauzl.Entry]
    assert.equal(film.uncompressedSize, 5 * GB)
    assert.ok(last.relativeOffsetOfLocalHeader > 5 * GB)
    assert.equal((await buffer(await read.openReadStreamPromise(last))).toString(), 'behind all of it')
    read.close()
  })
})

test('A ZIP file of more than 65,535 entries gives their number', async () => {
  const zip = makeZip(Array.from({ length: 65_536 }, (_, index) => textEntry(`${index}.txt`, '')))
  const zip64End = await buffer(zip.read({ start: zip.size - 98, end: zip.size - 1 }))
  assert.equal(zip64End.readUInt32LE(0), 0x06064b50)
  assert.equal(zip64End.readBigUInt64LE(32), 65_536n)
})

/** Writes the zeros up to `hole` as a hole of the file, which takes no space on the disk. */
async function writeSparse(zip: FilePart, hole: number): Promise<string> {
  const file = path.join(folder, 'large.zip')
  const handle = await open(file, 'w')
  await handle.truncate(zip.size)
  await handle.write(await buffer(zip.read({ start: 0, end: 200 })), 0, 201, 0)
  const rest = await buffer(zip.read({ start: hole, end: zip.size - 1 }))
  await handle.write(rest, 0, rest.length, hole)
  await handle.close()
  return file
}
