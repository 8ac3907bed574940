import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Der Link wird geladen …',
  failed: 'Der Link lässt sich gerade nicht anzeigen.',
  purpose:
    'Wer diesen Link hat, kann Ihnen ohne Passwort Fotos und Videos schicken. Was kommt, sieht zuerst nur die Familie.',
  none: 'Einen solchen Link gibt es noch nicht. Wer alle Rechte hat, kann einen erstellen.',
  make: 'Link erstellen',
  renew: 'Link erneuern',
  renewQuestion: {
    title: 'Den Link erneuern?',
    description:
      'Sie bekommen einen neuen Link. Der alte funktioniert dann nicht mehr, auch nicht auf gedruckten Karten und Plakaten. Was schon geschickt wurde, bleibt erhalten.',
    confirm: 'Erneuern',
    cancel: 'Behalten',
  },
  renewed: { title: 'Link erneuert', description: 'Karten und Plakate müssen neu gedruckt werden.' },
  renewFailed: {
    title: 'Nicht erneuert',
    description: 'Der Link funktioniert noch. Bitte versuchen Sie es noch einmal.',
  },
  end: 'Link sperren',
  endQuestion: {
    title: 'Den Link sperren?',
    description:
      'Niemand kann dann noch Fotos über diesen Link schicken, auch nicht über gedruckte Karten und Plakate. Was schon geschickt wurde, bleibt erhalten.',
    confirm: 'Sperren',
    cancel: 'Behalten',
  },
  ended: { title: 'Link gesperrt', description: 'Was schon geschickt wurde, ist noch da.' },
  endFailed: {
    title: 'Nicht gesperrt',
    description: 'Der Link funktioniert noch. Bitte versuchen Sie es noch einmal.',
  },
  onPoster: 'Mit dem Code, über den Gäste Fotos schicken',
})
