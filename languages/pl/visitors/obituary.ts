import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie tekstu…',
  failedTitle: 'Nie można teraz pokazać tej strony',
  failed: 'Nie udało się połączyć ze stroną pamięci. Można spróbować ponownie za chwilę.',
  outdated: 'Nie udało się połączyć ze stroną pamięci. To, co tu widać, może być nieaktualne.',
})
