import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Person } from '../../samples/person.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import { addKeeper } from '../support/world/addKeeper.ts'
import { openWorld, type World } from '../support/world/world.ts'

let world: World
let db: World['context']['db']
beforeEach(async () => {
  world = await openWorld({ postgresS3: true })
  db = world.context.db
})
afterEach(() => world.close())

test('an invitation ends with the administrator who made it, even one made while he is being removed', async () => {
  const anna = await world.administrator()
  const karl = await addKeeper(world.visitor, anna, { username: 'Karl', isAdmin: true })
  const karlId = await idOf(karl)
  const invite = () => karl.call('POST /api/invitations', { body: { name: 'Himself', isAdmin: true } })
  assert.equal((await invite()).status, 201)
  const both = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').forUpdate().execute()
    const removal = remove(anna, karlId)
    await waitForLocks(1)
    const late = invite()
    await waitForLocks(2)
    return [removal, late]
  })
  assert.deepEqual(
    (await Promise.all(both)).map(({ status }) => status),
    [204, 401],
  )
  const open = (await anna.call('GET /api/invitations')).body
  assert.ok(open.every(({ name }) => name !== 'Himself'))
})

test('when two administrators remove each other at the same time, one remains', async () => {
  const anna = await world.administrator()
  const emil = await addKeeper(world.visitor, anna, { username: 'Emil', isAdmin: true })
  const [annaId, emilId] = [await idOf(anna), await idOf(emil)]
  const removals = await db.transaction().execute(async (tx) => {
    // holds both removals in the middle of their transactions
    await tx.selectFrom('users').select('id').forUpdate().execute()
    const both = [remove(anna, emilId), remove(emil, annaId)]
    await waitForLocks(2)
    return both
  })
  const statuses = (await Promise.all(removals)).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [204, 401])
  assert.equal((await db.selectFrom('users').select('id').where('is_admin', '=', 1).execute()).length, 1)
})

const idOf = async (person: Person) => (await person.call('GET /api/check-auth')).body.id
const remove = (by: Person, id: string) => by.call('DELETE /api/keepers/:id', { params: { id } })

/** Waits until this many connections to the database wait for a lock. */
const waitForLocks = (count: number) =>
  waitUntil(async () => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return Number(rows[0]?.count) === count
  }, `${count} did not get as far as the lock`)
