import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** the email to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `You shared a memory of ${name}. The family has answered it. You can read their answer below your memory:`,
    stop: 'You asked for this email when you shared your memory. If you don’t want any more of them, one click is enough:',
  },
}

export const { answerMail: answerMailTexts } = inLanguage({ en })
