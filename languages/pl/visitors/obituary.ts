import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie nekrologu…',
  failedTitle: 'Nie można teraz pokazać nekrologu',
  failed: 'Nie udało się połączyć ze stroną pamięci. Proszę spróbować ponownie za chwilę.',
  outdated: 'Nie udało się połączyć ze stroną pamięci. To, co tu widać, może być nieaktualne.',
})
