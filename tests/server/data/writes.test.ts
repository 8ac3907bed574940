import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '../../support/project/sources.ts'

/** Every write other than through the `tx` of `change`, by its file and its table or function. People see none of their effects. */
const exceptions: readonly (readonly [write: string, why: string])[] = [
  ['server/platform/database/change.ts transaction', 'it is change()'],
  ['server/memorial/deleted/deleteRow.ts table', 'its tx, for which several tables are alike'],
  [
    'server/http/routes/limits.ts limits',
    'counts each request in one statement, also while others change something',
  ],
  [
    'server/http/callers/sessions.ts sessions',
    'when a session was last used, which a full disk may leave unknown',
  ],
  ['server/http/callers/sessions.ts users', 'the same of its keeper'],
  ['server/platform/jobs/claims.ts jobs', 'claims a job, and says how it ended'],
  ['server/platform/jobs/jobRows.ts jobs', 'at a start: takes over the jobs of a process that died'],
  ['server/features/work/runWork.ts work', 'the progress of work, twice a second'],
  [
    'server/memorial/installation.ts installation',
    'at a start: the id of the memorial, its secret, what was mailed',
  ],
  ['server/platform/database/open.ts installation', 'at a start: the version of the program'],
  ['server/platform/database/copyBeforeMigration.ts vacuum', 'writes into a copy of the database'],
  ['server/safety/backup/snapshot.ts vacuum', 'writes into a copy of the database'],
  ['server/safety/backup/snapshot.ts installation', 'writes into a copy of the database'],
  ['server/safety/backup/snapshot.ts transaction', 'reads all tables as they were at one moment'],
  ...['installation', 'media', 'table', 'vacuum'].map(
    (table) =>
      [`server/outputs/archive/snapshot.ts ${table}`, 'leaves out of a copy what no archive has'] as const,
  ),
  ...['fitRows.ts delete', 'fitRows.ts media', 'fitRows.ts transaction', 'fitRows.ts update'].map(
    (write) => [`server/import/memorial/${write}`, 'writes into a copy of the database'] as const,
  ),
  ...['media', 'table', 'transaction'].map(
    (write) =>
      [`server/import/memorial/planImport.ts ${write}`, 'writes into a copy of the database'] as const,
  ),
  ['server/platform/database/deletedRows.ts deleted_rows', 'is called by a migration, in its transaction'],
  ['server/platform/database/deletedRows.ts startTransaction', 'migrates in a database in memory'],
  ['server/platform/database/deletedRows.ts table_name', 'migrates in a database in memory'],
  ['server/platform/search/searchIndex.ts transaction', 'the index, which is made of the other tables'],
  ['server/platform/database/rows.ts transaction', 'fills an empty place, revisions included'],
  ['server/platform/database/rows.ts table', 'fills an empty place, revisions included'],
]

const methods =
  'insertInto|updateTable|deleteFrom|mergeInto|replaceInto|transaction|startTransaction|connection'
const calls = new RegExp(`([\\w.()]+)\\s*\\.(${methods})\\(\\s*'?(\\w*)`, 'g')
const statements = /\bsql(?:<[^`]*>)?`\s*((?:insert|update|delete|replace|truncate|vacuum)\b)/gi

const files = sources.filter(
  ({ path }) => path.startsWith('server/') && !path.startsWith('server/platform/database/migrations/'),
)

test('visitors and keepers see nothing that was written without change()', () => {
  const found = files.flatMap(({ path, text }) => [
    ...[...text.matchAll(calls)]
      .filter(([, receiver]) => receiver !== 'tx')
      .map(([, , method, table]) => `${path} ${table || method}`),
    ...[...text.matchAll(statements)].map(([, verb]) => `${path} ${verb}`),
  ])
  const expected = exceptions.map(([write]) => write)
  assert.deepEqual(
    [...new Set(found)].sort(),
    expected.sort(),
    'write through the tx of change(); what nobody sees gets a line above, with its reason',
  )
})

/** The compiler accepts no other database as a `Tx`, so the name always means a transaction. */
test('every variable called tx is a transaction', () => {
  const named = /\btx\??: (?!Tx\b|Transaction<Tables>)|\b(?:const|let) tx\b|\bas Tx\b/
  const found = files.filter(({ text }) => named.test(text))
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  )
})
