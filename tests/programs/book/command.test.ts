import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readPdf } from '../../support/files/readPdf.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', programme: 'Entrance' } })
for (const title of ['Visitation', 'Funeral Service'])
  await admin.call('POST /api/services', {
    body: { title, date: 'December 4, 2031', time: '4 PM', location: 'Duluth' },
  })

/** Runs `npm run book -- FILE` with these options. */
async function run(options: string) {
  const file = path.join(temporaryFolder(), 'made.pdf')
  const env = { ...environmentOf(world.backend), PUBLIC_URL: 'https://arne.example.org' }
  const command = startCommand('commands/book', [file, ...options.split(' ')], env)
  const code = await command.ended
  return { file, code, output: command.output().replace(file, 'made.pdf') }
}

test('`npm run book` refuses options that contradict each other, and a service that is not there, and makes nothing', async () => {
  for (const [options, message] of [
    ['--size square --paper a4', /^Cannot make the book: --size square has a paper of its own/],
    [
      '--kind order --service Wake',
      /^Cannot make the book: no service is called "Wake"\. .*"Visitation, Thursday, /,
    ],
  ] as const) {
    const { file, code, output } = await run(options)
    assert.match(output, message)
    assert.deepEqual([code, existsSync(file)], [1, false], options)
  }
})

test('`npm run book` makes the order of service for the named service, on a sheet that is printed on both sides', async () => {
  const { file, code, output } = await run('--kind order --service visitation')
  assert.equal(code, 0, output)
  assert.equal(output.trim().split('\n').at(-1), '1 sheet, both sides: made.pdf')
  const [front] = readPdf(readFileSync(file)).pages
  assert.match(front?.text.replace(/\s+/g, ' ') ?? '', /Order of Service Visitation/)
})

test('`npm run book` makes a poster without a code for an address that only this computer can open, and says so', async () => {
  const { code, output } = await run('--kind poster --address http://localhost:3000')
  assert.equal(code, 0, output)
  assert.match(output, /Only this computer can open this address/)
  assert.equal(output.trim().split('\n').at(-1), '1 page: made.pdf')
})
