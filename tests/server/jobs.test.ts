import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { enqueue, openJobs } from '../../server/jobs/jobs.ts'
import { fail } from '../../server/errors/fail.ts'
import { type JobKind, jobKinds } from '../../server/jobs/kinds.ts'
import { change } from '../../server/database/change.ts'
import { openWorld } from '../support/world.ts'

const everyKind = Object.keys(jobKinds) as JobKind[]

const world = await openWorld()
after(() => world.close())
const { db, clock, log } = world.context
const jobs = openJobs(db, clock, log)
jobs.define('derive', (subject) => work(subject))
let done: string[]
let work: (subject: string) => Promise<void>
beforeEach(() => {
  done = []
  work = async (subject) => void done.push(subject)
})

const put = (subject: string, inMs = 0) =>
  change(world.context, [], (tx) => enqueue(tx, 'derive', subject, world.context.clock() + inMs))
/** Jobs of every kind, or of these, which all do the same. */
const openAll = (run: (subject: string, kind: JobKind) => Promise<void>, kinds = everyKind) => {
  const all = openJobs(db, clock, log)
  for (const kind of kinds) all.define(kind, (subject) => run(subject, kind))
  return all
}
const left = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'derive').execute()

describe('A job', () => {
  test('is done after the commit, once, and then forgotten', async () => {
    await put('a')
    await put('a')
    await jobs.settle()
    assert.deepEqual(done, ['a'])
    assert.deepEqual(await left(), [])
  })

  test('of a change that failed is never done', async () => {
    await assert.rejects(
      change(world.context, [], async (tx) => {
        await enqueue(tx, 'derive', 'never', world.context.clock())
        throw new Error('the verb failed')
      }),
    )
    await jobs.settle()
    assert.deepEqual(done, [])
  })

  test('that fails says why, waits, and is tried again', async () => {
    work = async () => {
      throw new Error('the disk was busy')
    }
    await put('b')
    await jobs.settle()
    const [row] = await left()
    assert.equal(row?.last_error, 'the disk was busy')
    work = async (subject) => void done.push(subject)
    world.pass(10_001)
    await jobs.settle()
    assert.deepEqual(done, ['b'])
  })

  test('that fails again and again is given up, and the administrator reads of it', async () => {
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
    assert.deepEqual([done.length, await left()], [9, []])
  })

  test('is not given up over an outage, however long', async () => {
    work = async () => {
      throw fail('not_ready')
    }
    await put('e')
    for (let hour = 0; hour < 12; hour++) {
      await jobs.settle()
      world.pass(3_600_001)
    }
    work = async (subject) => void done.push(subject)
    await jobs.settle()
    assert.deepEqual(done, ['e'])
  })

  test('of a process that died is done by the next one when the lease is over', async () => {
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

  test('is not left for ever by a lease from before the clock was set back', async () => {
    await put('leased')
    const tomorrow = world.context.clock() + 24 * 3_600_000
    await db.updateTable('jobs').set({ lease_until: tomorrow }).where('subject', '=', 'leased').execute()
    await jobs.settle()
    assert.deepEqual(done, ['leased'])
  })

  test('waits for its time, but not for years when it was enqueued before the clock was set back', async () => {
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

  test('enqueued while it is in work is done once more', async () => {
    work = async (subject) => {
      done.push(subject)
      if (done.length === 1) await put(subject)
    }
    await put('c')
    await jobs.settle()
    assert.deepEqual(done, ['c', 'c'])
  })
})

describe('Jobs do not begin', () => {
  test('while a kind has no function', () => {
    const [missing, ...others] = everyKind
    const jobs = openAll(async () => undefined, others)
    assert.throws(() => jobs.start(), new RegExp(`No feature does the job ${missing} `))
  })

  test('when two features define the same kind', () => {
    const defineTwice = () => openAll(async () => undefined, [...everyKind, 'derive'])
    assert.throws(defineTwice, /Two features define the job derive/)
  })
})

test('the features define every kind of job', async () => {
  world.context.jobs.start()
  await world.context.jobs.stop()
})

test('a change throws when db is used where tx belongs, instead of waiting for itself for ever', async () => {
  const read = () => db.selectFrom('media').selectAll().execute()
  await assert.rejects(change(world.context, ['media'], read), /use the tx/)
  assert.deepEqual(await read(), [])
})

test('files that were deleted go while jobs that take very long are in work', async () => {
  const removed = Promise.withResolvers<string>()
  const end = Promise.withResolvers<void>()
  const some = openAll(async (subject, kind) =>
    kind === 'remove-public' ? removed.resolve(subject) : end.promise,
  )
  for (const film of ['a film', 'another film', 'a third film']) await put(film, -1_000)
  some.start()
  await change(world.context, [], (tx) => enqueue(tx, 'remove-public', 'a key', world.context.clock()))
  some.wake()
  assert.equal(await removed.promise, 'a key')
  end.resolve()
  await some.settle()
  await some.stop()
})

test('a job that is being claimed when the jobs stop is in work, and waited for', async () => {
  const ended: string[] = []
  const stopping = openAll(async (subject) => {
    await new Promise(setImmediate)
    ended.push(subject)
  })
  await put('claimed')
  stopping.start()
  await stopping.stop()
  assert.deepEqual(ended, ['claimed'])
  assert.deepEqual(await left(), [])
})

test('jobs stop although one in work never ends', async () => {
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
