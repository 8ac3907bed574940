import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { password } from '../../support/project/checkout.ts'
import { serveCheckout } from '../../support/project/serveCheckout.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { makeRandom } from '../../codecs/mutations.ts'
import { listLeftovers, listTrials } from '../../support/project/updateLeftovers.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

/** `ROUNDS=500 SEED=1` kills for some hours, at the moments that this seed chooses. */
const ROUNDS = Number(process.env.ROUNDS ?? 20)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const random = makeRandom(seed)

const { folder, url, checkout, pid, packThisAs, pidOfServer, folderOfServer } = await serveCheckout()
const release = packThisAs('1.1.0', { changesForm: true })
const folders = { old: path.join(folder, 'checkout'), new: checkout.at('versions/memorial-1.1.0') }
/** More than an update takes, so that some rounds kill nothing. */
const longestMs = { update: 0, back: 0 }

const administrator = await createPerson(createNetworkSend(url)).logIn({ username: 'admin', password })
const acknowledged: string[] = []

async function addPhoto() {
  const title = `Walter ${acknowledged.length + 1}`
  const form = { title, file: fixture('photos/person-small-square.jpg') }
  const { status, text } = await administrator.call('POST /api/media', { form })
  assert.equal(status, 201, text)
  acknowledged.push(title)
}

/** Lists the titles in the database, and in those that going back has set aside. */
function titles(): Set<string> {
  const asides = readdirSync(checkout.at('data')).filter((name) => name.startsWith('newer-'))
  return new Set(
    ['.', ...asides].flatMap((name) => {
      using database = new DatabaseSync(checkout.at(`data/${name}/memorial.db`))
      return database
        .prepare('select title from media')
        .all()
        .map(({ title }) => String(title))
    }),
  )
}

/** Runs a command to its end. Going back may find that there is nothing to go back from. */
async function finish(command: 'update' | 'back'): Promise<void> {
  const startedAt = Date.now()
  const { code, out, err } = await checkout.run(command, command === 'update' ? release : '--yes')
  // the server that the killed command has restarted may be at its migration
  if (/another program is using the database\. Try again/.test(err)) return finish(command)
  longestMs[command] = Math.max(longestMs[command], Date.now() - startedAt)
  const isNothing = /already is the former one|there has been no update here|there is nothing to update/.test(
    err,
  )
  assert.ok(code === 0 || isNothing, `${command}: ${out}${err}`)
}

/** Fails if the command has not led to one version, or has lost or left something. */
async function assertWhole(command: 'update' | 'back') {
  const wanted = command === 'update' ? folders.new : folders.old
  assert.equal(folderOfServer(), wanted)
  assert.equal(pidOfServer(), pid)
  assert.equal(existsSync(checkout.at('current')), command === 'update')
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  const found = titles()
  assert.deepEqual(
    acknowledged.filter((title) => !found.has(title)),
    [],
    'nothing is lost',
  )
  assert.deepEqual(listLeftovers(checkout), [])
}

test(`updates and ways back that are killed ${ROUNDS} times lose nothing and leave nothing (seed ${seed})`, {
  timeout: ROUNDS * 120_000,
}, async () => {
  await addPhoto()
  await finish('update')
  await finish('back')
  let killed = 0
  for (let round = 0; round < ROUNDS; round++) {
    await addPhoto()
    const command = folderOfServer() === folders.new ? 'back' : 'update'
    const script = checkout.start(command, command === 'update' ? release : '--yes')
    await Promise.race([script.ended, setTimeout(random() * longestMs[command])])
    if (script.child.kill('SIGKILL') && (await script.ended) === null) killed++
    await waitUntil(
      () => listTrials(checkout).length === 0,
      () => `round ${round}: the processes ${listTrials(checkout).join(', ')} of a trial outlive it`,
    )
    const next = random() < 0.5 ? 'update' : 'back'
    await finish(next)
    await assertWhole(next)
  }
  assert.ok(killed > ROUNDS / 3, `${killed} were killed`)
})
