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
  const all = many ? [...removing, retitle] : [...adding, ...changing, ...removing]
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

/** An action on something of this kind that is certainly there. */
const onOne =
  (kind: Thing['kind'], act: (thing: Thing, worker: Worker) => Promise<unknown> | undefined): Action =>
  async (worker) => {
    const thing = pick(there(worker, kind))
    return thing && act(thing, worker)
  }
const idOf = ({ id = '' }: Thing) => ({ params: { id } })
const writerOf = ({ writerKey = '' }: Thing) => ({ headers: { 'writer-key': writerKey } })
/** Lists what is gone with a memory: the memory and its photographs. */
const goneWith = (thing: Thing) => [thing, ...thing.photos].map((each) => [each, { there: false }] as const)

const retitle = onOne('photo', (photo, { ledger, admin }) => {
  const title = word()
  return ledger.change([[photo, { title }]], () =>
    admin.call('PUT /api/media/:id', { ...idOf(photo), body: { title } }),
  )
})

const reorder: Action = async (worker) => {
  const photos = there(worker, 'photo').slice(0, 3)
  const order = photos.map(({ id }) => ({ id, order: randomInt(ORDERS) }))
  return worker.ledger.change(
    photos.map((photo, index) => [photo, { order: order[index]?.order ?? 0 }]),
    () => worker.admin.call('POST /api/media/reorder', { body: { order } }),
  )
}

const rewriteMemory = onOne('memory', (memory, { ledger, visitor }) => {
  const content = word()
  const send = () => visitor().call('PUT /api/memories/mine', { ...writerOf(memory), body: { content } })
  return memory.writerKey === undefined ? undefined : ledger.change([[memory, { content }]], send)
})

/** Hidden or shown with its photographs. */
const hideOrShow = onOne('memory', (memory, { ledger, admin }) => {
  const seen = randomInt(2) === 0
  return ledger.change(
    [memory, ...memory.photos].map((thing) => [thing, { seen }] as const),
    () => admin.call('PUT /api/memories/:id', { ...idOf(memory), body: { approved: seen } }),
  )
})

/** A visitor looks at a photograph, so that there is something in public/. */
const readPages: Action = async ({ own, visitor }) => {
  const list = await orNull(visitor().call('GET /api/media'))
  const item = list && pick(list.body)
  const thing = own.find(({ id }) => id === item?.id)
  if (!item?.filePath || !thing) return list
  thing.paths.add(item.filePath)
  return orNull(visitor().get(item.filePath))
}

const orNull = <T>(answer: Promise<T>) => answer.catch(() => null)

const removal = (
  kind: Thing['kind'],
  endpoint: 'DELETE /api/media/:id' | 'DELETE /api/music/:id' | 'DELETE /api/memories/:id',
) =>
  onOne(kind, (thing, { ledger, admin }) =>
    ledger.change(goneWith(thing), () => admin.call(endpoint, idOf(thing))),
  )

const withdrawMemory = onOne('memory', (memory, { ledger, visitor }) => {
  const send = () => visitor().call('DELETE /api/memories/mine', writerOf(memory))
  return memory.writerKey === undefined ? undefined : ledger.change(goneWith(memory), send)
})

const adding = [addPhoto, addPhoto, addBatch, addSong, shareMemory, shareMemory]
const changing = [retitle, reorder, rewriteMemory, hideOrShow, hideOrShow, readPages]
const removing = [
  removal('photo', 'DELETE /api/media/:id'),
  removal('song', 'DELETE /api/music/:id'),
  removal('memory', 'DELETE /api/memories/:id'),
  withdrawMemory,
]
