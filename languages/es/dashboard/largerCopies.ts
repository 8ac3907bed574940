import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  newIsLarger: 'La nueva es más grande.',
  earlierIsLarger: 'La de la galería es más grande.',
  take: 'Tomar la más grande',
  takeOnes: (count) => (count === 1 ? 'Tomar la más grande' : `Tomar las ${formatNumber(count)} más grandes`),
  taken: (count) => ({
    title: 'Cambios guardados',
    description: plural(count, {
      one: 'Ahora la galería tiene la más grande. Su título y su lugar no cambiaron.',
      other: 'Ahora la galería tiene las # más grandes. Sus títulos y lugares no cambiaron.',
    }),
  }),
  failed: { title: 'No se guardó', description: 'No se pudo tomar la más grande. Inténtelo de nuevo.' },
})
