import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { buildApp, closeContext, openContext } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { firstAdministrator } from '../server/features/auth/auth.ts'
import type { ChosenFile } from '../tests/support/fixtures.ts'
import { plainDist } from '../tests/support/pages.ts'
import { type Answer, injected, type Person, person } from '../tests/support/person.ts'
import { memories, type SampleMemory } from './memories.ts'
import { pictures } from './pictures.ts'
import { servicesSeenFrom } from './services.ts'
import { songs } from './songs.ts'

interface Account {
  username: string
  password: string
}

/**
 * Makes a data folder with its administrator, and tells the sample life there as a family would: through the doors of
 * the API, each memory on its day. All derived pictures are there when it returns.
 */
export async function fillFolder(dataDir: string, account: Account, { empty = false } = {}): Promise<void> {
  let now = Date.now()
  const env = { DATA_DIR: dataDir, ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
  const context = await openContext(readConfig(env), pino({ level: 'error' }), () => now)
  await firstAdministrator(context)
  const app = await buildApp(context, await plainDist())
  if (!empty) {
    const send = injected(app)
    const visitor = person(send)
    await fillAsAdministrator(await person(send).loggedIn(account), now)
    for (const memory of memories) {
      now = Date.now() - memory.daysAgo * 86_400_000
      await share(visitor, memory)
    }
    now = Date.now()
    await context.jobs.settle()
  }
  await app.close()
  await closeContext(context)
}

async function fillAsAdministrator(administrator: Person, now: number) {
  for (const { file, title, description } of pictures) {
    expectMade(
      await administrator.call('POST /api/media', { form: { title, description, file: sample(file) } }),
    )
  }
  for (const { file, title } of songs) {
    expectMade(await administrator.call('POST /api/music', { form: { title, file: sample(file) } }))
  }
  for (const service of servicesSeenFrom(now)) {
    expectMade(await administrator.call('POST /api/services', { body: service }))
  }
}

async function share(visitor: Person, { name, email, content, photos = [] }: SampleMemory) {
  const mediaIds = photos.length > 0 ? await leavePhotos(visitor, name, photos) : null
  expectMade(
    await visitor.call('POST /api/memories', { body: { name, email: email ?? null, content, mediaIds } }),
  )
}

async function leavePhotos(
  visitor: Person,
  memoryAuthor: string,
  photos: NonNullable<SampleMemory['photos']>,
) {
  const metadata = photos.map(({ file, title, description }) => ({ filename: file, title, description }))
  const files = photos.map(({ file }) => sample(file))
  const form = { memoryAuthor, metadata: JSON.stringify(metadata), files }
  return expectMade(await visitor.call('POST /api/media/upload', { form })).body.mediaIds
}

function sample(file: string): ChosenFile {
  return { name: file, bytes: readFileSync(path.join(import.meta.dirname, 'files', file)), type: '' }
}

function expectMade<A extends Answer<never>>(answer: A): A {
  if (answer.status !== 201) throw new Error(`The samples were refused: ${answer.status} ${answer.text}`)
  return answer
}
