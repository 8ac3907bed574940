import { buffer } from 'node:stream/consumers'
import { listAllKeys } from '../../server/platform/storage/keys.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import type { Person } from '../../samples/person.ts'
import { hashOf, type Ledger, type Thing, type Value } from './ledger.ts'

/** Asks the server for everything and compares it with the ledger; answers what is wrong, a sentence each. */
export async function inspect(ledger: Ledger, admin: Person, visitor: Person, storage: Storage) {
  const wrong: string[] = []
  const settle = (thing: Thing, name: string, value: Value) => {
    const fault = ledger.settle(thing, name, value)
    if (fault) wrong.push(fault)
  }
  const media = (await admin.call('GET /api/media')).body
  const music = (await admin.call('GET /api/music')).body
  const memories = (await admin.call('GET /api/memories')).body
  const found = new Set<Thing>()
  /** By its bytes, which must be those that were sent. */
  const find = async (id: string) => {
    const opened = await storage.open(`private/${id}/original`)
    const mark = opened ? hashOf(await buffer(opened.body)) : 'no file'
    const thing = ledger.byMark(mark)
    if (thing?.id !== undefined && thing.id !== id) wrong.push(`${id} has the bytes of ${thing.id}`)
    if (!thing) return void wrong.push(`${id} is listed, and its bytes are none that were sent (${mark})`)
    thing.id = id
    found.add(thing)
    settle(thing, 'there', true)
    return thing
  }
  for (const item of media) {
    const thing = await find(item.id)
    if (!thing) continue
    settle(thing, 'title', item.title)
    settle(thing, 'order', item.order)
    settle(thing, 'seen', item.published === true)
    if (item.published && item.filePath) thing.paths.add(item.filePath)
  }
  for (const song of music) {
    const thing = await find(song.id)
    if (!thing) continue
    settle(thing, 'title', song.title)
    thing.paths.add(song.filePath)
  }
  for (const memory of memories) {
    const thing = ledger.byMark(memory.name)
    if (!thing) {
      wrong.push(`a memory by ${memory.name} is listed and was never sent`)
      continue
    }
    thing.id = memory.id
    found.add(thing)
    settle(thing, 'there', true)
    settle(thing, 'content', memory.content ?? '')
    settle(thing, 'seen', memory.approved)
    if (memory.mediaIds.length !== thing.photos.length) wrong.push(`the memory ${memory.id} is half there`)
    for (const id of memory.mediaIds)
      if (media.find((item) => item.id === id)?.published !== memory.approved)
        wrong.push(`${id} is not shown and hidden with its memory`)
  }
  for (const thing of ledger.things) if (!found.has(thing)) settle(thing, 'there', false)
  for (const things of ledger.together)
    if (new Set(things.map((thing) => found.has(thing))).size > 1) wrong.push('half a batch is there')
  ledger.together = []
  const shown = new Set(
    [...media.filter(({ published }) => published), ...music].map(({ filePath }) => filePath),
  )
  for (const { id, paths } of ledger.things)
    for (const path of paths) {
      const { status } = await visitor.get(path)
      if (status !== (shown.has(path) ? 200 : 404)) wrong.push(`${id} at ${path} is answered ${status}`)
    }
  forgetGone(ledger, found)
  return { wrong, ids: [...media, ...music].map(({ id }) => id), paths: shown }
}

/** Things that are gone are looked for no more, so that the thousandth round costs what the first does. */
function forgetGone(ledger: Ledger, found: Set<Thing>) {
  const left = ledger.things.filter((thing) => found.has(thing))
  ledger.things.splice(0, ledger.things.length, ...left)
}

/** Folders of files that belong to nothing that is listed. */
export async function leftovers(storage: Storage, ids: readonly string[], paths: Set<string | null>) {
  const keys = new Set([...paths].map((path) => path?.split('/')[2]))
  const folders = async (prefix: string) =>
    new Set((await listAllKeys(storage, prefix)).map((key) => key.split('/')[1] ?? ''))
  return [
    ...[...(await folders('private/'))].filter((id) => !ids.includes(id)).map((id) => `private/${id}`),
    ...[...(await folders('public/'))].filter((key) => !keys.has(key)).map((key) => `public/${key}`),
  ]
}
