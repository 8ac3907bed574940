import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'
import { texts as remoteControlTexts } from './remoteControl.ts'
import { settingsTexts } from './slideshow.ts'

export const texts = sentences<typeof en>({
  title: 'Control remoto de la proyección',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausa',
  play: 'Continuar',
  music: 'Música',
  connecting: 'Buscando la proyección…',
  connected: 'Este teléfono controla la proyección.',
  lost: 'Ahora mismo no hay conexión con la proyección. Este teléfono lo sigue intentando.',
  ended: 'Esta proyección terminó. Escanee el código de la que está en marcha ahora.',
  ways: 'Adónde ir desde aquí',
  slideshow: 'Proyección',
  home: 'Inicio',
  noCode: `Este enlace no está completo: al final falta el código de la proyección. Escanee el código en la proyección, en «${settingsTexts.title}», «${remoteControlTexts.open}».`,
})
