import type { Kysely, Selectable } from 'kysely'
import type { Person } from '../../../contract/people/auth.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/people/keepers.ts'
import type { Invitation } from '../../../contract/people/keepers.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { isUnexpired } from '../../platform/database/isUnexpired.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Failure, fail, failInvalid } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { deleteNamedRow } from '../../memorial/deleteNamedRow.ts'
import { actorStorage, recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import { hashSecretKey, newSecretKey } from '../../base/ids/secretKey.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Caller, KeeperCaller } from '../../http/callers/caller.ts'
import { logIn } from '../auth/auth.ts'
import { hashPassword } from '../auth/passwords.ts'
import { findKeeperByName } from '../auth/usernames.ts'
import { checkStillAdministrator } from './keepers.ts'
import type { InputOf } from '../../http/routes/feature.ts'

type InvitationRow = Selectable<Tables['invitations']>
type Account = BodyOf<typeof contract.acceptInvitationEndpoint>

const INVITATION_MS = 3 * DAY
/**
 * The number of milliseconds for which a used invitation can be accepted again, with the same name and password, because the
 * first response may get lost.
 */
const RETRY_MS = 10 * 60_000

/** Lists the invitations that can still be used, newest first. */
export async function listInvitations({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', 'is', null)
    .where(isUnexpired(clock(), INVITATION_MS))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(presentInvitation)
}

/** Only the hash of the invitation's key is stored, so a retry after a lost response gets a new key. */
export async function inviteKeeper(
  context: Pick<Context, 'db' | 'clock'>,
  /** null if a person at the server's command line creates the invitation */
  caller: KeeperCaller | null,
  { name, isAdmin }: BodyOf<typeof contract.inviteKeeperEndpoint>,
  requestKey: string | null,
): Promise<Invitation & { key: string }> {
  const key = newSecretKey()
  const now = context.clock()
  const invite = () =>
    change(context, ['keepers'], async (tx) => {
      if (caller) await checkStillAdministrator(tx, caller)
      await tx.deleteFrom('invitations').where('expires_at', '<=', now).execute()
      const row: InvitationRow = {
        id: newId(),
        key_hash: hashSecretKey(key),
        name,
        is_admin: isAdmin ? 1 : 0,
        created_at: now,
        expires_at: now + INVITATION_MS,
        invited_by: caller?.person.id ?? null,
        user_id: null,
        used_at: null,
        request_key: requestKey,
      }
      await tx.insertInto('invitations').values(row).execute()
      await recordChange(tx, { id: row.id, title: name }, null, { isAdmin })
      return row
    })
  const giveNewKey = (usedRequestKey: string) =>
    change(context, [], (tx) =>
      tx
        .updateTable('invitations')
        .set({ key_hash: hashSecretKey(key) })
        .where('request_key', '=', usedRequestKey)
        .returningAll()
        .executeTakeFirst(),
    )
  return { ...presentInvitation(await onceByKey(requestKey, giveNewKey, invite)), key }
}

export async function withdrawInvitation(
  context: Context,
  { params }: InputOf<'DELETE /api/invitations/:id'>,
) {
  await change(context, ['keepers'], (tx) => deleteNamedRow(tx, 'invitations', params.id))
}

/** Reads what the invited person sees: the invitation and the name of the deceased. */
export async function readInvitation(
  { db, clock }: Context,
  { headers }: InputOf<'GET /api/invitations/mine'>,
) {
  const row = await findInvitation(db, headers['invitation-key'], clock())
  if (row.user_id) throw fail('invitation_used')
  return { ...presentInvitation(row), memorialOf: (await readStoredSettings(db)).values.name }
}

/** A retry within ten minutes succeeds, too. */
export async function acceptInvitation(
  context: Context,
  caller: Caller,
  key: string,
  account: Account,
): Promise<Person> {
  const { db, clock } = context
  const invitation = await findInvitation(db, key, clock())
  if (invitation.user_id) {
    if (Math.abs(clock() - (invitation.used_at ?? 0)) >= RETRY_MS) throw fail('invitation_used')
    return repeatAcceptance(context, caller, invitation.user_id, account)
  }
  const { username, password } = account
  const passwordHash = await hashPassword(password)
  const join = (tx: Tx) => insertKeeper(tx, key, { username, password: passwordHash }, clock())
  return actorStorage.run({ username, endpoint: 'acceptInvitation', clock }, () =>
    change(context, ['keepers'], join),
  )
}

async function insertKeeper(
  tx: Tx,
  key: string,
  { username, password }: { username: string; password: string },
  now: number,
): Promise<Person> {
  const invitation = await findInvitation(tx, key, now)
  if (invitation.user_id) throw fail('invitation_used')
  const keepers = await tx.selectFrom('users').select('username').execute()
  if (findKeeperByName(keepers, username))
    throw failInvalid([{ path: 'username', message: ({ fields }) => fields.nameTaken }])
  const { is_admin } = invitation
  const id = newId()
  await tx
    .insertInto('users')
    .values({ id, username, password, is_admin, created_at: now, last_seen_at: now, digest_at_once: 0 })
    .execute()
  await tx
    .updateTable('invitations')
    .set({ user_id: id, used_at: now })
    .where('id', '=', invitation.id)
    .execute()
  await recordChange(tx, { id, title: username }, null, { isAdmin: is_admin === 1 })
  return { id, username, isAdmin: is_admin === 1 }
}

/** Returns the keeper who used the invitation, if the name and the password are right. A wrong guess counts as a failed login. */
async function repeatAcceptance(
  context: Context,
  caller: Caller,
  id: string,
  account: Account,
): Promise<Person> {
  try {
    const person = await logIn(context, caller, account)
    if (person.id === id) return person
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'bad_login')) throw error
  }
  throw fail('invitation_used')
}

async function findInvitation(db: Kysely<Tables>, key: string, now: number): Promise<InvitationRow> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('key_hash', '=', hashSecretKey(key))
    .where(isUnexpired(now, INVITATION_MS))
    .executeTakeFirst()
  if (!row) throw fail('invitation_over')
  return row
}

const presentInvitation = ({ id, name, is_admin, expires_at }: InvitationRow): Invitation => ({
  id,
  name,
  isAdmin: is_admin === 1,
  expiresAt: new Date(expires_at).toISOString(),
})
