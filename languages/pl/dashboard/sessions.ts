import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'Zalogowane urządzenia',
  loading: 'Sprawdzanie zalogowanych urządzeń…',
  unknownDevice: 'Urządzenie zalogowane, zanim powstała ta lista',
  here: 'To urządzenie, teraz',
  lastUsed: (time) => `ostatnio używane ${time}`,
  several: (device, number) => `${device}, ${count(number, '# raz', '# razy', '# razy')}`,
  alike: 'Urządzenie rozpoznajemy tylko po przeglądarce i systemie, więc dwa takie same mają jeden wiersz.',
  showAll: (number) => `Pokaż wszystkie (${formatNumber(number)})`,
  showFewer: 'Pokaż mniej',
  end: 'Wyloguj',
  endAll: 'Wyloguj wszystkie',
  endAllQuestion: (device, number) => ({
    title: `Wylogować wszystkie (${formatNumber(number)})?`,
    description: `Na każdym innym urządzeniu tego rodzaju (${device}) trzeba będzie zalogować się ponownie.`,
    confirm: 'Wyloguj',
  }),
  endOthers: 'Wyloguj wszędzie indziej',
  ended: { title: 'Wylogowano', description: 'Na tamtym urządzeniu trzeba zalogować się ponownie.' },
  allEnded: { title: 'Wylogowano', description: 'Na tamtych urządzeniach trzeba zalogować się ponownie.' },
  othersEnded: {
    title: 'Wylogowano wszędzie indziej',
    description: 'Zalogowane jest już tylko to urządzenie.',
  },
  endFailed: {
    title: 'Nie wylogowano',
    description: 'Można spróbować jeszcze raz.',
  },
})
