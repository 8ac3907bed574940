import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { getSqlitePath } from '../../../../server/platform/database/open.ts'
import { describeSystemError } from '../../../../server/base/errors/describeSystemError.ts'
import { newSqliteFolder } from '../../../support/world/backends.ts'
import { startCommand } from '../../../support/servers/command.ts'
import { environmentOf } from '../../../support/world/environment.ts'
import { temporaryFolder } from '../../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

/** Makes a memorial whose database opens but has unreadable tables. */
async function damagedMemorial() {
  const backend = await newSqliteFolder()
  const file = getSqlitePath(backend.dataDir)
  const database = new DatabaseSync(file)
  const pages = database
    .prepare(
      `select (rootpage - 1) * page_size as start from sqlite_schema, pragma_page_size where name in ('media', 'settings')`,
    )
    .all() as { start: number }[]
  database.close()
  const bytes = await readFile(file)
  for (const { start } of pages) bytes.fill(0xff, start, start + 100)
  await writeFile(file, bytes)
  return backend
}

test('every command reports unreadable tables in one line', async () => {
  const backend = await damagedMemorial()
  for (const [program, ...args] of [
    ['main'],
    ['commands/backup', path.join(folder, 'backup')],
    ['commands/verify'],
    ['commands/status'],
    ['commands/export', path.join(folder, 'copy')],
    ['commands/archive', path.join(folder, 'originals.zip')],
  ] as const) {
    const { ended, output } = startCommand(program, args, { ...environmentOf(backend), PORT: '0' })
    assert.equal(await ended, 1, program)
    assert.match(
      output(),
      /(^|\n)Cannot [a-z ]+: the database is damaged\. Restore the newest backup in an empty folder\.\n$/,
      program,
    )
    assert.doesNotMatch(output(), /^ +at /m, program)
  }
})

/** Returns the sentence for people about an error that the database throws. */
function sentenceWhen(run: () => void) {
  try {
    run()
  } catch (error) {
    return describeSystemError(error)
  }
  return 'nothing was thrown'
}

test('a database that this user may not write or open gets a sentence about who may', () => {
  const file = path.join(folder, 'read-only.db')
  new DatabaseSync(file).close()
  using database = new DatabaseSync(file, { readOnly: true })
  const mayNot = /^this user may not write to the database.* Run this as the user who runs the memorial\.$/
  assert.match(sentenceWhen(() => database.exec('create table a (b)')) ?? '', mayNot)
  assert.match(sentenceWhen(() => new DatabaseSync(path.join(folder, 'nowhere/a.db'))) ?? '', mayNot)
})

test('a database that another program holds is worth another try', () => {
  const file = path.join(folder, 'locked.db')
  using other = new DatabaseSync(file)
  other.exec('begin exclusive')
  using database = new DatabaseSync(file)
  assert.match(sentenceWhen(() => database.exec('create table a (b)')) ?? '', /Try again in a minute\.$/)
})
