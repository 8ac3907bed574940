import { type Day, dayAfter } from '../../../domain/calendar/dates.ts'
import { dayIn, instantOf, type Timezone } from '../../../domain/calendar/zones.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { readStoredSettings } from '../../platform/database/storedSettings.ts'
import { mailKeeper } from '../../platform/mail/mailKeepers.ts'
import { linesOf, readNews } from './news.ts'
import { texts } from './texts.ts'

interface Reader {
  id: string
  email: string
  /** up to when news have been announced */
  until: number
  isAtOnce: boolean
}

export function registerDigestJobs(context: Context) {
  context.jobs.define('mail-memories', async (news) => {
    const readers = (await findReaders(context)).filter(({ isAtOnce }) => isAtOnce)
    await mailAll(context, readers, context.clock(), news === 'changed' ? [texts.changed] : [])
  })
  if (!context.config.smtpUrl) return
  context.jobs.repeat('mail-digest', async () => {
    const { timezone } = (await readStoredSettings(context.db)).texts
    const now = context.clock()
    const morning = lastMorning(timezone, now)
    // a time after now is of a clock that was ahead
    const isDue = ({ until }: Reader) => until < morning || until > now
    await mailAll(context, (await findReaders(context)).filter(isDue), now)
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

async function findReaders({ db }: Context): Promise<Reader[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'digest_until', 'digest_at_once'])
    .execute()
  return users.flatMap(({ id, email, digest_until: until, digest_at_once }) =>
    email === null || until === null ? [] : { id, email, until, isAtOnce: digest_at_once === 1 },
  )
}

/** One mail that is not taken keeps none of the others back. */
async function mailAll(
  context: Context,
  readers: readonly Reader[],
  now: number,
  firstLines: readonly string[] = [],
) {
  const mailed = readers.map((reader) => mailTo(context, reader, now, firstLines))
  for (const result of await Promise.allSettled(mailed)) if (result.status === 'rejected') throw result.reason
}

/** How much is new, and nothing that people wrote. */
async function mailTo(
  context: Context,
  { id, email, until }: Reader,
  now: number,
  firstLines: readonly string[],
) {
  // announced while the clock was ahead: a day's news, as every morning
  const since = until > now ? now - DAY : until
  const lines = [...firstLines, ...linesOf(await readNews(context, since, now))]
  const { publicUrl } = context.config
  const paragraphs = [
    texts.since,
    lines.map((line) => `- ${line}`).join('\n'),
    publicUrl ? `${publicUrl}/admin` : texts.onDashboard,
  ]
  if (lines.length > 0 && !(await mailKeeper(context, email, texts.subject, paragraphs))) return
  await change(context, [], (tx) =>
    tx
      .updateTable('users')
      .set({ digest_until: now })
      .where('id', '=', id)
      .where('digest_until', '=', until)
      .execute(),
  )
}
