import { createHmac } from 'node:crypto'
import { visitorChanges } from '../../../contract/limits.ts'
import { toMailboxKey } from '../../../domain/mailbox.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { hashNetwork } from '../callers/hashVisitor.ts'
import { findWidestNetwork } from '../callers/network.ts'
import { countAll, type Limit } from './limits.ts'

/**
 * Counts a mail to an address that a visitor typed, and that may be a stranger's. A mailbox has one counter for both kinds of mail. The
 * memorial has one for each kind, so that guests who ask for their links do not use up the family's thanks. A network counts where
 * a visitor asks for the mail.
 */
export async function countMail(
  context: Context,
  kind: 'linkMails' | 'thanks',
  email: string,
  askingAddress?: string,
): Promise<void> {
  const { mailbox, network, memorial } = visitorChanges.maxDailyMails
  const mailboxHash = createHmac('sha256', context.secret).update(toMailboxKey(email)).digest('base64url')
  const ofMailbox: Limit = { counterKey: `mails to ${mailboxHash}`, maxCount: mailbox }
  const limits = [ofMailbox, { counterKey: kind, maxCount: memorial }]
  if (askingAddress !== undefined) {
    const networkHash = hashNetwork(context, findWidestNetwork(askingAddress))
    limits.push({ counterKey: `${kind} from ${networkHash}`, maxCount: network })
  }
  const reachedLimit = await countAll(context, limits, 1, DAY)
  if (!reachedLimit) return
  const code = reachedLimit.limit === ofMailbox ? 'mailed_often' : 'mails_used_up'
  throw fail(
    code,
    {},
    { ...reachedLimit, ...(kind === 'thanks' && { say: (texts) => texts.thanks.reasons[code] }) },
  )
}
