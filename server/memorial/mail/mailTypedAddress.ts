import type { Context } from '../../platform/context.ts'
import { type Mail, sendMail } from './sendMail.ts'

/**
 * Mails to an address that a visitor typed, and that may be a stranger's. The mail greets by no name, because a visitor typed that, too.
 * Neither the log nor a report of a mail server says whether the address exists. Throws while another attempt makes sense. `what` is for
 * the log.
 */
export async function mailTypedAddress(
  context: Context,
  mail: Omit<Mail, 'readerName' | 'isPrivate'>,
  { what, tries }: { what: string; tries: number },
): Promise<void> {
  const refusal = await sendMail(context, { ...mail, readerName: null, isPrivate: true }).then(
    () => null,
    describeRefusal,
  )
  if (!refusal) return
  context.log.info(refusal, `${what} could not be mailed`)
  const isFinal = (refusal.responseCode ?? 0) >= 500 || tries >= MAX_TRIES
  if (!isFinal) throw new Error(`the mail server did not take ${what} (${refusal.code})`)
}

/** The number of attempts to mail, within some minutes. */
const MAX_TRIES = 5

/** Picks what may be logged of an error: its message contains the address. */
const describeRefusal = ({ code, responseCode }: { code?: string; responseCode?: number }) => ({
  code,
  responseCode,
})
