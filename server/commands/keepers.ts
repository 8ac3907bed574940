import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { limits } from '../../contract/limits.ts'
import { runCommand } from '../base/process/runCommand.ts'
import { type Config, parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { checkDatabaseExists, openDatabase } from '../platform/database/open.ts'
import type { Tables } from '../platform/database/tables.ts'
import { findOwnAddress } from '../operations/startup/findOwnAddress.ts'
import { endAllSessions } from '../features/auth/sessions.ts'
import { findKeeperByName } from '../features/auth/usernames.ts'
import { inviteKeeper, listInvitations } from '../features/keepers/invitations.ts'
import { listKeepers } from '../features/keepers/keepers.ts'

/** `npm run keepers -- list|invite|end NAME`: lists or invites keepers, or ends sessions. Works in the database; the server may keep running. */
await runCommand('Cannot do this', main)

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { administrator: { type: 'boolean', default: false } },
  })
  const [verb = '', name, ...more] = positionals
  const isUnderstood = verb === 'list' ? !name : ['invite', 'end'].includes(verb) && name
  if (!isUnderstood || more.length > 0)
    throw new PlainError(
      'say what: npm run keepers -- list, npm run keepers -- invite NAME (with --administrator for one who may do everything), or npm run keepers -- end NAME, which ends the sessions of NAME. A name with spaces needs quotes.',
    )
  const config = parseConfig(process.env)
  checkDatabaseExists(config)
  await using db = await openDatabase(config)
  if (verb === 'list') await list(db)
  else if (verb === 'invite') await invite(db, config, name as string, values.administrator)
  else await end(db, name as string)
}

async function list(db: Kysely<Tables>) {
  const now = { db, clock: Date.now }
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', (eb) => eb.fn.countAll().as('count')])
    .where('expires_at', '>', Date.now())
    .groupBy('user_id')
    .execute()
  for (const { id, username, isAdmin, lastSeenAt } of await listKeepers(now)) {
    const open = Number(sessions.find(({ user_id }) => user_id === id)?.count ?? 0)
    console.log(
      `${username}: ${describeRole(isAdmin)}, ${countSessions(open)}, ${lastSeenAt ? `last here ${lastSeenAt.slice(0, 10)}` : 'never here'}`,
    )
  }
  for (const { name, isAdmin, expiresAt } of await listInvitations(now))
    console.log(
      `${name}: invited as ${describeRole(isAdmin)}, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`,
    )
}

function describeRole(isAdmin: boolean) {
  return isAdmin ? 'administrator' : 'helper'
}

function countSessions(count: number) {
  return count === 1 ? '1 session' : `${count} sessions`
}

async function invite(db: Kysely<Tables>, config: Config, typed: string, isAdmin: boolean) {
  const name = typed.trim()
  if (!name || name.length > limits.name) throw new PlainError(`a name has 1 to ${limits.name} letters`)
  const { key } = await inviteKeeper({ db, clock: Date.now }, null, { name, isAdmin, email: '' }, null)
  const origin = config.publicUrl ?? findOwnAddress(config)
  console.log(`Give this to ${name}; it works once, for three days (${describeRole(isAdmin)}):`)
  console.log(`${origin}/admin/invitation#${key}`)
}

async function end(db: Kysely<Tables>, name: string) {
  const keepers = await listKeepers({ db })
  const keeper = findKeeperByName(keepers, name)
  if (!keeper)
    throw new PlainError(
      `no keeper is called ${name}. There are: ${keepers.map(({ username }) => username).join(', ')}`,
    )
  const count = await endAllSessions({ db }, keeper.id)
  console.log(`${keeper.username} is no longer signed in anywhere (${countSessions(count)} ended).`)
}
