import type { texts as en } from '../../en/visitors/director.ts'
import { sentences } from '../grammar.ts'
import { texts as remoteTexts } from './remoteControl.ts'
import { formatShowLength } from './show.ts'
import { settingsTexts } from './slideshow.ts'
import { texts as hallTexts } from './storedShow.ts'

export const texts = sentences<typeof en>({
  open: 'Imprimir la hoja para la funeraria',
  failed:
    'No se pudo cargar la hoja. Cuando haya conexión, cargue de nuevo esta página y toque otra vez el botón.',
  title: (name) => (name ? `Proyección de fotos de ${name}` : 'Proyección de fotos'),
  purpose: 'Para la persona encargada en la funeraria. Todo en una hoja.',
  print: 'Imprimir',
  loading: 'Cargando la hoja…',
  unreachable:
    'No se pudo conectar con el memorial. Quizá falten aquí el teléfono al que llamar y un enlace que se abre sin contraseña. Inténtelo de nuevo o anótelos en la hoja impresa.',
  begin: 'Para empezar',
  beginSteps: [
    'En el equipo conectado a la pantalla, abra esta dirección:',
    'Haga clic una vez en la imagen. La imagen llena la pantalla y empieza la música.',
  ],
  opensWith: 'Se abre con',
  code: 'Código QR de la proyección',
  asksForPassword: 'La página pide una contraseña. La familia se la puede decir.',
  lasts: (length) => `${formatShowLength(length)}. Al terminar, empieza otra vez.`,
  keys: 'Teclas',
  keyRows: [
    { keys: 'Espacio', action: 'detiene las imágenes; otra vez: continúan' },
    { keys: '→ o el control de diapositivas', action: 'imagen siguiente' },
    { keys: '← o el control de diapositivas', action: 'imagen anterior' },
    {
      keys: 'B o . (punto)',
      action:
        'pantalla negra mientras alguien habla; otra vez: vuelve la imagen. Las canciones siguen sonando',
    },
    { keys: 'F', action: 'pantalla completa; otra vez: sale de ella' },
    { keys: 'M', action: 'música: más alta, más baja, otra canción' },
    { keys: 'Esc', action: 'sale de la pantalla completa o cierra lo que esté abierto' },
  ],
  phone: (address) =>
    `Con un teléfono se puede avanzar y retroceder, detener las imágenes y encender o apagar la música. En la proyección, mueva el cursor y haga clic en «${settingsTexts.title}», el botón con dos controles deslizantes de abajo a la derecha. Después, en «${hallTexts.title}» y en «${remoteTexts.open}». Escanee allí el código con el teléfono o abra la dirección que aparece debajo, que empieza por ${address}.`,
  trouble: 'Si algo se detiene',
  troubleRows: [
    {
      problem: 'No cambia la imagen.',
      remedy: 'Presione →. Si la imagen siguiente tampoco cambia, presione Espacio.',
    },
    { problem: 'La pantalla está negra.', remedy: 'Presione →. Si no aparece nada, mueva el cursor.' },
    {
      problem: 'No hay música.',
      remedy: 'Presione M y vea si está sonando. Después suba el volumen del equipo y el de la sala.',
    },
    {
      problem: 'Cualquier otra cosa.',
      remedy: 'Cierre la ventana y abra otra vez la dirección. Después haga clic una vez en la imagen.',
    },
  ],
  whomToCall: 'A quién llamar',
})
