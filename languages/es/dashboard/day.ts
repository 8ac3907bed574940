import { printShopPages } from '../../../contract/outputs/book.ts'
import type {
  bookTexts as enBook,
  cameLaterTexts as enCameLater,
  dayTexts as enDay,
  documentTexts as enDocument,
  filmTexts as enFilm,
  hallTexts as enHall,
  openTexts as enOpen,
  opensWithTexts as enOpensWith,
  orderTexts as enOrder,
  paperTexts as enPaper,
  serviceShowTexts as enServiceShow,
  tableCardTexts as enTableCards,
  wallTexts as enWall,
} from '../../en/dashboard/day.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const dayTexts = sentences<typeof enDay>({
  title: 'Para la ceremonia',
  loading: 'Cargando…',
  failed: 'Esto no se puede mostrar ahora mismo. No se ha perdido nada de lo que escribió aquí.',
  paper: 'Para imprimir',
  screen: 'En la pantalla',
  keeping: 'Para conservar',
  change: 'Cambiar',
  picture: 'Cómo se ve',
})

export const openTexts = sentences<typeof enOpen>({
  title: 'Lo que falta',
  more: (count) => `${formatNumber(count)} más`,
  fewer: 'Mostrar menos',
  none: 'Para la ceremonia ya está todo.',
  service: 'Una ceremonia',
  date: (title) => `Una fecha para «${title}»`,
  time: (title) => `Una hora para «${title}»`,
  portrait: 'Un retrato',
  link: 'Un enlace que otros puedan abrir',
  past: (title) => `«${title}» ya pasó y no hay otra ceremonia prevista`,
  unreadableDate: (title) => `La fecha de «${title}» no se puede leer`,
  unreadableTime: (title) => `La hora de «${title}» no se puede leer`,
  name: 'El nombre',
  dates: 'Las fechas de nacimiento y fallecimiento',
  donation: 'Las palabras sobre el donativo: todavía son las nuestras, no las suyas',
  obituary: 'El obituario: todavía son nuestras palabras, no las suyas',
  rehearsal: 'Un ensayo que termine en «Todo listo»',
  rehearsalFailed: 'Un ensayo que termine en «Todo listo»: el último no terminó así',
  rehearsalAgain: 'Otro ensayo: la proyección ha cambiado desde el último',
  whomToCall: 'A quién llamar si algo se detiene',
})

export const cameLaterTexts = sentences<typeof enCameLater>({
  came: (count) =>
    plural(count, {
      one: '# foto llegó después de que usted eligiera.',
      other: '# fotos llegaron después de que usted eligiera.',
    }),
  look: (count) => plural(count, { one: 'Verla', other: 'Verlas' }),
})

export const hallTexts = sentences<typeof enHall>({
  save: 'Guardar',
  saved: { title: 'Cambios guardados' },
  unsaved: 'Todavía no se ha guardado.',
  begin: 'Ensayar en este dispositivo',
  none: 'Todavía no se ha ensayado en ningún dispositivo.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: Todo listo${isChanged ? '. La proyección ha cambiado desde entonces.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}: ${plural(count, { one: 'falta # cosa', other: 'faltan # cosas' })}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'Las canciones de la lista, en su orden.',
  captions: 'Títulos, descripciones y quién compartió cada foto.',
  beginning: 'El nombre y las fechas sobre el retrato, antes de la primera imagen.',
  saveEnd: 'Guardar la frase',
  asLongAsSongs: 'Cada imagen dura lo justo para que todo termine a la vez que las canciones.',
  noSongs: 'Agregue antes canciones y fotos.',
  videos: 'Cada uno se ve hasta el final, con sonido; mientras tanto, la música baja.',
  memories: 'Cada diez imágenes, una frase de un recuerdo. Elíjala en «Recuerdos», con el botón «Editar».',
  marked: (count) =>
    count === 0
      ? 'Todavía no se ha elegido ninguna.'
      : plural(count, { one: '# elegida.', other: '# elegidas.' }),
  sideBySide: 'Si van dos seguidas y la pantalla es ancha, se muestran juntas.',
  saved: { title: 'Guardado', description: 'Se aplica la próxima vez que se abra la proyección.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'Mientras esté desactivado, nadie puede abrir la página.',
  on: 'Ábralo en la pantalla de la sala; si el memorial pide contraseña, use un enlace que se abra sin ella.',
  open: 'Abrir el muro',
})

export const orderTexts = sentences<typeof enOrder>({
  service: '¿Para qué ceremonia?',
  serviceHint: 'Se anuncia en la portada.',
  howToFold: 'Imprímalo por las dos caras (con giro por el borde corto) y dóblelo.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'Cambios guardados', description: 'Lo que haga desde ahora es para este papel.' },
  saveFailed: {
    title: 'No se guardó',
    description: 'El papel sigue siendo el mismo. Inténtelo de nuevo.',
  },
})

export const tableCardTexts = sentences<typeof enTableCards>({
  large: { letter: '4 × 6\u00a0pulgadas, dos por hoja', a4: 'A6, cuatro por hoja' },
  small: 'Pequeñas, ocho por hoja',
})

export const opensWithTexts = sentences<typeof enOpensWith>({
  label: 'Se abre con',
  withPassword: 'La contraseña de la familia',
  asksForPassword: 'A quien escanee el código se le pide la contraseña de la familia.',
  opensAlone:
    'Quien escanee el código ve el memorial sin contraseña, hasta que usted anule este enlace en «Ajustes».',
  keyName: 'Códigos impresos',
  makePurpose:
    'Nadie quiere escribir una contraseña en la mesa. Cree, para lo que se imprime, un enlace que se abra sin ella.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'Carta', a4: 'A4', square: 'Cuadrado, para una imprenta' },
  sizeHints: {
    paper: 'Para imprimirlo en casa o leerlo en una pantalla. La primera página es la portada.',
    square: `21,6 × 21,6\u00a0cm (8,5 × 8,5\u00a0pulgadas), con portada aparte. Las imprentas admiten de ${formatNumber(printShopPages.least)} a ${formatNumber(printShopPages.most)} páginas, en número par: se agregan páginas en blanco antes de la última. Si son demasiadas, usted ve cuántas fotos quitar antes de que se haga nada.`,
  },
  dedication: 'Dedicatoria',
  dedicationHint: 'Opcional. Va en una página propia, después del título.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Recuerdos: todos (${formatNumber(total)})`
      : `Recuerdos: ${formatNumber(chosenCount)} de ${formatNumber(total)}`,
  photographsHint:
    'Lleva las fotos que ven los visitantes: para que una no salga, ocúltela en «Ordenar y editar».',
  progress: { start: 'Crear el libro', startAgain: 'Crear otro libro' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'Tamaño',
  start: 'Crear el PDF',
  startAgain: 'Crear otro',
  canceled: 'No se creó ningún PDF.',
  unsaved: 'Todavía no se ha guardado: se guarda cuando cree el PDF.',
})

export const filmTexts = sentences<typeof enFilm>({
  license:
    'Si pasa la película a otras personas o la publica en internet, necesita una licencia de quienes tienen los derechos de las canciones.',
  quality: 'Calidad',
  heights: {
    1080: 'Televisor, proyector (1080p)',
    720: 'Más pequeña, tarda menos (720p)',
  },
  start: 'Crear la película',
  startAgain: 'Crear otra película',
  canceled: 'No se creó ninguna película.',
})
