import { schedule } from '../../jobs/schedule.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Context } from '../../context.ts'
import { claimInstallation, readInstallation, writeInstallation } from '../../startup/installation.ts'
import { mailFamily } from '../../mail/mailFamily.ts'
import { readStoredSettings } from '../../database/storedSettings.ts'
import { countWaiting } from './memories.ts'
import { mailTexts as texts } from './texts.ts'

/** Memories come in bursts, as after a service: one mail announces those of this long. Milliseconds. */
const MAIL_AFTER = 10 * 60_000
const JOB = 'mail-memories'

type News = 'new' | 'changed'

/** Enqueues a mail about a memory that is new or changed, if the family wants mail and the server can send it. */
export async function enqueueMail(context: Context, tx: Tx, news: News, now: number): Promise<void> {
  if (!context.config.smtpUrl || !(await readStoredSettings(tx)).behaviour.notifyEmail) return
  const mailedUntil = await claimInstallation(tx, 'mailedUntil', String(now - 1))
  // the clock was ahead, and what comes now would never be announced
  if (Number(mailedUntil) > now) await writeInstallation(tx, 'mailedUntil', String(now - 1))
  await schedule(tx, JOB, news, now + MAIL_AFTER)
}

export function registerMailJob(context: Context) {
  context.jobs.define(JOB, (news) => (news === 'changed' ? mailChanged(context) : mailNew(context)))
}

async function mailNew(context: Context) {
  const mailedUntil = Number((await readInstallation(context.db, 'mailedUntil')) ?? 0)
  const unmailed = await context.db
    .selectFrom('memories')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('newest')])
    .where('created_at', '>', mailedUntil)
    .where('created_at', '<=', context.clock())
    .executeTakeFirst()
  const count = Number(unmailed?.count ?? 0)
  if (count === 0) return
  await mail(context, texts.shared(count))
  await change(context, [], (tx) => writeInstallation(tx, 'mailedUntil', String(unmailed?.newest)))
}

const mailChanged = (context: Context) => mail(context, texts.changed)

/** Says that there is something to read, and where. What people wrote is not mailed. */
async function mail(context: Context, subject: string) {
  const { publicUrl } = context.config
  const waiting = await countWaiting(context)
  const lines = [
    `${subject}.`,
    texts.waiting(waiting),
    publicUrl ? `${publicUrl}/admin#memories` : texts.onDashboard,
  ]
  await mailFamily(context, subject, lines)
}
