import { DAY } from '../../timeUnits.ts'
import type { OtherLanguage } from '../dateStyle.ts'

/**
 * Writes the day of each holiday that folded text names, '1962-04-22' for 'ostern 1962', or its first and last day as EDTF does. The eve
 * of a holiday, and a holiday that moves and has no year, stay.
 */
export const replaceHolidays = (text: string): string =>
  rules.reduce(
    (dates, { pattern, day }) =>
      dates.replace(
        pattern,
        (_all, lead: string, year: string) => lead + (typeof day === 'string' ? day : day(Number(year))),
      ),
    text,
  )

const fromEaster =
  (...days: number[]) =>
  (year: number) =>
    days.map((each) => writeDay(findEaster(year) + each * DAY)).join('/')

/** From a day of the Hebrew calendar, for the days of the holiday in Israel. */
const fromHebrewDay =
  (date: string, length = 1) =>
  (year: number) => {
    const first = findHebrewDay(year, date)
    if (first === undefined) return ''
    return [...new Set([first, first + (length - 1) * DAY])].map(writeDay).join('/')
  }

const holidays = {
  goodFriday: fromEaster(-2),
  easterMonday: fromEaster(1),
  holyWeek: fromEaster(-7, 0),
  easter: fromEaster(0),
  pentecost: fromEaster(49),
  corpusChristi: fromEaster(60),
  roshHashanah: fromHebrewDay('1 Tishri', 2),
  yomKippur: fromHebrewDay('10 Tishri'),
  sukkot: fromHebrewDay('15 Tishri', 7),
  hanukkah: fromHebrewDay('25 Kislev', 8),
  purim: fromHebrewDay('14 Adar'),
  passover: fromHebrewDay('15 Nisan', 7),
  shavuot: fromHebrewDay('6 Sivan'),
  // `datePhrases` has those that are also read in English
  epiphany: 'January 6',
  allSaints: 'November 1',
}

/** The names of holidays by which people date photographs and services, in small letters without accents. */
const names: Readonly<Record<OtherLanguage, Partial<Record<keyof typeof holidays, string>>>> = {
  de: {
    goodFriday: 'karfreitag',
    easterMonday: 'ostermontag',
    holyWeek: 'karwoche',
    easter: '(?:(?:an|zu) )?ostern|ostersonntag',
    pentecost: '(?:(?:an|zu) )?pfingsten|pfingstsonntag',
    corpusChristi: 'fronleichnam',
    epiphany: 'dreikonig(?:e|stag)?|heilige drei konige',
    allSaints: 'allerheiligen',
  },
  es: {
    goodFriday: 'viernes santo',
    easterMonday: 'lunes de pascua',
    holyWeek: 'semana santa',
    easter: '(?:domingo de )?(?:pascua|resurreccion)',
    pentecost: 'pentecostes',
    corpusChristi: 'corpus(?: christi)?',
    epiphany: '(?:dia de )?(?:los )?reyes(?: magos)?',
    allSaints: '(?:dia de )?todos los santos',
  },
  fr: {
    goodFriday: '(?:le )?vendredi saint',
    easterMonday: '(?:le )?lundi de paques',
    holyWeek: '(?:la )?semaine sainte',
    easter: '(?:dimanche de )?paques',
    pentecost: '(?:la )?pentecote',
    corpusChristi: '(?:la )?fete-dieu',
    epiphany: "(?:l[’'])?epiphanie|(?:la )?fete des rois",
    allSaints: '(?:la )?toussaint',
  },
  he: {
    roshHashanah: 'ב?ראש השנה',
    yomKippur: 'ב?יום (?:ה?כיפורים|כיפור)',
    sukkot: 'ב?(?:חג ה)?סוכות',
    hanukkah: 'ב?חנוכה',
    purim: 'ב?פורים',
    passover: 'ב?(?:חג ה)?פסח',
    shavuot: 'ב?(?:חג ה)?שבועות',
  },
  pl: {
    goodFriday: 'wielki piatek',
    easterMonday: 'poniedzialek wielkanocny|lany poniedzialek',
    holyWeek: 'wielki tydzien',
    easter: '(?:niedziela )?wielkanoc(?:na|y)?',
    pentecost: 'zielone swiatki',
    corpusChristi: 'boze cialo',
    epiphany: '(?:swieto )?trzech kroli',
    allSaints: '(?:dzien )?wszystkich swietych',
  },
}

const rules = Object.values(names).flatMap((each) =>
  Object.entries(each).map(([holiday, phrase]) => {
    const day = holidays[holiday as keyof typeof holidays]
    const year = typeof day === 'string' ? '' : '(?: del?)? (\\d{4})'
    return { day, pattern: new RegExp(`(^|[^\\p{L}])(?:${phrase})${year}(?![\\p{L}\\d])`, 'u') }
  }),
)

/** Finds Easter Sunday by the rule of the Western churches (Jean Meeus, Astronomical Algorithms, 2nd edition, chapter 8). */
export function findEaster(year: number): number {
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const ofMoon = year % 19
  const corrections = Math.floor(century / 4) + Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * ofMoon + century - corrections + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((ofMoon + 11 * moon + 22 * sunday) / 451)
  return Date.UTC(year, 2, moon + sunday - 7 * late + 22)
}

/** Finds the day of a year that has a date of the Hebrew calendar. In a leap year, Adar is its second month of that name. */
function findHebrewDay(year: number, date: string): number | undefined {
  const format = new Intl.DateTimeFormat('en-u-ca-hebrew', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 366 }, (_, index) => Date.UTC(year, 0, index + 1))
  return days.find((day) => format.format(day).replace(/ II| \d+$/g, '') === date)
}

const writeDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)
