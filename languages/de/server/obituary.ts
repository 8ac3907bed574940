import type { texts as en } from '../../en/server/obituary.ts'
import { formatNumber, sentences } from '../grammar.ts'

const times = ['zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal', 'neunmal']

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Hier erinnern wir uns an ${name}${dates && ` (${dates})`}. Die Familie schreibt noch an der Lebensgeschichte.`,
  receptions: (count) =>
    count === 1
      ? 'Zum Abschied kommen wir zusammen. Tag und Ort stehen auf der Seite „Trauerfeier“.'
      : `Zum Abschied kommen wir ${times[count - 2] ?? `${formatNumber(count)}-mal`} zusammen. Tage und Orte stehen auf der Seite „Trauerfeier“.`,
})
