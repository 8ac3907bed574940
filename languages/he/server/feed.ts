import type { texts as en } from '../../en/server/feed.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  family: (name) => `המשפחה של ${name}`,
  memory: (name) => `זיכרון על ${name}`,
  answerFrom: (name) => (name === null ? 'תשובה מהמשפחה' : `תשובה מאת ${name}`),
  photographs: (count) =>
    plural(count, { one: 'תמונה חדשה', two: 'שתי תמונות חדשות', other: '# תמונות חדשות' }),
})
