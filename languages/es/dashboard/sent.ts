import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando lo que le enviaron…',
  failed: 'No se pudo cargar lo que le enviaron. Está a salvo; inténtelo de nuevo.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} de ${plural(senderCount, { one: '# persona', other: '# personas' })}. Los visitantes todavía no ven nada de esto.`,
  allDecided: 'Ya se decidió sobre todo lo que le enviaron.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `Ya en la galería: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }, largerCount) =>
    `${plural(photographs + videos, { one: 'Ya tiene # de estas imágenes', other: 'Ya tiene # de estas imágenes' })}, en la galería o aquí.${largerCount > 0 ? ` ${plural(largerCount, { one: '# es más grande que la suya.', other: '# son más grandes que las suyas.' })}` : ''}`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return plural(count, { one: 'Dejar fuera', other: 'Dejar fuera las #' })
    return plural(count, {
      one: 'Dejar fuera la que no es más grande',
      other: 'Dejar fuera las # que no son más grandes',
    })
  },
  cameTwice: 'Esta imagen llegó dos veces. La otra es al menos igual de grande.',
  removeDuplicate: 'Dejar fuera',
  doublesAbove: (count) => `Entre las parejas de arriba: ${formatNumber(count)}.`,
  sheetOf: (name) => `Fotos y videos de ${name}`,
  takeAll: (count) => plural(count, { one: 'Poner en la galería', other: 'Poner todo en la galería (#)' }),
  putAllAside: (count) => plural(count, { one: 'Apartar', other: 'Apartar todo (#)' }),
  taken: { title: 'Ya en la galería' },
  givenBack: {
    title: 'Ya no está en la galería',
    description: 'Los visitantes ya no lo ven. Está otra vez en «Lo recibido».',
  },
  putAway: (count) => ({
    title: 'Apartado',
    description: plural(count, {
      one: '# foto o video ya no está en «Lo recibido».',
      other: '# fotos y videos ya no están en «Lo recibido».',
    }),
  }),
})
