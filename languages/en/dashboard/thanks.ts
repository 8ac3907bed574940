import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences({
  action: (name: string) => `Thank ${name}`,
  hint: (email: string) =>
    `The e-mail to ${email} has a greeting above your words, and below them a link to the first of these photographs and the family’s name.`,
  send: 'Send Thanks',
  sent: { title: 'Thanks sent', description: 'The e-mail is on its way.' },
  failed: { title: 'Not sent', description: 'Your thanks could not be sent.' },
  thanked: (name: string) => endSentence(`You have thanked ${name}`),
})
