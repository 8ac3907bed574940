import { DAY } from '../domain/timeUnits.ts'

/** Formats the date that is a number of days after `now` (milliseconds since 1970), for example as 'March 18, 2025'. */
const formatDateAfter = (days: number, now: number) =>
  new Date(now + days * DAY).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' })

/** Makes three sample services after `now`: one soon, an ashes ceremony later in California, and one without a date. */
export const makeServices = (now: number) => [
  {
    title: 'Celebration of Life',
    date: formatDateAfter(24, now),
    time: '2:00 PM - 6:00 PM',
    location: 'Community Hall, Prairie du Sac, Wisconsin',
    description: 'Coffee and cake from two o’clock. The choir sings at three; anyone may join the back row.',
  },
  {
    title: 'Ashes Ceremony',
    date: formatDateAfter(81, now),
    time: '10:30 AM to 12:00 PM',
    location: 'Point Arena, California',
    description: 'We meet above the beach and walk down together. Bring a warm coat.',
  },
  {
    title: 'Memorial Service with the Bridge Crew',
    date: 'TBD',
    time: 'TBD',
    location: 'TBD',
    description: 'His old colleagues are choosing a bridge.',
  },
]
