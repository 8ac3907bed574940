import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { remoteCommand, type RemoteState } from '../../../contract/outputs/remote.ts'
import type { Context } from '../../platform/context.ts'
import { isUnexpired } from '../../platform/database/isUnexpired.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { hashSecretKey, newSecretKey } from '../../base/ids/secretKey.ts'
import { visitorChanges } from '../../../contract/limits.ts'
import { countOften } from '../../http/routes/limits.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** The number of milliseconds without a report after which a show counts as over. A running show reports every minute. */
const ENDS_AFTER_MS = 10 * 60_000
/**
 * The maximum number of characters in all commands of a show, including the spaces between them. Nobody gives that many commands
 * in an evening.
 */
const MAX_COMMANDS_LENGTH = 100_000

/** The characters of a code. No two of them look alike, because people may copy the code from a screen. */
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes a code with 59 random bits, such as 'k7mq-x3hd-9tzw'. */
const newCode = () =>
  Array.from({ length: 12 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Makes a remote control for a show, and deletes the remote controls of shows that are over. */
export async function openRemote(context: Context, { body: state }: InputOf<'POST /api/remotes'>) {
  const now = context.clock()
  const [code, key] = [newCode(), newSecretKey()]
  await change(context, [], async (tx) => {
    await tx.deleteFrom('remotes').where('expires_at', '<=', now).execute()
    await tx
      .insertInto('remotes')
      .values({
        code,
        key_hash: hashSecretKey(key),
        ...toColumns(state),
        commands: '',
        expires_at: now + ENDS_AFTER_MS,
      })
      .execute()
  })
  return { code, key }
}

export async function readRemote(context: Context, { params, query }: InputOf<'GET /api/remotes/:id'>) {
  const row = await findRemote(context, params.id)
  const commands = row.commands.split(' ').filter(Boolean).slice(query.after)
  return {
    playing: row.playing === 1,
    music: row.music === 1,
    commands: commands.map((each) => remoteCommand.parse(each)),
  }
}

export async function reportShow(context: Context, { params, body }: InputOf<'PUT /api/remotes/:id'>) {
  const { id: code } = params
  const { key, ended, ...state } = body
  const expires_at = ended ? 0 : context.clock() + ENDS_AFTER_MS
  // a wrong key is rejected before it counts, so that nobody else can use up the reports of the show
  if ((await findRemote(context, code)).key_hash !== hashSecretKey(key)) throw fail('not_found')
  await countForCode(context, 'reports', code)
  await changeRemote(context, (tx) =>
    tx
      .updateTable('remotes')
      .set({ ...toColumns(state), expires_at })
      .where('code', '=', code)
      .where('expires_at', '>', context.clock()),
  )
}

/**
 * Adds a command with a single SQL statement, so that no command is lost if several phones send commands at the same moment. Counts
 * only commands with a code that exists, so that invented codes start no counters.
 */
export async function sendCommand(
  context: Context,
  { params, body }: InputOf<'POST /api/remotes/:id/commands'>,
) {
  const { id: code } = params
  await findRemote(context, code)
  await countForCode(context, 'commands', code)
  await changeRemote(context, (tx) =>
    tx
      .updateTable('remotes')
      .set({ commands: sql`commands || ${`${body.command} `}` })
      .where('code', '=', code)
      .where('expires_at', '>', context.clock())
      .where(sql<number>`length(commands)`, '<', MAX_COMMANDS_LENGTH),
  )
}

const countForCode = (context: Context, kind: 'commands' | 'reports', code: string) =>
  countOften(context, [{ counterKey: `${kind} ${code}`, maxCount: visitorChanges.maxCountsPerCode[kind] }], 1)

/** Finds the remote control of a running show. Throws `not_found` if there is none with this code. */
async function findRemote({ db, clock }: Context, code: string) {
  const row = await db
    .selectFrom('remotes')
    .selectAll()
    .where('code', '=', code)
    .where(isUnexpired(clock(), ENDS_AFTER_MS))
    .executeTakeFirst()
  if (!row) throw fail('not_found')
  return row
}

type Update = { executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }> }

async function changeRemote(context: Context, update: (tx: Tx) => Update): Promise<void> {
  const { numUpdatedRows } = await change(context, [], (tx) => update(tx).executeTakeFirst())
  if (numUpdatedRows === 0n) throw fail('not_found')
}

const toColumns = ({ playing, music }: RemoteState) => ({
  playing: playing ? (1 as const) : (0 as const),
  music: music ? (1 as const) : (0 as const),
})
