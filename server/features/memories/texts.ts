import { inLanguage } from '../../../contract/language.ts'

const en = {
  /** to the family */
  mail: {
    shared: (count: number) =>
      count === 1 ? 'A new memory was shared' : `${count} new memories were shared`,
    changed: 'A memory was changed by its writer',
    waiting(count: number) {
      if (count === 0) return 'Nothing waits for you.'
      return count === 1
        ? '1 memory waits until you have read it.'
        : `${count} memories wait until you have read them.`
    },
    onDashboard: 'You find it on the dashboard, under Memories.',
  },
  /** to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `You shared a memory of ${name}. The family has answered it; their answer stands beneath it:`,
    stop: 'You asked for this mail when you shared your memory. If you want no more of them, one click is enough:',
  },
}

export const texts = inLanguage({ en })
export const { answerMail: answerMailTexts, mail: mailTexts } = texts
