import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', programme: 'Entrance' } })

/** Runs `npm run book -- FILE` with these options. */
async function run(options: string) {
  const file = path.join(temporaryFolder(), 'made.pdf')
  const env = { ...environmentOf(world.backend), PUBLIC_URL: 'https://arne.example.org' }
  const command = startCommand('commands/book', [file, ...options.split(' ')], env)
  const code = await command.ended
  return { code, output: command.output().replace(file, 'made.pdf'), isMade: existsSync(file) }
}

test('options that contradict each other, or that change nothing, are refused, and nothing is made', async () => {
  for (const [options, message] of [
    ['--paper letter --size a4', /say where to: .*\[--size square\]/],
    ['--size letter', /say where to: /],
    ['--size square --paper a4', /--size square has a paper of its own, so --paper is not needed\./],
    ['--size square --kind cards', /--size is for --kind book, not for cards\./],
    ['--dedication Ruth --kind poster', /--dedication is for --kind book, not for poster\./],
    ['--key Guests --kind thanks', /--key is for --kind order\|poster\|cards\|card, not for thanks\./],
    ['--address https://arne.example.org', /--address is for --kind order\|.*, not for book\./],
    ['--kind order --standard a-2b', /Sheets to fold cannot follow PDF\/A-2b, .* The layout ‘screen’/],
  ] as const) {
    const { code, output, isMade } = await run(options)
    assert.match(output, message)
    assert.deepEqual([code, isMade], [1, false], options)
  }
})

test('the command says what is in the file: sheets to print on both sides if they are folded, pages otherwise', async () => {
  for (const [options, made] of [
    ['--kind order', '1 sheet, both sides: made.pdf'],
    ['--kind order --layout screen', '4 pages: made.pdf'],
    ['--kind poster', '1 page: made.pdf'],
  ] as const) {
    const { code, output } = await run(options)
    assert.equal(code, 0, output)
    assert.equal(output.trim().split('\n').at(-1), made)
  }
})
