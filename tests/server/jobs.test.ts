import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { enqueue } from '../../server/jobs/jobs.ts'
import { fail } from '../../server/fail.ts'
import { change } from '../../server/database/change.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let done: string[]
let work: (subject: string) => Promise<void>
before(async () => {
  world = await openWorld()
  world.context.jobs.define('test', (subject) => work(subject))
})
after(() => world.close())
beforeEach(() => {
  done = []
  work = async (subject) => void done.push(subject)
})

const put = (subject: string, inMs = 0) =>
  change(world.context, [], (tx) => enqueue(tx, 'test', subject, world.context.clock() + inMs))
const left = () => world.context.db.selectFrom('jobs').selectAll().where('kind', '=', 'test').execute()

describe('A job', () => {
  test('is done after the commit, once, and then forgotten', async () => {
    await put('a')
    await put('a')
    await world.settle()
    assert.deepEqual(done, ['a'])
    assert.deepEqual(await left(), [])
  })

  test('of a change that failed is never done', async () => {
    await assert.rejects(
      change(world.context, [], async (tx) => {
        await enqueue(tx, 'test', 'never', world.context.clock())
        throw new Error('the verb failed')
      }),
    )
    await world.settle()
    assert.deepEqual(done, [])
  })

  test('waits for its time', async () => {
    await put('later', 60_000)
    await world.settle()
    assert.deepEqual(done, [])
    world.pass(60_001)
    await world.settle()
    assert.deepEqual(done, ['later'])
  })

  test('that fails says why, waits, and is tried again', async () => {
    work = async () => {
      throw new Error('the disk was busy')
    }
    await put('b')
    await world.settle()
    const [row] = await left()
    assert.equal(row?.last_error, 'the disk was busy')
    work = async (subject) => void done.push(subject)
    world.pass(10_001)
    await world.settle()
    assert.deepEqual(done, ['b'])
  })

  test('that fails again and again is given up, and the administrator reads of it', async () => {
    work = async (subject) => {
      done.push(subject)
      throw new Error('the file is odd')
    }
    await put('d')
    for (let hour = 0; hour < 12; hour++) {
      await world.settle()
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
    await world.settle()
    assert.deepEqual([done.length, await left()], [9, []])
  })

  test('is not given up over an outage, however long', async () => {
    work = async () => {
      throw fail('not_ready')
    }
    await put('e')
    for (let hour = 0; hour < 12; hour++) {
      await world.settle()
      world.pass(3_600_001)
    }
    work = async (subject) => void done.push(subject)
    await world.settle()
    assert.deepEqual(done, ['e'])
  })

  test('of a process that died is done by the next one when the lease is over', async () => {
    await put('orphan')
    await world.context.db
      .updateTable('jobs')
      .set({ lease_until: world.context.clock() + 300_000 })
      .execute()
    await world.settle()
    assert.deepEqual(done, [])
    world.pass(300_001)
    await world.settle()
    assert.deepEqual(done, ['orphan'])
  })

  test('enqueued while it is in work is done once more', async () => {
    work = async (subject) => {
      done.push(subject)
      if (done.length === 1) await put(subject)
    }
    await put('c')
    await world.settle()
    assert.deepEqual(done, ['c', 'c'])
  })
})

describe('A change', () => {
  test('throws when db is used where tx belongs, instead of waiting for itself for ever', async () => {
    await assert.rejects(
      change(world.context, ['media'], () => world.context.db.selectFrom('media').selectAll().execute()),
      /use the tx/,
    )
    assert.deepEqual(await world.context.db.selectFrom('media').selectAll().execute(), [])
  })
})

test('A server stops although a job in work never ends', async () => {
  const stuck = await openWorld()
  const begun = Promise.withResolvers<void>()
  stuck.context.jobs.define('test', () => {
    begun.resolve()
    return new Promise(() => {})
  })
  stuck.context.jobs.start()
  await change(stuck.context, [], (tx) => enqueue(tx, 'test', 'endless', stuck.context.clock()))
  await begun.promise
  await stuck.close()
})
