import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences, titleOf } from '../grammar.ts'

const askForHelp = (genitive: string) => (name: string, inviter: string | null) =>
  `${inviter ?? 'Rodzina'} prosi o pomoc przy stronie pamięci ${titleOf(genitive, name)}`

/** The email to an invited person. `inviter` is null if it is not known how the administrator who invites is called. */
export const texts = sentences<typeof en>(({ genitive }) => ({
  subject: askForHelp(genitive),
  invited: (name, inviter) => endSentence(askForHelp(genitive)(name, inviter)),
  asHelper:
    'To zaproszenie daje dostęp do zdjęć i wspomnień: można dodawać zdjęcia, pisać do nich tytuły i opisy, decydować, które wspomnienia są widoczne, i odpowiadać na nie.',
  asAdministrator: 'To zaproszenie daje pełny dostęp: można tam robić wszystko.',
  terms: (lastDay) =>
    `Nazwę użytkownika i hasło wybiera się przy pierwszym wejściu. Link działa jeden raz, do ${lastDay}. Jeśli to nie jest dobra pora, nic nie trzeba robić.`,
  link: 'Przyjmij zaproszenie',
  signature: (_name, inviter) => `${inviter}, w imieniu rodziny ${genitive}`.trim(),
  reason: (inviter) =>
    `Ten e-mail przyszedł, bo ${inviter ?? 'rodzina'} wysyła na ten adres zaproszenie. Strona pamięci nie zachowuje adresu.`,
}))
