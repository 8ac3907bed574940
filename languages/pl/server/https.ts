import type { texts as en } from '../../en/server/https.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  failed: (domain, reason) =>
    `Nie udało się pobrać certyfikatu domeny ${domain} (${reason}). Serwer sam próbuje ponownie: po 15 minutach albo później, jeśli prosi o to urząd certyfikacji lub w ciągu godziny nie udało się pięć prób. Trzeba sprawdzić, czy ${domain} prowadzi do tego komputera i czy z internetu dociera do niego port 80.`,
  waiting: {
    title: 'Chwileczkę',
    body: 'Ta strona pamięci właśnie się przygotowuje, żeby nikt obcy nie mógł czytać tego, co się tu ogląda i pisze. Za minutę będzie gotowa.',
  },
})
