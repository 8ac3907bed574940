import type { Person, Reply } from '../../../samples/person.ts'
import { hashOf, isCertain, type Ledger, type Entry } from './ledger.ts'
import { uniquePhoto, uniqueSong } from './uniquePhoto.ts'
import type { openLink } from '../../support/guests/sendByLink.ts'
import { randomInt } from '../../support/random/randomInt.ts'

/** A client that makes changes. Only this worker changes its `own` entries. */
export interface Worker {
  ledger: Ledger
  own: Entry[]
  admin: Person
  /** makes a visitor with another IP address, so that no limit is reached */
  visitor: () => Person
  /** the header with the key of the link by which guests send photographs */
  link: Awaited<ReturnType<typeof openLink>>
}

const ORDERS = 2 ** 31
const randomText = () => `${randomInt(2 ** 40)}`
const pick = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(1, all.length))]
const existing = ({ own }: Worker, kind: Entry['kind']) =>
  own.filter((entry) => entry.kind === kind && entry.id !== undefined && isCertain(entry, 'exists', true))

/** Performs a random action. Returns false if its request failed, for example because the server was killed. */
export async function performRandomAction(worker: Worker): Promise<boolean> {
  const hasMany = existing(worker, 'photo').length + existing(worker, 'sent').length > 8
  const actions = hasMany ? [...removing, retitle] : [...adding, ...changing, ...removing]
  return (await (pick(actions) ?? addPhoto)(worker)) !== null
}

type Action = (worker: Worker) => Promise<unknown>

const addPhoto: Action = (worker) => addPhotos(worker, 1)
const addBatch: Action = (worker) => addPhotos(worker, 3)

async function addPhotos({ ledger, own, admin }: Worker, count: 1 | 3) {
  const files = Array.from({ length: count }, (_, index) => ({ ...uniquePhoto(), name: `${index}.jpg` }))
  const entries = files.map(({ bytes }) => ledger.add('photo', hashOf(bytes)))
  const titles = files.map(() => randomText())
  ledger.openBatches.push(entries)
  const metadata = JSON.stringify(files.map(({ name }, index) => ({ filename: name, title: titles[index] })))
  const changes = entries.map(
    (entry, i) => [entry, { exists: true, visible: true, title: titles[i] ?? '' }] as const,
  )
  const answer = await ledger.change(changes, async () => {
    if (count > 1) return admin.call('POST /api/media/batch', { form: { files, metadata } })
    const form = { file: files[0] as (typeof files)[0], title: titles[0] ?? '' }
    const { body, ...reply } = await admin.call('POST /api/media', { form })
    return { ...reply, body: { media: [body] } }
  })
  if (!answer) return null
  closeBatch(ledger, entries)
  for (const [index, { id }] of answer.body.media.entries()) addOwn(own, entries[index], id)
  return answer
}

/** Removes an acknowledged batch from the open ones: from now on, each of its entries may be deleted alone. */
const closeBatch = (ledger: Ledger, entries: Entry[]) => {
  ledger.openBatches = ledger.openBatches.filter((batch) => batch !== entries)
}

function addOwn(own: Entry[], entry: Entry | undefined, id: string) {
  if (!entry) throw new Error('more came back than was sent')
  entry.id = id
  own.push(entry)
}

async function addSong({ ledger, own, admin }: Worker) {
  const file = uniqueSong()
  const entry = ledger.add('song', hashOf(file.bytes))
  const title = randomText()
  const answer = await ledger.change([[entry, { exists: true, title }]], () =>
    admin.call('POST /api/music', { form: { file, title } }),
  )
  if (answer) addOwn(own, entry, answer.body.id)
  return answer
}

/** Uploads two photographs as a visitor, and then shares the memory that they belong to. */
async function shareMemory({ ledger, own, visitor }: Worker) {
  const files = [uniquePhoto(), uniquePhoto()]
  const photos = files.map(({ bytes }) => ledger.add('photo', hashOf(bytes)))
  ledger.openBatches.push(photos)
  const sent = await ledger.change(
    photos.map((photo) => [photo, { exists: true, visible: false }]),
    () => visitor().call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } }),
  )
  if (!sent) return null
  closeBatch(ledger, photos)
  for (const [index, id] of sent.body.mediaIds.entries()) Object.assign(photos[index] ?? {}, { id })
  const name = randomText()
  const memory = Object.assign(ledger.add('memory', name), { photos })
  const content = randomText()
  const answer = await ledger.change(
    [
      [memory, { exists: true, content, visible: true }],
      ...photos.map((photo) => [photo, { visible: true }] as const),
    ],
    () =>
      visitor().call('POST /api/memories', {
        body: { name, email: null, content, mediaIds: sent.body.mediaIds },
      }),
  )
  if (!answer) return null
  addOwn(own, memory, answer.body.id)
  if (answer.body.writerKey) memory.writerKey = answer.body.writerKey
  return answer
}

/** Sends a photograph by the link, as a guest who has just come by it. It waits for the family. */
async function sendByLink({ ledger, own, visitor, link }: Worker) {
  const guest = visitor()
  const body = { name: randomText() }
  const added = await orNull(guest.call('POST /api/senders', { headers: link, body }))
  if (added?.status !== 201) return null
  const file = uniquePhoto()
  const entry = Object.assign(ledger.add('sent', hashOf(file.bytes)), { writerKey: added.body.key })
  const answer = await ledger.change([[entry, { exists: true, taken: false, visible: false }]], () =>
    guest.call('POST /api/senders/mine/media', { ...senderOf(entry), form: { file } }),
  )
  if (answer) addOwn(own, entry, answer.body.id)
  return answer
}

/** Makes an action that changes a random entry of this kind. The action does nothing if the worker has no such entry. */
const onRandomEntry =
  (kind: Entry['kind'], change: (entry: Entry, worker: Worker) => Promise<unknown> | undefined): Action =>
  async (worker) => {
    const entry = pick(existing(worker, kind))
    return entry && change(entry, worker)
  }
const idOf = ({ id = '' }: Entry) => ({ params: { id } })
const writerOf = ({ writerKey = '' }: Entry) => ({ headers: { 'writer-key': writerKey } })
const senderOf = ({ writerKey = '' }: Entry) => ({ headers: { 'sender-key': writerKey } })
/** Lists the changes when an entry is deleted: its photographs are deleted with it. */
const listDeletions = (entry: Entry) =>
  [entry, ...entry.photos].map((each) => [each, { exists: false }] as const)

const retitle = onRandomEntry('photo', (photo, { ledger, admin }) => {
  const title = randomText()
  return ledger.change([[photo, { title }]], () =>
    admin.call('PUT /api/media/:id', { ...idOf(photo), body: { title } }),
  )
})

const reorder: Action = async (worker) => {
  const photos = existing(worker, 'photo').slice(0, 3)
  const order = photos.map(({ id }) => ({ id, order: randomInt(ORDERS) }))
  return worker.ledger.change(
    photos.map((photo, index) => [photo, { order: order[index]?.order ?? 0 }]),
    () => worker.admin.call('POST /api/media/reorder', { body: { order } }),
  )
}

const rewriteMemory = onRandomEntry('memory', (memory, { ledger, visitor }) => {
  const content = randomText()
  const send = () => visitor().call('PUT /api/memories/mine', { ...writerOf(memory), body: { content } })
  return memory.writerKey === undefined ? undefined : ledger.change([[memory, { content }]], send)
})

/** Hides or shows a memory together with its photographs. */
const hideOrShow = onRandomEntry('memory', (memory, { ledger, admin }) => {
  const visible = randomInt(2) === 0
  return ledger.change(
    [memory, ...memory.photos].map((entry) => [entry, { visible }] as const),
    () => admin.call('PUT /api/memories/:id', { ...idOf(memory), body: { approved: visible } }),
  )
})

/** Takes what a guest sent into the gallery, or gives it back. */
const takeOrGiveBack = onRandomEntry('sent', (sent, { ledger, admin }) => {
  const taken = !isCertain(sent, 'taken', true)
  return ledger.change([[sent, { taken, visible: taken }]], () =>
    admin.call('POST /api/sent/take', { body: { ids: [sent.id], taken } }),
  )
})

/** Deletes what was taken. What waits is put aside by a keeper, or taken back by the guest who sent it. */
const removeSent = onRandomEntry('sent', (sent, { ledger, admin, visitor }) => {
  const isTaken = isCertain(sent, 'taken', true)
  if (!isTaken && !isCertain(sent, 'taken', false)) return undefined
  const isOfGuest = randomInt(2) === 0
  return ledger.change<Reply>(listDeletions(sent), () => {
    if (isTaken) return admin.call('DELETE /api/media/:id', idOf(sent))
    const mine = { ...idOf(sent), ...senderOf(sent) }
    if (isOfGuest) return visitor().call('DELETE /api/senders/mine/media/:id', mine)
    return admin.call('POST /api/sent/put-aside', { body: { ids: [sent.id] } })
  })
})

/** Requests a photograph as a visitor, so that public/ has files. */
const viewPhoto: Action = async ({ own, visitor }) => {
  const list = await orNull(visitor().call('GET /api/media'))
  const item = list && pick(list.body)
  const entry = own.find(({ id }) => id === item?.id)
  if (!item?.filePath || !entry) return list
  entry.paths.add(item.filePath)
  return orNull(visitor().get(item.filePath))
}

const orNull = <T>(answer: Promise<T>) => answer.catch(() => null)

const removal = (
  kind: Entry['kind'],
  endpoint: 'DELETE /api/media/:id' | 'DELETE /api/music/:id' | 'DELETE /api/memories/:id',
) =>
  onRandomEntry(kind, (entry, { ledger, admin }) =>
    ledger.change(listDeletions(entry), () => admin.call(endpoint, idOf(entry))),
  )

const withdrawMemory = onRandomEntry('memory', (memory, { ledger, visitor }) => {
  const send = () => visitor().call('DELETE /api/memories/mine', writerOf(memory))
  return memory.writerKey === undefined ? undefined : ledger.change(listDeletions(memory), send)
})

const adding = [addPhoto, addPhoto, addBatch, addSong, shareMemory, shareMemory, sendByLink, sendByLink]
const changing = [retitle, reorder, rewriteMemory, hideOrShow, hideOrShow, takeOrGiveBack, viewPhoto]
const removing = [
  removal('photo', 'DELETE /api/media/:id'),
  removal('song', 'DELETE /api/music/:id'),
  removal('memory', 'DELETE /api/memories/:id'),
  withdrawMemory,
  removeSent,
]
