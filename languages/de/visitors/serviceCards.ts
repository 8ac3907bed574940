import type { texts as en } from '../../en/visitors/serviceCards.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  kinds: {
    celebration: 'Lebensfeier',
    ashes: 'Urnenbeisetzung',
    memorial: '',
  },
  past: 'Dieser Termin ist vorüber.',
  directions: 'Anfahrt',
  addToCalendar: 'In den Kalender',
  otherCalendars: 'Andere Kalender',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'Apple Kalender (iPhone, iPad, Mac)',
  file: 'Kalenderdatei (.ics)',
  noCalendar: 'Noch kein Kalendereintrag: Tag oder Uhrzeit stehen noch nicht fest.',
  noDirections: 'Noch keine Anfahrt: Der Ort steht noch nicht fest.',
})
