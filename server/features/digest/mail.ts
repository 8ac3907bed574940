import { type Day, dayAfter } from '../../../contract/calendar/dates.ts'
import { dayIn, instantOf, type Timezone } from '../../../contract/calendar/zones.ts'
import { DAY } from '../../../contract/timeUnits.ts'
import { change } from '../../database/change.ts'
import type { Context } from '../../context.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { stopUrlFor } from '../../mail/stopMail.ts'
import { readStoredSettings } from '../../database/storedSettings.ts'
import { linesOf, readNews } from './news.ts'
import { texts } from './texts.ts'

interface Reader {
  id: string
  email: string
  /** up to when news have been announced */
  until: number
}

export function registerDigestJob(context: Context) {
  if (!context.config.smtpUrl) return
  context.jobs.repeat('mail-digest', async () => {
    const { timezone } = (await readStoredSettings(context.db)).texts
    const now = context.clock()
    await mailDigests(context, lastMorning(timezone, now), now)
    return nextMorning(timezone, now)
  })
}

const morningOf = (day: Day, zone: Timezone) => instantOf(`${day}T07:00`, zone)

const nextMorning = (zone: Timezone, now: number) => {
  const today = dayIn(zone, now)
  const morning = morningOf(today, zone)
  return morning > now ? morning : morningOf(dayAfter(today), zone)
}

const lastMorning = (zone: Timezone, now: number) => {
  const morning = morningOf(dayIn(zone, now), zone)
  return morning <= now ? morning : morningOf(dayIn(zone, morning - DAY), zone)
}

/** Mails everyone whose last mail is from before this morning. One that is not taken keeps the others back from nothing. */
async function mailDigests(context: Context, morning: number, now: number) {
  const users = await context.db.selectFrom('users').select(['id', 'email', 'digest_until']).execute()
  const readers = users.flatMap(({ id, email, digest_until: until }) =>
    email === null || until === null ? [] : { id, email, until },
  )
  // a time after now is of a clock that was ahead
  const due = readers.filter(({ until }) => until < morning || until > now)
  const results = await Promise.allSettled(due.map((reader) => mailTo(context, reader, now)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** How much is new, and nothing that people wrote. */
async function mailTo(context: Context, { id, email, until }: Reader, now: number) {
  // announced while the clock was ahead: a day's news, as every morning
  const since = until > now ? now - DAY : until
  const lines = linesOf(await readNews(context, since, now))
  if (lines.length > 0 && !(await mailLines(context, email, lines))) return
  await change(context, [], (tx) =>
    tx
      .updateTable('users')
      .set({ digest_until: now })
      .where('id', '=', id)
      .where('digest_until', '=', until)
      .execute(),
  )
}

async function mailLines(context: Context, email: string, lines: readonly string[]): Promise<boolean> {
  const { publicUrl } = context.config
  const stopUrl = stopUrlFor(context, 'digest', email)
  return sendMail(context, {
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
}
