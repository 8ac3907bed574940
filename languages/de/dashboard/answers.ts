import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Was Besucher zu Fotos gesagt haben, wird geladen …',
  failed:
    'Was Besucher zu Fotos gesagt haben, war gerade nicht zu erreichen. Es ist gut aufgehoben; bitte versuchen Sie es noch einmal.',
  waiting: (count) =>
    `Besucher haben zu ${plural(count, { one: '# Foto', other: '# Fotos' })} etwas gesagt. Niemand sonst sieht es, bevor Sie es übernehmen.`,
  allDecided: 'Sie haben über alles entschieden, was Besucher zu Fotos gesagt haben.',
  kinds: { who: 'Wer', when: 'Wann', where: 'Wo', remark: 'Zum Foto' },
  others: (count, isAfterNames) => {
    if (isAfterNames) return count === 1 ? 'noch jemand' : `${formatNumber(count)} andere`
    return count === 1 ? 'Jemand' : `${formatNumber(count)} Besucher`
  },
  say: (people, count, value) => `${people} ${count === 1 ? 'sagt' : 'sagen'}: ${value}`,
  take: 'Übernehmen',
  change: 'Namen ändern',
  isIt: (name) => `${name}?`,
  hiddenName: (name) => `„${name}“ ist ein Name, den Besucher nicht sehen.`,
  takeRemark: 'Zur Beschreibung hinzufügen',
  takeAll: (count, total) =>
    count === total
      ? `Alle ${formatNumber(count)} übernehmen`
      : `${formatNumber(count)} von ${formatNumber(total)} übernehmen`,
  putAside: 'Beiseitelegen',
  putAllAside: 'Alles beiseitelegen',
  decided: { take: 'Übernommen', putAside: 'Beiseitegelegt', reopen: 'Wartet wieder' },
  offer: {
    question:
      'Vielleicht wissen Besucher, wer auf diesen Fotos zu sehen ist und wann sie entstanden sind. Möchten Sie danach fragen? Niemand sieht eine Antwort, bevor Sie sie übernehmen.',
    on: 'Besucher fragen',
    off: 'Nicht fragen',
  },
})
