import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `Die Familie hat auf Ihre Erinnerung an ${name} geantwortet`,
    answered: (name) =>
      `Sie haben eine Erinnerung an ${name} aufgeschrieben. Die Familie hat darauf geantwortet. Die Antwort steht unter Ihrer Erinnerung.`,
    link: 'Die Antwort lesen',
    reason: 'Sie bekommen diese E-Mail, weil Sie darum gebeten haben, als Sie Ihre Erinnerung schrieben.',
  },
  linkMail: {
    subject: (name) => `Ihr persönlicher Link zu Ihrer Erinnerung an ${name}`,
    link: (name) =>
      `Sie haben eine Erinnerung an ${name} aufgeschrieben und um Ihren persönlichen Link gebeten. Damit können Sie Ihre Erinnerung jederzeit ändern oder zurückziehen; das können auch alle, denen Sie ihn geben.`,
    open: 'Meine Erinnerung ändern',
    reason:
      'Sie bekommen diese E-Mail, weil diese Adresse bei der Erinnerung angegeben wurde. Wenn Sie nichts geschrieben haben, hat sich jemand bei der Adresse vertippt. Löschen Sie diese E-Mail dann bitte.',
  },
})
