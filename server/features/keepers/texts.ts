import { inLanguage } from '../../../domain/language.ts'

const en = {
  subject: (name: string) => `The memorial of ${name}: an invitation`,
  invited: (name: string) => `You are invited to help keep the memorial of ${name}.`,
  link: 'With this link you choose a name and a password. It works once, within three days:',
}

export const texts = inLanguage({ en })
