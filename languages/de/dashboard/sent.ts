import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Was Ihnen gesendet wurde, wird geladen …',
  failed:
    'Was Ihnen gesendet wurde, war gerade nicht zu erreichen. Es ist sicher aufbewahrt; bitte versuchen Sie es noch einmal.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} von ${plural(senderCount, { one: '# Person', other: '# Personen' })}. Besucher sehen davon noch nichts.`,
  allDecided: 'Über alles, was Ihnen gesendet wurde, ist entschieden.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `Schon in der Galerie: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }, largerCount) =>
    `${plural(photographs + videos, { one: '# Bild haben Sie schon', other: '# Bilder haben Sie schon' })}, in der Galerie oder hier.${largerCount > 0 ? ` ${plural(largerCount, { one: '# davon ist größer als Ihres.', other: '# davon sind größer als Ihre.' })}` : ''}`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return `Alle ${formatNumber(count)} weglassen`
    return count === 1
      ? 'Das nicht größere weglassen'
      : `Alle ${formatNumber(count)} weglassen, die nicht größer sind`
  },
  cameTwice: 'Dieses Bild kam zweimal. Das andere ist mindestens so groß.',
  removeDuplicate: 'Weglassen',
  doublesAbove: (count) => `Davon oben bei den Paaren: ${formatNumber(count)}.`,
  sheetOf: (name) => `Fotos und Videos von ${name}`,
  takeAll: (count) => (count === 1 ? 'In die Galerie übernehmen' : `Alle ${formatNumber(count)} übernehmen`),
  putAllAside: (count) => (count === 1 ? 'Beiseitelegen' : `Alle ${formatNumber(count)} beiseitelegen`),
  taken: { title: 'In die Galerie übernommen' },
  givenBack: {
    title: 'Aus der Galerie genommen',
    description: 'Besucher sehen davon nichts mehr. Es ist wieder in „Zugesandt“.',
  },
  putAway: (count) => ({
    title: 'Beiseitegelegt',
    description: plural(count, {
      one: '# Aufnahme ist nicht mehr in „Zugesandt“.',
      other: '# Aufnahmen sind nicht mehr in „Zugesandt“.',
    }),
  }),
})
