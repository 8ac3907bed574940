import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'Esta foto' : `«${title}»`} se parece mucho a la número ${formatNumber(position)} de la galería.`,
  alike: (count) =>
    plural(count, {
      one: 'Dos fotos se parecen mucho. Se conservan las dos, a menos que usted indique otra cosa.',
      other: 'Hay # pares de fotos muy parecidas. Se conservan todas, a menos que usted indique otra cosa.',
    }),
  newIsLarger: 'La nueva es más grande.',
  earlierIsLarger: 'La de la galería es más grande.',
  take: 'Usar la más grande',
  takeOnes: (count) => (count === 1 ? 'Usar la más grande' : `Usar las ${formatNumber(count)} más grandes`),
  taken: (count) => ({
    title: 'Cambios guardados',
    description: plural(count, {
      one: 'Ahora la galería tiene la más grande. El título y la posición no cambiaron.',
      other: 'Ahora la galería tiene las # más grandes. Los títulos y las posiciones no cambiaron.',
    }),
  }),
  failed: { title: 'No se guardó', description: 'No se pudo usar la más grande. Inténtelo de nuevo.' },
})
