import type { texts as en } from '../../en/server/feed.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  family: (name) => `Die Familie von ${name}`,
  memory: (name) => `Eine Erinnerung an ${name}`,
  answerFrom: (name) => (name === null ? 'Antwort der Familie' : `Antwort von ${name}`),
  photographs: (count) => plural(count, { one: 'Ein neues Foto', other: '# neue Fotos' }),
})
