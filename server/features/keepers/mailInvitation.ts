import type { Invitation } from '../../../contract/people/keepers.ts'
import { findDay } from '../../../domain/calendar/zones.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { Context } from '../../platform/context.ts'
import { nameKeeper, readMailSettings } from '../../memorial/mail/names.ts'
import { sendMail } from '../../memorial/mail/sendMail.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

interface InvitationMail {
  /** the email address of the invited person; empty if the administrator passes on the link */
  recipient: string
  invitation: Invitation
  link: string
  /** the id of the administrator who invites */
  inviterId: string
}

/**
 * Emails an invitation's link, and returns whether that succeeded. If not, the administrator still sees the link. A link that only
 * this computer can open is not sent.
 */
export async function mailInvitation(
  context: Context,
  { recipient, invitation, link, inviterId }: InvitationMail,
): Promise<boolean> {
  if (!recipient || reachOf(link) === 'computer') return false
  const { db } = context
  const { name, values, dateStyle, texts: serverTexts } = await readMailSettings(context)
  const { invitation: texts, mail: mailTexts } = serverTexts
  const lastDay = findDay(values.timezone, Date.parse(invitation.expiresAt))
  const inviter = await readKeeperName(db, inviterId, serverTexts)
  try {
    return await sendMail(context, {
      to: recipient,
      subject: texts.subject(name, inviter),
      readerName: invitation.name,
      paragraphs: [
        texts.invited(name, inviter),
        invitation.isAdmin ? texts.asAdministrator : texts.asHelper,
        texts.terms(writeDay(lastDay, dateStyle)),
        { label: texts.link, url: link },
      ],
      signature: inviter === null ? mailTexts.familyOf(name) : texts.signature(name, inviter),
      reason: texts.reason(inviter),
    })
  } catch (error) {
    context.log.warn(error, 'an invitation could not be mailed')
    return false
  }
}

async function readKeeperName(db: Context['db'], id: string, texts: ServerTexts): Promise<string | null> {
  const keeper = await db
    .selectFrom('users')
    .select(['username', 'display_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return keeper ? nameKeeper(keeper, texts) : null
}
