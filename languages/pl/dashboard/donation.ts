import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'Kwiaty czy datek?',
  untilAnswered: 'Dopóki nic nie wybrano, na wydrukach i w wiadomościach nie ma prośby o datki.',
  choices: { ours: 'Datek dla St. Jude', none: 'Nic', own: 'Własne słowa' },
  noneHint: 'Nigdzie nie ma wzmianki o kwiatach ani o datkach.',
  textHint: 'Na przykład: Zamiast kwiatów prosimy o datki na hospicjum.',
  saveFailed: {
    title: 'Nie zapisano',
    description: 'Nie udało się zapisać odpowiedzi. Można spróbować jeszcze raz.',
  },
})
