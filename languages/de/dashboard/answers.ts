import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Was zu Fotos gesagt wurde, wird geladen …',
  failed:
    'Was zu Fotos gesagt wurde, war gerade nicht zu erreichen. Es ist gut aufgehoben; bitte versuchen Sie es noch einmal.',
  waiting: (count) =>
    `Besucher haben etwas zu ${plural(count, { one: '# Foto', other: '# Fotos' })} gesagt. Niemand sonst sieht es, bevor Sie es übernehmen.`,
  allDecided: 'Sie haben über alles entschieden, was zu Fotos gesagt wurde.',
  kinds: { who: 'Wer', when: 'Wann', where: 'Wo' },
  others: (count, isAfterNames) => {
    if (isAfterNames) return count === 1 ? 'jemand anderes' : `${formatNumber(count)} andere`
    return count === 1 ? 'Jemand' : `${formatNumber(count)} Besucher`
  },
  say: (people, count, value) => `${people} ${count === 1 ? 'sagt' : 'sagen'}: ${value}`,
  take: 'Übernehmen',
  putAside: 'Beiseitelegen',
  putAllAside: 'Alles beiseitelegen',
  decided: { take: 'Übernommen', putAside: 'Beiseitegelegt', reopen: 'Wartet wieder' },
  offer: {
    question:
      'Vielleicht wissen Besucher, wer auf diesen Fotos ist und wann sie entstanden sind. Sollen sie gefragt werden? Niemand sieht eine Antwort, bevor Sie sie übernehmen.',
    on: 'Besucher fragen',
    off: 'Nicht fragen',
  },
})
