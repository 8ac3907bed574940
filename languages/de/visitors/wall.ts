import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `In Erinnerung an ${name}`,
  nothing: 'Was Sie schreiben, erscheint hier.',
  off: 'Die Erinnerungswand ist ausgeschaltet.',
  isOff: 'Die Erinnerungswand ist noch ausgeschaltet',
  purpose:
    'Zeigt Erinnerungen und Fotos auf einem Bildschirm, neue sofort. Die Seite öffnet sich erst, wenn die Erinnerungswand eingeschaltet ist.',
  switch: 'Eine Erinnerungswand für einen Bildschirm',
  notSwitchedOn: {
    title: 'Nicht eingeschaltet',
    description: 'Die Erinnerungswand ließ sich nicht einschalten. Bitte versuchen Sie es noch einmal.',
  },
  sharedBy: (name) => `Von ${name}`,
  share: 'Eine Erinnerung schreiben',
  code: (address) => `QR-Code: eine Erinnerung schreiben unter ${address}`,
  home: 'Startseite',
})
