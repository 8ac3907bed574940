import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences({
  action: (name: string) => `Thank ${name}`,
  hint: (email: string) =>
    `The e-mail begins with a greeting. A link to the first of these photographs follows, and the family signs it. It goes to ${email}.`,
  send: 'Send Thanks',
  sent: { title: 'Thanks sent', description: 'The e-mail is on its way.' },
  failed: { title: 'Not sent', description: 'Your thanks could not be sent.' },
  thanked: (name: string) => endSentence(`You have thanked ${name}`),
})
