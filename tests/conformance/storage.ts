import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import type { Range, Storage } from '../../server/platform/storage/storage.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

export interface Opened {
  storage: Storage
  /** the most keys that it lists at once */
  page: number
}

/** Tests the promises of server/platform/storage/storage.ts with an empty storage that `open` makes. */
export function testStorage(name: string, open: () => Promise<Opened>) {
  describe(`${name} keeps the promises of storage`, async () => {
    const folder = temporaryFolder()
    const { storage, page } = await open()

    const spooled = async (bytes: Buffer | string) => {
      const file = path.join(folder, randomBytes(8).toString('hex'))
      await writeFile(file, bytes)
      return file
    }
    const put = async (key: string, bytes: Buffer | string) => storage.put(key, await spooled(bytes))
    const bytesOf = async (key: string, range?: Range) => {
      const opened = await storage.open(key, range)
      return opened && { size: opened.size, bytes: await buffer(opened.body) }
    }
    const textOf = async (key: string) => (await bytesOf(key))?.bytes.toString()

    test('what is put can be opened, byte for byte', async () => {
      const photo = randomBytes(3_000_000)
      await put('private/abc/original', photo)
      const opened = await bytesOf('private/abc/original')
      assert.equal(opened?.size, photo.length)
      assert.ok(opened.bytes.equals(photo))
    })

    test('the spooled file still belongs to the caller', async () => {
      const file = await spooled('mine')
      await storage.put('private/stays/original', file)
      await writeFile(file, 'changed afterwards')
      assert.equal(await textOf('private/stays/original'), 'mine')
    })

    test('an empty file is a file', async () => {
      await put('private/empty/original', '')
      assert.deepEqual(await bytesOf('private/empty/original'), { size: 0, bytes: Buffer.alloc(0) })
    })

    test('a missing key opens as null and copies as false, even below the key of a file', async () => {
      await put('private/here/original', 'x')
      assert.equal(await storage.open('private/never/original'), null)
      assert.equal(await storage.open('private/here/original/deeper'), null)
      assert.equal(await storage.copy('private/never/original', 'public/never/photo.jpg'), false)
      assert.equal(await storage.open('public/never/photo.jpg'), null)
    })

    test('a range returns that part of the file, with the size of the whole file', async () => {
      await put('private/parts/song.mp3', '0123456789')
      const part = async (start: number, end: number) => {
        const opened = await bytesOf('private/parts/song.mp3', { start, end })
        return [opened?.size, opened?.bytes.toString()]
      }
      assert.deepEqual(await part(0, 0), [10, '0'])
      assert.deepEqual(await part(3, 6), [10, '3456'])
      assert.deepEqual(await part(0, 9), [10, '0123456789'])
      assert.deepEqual(await part(9, 9), [10, '9'])
      assert.deepEqual(await part(8, 20), [10, '89'])
    })

    test('destroying a half-read file leaves the others readable', async () => {
      await put('private/big/video.mp4', randomBytes(4_000_000))
      for (let i = 0; i < 30; i += 1) (await storage.open('private/big/video.mp4'))?.body.destroy()
      assert.equal((await bytesOf('private/big/video.mp4', { start: 5, end: 8 }))?.bytes.length, 4)
    })

    test('putting again replaces, and a reader sees the whole old file or the whole new one', async () => {
      const [old, young] = [Buffer.alloc(2_000_000, 'old '), Buffer.alloc(1_000_000, 'new ')]
      await put('private/twice/original', old)
      const replaced = put('private/twice/original', young)
      const seen = await Promise.all(Array.from({ length: 8 }, () => bytesOf('private/twice/original')))
      await replaced
      for (const each of seen) assert.ok(each?.bytes.equals(old) || each?.bytes.equals(young))
      assert.ok((await bytesOf('private/twice/original'))?.bytes.equals(young))
    })

    test('a copy is independent of its original', async () => {
      await put('private/copied/photo.jpg', 'first')
      assert.equal(await storage.copy('private/copied/photo.jpg', 'public/key1/photo.jpg'), true)
      await put('private/copied/photo.jpg', 'second')
      assert.equal(await textOf('public/key1/photo.jpg'), 'first')
      await storage.remove(['private/copied/photo.jpg'])
      assert.equal(await textOf('public/key1/photo.jpg'), 'first')
    })

    test('copying onto a copy, or many times at once, ends with the file there', async () => {
      await put('private/again/photo.jpg', 'same')
      const copies = Array.from({ length: 6 }, () =>
        storage.copy('private/again/photo.jpg', 'public/key2/photo.jpg'),
      )
      assert.deepEqual(new Set(await Promise.all(copies)), new Set([true]))
      assert.equal(await storage.copy('private/again/photo.jpg', 'public/key2/photo.jpg'), true)
      assert.equal(await textOf('public/key2/photo.jpg'), 'same')
      assert.deepEqual(await storage.list('public/key2/'), ['public/key2/photo.jpg'])
    })

    test('removing deletes existing files and ignores missing ones', async () => {
      await put('private/gone/a', 'a')
      await put('private/gone/b', 'b')
      await put('private/gone/stays', 'c')
      await storage.remove(['private/gone/a', 'private/gone/missing', 'private/gone/b'])
      assert.deepEqual(await storage.list('private/gone/'), ['private/gone/stays'])
      await storage.remove([])
      await storage.remove(['private/nothing/was/here'])
    })

    test('listing finds keys that begin with the prefix, in byte order', async () => {
      const keys = [
        'list/B',
        'list/a-b/x',
        'list/a.b',
        'list/a/x',
        'list/a/y',
        'list/a0',
        'list/aa',
        'listen',
      ]
      for (const key of keys.toReversed()) await put(key, 'x')
      assert.deepEqual(await storage.list('list/'), keys.slice(0, -1))
      assert.deepEqual(await storage.list('list'), keys)
      assert.deepEqual(await storage.list('list/a'), keys.slice(1, -1))
      assert.deepEqual(await storage.list('list/aab'), [])
      assert.deepEqual(await storage.list('list/', 'list/a.b'), keys.slice(3, -1))
      assert.deepEqual(await storage.list('list/', 'list/a/'), keys.slice(3, -1))
      assert.deepEqual(await storage.list('list/', 'list/a/x'), keys.slice(4, -1))
      assert.deepEqual(await storage.list('list/', 'list/aa'), [])
      assert.deepEqual(await storage.list('nothing/'), [])
    })

    test('long lists come in pages, each key once', async () => {
      const keys = Array.from({ length: page + 3 }, (_, n) => `many/${String(n).padStart(4, '0')}/original`)
      await put('one/original', 'x')
      await Promise.all(keys.map((key) => storage.copy('one/original', key)))
      const first = await storage.list('many/')
      assert.equal(first.length, page)
      const rest = await storage.list('many/', first.at(-1))
      assert.deepEqual([...first, ...rest], keys)
      assert.deepEqual(await storage.list('many/', keys.at(-1)), [])
      await storage.remove(keys)
      assert.deepEqual(await storage.list('many/'), [])
    })

    test('the check succeeds', async () => {
      await storage.check()
    })
  })
}
