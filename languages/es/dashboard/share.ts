import type { texts as en } from '../../en/dashboard/share.ts'
import { sentences } from '../grammar.ts'
import { cardTexts } from './cards.ts'

const publish =
  '¿Podría publicarlo? Arránquelo con HTTPS_DOMAIN, un nombre que lleve a ese equipo; o póngalo detrás de un servidor web con HTTPS y defina PUBLIC_URL con la dirección que escribe la gente. El README lleva a docs/operations.md, que describe las dos maneras.'

export const texts = sentences<typeof en>({
  title: 'Compartir',
  almostThere: {
    computer: 'Ya casi está: nadie más puede abrir todavía esta dirección',
    network: 'Ya casi está: por ahora solo pueden abrir esta dirección los dispositivos de esta red',
  },
  hostNote: {
    label: 'Una nota para la persona encargada del servidor',
    note: {
      computer: (name) =>
        `El memorial de ${name} está listo, pero solo puede abrirlo el equipo en el que funciona. ${publish}`,
      network: (name) =>
        `El memorial de ${name} está listo, pero solo pueden abrirlo los dispositivos de su red. ${publish}`,
    },
    buttons: { copy: 'Copiar nota', copied: 'Copiado', share: 'Enviar nota' },
  },
  purpose: 'Para un mensaje a la familia y los amigos o como código en una tarjeta impresa.',
  asksForPassword: 'Este enlace pide la contraseña de la familia.',
  opensAlone: 'Este enlace abre el memorial sin contraseña: déselo solo a quien deba tenerlo.',
  link: { label: 'Enlace', copy: 'Copiar enlace', copied: 'Copiado', share: 'Enviar enlace' },
  opens: 'Abre',
  withPassword: 'Con la contraseña de la familia',
  withoutPassword: (name) => `Sin contraseña: ${name}`,
  noKeyChosen: 'Elija un enlace',
  screen: 'Enlace para la pantalla',
  screenPurpose: `Para la proyección en la ceremonia. Ábralo en el equipo conectado a la pantalla y haga clic una vez en la imagen: antes de eso, ningún navegador llena la pantalla ni pone música. Muestra lo que se elige en «Para la ceremonia», «${cardTexts.show.title}».`,
  screenNeedsKey:
    'Nadie quiere escribir una contraseña en la ceremonia. Cree un enlace que se abra sin ella; puede anularlo en «Ajustes».',
  makeKey: 'Crear un enlace sin contraseña',
  keyName: 'Pantalla',
  keyFailed: {
    title: 'No se creó el enlace',
    description: 'No se pudo crear el enlace. Inténtelo de nuevo.',
  },
  ask: {
    title: 'Preguntar a alguien que lo sepa',
    purpose:
      'Una página que muestra las fotos sin nombres, una por una y en grande, a alguien que quizá sepa quién aparece en ellas. La familia ve las respuestas antes que nadie.',
    name: '¿A quién quiere preguntar?',
    nameHint:
      'La página empieza así: «41 fotos en las que solo la tía Marta sabe quién es quién». Si deja el campo vacío, el enlace es para todos.',
  },
})
export const { hostNote: hostNoteTexts, ask: askTexts } = texts
