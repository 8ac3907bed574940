import assert from 'node:assert/strict'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { parseConfig } from '../../server/base/config/config.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { rowRules } from '../../server/import/memorial/rowRules.ts'
import { archivedTables, type TableName, tableNames } from '../../server/platform/database/rows.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { hashSecretKey } from '../../server/base/ids/secretKey.ts'
import { findArchive, type FoundArchive } from '../../server/import/memorial/findArchive.ts'
import { checkEmpty, planImport } from '../../server/import/memorial/planImport.ts'
import { restoreMemorial } from '../../server/safety/restore/restoreMemorial.ts'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { addKeeper } from '../support/world/addKeeper.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { closeMemorial } from '../support/world/closedMemorial.ts'
import { environmentOf } from '../support/world/environment.ts'
import { fixture } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { addSender, openLink, sendPhotos } from '../support/guests/sendByLink.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'

const { world, admin } = await openSharedWorld({ postgresS3: false })
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

const firstArchive = path.join(temporaryFolder(), 'first.zip')
await writeFile(firstArchive, await download())

async function importInto(place: Backend, change = (archive: FoundArchive) => archive) {
  using inputs = await openInputs([firstArchive])
  const archive = await findArchive(inputs)
  assert.ok(archive)
  const changed = change(archive)
  const config = parseConfig(environmentOf(place))
  await restoreMemorial(changed, config, planImport(changed), () => undefined)
}

test('every table either goes into an archive, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'kysely%'`.execute(db)
  const names = rows.map(({ name }) => name)
  assert.deepEqual(names.sort(), tableNames.toSorted())
})

test('every column that may open something is either cleared in archives, or has a reason to be there', async () => {
  const found: string[] = []
  for (const table of archivedTables) {
    const { rows } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db)
    found.push(...rows.map(({ name }) => `${table}.${name}`))
  }
  const suspicious = found.filter((name) =>
    /\..*(key|token|hash|password|secret|visitor|sender|link)/.test(name),
  )
  assert.deepEqual(suspicious.sort(), Object.keys(keyColumns).sort())
})

test('an archive contains no key of a request that shared something, and no hash of it', async () => {
  const key = 'a-request-of-his-sister'
  const body = { name: 'Theodora', content: 'He sang.' }
  const headers = { 'idempotency-key': key }
  const shared = await world.visitor.call('POST /api/memories', { headers, body })
  assert.equal(shared.status, 201)
  const guest = await addSender(world.visitor, await openLink(admin))
  await sendPhotos(world.visitor, guest, 'Lake.jpg')
  await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  const [item] = (await world.visitor.call('GET /api/media')).body
  const said = { headers, params: { id: item?.id ?? '' }, body: { who: ['Ida'] } }
  assert.equal((await world.visitor.call('POST /api/media/:id/answers', said)).status, 204)
  await db
    .updateTable('media')
    .set({ request_key: `${hashSecretKey(key)} 0`, sender: 'his sister' })
    .where('listed', '=', 1)
    .execute()
  await db
    .updateTable('senders')
    .set({ request_key: hashSecretKey(key) })
    .execute()
  const bytes = await download()
  assert.ok(bytes.includes('Theodora'))
  assert.equal(bytes.includes(key), false)
  assert.equal(bytes.includes(hashSecretKey(key)), false)
  await writeFile(archiveFile, bytes)
  using inputs = await openInputs([archiveFile])
  const archive = await findArchive(inputs)
  assert.ok(archive)
  const copy = temporaryFolder()
  const opened = await archive.open(archive.database.path)
  await writeFile(path.join(copy, 'memorial.db'), opened?.body ?? '')
  await using copied = await openDatabase({ databaseUrl: null, dataDir: copy })
  for (const [column, reason] of Object.entries(keyColumns)) {
    if (reason !== CLEARED) continue
    const [table = '', name = ''] = column.split('.')
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(
      copied,
    )
    assert.equal(rows.length, 0, column)
  }
})

const CLEARED = 'cleared'
/** The columns of archived tables whose names sound like keys, and why an archive may contain them. */
const keyColumns: Record<string, string> = {
  'access.password': CLEARED,
  'answers.request_key': CLEARED,
  'media.public_key': 'in the URL of a file that everyone sees',
  'media.request_key': CLEARED,
  'media.picture_hash': 'what the picture looks like',
  'media.sender': CLEARED,
  'media.sender_id': 'who sent it, as the family knows',
  'media.visitor_photo': 'a state, nobody’s name',
  'media_edits.visitor': CLEARED,
  'memories.mailed_key_hash': 'the private link in the writer’s mailbox still works there, too',
  'memories.request_key': CLEARED,
  'memories.writer_key_hash': 'the writer’s private link still works where the archive is imported',
  'music.public_key': 'in the URL of a file that everyone hears',
  'music.request_key': CLEARED,
  'people.name_key': 'the name, by which it is found',
  'senders.key_hash': CLEARED,
  'senders.link_id': CLEARED,
  'senders.request_key': CLEARED,
  'services.request_key': CLEARED,
}

test('an archive contains no credentials, and no other trace of the keepers', async () => {
  await using world = await openWorld({ postgresS3: false })
  const admin = await world.administrator()
  const { db } = world.context
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
  const { status, bytes } = await admin.get('/api/archive')
  assert.equal(status, 200)
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

/** Adds a last file. Copying it ends the import as if it were killed. */
const killAfterFirstFile = ({ files, open, ...archive }: FoundArchive): FoundArchive => {
  const last = `${path.dirname([...files.keys()][0] ?? '')}/last`
  return {
    ...archive,
    files: new Map([...files, [last, { path: last, bytes: 1, sha256: '' }]]),
    open: async (name) => (name === last ? Promise.reject(new Error('killed')) : open(name)),
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

test('a place takes no archive if a single row was entered in any of its tables', async () => {
  const place = await newSqliteFolder()
  await using there = await openDatabase(place)
  for (const table of archivedTables.filter((name) => name !== 'access').concat('deleted_items')) {
    await addRow(there, table)
    await assert.rejects(checkEmpty({ db: there, name: 'a test' }), /There is already a memorial/, table)
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}`.execute(there)
    assert.equal(numAffectedRows, 1n, table)
  }
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
    const columns = rows.map(({ name }) => name)
    const message = `${table}: a rule without a column needs a migration (server/platform/database/migrate.ts)`
    assert.deepEqual(Object.keys(rules).sort(), columns.sort(), message)
  }
  assert.deepEqual(Object.keys(rowRules).sort(), archivedTables.toSorted())
})
