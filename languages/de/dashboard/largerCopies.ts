import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'Dieses Foto' : `„${title}“`} sieht aus wie Nummer ${formatNumber(position)} in der Galerie.`,
  alike: (count) =>
    plural(count, {
      one: 'Zwei Bilder sehen gleich aus. Beide bleiben, wenn Sie nichts anderes entscheiden.',
      other: 'Bei # Paaren sehen beide Bilder gleich aus. Alle bleiben, wenn Sie nichts anderes entscheiden.',
    }),
  newIsLarger: 'Das neue ist größer.',
  earlierIsLarger: 'Das in der Galerie ist größer.',
  take: 'Das größere nehmen',
  takeOnes: (count) => (count === 1 ? 'Das größere nehmen' : `Die ${formatNumber(count)} größeren nehmen`),
  taken: (count) => ({
    title: 'Gespeichert',
    description: plural(count, {
      one: 'Das größere ist jetzt in der Galerie. Titel und Platz sind geblieben.',
      other: 'Die # größeren sind jetzt in der Galerie. Titel und Plätze sind geblieben.',
    }),
  }),
  failed: {
    title: 'Nicht gespeichert',
    description: 'Das größere Foto wurde nicht übernommen. Bitte versuchen Sie es noch einmal.',
  },
})
