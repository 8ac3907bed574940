import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { after, test } from 'node:test'
import type { Media } from '../../contract/media.ts'
import { connectDatabase, openDatabase } from '../../server/database/open.ts'
import { newFolder } from '../support/backends.ts'
import { fixturePath } from '../support/fixtures.ts'
import type { Person } from '../../samples/person.ts'
import { read } from '../support/projectFiles.ts'
import { openWorld } from '../support/world.ts'

/** What version 0.1 answered from the data folder beside it; tests/fixtures/memorial-0.1/README.md says how both were made. */
const { at, answers } = JSON.parse(read('tests/fixtures/memorial-0.1/answers.json')) as {
  at: number
  answers: { who: 'a visitor' | 'the administrator'; url: string; answer: unknown }[]
}

const dataDir = await newFolder()
execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', dataDir])
const world = await openWorld({ on: { dataDir, databaseUrl: null, s3: null }, at })
const administrator = await world.administrator()
after(async () => {
  await world.close()
  await rm(dataDir, { recursive: true })
})

for (const { who, url, answer } of answers) {
  test(`${url} answers ${who} as version 0.1 did`, async () => {
    const person = who === 'a visitor' ? world.visitor : administrator
    // since then the writer's key is sent in a header, so that no proxy logs it
    const [, key] = /^(?:.*\/mine)\/(.+)$/.exec(url) ?? []
    const now = key
      ? await readJson(person, '/api/memories/mine', { 'writer-key': key })
      : await readJson(person, url)
    assert.equal(lengthOf(now), lengthOf(answer))
    assert.partialDeepStrictEqual(now, who === 'a visitor' ? withoutFileNames(answer) : answer)
  })
}

test('every file is still there, though only what needs a backup was brought', async () => {
  const media = (await readJson(administrator, '/api/media')) as Media[]
  const tracks = (await readJson(administrator, '/api/music')) as { filePath: string }[]
  const paths = [...media, ...tracks].flatMap(({ filePath }) => filePath ?? [])
  assert.equal(paths.length, 8)
  for (const path of paths) assert.equal((await administrator.get(path)).status, 200, path)
})

test('jobs that waited go on: two days later only the photo that no memory took is gone', async () => {
  const before = await titles()
  copiesBefore = await copies()
  world.pass(2 * 86_400_000)
  await world.settle()
  assert.deepEqual(
    await titles(),
    before.filter((title) => title !== 'Photo from Nobody'),
  )
  assert.equal(before.filter((title) => title === 'Photo from Nobody').length, 1)
  await assertRenewed()
  const settings = (await readJson(world.visitor, '/api/settings')) as { portraitPath: string }
  assert.equal((await world.visitor.get(settings.portraitPath)).status, 200)
})

let copiesBefore: string[] = []

/** Films and songs, whose public files an earlier version made. */
async function copies(): Promise<string[]> {
  const media = (await readJson(world.visitor, '/api/media')) as Media[]
  const tracks = (await readJson(world.visitor, '/api/music')) as { filePath: string }[]
  return [...media.filter(({ fileType }) => fileType === 'video'), ...tracks].map(
    ({ filePath }) => `${filePath}`,
  )
}

async function assertRenewed() {
  const renewed = await copies()
  assert.equal(renewed.length, copiesBefore.length)
  for (const path of copiesBefore) assert.equal((await world.visitor.get(path)).status, 404, path)
  for (const path of renewed) assert.equal((await world.visitor.get(path)).status, 200, path)
}

/** Since then only the administrator is shown what a song's file was called. */
const withoutFileNames = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer, (name, value) => (name === 'originalName' ? undefined : value)),
  ) as unknown

async function readJson(person: Person, url: string, headers?: Record<string, string>): Promise<unknown> {
  const { status, text } = await person.get(url, headers)
  assert.equal(status, 200, text)
  return JSON.parse(text)
}

const lengthOf = (answer: unknown) => (Array.isArray(answer) ? answer.length : undefined)

async function titles(): Promise<string[]> {
  return ((await readJson(await world.administrator(), '/api/media')) as Media[]).map(({ title }) => title)
}

test('a start that fails in the midst of the migrations leaves none of them, and the next one does them all', async () => {
  const folder = await newFolder()
  execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', folder])
  const backend = { dataDir: folder, databaseUrl: null, s3: null }
  const db = await connectDatabase(backend)
  const schema = () => db.introspection.getTables()
  const before = await schema()
  // in the way of the last migration
  await db.schema.createTable('journal').addColumn('id', 'text').execute()
  await assert.rejects(openDatabase(backend), /journal/)
  await db.schema.dropTable('journal').execute()
  assert.deepEqual(await schema(), before)
  await db.destroy()
  await (await openDatabase(backend)).destroy()
  await rm(folder, { recursive: true })
})
