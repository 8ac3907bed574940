import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'Kwiaty czy dar?',
  untilAnswered: 'Dopóki nic nie wybrano, żaden wydruk ani wiadomość nie prosi o dar.',
  choices: { ours: 'Dar dla St. Jude', none: 'Nic', own: 'Własne słowa' },
  noneHint: 'Nigdzie nie ma wzmianki o kwiatach ani o darach.',
  textHint: 'Na przykład: Zamiast kwiatów prosimy o datki na hospicjum.',
  saveFailed: {
    title: 'Nie udało się zapisać',
    description: 'Nie udało się zapisać odpowiedzi. Proszę spróbować ponownie.',
  },
})
