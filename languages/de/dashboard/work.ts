import type { texts as en } from '../../en/dashboard/work.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Der Stand wird geladen …',
  startFailed: {
    title: 'Nicht gestartet',
    description: 'Das ließ sich nicht starten. Bitte versuchen Sie es noch einmal.',
  },
  progress: 'Fortschritt',
  cancel: 'Abbrechen',
  canceled: 'Abgebrochen',
  cancelFailed: {
    title: 'Nicht abgebrochen',
    description: 'Es läuft noch. Bitte versuchen Sie es noch einmal.',
  },
  startAgain: 'Noch einmal',
  download: (size) => `Herunterladen (${size})`,
  toFold: 'Zum Drucken und Falten',
  forScreen: 'Für den Bildschirm',
  toPrint: 'Zum Drucken',
  asTable: 'Als Tabelle',
  madeToday: (time) => `Von heute, ${time}`,
  made: (day) => `Vom ${day}`,
  changed: (made) => `${made}; seitdem geändert`,
  notMade: 'Noch nicht erstellt',
  notMadeBecause: 'Das hat nicht geklappt.',
  making: (percent) => `In Arbeit: ${percent}\u00a0%. Sie können diese Seite verlassen.`,
  pages: (count) => `Vorschau (${plural(count, { one: '# Seite', other: '# Seiten' })})`,
  cover: 'Der Umschlag, vorn und hinten',
  page: (page, total) => `Seite ${formatNumber(page)} von ${formatNumber(total)}`,
  until: (day) => `Sie können es bis zum ${day} herunterladen.`,
  remarks: 'Bitte beachten Sie:',
})
