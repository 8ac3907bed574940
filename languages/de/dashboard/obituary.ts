import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Nachruf',
  sections: 'Nachruf',
  edit: 'Bearbeiten',
  preview: 'Vorschau',
  loading: 'Der Nachruf wird geladen …',
  failed: 'Der Nachruf ist gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  imagePath: 'Pfad des Bildes (freiwillig)',
  story: 'Text des Nachrufs',
  storyHint: 'Eine leere Zeile beginnt einen neuen Absatz.',
  builtIn: 'Noch ist nichts gespeichert: Besucher lesen den Text unter „Vorschau“, bis Sie Ihren speichern.',
  seen: 'Das sehen Besucher.',
  seenBefore: 'Besucher sehen noch, was vorher gespeichert war, bis Sie das hier speichern.',
  save: 'Nachruf speichern',
  unsaved: 'Noch nicht gespeichert.',
  restore: 'Beispieltext zurückholen',
  restoreQuestion: (isKept) => ({
    title: 'Den Beispieltext zurückholen?',
    description: isKept
      ? 'Besucher lesen dann sofort wieder den Beispieltext. Ihren Text und das Bild dazu können Sie 30 Tage lang unter „Zuletzt gelöscht“ zurückholen; danach wird beides endgültig gelöscht.'
      : 'Besucher lesen dann wieder den Beispieltext. Ihr Text und das Bild dazu gehen verloren.',
    confirm: 'Meinen Text löschen',
  }),
  restored: { title: 'Gespeichert', description: 'Besucher lesen wieder den Beispieltext.' },
  readingSettings: {
    loading: 'Die Vorschau wird geladen …',
    failed:
      'Die Vorschau braucht die Einstellungen, und die sind gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  },
  noPhoto: 'Noch kein Bild',
  updated: { title: 'Gespeichert', description: 'Der Nachruf wurde geändert.' },
  updateFailed: { title: 'Nicht gespeichert', description: 'Der Nachruf wurde nicht geändert.' },
})
