import type { texts as en } from '../../en/dashboard/work.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Sprawdzanie postępu…',
  startFailed: {
    title: 'Nie zaczęto',
    description: 'Nie udało się zacząć. Można spróbować jeszcze raz.',
  },
  progress: 'Postęp',
  cancel: 'Anuluj',
  canceled: 'Anulowano',
  cancelFailed: { title: 'Nie anulowano', description: 'Praca nadal trwa. Można spróbować jeszcze raz.' },
  startAgain: 'Zacznij jeszcze raz',
  download: (size) => `Pobierz (${size})`,
  toFold: 'Do wydruku i złożenia',
  forScreen: 'Na ekran',
  toPrint: 'Do wydruku',
  asTable: 'Jako arkusz kalkulacyjny',
  madeToday: (time) => `Utworzono dziś, ${time}`,
  made: (day) => `Utworzono ${day}`,
  changed: (made) => `${made}; od tego czasu są zmiany`,
  notMade: 'Jeszcze nie utworzono',
  notMadeBecause: 'Nie udało się.',
  making: (percent) => `Powstaje: ${percent}%. Można zamknąć tę stronę.`,
  pages: (number) => `Podgląd (${count(number, '# strona', '# strony', '# stron')})`,
  cover: 'Okładka, przód i tył',
  page: (page, total) => `Strona ${formatNumber(page)} z ${formatNumber(total)}`,
  until: (day) => `Można pobrać do ${day}.`,
  remarks: 'Uwagi:',
})
