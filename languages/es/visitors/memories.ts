import type { texts as en } from '../../en/visitors/memories.ts'
import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Comparta sus recuerdos de ${name}`,
  headingOfCopy: (name) => `Recuerdos de ${name}`,
  shared: 'Recuerdos compartidos',
  loading: 'Cargando los recuerdos…',
  count: (count) => plural(count, { one: '# recuerdo', other: '# recuerdos' }),
  empty: 'Todavía no hay ningún recuerdo.',
  emptyCopy: 'Cuando se hizo esta copia, todavía no había ningún recuerdo.',
  emptyHint: (name) => endSentence(`Puede compartir aquí el primer recuerdo de ${name}`),
  all: 'Ver todos los recuerdos',
  failed: 'Ahora mismo no se pueden cargar los recuerdos. Están a salvo; vuelva a intentarlo, por favor.',
  photosFailed: 'Ahora mismo no se pueden cargar las fotos. Están a salvo; vuelva a intentarlo, por favor.',
  unknownDate: 'Fecha desconocida',
  answerFrom: (name) => `Respuesta de ${name ?? 'la familia'}`,
  edit: 'Editar',

  form: {
    heading: 'Escriba su recuerdo',
    needsScript: 'Para compartir un recuerdo hacen falta JavaScript y un navegador más nuevo.',
    expand: 'Ampliar',
    minimize: 'Reducir',
    restored: 'Aquí sigue lo que usted empezó a escribir.',
    email: 'Correo electrónico',
    emailHint: 'Opcional. Solo lo ve la familia.',
    mailOnAnswer: 'Avisarme por correo cuando la familia responda',
    withoutQuestion: 'Escribir sin esta pregunta',
    condolenceHint: 'También puede dejar unas palabras de pésame.',
    photos: 'Fotos',
    choosePhotos: 'Elegir fotos',
    orDrop: 'o suéltelas aquí',
    photosHint: 'JPG, PNG o GIF de hasta 10\u00a0MB',
    photosMore: `Hasta ${limits.visitorFiles} fotos, tal como las tomó su teléfono. Las más grandes se reducen antes en su dispositivo.`,
    addCaption: 'Añadir unas palabras',
    title: 'Título',
    description: 'Descripción',
    remove: 'Quitar',
    preparing: 'Reduciendo el tamaño…',
    sent: 'Enviada',
    unsaved:
      'Este dispositivo no pudo guardar una copia. Deje esta página abierta hasta que se envíe, por favor.',
    share: 'Compartir recuerdo',
    uploading: (percent) => `Enviando… ${percent}\u00a0%`,
    allSent: 'Enviado. Preparando las fotos…',
    progress: 'Progreso del envío',
    notSent: 'Aún no se ha enviado:',
    sendWithout: (count) => (count === 1 ? 'Enviar sin ese archivo' : 'Enviar sin esos archivos'),
    sharing: 'Compartiendo…',
    clear: 'Borrar',
    cleared: 'Borrado.',
    undo: 'Deshacer',
    sharedHint:
      'Este dispositivo lo usan varios invitados, así que no guarda nada de lo que usted escribe. Si nadie lo toca durante 3 minutos, el formulario se borra.',
    stillWriting: {
      title: '¿Sigue escribiendo?',
      description:
        'Para conservar lo que escribió, toque la pantalla o pulse una tecla. Si no, el formulario se borrará pronto.',
    },
    abandoned: {
      title: 'El formulario se borró',
      description: 'Este dispositivo lo usan varios invitados, y nadie lo había tocado en 3 minutos.',
    },
    draftHint:
      'Lo que usted escribe se guarda en este dispositivo durante 24 horas, hasta que lo comparta o lo borre.',
  },

  fieldErrors: {
    name: 'Escriba su nombre, por favor.',
    email: 'Escriba una dirección de correo válida, o deje esto vacío.',
    tooLong: {
      name: () => `El nombre puede tener como máximo ${limits.name} caracteres.`,
      content: (length) =>
        `Un recuerdo puede tener como máximo ${formatNumber(limits.memory)} caracteres. El suyo tiene ${formatNumber(length)}; no se ha perdido nada, acórtelo un poco, por favor.`,
    },
    photoText: {
      title: `Un título puede tener como máximo ${limits.title} caracteres.`,
      description: `Una descripción puede tener como máximo ${formatNumber(limits.description)} caracteres.`,
    },
    tooMany: `Cada recuerdo puede llevar como máximo ${limits.visitorFiles} fotos. Aquí están las ${limits.visitorFiles} primeras; las demás pueden ir en otro recuerdo.`,
    tooLarge: (name) =>
      `«${name}» ocupa más de 10\u00a0MB y este navegador no puede reducirlo. Elija una versión más pequeña, por favor.`,
  },

  connectionLost:
    'Se perdió la conexión. Lo que escribió está a salvo: lo que ya llegó se queda allí, y lo demás se guarda aquí y se envía en cuanto vuelva la conexión.',
  stopped: 'No se pudo enviar todo. Lo que escribió sigue aquí; vuelva a intentarlo, por favor.',
  changedElsewhere:
    'Este recuerdo se cambió después de que usted lo abriera aquí, en otra ventana o por la familia. Lo que escribió sigue arriba: guarde otra vez para sustituir la otra versión.',

  onlyImages: {
    title: 'Aquí solo se pueden enviar fotos',
    description: 'Elija, por favor, solo archivos de imagen (JPG, PNG, etc.).',
  },
  describe: {
    title: '¿Quiere añadir unas palabras?',
    description:
      'Un título o unas palabras dicen a los demás qué están viendo. Sus fotos se comparten de todos modos.',
  },
  uploadFailed: {
    title: 'No se envió',
    description: 'No se pudieron enviar las fotos. Vuelva a intentarlo, por favor.',
  },
  shareFailed: {
    title: 'No se compartió',
    description: 'No se pudo compartir su recuerdo. Vuelva a intentarlo, por favor.',
  },
  sharedToast: { title: 'Recuerdo compartido', description: 'Gracias por compartir su recuerdo.' },
  held: 'Aparecerá en cuanto la familia lo haya leído.',

  link: {
    thanks: (name) => `Gracias, ${name}`,
    below: 'Su recuerdo está más abajo.',
    explanation:
      'Para cambiar su recuerdo más adelante, o retirarlo, guarde este enlace privado. Desaparece en un minuto.',
    label: 'Su enlace privado',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    share: 'Enviar enlace',
    mail: 'Mandarme este enlace por correo',
    mailed:
      'El enlace va en camino a la dirección que usted dio. Si no llega en unos minutos, mire en la carpeta de correo no deseado.',
    mailFailed: 'No se pudo enviar el correo. Copie el enlace, por favor.',
    done: 'Listo',
  },

  own: {
    heading: 'Su recuerdo',
    loading: 'Cargando su recuerdo…',
    missing:
      'En este enlace no hay ningún recuerdo. Quizá se retiró, quizá lo sustituye un enlace más nuevo, o falta el final del enlace.',
    incomplete:
      'Este enlace privado no está completo: falta la última parte, porque algunos programas de correo la cortan. Copie el enlace entero en la barra de direcciones del navegador. Si ya no lo tiene, la familia puede cambiar su recuerdo por usted.',
    gone: 'Este recuerdo ya no está aquí: se retiró, o la familia lo quitó. Lo que usted escribió sigue arriba, por si quiere copiarlo.',
    unseen: 'Por ahora, las visitas no ven este recuerdo.',
    photos: 'Fotos de este recuerdo',
    save: 'Guardar cambios',
    saved: { title: 'Guardado', description: 'Su recuerdo se cambió.' },
    saveFailed: { title: 'No se guardó', description: 'No se pudo cambiar el recuerdo.' },
    withdraw: 'Retirar recuerdo',
    withdrawQuestion: {
      title: '¿Retirar este recuerdo?',
      description: 'Sus palabras y sus fotos se eliminan para siempre.',
      confirm: 'Retirar recuerdo',
      cancel: 'Conservarlo',
    },
    withdrawn: { title: 'Recuerdo retirado', description: 'Ya no está en esta página.' },
    withdrawFailed: { title: 'No se eliminó', description: 'No se pudo eliminar el recuerdo.' },
    leave: 'Volver a todos los recuerdos',
    ownPhone: 'Este teléfono es mío: puedo cambiarlo aquí más adelante',
    wroteHere: 'Usted escribió en este teléfono.',
    wroteHereThis: (beginning) => `Usted escribió en este teléfono: «${beginning}»`,
    change: 'Cambiar su recuerdo',
  },
})

export const { form: formTexts, own: ownTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
