import type { texts as en } from '../../en/server/feed.ts'
import { count, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive, locative }) => ({
  family: () => `Rodzina ${genitive}`.trim(),
  memory: () => (locative ? `Wspomnienie o ${locative}` : 'Nowe wspomnienie'),
  answerFrom: (name) => (name ? `Odpowiedź – ${name}` : 'Odpowiedź rodziny'),
  photographs: (number) => count(number, 'Nowe zdjęcie', '# nowe zdjęcia', '# nowych zdjęć'),
}))
