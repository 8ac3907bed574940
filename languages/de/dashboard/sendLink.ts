import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Der Link wird geladen …',
  failed: 'Der Link lässt sich gerade nicht anzeigen.',
  purpose:
    'Wer diesen Link hat, kann Ihnen Fotos und Videos schicken, ohne Passwort. Die Familie sieht alles zuerst.',
  none: 'Einen solchen Link gibt es noch nicht. Wer alle Rechte hat, kann ihn erstellen.',
  make: 'Link erstellen',
  renew: 'Link erneuern',
  renewQuestion: {
    title: 'Den Link erneuern?',
    description:
      'Sie bekommen einen neuen Link. Der alte funktioniert dann nicht mehr, auch nicht auf gedruckten Karten und Plakaten. Was geschickt wurde, bleibt.',
    confirm: 'Erneuern',
    cancel: 'Behalten',
  },
  renewed: { title: 'Link erneuert', description: 'Karten und Plakate müssen neu gedruckt werden.' },
  renewFailed: {
    title: 'Nicht erneuert',
    description: 'Der Link funktioniert noch. Bitte versuchen Sie es noch einmal.',
  },
  end: 'Link beenden',
  endQuestion: {
    title: 'Den Link beenden?',
    description:
      'Ab jetzt kann niemand mehr Fotos über ihn schicken, auch nicht über gedruckte Karten und Plakate. Was geschickt wurde, bleibt.',
    confirm: 'Beenden',
    cancel: 'Behalten',
  },
  ended: { title: 'Link beendet', description: 'Was geschickt wurde, ist noch da.' },
  endFailed: {
    title: 'Nicht beendet',
    description: 'Der Link funktioniert noch. Bitte versuchen Sie es noch einmal.',
  },
  onPoster: 'Mit dem Code zum Schicken von Fotos',
})
