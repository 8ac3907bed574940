import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Was Gäste geschickt haben, wird geladen …',
  failed:
    'Was Gäste geschickt haben, war gerade nicht zu erreichen. Es ist gut aufgehoben; bitte versuchen Sie es noch einmal.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} von ${plural(senderCount, { one: '# Gast', other: '# Gästen' })}. Besucher sehen davon noch nichts.`,
  allDecided: 'Sie haben über alles entschieden, was Gäste geschickt haben.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `Schon in der Galerie: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }) =>
    `${plural(photographs + videos, { one: '# Bild haben Sie schon', other: '# Bilder haben Sie schon' })}, in der Galerie oder hier.`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return `Alle ${formatNumber(count)} weglassen`
    return count === 1 ? 'Das andere weglassen' : `Die anderen ${formatNumber(count)} weglassen`
  },
  cameTwice: 'Dieses Bild wurde zweimal geschickt.',
  lookAlike: 'Diese beiden Bilder sehen gleich aus. Das zweite ist mindestens genauso groß.',
  removeDuplicate: 'Weglassen',
  leftOut: (count) =>
    plural(count, {
      one: '# davon wird weggelassen, weil Sie dieselbe Datei schon haben.',
      other: '# davon werden weggelassen, weil Sie dieselben Dateien schon haben.',
    }),
  namesCame: (names) =>
    `Mit den Dateien kamen Namen: ${names}. Besucher sehen sie nur, wenn Sie die Namen mit übernehmen.`,
  takeNames: 'Die Namen mit übernehmen',
  sheetOf: (name) => `Fotos und Videos von ${name}`,
  takeAll: (count) => (count === 1 ? 'In die Galerie übernehmen' : `Alle ${formatNumber(count)} übernehmen`),
  putAllAside: (count) => (count === 1 ? 'Beiseitelegen' : `Alle ${formatNumber(count)} beiseitelegen`),
  taken: { title: 'In die Galerie übernommen' },
  givenBack: {
    title: 'Aus der Galerie genommen',
    description: 'Besucher sehen davon nichts mehr. Es ist wieder unter „Von Gästen“.',
  },
  putAway: (count) => ({
    title: 'Beiseitegelegt',
    description: plural(count, {
      one: '# Aufnahme ist nicht mehr unter „Von Gästen“.',
      other: '# Aufnahmen sind nicht mehr unter „Von Gästen“.',
    }),
  }),
})
