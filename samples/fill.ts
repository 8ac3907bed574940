import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { DAY } from '../domain/timeUnits.ts'
import { buildApp } from '../server/app.ts'
import type { Codecs } from '../server/codecs/codecs.ts'
import { closeContext, openContext } from '../server/memorial/openContext.ts'
import { parseConfig } from '../server/base/config/config.ts'
import { createFirstAdministrator } from '../server/features/auth/auth.ts'
import type { ChosenFile } from './multipart.ts'
import { emptyPages } from './emptyPages.ts'
import { createInProcessSend, type Person, createPerson, type Reply } from './person.ts'
import { memories, type SampleMemory } from './memories.ts'
import { pictures } from './pictures.ts'
import { makeServices } from './services.ts'
import { tracks } from './tracks.ts'

interface Account {
  username: string
  password: string
}

export interface Fillers {
  administrator: Person
  visitor: Person
  /** the time at which the filling began, in milliseconds since 1970 */
  startedAt: number
  /** sets the memorial's clock to `now`, in milliseconds since 1970 */
  setTime(now: number): void
}

/**
 * Creates a memorial with an administrator in `dataDir`, and adds content with `fill` at the time `startedAt`. Resolves when all
 * pictures are made.
 */
export async function fillFolder(
  dataDir: string,
  account: Account,
  fill: (fillers: Fillers) => Promise<void>,
  { startedAt = Date.now(), codecs }: { startedAt?: number; codecs?: Codecs } = {},
): Promise<void> {
  let now = startedAt
  const env = { DATA_DIR: dataDir, ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
  const context = await openContext(parseConfig(env), pino({ level: 'error' }), () => now, emptyPages, codecs)
  await createFirstAdministrator(context)
  const app = await buildApp(context)
  const visitor = createPerson(createInProcessSend(app))
  await fill({
    administrator: await visitor.logIn(account),
    visitor,
    startedAt,
    setTime: (time) => {
      now = time
    },
  })
  now = startedAt
  await context.jobs.settle()
  await app.close()
  await closeContext(context)
}

/**
 * Adds the sample content through the API, as a family and its visitors would. Each memory is shared on a day of its own, and
 * answered today: a session ends when the clock goes back by days.
 */
export async function fillSampleLife({ administrator, visitor, startedAt, setTime }: Fillers): Promise<void> {
  await fillAsAdministrator(administrator, startedAt)
  const answers: [id: string, answer: Answer][] = []
  for (const memory of memories) {
    setTime(startedAt - memory.daysAgo * DAY)
    const id = await shareMemory(visitor, memory)
    if (memory.answer) answers.push([id, memory.answer])
  }
  setTime(startedAt)
  for (const [id, answer] of answers) await answerMemory(administrator, id, answer)
}

async function fillAsAdministrator(administrator: Person, startedAt: number) {
  for (const { file, title, description } of pictures) {
    const form = { title, description, file: readSample(file) }
    expectCreated(await administrator.call('POST /api/media', { form }))
  }
  for (const { file, title } of tracks) {
    expectCreated(await administrator.call('POST /api/music', { form: { title, file: readSample(file) } }))
  }
  for (const service of makeServices(startedAt)) {
    expectCreated(await administrator.call('POST /api/services', { body: service }))
  }
}

async function shareMemory(visitor: Person, { name, email, content, photos = [] }: SampleMemory) {
  const mediaIds = photos.length > 0 ? await uploadPhotos(visitor, name, photos) : null
  const body = { name, email: email ?? null, content, mediaIds }
  return expectCreated(await visitor.call('POST /api/memories', { body })).body.id
}

type Answer = NonNullable<SampleMemory['answer']>

async function answerMemory(administrator: Person, id: string, { text, by }: Answer) {
  const body = { answer: text, answeredBy: by }
  expectStatus(200, await administrator.call('PUT /api/memories/:id/answer', { params: { id }, body }))
}

async function uploadPhotos(
  visitor: Person,
  memoryAuthor: string,
  photos: NonNullable<SampleMemory['photos']>,
) {
  const metadata = photos.map(({ file, title, description }) => ({ filename: file, title, description }))
  const files = photos.map(({ file }) => readSample(file))
  const form = { memoryAuthor, metadata: JSON.stringify(metadata), files }
  return expectCreated(await visitor.call('POST /api/media/upload', { form })).body.mediaIds
}

function readSample(file: string): ChosenFile {
  return { name: file, bytes: readFileSync(path.join(import.meta.dirname, 'files', file)), type: '' }
}

export const expectCreated = <R extends Pick<Reply, 'status' | 'text'>>(response: R): R =>
  expectStatus(201, response)

function expectStatus<R extends Pick<Reply, 'status' | 'text'>>(status: number, response: R): R {
  if (response.status !== status)
    throw new Error(`The samples were rejected: ${response.status} ${response.text}`)
  return response
}
