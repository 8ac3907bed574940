import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { makeCheckout } from '../support/checkout.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'memorial-env-'))
const checkout = await makeCheckout(path.join(folder, 'memorial'))
after(async () => {
  checkout.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

test('a start reads .env, names what nobody knows in it, and counts the shell more; commands read it, too', async () => {
  const lines = ['PUBLIC_URL=https://walter.example', 'PORT=1', 'COLOUR=blue', 'TRUST_PROXIES=1', '']
  writeFileSync(checkout.at('.env'), lines.join('\n'))
  const server = checkout.start('start')
  await server.serving
  assert.match(server.out(), /The memorial is at http:\S+, for visitors at https:\/\/walter\.example$/m)
  assert.equal(
    server.err(),
    'COLOUR is not known and sets nothing.\nTRUST_PROXIES is not known and sets nothing.\n',
  )
  server.child.kill('SIGINT')
  await server.ended
  writeFileSync(checkout.at('.env'), 'PUBLIC_URL=walter\n')
  const { err } = await checkout.run('verify')
  assert.match(err, /^Cannot verify: PUBLIC_URL must be an address/)
})
