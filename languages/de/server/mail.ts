import type { texts as en } from '../../en/server/mail.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  hiddenAddress: '(eine Adresse)',
  sender: (name) => `In Erinnerung an ${name}`,
  untrusted: (host) =>
    `Der Mailserver ${host} hat ein Zertifikat, das keine bekannte Stelle unterschrieben hat: Nennen Sie dessen Datei in NODE_EXTRA_CA_CERTS und starten Sie neu.`,
  greetedAs: (name) =>
    `Er wurde als ${name} begrüßt. Wenn er einen anderen Namen erwartet, ergänzen Sie SMTP_URL um ?name=mail.example.org.`,
  dear: (name) => `Guten Tag ${name},`,
  hello: 'Guten Tag,',
  memorialOf: (name) => `Die Gedenkseite für ${name}`,
  familyOf: (name) => `Die Familie von ${name}`,
  keeperReason:
    'Sie bekommen diese E-Mail, weil Sie in der Verwaltung unter „E-Mails an Sie“ darum gebeten haben. Dort können Sie das auch wieder abstellen.',
  stopLink: 'Diese E-Mails abstellen',
  stop: { title: 'Diese E-Mails abstellen?', confirm: 'Abstellen' },
  stopped: {
    title: 'Sie bekommen keine dieser E-Mails mehr',
    message: 'Sonst hat sich nichts geändert.',
    home: 'Zur Gedenkseite',
  },
})
