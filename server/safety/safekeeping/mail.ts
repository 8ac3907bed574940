import type { Safekeeping } from '../../../contract/safekeeping.ts'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { claimInstallation, readInstallation, writeInstallation } from '../../memorial/installation.ts'
import { mailAdministrators } from '../../memorial/mail/mailKeepers.ts'
import { readSafekeeping } from './safekeeping.ts'
import { texts } from './texts.ts'

interface LastMail {
  /** the number of days from January 1, 1970 to the day of the email */
  day: number
  trouble: string
}

export function registerSafekeepingMail(context: Context) {
  if (!context.config.smtpUrl) return
  context.jobs.repeat('mail-safekeeping', async () => {
    await mailProblems(context)
    return context.clock() + HOUR
  })
}

/**
 * Emails the current problems to the administrators, unless the last email already described them. Sends at most one email a day.
 */
async function mailProblems(context: Context) {
  const { db, config, clock } = context
  const problems = describeProblems(await readSafekeeping(context))
  const day = Math.floor(clock() / DAY)
  const noMail = JSON.stringify({ day: 0, trouble: '' } satisfies LastMail)
  const lastMail = JSON.parse((await readInstallation(db, 'mailedTrouble')) ?? noMail) as LastMail
  if (lastMail.trouble === problems || lastMail.day === day) return
  const { publicUrl } = config
  const dashboardPlace = publicUrl ? `${publicUrl}/admin` : texts.onDashboard
  const lines = [problems, `${texts.whatToDo} ${dashboardPlace}`]
  if (problems !== '' && !(await mailAdministrators(context, texts.subject, lines))) return
  await change(context, [], async (tx) => {
    await claimInstallation(tx, 'mailedTrouble', noMail)
    await writeInstallation(
      tx,
      'mailedTrouble',
      JSON.stringify({ day, trouble: problems } satisfies LastMail),
    )
  })
}

/** Describes the current problems; '' if there are none. Damaged files are only counted, because emails contain no titles. */
function describeProblems({ faults, copyOverdue, lastCopyAt }: Safekeeping): string {
  const sentences: string[] = []
  if (faults.length > 0) sentences.push(texts.faults(faults.length))
  if (copyOverdue) sentences.push(texts.backupOverdue(lastCopyAt?.slice(0, 10)))
  return sentences.join(' ')
}
