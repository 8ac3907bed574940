import type { texts as en } from '../../en/visitors/memories.ts'
import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Comparta sus recuerdos de ${name}`,
  headingOfCopy: (name) => `Recuerdos de ${name}`,
  shared: 'Recuerdos compartidos',
  loading: 'Cargando los recuerdos…',
  count: (count) => plural(count, { one: '# recuerdo', other: '# recuerdos' }),
  empty: 'Todavía no hay ningún recuerdo.',
  emptyCopy: 'Cuando se hizo esta copia, todavía no había ningún recuerdo.',
  emptyHint: () => 'Puede compartir aquí el suyo.',
  all: 'Ver todos los recuerdos',
  failed: 'Ahora mismo no se pueden cargar los recuerdos. Están a salvo; inténtelo de nuevo.',
  photosFailed: 'Ahora mismo no se pueden cargar las fotos. Están a salvo; inténtelo de nuevo.',
  unknownDate: 'Fecha desconocida',
  answerFrom: (name) => `Respuesta de ${name ?? 'la familia'}`,
  edit: 'Editar',

  form: {
    heading: 'Escriba su recuerdo',
    needsScript: 'Para compartir un recuerdo hacen falta JavaScript y un navegador más nuevo.',
    expand: 'Abrir',
    minimize: 'Ocultar',
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
    addCaption: 'Agregar unas palabras',
    title: 'Título',
    description: 'Descripción',
    remove: 'Quitar',
    preparing: 'Reduciendo el tamaño…',
    sent: 'Enviada',
    unsaved: 'No se pudo guardar una copia aquí. Deje abierta esta página hasta que se envíe.',
    share: 'Compartir recuerdo',
    uploading: (percent) => `Enviando… ${percent}\u00a0%`,
    allSent: 'Enviado. Preparando las fotos…',
    progress: 'Progreso del envío',
    notSent: 'Aún no se ha enviado:',
    sendWithout: (count) => (count === 1 ? 'Enviar sin ese archivo' : 'Enviar sin esos archivos'),
    sharing: 'Compartiendo…',
    clear: 'Vaciar',
    cleared: 'Formulario vacío.',
    undo: 'Deshacer',
    sharedHint:
      'Este dispositivo lo usan varias personas, así que no guarda nada de lo que usted escribe. Si nadie lo toca durante 3 minutos, el formulario se vacía.',
    stillWriting: {
      title: '¿Sigue escribiendo?',
      description:
        'Para conservar lo que escribió, toque la pantalla o presione una tecla. Si no, el formulario se vaciará pronto.',
    },
    abandoned: {
      title: 'El formulario se vació',
      description: 'Este dispositivo lo usan varias personas y nadie lo había tocado en 3 minutos.',
    },
    draftHint:
      'Lo que usted escribe se guarda en este dispositivo durante 24 horas, hasta que lo comparta o vacíe el formulario.',
  },

  fieldErrors: {
    name: 'Escriba su nombre.',
    email: 'Escriba una dirección de correo válida o deje vacío este campo.',
    tooLong: {
      name: () => `El nombre puede tener como máximo ${limits.name} caracteres.`,
      content: (length) =>
        `Un recuerdo puede tener como máximo ${formatNumber(limits.memory)} caracteres. El suyo tiene ${formatNumber(length)}; no se ha perdido nada. Acórtelo un poco.`,
    },
    photoText: {
      title: `Un título puede tener como máximo ${limits.title} caracteres.`,
      description: `Una descripción puede tener como máximo ${formatNumber(limits.description)} caracteres.`,
    },
    tooMany: `Cada recuerdo puede llevar como máximo ${limits.visitorFiles} fotos. Aquí están las ${limits.visitorFiles} primeras; las demás pueden ir en otro recuerdo.`,
    tooLarge: (name) =>
      `«${name}» ocupa más de 10\u00a0MB y este navegador no puede reducirlo. Elija una versión más pequeña.`,
  },

  connectionLost:
    'Se perdió la conexión. Lo que escribió está a salvo: lo que falta por enviar se guarda aquí y sale en cuanto vuelva la conexión.',
  stopped: 'No se pudo enviar todo. Lo que escribió sigue aquí; inténtelo de nuevo.',
  changedElsewhere:
    'Este recuerdo cambió después de que usted lo abriera aquí: lo cambió usted en otra ventana o lo cambió la familia. Lo que escribió sigue arriba: si guarda otra vez, sustituirá la otra versión.',
  gone: 'Este recuerdo ya no se muestra: se retiró o lo quitó la familia. Lo que usted escribió sigue arriba, por si quiere copiarlo.',

  onlyImages: {
    title: 'Aquí solo se pueden enviar fotos',
    description: 'Elija solo archivos de imagen (JPG, PNG, etc.).',
  },
  describe: {
    title: '¿Quiere agregar unas palabras?',
    description:
      'Un título o unas palabras dicen a los demás qué están viendo. Sus fotos se comparten de todos modos.',
  },
  uploadFailed: {
    title: 'No se envió',
    description: 'No se pudieron enviar las fotos. Inténtelo de nuevo.',
  },
  shareFailed: {
    title: 'No se compartió',
    description: 'No se pudo compartir su recuerdo. Inténtelo de nuevo.',
  },
  sharedToast: { title: 'Recuerdo compartido', description: 'Gracias por compartir su recuerdo.' },
  held: 'Aparecerá en cuanto la familia lo haya leído.',

  link: {
    thanks: (name) => `Gracias, ${name}`,
    below: 'Su recuerdo está más abajo.',
    explanation:
      'Guarde este enlace privado: con él podrá cambiar o retirar su recuerdo más adelante. Solo se muestra durante un minuto.',
    label: 'Su enlace privado',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    share: 'Enviar enlace',
    mail: 'Enviarme este enlace por correo',
    mailed:
      'El enlace va en camino a la dirección que usted dio. Si no llega en unos minutos, revise la carpeta de correo no deseado.',
    mailFailed: 'No se pudo enviar el correo. Puede copiar el enlace.',
    done: 'Listo',
    ownPhone: 'Es mi teléfono: más adelante podré cambiar aquí mi recuerdo',
    incomplete:
      'Este enlace privado no está completo: falta la última parte, porque algunos programas de correo la cortan. Copie el enlace entero en la barra de direcciones del navegador. Si ya no lo tiene, la familia puede cambiar su recuerdo por usted.',
  },
})

export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
