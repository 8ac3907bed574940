import type { texts as en } from '../../en/visitors/ui.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'Zamknij',
  cancel: 'Anuluj',
  again: 'Spróbuj ponownie',
  notShown: 'Nie można teraz tego pokazać. Można spróbować jeszcze raz.',
  undo: 'Cofnij',
  notifications: (hotkey) => `Powiadomienia (${hotkey})`,
  dismiss: 'Zamknij powiadomienie',
  copyByHand: 'Ta przeglądarka nie może skopiować linku. Proszę go zaznaczyć i skopiować ręcznie.',
  leaving: {
    title: 'Wyjść bez zapisywania?',
    description: 'Wprowadzone tu zmiany nie są jeszcze zapisane.',
    confirm: 'Wyjdź',
    cancel: 'Zostań',
  },
  tooLong: (most, length) =>
    `Tu można wpisać najwyżej ${count(most, '# znak', '# znaki', '# znaków')}; teraz jest ${formatNumber(length)}`,
})
