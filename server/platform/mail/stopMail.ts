import { createHmac } from 'node:crypto'
import { change } from '../database/change.ts'
import type { Context } from '../context.ts'
import { findRows, stopDeletedAnswers } from '../database/deletedItems.ts'

/** The kinds of mail that people ask for. */
type MailKind = 'answers' | 'digest'

/** Makes the link that ends this kind of mail to an e-mail address; null without PUBLIC_URL. */
export function stopUrlFor(
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
  const deleted = (await findRows(db, 'memories')).filter(({ mail_on_answer }) => mail_on_answer === 1)
  for (const email of emailsOf([...writers, ...deleted]).filter(isMeant('answers')))
    await stopResponses(context, email)
  const users = await db.selectFrom('users').select('email').where('digest_until', 'is not', null).execute()
  for (const email of emailsOf(users).filter(isMeant('digest')))
    await change(context, [], (tx) =>
      tx.updateTable('users').set({ digest_until: null }).where('email', '=', email).execute(),
    )
}

const emailsOf = (rows: readonly { email: string | null }[]) => rows.flatMap(({ email }) => email ?? [])

/** Ends all mail about answers to this e-mail address. */
export async function stopResponses(context: Context, email: string): Promise<void> {
  await change(context, ['memories'], async (tx) => {
    await tx.updateTable('memories').set({ mail_on_answer: 0 }).where('email', '=', email).execute()
    await stopDeletedAnswers(tx, email)
  })
}
