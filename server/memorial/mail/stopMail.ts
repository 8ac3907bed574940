import { createHmac } from 'node:crypto'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { findDeletedRows, stopDeletedAnswerMail } from '../deleted/deletedItems.ts'

type MailKind = 'answers' | 'digest' | 'thanks'

/** Makes the URL that stops this kind of mail to an email address; null if PUBLIC_URL is not set. */
export function makeStopUrl(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  kind: MailKind,
  email: string,
): string | null {
  return config.publicUrl && `${config.publicUrl}/stop-mail?key=${computeStopKey(secret, kind, email)}`
}

/** Computes the key in a link that stops mail. The key is not stored, so only the recipient of the mail can know it. */
const computeStopKey = (secret: string, kind: MailKind, email: string) =>
  createHmac('sha256', secret).update(`stop ${kind} ${email.toLowerCase()}`).digest('base64url')

/** Stops the kind of mail that contained this key, for the person who received it. Does nothing if the key is wrong. */
export async function stopMail(context: Context, key: string): Promise<void> {
  const { db, secret } = context
  const writers = await db
    .selectFrom('memories')
    .select('email')
    .distinct()
    .where('mail_on_answer', '=', 1)
    .execute()
  const matchesKey = (kind: MailKind) => (email: string) => computeStopKey(secret, kind, email) === key
  const deletedMemories = (await findDeletedRows(db, 'memories')).filter(
    ({ mail_on_answer }) => mail_on_answer === 1,
  )
  for (const email of listEmails([...writers, ...deletedMemories]).filter(matchesKey('answers')))
    await stopAnswerMail(context, email)
  const users = await db.selectFrom('users').select('email').where('digest_until', 'is not', null).execute()
  for (const email of listEmails(users).filter(matchesKey('digest')))
    await change(context, [], (tx) =>
      tx.updateTable('users').set({ digest_until: null }).where('email', '=', email).execute(),
    )
  const senders = await db.selectFrom('senders').select('email').distinct().execute()
  for (const email of listEmails(senders).filter(matchesKey('thanks')))
    await change(context, ['sent'], (tx) =>
      tx.updateTable('senders').set({ email: null }).where('email', '=', email).execute(),
    )
}

const listEmails = (rows: readonly { email: string | null }[]) => rows.flatMap(({ email }) => email ?? [])

/** Stops all mail that tells this email address about the family's answers to memories. */
export async function stopAnswerMail(context: Context, email: string): Promise<void> {
  await change(context, ['memories'], async (tx) => {
    await tx.updateTable('memories').set({ mail_on_answer: 0 }).where('email', '=', email).execute()
    await stopDeletedAnswerMail(tx, email)
  })
}
