import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { administrator } from '../../support/world/template.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
await world.helper('Ruth')

async function keepers(...args: string[]) {
  const env = { ...environmentOf(world.backend), PUBLIC_URL: 'https://walter.example' }
  const command = startCommand('commands/keepers', args, env)
  return { code: await command.ended, output: command.output() }
}
const isLoggedIn = async (who: typeof admin) => (await who.call('GET /api/check-auth')).status === 200

test('`npm run keepers -- list` prints each keeper’s name, role and number of sessions', async () => {
  const { code, output } = await keepers('list')
  assert.equal(code, 0, output)
  assert.match(output, new RegExp(`^${administrator.username}: administrator, \\d sessions?, `))
  assert.match(output, /^Ruth: helper, 1 session, last here \d{4}-\d\d-\d\d$/m)
})

test('`-- invite NAME` prints a link that makes one more helper, once', async () => {
  const { code, output } = await keepers('invite', 'Anna Lindqvist')
  assert.equal(code, 0, output)
  const [, key = ''] = /^https:\/\/walter\.example\/admin\/invitation#(\S+)$/m.exec(output) ?? []
  assert.match((await keepers('list')).output, /^Anna Lindqvist: invited as helper, until /m)
  const headers = { 'invitation-key': key }
  const body = { username: 'Anna', password: 'of her own choosing' }
  const { status, body: person } = await world.visitor.call('POST /api/invitations/mine', { headers, body })
  assert.equal(status, 200)
  assert.deepEqual([person.username, person.isAdmin], ['Anna', false])
})

test('`-- invite NAME --administrator` invites one who may do everything', async () => {
  await keepers('invite', 'Karl', '--administrator')
  assert.match((await keepers('list')).output, /^Karl: invited as administrator, until /m)
})

test('`-- end NAME` ends only that keeper’s sessions, however the name is typed', async () => {
  const karin = await world.helper('Karin')
  const { code, output } = await keepers('end', 'karin ')
  assert.equal(code, 0, output)
  assert.match(output, /^Karin is no longer signed in anywhere \(1 session ended\)\.\n$/)
  assert.deepEqual([await isLoggedIn(karin), await isLoggedIn(admin)], [false, true])
})

const misunderstood: [args: string[], sentence: RegExp][] = [
  [[], /^Cannot do this: say what: /],
  [['invite'], /say what: /],
  [['remove', 'Ruth'], /say what: /],
  [['end', 'Ruth', 'Anna'], /say what: /],
  [['end', 'Rut'], /no keeper is called Rut\. There are: .*Ruth/],
  [['invite', ' '], /a name has 1 to 120 letters/],
]
for (const [args, sentence] of misunderstood)
  test(`"${args.join(' ')}" gets one line, and changes nothing`, async () => {
    const { code, output } = await keepers(...args)
    assert.equal(code, 1)
    assert.match(output, sentence)
    assert.equal(output.trim().split('\n').length, 1)
  })
