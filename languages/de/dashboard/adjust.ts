import type { texts as en } from '../../en/dashboard/adjust.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Bild bearbeiten',
  rotateLeft: 'Nach links drehen',
  rotateRight: 'Nach rechts drehen',
  crop: 'Zuschneiden',
  focalPoint: 'Blickpunkt',
  restore: 'Wie gesendet',
  straighten: 'Begradigen',
  degrees: (degrees) => `${formatNumber(degrees)}°`,
  hint: 'Das Original bleibt erhalten. „Wie gesendet“ stellt es wieder her.',
  hints: {
    crop: 'Ziehen Sie den Rahmen oder seine Ecken, auch mit den Pfeiltasten.',
    focus:
      'Legen Sie den Kreis auf das, was immer zu sehen sein soll, etwa das Gesicht: Ziehen Sie ihn oder nehmen Sie die Pfeiltasten.',
  },
  moveCrop: 'Den Rahmen bewegen',
  corners: {
    topLeft: 'Ecke oben links',
    topRight: 'Ecke oben rechts',
    bottomLeft: 'Ecke unten links',
    bottomRight: 'Ecke unten rechts',
  },
  moveFocalPoint: 'Den Blickpunkt bewegen',
  updateFailed: { title: 'Nicht gespeichert', description: 'Das Bild wurde nicht geändert.' },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: { title: 'Gespeichert', description: 'So sehen Besucher das Bild.' },
})
