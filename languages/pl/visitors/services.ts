import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Uroczystości pogrzebowe',
  loading: 'Wczytywanie uroczystości…',
  emptyTitle: 'Szczegóły podamy wkrótce',
  empty: 'Podamy tu, kiedy i gdzie odbędą się uroczystości.',
  emptyCopyTitle: 'Nie podano uroczystości',
  emptyCopy: 'Gdy powstawała ta kopia strony pamięci, nie było na niej uroczystości.',
  flowers: 'Zamiast kwiatów',
  donateTo: (charity) => (charity ? `Przekaż datek: ${charity}` : 'Przekaż datek'),
  failedTitle: 'Nie można teraz pokazać uroczystości',
  failed: 'Nie udało się połączyć ze stroną pamięci. Można spróbować ponownie za chwilę.',
  outdated: 'Nie udało się połączyć ze stroną pamięci. To, co tu widać, może być nieaktualne.',
})
