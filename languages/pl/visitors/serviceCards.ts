import type { texts as en } from '../../en/visitors/serviceCards.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  kinds: {
    celebration: 'Spotkanie wspomnieniowe',
    ashes: 'Złożenie urny',
    memorial: '',
  },
  past: 'Już się odbyło.',
  directions: 'Dojazd',
  addToCalendar: 'Dodaj do kalendarza',
  otherCalendars: 'Inne kalendarze',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'Kalendarz Apple (iPhone, iPad, Mac)',
  file: 'Plik kalendarza (.ics)',
  noCalendar: 'Nie można dodać do kalendarza: data lub godzina nie jest jeszcze ustalona.',
  noDirections: 'Nie można pokazać dojazdu: miejsce nie jest jeszcze ustalone.',
})
