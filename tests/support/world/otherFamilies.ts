import type { Language } from '../../../domain/language.ts'

const berlin = 'Europe/Berlin'

/**
 * The services of families who write in another language than English, in the order in which visitors see them on March 1, 2030, with
 * what the server adds to them. One service has begun, one is not settled, and one is past.
 */
export const otherFamilies = [
  {
    language: 'de',
    timezone: berlin,
    services: [
      {
        written: { title: 'Kaffee', date: '1. März 2030', time: '9 Uhr', location: 'Gemeindesaal' },
        shown: { date: 'Freitag, 1. März 2030', time: '9 Uhr' },
        meant: { date: '2030-03-01', time: '09:00' },
      },
      {
        written: { title: 'Trauerfeier', date: '18. April 2030', time: 'von 14 bis 16 Uhr', location: 'Dom' },
        shown: { date: 'Donnerstag, 18. April 2030', time: 'von 14 bis 16 Uhr' },
        meant: { time: '14:00–16:00' },
      },
      {
        written: { title: 'Beisetzung', date: 'noch offen', time: 'noch offen', location: 'noch offen' },
        shown: { date: 'noch offen', time: 'noch offen' },
        meant: { date: 'TBD', time: 'TBD', location: 'TBD' },
      },
      {
        written: { title: 'Andacht', date: 'Di., 5. Feb. 2030', time: 'ab 10.30 Uhr', location: 'Dom' },
        shown: { date: 'Dienstag, 5. Februar 2030', time: 'ab 10.30 Uhr' },
        meant: { date: '2030-02-05', time: '10:30' },
      },
    ],
    event: { start: '2030-04-18T14:00', end: '2030-04-18T16:00', zone: berlin },
  },
  {
    language: 'pl',
    timezone: 'Europe/Warsaw',
    services: [
      {
        written: { title: 'Msza', date: '1 marca 2030 r.', time: 'godz. 9', location: 'Kościół' },
        shown: { date: 'piątek, 1 marca 2030', time: 'godz. 9' },
        meant: { date: '2030-03-01', time: '09:00' },
      },
      {
        written: { title: 'Stypa', date: '18 maja 2030', time: 'od 14 do 16', location: 'Dom' },
        shown: { date: 'sobota, 18 maja 2030', time: 'od 14 do 16' },
        meant: { date: '2030-05-18', time: '14:00–16:00' },
      },
      {
        written: { title: 'Pogrzeb', date: 'wkrótce', time: 'do ustalenia', location: 'do ustalenia' },
        shown: { date: 'wkrótce', time: 'do ustalenia' },
        meant: { date: 'TBD', time: 'TBD', location: 'TBD' },
      },
      {
        written: { title: 'Różaniec', date: 'wtorek, 5 lutego 2030', time: 'o 18', location: 'Kaplica' },
        shown: { date: 'wtorek, 5 lutego 2030', time: 'o 18' },
        meant: { date: '2030-02-05', time: '18:00' },
      },
    ],
    event: { start: '2030-05-18T14:00', end: '2030-05-18T16:00', zone: 'Europe/Warsaw' },
  },
  {
    language: 'he',
    timezone: 'Asia/Jerusalem',
    services: [
      {
        written: { title: 'תפילה', date: '1 במרץ 2030', time: 'בשעה 9:00', location: 'בית הכנסת' },
        shown: { date: 'יום שישי, 1 במרץ 2030', time: 'בשעה 9:00' },
        meant: { date: '2030-03-01', time: '09:00' },
      },
      {
        written: { title: 'אזכרה', date: '18 במאי 2030', time: 'מ-14:00 עד 16:00', location: 'בית העלמין' },
        shown: { date: 'יום שבת, 18 במאי 2030', time: 'מ-14:00 עד 16:00' },
        meant: { date: '2030-05-18', time: '14:00–16:00' },
      },
      {
        written: { title: 'הלוויה', date: 'ייקבע', time: 'טרם נקבע', location: 'ייקבע בהמשך' },
        shown: { date: 'ייקבע', time: 'טרם נקבע' },
        meant: { date: 'TBD', time: 'TBD', location: 'TBD' },
      },
      {
        written: { title: 'שבעה', date: 'יום שלישי, 5 בפברואר 2030', time: 'בערב', location: 'בבית' },
        shown: { date: 'יום שלישי, 5 בפברואר 2030', time: 'בערב' },
        meant: { date: '2030-02-05' },
      },
    ],
    event: { start: '2030-05-18T14:00', end: '2030-05-18T16:00', zone: 'Asia/Jerusalem' },
  },
] as const satisfies readonly { language: Language; [name: string]: unknown }[]
