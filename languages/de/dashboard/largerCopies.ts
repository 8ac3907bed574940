import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
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
