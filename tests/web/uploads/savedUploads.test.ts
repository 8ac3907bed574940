import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSavedUploads } from '../../../web/uploads/savedUploads.ts'
import { newUpload, type Upload } from '../../../web/uploads/upload.ts'
import { emptied, unreadable } from './lostFiles.ts'

const MB = 1024 * 1024

/** Opens a saved list on a device with this capacity in bytes. Records its files and what it says about each upload. */
function openOnDevice(capacity: number) {
  const files = new Map<string, File>()
  const tries: string[] = []
  const device = {
    save: async (id: string, file: File) => {
      tries.push(file.name)
      const used = [...files.values()].reduce((bytes, { size }) => bytes + size, 0)
      if (used + file.size > capacity) return false
      files.set(id, file)
      return true
    },
    read: async (id: string) => files.get(id) ?? null,
    remove: async (id: string) => files.delete(id),
    clear: async () => files.clear(),
  }
  const savedStates = new Map<string, boolean>()
  const onSaved = (ids: readonly string[], isSaved: boolean) => {
    for (const id of ids) savedStates.set(id, isSaved)
  }
  const list = openSavedUploads<null, null>('a list', onSaved, undefined, device)
  const write = async (uploads: readonly Upload<null>[]) => {
    list.write({
      fields: null,
      uploads: uploads.map((upload) => ({ ...upload, isSaved: savedStates.get(upload.id) ?? null })),
    })
    // all saves end within a few turns, because the device is only memory
    await new Promise(setImmediate)
  }
  const listIds = (state: boolean) =>
    [...savedStates].flatMap(([id, isSaved]) => (isSaved === state ? [id] : []))
  return {
    write,
    put: (id: string, file: File) => files.set(id, file),
    take: list.takeReadable,
    tries,
    names: () => [...files.values()].map(({ name }) => name),
    savedIds: () => listIds(true),
    unsavedIds: () => listIds(false),
  }
}

const upload = (name: string, size: number) =>
  newUpload<null>(Object.defineProperty(new File([], name), 'size', { value: size }))

test('only the first 500 MB of a list are saved, and the next ones follow once those have been sent', async () => {
  const { write, names, savedIds, unsavedIds } = openOnDevice(Infinity)
  const uploads = Array.from({ length: 8 }, (_, index) => upload(`p${index}.jpg`, 100 * MB))
  await write(uploads)
  assert.deepEqual(names(), ['p0.jpg', 'p1.jpg', 'p2.jpg', 'p3.jpg', 'p4.jpg'])
  assert.deepEqual(
    unsavedIds(),
    uploads.slice(5).map(({ id }) => id),
  )
  assert.deepEqual(
    savedIds(),
    uploads.slice(0, 5).map(({ id }) => id),
  )
  await write(uploads.slice(2))
  assert.deepEqual(names(), ['p2.jpg', 'p3.jpg', 'p4.jpg', 'p5.jpg', 'p6.jpg'])
  assert.deepEqual(unsavedIds(), [uploads[7]?.id])
})

test('what is typed first can be saved at once, although the files of an older list are still being removed', async () => {
  const device = {
    save: async () => true,
    read: async () => null,
    remove: async () => undefined,
    clear: () => new Promise(() => undefined),
  }
  const read = openSavedUploads<null, null>('a list', () => undefined, undefined, device).read()
  const later = new Promise((resolve) => setImmediate(resolve, 'it waits for the device'))
  assert.equal(await Promise.race([read, later]), null)
})

test('a file for which the device has no room is tried again only once another file is gone', async () => {
  const { write, tries, names, unsavedIds } = openOnDevice(10)
  const uploads = [upload('a.jpg', 8), upload('b.jpg', 8)]
  await write(uploads)
  await write(uploads)
  await write(uploads)
  assert.deepEqual(tries, ['a.jpg', 'b.jpg'])
  assert.deepEqual(unsavedIds(), [uploads[1]?.id])
  await write(uploads.slice(1))
  assert.deepEqual(tries, ['a.jpg', 'b.jpg', 'b.jpg'])
  assert.deepEqual(names(), ['b.jpg'])
  assert.equal(unsavedIds().length, 0)
})

test('a file that can no longer be read is sent from its copy, with all that was typed', async () => {
  const { put, take } = openOnDevice(Infinity)
  const copy = new File(['a whole picture'], 'right.jpg')
  for (const file of [emptied, unreadable]) {
    const lost = { ...newUpload<null>(file), title: 'At the lake' }
    assert.equal((await take(lost)).file, file)
    put(lost.id, copy)
    assert.deepEqual(await take(lost), { ...lost, file: copy })
  }
  const whole = newUpload<null>(new File(['x'], 'right.jpg'))
  put(whole.id, copy)
  assert.equal(await take(whole), whole)
})
