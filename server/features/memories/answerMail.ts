import { toMemoryPath } from '../../../contract/pages/memoryAddress.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { readMailSettings } from '../../memorial/mail/names.ts'
import { canMailWriters, isUnknownAddress, sendMail } from '../../memorial/mail/sendMail.ts'
import { stopAnswerMail, makeStopUrl } from '../../memorial/mail/stopMail.ts'
import type { MemoryRow } from './present.ts'

/** The number of milliseconds for which the family can correct or withdraw an answer before the memory's writer gets an email. */
const ANSWER_MAIL_DELAY_MS = 10 * 60_000

/** Schedules the email to the memory's writer, if the writer asked for it and has not received it yet. */
export async function scheduleAnswerMail(
  { config, clock }: Context,
  tx: Tx,
  memory: MemoryRow,
): Promise<void> {
  if (canMailWriters(config) && findRecipient(memory))
    await schedule(tx, 'mail-answer', memory.id, clock() + ANSWER_MAIL_DELAY_MS)
}

/**
 * Finds the email address to which an answer must be announced; null if no email is due, or if visitors do not see the memory.
 */
function findRecipient(memory: MemoryRow): string | null {
  const { approved, mail_on_answer, answered_at, answer_mailed_at } = memory
  if (approved === 0 || mail_on_answer === 0 || answered_at === null) return null
  // if an answer is withdrawn and written again within a day, the writer gets no second email
  const isMailed = answer_mailed_at !== null && answered_at < answer_mailed_at + DAY
  return isMailed ? null : memory.email
}

/**
 * Mails the memory's writer that there is an answer. First checks again whether an email is due, because the memory may have been
 * hidden or the answer withdrawn since the job was scheduled.
 */
export async function mailAnswer(context: Context, memoryId: string) {
  const { db, config } = context
  const memory = await db.selectFrom('memories').selectAll().where('id', '=', memoryId).executeTakeFirst()
  const email = memory && findRecipient(memory)
  if (!email || !config.publicUrl) return
  const { name, texts: serverTexts } = await readMailSettings(context)
  const texts = serverTexts.memories.answerMail
  try {
    const isSent = await sendMail(context, {
      to: email,
      subject: texts.subject(name),
      readerName: memory.name,
      paragraphs: [
        texts.answered(name),
        { label: texts.link, url: `${config.publicUrl}${toMemoryPath(memoryId)}` },
      ],
      signature: serverTexts.mail.familyOf(name),
      reason: texts.reason,
      stopUrl: makeStopUrl(context, 'answers', email),
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
