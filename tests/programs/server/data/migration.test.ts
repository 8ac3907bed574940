import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import type { Person } from '../../../../samples/person.ts'
import { newestMigration } from '../../../../server/platform/database/migrate.ts'
import { inviters } from '../../../../server/platform/database/migrations/0013-inviters.ts'
import { noBeats } from '../../../../server/platform/database/migrations/0026-no-beats.ts'
import { connectDatabase, openDatabase } from '../../../../server/platform/database/open.ts'
import { fixturePath } from '../../../support/files/fixtures.ts'
import { temporaryFolder } from '../../../support/files/temporaryFolder.ts'
import { read } from '../../../support/project/projectFiles.ts'
import { startProcess } from '../../../support/servers/process.ts'
import { inFolder } from '../../../support/world/backends.ts'
import { openWorld, type World } from '../../../support/world/world.ts'

/** Responses of version 0.1, made from the data folder next to them; tests/fixtures/memorial-0.1/README.md explains how. */
const { at, answers } = JSON.parse(read('tests/fixtures/memorial-0.1/answers.json')) as {
  at: number
  answers: { who: 'a visitor' | 'the administrator'; url: string; answer: unknown }[]
}

const world = await openOldMemorial()
const administrator = await world.administrator()
after(() => world.close())

/** Values that differ from version 0.1: the sample no longer appears under a family's name (docs/decisions/0080). */
const withoutSample = {
  birthDate: '',
  deathDate: '',
  tribute: '',
  donationText:
    'Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
}

for (const { who, url, answer } of answers) {
  test(`${url} answers ${who} as version 0.1 did`, async () => {
    const person = who === 'a visitor' ? world.visitor : administrator
    // version 0.1 took the writer's key in the path; now a header has it, so that no proxy logs it
    const [, key] = /^(?:.*\/mine)\/(.+)$/.exec(url) ?? []
    const now = key
      ? await readJson(person, '/api/memories/mine', { 'writer-key': key })
      : await readJson(person, url)
    assert.equal(lengthOf(now), lengthOf(answer))
    const normalized = withLineEnds(answer)
    const then = url === '/api/settings' ? { ...(normalized as object), ...withoutSample } : normalized
    assert.partialDeepStrictEqual(now, who === 'a visitor' ? withoutFileNames(then) : then)
  })
}

test('every file is still there, although only those that need a backup were copied', async () => {
  const media = (await readJson(administrator, '/api/media')) as Media[]
  const tracks = (await readJson(administrator, '/api/music')) as { filePath: string }[]
  const paths = [...media, ...tracks].flatMap(({ filePath }) => filePath ?? [])
  assert.equal(paths.length, 8)
  for (const path of paths) assert.equal((await administrator.get(path)).status, 200, path)
})

test('waiting jobs continue: two days later only the photo that no memory attached is gone', async () => {
  await using later = await openOldMemorial()
  const titles = async () =>
    ((await readJson(await later.administrator(), '/api/media')) as Media[]).map(({ title }) => title)
  const before = await titles()
  const copies = await listCopies(later)
  later.pass(2 * 86_400_000)
  await later.settle()
  const remainingTitles = before.filter((title) => title !== 'Photo from Nobody')
  assert.equal(remainingTitles.length, before.length - 1)
  assert.deepEqual(await titles(), remainingTitles)
  const renewed = await listCopies(later)
  assert.equal(renewed.length, copies.length)
  for (const path of copies) assert.equal((await later.visitor.get(path)).status, 404, path)
  for (const path of renewed) assert.equal((await later.visitor.get(path)).status, 200, path)
  const settings = (await readJson(later.visitor, '/api/settings')) as { portraitPath: string }
  assert.equal((await later.visitor.get(settings.portraitPath)).status, 200)
})

/** Opens a copy of the data folder of version 0.1. */
async function openOldMemorial() {
  const dataDir = temporaryFolder()
  execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', dataDir])
  return openWorld({ on: inFolder(dataDir), at })
}

/** Lists public files of videos and songs that an earlier version made. */
async function listCopies({ visitor }: World): Promise<string[]> {
  const media = (await readJson(visitor, '/api/media')) as Media[]
  const tracks = (await readJson(visitor, '/api/music')) as { filePath: string }[]
  return [...media.filter(({ fileType }) => fileType === 'video'), ...tracks].map(
    ({ filePath }) => `${filePath}`,
  )
}

/** Makes all line ends the same, because later versions store them so. */
const withLineEnds = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll(String.raw`\r\n`, String.raw`\n`)) as unknown

/** Removes the names of songs' files, because only the administrator sees them in later versions. */
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

test('a start that fails during the migrations leaves none of them, and the next one runs them all', async () => {
  const folder = temporaryFolder()
  execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', folder])
  const backend = inFolder(folder)
  const db = await connectDatabase(backend)
  const schema = () => db.introspection.getTables()
  const before = await schema()
  // makes the migration of the journal fail
  await db.schema.createTable('journal').addColumn('id', 'text').execute()
  await assert.rejects(openDatabase(backend), /journal/)
  await db.schema.dropTable('journal').execute()
  assert.deepEqual(await schema(), before)
  await db.destroy()
  await (await openDatabase(backend)).destroy()
})

test('an open invitation of an earlier version keeps the administrator who made it, and ends without one', async () => {
  const folder = temporaryFolder()
  await using db = await openDatabase(inFolder(folder))
  // restores the former schema
  await db.schema.dropTable('invitations').execute()
  await sql`create table invitations (id text primary key, user_id text references users (id))`.execute(db)
  for (const [id, isAdmin] of [
    ['Anna', 1],
    ['Helga', 0],
  ])
    await sql`insert into users (id, username, password, is_admin, created_at) values (${id}, ${id}, '', ${isAdmin}, 1)`.execute(
      db,
    )
  for (const keeper of ['Anna', 'Helga', 'Removed']) {
    await sql`insert into invitations (id) values (${keeper})`.execute(db)
    await sql`insert into journal (id, recorded_at, keeper, endpoint, subject_id) values (${keeper}, 1, ${keeper}, 'inviteKeeper', ${keeper})`.execute(
      db,
    )
  }
  await sql`insert into invitations (id, user_id) values ('used', 'Helga')`.execute(db)
  await inviters('sqlite').up(db)
  const rows = await db.selectFrom('invitations').selectAll().orderBy('id').execute()
  const invitedBy = Object.fromEntries(rows.map(({ id, invited_by }) => [id, invited_by]))
  assert.deepEqual(invitedBy, { Anna: 'Anna', used: null })
})

test('songs lose their beat, along with its settings and jobs', async () => {
  await using db = await connectDatabase(inFolder(temporaryFolder()))
  for (const statement of [
    sql`create table music (id text, beat text)`,
    sql`insert into music values ('hymn', '{"first":0,"every":1}')`,
    sql`create table settings (name text)`,
    sql`insert into settings values ('slideshowOnBeats'), ('slideshowFilms')`,
    sql`create table jobs (kind text)`,
    sql`insert into jobs values ('find-beat'), ('copy-song')`,
  ])
    await statement.execute(db)
  await noBeats.up(db)
  const rowsOf = async (table: string) =>
    JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows)
  assert.equal(await rowsOf('music'), '[{"id":"hymn"}]')
  assert.equal(await rowsOf('settings'), '[{"name":"slideshowFilms"}]')
  assert.equal(await rowsOf('jobs'), '[{"kind":"copy-song"}]')
})

describe('An update', () => {
  let folder: string
  beforeEach(async () => {
    folder = temporaryFolder()
  })
  const open = () => openDatabase(inFolder(folder))
  const migrationsIn = (name: string) => {
    using db = new DatabaseSync(path.join(folder, name), { readOnly: true })
    assert.deepEqual(db.prepare('pragma integrity_check').all().map(Object.values), [['ok']])
    return db
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => name)
  }
  const copies = async () => (await readdir(folder)).filter((name) => /before/.test(name)).sort()

  test('copies the old database first; a new memorial and a start without migrations copy none', async () => {
    execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', folder])
    const before = migrationsIn('memorial.db')
    await (await open()).destroy()
    const [copy = '', ...more] = await copies()
    assert.equal(copy, 'memorial-before-0002-plain-names.db')
    assert.deepEqual(more, [])
    assert.deepEqual(migrationsIn(copy), before)
    await rm(path.join(folder, copy))
    await (await open()).destroy()
    assert.deepEqual(await copies(), [])
  })

  test('keeps the newest three copies', async () => {
    execFileSync('tar', ['-xzf', fixturePath('memorial-0.1/data.tar.gz'), '-C', folder])
    for (const name of ['0000-a', '0001-b', '0001-c', '0001-d'])
      await writeFile(path.join(folder, `memorial-before-${name}.db`), '')
    await (await open()).destroy()
    const newest = ['0001-c', '0001-d', '0002-plain-names'].map((name) => `memorial-before-${name}.db`)
    assert.deepEqual(await copies(), newest)
  })

  test('is not undone by an older program: it names both versions and what to do, and changes nothing', async () => {
    const db = await open()
    await db.insertInto('installation').values({ name: 'version', value: '7.8.9' }).execute()
    for (const name of ['9998-later', '9999-future'])
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2036-01-01')`.execute(db)
    await db.destroy()
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const refused = await startProcess({ DATA_DIR: folder })
    assert.equal(await refused.ended, 1)
    const line = refused.output()
    assert.match(line, /^Cannot start: [^\n]+ version 7\.8\.9 migrated it to 9999-future[^\n]+\n$/)
    assert.ok(
      line.includes(`this is version ${version}, which knows only migrations up to ${newestMigration}`),
      line,
    )
    assert.match(line, /Update this program .* or restore the backup from before/)
    const copy = path.join(folder, 'memorial-before-9998-later.db')
    await writeFile(copy, '')
    await assert.rejects(open(), ({ message }: Error) =>
      message.includes(`from before, ${copy}, as docs/operations.md`),
    )
    assert.deepEqual(migrationsIn('memorial.db').slice(-2), ['9998-later', '9999-future'])
  })
})
