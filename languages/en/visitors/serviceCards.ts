import { sentences } from '../grammar.ts'

export const texts = sentences({
  /** another language has none for a kind that can be a funeral, a burial, or coffee */
  kinds: {
    celebration: 'Celebration of Life',
    ashes: 'Ashes Ceremony',
    memorial: 'Memorial Service',
  },
  past: 'This service has taken place.',
  directions: 'Directions',
  addToCalendar: 'Add to Calendar',
  otherCalendars: 'Other calendars',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'Apple Calendar (iPhone, iPad, Mac)',
  file: 'Calendar file (.ics)',
  noCalendar: 'Cannot add to calendar - date or time is still to be determined.',
  noDirections: 'Cannot show directions - location is still to be determined.',
})
