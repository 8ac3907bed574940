import type { texts as en } from '../../en/server/feed.ts'
import { ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  family: (name) => `La famille ${ofName(name)}`,
  memory: (name) => `Un souvenir ${ofName(name)}`,
  answerFrom: (name) => `Réponse ${name === null ? 'de la famille' : ofName(name)}`,
  photographs: (count) => plural(count, { one: 'Une nouvelle photo', other: '# nouvelles photos' }),
})
