import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const bin = 'Lo eliminado'
const keep = 'Conservar 30 días lo que se elimina'

const notes = {
  memory_deleted:
    'También se eliminó el texto con el que se envió la foto: recupérelo y volverán a verse juntos.',
  memory_gone:
    'El texto con el que se envió la foto ya no se puede recuperar, así que los visitantes no la ven.',
  photos_deleted: 'También se eliminaron algunas de las fotos: recupérelas y volverán a verse juntos.',
  photos_gone: 'Algunas de las fotos ya no se pueden recuperar.',
  picture_deleted: 'También se eliminó la imagen: recupérela y se verá aquí otra vez.',
  picture_gone: 'La imagen ya no se puede recuperar.',
  obituary_replaced: 'El obituario que se escribió después está ahora en esta lista.',
  obituary_stays: `El obituario se queda en «${bin}» porque los visitantes ven otro. Recupérelo aparte para cambiar el uno por el otro.`,
} satisfies Record<PutBackNote, string>

const backOf = (count: number, total: number) =>
  plural(count, {
    one: `Se recuperó # de ${formatNumber(total)}.`,
    other: `Se recuperaron # de ${formatNumber(total)}.`,
  })
const sayGone = (count: number) =>
  plural(count, {
    one: 'Lo otro ya se eliminó definitivamente.',
    other: 'Lo demás ya se eliminó definitivamente.',
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
      description: 'A partir de ahora cuentan como suyas y se quedan como están hasta que usted las cambie.',
      confirm: 'Conservarlas',
    },
    saved: { title: 'Cambios guardados', description: 'Estas palabras ya son las suyas.' },
    undone: { title: 'Cambios guardados', description: 'Estas palabras son otra vez un ejemplo.' },
    undoFailed: {
      title: 'No se guardó',
      description: 'No se cambió nada. Vuelva a cargar la página y revise allí estas palabras.',
    },
    confirmFailed: {
      title: 'No se guardó',
      description: 'No se pudieron conservar estas palabras. Inténtelo de nuevo.',
    },
  },
  showPassword: 'Mostrar la contraseña',
  suggestion: (text) => `¿Escribirlo así: ${text}?`,
  whichDate: 'Elija a qué fecha se refiere.',
  dateNotRead: 'Esta fecha no se puede leer. Escríbala así: 18 de marzo de 2025.',
  dateToCome: 'Este día todavía no ha llegado.',
  dateAfterDeath: 'Es posterior al día del fallecimiento.',
  monthTooShort: (month, days) => `El mes de ${month} solo tiene ${days} días.`,
  qrCode: {
    code: 'El enlace como código QR',
    save: 'Guardar el código',
    fileName: 'Código QR',
  },
  deletion: {
    question: { title: '¿Quiere eliminar esto?', confirm: 'Eliminar' },
    forGood: (itemPhrase) => `Va a eliminar definitivamente ${itemPhrase}. No se puede deshacer.`,
    forAWhile: (itemPhrase, count, putBackBy) =>
      `Va a eliminar ${itemPhrase}. ${
        count === 1
          ? `Los visitantes dejarán de verlo. Durante 30 días ${putBackBy} puede recuperarlo en «${bin}»; después se elimina`
          : `Los visitantes dejarán de verlos. Durante 30 días ${putBackBy} puede recuperarlos en «${bin}»; después se eliminan`
      } definitivamente.`,
    you: 'usted',
    administrator: 'cualquier responsable del memorial',
    keep,
    keepHint: 'Desde ahora, lo que se elimine aquí se puede recuperar.',
    keepFailed: {
      title: 'No se eliminó',
      description: `No se eliminó nada, porque no se pudo activar «${keep}». Inténtelo de nuevo.`,
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
      description: `No se recuperó nada. Sigue en «${bin}»; inténtelo de nuevo allí.`,
    },
    failedForHelper: {
      title: 'No se guardó',
      description:
        'No se recuperó nada. Sigue allí: durante 30 días puede recuperarlo cualquier responsable del memorial.',
    },
    notHere: {
      title: 'No se guardó',
      description: `Ya no está en «${bin}»: se eliminó definitivamente.`,
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
      failed: 'Ahora mismo no se pueden cargar las fotos. Inténtelo de nuevo.',
      empty: 'Todavía no hay fotos en la galería.',
    },
    upload: 'Subir una imagen',
    uploading: 'Subiendo la imagen',
    stillSending: 'La imagen todavía se está enviando.',
    stillOpening: 'La imagen todavía se está abriendo.',
    crop: 'Recortar',
    cropFailed: {
      title: 'No se recortó',
      description: 'Ahora mismo no se puede abrir la imagen. Está a salvo; inténtelo de nuevo.',
    },
    remove: 'Quitar la imagen',
    chosen: 'La imagen elegida',
    tooLarge: (file) => `«${file}» ocupa más de 100\u00a0MB. Elija un archivo más pequeño.`,
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
