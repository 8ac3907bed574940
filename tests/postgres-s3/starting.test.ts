import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { parseConfig } from '../../server/base/config/config.ts'
import { toErrorLine } from '../../server/base/process/runCommand.ts'
import { openContext } from '../../server/memorial/openContext.ts'
import { newBucket } from '../support/servers/bucket.ts'
import { runStatement } from '../support/servers/postgres.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { startProcess } from '../support/servers/process.ts'
import { s3Server } from '../support/servers/servers.ts'
import { emptyServers, newServers, newSqliteFolder } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'

let servers: Awaited<ReturnType<typeof emptyServers>>
let env: ReturnType<typeof environmentOf>
beforeEach(async () => {
  servers = await emptyServers()
  env = environmentOf(servers)
})

/** Returns the sentence with which a start fails. */
const refusal = (other: Record<string, string>): Promise<string> =>
  openContext(parseConfig({ ...env, ...other }), silentLog).then(
    () => assert.fail('it starts'),
    (error: unknown) => toErrorLine(error) ?? String(error),
  )

describe('A start on PostgreSQL and S3', () => {
  test('says in one line which variable is wrong, and why, without its password, and leaves nothing behind', async () => {
    const role = `r${crypto.randomUUID().replaceAll('-', '')}`
    await runStatement(servers.databaseUrl, `create role ${role} login`)
    const database = (other: object) => Object.assign(new URL(servers.databaseUrl), other).href
    const nowhere = 'postgres://memorial:secret@127.0.0.1:1/memorial'
    for (const [name, value, sentence] of [
      ['DATABASE_URL', nowhere, /^DATABASE_URL: .*127\.0\.0\.1:\d+\/memorial .*ECONNREFUSED/],
      ['DATABASE_URL', database({ pathname: '/nowhere' }), /^DATABASE_URL: .*"nowhere" does not exist/],
      ['DATABASE_URL', database({ username: 'stranger' }), /^DATABASE_URL: .*"stranger" does not exist/],
      ['DATABASE_URL', database({ username: role }), /^DATABASE_URL: .*may not create tables/],
      ['S3_ENDPOINT', 'http://127.0.0.1:1', /^S3_ENDPOINT .*cannot be reached .*ECONNREFUSED/],
      ['S3_BUCKET', 'no-such-bucket', /^S3_BUCKET no-such-bucket does not exist .*Create it first/],
      ['S3_REGION', 'eu-west-9', /^S3_REGION eu-west-9 is not the region/],
      ['S3_ACCESS_KEY_ID', 'memorial:stranger', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY /],
      ['S3_SECRET_ACCESS_KEY', 'wrong', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY .*SignatureDoesNotMatch/],
    ] as const) {
      const output = await refusal({ [name]: value })
      assert.match(output, /^[^\n]+$/)
      assert.match(output, sentence)
      assert.doesNotMatch(output, /secret/)
    }
    const tables = await runStatement(
      servers.databaseUrl,
      `select 1 from pg_tables where schemaname = 'public'`,
    )
    assert.deepEqual(tables, [])
  })

  test('is refused when a memorial lies in DATA_DIR and none in the database', async () => {
    const first = await newSqliteFolder()
    const output = await refusal({ DATA_DIR: first.dataDir })
    assert.match(output, /^.*memorial\.db holds a memorial.*npm run restore.*$/)
  })

  test('is refused when its database or bucket belongs to another memorial', async () => {
    const first = await startProcess(env)
    assert.ok(first.url, first.output())
    await first.stop()
    const other = await newBucket(await s3Server())
    assert.match(await refusal({ S3_BUCKET: other.bucket }), /^.*its files are not.*$/)
    const { databaseUrl } = await newServers()
    assert.match(await refusal({ DATABASE_URL: databaseUrl }), /^.*its database is empty.*$/)
    const again = await startProcess(env)
    assert.ok(again.url, again.output())
    assert.equal(await again.stop(), 0)
  })
})
