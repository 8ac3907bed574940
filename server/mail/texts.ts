import { inLanguage } from '../../contract/language.ts'

const en = {
  sender: (name: string) => `In memory of ${name}`,
  stop: { title: 'No more of these mails?', confirm: 'Stop them' },
  stopped: {
    title: 'You will get no more of these mails',
    message: 'Nothing else has changed.',
    home: 'To the memorial',
  },
}

export const texts = inLanguage({ en })
