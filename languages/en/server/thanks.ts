import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

/** The mail in which the family thanks a guest who sent photographs by the link. */
export const texts = sentences({
  subject: (name: string) => `Thank you for your photographs of ${name}`,
  /** the words that a keeper can change before they are mailed */
  message: (name: string) =>
    `${endSentence(`Thank you for sending us your photographs of ${name}`)} It means a lot to us to have them.`,
  open: 'See them in the gallery',
  reason:
    'You get this because this address was given with photographs that were sent to the family. If you sent none, somebody typed your address by mistake: please delete this e-mail.',
  /** the reasons why it is not mailed */
  reasons: {
    no_email: 'No e-mail address was left with these photographs.',
    not_approved: 'Visitors see none of these photographs yet. Please take one into the gallery first.',
    mail_failed: 'This memorial cannot send mail. The person who runs the server can set it up.',
    mailed_often:
      'An e-mail has already gone to this address within the last day. Please send your thanks tomorrow.',
    mails_used_up: 'As many thanks were mailed today as one day allows. Please send the others tomorrow.',
  },
})
