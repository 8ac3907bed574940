import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { type Jobs, openJobs } from '../../../server/platform/jobs/jobs.ts'
import { schedule } from '../../../server/memorial/jobs/schedule.ts'
import { fail } from '../../../server/base/errors/fail.ts'
import { type JobKind, jobKinds } from '../../../server/memorial/jobs/kinds.ts'
import { change } from '../../../server/platform/database/change.ts'
import { openWorld, type World } from '../../support/world/world.ts'

let world: World
let db: World['context']['db']
let jobs: Jobs
let done: string[]
let work: (subject: string) => Promise<void>
beforeEach(async () => {
  world = await openWorld()
  db = world.context.db
  jobs = newJobs()
  jobs.define('derive', (subject) => work(subject))
  done = []
  work = async (subject) => void done.push(subject)
})
afterEach(() => world.close())

const newJobs = () => openJobs(db, world.context.clock, world.context.log)

const put = (subject: string, inMs = 0) =>
  change(world.context, [], (tx) => schedule(tx, 'derive', subject, world.context.clock() + inMs))
/** Opens jobs of all kinds, with the same function for each. */
const openAll = (run: (subject: string, kind: JobKind) => Promise<void>) => {
  const all = newJobs()
  for (const kind of Object.keys(jobKinds) as JobKind[]) all.define(kind, (subject) => run(subject, kind), jobKinds[kind])
  return all
}
const listJobs = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'derive').execute()

describe('A job', () => {
  test('runs after the commit, once, and is then deleted', async () => {
    await put('a')
    await put('a')
    await jobs.settle()
    assert.deepEqual(done, ['a'])
    assert.deepEqual(await listJobs(), [])
  })

  test('of a change that failed never runs', async () => {
    await assert.rejects(
      change(world.context, [], async (tx) => {
        await schedule(tx, 'derive', 'never', world.context.clock())
        throw new Error('the verb failed')
      }),
    )
    await jobs.settle()
    assert.deepEqual(done, [])
  })

  test('that fails stores the reason, waits, and is retried', async () => {
    work = () => Promise.reject(new Error('the disk was busy'))
    await put('b')
    await jobs.settle()
    const row = (await listJobs()).find(({ subject }) => subject === 'b')
    assert.equal(row?.last_error, 'the disk was busy')
    work = async (subject) => void done.push(subject)
    world.pass(10_001)
    await jobs.settle()
    assert.deepEqual(done, ['b'])
  })

  test('that fails again and again is given up, and the administrator reads about it', async () => {
    work = async (subject) => {
      done.push(subject)
      throw new Error('the file is odd')
    }
    await put('d')
    for (let hour = 0; hour < 12; hour++) {
      await jobs.settle()
      world.pass(3_600_001)
    }
    assert.equal(done.length, 8)
    const admin = await world.administrator()
    const { warnings } = (await admin.call('GET /api/settings')).body
    assert.ok(
      warnings?.some((warning) => warning.includes('the file is odd')),
      warnings?.join(' '),
    )
    assert.equal((await world.visitor.call('GET /api/settings')).body.warnings, undefined)
    work = async (subject) => void done.push(subject)
    await put('d')
    await jobs.settle()
    assert.deepEqual([done.length, await listJobs()], [9, []])
  })

  test('is not given up because of an outage, however long', async () => {
    work = () => Promise.reject(fail('not_ready'))
    await put('e')
    for (let hour = 0; hour < 12; hour++) {
      await jobs.settle()
      world.pass(3_600_001)
    }
    work = async (subject) => void done.push(subject)
    await jobs.settle()
    assert.deepEqual(done, ['e'])
  })

  test('of a process that died is run by the next one when the lease is over', async () => {
    await put('orphan')
    await db
      .updateTable('jobs')
      .set({ lease_until: world.context.clock() + 300_000 })
      .execute()
    await jobs.settle()
    assert.deepEqual(done, [])
    world.pass(300_001)
    await jobs.settle()
    assert.deepEqual(done, ['orphan'])
  })

  test('is not blocked forever by a lease from before the clock was set back', async () => {
    await put('leased')
    const tomorrow = world.context.clock() + 24 * 3_600_000
    await db.updateTable('jobs').set({ lease_until: tomorrow }).where('subject', '=', 'leased').execute()
    await jobs.settle()
    assert.deepEqual(done, ['leased'])
  })

  test('waits for its time, but not for years when it was scheduled before the clock was set back', async () => {
    await put('ahead', 3_650 * 24 * 3_600_000)
    await jobs.settle()
    assert.deepEqual(done, ['ahead'])
    await put('tomorrow', 24 * 3_600_000)
    await jobs.settle()
    assert.deepEqual(done, ['ahead'])
    world.pass(24 * 3_600_001)
    await jobs.settle()
    assert.deepEqual(done, ['ahead', 'tomorrow'])
  })

  test('scheduled while it runs is run once more', async () => {
    work = async (subject) => {
      done.push(subject)
      if (done.length === 1) await put(subject)
    }
    await put('c')
    await jobs.settle()
    assert.deepEqual(done, ['c', 'c'])
  })
})

describe('A job that comes again and again', () => {
  const hour = 3_600_000
  let repeating: Jobs
  let isBroken: boolean
  beforeEach(() => {
    isBroken = false
    repeating = newJobs()
    repeating.repeat('verify-files', async () => {
      if (!isBroken) return repeatAt(() => world.context.clock() + hour)()
      done.push('')
      throw new Error('the disk is gone')
    })
  })
  const begin = async () => {
    await repeating.beginRepeating()
    await repeating.settle()
  }
  const repeatAt = (at: () => number) => async () => {
    done.push('')
    assert.ok(done.length < 50, 'it is done again and again')
    return at()
  }
  /** Counts how often the job runs while this many hours pass, one after the other. */
  const countDuring = async (hours: number) => {
    const before = done.length
    for (let each = 0; each < hours; each++) {
      world.pass(hour)
      await repeating.settle()
    }
    return done.length - before
  }

  test('runs at a start, and then at the time it returned', async () => {
    await begin()
    assert.equal(done.length, 1)
    assert.equal(await countDuring(3), 3)
  })

  test('runs once when the clock jumps ahead, and continues when the clock is set back', async () => {
    await begin()
    const aYear = 365 * 24
    world.pass(aYear * hour)
    assert.equal(await countDuring(1), 1)
    world.pass(-aYear * hour)
    assert.equal(await countDuring(1), 1)
    assert.equal(await countDuring(2), 2)
  })

  test('does not sleep forever, whatever time it returns', async () => {
    const atTheEnd = repeatAt(() => Number.MAX_SAFE_INTEGER)
    jobs.repeat('mail-digest', atTheEnd)
    await jobs.beginRepeating()
    await jobs.settle()
    world.pass(4 * 24 * hour)
    await jobs.settle()
    assert.equal(done.length, 2)
  })

  test('is not given up: after its last try it gets as many on the next day', async () => {
    const warnings = async () =>
      (await (await world.administrator()).call('GET /api/settings')).body.warnings?.join()
    await begin()
    isBroken = true
    assert.equal(await countDuring(20), 8)
    assert.match((await warnings()) ?? '', /verify-files \(the disk is gone\)/)
    assert.equal(await countDuring(24), 8)
    isBroken = false
    assert.ok((await countDuring(24)) > 0)
    assert.doesNotMatch((await warnings()) ?? '', /verify-files/)
  })
})

test('a job is not defined twice', () => {
  assert.throws(() => jobs.define('derive', async () => undefined, 'long'), /The job derive is defined twice/)
})

test('a change throws when db is used instead of tx, instead of waiting for itself forever', async () => {
  const read = () => db.selectFrom('media').selectAll().execute()
  await assert.rejects(change(world.context, ['media'], read), /use the tx/)
  assert.deepEqual(await read(), [])
})

test('deleted files are removed while very long jobs run', async () => {
  const removed = Promise.withResolvers<string>()
  const end = Promise.withResolvers<void>()
  const some = openAll(async (subject, kind) =>
    kind === 'remove-public' ? removed.resolve(subject) : end.promise,
  )
  for (const film of ['a film', 'another film', 'a third film']) await put(film, -1_000)
  some.start()
  await change(world.context, [], (tx) => schedule(tx, 'remove-public', 'a key', world.context.clock()))
  some.wake()
  assert.equal(await removed.promise, 'a key')
  end.resolve()
  await some.settle()
  await some.stop()
})

test('a job that is being claimed when the jobs stop still runs, and is waited for', async () => {
  const ended: string[] = []
  const stopping = openAll(async (subject) => {
    await new Promise(setImmediate)
    ended.push(subject)
  })
  await put('claimed')
  stopping.start()
  await stopping.stop()
  assert.deepEqual(ended, ['claimed'])
  assert.deepEqual(await listJobs(), [])
})

test('jobs stop even when a running one never ends', async () => {
  const begun = Promise.withResolvers<void>()
  const stuck = openAll(() => {
    begun.resolve()
    return new Promise<void>(() => {})
  })
  await put('endless')
  stuck.start()
  await begun.promise
  await stuck.stop()
})
