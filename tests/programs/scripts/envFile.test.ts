import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { makeCheckout } from '../../support/project/checkout.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const checkout = await makeCheckout(path.join(folder, 'memorial'))

test('quotation marks, export and blanks in .env mean what people mean by them', async () => {
  const lines = [
    'export PUBLIC_URL = "https://walter.example"',
    'ADMIN_USERNAME=“ruth”',
    "LOG_LEVEL='info' # more",
    '',
  ]
  writeFileSync(checkout.at('.env'), lines.join('\n'))
  const { out, err } = await checkout.run('doctor')
  assert.match(out + err, /variables +each value can be used/)
  assert.match(out + err, /https:\/\/walter\.example/)
})

test('a start and the commands read .env, name unknown variables in it, and prefer the shell’s', async () => {
  const lines = ['PUBLIC_URL=https://walter.example', 'PORT=1', 'COLOUR=blue', 'TRUST_PROXIES=1', '']
  // an editor on Windows saves a file like this
  writeFileSync(checkout.at('.env'), `\ufeff${lines.join('\r\n')}`)
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

const encodings: [name: string, bytes: Buffer][] = [
  ['UTF-16', Buffer.from('\ufeffPUBLIC_URL=https://walter.example\r\n', 'utf16le')],
  ['UTF-16 without a BOM', Buffer.from('PUBLIC_URL=https://walter.example\r\n', 'utf16le')],
  ['ISO 8859-1', Buffer.from('ADMIN_PASSWORD=Grüße an Zoë\n', 'latin1')],
]
for (const [encoding, bytes] of encodings)
  test(`a .env in ${encoding}, which Node would misread, ends start and commands with one line`, async () => {
    writeFileSync(checkout.at('.env'), bytes)
    for (const name of ['start', 'verify']) {
      const { err } = await checkout.run(name)
      assert.match(err, /^\S+\.env is not in UTF-8: please save it as UTF-8\.$/m)
    }
  })
