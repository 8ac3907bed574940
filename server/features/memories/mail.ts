import { createTransport } from 'nodemailer'
import { enqueue } from '../../jobs/jobs.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Context } from '../../context.ts'
import { countWaiting } from './memories.ts'
import { readMemorySettings } from './memorySettings.ts'

/** Memories come in bursts, as after the service: word of them is gathered this long. Milliseconds. */
const GATHER = 10 * 60_000
const JOB = 'mail-memories'
/** Where this memorial remembers up to when it has told of new memories. */
const TOLD_UNTIL = 'memories told until'

type News = 'new' | 'changed'

/** In the change that brings the news, at `now`: word of it will go out, if the family wants that and mail can be sent. */
export async function announce(context: Context, tx: Tx, news: News, now: number): Promise<void> {
  if (!context.config.smtpUrl || !(await readMemorySettings(tx)).notifyEmail) return
  await tx
    .insertInto('installation')
    .values({ name: TOLD_UNTIL, value: String(now - 1) })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  await enqueue(tx, JOB, news, now + GATHER)
}

export function registerMailJob(context: Context) {
  context.jobs.define(JOB, (news) => (news === 'changed' ? tellChanged(context) : tellNew(context)))
}

async function tellNew(context: Context) {
  const told = await context.db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', TOLD_UNTIL)
    .executeTakeFirst()
  const fresh = await context.db
    .selectFrom('memories')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('newest')])
    .where('created_at', '>', Number(told?.value ?? 0))
    .executeTakeFirst()
  const count = Number(fresh?.count ?? 0)
  if (count === 0) return
  await mail(context, count === 1 ? 'A new memory was shared' : `${count} new memories were shared`)
  await change(context, [], (tx) =>
    tx
      .updateTable('installation')
      .set({ value: String(fresh?.newest) })
      .where('name', '=', TOLD_UNTIL)
      .execute(),
  )
}

const tellChanged = (context: Context) => mail(context, 'A memory was changed by its writer')

/** Says that there is something to read, and where; never what somebody wrote. */
async function mail(context: Context, subject: string) {
  const { smtpUrl, publicUrl } = context.config
  const { notifyEmail } = await readMemorySettings(context.db)
  if (!smtpUrl || !notifyEmail) return
  const waiting = await countWaiting(context)
  const lines = [
    `${subject}.`,
    waiting === 0
      ? 'Nothing waits for you.'
      : `${waiting === 1 ? '1 memory waits' : `${waiting} memories wait`} until you have read ${waiting === 1 ? 'it' : 'them'}.`,
    publicUrl ? `${publicUrl}/admin#memories` : 'You find it on the dashboard, under Memories.',
  ]
  const post = createTransport(smtpUrl)
  try {
    await post.sendMail({ from: senderOf(smtpUrl), to: notifyEmail, subject, text: lines.join('\n\n') })
  } finally {
    post.close()
  }
}

/** Most mail servers accept their own user as the sender, and nobody else. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}
