import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `You shared a memory of ${name}. The family has answered it; their answer stands beneath it:`,
    stop: 'You asked for this mail when you shared your memory. If you want no more of them, one click is enough:',
  },
}

export const { answerMail: answerMailTexts } = inLanguage({ en })
