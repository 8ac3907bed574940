import type { texts as en } from '../../en/server/feed.ts'
import { count, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  family: (name) => `Rodzina (${name})`,
  memory: (name) => `Wspomnienie: ${name}`,
  answerFrom: (name) => `Odpowiedź: ${name ?? 'rodzina'}`,
  photographs: (number) => count(number, 'Nowe zdjęcie', '# nowe zdjęcia', '# nowych zdjęć'),
})
