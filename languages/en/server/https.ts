import { sentences } from '../grammar.ts'

export const texts = sentences({
  failed: (domain: string, reason: string) =>
    `The certificate of ${domain} could not be fetched (${reason}). The server tries again by itself: after 15 minutes, or later if the authority asks for it or five attempts failed within an hour. Please make sure that ${domain} leads to this machine, and that port 80 reaches it from the internet.`,
  waiting: {
    title: 'One moment, please',
    body: 'This memorial is getting ready, so that nobody else can read what you see and write here. Please come back in a minute.',
  },
})
