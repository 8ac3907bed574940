import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { password } from '../../support/world/addKeeper.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { administrator } from '../../support/world/template.ts'
import { openWorld, type World } from '../../support/world/world.ts'

let world: World
let ruth: Person
let admin: Person
beforeEach(async () => {
  world = await openWorld()
  ruth = await world.helper('Ruth')
  admin = await world.administrator()
})
afterEach(() => world.close())

async function resetPassword(...args: string[]) {
  const command = startCommand('commands/password', args, environmentOf(world.backend))
  return { code: await command.ended, output: command.output() }
}
const logIn = async (username: string, secret: string) =>
  (await world.visitor.call('POST /api/login', { body: { username, password: secret } })).status
const isLoggedIn = async (who: Person) => (await who.call('GET /api/check-auth')).status === 200

test('`npm run password -- NAME` sets that keeper’s password while a server runs, however the name is typed, and ends only those sessions', async () => {
  const { code, output } = await resetPassword(' ruth')
  assert.equal(code, 0, output)
  const [, secret = ''] =
    /^Ruth can sign in with the password ([a-z]+(?:-[a-z]+){3}-\d\d) /.exec(output) ?? []
  assert.equal(await logIn('Ruth', secret), 200)
  assert.equal(await logIn('Ruth', password), 401)
  assert.deepEqual([await isLoggedIn(ruth), await isLoggedIn(admin)], [false, true])
})

test('without a name it sets the first administrator’s password', async () => {
  const { output } = await resetPassword()
  assert.match(output, new RegExp(`^${administrator.username} can sign in`))
  assert.equal(await isLoggedIn(admin), false)
})

test('a second word, such as the new password itself, is refused and changes nothing', async () => {
  const { code, output } = await resetPassword('Ruth', 'my new password')
  assert.equal(code, 1)
  assert.match(output, /^Say whose: .* the new password is asked for\.\n$/)
})

test('for an unknown name it lists the existing names', async () => {
  const { code, output } = await resetPassword('Rut')
  assert.equal(code, 1)
  assert.equal(
    output.trim(),
    `This memorial has no keeper called Rut. Its keepers are: ${administrator.username}, Ruth.`,
  )
})
