import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  `${inviter ?? 'Rodzina'} prosi o pomoc przy stronie pamięci: ${name}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'Kto pomaga, może dodawać zdjęcia, pisać do nich tytuły i opisy, decydować, które wspomnienia są widoczne, i odpowiadać na nie.',
  asAdministrator: 'Kto zarządza stroną, może tam robić wszystko.',
  terms: (lastDay) =>
    `Można wybrać własną nazwę i hasło. Link działa jeden raz. Ostatni dzień: ${lastDay}. Kto nie chce, może po prostu pominąć ten e-mail.`,
  link: 'Przyjmij zaproszenie',
  signature: (name, inviter) => `${inviter}, w imieniu rodziny (${name})`,
  reason: (inviter) =>
    `Ten e-mail przyszedł, bo ${inviter ?? 'rodzina'} podaje ten adres w zaproszeniu. Strona pamięci go nie zachowuje.`,
})
