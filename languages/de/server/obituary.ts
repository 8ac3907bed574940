import type { texts as en } from '../../en/server/obituary.ts'
import { formatNumber, sentences } from '../grammar.ts'

const numerals = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Hier erinnern wir uns an ${name}${dates && ` (${dates})`}. Seine Familie schreibt noch an seiner Lebensgeschichte.`,
  receptions: (count) =>
    count === 1
      ? 'Eine Feier ist seinem Leben gewidmet. Tag und Ort stehen auf der Seite „Trauerfeier“.'
      : `${numerals[count - 2] ?? formatNumber(count)} Feiern sind seinem Leben gewidmet. Tage und Orte stehen auf der Seite „Trauerfeier“.`,
})
