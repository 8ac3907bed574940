import type { texts as en } from '../../en/dashboard/memories.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Recuerdos',
  loading: 'Cargando los recuerdos…',
  none: 'Todavía no hay ningún recuerdo.',
  failed: 'No se pudieron cargar los recuerdos.',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    date: 'Fecha',
    content: 'Comienzo del texto',
    media: 'Fotos',
    actions: 'Acciones',
  },
  noMedia: 'Ninguna',
  unknownDate: 'Fecha desconocida',
  nothing: '–',
  onlyWaiting: (count) => `Mostrar solo los recuerdos por leer (${count})`,
  noneWait: 'No hay nada por leer.',
  waits: 'Por leer',
  hidden: 'Está oculto',
  because: {
    all: 'Cada recuerdo nuevo espera a que usted lo lea.',
    trap: 'Se llenó un campo que ninguna persona ve.',
    haste: 'Se envió más rápido de lo que cualquiera puede escribir.',
    links: 'Lleva un enlace.',
    repeated: 'Dice lo mismo que otro recuerdo, palabra por palabra.',
  },
  approve: 'Aprobar',
  hide: 'Ocultar',
  approved: { title: 'Guardado', description: 'Los visitantes ya ven este recuerdo.' },
  nowHidden: { title: 'Guardado', description: 'Los visitantes no ven este recuerdo.' },

  view: 'Ver',
  details: 'Datos del recuerdo',
  content: 'Texto',
  state: 'Quién lo ve',
  everyone: 'Todos',
  nobody: 'Solo usted',
  media: 'Fotos',
  edit: 'Editar',

  editTitle: 'Editar el recuerdo',
  questionHint: 'De una tarjeta de mesa. Si la deja vacía, el recuerdo se muestra sin ella.',
  isApproved: 'Aprobado',
  sentenceHint: 'Se muestra entre las fotos, si la proyección lee frases de los recuerdos.',
  noSentence: 'Ninguna',
  selectMedia: 'Elegir fotos',
  attached: (count) => plural(count, { one: '# foto o video', other: '# fotos o videos' }),
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  updated: { title: 'Guardado', description: 'Se guardaron los cambios.' },
  updateFailed: { title: 'No se guardó', description: 'No se pudo cambiar el recuerdo.' },

  answerAction: 'Responder',
  answered: 'Respondido',
  answeredBy: (name) => `Respuesta de ${name ?? 'la familia'}`,
  answer: {
    title: (name) => `Responder a ${name}`,
    fromHint: 'Déjelo vacío para firmar como la familia.',
    shownWithoutMail: 'Los visitantes la leen debajo del recuerdo.',
    willMail: (name) =>
      `Los visitantes la leen debajo del recuerdo. ${name} pidió que se le avisara por correo: el correo sale diez minutos después de guardar la respuesta por primera vez.`,
    mailed: (name, day) => `El ${day} se avisó por correo a ${name}.`,
    hidden: 'Los visitantes no ven ni este recuerdo ni la respuesta.',
    hiddenMail: (name) =>
      `Los visitantes no ven ni este recuerdo ni la respuesta. Cuando usted lo apruebe, se avisará por correo a ${name}, como pidió.`,
    save: 'Guardar la respuesta',
    saved: { title: 'Guardado', description: 'Su respuesta está debajo del recuerdo.' },
    takeBack: 'Retirar',
    takeBackQuestion: {
      title: '¿Retirar la respuesta?',
      description:
        'Los visitantes ya no la ven. Un correo que ya salió no se puede retirar; no contiene la respuesta.',
      confirm: 'Retirar',
    },
    takenBack: { title: 'Guardado', description: 'La respuesta se retiró.' },
  },

  delete: 'Eliminar',
  itemPhrase: (name) => `el recuerdo que escribió ${name} y las fotos que solo van con ese recuerdo`,
  deleted: { title: 'Eliminado', description: 'Los visitantes ya no lo ven.' },
  deleteFailed: { title: 'No se eliminó', description: 'No se pudo eliminar el recuerdo.' },

  picker: {
    title: 'Elegir fotos y videos',
    selected: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
    apply: 'Usar lo elegido',
    empty: 'Todavía no hay fotos ni videos',
    emptyHint: 'Agréguelos antes en «Fotos»',
    loading: 'Cargando las fotos y los videos…',
    failed: 'No se pudieron cargar las fotos y los videos',
  },
})

export const { answer: answerTexts, picker: pickerTexts } = texts
