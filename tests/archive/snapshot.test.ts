import assert from 'node:assert/strict'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { parseConfig } from '../../server/base/config/config.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { rowRules } from '../../server/platform/database/rowRules.ts'
import { archivedTables, type TableName, tables } from '../../server/platform/database/rows.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { findArchive, type FoundArchive } from '../../server/import/memorial/findArchive.ts'
import { restoreArchive } from '../../server/import/memorial/restoreArchive.ts'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { addKeeper } from '../support/addKeeper.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../support/backends.ts'
import { closeMemorial } from '../support/closedMemorial.ts'
import { environmentOf } from '../support/environment.ts'
import { fixture } from '../support/fixtures.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld({ postgresS3: false })
after(() => world.close())
const admin = await world.administrator()
const { db } = world.context
const file = fixture('photos/small-bee.jpg')
await admin.call('POST /api/media', { form: { title: 'In the garden', file } })

/** A column, as SQLite describes it. */
interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

const archiveFile = path.join(temporaryFolder(), 'originals.zip')
const download = async () => (await admin.get('/api/archive')).bytes

async function importInto(place: Backend, change = (archive: FoundArchive) => archive) {
  await writeFile(archiveFile, await download())
  using inputs = await openInputs([archiveFile])
  const archive = await findArchive(inputs)
  assert.ok(archive)
  await restoreArchive(change(archive), parseConfig(environmentOf(place)), () => undefined)
}

test('every table either goes into an archive, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'kysely%'`.execute(db)
  const names = rows.map(({ name }) => name)
  assert.deepEqual(names.sort(), tables.toSorted())
})

test('an archive contains no credentials, and no other trace of the keepers', async () => {
  await addKeeper(world.visitor, admin, { username: 'Ruth Ottilie', isAdmin: false })
  await admin.call('POST /api/invitations', { body: { name: 'Hannelore', isAdmin: true } })
  await closeMemorial(admin)
  await db.updateTable('users').set({ email: 'keeper@example.org' }).execute()
  await admin.call('POST /api/access/keys', { body: { name: 'For the choir' } })
  const secrets = await textsIn(db.selectFrom('access').select('password'))
  for (const table of ['users', 'invitations', 'sessions', 'access_keys'] as const)
    secrets.push(...(await textsIn(db.selectFrom(table as 'users').selectAll())))
  secrets.push(...(await textsIn(db.selectFrom('installation').select('value').where('name', '=', 'secret'))))
  for (const planted of ['Ruth Ottilie', 'keeper@example.org', 'Hannelore', 'For the choir'])
    assert.ok(secrets.includes(planted), planted)
  const bytes = await download()
  const found = secrets.filter((secret) => bytes.includes(secret))
  assert.deepEqual(found, [])
})

const textsIn = async (query: { execute(): Promise<object[]> }): Promise<string[]> =>
  (await query.execute())
    .flatMap((row) => Object.values(row) as unknown[])
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length > 8)

test('a memorial that was only started imports an archive, and its keepers stay', async () => {
  const place = await newSqliteFolder()
  await importInto(place)
  await using there = await openWorld({ on: place })
  const keeper = await there.administrator()
  const titles = (await keeper.call('GET /api/media')).body.map(({ title }) => title)
  assert.deepEqual(titles, ['In the garden'])
  assert.equal(
    (await there.context.revisions.read()).toKey(['media']),
    '1',
    'no browser takes it for the empty one',
  )
})

test('an interrupted import continues, and no server starts until it has ended', async () => {
  for (const place of [emptyFolder(), await newSqliteFolder()]) {
    await assert.rejects(importInto(place, killAfterFirstFile), /killed/)
    await assert.rejects(openWorld({ on: place }), /or an archive imported, and that was not finished/)
    await importInto(place)
    await (await openWorld({ on: place })).close()
    await assert.rejects(importInto(place), /There is already a memorial/)
  }
})

/** Adds a file that is copied last, and that ends the import. */
const killAfterFirstFile = ({ files, open, ...archive }: FoundArchive): FoundArchive => {
  const last = `${path.dirname([...files.keys()][0] ?? '')}/last`
  return {
    ...archive,
    files: new Map([...files, [last, { bytes: 1, sha256: '' }]]),
    open: async (name) => (name === `files/${last}` ? Promise.reject(new Error('killed')) : open(name)),
  }
}

test('an import that ends before its first file leaves the place as it was: a server starts, and keepers stay', async () => {
  const place = await newSqliteFolder()
  const before = (await readdir(place.dataDir, { recursive: true })).sort()
  const killed = { open: async () => Promise.reject(new Error('killed')), pathOf: () => null }
  await assert.rejects(
    importInto(place, ({ open, ...archive }) => ({
      ...archive,
      ...killed,
      open: (name) => (name === 'memorial.db' ? open(name) : killed.open()),
    })),
    /killed/,
  )
  assert.deepEqual((await readdir(place.dataDir, { recursive: true })).sort(), before)
  await using there = await openWorld({ on: place })
  const keeper = await there.administrator()
  assert.equal((await keeper.call('GET /api/keepers')).status, 200)
})

test('an import goes nowhere where a server would not start, and removes no original there', async () => {
  const place = await newSqliteFolder()
  const other = await newSqliteFolder('small')
  const files = path.join(place.dataDir, 'files')
  await rm(files, { recursive: true })
  await cp(path.join(other.dataDir, 'files'), files, { recursive: true })
  const before = await readdir(files, { recursive: true })
  await assert.rejects(importInto(place), /The database of a memorial is here, but its files are not/)
  assert.deepEqual(await readdir(files, { recursive: true }), before)
})

describe('A place in which something was entered takes no archive:', () => {
  for (const table of archivedTables.filter((name) => name !== 'access').concat('deleted_items'))
    test(`a single row in ${table}`, async () => {
      const place = await newSqliteFolder()
      const there = await openDatabase(place)
      await addRow(there, table)
      await assert.rejects(importInto(place), /There is already a memorial/)
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(there)
      await there.destroy()
      assert.equal(rows.length, 1)
    })
})

/** Adds a row that refers to nothing, with a value in every column that needs one. */
async function addRow(to: Kysely<Tables>, table: TableName) {
  const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(to)
  const needed = columns.filter(
    ({ notnull, dflt_value, pk }) => pk > 0 || (notnull === 1 && dflt_value === null),
  )
  const values = needed.map(({ type }) => (/int/i.test(type) ? 1 : 'x'))
  await sql`pragma foreign_keys = off`.execute(to)
  await sql`insert into ${sql.table(table)} (${sql.join(needed.map(({ name }) => sql.ref(name)))})
    values (${sql.join(values)})`.execute(to)
}

test('every column of a table in an archive has a rule', async () => {
  for (const [table, rules] of Object.entries(rowRules)) {
    const { rows } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db)
    assert.deepEqual(Object.keys(rules).sort(), rows.map(({ name }) => name).sort(), table)
  }
  assert.deepEqual(Object.keys(rowRules).sort(), archivedTables.toSorted())
})
