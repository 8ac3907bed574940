import { inLanguage } from '../../../domain/language.ts'

const en = {
  failed: (domain: string, reason: string) =>
    `The certificate of ${domain} could not be fetched (${reason}). It is tried again every quarter of an hour. Whoever runs the server sees to it that ${domain} leads to this machine, and that port 80 reaches it from the internet.`,
  waiting: {
    title: 'One moment, please',
    body: 'This memorial is fetching its certificate, so that the way to it is private. Please come back in a minute.',
  },
}

export const texts = inLanguage({ en })
