import type { KindCounts } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countKinds = ({ photographs, videos }: KindCounts) => {
  if (videos === 0) return plural(photographs, { one: '# foto', other: '# fotos' })
  if (photographs === 0) return plural(videos, { one: '# video', other: '# videos' })
  return `${formatNumber(photographs + videos)} fotos y videos`
}

export const texts = sentences<typeof en>({
  heading: (name) => `Sus fotos de ${name}`,
  loading: 'Abriendo la página…',
  incomplete:
    'Este enlace no está completo: le falta el final. Escanee otra vez el código o copie el enlace entero.',
  familyFirst: 'La familia las verá antes que nadie.',
  choose: 'Elegir fotos y videos',
  drop: 'o suéltelos aquí',
  list: 'Fotos y videos elegidos',
  chosen: (kinds) => `Ha elegido ${countKinds(kinds)}.`,
  others: (count) => `y ${formatNumber(count)} más`,
  portions: (count) => `Ahora se envían los primeros ${formatNumber(count)}; los demás siguen solos.`,
  remove: 'Quitar',
  removeAll: 'Quitar todo',
  name: 'Su nombre',
  nameNeeded: 'Escriba su nombre.',
  email: 'Correo electrónico',
  emailHint: 'Opcional, para que la familia pueda darle las gracias.',
  emailWrong: 'Escriba una dirección de correo válida o deje este campo vacío.',
  message: 'Unas palabras para la familia',
  messageHint: 'Opcional.',
  send: 'Enviar a la familia',
  chooseFirst: 'Elija primero fotos o videos.',
  sending: 'Enviando…',
  progress: 'Progreso del envío',
  arrivedOf: (arrived, total) =>
    `Han llegado ${formatNumber(arrived)} de ${formatNumber(total)}; quedan ${formatNumber(total - arrived)}.`,
  mayClose: 'Puede cerrar esta página. El envío seguirá cuando vuelva a abrirla en este dispositivo.',
  keepOpen: 'Deje esta página abierta hasta que haya llegado todo.',
  unsaved: 'En este dispositivo no hay espacio para guardar copias de todo.',
  offline: 'No hay conexión. En cuanto vuelva, el envío continúa solo.',
  stopped: 'No se pudo enviar todo. Lo que eligió sigue aquí; inténtelo de nuevo.',
  kept: 'Lo que eligió sigue aquí.',
  lost: (count, files) =>
    `Este dispositivo no pudo guardar ${plural(count, { one: '# archivo', other: '# archivos' })} mientras la página estaba cerrada. Elija otra vez: ${files}.`,
  arrived: (kinds) =>
    `${kinds.photographs + kinds.videos === 1 ? 'Ha llegado' : 'Han llegado'} ${countKinds(kinds)}.`,
  thanks: (name) => `Gracias, ${name}.`,
  more: 'Enviar más',
  nextGuest: 'Siguiente persona',
  memories: 'Compartir un recuerdo',
  own: {
    heading: 'Lo que ha enviado',
    loading: 'Cargando lo que ha enviado…',
    empty: 'Aquí ya no queda nada de lo que envió.',
    taken: 'Ya está en la galería.',
    takeBack: 'Retirar',
    question: {
      title: '¿Retirar esta foto o este video?',
      description: 'Se eliminará y la familia ya no lo verá.',
      confirm: 'Retirar',
      cancel: 'Dejarlo',
    },
    takenBack: { title: 'Retirado', description: 'La familia ya no lo tiene.' },
    notTakenBack: { title: 'No se retiró', description: 'No se pudo retirar. Inténtelo de nuevo.' },
  },
  sharedHint:
    'Este dispositivo lo usan varias personas. Cuando todo haya llegado, no quedará en él nada suyo. Si nadie lo toca durante 3 minutos, el formulario se vacía.',
  stillWriting: {
    title: '¿Sigue ahí?',
    description:
      'Para conservar lo que eligió, toque la pantalla o presione una tecla. Si no, el formulario se vaciará pronto.',
  },
  abandoned: {
    title: 'El formulario se vació',
    description: 'Este dispositivo lo usan varias personas y nadie lo había tocado en 3 minutos.',
  },
})
export const { own: ownTexts } = texts
