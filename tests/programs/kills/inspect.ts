import { buffer } from 'node:stream/consumers'
import { listAllKeys } from '../../../server/platform/storage/keys.ts'
import type { Storage } from '../../../server/platform/storage/storage.ts'
import type { Person } from '../../../samples/person.ts'
import { hashOf, type Ledger, type Entry, type Value } from './ledger.ts'

/**
 * Compares everything that the server lists and stores with the ledger. `wrong` has a sentence for each difference; `ids` and
 * `paths` are those of the files that the server lists.
 */
export async function inspect(ledger: Ledger, admin: Person, visitor: Person, storage: Storage) {
  const wrong: string[] = []
  const record = (entry: Entry, name: string, value: Value) => {
    const fault = ledger.recordValue(entry, name, value)
    if (fault) wrong.push(fault)
  }
  const media = (await admin.call('GET /api/media')).body
  const { senders } = (await admin.call('GET /api/sent')).body
  const sent = senders.flatMap((sender) => sender.media)
  // a keeper can put back the items that are put aside
  const deleted = (await admin.call('GET /api/deleted')).body.flatMap(({ picture }) => picture ?? [])
  const music = (await admin.call('GET /api/music')).body
  const memories = (await admin.call('GET /api/memories')).body
  const found = new Set<Entry>()
  /** Finds the entry of an id by the bytes of its original. They must be bytes that were sent. */
  const findEntry = async (id: string) => {
    const opened = await storage.open(`private/${id}/original`)
    const fingerprint = opened ? hashOf(await buffer(opened.body)) : 'no file'
    const entry = ledger.findByFingerprint(fingerprint)
    if (entry?.id !== undefined && entry.id !== id) wrong.push(`${id} has the bytes of ${entry.id}`)
    if (!entry)
      return void wrong.push(`${id} is listed, and its bytes are none that were sent (${fingerprint})`)
    entry.id = id
    found.add(entry)
    record(entry, 'exists', true)
    return entry
  }
  for (const item of media) {
    const entry = await findEntry(item.id)
    if (!entry) continue
    record(entry, 'title', item.title)
    record(entry, 'order', item.order)
    record(entry, 'visible', item.published === true)
    record(entry, 'taken', true)
    if (item.published && item.filePath) entry.paths.add(item.filePath)
  }
  for (const item of sent) {
    const entry = await findEntry(item.id)
    if (!entry) continue
    record(entry, 'visible', item.published === true)
    record(entry, 'taken', false)
  }
  for (const song of music) {
    const entry = await findEntry(song.id)
    if (!entry) continue
    record(entry, 'title', song.title)
    entry.paths.add(song.filePath)
  }
  for (const memory of memories) {
    const entry = ledger.findByFingerprint(memory.name)
    if (!entry) {
      wrong.push(`a memory by ${memory.name} is listed and was never sent`)
      continue
    }
    entry.id = memory.id
    found.add(entry)
    record(entry, 'exists', true)
    record(entry, 'content', memory.content ?? '')
    record(entry, 'visible', memory.approved)
    if (memory.mediaIds.length !== entry.photos.length) wrong.push(`the memory ${memory.id} is half there`)
    for (const id of memory.mediaIds)
      if (media.find((item) => item.id === id)?.published !== memory.approved)
        wrong.push(`${id} is not shown and hidden with its memory`)
  }
  for (const entry of ledger.entries) if (!found.has(entry)) record(entry, 'exists', false)
  for (const entries of ledger.openBatches)
    if (new Set(entries.map((entry) => found.has(entry))).size > 1) wrong.push('half a batch is there')
  ledger.openBatches = []
  const shown = new Set(
    [...media.filter(({ published }) => published), ...music].map(({ filePath }) => filePath),
  )
  for (const { id, paths } of ledger.entries)
    for (const path of paths) {
      const { status } = await visitor.get(path)
      if (status !== (shown.has(path) ? 200 : 404)) wrong.push(`${id} at ${path} is answered ${status}`)
    }
  forgetDeleted(ledger, found)
  return { wrong, ids: [...media, ...sent, ...deleted, ...music].map(({ id }) => id), paths: shown }
}

/** Removes the entries that no longer exist, so that the thousandth round takes no longer than the first. */
function forgetDeleted(ledger: Ledger, found: Set<Entry>) {
  const remaining = ledger.entries.filter((entry) => found.has(entry))
  ledger.entries.splice(0, ledger.entries.length, ...remaining)
}

/** Lists the folders of files that belong to no listed item. */
export async function findLeftovers(storage: Storage, ids: readonly string[], paths: Set<string | null>) {
  const keys = new Set([...paths].map((path) => path?.split('/')[2]))
  const folders = async (prefix: string) =>
    new Set((await listAllKeys(storage, prefix)).map((key) => key.split('/')[1] ?? ''))
  return [
    ...[...(await folders('private/'))].filter((id) => !ids.includes(id)).map((id) => `private/${id}`),
    ...[...(await folders('public/'))].filter((key) => !keys.has(key)).map((key) => `public/${key}`),
  ]
}
