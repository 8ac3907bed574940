import { addDays, type Day } from '../domain/calendar/dates.ts'
import { findDay, toInstant } from '../domain/calendar/zones.ts'
import { DAY, HOUR } from '../domain/timeUnits.ts'
import { mailDigest } from './features/digest/mailDigest.ts'
import { hashPictures } from './features/media/files/hashPictures.ts'
import { forgetPeople } from './features/people/people.ts'
import { updateSearchIndex } from './features/search/searchMemorial.ts'
import { forgetSenders } from './features/sent/senders.ts'
import { readCurrentSettings } from './memorial/currentSettings.ts'
import type { HttpsServers } from './operations/https/servers.ts'
import type { Context } from './platform/context.ts'
import type { LaneName } from './platform/jobs/jobs.ts'
import { beginDueBackup } from './safety/backup/jobs.ts'
import { findNextBackupAt } from './safety/backup/schedule.ts'
import { mailProblems } from './safety/safekeeping/mailProblems.ts'
import { removeLeftovers } from './safety/verify/strays.ts'
import { verifyDue } from './safety/verify/verifyDue.ts'

/**
 * Registers all repeated jobs, each with its function and the time at which it runs again. Each runs at the start of a server, too, so it
 * must be safe to run it too early. A server without the configuration for a job leaves the job to other servers.
 */
export function repeatJobs(context: Context, https: HttpsServers | null) {
  const { jobs, clock, config } = context
  const { backup, smtpUrl } = config
  const repeat = <T>(
    kind: string,
    run: (context: Context) => Promise<T>,
    findNextTime: (now: number, result: T) => number | Promise<number>,
    lane?: LaneName,
  ) => jobs.repeat(kind, async () => run(context).then((result) => findNextTime(clock(), result)), lane)

  repeat('clear-leftovers', removeLeftovers, inADay, 'removals')
  repeat('forget-senders', forgetSenders, inADay)
  repeat('forget-people', forgetPeople, inADay)
  repeat('hash-pictures', hashPictures, (now, hasMore) => (hasMore ? now : inAnHour(now)))
  repeat('update-search', updateSearchIndex, (now) => now + HOUR / 6)
  repeat('verify-files', verifyDue, (now, pauseMs) => now + pauseMs)
  if (backup) repeat('save-backup', beginDueBackup, (now) => findNextLook(context, backup, now))
  if (smtpUrl) repeat('mail-safekeeping', mailProblems, inAnHour)
  if (smtpUrl) repeat('mail-digest', mailMorningDigest, (_, nextMorning) => nextMorning)
  if (https) repeat('renew-certificate', https.renewCertificate, (_, renewalTime) => renewalTime)
}

const inAnHour = (now: number) => now + HOUR
const inADay = (now: number) => now + DAY

/** When the next backup is due, and an hour after the start of one, to see that it has succeeded. */
async function findNextLook({ db }: Context, backup: NonNullable<Context['config']['backup']>, now: number) {
  const dueAt = await findNextBackupAt({ db, clock: () => now }, backup)
  return dueAt > now ? dueAt : inAnHour(now)
}

/** Sends the mail of the day, at seven in the morning in the family's zone. Returns the time of the next morning. */
async function mailMorningDigest(context: Context): Promise<number> {
  const { timezone } = (await readCurrentSettings(context)).values
  const toMorning = (day: Day) => toInstant(`${day}T07:00`, timezone)
  const now = context.clock()
  const today = findDay(timezone, now)
  const lastDay = toMorning(today) <= now ? today : addDays(today, -1)
  await mailDigest(context, toMorning(lastDay))
  return toMorning(addDays(lastDay, 1))
}
