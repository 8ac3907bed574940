import { DAY } from '../../timeUnits.ts'
import type { OtherLanguage } from '../dateStyle.ts'

/** The days from Easter Sunday to a holiday, and to its last day if it has several. */
const easterHolidays = {
  goodFriday: [-2],
  easterMonday: [1],
  holyWeek: [-7, 0],
  easter: [0],
  ascension: [39],
  pentecost: [49],
  corpusChristi: [60],
}

/** The day in the Hebrew calendar on which a holiday begins, and the days until its last one in Israel. */
const hebrewHolidays = {
  roshHashanah: ['1 Tishri', 1],
  yomKippur: ['10 Tishri', 0],
  sukkot: ['15 Tishri', 6],
  simchatTorah: ['22 Tishri', 0],
  hanukkah: ['25 Kislev', 7],
  tuBiShvat: ['15 Shevat', 0],
  purim: ['14 Adar', 0],
  passover: ['15 Nisan', 6],
  lagBaOmer: ['18 Iyar', 0],
  shavuot: ['6 Sivan', 0],
} as const

/** The holidays that are on the same day of each year. `datePhrases` has those that are also read in English. */
const fixedHolidays = {
  epiphany: 'January 6',
  assumption: 'August 15',
  allSaints: 'November 1',
  allSouls: 'November 2',
}

type Holiday = keyof typeof easterHolidays | keyof typeof hebrewHolidays | keyof typeof fixedHolidays

/** The names of holidays that people date photographs by, in small letters without accents. */
const names: Readonly<Record<OtherLanguage, Partial<Record<Holiday, string>>>> = {
  de: {
    goodFriday: 'karfreitag',
    easterMonday: 'ostermontag',
    holyWeek: 'karwoche',
    easter: '(?:(?:an|zu) )?ostern|ostersonntag',
    assumption: 'maria himmelfahrt',
    ascension: '(?:christi )?himmelfahrt',
    pentecost: '(?:(?:an|zu) )?pfingsten|pfingstsonntag',
    corpusChristi: 'fronleichnam',
    epiphany: 'dreikonig(?:e|stag)?|heilige drei konige',
    allSaints: 'allerheiligen',
    allSouls: 'allerseelen',
  },
  es: {
    goodFriday: 'viernes santo',
    easterMonday: 'lunes de pascua',
    holyWeek: 'semana santa',
    easter: '(?:domingo de )?(?:pascuas?|resurreccion)',
    assumption: '(?:la )?asuncion',
    ascension: '(?:la )?ascension',
    pentecost: 'pentecostes',
    corpusChristi: 'corpus(?: christi)?',
    epiphany: '(?:dia de )?(?:los )?reyes(?: magos)?',
    allSaints: '(?:dia de )?todos los santos',
    allSouls: 'dia de (?:los )?(?:fieles )?(?:muertos|difuntos)',
  },
  fr: {
    goodFriday: '(?:le )?vendredi saint',
    easterMonday: '(?:le )?lundi de paques',
    holyWeek: '(?:la )?semaine sainte',
    easter: '(?:dimanche de )?paques',
    assumption: "(?:l[’'])?assomption",
    ascension: "(?:l[’'])?ascension",
    pentecost: '(?:la )?pentecote',
    corpusChristi: '(?:la )?fete-dieu',
    epiphany: "(?:l[’'])?epiphanie|(?:la )?fete des rois",
    allSaints: '(?:la )?toussaint',
    allSouls: '(?:le )?jour des morts',
  },
  he: {
    roshHashanah: 'ב?ראש השנה',
    yomKippur: 'ב?יום (?:ה?כיפורים|כיפור)',
    sukkot: 'ב?(?:חג ה)?סוכות',
    simchatTorah: 'ב?שמחת תורה',
    hanukkah: 'ב?חנוכה',
    tuBiShvat: 'ב?ט״ו בשבט',
    purim: 'ב?פורים',
    passover: 'ב?(?:חג ה)?פסח',
    lagBaOmer: 'ב?ל״ג בעומר',
    shavuot: 'ב?(?:חג ה)?שבועות',
  },
  pl: {
    goodFriday: 'wielki piatek',
    easterMonday: 'poniedzialek wielkanocny|lany poniedzialek',
    holyWeek: 'wielki tydzien',
    easter: '(?:niedziela )?wielkanoc(?:na|y)?',
    assumption: 'matki boskiej zielnej',
    pentecost: 'zielone swiatki',
    corpusChristi: 'boze cialo',
    epiphany: '(?:swieto )?trzech kroli',
    allSaints: '(?:dzien )?wszystkich swietych',
    allSouls: 'zaduszki',
  },
}

/**
 * Writes the day of each holiday that folded text names, '1962-04-22' for 'ostern 1962', or its first and last day as EDTF does. The eve
 * of a holiday, and a holiday that moves and has no year, stay.
 */
export const replaceHolidays = (text: string): string =>
  rules.reduce(
    (dates, { pattern, holiday }) =>
      dates.replace(
        pattern,
        (_all, lead: string, year: string) => lead + writeHoliday(holiday, Number(year)),
      ),
    text,
  )

const isIn = <T extends object>(holidays: T, holiday: Holiday): holiday is Holiday & keyof T =>
  holiday in holidays

const rules = Object.values(names).flatMap((each) =>
  (Object.entries(each) as [Holiday, string][]).map(([holiday, pattern]) => ({
    holiday,
    pattern: new RegExp(
      `(^|[^\\p{L}])(?:${pattern})${isIn(fixedHolidays, holiday) ? '' : '(?: del?)? (\\d{4})'}(?![\\p{L}\\d])`,
      'u',
    ),
  })),
)

function writeHoliday(holiday: Holiday, year: number): string {
  if (isIn(fixedHolidays, holiday)) return fixedHolidays[holiday]
  if (isIn(easterHolidays, holiday))
    return easterHolidays[holiday].map((days) => writeDay(findEaster(year) + days * DAY)).join('/')
  const [date, length] = hebrewHolidays[holiday]
  const first = findHebrewDay(year, date)
  if (first === undefined) return ''
  return [...new Set([first, first + length * DAY])].map(writeDay).join('/')
}

const writeDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

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
