import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Nachruf',
  sections: 'Nachruf',
  edit: 'Bearbeiten',
  preview: 'Vorschau',
  loading: 'Der Nachruf wird geladen …',
  failed: 'Der Nachruf ist gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  imagePath: 'Pfad des Bildes (wenn Sie möchten)',
  story: 'Text des Nachrufs',
  storyHint: 'Eine leere Zeile beginnt einen neuen Absatz.',
  builtIn:
    'Noch ist nichts gespeichert: Besucher lesen den Text unter „Vorschau“. Wenn Sie speichern, ersetzt Ihrer ihn.',
  seen: 'Das sehen Besucher.',
  seenBefore: 'Besucher sehen noch, was vorher gespeichert war, bis Sie das hier speichern.',
  save: 'Nachruf speichern',
  unsaved: 'Noch nicht gespeichert.',
  restore: 'Mitgelieferten Nachruf wieder einsetzen',
  restoreQuestion: (isKept) => ({
    title: 'Den mitgelieferten Nachruf wieder einsetzen?',
    description: isKept
      ? 'Besucher lesen dann sofort wieder den mitgelieferten Text. Ihren Text und das Bild dazu können Sie 30 Tage lang unter „Zuletzt gelöscht“ zurückholen; danach ist beides endgültig weg.'
      : 'Besucher lesen dann wieder den mitgelieferten Text. Ihr Text und das Bild dazu gehen verloren.',
    confirm: 'Meinen Text löschen',
  }),
  restored: { title: 'Gespeichert', description: 'Besucher lesen wieder den mitgelieferten Nachruf.' },
  readingSettings: {
    loading: 'Die Vorschau wird geladen …',
    failed:
      'Die Vorschau braucht die Einstellungen, und die sind gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  },
  noPhoto: 'Noch kein Bild',
  updated: { title: 'Gespeichert', description: 'Der Nachruf ist geändert.' },
  updateFailed: { title: 'Nicht gespeichert', description: 'Der Nachruf wurde nicht geändert.' },
})
