import { createHmac } from 'node:crypto'
import { change } from '../database/change.ts'
import type { Context } from '../context.ts'
import { findDeletedRows, stopDeletedAnswerMail } from '../database/deletedItems.ts'

/** The kinds of mail that people ask for. */
type MailKind = 'answers' | 'digest'

/** Makes the link that ends this kind of mail to an e-mail address; null without PUBLIC_URL. */
export function makeStopUrl(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  kind: MailKind,
  email: string,
): string | null {
  return config.publicUrl && `${config.publicUrl}/stop-mail?key=${stopKey(secret, kind, email)}`
}

/** The key is computed and not stored: only the recipient of a mail can know it. */
const stopKey = (secret: string, kind: MailKind, email: string) =>
  createHmac('sha256', secret).update(`stop ${kind} ${email.toLowerCase()}`).digest('base64url')

/** Ends the mail that contained this key; does nothing for any other key. */
export async function stopMail(context: Context, key: string): Promise<void> {
  const { db, secret } = context
  const writers = await db
    .selectFrom('memories')
    .select('email')
    .distinct()
    .where('mail_on_answer', '=', 1)
    .execute()
  const isMeant = (kind: MailKind) => (email: string) => stopKey(secret, kind, email) === key
  const deleted = (await findDeletedRows(db, 'memories')).filter(({ mail_on_answer }) => mail_on_answer === 1)
  for (const email of listEmails([...writers, ...deleted]).filter(isMeant('answers')))
    await stopAnswerMail(context, email)
  const users = await db.selectFrom('users').select('email').where('digest_until', 'is not', null).execute()
  for (const email of listEmails(users).filter(isMeant('digest')))
    await change(context, [], (tx) =>
      tx.updateTable('users').set({ digest_until: null }).where('email', '=', email).execute(),
    )
}

const listEmails = (rows: readonly { email: string | null }[]) => rows.flatMap(({ email }) => email ?? [])

/** Ends all mail about answers to this e-mail address. */
export async function stopAnswerMail(context: Context, email: string): Promise<void> {
  await change(context, ['memories'], async (tx) => {
    await tx.updateTable('memories').set({ mail_on_answer: 0 }).where('email', '=', email).execute()
    await stopDeletedAnswerMail(tx, email)
  })
}
