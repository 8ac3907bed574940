import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { HashQueue, hashQueue } from '../../../server/features/auth/hashQueue.ts'
import { insertHelper } from '../../support/world/addKeeper.ts'
import { administrator } from '../../support/world/template.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openWorld } from '../../support/world/world.ts'

/** Makes a queue for one task at a time, with a task that runs until `release` is called. */
function openHeldQueue(maxWaiting = 100) {
  const queue = new HashQueue(1, maxWaiting)
  const held = Promise.withResolvers<void>()
  const order: string[] = []
  const rejected: string[] = []
  const running = [queue.run(null, () => held.promise)]
  const add = (network: string | null, name = `${network}`) =>
    running.push(
      queue
        .run(network, async () => void order.push(name))
        .catch(({ code }: { code: string }) => void rejected.push(`${name} ${code}`)),
    )
  const release = async () => {
    held.resolve()
    await Promise.all(running)
    return order
  }
  return { add, release, rejected }
}

test('known people come first, then one task of each network in turn', async () => {
  const { add, release } = openHeldQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('flood', name)
  for (const name of ['b1', 'b2']) add('elsewhere', name)
  add('third', 'c1')
  add(null, 'keeper')
  assert.deepEqual(await release(), ['keeper', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('if too many wait, the network with the most loses its latest task, and nobody else any', async () => {
  const { add, release, rejected } = openHeldQueue(3)
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('flood', name)
  add('elsewhere', 'b1')
  add('third', 'c1')
  add(null, 'keeper')
  add('fourth', 'd1')
  await setImmediate()
  assert.deepEqual(rejected.sort(), ['a2 not_ready', 'a3 not_ready', 'a4 not_ready', 'd1 not_ready'])
  assert.deepEqual(await release(), ['keeper', 'a1', 'b1', 'c1'])
})

test('a task that fails lets the next one begin', async () => {
  const queue = new HashQueue(1, 10)
  const failing = queue.run('a', () => Promise.reject(new Error('no memory')))
  const next = queue.run('a', async () => 'hash')
  await assert.rejects(failing, /no memory/)
  assert.equal(await next, 'hash')
  assert.equal(await queue.run('b', async () => 'again'), 'again')
})

test('keepers log in and change their password while one home floods the queue', async () => {
  await using world = await openWorld({ config: { trustProxy: 1 } })
  const admin = await world.administrator()
  const names = ['Ada', 'Ben', 'Cleo', 'Dan']
  for (const name of names) await insertHelper(world.context, name)
  const held = Promise.withResolvers<void>()
  const holders = [hashQueue.run(null, () => held.promise), hashQueue.run(null, () => held.promise)]
  let rejectedCount = 0
  const flood = Array.from({ length: 120 }, async (_, n) => {
    const headers = { 'x-forwarded-for': `2001:db8:0:1${(n % 256).toString(16).padStart(2, '0')}::1` }
    const body = { username: names[n % names.length] ?? '', password: 'a wrong guess' }
    const { status } = await world.visitor.call('POST /api/login', { headers, body })
    if (status === 503) rejectedCount++
  })
  await waitUntil(async () => rejectedCount === 20, 'the queue is not full')
  const body = { current: administrator.password, password: administrator.password }
  const changed = admin.call('PUT /api/password', { body })
  const loggedIn = world.visitor.call('POST /api/login', { body: administrator })
  await waitUntil(async () => rejectedCount === 21, 'the login did not find a place')
  held.resolve()
  assert.equal((await loggedIn).status, 200)
  assert.equal((await changed).status, 200)
  await Promise.all([...holders, ...flood])
})
