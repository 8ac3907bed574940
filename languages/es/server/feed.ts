import type { texts as en } from '../../en/server/feed.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  family: (name) => `La familia de ${name}`,
  memory: (name) => `Un recuerdo de ${name}`,
  answerFrom: (name) => `Respuesta de ${name ?? 'la familia'}`,
  photographs: (count) => (count === 1 ? 'Una foto nueva' : `${formatNumber(count)} fotos nuevas`),
})
