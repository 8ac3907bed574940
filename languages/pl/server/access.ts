import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Strona pamięci dla rodziny i przyjaciół',
  /** printed above the name, which is in the nominative */
  inMemoryOf: (name) => ['W naszej pamięci', name],
  purpose: 'Ta strona pamięci jest dla rodziny i przyjaciół. Prosimy o hasło otrzymane od bliskich.',
  password: 'Hasło',
  show: 'Pokaż hasło',
  open: 'Otwórz',
  noCookies:
    'Hasło jest prawidłowe, ale ta przeglądarka nie przechowuje plików cookie, więc nie może go zapamiętać. Wystarczy zezwolić na nie w ustawieniach przeglądarki albo użyć innej przeglądarki.',
  keyEnded: 'Ten kod jest już nieważny. Nowy może podać rodzina.',
  forgotten: 'Hasło poda rodzina.',
})
