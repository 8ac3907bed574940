import { toMemoryAddress } from '../../../contract/pages/memoryAddress.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { canMailWriters, isUnknownAddress, sendMail } from '../../platform/mail/sendMail.ts'
import { stopAnswerMail, makeStopUrl } from '../../platform/mail/stopMail.ts'
import { readStoredSettings } from '../../platform/database/storedSettings.ts'
import type { MemoryRow } from './present.ts'
import { answerMailTexts as texts } from './texts.ts'

const JOB = 'mail-answer'
/** The family can correct or withdraw an answer for this long before the writer is mailed. Milliseconds. */
const MAIL_AFTER = 10 * 60_000

/** Enqueues the mail to the memory's writer, if the writer asked for it and has not been mailed. */
export async function enqueueAnswerMail(
  { config, clock }: Context,
  tx: Tx,
  memory: MemoryRow,
): Promise<void> {
  if (canMailWriters(config) && findRecipient(memory))
    await schedule(tx, JOB, memory.id, clock() + MAIL_AFTER)
}

export const registerAnswerMailJob = (context: Context) =>
  context.jobs.define(JOB, (memoryId) => mailAnswer(context, memoryId))

/** Finds the email address to announce an answer to; null if none is due, or if visitors do not see the memory. */
function findRecipient(memory: MemoryRow): string | null {
  const { approved, mail_on_answer, answered_at, answer_mailed_at } = memory
  if (approved === 0 || mail_on_answer === 0 || answered_at === null) return null
  // an answer that is withdrawn and written again within a day is not mailed again
  const isMailed = answer_mailed_at !== null && answered_at < answer_mailed_at + DAY
  return isMailed ? null : memory.email
}

/** Checks again before mailing: since then, the memory may have been hidden or the answer withdrawn. */
async function mailAnswer(context: Context, memoryId: string) {
  const { db, config } = context
  const memory = await db.selectFrom('memories').selectAll().where('id', '=', memoryId).executeTakeFirst()
  const email = memory && findRecipient(memory)
  if (!email || !config.publicUrl) return
  const { name } = (await readStoredSettings(db)).texts
  const stopUrl = makeStopUrl(context, 'answers', email)
  try {
    const isSent = await sendMail(context, {
      to: email,
      subject: texts.subject(name),
      lines: [
        texts.answered(name),
        `${config.publicUrl}${toMemoryAddress(memoryId)}`,
        texts.stop,
        String(stopUrl),
      ],
      stopUrl,
    })
    if (!isSent) return
  } catch (error) {
    if (!isUnknownAddress(error)) throw error
    context.log.info(error, 'the address left with a memory does not exist')
    return stopAnswerMail(context, email)
  }
  await change(context, ['memories'], (tx) =>
    tx
      .updateTable('memories')
      .set({ answer_mailed_at: context.clock() })
      .where('id', '=', memoryId)
      .execute(),
  )
}
