import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, mock, test } from 'node:test'
import { sql } from 'kysely'
import { fail } from '../../../server/base/errors/fail.ts'
import { watchRetries } from '../../../server/base/errors/watchRetries.ts'
import { change } from '../../../server/platform/database/change.ts'
import { openJobs } from '../../../server/platform/jobs/jobs.ts'
import { schedule } from '../../../server/memorial/jobs/schedule.ts'
import { openFreeSpace } from '../../../server/platform/storage/freeSpace.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openWorld } from '../../support/world/world.ts'

const countOf = (text: string, part: string | RegExp) => text.split(part).length - 1
const MINUTE = 60_000

test('whatever fails again waits twice as long each time, up to a minute; each reason is logged once, and that it works', () => {
  const lines = textLog('info')
  const retries = watchRetries(lines.log, 'could not look')
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  const waits = Array.from({ length: 8 }, () => retries.fail(full))
  assert.deepEqual(
    waits,
    [1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000),
  )
  assert.equal(countOf(lines.text, '\n'), 1)
  assert.match(
    lines.text,
    /"could not look: there is no room left on the disk\. Make some, then try again\."/,
  )
  retries.fail(new Error('another'))
  retries.fail(new Error('another'))
  assert.equal(countOf(lines.text, '\n'), 2)
  retries.succeed()
  retries.succeed()
  assert.equal(countOf(lines.text, '\n'), 3)
  assert.match(lines.text, /could not look; it works again/)
  assert.equal(retries.fail(full), 1_000)
  assert.equal(countOf(lines.text, '\n'), 4)
})

test('an outage, which has a line of its own, is no error in the log', () => {
  const lines = textLog('warn')
  watchRetries(lines.log, 'could not look').fail(fail('not_ready'))
  assert.equal(lines.text, '')
})

test('jobs that cannot be claimed are tried a few times a minute, not five times a second, and run once they can', async () => {
  await using world = await openWorld({ postgresS3: false })
  const { db, clock } = world.context
  await change({ db }, [], (tx) => schedule(tx, 'derive', 'a', clock()))
  const lines = textLog('info')
  const queries = { claims: 0 }
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') queries.claims += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const jobs = openJobs(counted, clock, lines.log)
  const done: string[] = []
  jobs.define('derive', async (subject) => void done.push(subject))
  // this makes SQLite refuse to write, as on a disk that is full or read-only
  await sql`pragma query_only = 1`.execute(db)
  mock.timers.enable({ apis: ['setTimeout'] })
  after(() => mock.timers.reset())
  jobs.start()
  const passSecond = async () => {
    // the database answers in microtasks, so everything that a tick has begun is over after this
    await new Promise(setImmediate)
    mock.timers.tick(1_000)
    await new Promise(setImmediate)
  }
  for (let second = 0; second < 120; second++) await passSecond()
  assert.ok(queries.claims >= 6 && queries.claims <= 12, `${queries.claims} tries in two minutes`)
  assert.equal(countOf(lines.text, 'could not look for jobs'), 1, lines.text)
  await sql`pragma query_only = 0`.execute(db)
  for (let second = 0; second < 61; second++) await passSecond()
  assert.deepEqual(done, ['a'])
  assert.match(lines.text, /could not look for jobs; it works again/)
  mock.timers.reset()
  await jobs.stop()
})

test('the reserve comes back by itself, whole, and what prevents it is logged once', async () => {
  const dataDir = temporaryFolder()
  const reserve = path.join(dataDir, 'reserve')
  const lines = textLog('info')
  const freeSpace = openFreeSpace({ dataDir, minFreeBytes: 1, databaseUrl: null }, new Set())
  await freeSpace.refresh()
  const { size } = await stat(reserve)
  mock.timers.enable({ apis: ['setTimeout'] })
  after(() => mock.timers.reset())
  const stop = freeSpace.keepRefreshing(lines.log)
  const isWhole = async () => {
    mock.timers.tick(MINUTE)
    return (await stat(reserve).catch(() => null))?.size === size
  }
  await freeSpace.spendReserve()
  await waitUntil(isWhole, 'a reserve that was spent did not come back')
  // the last tick may have begun another look, which would write the reserve while the test removes it
  await freeSpace.refresh()
  await truncate(reserve, size / 2)
  await waitUntil(isWhole, 'half a reserve, as a process that died leaves it, stays half')
  await freeSpace.refresh()
  const { mtimeMs } = await stat(reserve)
  await freeSpace.refresh()
  assert.equal((await stat(reserve)).mtimeMs, mtimeMs, 'a whole reserve is not written again')

  await rm(reserve)
  await mkdir(reserve)
  await writeFile(path.join(reserve, 'in-the-way'), '')
  await waitUntil(() => {
    mock.timers.tick(MINUTE)
    return lines.text !== ''
  }, 'nothing was logged')
  for (let minute = 0; minute < 10; minute++) {
    mock.timers.tick(MINUTE)
    await new Promise(setImmediate)
  }
  assert.equal(countOf(lines.text, 'could not write the reserve'), 1, lines.text)
  rmSync(reserve, { recursive: true })
  await waitUntil(isWhole, 'it did not come back')
  stop()
  mock.timers.reset()
})
