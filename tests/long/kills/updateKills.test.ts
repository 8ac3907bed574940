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
import { random } from '../../support/random/random.ts'
import { seed } from '../../support/random/seed.ts'
import { listLeftovers, listTrials } from '../../support/project/updateLeftovers.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

/** `ROUNDS=500 SEED=1` runs for some hours, and kills at the moments that this seed chooses. */
const ROUNDS = Number(process.env.ROUNDS ?? 20)

const { folder, url, checkout, pid, packThisAs, pidOfServer, folderOfServer } = await serveCheckout()
const release = packThisAs('1.1.0', { changesForm: true })
const folders = { old: path.join(folder, 'checkout'), new: checkout.at('versions/memorial-1.1.0') }
/** The longest that each command has taken. The kill comes within this time, so that some commands end before it. */
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

/** Lists the titles in the database, and in the databases that `npm run back` has set aside. */
function listTitles(): Set<string> {
  const setAside = readdirSync(checkout.at('data')).filter((name) => name.startsWith('newer-'))
  return new Set(
    ['.', ...setAside].flatMap((name) => {
      using database = new DatabaseSync(checkout.at(`data/${name}/memorial.db`))
      return database
        .prepare('select title from media')
        .all()
        .map(({ title }) => String(title))
    }),
  )
}

/** Runs a command to its end. It may refuse because the killed command has done its work already. */
async function finish(command: 'update' | 'back'): Promise<void> {
  const startedAt = Date.now()
  const { code, out, err } = await checkout.run(command, command === 'update' ? release : '--yes')
  // the killed command may have restarted the server, which then uses the database for its migration
  if (/another program is using the database\. Try again/.test(err)) return finish(command)
  longestMs[command] = Math.max(longestMs[command], Date.now() - startedAt)
  const isRefused = /already is the former one|there has been no update here|there is nothing to update/.test(
    err,
  )
  assert.ok(code === 0 || isRefused, `${command}: ${out}${err}`)
}

/** Fails if the command has not led to its version, has lost a photograph, or has left files. */
async function assertWhole(command: 'update' | 'back') {
  const wanted = command === 'update' ? folders.new : folders.old
  assert.equal(folderOfServer(), wanted)
  assert.equal(pidOfServer(), pid)
  assert.equal(existsSync(checkout.at('current')), command === 'update')
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  const found = listTitles()
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
