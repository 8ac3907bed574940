import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Fernbedienung für die Diashow',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
  music: 'Musik',
  connecting: 'Die Diashow wird gesucht …',
  connected: 'Dieses Handy steuert die Diashow.',
  lost: 'Die Diashow ist gerade nicht zu erreichen. Dieses Handy versucht es weiter.',
  ended: 'Diese Diashow ist zu Ende. Scannen Sie den Code der Diashow, die jetzt läuft.',
  ways: 'Weiter zu',
  slideshow: 'Diashow',
  home: 'Startseite',
  noCode:
    'Dieser Link ist nicht vollständig: Am Ende fehlt der Code der Diashow. Scannen Sie den Code in der Diashow unter „Einstellungen“, „Handy als Fernbedienung“.',
})
