import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const bin = 'Papelera'
const keep = 'Conservar 30 días lo que se elimina'

const notes = {
  memory_deleted: 'También su recuerdo está en la papelera: recupérelo, y la foto vuelve a acompañarlo.',
  memory_gone: 'Su recuerdo desapareció para siempre, así que las visitas no ven esta foto.',
  photos_deleted: 'También algunas de sus fotos están en la papelera: recupérelas, y vuelven a acompañarlo.',
  photos_gone: 'Algunas de sus fotos desaparecieron para siempre.',
  picture_deleted: 'También su imagen está en la papelera: recupérela, y se muestra aquí otra vez.',
  picture_gone: 'Su imagen desapareció para siempre.',
  obituary_replaced: 'El obituario que se escribió entretanto está ahora en esta lista.',
  obituary_stays: `El obituario se queda en la «${bin}», porque las visitas ven otro. Recupérelo aparte para cambiar el uno por el otro.`,
} satisfies Record<PutBackNote, string>

const backOf = (count: number, total: number) =>
  plural(count, {
    one: `Se recuperó # de ${formatNumber(total)}.`,
    other: `Se recuperaron # de ${formatNumber(total)}.`,
  })
const sayGone = (count: number) =>
  plural(count, {
    one: 'Lo otro se eliminó entretanto para siempre.',
    other: 'Lo demás se eliminó entretanto para siempre.',
  })

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'Estas palabras son un ejemplo.',
    sampleMark: 'Todavía son nuestras palabras, no las suyas.',
    parts: {
      donation: 'sobre el donativo',
      obituary: 'obituario',
    },
    confirm: 'Conservar estas palabras',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: '¿Conservar estas palabras?',
      description: 'A partir de ahora cuentan como suyas, y se quedan como están hasta que usted las cambie.',
      confirm: 'Conservarlas',
    },
    saved: { title: 'Cambios guardados', description: 'Estas palabras ya son las suyas.' },
    undone: { title: 'Cambios guardados', description: 'Estas palabras son otra vez un ejemplo.' },
    undoFailed: {
      title: 'No se guardó',
      description: 'No se cambió nada. Vuelva a cargar la página y mire allí estas palabras, por favor.',
    },
    confirmFailed: {
      title: 'No se guardó',
      description: 'No se pudieron conservar estas palabras. Vuelva a intentarlo, por favor.',
    },
  },
  showPassword: 'Mostrar la contraseña',
  suggestion: (text) => `¿Escribirlo así: ${text}?`,
  whichDate: 'Elija a qué fecha se refiere, por favor.',
  dateNotRead: 'Esta fecha no se puede leer. Escríbala así: 18 de marzo de 2025.',
  dateToCome: 'Este día todavía no ha llegado.',
  dateAfterDeath: 'Es después del día de su muerte.',
  monthTooShort: (month, days) => `El mes de ${month} solo tiene ${days} días.`,
  qrCode: {
    code: 'El enlace como código QR',
    save: 'Guardar el código',
    fileName: 'Código QR',
  },
  deletion: {
    question: { title: '¿Quiere eliminarlo?', confirm: 'Eliminar' },
    forGood: (itemPhrase) => `Se eliminará para siempre: ${itemPhrase}. No se puede deshacer.`,
    forAWhile: (itemPhrase, _count, putBackBy) =>
      `Se eliminará: ${itemPhrase}. Las visitas ya no lo verán. Durante 30 días ${putBackBy} puede recuperarlo en la «${bin}»; después desaparece para siempre.`,
    you: 'usted',
    administrator: 'una persona responsable',
    keep,
    keepHint: 'Desde ahora, lo que se elimine aquí se puede recuperar.',
    keepFailed: {
      title: 'No se eliminó',
      description: `No se eliminó nada, porque no se pudo activar «${keep}». Vuelva a intentarlo, por favor.`,
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const sentences = [
        gone.length > 0 && `${backOf(putBack.length, putBack.length + gone.length)} ${sayGone(gone.length)}`,
        ...noteNames.map((noteName) => notes[noteName]),
      ].filter((sentence) => sentence !== false)
      return {
        title: putBack.length > 0 ? 'Recuperado' : 'No se recuperó',
        description: sentences.length > 0 ? sentences.join(' ') : 'Todo está donde estaba.',
        ...(sentences.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'No se guardó',
      description: `No se recuperó nada. Sigue en la «${bin}»; vuelva a intentarlo allí, por favor.`,
    },
    failedForHelper: {
      title: 'No se guardó',
      description:
        'No se recuperó nada. Sigue allí: durante 30 días puede recuperarlo una persona responsable.',
    },
    notHere: {
      title: 'No se guardó',
      description: `Ya no está en la «${bin}»: entretanto se eliminó para siempre.`,
    },
  },
  selection: {
    chosen: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
    all: 'Elegir todo',
    none: 'No elegir nada',
  },
  picture: {
    choose: 'Elegir una imagen',
    fromGallery: 'De la galería',
    gallery: {
      loading: 'Cargando las fotos…',
      failed: 'Ahora mismo no se pueden cargar las fotos. Vuelva a intentarlo, por favor.',
      empty: 'Todavía no hay fotos en la galería.',
    },
    upload: 'Subir una imagen',
    uploading: 'Subiendo la imagen',
    stillSending: 'La imagen todavía se está enviando.',
    stillOpening: 'La imagen todavía se está abriendo.',
    crop: 'Recortar',
    cropFailed: {
      title: 'No se recortó',
      description: 'Ahora mismo no se puede abrir la imagen. Está a salvo; vuelva a intentarlo, por favor.',
    },
    remove: 'Quitar la imagen',
    chosen: 'La imagen elegida',
    tooLarge: (file) => `«${file}» ocupa más de 100\u00a0MB. Elija un archivo más pequeño, por favor.`,
    failed: 'No se subió',
    failure: 'No se pudo subir la imagen.',
  },
})

export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
