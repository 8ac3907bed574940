import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { password } from '../../support/project/checkout.ts'
import { serveCheckout } from '../../support/project/serveCheckout.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { listLeftovers, listTrials } from '../../support/project/updateLeftovers.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

const AT_ONCE = 3
const timeout = 20 * 60_000
/** The number of the next step that is stopped, in any of the checkouts. */
let nextStep = 1

test('an update and going back, each killed before any of its steps, are finished by the next call', {
  timeout,
}, async () => {
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, stopSteps))
  const total = (name: 'update' | 'back') => counts.reduce((sum, count) => sum + count[name], 0)
  assert.ok(total('update') > 25, `${total('update')} steps of an update`)
  assert.ok(total('back') > 5, `${total('back')} steps of going back`)
})

/** Kills both commands before one step after another, until an update has no further step. Returns how many were killed. */
async function stopSteps() {
  const { folder, url, checkout, pid, packThisAs, pidOfServer, folderOfServer } = await serveCheckout()
  const release = packThisAs('1.1.0')
  const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
  const form = { title: 'Walter', file: fixture('photos/person-small-square.jpg') }
  assert.equal((await administrator.call('POST /api/media', { form })).status, 201)
  const commands = {
    update: { args: ['update', release], leadsTo: checkout.at('versions/memorial-1.1.0') },
    back: { args: ['back'], leadsTo: path.join(folder, 'checkout') },
  } as const

  /** Kills a command before a step, and runs it again. Returns whether it has as many steps. */
  async function stopAndFinish(name: 'update' | 'back', step: number): Promise<boolean> {
    const { args, leadsTo } = commands[name]
    const [script, ...more] = args
    const { code } = await checkout.runStopped('kill', step, script, ...more)
    await waitUntil(
      () => listTrials(checkout).length === 0,
      () => `step ${step} of ${name}: the trial’s server outlives it`,
    )
    assert.equal((await fetch(`${url}/readyz`)).status, 200, `step ${step} of ${name}`)
    const again = await checkout.run(script, ...more)
    const isDone = /already is the former one|there is nothing to update/.test(again.err)
    assert.ok(again.code === 0 || isDone, `step ${step} of ${name}: ${again.out}${again.err}`)
    assert.equal(folderOfServer(), leadsTo, `step ${step} of ${name}`)
    assert.equal(pidOfServer(), pid)
    assert.deepEqual(listLeftovers(checkout), [], `step ${step} of ${name}`)
    const { body } = await createPerson(createNetworkSend(url)).call('GET /api/media')
    assert.deepEqual(
      body.map(({ title }) => title),
      ['Walter'],
    )
    return code === null
  }

  const counts = { update: 0, back: 0 }
  for (let isKilled = true; isKilled; ) {
    const step = nextStep++
    isKilled = await stopAndFinish('update', step)
    if (isKilled) counts.update++
    if (await stopAndFinish('back', step)) counts.back++
  }
  return counts
}
