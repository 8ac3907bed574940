import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Sus fotos de ${name}`,
  loading: 'Abriendo la página…',
  familyFirst: 'La familia las verá antes que nadie.',
  choose: 'Elegir fotos y videos',
  drop: 'o suéltelos aquí',
  list: 'Fotos y videos elegidos',
  chosen: (count) => `Ha elegido ${formatNumber(count)}.`,
  others: (count) => `y ${formatNumber(count)} más`,
  portions: (count) => `Ahora se envían los primeros ${formatNumber(count)}; los demás siguen solos.`,
  remove: 'Quitar',
  removeAll: 'Quitar todo',
  name: 'Su nombre',
  nameCut: 'El nombre era demasiado largo para este campo; se quitó el final.',
  nameNeeded: 'Escriba su nombre.',
  email: 'Correo electrónico',
  emailHint: 'Opcional, para que la familia pueda darle las gracias.',
  emailWrong: 'Escriba una dirección de correo válida o deje este campo vacío.',
  message: 'Unas palabras para la familia',
  messageHint: 'Opcional.',
  send: 'Enviar a la familia',
  chooseFirst: 'Elija primero fotos o videos.',
  sending: 'Enviando…',
  arrivedOf: (arrived, total) =>
    `Han llegado ${formatNumber(arrived)} de ${formatNumber(total)}; quedan ${formatNumber(total - arrived)}.`,
  mayClose: 'Puede cerrar esta página. El envío seguirá cuando vuelva a abrirla en este dispositivo.',
  keepOpen: 'Deje esta página abierta hasta que haya llegado todo.',
  offline: 'No hay conexión. En cuanto vuelva, el envío continúa solo.',
  stopped: 'No se pudo enviar todo. Lo que eligió sigue aquí; inténtelo de nuevo.',
  lost: (count) =>
    `Este dispositivo no pudo guardar ${plural(count, { one: '# archivo', other: '# archivos' })} mientras la página estaba cerrada. Elija otra vez.`,
  arrived: (count) => plural(count, { one: 'Ha llegado #.', other: 'Han llegado #.' }),
  thanks: (name) => `Gracias, ${name}.`,
  more: 'Enviar más',
  nextGuest: 'Siguiente persona',
  memories: 'Compartir un recuerdo',
  own: {
    heading: 'Lo que ha enviado',
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
    'Varias personas usan este dispositivo. Cuando haya llegado todo, no queda en él nada suyo. Si nadie lo toca durante 3 minutos, el formulario se vacía.',
})
export const { own: ownTexts } = texts
