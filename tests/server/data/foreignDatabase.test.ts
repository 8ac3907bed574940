import assert from 'node:assert/strict'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import {
  copyForeignDatabase,
  copyWith,
} from '../../../server/platform/database/foreign/copyForeignDatabase.ts'
import { foreignTasks } from '../../../server/platform/database/foreign/foreignTasks.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { connectDatabase } from '../../../server/platform/database/open.ts'
import { newSqliteFolder, openBackend } from '../../support/world/backends.ts'
import { changeDatabase } from '../../support/world/changeDatabase.ts'
import { openOldDatabase } from '../../support/world/oldDatabase.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const place = await newSqliteFolder()
// moves everything from the write-ahead log into the file
await (await openBackend(place)).db.destroy()

/** Makes the database of a memorial without content, and runs these statements in it. */
async function makeForeign(...statements: readonly string[]): Promise<string> {
  const file = path.join(temporaryFolder(), 'foreign.db')
  await copyFile(path.join(place.dataDir, 'memorial.db'), file)
  changeDatabase(file, ...statements)
  return file
}

/** Copies the rows in this process, and returns what was left out, and the texts of the obituaries in the new database. */
async function copy(from: string, tableNames: readonly string[] | null = null) {
  const dataDir = temporaryFolder()
  const to = path.join(dataDir, 'memorial.db')
  const leftOut = await copyWith(foreignTasks, { from, to, tableNames })
  return { leftOut, texts: await readTexts(dataDir) }
}

async function readTexts(dataDir: string): Promise<string[]> {
  await using db = await connectDatabase({ databaseUrl: null, dataDir })
  await migrate(db, 'sqlite')
  const { rows } = await sql<{ content: string }>`select content from obituary`.execute(db)
  // fails if JavaScript cannot represent a number
  await db.selectFrom('media').selectAll().execute()
  return rows.map(({ content }) => content)
}

const addObituary = "insert into obituary (id, content, saved_at) values ('obituary', 'He built bridges.', 1)"
const addPhoto = (id: string, more = '', values = '') =>
  `insert into media (id, kind, format, original_name, file_size, sha256, shown_name, uploaded_at${more})
   values ('${id}', 'image', 'jpeg', 'a.jpg', 1, 'x', 'photo.jpg', 1${values})`

describe('The process that reads a database from outside', () => {
  const copyInProcess = async (from: string, dataDir: string, processorMs?: number) =>
    copyForeignDatabase({ from, to: path.join(dataDir, 'memorial.db'), tableNames: null }, processorMs)

  test('copies its rows, and names those that are left out', async () => {
    const dataDir = temporaryFolder()
    const from = await makeForeign(addObituary, "insert into memory_media values ('nobody', 'nothing', 0)")
    const leftOut = await copyInProcess(from, dataDir)
    assert.deepEqual(
      leftOut.map(({ table }) => table),
      ['memory_media'],
    )
    assert.deepEqual(await readTexts(dataDir), ['He built bridges.'])
  })

  test('refuses it in the same sentence', async () => {
    const from = await makeForeign('create view extra as select 1')
    await assert.rejects(copyInProcess(from, temporaryFolder()), /it has “extra”/)
  })

  test('is ended when it takes too long', async () => {
    await assert.rejects(
      copyInProcess(await makeForeign(), temporaryFolder(), 1),
      /cannot be read in a reasonable time/,
    )
  })
})

test('a table that is not asked for stays empty', async () => {
  assert.deepEqual((await copy(await makeForeign(addObituary), ['media'])).texts, [])
})

test('rows of an earlier version pass through the migrations', async () => {
  const old = await openOldDatabase('0012-answers')
  await old
    .insertInto('obituary')
    .values({ id: 'obituary', content: 'One line.\r\nAnother.', saved_at: 1 })
    .execute()
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(old)
  await old.destroy()
  assert.deepEqual((await copy(rows[0]?.file ?? '')).texts, ['One line.\nAnother.'])
})

describe('A database is refused in a sentence, and is asked for nothing else, if it has', () => {
  const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select i from n'
  for (const [what, statements, fault] of [
    [
      'a view in the place of a table',
      [
        'drop table obituary',
        `create view obituary as select 'obituary' as id, count(*) as content, null as image_path,
          null as image_media_id, 1 as saved_at from (${endless})`,
      ],
      /it has “obituary”, which is neither a table nor an index/,
    ],
    ['another view', [`create view extra as ${endless}`], /it has “extra”/],
    [
      'a trigger',
      [`create trigger extra after insert on media begin insert into limits ${endless}; end`],
      /it has “extra”/,
    ],
    ['a virtual table', ['create virtual table extra using fts5(words)'], /it has “extra”/],
    [
      'a column that is computed',
      ['alter table obituary add column extra text as (hex(zeroblob(500000000)))'],
      /the table obituary computes its column “extra”/,
    ],
    [
      'a column too many',
      ['alter table media add column extra text'],
      /the table media has an unknown column, “extra”/,
    ],
    [
      'a column too few',
      ['alter table media drop column placeholder'],
      /the table media lacks the column “placeholder”/,
    ],
    ['a table too few', ['drop table memory_media'], /the table memory_media lacks the column/],
    ['no migrations', ['delete from kysely_migration'], /it has no migrations/],
    [
      'a migration of its own',
      ["insert into kysely_migration values ('0001-other', '')"],
      /it has unknown migrations/,
    ],
    [
      'a newer migration',
      ["insert into kysely_migration values ('9999-future', '')"],
      /a newer version.*“9999-future”.*Update this program first/,
    ],
    [
      'a text of a size that no memorial has',
      [`insert into obituary (id, content, saved_at) values ('obituary', hex(zeroblob(9000000)), 1)`],
      /a text of more than 16 MB/,
    ],
  ] as const)
    test(what, async () => {
      await assert.rejects(copy(await makeForeign(...statements)), fault)
    })

  test('a file that is no database', async () => {
    const file = path.join(temporaryFolder(), 'foreign.db')
    await copyFile(import.meta.filename, file)
    await assert.rejects(copy(file), /its database is not as this program writes it: it is damaged/)
  })
})

test('a row that a crafted file gives again and again is not read for ever', async () => {
  const file = await makeForeign(`${addObituary}, ('other', hex(zeroblob(500)), 1)`)
  await repeatLastRow(file, 'obituary', 600)
  await assert.rejects(copy(file), /the table obituary has more rows than a memorial has/)
})

/** Makes the only page of a table list its last row many times (https://www.sqlite.org/fileformat.html, 1.6). */
async function repeatLastRow(file: string, table: string, count: number) {
  using db = new DatabaseSync(file)
  const { rootpage } = db.prepare('select rootpage from sqlite_schema where name = ?').get(table) ?? {}
  const { page_size } = db.prepare('pragma page_size').get() ?? {}
  const start = (Number(rootpage) - 1) * Number(page_size)
  const bytes = await readFile(file)
  const last = bytes.readUInt16BE(start + 8 + 2)
  bytes.writeUInt16BE(count, start + 3)
  for (let row = 0; row < count; row++) bytes.writeUInt16BE(last, start + 8 + 2 * row)
  await writeFile(file, bytes)
}

describe('Rows that our tables cannot hold are left out, and named:', () => {
  test('two of the same name, and one without a value that it needs', async () => {
    const file = await makeForeign(
      'drop table settings',
      'create table settings (id, name, value)',
      "insert into settings values ('A', 'tribute', 'first'), ('B', 'tribute', 'second'), ('C', 'name', null)",
    )
    assert.deepEqual(
      (await copy(file)).leftOut.map(({ id, reason }) => [id, reason]),
      [
        ['B', 'another row is the same'],
        ['C', 'it lacks a value that it needs'],
      ],
    )
  })

  test('references to nothing, with what refers to them', async () => {
    const file = await makeForeign(
      addObituary,
      "update obituary set image_media_id = 'gone'",
      "insert into memory_media values ('nobody', 'nothing', 0)",
      'insert into media_edits (id, media_id, edited_at, held) values (1, 2, 3, 0)',
    )
    const { leftOut, texts } = await copy(file)
    assert.deepEqual(leftOut.map(({ table, column }) => [table, column]).sort(), [
      ['media_edits', null],
      ['memory_media', null],
      ['obituary', 'image_media_id'],
    ])
    assert.deepEqual(texts, ['He built bridges.'])
  })

  test('a number that no JavaScript number can hold does not stop the others', async () => {
    const file = await makeForeign(addObituary, addPhoto('A', ', position', ', 9223372036854775807'))
    assert.deepEqual((await copy(file)).texts, ['He built bridges.'])
  })
})
