import type { texts as en } from '../../en/server/obituary.ts'
import { formatNumber, sentences } from '../grammar.ts'

const numerals = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Hier erinnern wir uns an ${name}${dates && ` (${dates})`}. Die Familie schreibt noch an der Lebensgeschichte.`,
  receptions: (count) =>
    count === 1
      ? 'Bei einer Feier kommen wir zusammen. Tag und Ort stehen auf der Seite „Trauerfeier“.'
      : `Bei ${numerals[count - 2] ?? formatNumber(count)} Feiern kommen wir zusammen. Tage und Orte stehen auf der Seite „Trauerfeier“.`,
})
