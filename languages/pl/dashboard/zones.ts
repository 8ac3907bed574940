import type { texts as en } from '../../en/dashboard/zones.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  thisDevice: (zone) => `To urządzenie: ${zone}`,
  search: 'Inne miejsce',
  city: 'Znajdź miasto',
  cityHint: 'Albo kraj, na przykład Szwecja.',
  place: (city, country) => `${city}, ${country}`,
  unknown: (text) =>
    `Na liście nie ma „${text}”. Można wpisać kraj albo duże miasto, w którym jest ta sama godzina.`,
  chosen: (zone) => `Wybrano: ${zone}`,
  asIn: (city) => `Daty i godziny jak w mieście ${city}.`,
  change: 'Zmień',
  cityTime: (city) => `czas lokalny: ${city}`,
  elsewhere: (device, service) =>
    `Na tym urządzeniu obowiązuje: ${device}. Przy tej uroczystości podany będzie: ${service}.`,
  use: (zone) => `Użyj: ${zone}`,
  current: (zone) => `Zwykła strefa czasowa uroczystości to ${zone}.`,
  saved: {
    title: 'Strefa czasowa zapisana',
    description: 'To jest teraz zwykła strefa czasowa uroczystości.',
  },
  saveFailed: {
    title: 'Nie zapisano',
    description: 'Nie udało się zapisać strefy czasowej. Można spróbować jeszcze raz.',
  },
})
