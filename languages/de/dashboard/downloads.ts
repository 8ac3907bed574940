import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'Eine Kopie zum Aufheben',
  purpose:
    'Zum Ansehen: die ganze Gedenkseite, wie Besucher sie sehen, in einer ZIP-Datei. Entpackt öffnet sie sich in jedem Browser, auch ohne Internet.',
  size: 'Fotos',
  sizes: {
    all: 'Für einen USB-Stick, in voller Größe',
    small: 'Klein, für E-Mails',
  },
  book: 'Mit dem Buch (PDF)',
  start: 'Kopie erstellen',
  startAgain: 'Neue Kopie erstellen',
  ready: 'Ihre Kopie ist fertig. Heben Sie sie an mehr als einem Ort auf.',
  canceled: 'Es wurde keine Kopie erstellt.',
})

export const originalsTexts = sentences<typeof enOriginals>({
  title: 'Alle Originale',
  purpose:
    'Um von vorn anfangen zu können: alle Fotos, Videos und Lieder in voller Größe und alles, was geschrieben wurde, in einer ZIP-Datei. In den JPEG-Fotos sind Titel, Beschreibung, Name und Datum mitgespeichert. Aus der Datei lässt sich eine neue Gedenkseite erstellen.',
  download: 'Alle Originale herunterladen',
  caution:
    'Nur für die Familie: Die Datei enthält auch E-Mail-Adressen und Erinnerungen, die nicht gezeigt werden.',
})
