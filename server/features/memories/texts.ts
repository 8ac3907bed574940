import { endSentence } from '../../../domain/endSentence.ts'
import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** the email to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `${endSentence(`You shared a memory of ${name}`)} The family has answered it. Their answer stands below your memory.`,
    link: 'Read the answer',
    reason: 'You get this because you asked for it when you shared your memory.',
  },
}

export const { answerMail: answerMailTexts } = inLanguage({ en })
