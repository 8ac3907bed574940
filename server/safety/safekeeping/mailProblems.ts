import type { Safekeeping } from '../../../contract/safekeeping.ts'
import { type DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { claimInstallation, readInstallation, writeInstallation } from '../../memorial/installation.ts'
import { mailAdministrators } from '../../memorial/mail/mailKeepers.ts'
import { readMailSettings } from '../../memorial/mail/names.ts'
import { readSafekeeping } from './safekeeping.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

interface LastMail {
  /** the number of days from January 1, 1970 to the day of the email */
  day: number
  trouble: string
}

/**
 * Emails the current problems to the administrators, unless the last email already described them. Sends at most one email a day.
 */
export async function mailProblems(context: Context): Promise<void> {
  const { db, config, clock } = context
  const { name, dateStyle, texts: serverTexts } = await readMailSettings(context)
  const { safekeeping: texts } = serverTexts
  const sentences = describeProblems(await readSafekeeping(context, serverTexts), dateStyle, texts)
  const problems = sentences.join(' ')
  const day = Math.floor(clock() / DAY)
  const noMail = JSON.stringify({ day: 0, trouble: '' } satisfies LastMail)
  const lastMail = JSON.parse((await readInstallation(db, 'mailedTrouble')) ?? noMail) as LastMail
  if (lastMail.trouble === problems || lastMail.day === day) return
  const { publicUrl } = config
  const paragraphs = [
    texts.needsHelp(name),
    ...sentences,
    texts.whatToDo,
    ...(publicUrl ? [{ label: texts.link, url: `${publicUrl}/admin` }] : []),
  ]
  if (problems !== '' && !(await mailAdministrators(context, texts.subject(name), paragraphs))) return
  await change(context, [], async (tx) => {
    await claimInstallation(tx, 'mailedTrouble', noMail)
    await writeInstallation(
      tx,
      'mailedTrouble',
      JSON.stringify({ day, trouble: problems } satisfies LastMail),
    )
  })
}

/** Describes each current problem in a sentence. Damaged files are only counted, because emails contain no titles. */
const describeProblems = (
  { faultCount, faults, copyOverdue, lastCopyAt }: Safekeeping,
  dateStyle: DateStyle,
  texts: ServerTexts['safekeeping'],
): string[] => [
  ...(faultCount > 0 ? [texts.faults(faultCount, faults.length)] : []),
  ...(copyOverdue && lastCopyAt ? [texts.backupOverdue(writeDay(lastCopyAt.slice(0, 10), dateStyle))] : []),
]
