import type { texts as en } from '../../en/dashboard/media.ts'
import type { KindCounts, Media } from '../../../contract/media/media.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countFiles = (count: number) => plural(count, { one: '# archivo', other: '# archivos' })
const countPhotographs = (count: number) => plural(count, { one: '# foto', other: '# fotos' })
const countVideos = (count: number) => plural(count, { one: '# video', other: '# videos' })
const countItems = (count: number) => plural(count, { one: '# foto o video', other: '# fotos y videos' })

export const describeKinds = ({ photographs, videos }: KindCounts) =>
  [photographs > 0 && countPhotographs(photographs), videos > 0 && countVideos(videos)]
    .filter(Boolean)
    .join(' y ')

/** A title that nobody has typed says nothing, so it is not quoted. */
const nameItem = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) => {
  if (!untitled) return `«${title}»`
  return fileType === 'video' ? 'Este video' : 'Esta foto'
}

/** Says how many things an upload has added, and how many the gallery already had: 'Nuevo en la galería: 290. Ya estaba: 10.' */
const describeAdded = (storedCount: number, copyCount: number, countThings: (count: number) => string) =>
  copyCount === 0
    ? `Se agregó a la galería: ${countThings(storedCount)}.`
    : `Nuevo en la galería: ${formatNumber(storedCount - copyCount)}. Ya estaba: ${formatNumber(copyCount)}.`

const upload = 'Subir'

export const texts = sentences<typeof en>({
  heading: 'Fotos y videos',
  toGallery: 'Verlos en la galería',
  sections: 'Apartados de las fotos',
  tabs: {
    upload,
    batch: 'Subir varias',
    manage: 'Ordenar y editar',
    sent: 'Lo recibido',
    answers: 'Respuestas sobre las fotos',
  },
  remove: 'Quitar',
  cancel: 'Cancelar',
  uploadFailed: 'No se subió',
  tooLong: 'Algún texto es demasiado largo. Revise los campos.',
  uploadSuccessful: 'Subida terminada',
  added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countFiles),
  noFiles: 'No ha elegido archivos',
  fieldsCleared: 'Campos vacíos',
  nothingLeft: 'No queda nada que enviar.',
  sending: 'Subiendo…',
  preparing: 'Enviado. Preparando las fotos…',
  preparingFiles: 'Enviado. Preparando los archivos…',
  mayLeave: 'Ya puede salir de esta página.',
  addedNow: (counts, copyCount) =>
    copyCount > 0
      ? describeAdded(counts.photographs + counts.videos + copyCount, copyCount, countItems)
      : `Ya en la galería: ${describeKinds(counts)}.`,
  giveTitles: (count) => plural(count, { one: 'Ponerle un título', other: 'Ponerles títulos' }),
  copyList: 'Copias',
  duplicate: (item) =>
    !item.sameAs || item.title === item.sameAs
      ? `${nameItem(item)} ya está en la galería.`
      : `${nameItem(item)} ya está en la galería como «${item.sameAs}».`,
  copies: (count) =>
    plural(count, {
      one: '# copia: ¿conservarla o quitarla?',
      other: '# copias: ¿conservarlas o quitarlas?',
    }),
  duplicates: (counts) => `Ya estaba en la galería: ${describeKinds(counts)}.`,
  keepAll: (count) => `Conservar todo (${formatNumber(count)})`,
  removeDuplicates: (count, largerCount) =>
    largerCount === 0
      ? plural(count, { one: 'Quitar # copia', other: 'Quitar las # copias' })
      : plural(count, {
          one: 'Quitar la que no es más grande',
          other: 'Quitar las # que no son más grandes',
        }),
  newCopy: 'Nueva',
  earlierItem: (position) => `Número ${formatNumber(position)} de la galería`,
  copiesRemoved: (count) => ({
    title: plural(count, { one: 'Copia quitada', other: 'Copias quitadas' }),
    description: plural(count, { one: 'Se quitó la copia.', other: 'Se quitaron # copias.' }),
  }),
  copiesLeft: (count) => ({
    title: 'No se quitó',
    description: plural(count, {
      one: 'No se pudo quitar la copia. Inténtelo de nuevo.',
      other: 'No se pudieron quitar # copias. Inténtelo de nuevo.',
    }),
  }),
  lost: (files) =>
    `Mientras la página estaba cerrada, ${plural(files.length, { one: 'no se pudo conservar # archivo', other: 'no se pudieron conservar # archivos' })}. Elija otra vez: ${files.map((file) => `«${file}»`).join(', ')}.`,
  unsaved: 'No se pudo guardar una copia aquí. Deje abierta esta página hasta que se envíe.',
  pagesOf: (file, count) =>
    `De «${file}» se ve 1 página de ${count}. El archivo se guarda con todas; para mostrar otra, guárdela como imagen y envíela.`,
  understood: 'Entendido',
  keepBoth: 'Conservar las dos',
  removeDuplicate: 'Quitar esta copia',
  showMore: (count) => `Mostrar ${formatNumber(count)} más`,
  upload: {
    choose: 'Elegir archivos',
    drag: 'Arrastre aquí fotos y videos o elíjalos.',
    hint: 'Tamaño máximo de cada archivo: 100\u00a0MB.',
    list: 'Archivos elegidos',
    count: countFiles,
    clear: 'Vaciar los campos',
    send: 'Subir todo',
    choosePlease: 'Elija antes los archivos que quiere subir.',
    failure: 'No se pudieron subir los archivos.',
    refused: (count) =>
      plural(count, {
        one: '# archivo no se puede agregar. La lista explica por qué.',
        other: '# archivos no se pueden agregar. La lista explica por qué.',
      }),
    addedExcept: (storedCount, copyCount, failedCount) =>
      `${describeAdded(storedCount, copyCount, countFiles)} ${plural(failedCount, {
        one: '# archivo sigue aquí, con el motivo.',
        other: '# archivos siguen aquí, con el motivo.',
      })}`,
    retry: 'Reintentar',
    progress: (file) => `Subiendo ${file}`,
    progressOfAll: 'Subiendo los archivos',
    offline: 'No hay conexión. En cuanto vuelva, el envío continúa solo.',
    toGo: (size) => `faltan ${size}`,
  },
  batch: {
    choose: 'Elegir fotos',
    drag: 'Arrastre aquí las fotos o elíjalas.',
    unsaved: 'No se pudo guardar aquí una copia de cada foto. Deje abierta esta página hasta que se envíen.',
    showPreviews: 'Mostrar miniaturas',
    hidePreviews: 'Ocultar miniaturas',
    count: (count) => plural(count, { one: '# foto elegida', other: '# fotos elegidas' }),
    list: 'Fotos elegidas',
    edit: 'Editar',
    dialog: 'Editar los datos de la foto',
    clear: 'Vaciar los campos',
    save: 'Guardar los datos',
    prefix: 'Comienzo común de los títulos (opcional)',
    prefixHint: 'Las fotos sin título llevan este nombre y un número: Verano 1, Verano 2…',
    common: 'Descripción común (opcional)',
    send: 'Subir las fotos',
    progress: 'Subiendo las fotos',
    most: 'Como máximo 50 fotos por envío',
    more: 'Las demás siguen solas.',
    range: (first, last, total) =>
      `${first === last ? '' : `${formatNumber(first)} a `}${formatNumber(last)} de ${formatNumber(total)}`,
    sendRest: (count) => `Enviar el resto (${formatNumber(count)})`,
    refused: (count) => plural(count, { one: '# foto no se agregó:', other: '# fotos no se agregaron:' }),
    refusedMany: (count) =>
      plural(count, {
        one: '# foto no se agregó. Esta página muestra cuál y por qué.',
        other: '# fotos no se agregaron. Esta página muestra cuáles y por qué.',
      }),
    refusedInFront: (file, reason) => `«${file}»: ${reason}`,
    sendAgain: 'Reintentar con estas',
    arrived: (stored, total) =>
      `En la galería: ${formatNumber(stored)} de ${plural(total, { one: '# foto', other: '# fotos' })}. El resto sigue aquí.`,
    choosePlease: 'Elija al menos una foto',
    failure: 'No se pudieron subir los archivos',
    error: 'No se subió',
    errorDescription: 'Algo falló durante el envío',
    onlyPhotos: (file) => `«${file}» no es una foto. Los videos se agregan en «${upload}».`,
    added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countPhotographs),
    clearAll: 'Quitar todas',
  },
  manage: {
    onlyAdded: (counts) => `Esto es lo que usted acaba de agregar: ${describeKinds(counts)}.`,
    cameLater: (count) =>
      plural(count, {
        one: 'Esta foto llegó después de que usted eligiera qué hay en la proyección.',
        other: 'Estas # fotos llegaron después de que usted eligiera qué hay en la proyección.',
      }),
    leaveOut: (count) => plural(count, { one: 'Dejarla fuera', other: 'Dejarlas fuera' }),
    showAll: 'Mostrar todo',
    loading: 'Cargando las fotos y los videos…',
    fetchFailed: { title: 'No se pudieron cargar las fotos y los videos' },
    failed: 'Ahora mismo no se puede cargar la lista.',
    empty: 'Todavía no hay fotos ni videos',
    emptyHint: `Las fotos y los videos se agregan en «${upload}».`,
    list: 'Fotos y videos, en orden',
    columns: ['N.º', 'Posición', 'Mover', 'Imagen', 'Texto', 'Datos'],
    columnsOfHelper: ['N.º', 'Imagen', 'Texto', 'Datos'],
    count: countItems,
    unsaved: (count) =>
      plural(count, {
        one: 'Hay cambios sin guardar en # foto o video.',
        other: 'Hay cambios sin guardar en # fotos y videos.',
      }),
    preview: 'Vista previa',
    previewDialog: 'Vista previa de la imagen',
    editDetails: 'Editar los datos',
    editPicture: 'Ajustar la imagen',
    picture: 'La imagen estaba',
    pictureStates: {
      asSent: 'tal como se envió',
      rotated: (degrees) => `girada ${degrees}°`,
      straightened: (degrees) => `enderezada ${formatNumber(degrees)}°`,
      cropped: (width, height) => `recortada a ${width}\u00a0% por ${height}\u00a0%`,
      focused: (x, y) => `con su punto de interés en ${x}\u00a0%, ${y}\u00a0%`,
    },
    original: (name, size) => `Descargar el original: ${name} (${size})`,
    edit: 'Editar',
    save: 'Guardar',
    saveAll: 'Guardar todos los cambios',
    saving: 'Guardando…',
    delete: 'Eliminar',
    itemPhrase: 'esta foto o este video',
    types: { image: 'Foto', video: 'Video' },
    ofVisitor: (author) => (author ? `De ${author}` : 'De alguien que visitó el memorial'),
    heldEdits: (count) => plural(count, { one: '# cambio por leer', other: '# cambios por leer' }),
    notShown: 'No se muestra',
    hidden: 'Se ocultó',
    hide: 'Ocultar',
    show: 'Mostrar',
    hiding: (title) => ({
      title: 'Ya no se muestra',
      description: `Los visitantes ya no ven «${title}».`,
    }),
    showing: (title) => ({ title: 'Se muestra otra vez', description: `Los visitantes ven «${title}».` }),
    showingLater: (title) => ({
      title: 'Se mostrará',
      description: `Los visitantes verán «${title}» en cuanto pertenezca a un recuerdo que se muestra.`,
    }),
    pages: (count) => `1 de ${count} páginas`,
    problems: {
      damaged: 'Está dañado; se muestra hasta donde se puede leer',
      not_playable:
        'Está guardado, pero aquí no se puede reproducir. Guárdelo como MP4 en el dispositivo que lo grabó o con HandBrake (un programa gratuito, handbrake.fr) y agregue ese archivo.',
      silent:
        'Se ve sin su sonido, que aquí no se puede leer. Guárdelo como MP4 en el dispositivo que lo grabó o con HandBrake (un programa gratuito, handbrake.fr) y agregue ese archivo.',
    },
    titleNeeded: 'Hace falta un título',
    saved: { title: 'Cambios guardados' },
    savedAll: (count) => ({
      title: 'Cambios guardados',
      description: plural(count, {
        one: 'Se guardaron los cambios de # foto o video.',
        other: 'Se guardaron los cambios de # fotos y videos.',
      }),
    }),
    noChange: { title: 'Sin cambios', description: 'Aquí no hay cambios que guardar.' },
    noChanges: {
      title: 'Sin cambios',
      description: 'Cambie algún título o alguna descripción antes de guardar.',
    },
    updateFailed: { title: 'No se guardó', description: 'No se pudieron guardar los datos.' },
    someFailed: {
      title: 'No se guardó todo',
      description: 'Algunos cambios no se pudieron guardar. Inténtelo de nuevo.',
    },
    deleted: { title: 'Eliminado', description: 'Los visitantes ya no lo ven.' },
    deleteFailed: { title: 'No se eliminó', description: 'No se pudo eliminar.' },
    ordered: { title: 'Orden guardado' },
    orderRefused: { title: 'El orden no cambió', description: 'No se pudo cambiar el orden.' },
    history: (count) => `Historial (${count})`,
    historyDialog: 'Historial',
    historySeen: {
      loading: 'Buscándolo…',
      failed: 'Ahora mismo no se puede cargar el historial.',
    },
    before: 'Decía',
    after: 'y se cambió por',
    absent: { title: 'sin título', description: 'sin descripción' },
    byVisitor: 'Lo cambió alguien que visitó el memorial',
    byFamily: 'Lo cambió la familia o se cambió hace mucho',
    putBack: 'Recuperar',
    now: 'Ahora dice',
    then: 'y volvería a decir',
    undone: 'Recuperado o deshecho',
    held: 'Todavía no se ve: lleva un enlace',
    discarded: 'No se ve: descartado',
    would: 'y se cambiaría por',
    approve: 'Aprobar',
    approveDone: { title: 'Aprobado', description: 'Los visitantes ya ven estas palabras.' },
    discard: 'Descartar',
    discardDone: { title: 'Descartado', description: 'Las palabras se quedan como están.' },
    putBackDone: { title: 'Cambios guardados', description: 'Se recuperaron las palabras anteriores.' },
    undoVisitor: 'Deshacer los cambios de esta persona',
    undoHint: 'Deshace todo lo que cambió esta persona y que nadie ha cambiado después.',
    undoNone: 'No queda ningún cambio de esta persona.',
    undo: (count) => `Deshacer en ${countItems(count)}`,
    undoDone: (count) => ({
      title: 'Cambios guardados',
      description: plural(count, {
        one: '# foto o video tiene otra vez las palabras anteriores.',
        other: '# fotos y videos tienen otra vez las palabras anteriores.',
      }),
    }),
    orderLost: {
      title: 'El orden no cambió',
      description: 'Algo falló al cambiar el orden. Inténtelo de nuevo.',
    },
  },
})

export const { batch: batchTexts, manage: manageTexts } = texts
