import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const describeItems = (count: number) =>
  plural(count, { one: 'la foto o el video', other: '# fotos y videos' })
const countItems = (count: number) => plural(count, { one: '# elemento', other: '# elementos' })

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
          one: '# elemento está al final, sin fecha.',
          other: '# elementos están al final, sin fecha.',
        }),
  noDates: {
    title: 'Todavía no hay fechas',
    description: 'Elija fotos en «Miniaturas», y diga en «Fecha» cuándo se tomaron.',
  },
  hintForMouse:
    'Mantenga pulsada la tecla Mayús para elegir todo lo que hay en medio, o dibuje un marco alrededor con el ratón.',
  hintForFinger: 'Mantenga el dedo encima para mover.',
  howTo:
    'Use las flechas del teclado para ir de una a otra, con Mayús para elegirlas. Espacio elige una, Intro (Enter) la abre y Esc deja de elegir.',
  open: 'Abrir',
  moveTo: 'Mover a',
  inSlideshow: 'En la presentación',
  notInSlideshow: 'Fuera de la presentación',
  date: 'Fecha',
  move: 'Mover',
  moveDialog: (count) => `Mover ${describeItems(count)}`,
  position: 'Puesto',
  positionHint: (count) =>
    `Del 1 al ${formatNumber(count)}. El primero va a ese puesto, y los demás lo siguen.`,
  dateDialog: (count) => plural(count, { one: '¿Cuándo se tomó?', other: '¿Cuándo se tomaron estas #?' }),
  taken: 'Cuándo se tomó',
  takenHint:
    'Hasta donde usted sepa: 1958, junio de 1958, 1 de junio de 1958, verano de 1958, hacia 1958, década de 1950.',
  takenAs: (date) => `Se entiende así: ${date}.`,
  notRead: 'Esta fecha no se puede leer. Escríbala así, por favor: 1958, junio de 1958 o 1 de junio de 1958.',
  twoDates: 'Esto pueden ser dos fechas. ¿Cuál de las dos es?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful
      ? `Fecha: ${date}. Las visitas no la ven, porque es posterior a su muerte o todavía no ha llegado.`
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
      one: '# elemento tiene otra vez la fecha anterior.',
      other: '# elementos tienen otra vez la fecha anterior.',
    }),
  }),
  hidden: (count) => ({
    title: 'Está oculto',
    description: `Las visitas ya no ven ${describeItems(count)}.`,
  }),
  shown: (count) => ({
    title: 'Ya no está oculto',
    description: `${countItems(count)}. Las visitas lo ven enseguida, menos lo que pertenece a un recuerdo, que aparece con él.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'Presentación cambiada',
    description: [
      putInCount > 0 &&
        plural(putInCount, {
          one: '# elemento está ahora en la presentación.',
          other: '# elementos están ahora en la presentación.',
        }),
      leftOutCount > 0 &&
        plural(leftOutCount, {
          one: '# elemento no está en la presentación, pero sigue en la galería.',
          other: '# elementos no están en la presentación, pero siguen en la galería.',
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
    description: plural(count, { one: 'Se eliminó # elemento.', other: 'Se eliminaron # elementos.' }),
  }),
  failed: { title: 'No se guardó', description: 'No se cambió nada. Vuelva a intentarlo, por favor.' },
  deleteFailed: {
    title: 'No se eliminó',
    description: 'No se eliminó nada. Vuelva a intentarlo, por favor.',
  },
})
