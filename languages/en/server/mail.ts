import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** stands in the journal for an address that a keeper changed */
  hiddenAddress: '(an address)',
  sender: (name: string) => `In memory of ${name}`,
  untrusted: (host: string) =>
    `The mail server ${host} has a certificate that no known authority has signed: name its file in NODE_EXTRA_CA_CERTS and start again.`,
  greetedAs: (name: string) =>
    `It was greeted as ${name}. If it wants another name, add ?name=mail.example.org to SMTP_URL.`,
  dear: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  /** signs what the server writes by itself */
  memorialOf: (name: string) => `The memorial of ${name}`,
  /** signs what the family has written or wants */
  familyOf: (name: string) => `The family of ${name}`,
  keeperReason:
    'You get this because you asked for mail on the dashboard, under ‘Mail to you’. You can switch it off there.',
  stopLink: 'Stop these e-mails',
  stop: { title: 'Stop these e-mails?', confirm: 'Stop them' },
  stopped: {
    title: 'You will get no more of these e-mails',
    message: 'Nothing else has changed.',
    home: 'See the memorial',
  },
})
