import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { limits } from '../../contract/limits.ts'
import { username } from '../../contract/people/auth.ts'
import { runCommand } from '../base/process/runCommand.ts'
import { type Config, parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { checkDatabaseExists, checkMigrated, connectDatabase } from '../platform/database/open.ts'
import { isUnexpired } from '../platform/database/isUnexpired.ts'
import type { Tables } from '../platform/database/tables.ts'
import { SESSION_MS } from '../http/callers/sessions.ts'
import { findOwnAddress } from '../operations/startup/findOwnAddress.ts'
import { endAllSessions } from '../features/auth/sessions.ts'
import { findKeeperByName } from '../features/auth/usernames.ts'
import { inviteKeeper, listInvitations } from '../features/keepers/invitations.ts'
import { listKeepers } from '../features/keepers/keepers.ts'
import { english } from '../../languages/inLanguage.ts'

await runCommand('Cannot do this', main)

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { administrator: { type: 'boolean', default: false } },
  })
  const [action = '', name, ...extraArguments] = positionals
  const isValid = action === 'list' ? !name : ['invite', 'end'].includes(action) && name
  if (!isValid || extraArguments.length > 0)
    throw new PlainError(
      'say what: npm run keepers -- list, npm run keepers -- invite NAME (with --administrator for one who may do everything), or npm run keepers -- end NAME, which ends the sessions of NAME. A name with spaces needs quotes.',
    )
  const config = parseConfig(process.env)
  checkDatabaseExists(config)
  await using db = await connectDatabase(config)
  await checkMigrated(db)
  if (action === 'list') await printKeepers(db)
  else if (action === 'invite') await invitePerson(db, config, name as string, values.administrator)
  else await endSessions(db, name as string)
}

async function printKeepers(db: Kysely<Tables>) {
  const context = { db, clock: Date.now }
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', (eb) => eb.fn.countAll().as('count')])
    .where(isUnexpired(Date.now(), SESSION_MS))
    .groupBy('user_id')
    .execute()
  for (const { id, username, isAdmin, lastSeenAt } of await listKeepers(context, english)) {
    const openSessions = Number(sessions.find(({ user_id }) => user_id === id)?.count ?? 0)
    console.log(
      `${username}: ${describeRole(isAdmin)}, ${countSessions(openSessions)}, ${lastSeenAt ? `last here ${lastSeenAt.slice(0, 10)}` : 'never here'}`,
    )
  }
  for (const { name, isAdmin, expiresAt } of await listInvitations(context))
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

async function invitePerson(db: Kysely<Tables>, config: Config, typedName: string, isAdmin: boolean) {
  const { data: name } = username.safeParse(typedName)
  if (!name) throw new PlainError(`a name has 1 to ${limits.name} letters`)
  const { key } = await inviteKeeper({ db, clock: Date.now }, null, { name, isAdmin, email: '' }, null)
  const origin = config.publicUrl ?? findOwnAddress(config)
  console.log(`Give this to ${name}; it works once, for three days (${describeRole(isAdmin)}):`)
  console.log(`${origin}/admin/invitation#${key}`)
}

async function endSessions(db: Kysely<Tables>, name: string) {
  const keepers = await listKeepers({ db }, english)
  const keeper = findKeeperByName(keepers, name)
  if (!keeper)
    throw new PlainError(
      `no keeper is called ${name}. There are: ${keepers.map(({ username }) => username).join(', ')}`,
    )
  const count = await endAllSessions({ db }, keeper.id)
  console.log(`${keeper.username} is no longer signed in anywhere (${countSessions(count)} ended).`)
}
