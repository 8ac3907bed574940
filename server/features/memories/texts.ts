import { inLanguage } from '../../../domain/language.ts'

const en = {
  /** the email to the writer of a memory */
  answerMail: {
    subject: (name: string) => `The family has answered your memory of ${name}`,
    answered: (name: string) =>
      `You shared a memory of ${name}. The family has answered it. You can read their answer below your memory:`,
    stop: 'You asked for this email when you shared your memory. If you don’t want any more of them, one click is enough:',
  },
  /** the email with the private link, which a writer asks for after sharing a memory */
  linkMail: {
    subject: (name: string) => `Your private link to your memory of ${name}`,
    greeting: (writer: string | null) => (writer ? `Dear ${writer},` : 'Hello,'),
    link: (name: string) =>
      `You shared a memory of ${name} and asked for your private link. With it you can change or withdraw your memory at any time, and so can anyone to whom you give it:`,
    unwanted:
      'If you have shared no memory, somebody typed your address by mistake. Please delete this mail then.',
    signature: (name: string) => `The memorial of ${name}`,
  },
}

export const { answerMail: answerMailTexts, linkMail: linkMailTexts } = inLanguage({ en })
