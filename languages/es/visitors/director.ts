import type { texts as en } from '../../en/visitors/director.ts'
import { sentences } from '../grammar.ts'
import { texts as remoteTexts } from './remoteControl.ts'
import { formatShowLength } from './show.ts'
import { settingsTexts } from './slideshow.ts'
import { texts as hallTexts } from './storedShow.ts'

export const texts = sentences<typeof en>({
  open: 'Imprimir la hoja para la funeraria',
  failed:
    'No se pudo cargar la hoja. Pulse otra vez el botón cuando vuelva la conexión, o vuelva a cargar esta página.',
  title: (name) => (name ? `Presentación de fotos de ${name}` : 'Presentación de fotos'),
  purpose: 'Para la persona encargada en la funeraria. Todo está en una hoja.',
  print: 'Imprimir',
  loading: 'Cargando la hoja…',
  unreachable:
    'No se pudo conectar con el memorial. Quizá falten aquí a quién llamar y un enlace que se abre sin contraseña. Vuelva a intentarlo, o escríbalos en la hoja impresa.',
  begin: 'Para empezar',
  beginSteps: [
    'En el equipo conectado a la pantalla, abra esta dirección:',
    'Haga clic una vez en la imagen. Llena la pantalla y empieza la música.',
  ],
  opensWith: 'Se abre con',
  code: 'Código QR de la presentación',
  asksForPassword: 'La página pide una contraseña. Pídasela, por favor, a la familia.',
  lasts: (length) => `${formatShowLength(length)}. Después vuelve a empezar sola.`,
  keys: 'Qué pulsar',
  keyRows: [
    { keys: 'Espacio', action: 'hace una pausa y continúa' },
    { keys: '→ o el puntero', action: 'imagen siguiente' },
    { keys: '← o el puntero', action: 'imagen anterior' },
    {
      keys: 'B o . (punto)',
      action: 'pantalla negra mientras alguien habla, y vuelta; las canciones siguen sonando',
    },
    { keys: 'F', action: 'pantalla completa, y vuelta' },
    { keys: 'M', action: 'música: más alta, más baja, otra canción' },
    { keys: 'Esc', action: 'sale de la pantalla completa, o cierra lo que esté abierto' },
  ],
  phone: (address) =>
    `Con un teléfono se puede avanzar y retroceder, detener las imágenes, y poner y quitar la música. En la presentación, mueva el ratón y pulse «${settingsTexts.title}», los dos controles deslizantes de abajo a la derecha, y después «${hallTexts.title}» y «${remoteTexts.open}». Escanee allí el código con el teléfono, o abra la dirección que aparece debajo, que empieza por ${address}.`,
  trouble: 'Si algo se detiene',
  troubleRows: [
    {
      problem: 'No cambia la imagen.',
      remedy: 'Pulse →. Si la imagen siguiente tampoco cambia, pulse Espacio.',
    },
    { problem: 'La pantalla está negra.', remedy: 'Pulse →. Si no aparece nada, mueva el ratón.' },
    {
      problem: 'No hay música.',
      remedy: 'Pulse M y mire si está sonando. Después suba el volumen del equipo y de los altavoces.',
    },
    {
      problem: 'Cualquier otra cosa.',
      remedy: 'Cierre la ventana y abra otra vez la dirección. Después haga clic una vez en la imagen.',
    },
  ],
  whomToCall: 'A quién llamar',
})
