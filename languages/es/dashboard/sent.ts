import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando lo que le enviaron…',
  failed: 'No se pudo cargar lo que le enviaron. Está a salvo; inténtelo de nuevo.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} de ${plural(senderCount, { one: '# persona', other: '# personas' })}. Los visitantes todavía no ven nada de esto.`,
  allDecided: 'Ya no queda nada por revisar.',
  sentOn: (counts, time) => endSentence(`${describeKinds(counts)}, ${time}`),
  inGallery: (count) => `Ya en la galería: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }) =>
    `Ya tiene ${formatNumber(photographs + videos)} de estas fotos, en la galería o aquí.`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return plural(count, { one: 'Dejar fuera', other: 'Dejar fuera las #' })
    return plural(count, {
      one: 'Dejar fuera la que no es más grande',
      other: 'Dejar fuera las # que no son más grandes',
    })
  },
  cameTwice: 'Esta foto llegó dos veces.',
  lookAlike: 'Estas dos fotos se parecen mucho. La otra es al menos igual de grande.',
  removeDuplicate: 'Dejar fuera',
  leftOut: (count) =>
    plural(count, {
      one: 'Queda fuera # archivo, porque usted ya lo tiene.',
      other: 'Quedan fuera # archivos, porque usted ya los tiene.',
    }),
  namesCame: (names) =>
    `Con esto llegaron nombres: ${names}. Los visitantes solo los ven si usted agrega también los nombres.`,
  takeNames: 'Agregar también los nombres',
  sheetOf: (name) => `Fotos y videos de ${name}`,
  takeAll: (count) => plural(count, { one: 'Agregar a la galería', other: 'Agregar todo a la galería (#)' }),
  putAllAside: (count) => plural(count, { one: 'Apartar', other: 'Apartar todo (#)' }),
  taken: { title: 'Agregado' },
  givenBack: {
    title: 'Quitado de la galería',
    description: 'Los visitantes ya no lo ven. Ha vuelto a «Lo recibido».',
  },
  putAway: (count) => ({
    title: 'Apartado',
    description: plural(count, {
      one: 'Se apartó # foto o video.',
      other: 'Se apartaron # fotos y videos.',
    }),
  }),
})
