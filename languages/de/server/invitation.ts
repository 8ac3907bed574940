import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string) =>
  `${inviter} bittet Sie um Hilfe bei der Gedenkseite für ${name}`

export const texts = sentences<typeof en>({
  subject: (name, inviter) => askForHelp(name, inviter ?? 'Die Familie'),
  invited: (name, inviter) => endSentence(askForHelp(name, inviter ?? 'die Familie')),
  asHelper:
    'Wenn Sie mithelfen, können Sie Fotos hinzufügen, Titel und Beschreibungen schreiben, entscheiden, welche Erinnerungen zu sehen sind, und auf sie antworten.',
  asAdministrator: 'Sie haben dort alle Rechte.',
  terms: (lastDay) =>
    `Sie wählen selbst einen Namen und ein Passwort. Der Link lässt sich nur einmal benutzen und gilt bis zum ${lastDay}. Wenn Sie lieber nicht möchten, brauchen Sie nichts zu tun.`,
  link: 'Die Einladung annehmen',
  signature: (name, inviter) => `${inviter}, für die Familie von ${name}`,
  reason: (inviter) =>
    `Sie bekommen diese E-Mail, weil ${inviter ?? 'die Familie'} Ihre Adresse für diese Einladung eingetragen hat. Die Gedenkseite behält sie nicht.`,
})
