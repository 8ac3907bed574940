import { dayAfter } from '../../../contract/calendar/dates.ts'
import { dayIn, instantOf, type Timezone } from '../../../contract/calendar/zones.ts'
import { DAY } from '../../../contract/timeUnits.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { stopUrlFor } from '../../mail/stopMail.ts'
import { readStoredSettings } from '../../database/storedSettings.ts'
import { linesOf, readNews } from './news.ts'
import { texts } from './texts.ts'

const JOB = 'mail-digest'

interface Reader {
  id: string
  email: string
  /** up to when news have been announced */
  until: number
}

export const registerDigestJob = (context: Context) => context.jobs.define(JOB, () => mailDigests(context))

/** For the next morning; another call before then changes nothing. */
export async function enqueueDigest(tx: Tx, now: number): Promise<void> {
  const due = nextMorning((await readStoredSettings(tx)).texts.timezone, now)
  await enqueue(tx, JOB, `at ${due}`, due)
}

/** Seven o'clock in this zone. */
function nextMorning(zone: Timezone, now: number): number {
  const today = dayIn(zone, now)
  const morning = instantOf(`${today}T07:00`, zone)
  return morning > now ? morning : instantOf(`${dayAfter(today)}T07:00`, zone)
}

/** One mail that is not taken keeps neither the others back nor tomorrow's, which then announces more. */
async function mailDigests(context: Context) {
  const readers = await findReaders(context)
  const now = context.clock()
  await change(context, [], async (tx) => {
    // one that was given up: its news are in this one
    await tx
      .deleteFrom('jobs')
      .where('kind', '=', JOB)
      .where('due_at', '<', now)
      .where('lease_until', '=', 0)
      .execute()
    if (readers.length > 0) await enqueueDigest(tx, now)
  })
  const results = await Promise.allSettled(readers.map((reader) => mailTo(context, reader, now)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function findReaders({ db }: Context): Promise<Reader[]> {
  const users = await db.selectFrom('users').select(['id', 'email', 'digest_until']).execute()
  return users.flatMap(({ id, email, digest_until: until }) =>
    email === null || until === null ? [] : { id, email, until },
  )
}

/** How much is new, and nothing that people wrote. */
async function mailTo(context: Context, { id, email, until }: Reader, now: number) {
  // announced while the clock was ahead: a day's news, as every morning
  const since = until > now ? now - DAY : until
  const lines = linesOf(await readNews(context, since, now))
  if (lines.length === 0) return
  const { publicUrl } = context.config
  const stopUrl = stopUrlFor(context, 'digest', email)
  const isSent = await sendMail(context, {
    to: email,
    subject: texts.subject,
    lines: [
      texts.since,
      lines.map((line) => `- ${line}`).join('\n'),
      publicUrl ? `${publicUrl}/admin` : texts.onDashboard,
      texts.asked,
      ...(stopUrl ? [texts.stop, stopUrl] : []),
    ],
    stopUrl,
  })
  if (!isSent) return
  await change(context, [], (tx) =>
    tx
      .updateTable('users')
      .set({ digest_until: now })
      .where('id', '=', id)
      .where('digest_until', '=', until)
      .execute(),
  )
}
