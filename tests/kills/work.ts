import { randomInt } from 'node:crypto'
import type { Person } from '../../samples/person.ts'
import { hashOf, isThere, type Ledger, type Thing } from './ledger.ts'
import { uniquePhoto, uniqueSong } from './uniquePhoto.ts'

/** Somebody at work: only he changes what he has sent. */
export interface Worker {
  ledger: Ledger
  own: Thing[]
  admin: Person
  /** a new address each time, so that no limit is met */
  visitor: () => Person
}

const ORDERS = 2 ** 31
const word = () => `${randomInt(2 ** 40)}`
const pick = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(1, all.length))]
const there = ({ own }: Worker, kind: Thing['kind']) =>
  own.filter((thing) => thing.kind === kind && thing.id !== undefined && isThere(thing))

/** One change of a random kind; false when the server is gone. */
export async function workOnce(worker: Worker): Promise<boolean> {
  const many = there(worker, 'photo').length > 8
  const all = many ? [deletePhoto, deleteSong, deleteMemory, withdrawMemory, retitle] : actions
  return (await (pick(all) ?? addPhoto)(worker)) !== null
}

type Action = (worker: Worker) => Promise<unknown>

const addPhoto: Action = (worker) => addPhotos(worker, 1)
const addBatch: Action = (worker) => addPhotos(worker, 3)

async function addPhotos({ ledger, own, admin }: Worker, many: 1 | 3) {
  const files = Array.from({ length: many }, (_, index) => ({ ...uniquePhoto(), name: `${index}.jpg` }))
  const things = files.map(({ bytes }) => ledger.add('photo', hashOf(bytes)))
  const titles = files.map(() => word())
  ledger.together.push(things)
  const metadata = JSON.stringify(files.map(({ name }, index) => ({ filename: name, title: titles[index] })))
  const changes = things.map(
    (thing, i) => [thing, { there: true, seen: true, title: titles[i] ?? '' }] as const,
  )
  const answer = await ledger.change(changes, async () => {
    if (many > 1) return admin.call('POST /api/media/batch', { form: { files, metadata } })
    const form = { file: files[0] as (typeof files)[0], title: titles[0] ?? '' }
    const { body, ...reply } = await admin.call('POST /api/media', { form })
    return { ...reply, body: { media: [body] } }
  })
  if (!answer) return null
  close(ledger, things)
  for (const [index, { id }] of answer.body.media.entries()) take(own, things[index], id)
  return answer
}

/** They have arrived: from now on each may be changed by itself. */
const close = (ledger: Ledger, things: Thing[]) => {
  ledger.together = ledger.together.filter((open) => open !== things)
}

function take(own: Thing[], thing: Thing | undefined, id: string) {
  if (!thing) throw new Error('more came back than was sent')
  thing.id = id
  own.push(thing)
}

async function addSong({ ledger, own, admin }: Worker) {
  const file = uniqueSong()
  const thing = ledger.add('song', hashOf(file.bytes))
  const title = word()
  const answer = await ledger.change([[thing, { there: true, title }]], () =>
    admin.call('POST /api/music', { form: { file, title } }),
  )
  if (answer) take(own, thing, answer.body.id)
  return answer
}

/** A visitor leaves two photographs, and then the memory they are for. */
async function shareMemory({ ledger, own, visitor }: Worker) {
  const files = [uniquePhoto(), uniquePhoto()]
  const photos = files.map(({ bytes }) => ledger.add('photo', hashOf(bytes)))
  ledger.together.push(photos)
  const sent = await ledger.change(
    photos.map((photo) => [photo, { there: true, seen: false }]),
    () => visitor().call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } }),
  )
  if (!sent) return null
  close(ledger, photos)
  for (const [index, id] of sent.body.mediaIds.entries()) Object.assign(photos[index] ?? {}, { id })
  const name = word()
  const memory = Object.assign(ledger.add('memory', name), { photos })
  const content = word()
  const answer = await ledger.change(
    [
      [memory, { there: true, content, seen: true }],
      ...photos.map((photo) => [photo, { seen: true }] as const),
    ],
    () =>
      visitor().call('POST /api/memories', {
        body: { name, email: null, content, mediaIds: sent.body.mediaIds },
      }),
  )
  if (!answer) return null
  take(own, memory, answer.body.id)
  if (answer.body.writerKey) memory.writerKey = answer.body.writerKey
  return answer
}

const one = (worker: Worker, kind: Thing['kind']) => pick(there(worker, kind))

const retitle: Action = async (worker) => {
  const photo = one(worker, 'photo')
  const title = word()
  return (
    photo &&
    worker.ledger.change([[photo, { title }]], () =>
      worker.admin.call('PUT /api/media/:id', { params: { id: photo.id ?? '' }, body: { title } }),
    )
  )
}

const reorder: Action = async (worker) => {
  const photos = there(worker, 'photo').slice(0, 3)
  const order = photos.map(({ id }) => ({ id, order: randomInt(ORDERS) }))
  return worker.ledger.change(
    photos.map((photo, index) => [photo, { order: order[index]?.order ?? 0 }]),
    () => worker.admin.call('POST /api/media/reorder', { body: { order } }),
  )
}

const deletePhoto: Action = async (worker) => {
  const photo = one(worker, 'photo')
  return (
    photo &&
    worker.ledger.change([[photo, { there: false }]], () =>
      worker.admin.call('DELETE /api/media/:id', { params: { id: photo.id ?? '' } }),
    )
  )
}

const deleteSong: Action = async (worker) => {
  const song = one(worker, 'song')
  return (
    song &&
    worker.ledger.change([[song, { there: false }]], () =>
      worker.admin.call('DELETE /api/music/:id', { params: { id: song.id ?? '' } }),
    )
  )
}

/** With the photographs that only it holds. */
const goneWith = (memory: Thing) =>
  [memory, ...memory.photos].map((thing) => [thing, { there: false }] as const)

const deleteMemory: Action = async (worker) => {
  const memory = one(worker, 'memory')
  return (
    memory &&
    worker.ledger.change(goneWith(memory), () =>
      worker.admin.call('DELETE /api/memories/:id', { params: { id: memory.id ?? '' } }),
    )
  )
}

const withdrawMemory: Action = async (worker) => {
  const memory = one(worker, 'memory')
  return (
    memory?.writerKey &&
    worker.ledger.change(goneWith(memory), () =>
      worker
        .visitor()
        .call('DELETE /api/memories/mine', { headers: { 'writer-key': memory.writerKey ?? '' } }),
    )
  )
}

const rewriteMemory: Action = async (worker) => {
  const memory = one(worker, 'memory')
  const content = word()
  return (
    memory?.writerKey &&
    worker.ledger.change([[memory, { content }]], () =>
      worker.visitor().call('PUT /api/memories/mine', {
        headers: { 'writer-key': memory.writerKey ?? '' },
        body: { content },
      }),
    )
  )
}

/** Hidden or shown with its photographs. */
const hideOrShow: Action = async (worker) => {
  const memory = one(worker, 'memory')
  if (!memory) return undefined
  const seen = randomInt(2) === 0
  return worker.ledger.change(
    [memory, ...memory.photos].map((thing) => [thing, { seen }] as const),
    () =>
      worker.admin.call('PUT /api/memories/:id', {
        params: { id: memory.id ?? '' },
        body: { approved: seen },
      }),
  )
}

/** A visitor looks at a photograph, so that there is something in public/. */
const readPages: Action = async (worker) => {
  const list = await worker
    .visitor()
    .call('GET /api/media')
    .catch(() => null)
  const item = list && pick(list.body)
  const thing = worker.own.find(({ id }) => id === item?.id)
  if (!item?.filePath || !thing) return list
  thing.paths.add(item.filePath)
  return worker
    .visitor()
    .get(item.filePath)
    .catch(() => null)
}

const actions: readonly Action[] = [
  addPhoto,
  addPhoto,
  addBatch,
  addSong,
  shareMemory,
  shareMemory,
  retitle,
  reorder,
  deletePhoto,
  deleteMemory,
  withdrawMemory,
  rewriteMemory,
  hideOrShow,
  hideOrShow,
  readPages,
]
