import type { texts as en } from '../../en/server/obituary.ts'
import { formatNumber, ofName, sentences } from '../grammar.ts'

const numerals = ['Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

export const texts = sentences<typeof en>({
  life: (name, dates) =>
    `Ici, on se souvient ${ofName(name)}${dates && ` (${dates})`}. Sa famille écrit le récit de sa vie.`,
  receptions: (count) =>
    count === 1
      ? 'Un moment nous réunira en sa mémoire. Le jour et le lieu sont sur la page «\u00a0Cérémonies\u00a0».'
      : `${numerals[count - 2] ?? formatNumber(count)} moments nous réuniront en sa mémoire. Les jours et les lieux sont sur la page «\u00a0Cérémonies\u00a0».`,
})
