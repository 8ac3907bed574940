import type { texts as en } from '../../en/visitors/serviceCards.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  kinds: {
    celebration: form({ he: 'מפגש לזכרו', she: 'מפגש לזכרה' }),
    ashes: 'פיזור האפר',
    memorial: '',
  },
  past: 'המועד עבר.',
  directions: 'איך מגיעים',
  addToCalendar: 'הוספה ליומן',
  otherCalendars: 'יומנים אחרים',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'היומן של Apple ‏(iPhone,‏ iPad,‏ Mac)',
  file: 'קובץ יומן (.ics)',
  noCalendar: 'עוד אי אפשר להוסיף ליומן – התאריך או השעה לא נקבעו.',
  noDirections: 'עוד אי אפשר להראות איך מגיעים – המקום לא נקבע.',
}))
