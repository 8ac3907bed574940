import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'
import { texts as remoteControlTexts } from './remoteControl.ts'
import { settingsTexts } from './slideshow.ts'

export const texts = sentences<typeof en>({
  title: 'Control remoto de la presentación',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausa',
  play: 'Continuar',
  music: 'Música',
  connecting: 'Buscando la presentación…',
  connected: 'Este teléfono controla la presentación.',
  lost: 'Ahora mismo no hay conexión con la presentación. Este teléfono lo sigue intentando.',
  ended: 'Esta presentación terminó. Escanee el código de la que está en marcha ahora.',
  ways: 'Adónde ir desde aquí',
  slideshow: 'Presentación',
  home: 'Inicio',
  noCode: `Este enlace no está completo: al final falta el código de la presentación. Escanee el código en la presentación, en «${settingsTexts.title}», «${remoteControlTexts.open}».`,
})
