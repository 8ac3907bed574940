import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const describeItems = (count: number) =>
  plural(count, { one: 'la foto o el video', other: '# fotos y videos' })
const countItems = (count: number) => plural(count, { one: '# foto o video', other: '# fotos y videos' })

export const sheetTexts = sentences<typeof en>({
  view: 'Mostrar como',
  views: { list: 'Lista', sheet: 'Miniaturas' },
  search: 'Buscar',
  found: (foundCount, total) => `${formatNumber(foundCount)} de ${countItems(total)}`,
  nothing: (query) => `No se encontró nada con «${query}».`,
  byDate: 'Ordenar por fecha',
  undated: (count) =>
    count === 0
      ? undefined
      : plural(count, {
          one: '# foto o video está al final, sin fecha.',
          other: '# fotos y videos están al final, sin fecha.',
        }),
  noDates: {
    title: 'Todavía no hay fechas',
    description: 'Elija fotos en «Miniaturas» y diga en «Fecha» cuándo se tomaron.',
  },
  hintForMouse:
    'Mantenga presionada la tecla Mayús (Shift) para elegir todo lo que hay en medio o arrastre el cursor para rodear varias con un marco.',
  hintForFinger: 'Mantenga el dedo encima para mover.',
  howTo:
    'Use las flechas del teclado para ir de una a otra, con Mayús (Shift) para elegirlas. Espacio elige una, Intro (Enter) la abre y Esc deja de elegir.',
  open: 'Abrir',
  moveTo: 'Mover a',
  inSlideshow: 'En la proyección',
  notInSlideshow: 'Fuera de la proyección',
  date: 'Fecha',
  move: 'Mover',
  moveDialog: (count) => `Mover ${describeItems(count)}`,
  position: 'Posición',
  positionHint: (count) =>
    `Del 1 al ${formatNumber(count)}. La primera va a esa posición y las demás la siguen.`,
  dateDialog: (count) => plural(count, { one: '¿Cuándo se tomó?', other: '¿Cuándo se tomaron estas #?' }),
  taken: 'Cuándo se tomó',
  takenHint:
    'Hasta donde usted sepa: 1958, junio de 1958, 1 de junio de 1958, verano de 1958, hacia 1958, década de 1950.',
  takenAs: (date) => `Se entiende así: ${date}.`,
  notRead: 'Esta fecha no se puede leer. Escríbala así: 1958, junio de 1958 o 1 de junio de 1958.',
  twoDates: 'Esto pueden ser dos fechas. ¿Cuál de las dos es?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful
      ? `Fecha: ${date}. Los visitantes no la ven, porque es posterior al fallecimiento o todavía no ha llegado.`
      : `Fecha: ${date}`,
  saveDate: 'Guardar la fecha',
  noDate: 'Quitar la fecha',
  itemsPhrase: describeItems,
  andMore: (count) => `y ${formatNumber(count)} más`,
  numbered: (title, position, date) => [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (count, date) => ({
    title: date ? 'Fecha guardada' : 'Fecha quitada',
    description: `${countItems(count)}${date ? `: ${date}` : ''}`,
  }),
  datesBack: (count) => ({
    title: 'Fechas recuperadas',
    description: plural(count, {
      one: '# foto o video tiene otra vez la fecha anterior.',
      other: '# fotos y videos tienen otra vez la fecha anterior.',
    }),
  }),
  hidden: (count) => ({
    title: 'Ya no se muestra',
    description: `Los visitantes ya no ven ${describeItems(count)}.`,
  }),
  shown: (count) => ({
    title: 'Ya no se oculta',
    description: `${countItems(count)}. Los visitantes lo ven enseguida, menos lo que pertenece a un recuerdo, que aparece con ese recuerdo.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'Proyección cambiada',
    description: [
      putInCount > 0 &&
        plural(putInCount, {
          one: '# foto o video está ahora en la proyección.',
          other: '# fotos y videos están ahora en la proyección.',
        }),
      leftOutCount > 0 &&
        plural(leftOutCount, {
          one: '# foto o video no está en la proyección, pero sigue en la galería.',
          other: '# fotos y videos no están en la proyección, pero siguen en la galería.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: {
    title: 'No cambió nada',
    description: 'Otra persona acaba de elegir lo mismo.',
  },
  deleted: (count) => ({
    title: 'Eliminado',
    description: plural(count, {
      one: 'Se eliminó # foto o video.',
      other: 'Se eliminaron # fotos y videos.',
    }),
  }),
  failed: { title: 'No se guardó', description: 'No se cambió nada. Inténtelo de nuevo.' },
  deleteFailed: {
    title: 'No se eliminó',
    description: 'No se eliminó nada. Inténtelo de nuevo.',
  },
})
