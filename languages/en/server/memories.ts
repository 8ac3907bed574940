import { endSentence } from '../../../domain/endSentence.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** the email to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `${endSentence(`You shared a memory of ${name}`)} The family has answered it. Their answer is below your memory.`,
    link: 'Read the answer',
    reason: 'You get this because you asked for it when you shared your memory.',
  },
  /** the email with the private link, which a writer asks for after sharing a memory */
  linkMail: {
    subject: (name: string) => `Your private link to your memory of ${name}`,
    link: (name: string) =>
      `You shared a memory of ${name} and asked for your private link. With it you can change or withdraw your memory at any time, and so can anyone you give it to.`,
    open: 'Change my memory',
    reason:
      'You get this because this address was given with the memory. If you did not share one, somebody typed your address by mistake: please delete this e-mail.',
  },
})
