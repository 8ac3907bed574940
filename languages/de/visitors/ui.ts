import type { texts as en } from '../../en/visitors/ui.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'Schließen',
  cancel: 'Abbrechen',
  again: 'Noch einmal versuchen',
  notShown: 'Das ist gerade nicht zu sehen. Bitte versuchen Sie es noch einmal.',
  undo: 'Rückgängig',
  notifications: (hotkey) => `Meldungen (${hotkey})`,
  dismiss: 'Meldung schließen',
  copyByHand: 'Dieser Browser kann den Link nicht kopieren. Bitte markieren und kopieren Sie ihn von Hand.',
  leaving: {
    title: 'Verlassen, ohne zu speichern?',
    description: 'Was Sie hier geändert haben, ist noch nicht gespeichert.',
    confirm: 'Verlassen',
    cancel: 'Bleiben',
  },
  tooLong: (most, length) =>
    `Das kann höchstens ${formatNumber(most)} Zeichen lang sein; jetzt sind es ${formatNumber(length)}`,
})
