import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Fernbedienung für die Diashow',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
  music: 'Musik',
  connecting: 'Die Vorführung wird gesucht …',
  connected: 'Dieses Handy steuert die Vorführung.',
  lost: 'Die Vorführung ist gerade nicht zu erreichen. Dieses Handy versucht es weiter.',
  ended: 'Diese Vorführung ist zu Ende. Scannen Sie den Code der Vorführung, die jetzt läuft.',
  ways: 'Wohin es von hier aus geht',
  slideshow: 'Diashow',
  home: 'Startseite',
  noCode:
    'Dieser Link ist nicht vollständig: Am Ende fehlt der Code der Vorführung. Scannen Sie den Code in der Diashow unter „Einstellungen“, „Handy als Fernbedienung“.',
})
