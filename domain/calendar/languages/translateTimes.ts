import type { Language } from '../../language.ts'
import { fold } from './fold.ts'
import { knownLanguages, readsEnglishOnly } from './knownLanguages.ts'

/** The words in the times of a language, in small letters without accents. */
interface TimePhrases {
  /** before a time */
  before: string
  /** between two times */
  to: string
  /** before two times with `and` between them; without it, 'and' means two times, not a range */
  between: string
  and: string
  /** after an hour of a clock with 24 hours, or before it */
  hour: string
  noon: string
  midnight: string
  /** words that make twelve o’clock noon */
  morning: string
  afternoon: string
  /** words that make twelve o’clock midnight */
  evening: string
  night: string
}

const timePhrases: Readonly<Record<Exclude<Language, 'en'>, TimePhrases>> = {
  de: {
    before: 'um|ab|von',
    to: 'bis',
    between: 'zwischen',
    and: 'und',
    hour: 'uhr',
    noon: 'mittags?',
    midnight: 'mitternachts?',
    morning: 'morgens|vormittags|fruh|am (?:vormittag|morgen)',
    afternoon: 'nachmittags|am nachmittag',
    evening: 'abends|am abend',
    night: 'nachts',
  },
  es: {
    before: '(?:a|de|desde|a partir de) las?|al|de|desde|las?',
    to: '(?:a|hasta) las?|al?|hasta(?: el)?',
    between: 'entre(?: las?)?',
    and: 'y(?: las?)?',
    hour: 'horas|hr?s?',
    noon: '(?:del )?mediodia',
    midnight: 'medianoche',
    morning: 'de la manana',
    afternoon: 'de la tarde',
    evening: 'de la noche',
    night: 'de la madrugada',
  },
  fr: {
    before: 'a partir de|a|de|des',
    to: "a|jusqu[’']?a",
    between: 'entre',
    and: 'et',
    hour: 'heures?|h',
    noon: 'midi',
    midnight: 'minuit',
    morning: 'du matin',
    afternoon: "de l[’']apres-midi",
    evening: 'du soir',
    night: 'de la nuit',
  },
  he: {
    before: 'החל מ-?|מ-?|ב-',
    to: 'ו?עד|ל-',
    between: 'בין',
    and: 'ו-?|ל-?',
    hour: '[במ]?ה?שעה',
    noon: '[בה]?צהריי?ם',
    midnight: 'ב?חצות',
    morning: 'בבוקר|לפני הצהריי?ם|לפנה״צ|לפנה"צ',
    afternoon: 'אחר הצהריי?ם|אחה״צ|אחה"צ',
    evening: 'בערב',
    night: 'לפנות בוקר',
  },
  pl: {
    before: 'o|od|w|po',
    to: 'do',
    between: '(?:po)?miedzy',
    and: 'a|i',
    hour: 'godz\\.?|godzin(?:[aey]|ie)',
    noon: 'poludni[ea]',
    midnight: 'polnoc[yą]?',
    morning: 'rano|przed poludniem',
    afternoon: 'po poludniu',
    evening: 'wieczorem',
    night: 'w nocy|nad ranem',
  },
}

/**
 * The English ending of an hour, by the part of the day that the text names. It is null for an hour that nobody says so, such as
 * '1 de la noche'; that text is not read.
 */
const ends = {
  morning: (hour: number) => (hour < 12 ? 'am' : hour === 12 ? 'pm' : null),
  afternoon: (hour: number) => (hour > 12 ? '' : 'pm'),
  evening: (hour: number) => (hour > 12 ? '' : hour === 12 ? 'midnight' : hour > 4 ? 'pm' : null),
  night: (hour: number) => (hour === 12 ? 'midnight' : hour < 6 ? 'am' : null),
}

/**
 * Writes a time with the words of any language as English does: '14:00 - 16:00' for 'von 14 bis 16 Uhr', '2 pm' for '2 de la tarde'. Next
 * to a word such as 'Uhr', an hour from 8 on is of a clock with 24 hours, unless the text says the part of the day; a smaller one may be
 * of the afternoon, and stays. Code that knows only English leaves the text as it is.
 */
export const translateTimes = (text: string, known = knownLanguages): string =>
  readsEnglishOnly || known.length === 1 ? text : translate(text)

const translate = readsEnglishOnly ? String : makeTranslator()

function makeTranslator() {
  const join = (...kinds: (keyof TimePhrases)[]) =>
    Object.values(timePhrases)
      .flatMap((each) => kinds.map((kind) => each[kind]))
      .join('|')
  const find = (kind: keyof TimePhrases) => new RegExp(`(^|[^\\p{L}])(?:${join(kind)})(?!\\p{L})\\.?`, 'gu')
  const [hour, noon, midnight] = [find('hour'), find('noon'), find('midnight')]
  const hourBeforeMinutes = new RegExp(`(\\d) ?(?:${join('hour')}) ?(?=\\d\\d(?!\\d))`, 'gu')
  const partsOfDay = (Object.keys(ends) as (keyof typeof ends)[]).map((part) => ({
    findEnd: ends[part],
    // 'abends um 8' is '8 abends'
    first: new RegExp(`^(${join(part)}) (.+)$`, 'u'),
    last: new RegExp(`(^|[^\\d:.])(\\d{1,2})([:.]\\d\\d)? *(?:${join(part)})(?!\\p{L})\\.?`, 'gu'),
  }))
  const between = new RegExp(`^((?:${join('between')}) .+) (?:${join('and')})(?: |(?=\\d))`, 'u')
  const before = new RegExp(`^(?:${join('before', 'between')})(?: |(?=\\d))`, 'u')
  const to = new RegExp(` (?:${join('to')})(?: |(?=\\d))`, 'gu')
  return (text: string): string => {
    const folded = fold(text).trim().replace(/\s+/g, ' ')
    const spoken = folded.replace(midnight, '$1midnight')
    const plain = spoken.replace(hourBeforeMinutes, '$1:').replace(hour, '$1 ')
    const inEnglish = partsOfDay.reduce(
      (times, { findEnd, first, last }) =>
        times.replace(first, '$2 $1').replace(last, (all, lead: string, hours: string, minutes = '') => {
          const end = findEnd(Number(hours))
          return end === null ? all : `${lead}${hours}${minutes} ${end}`
        }),
      plain,
    )
    const times = inEnglish
      .replace(noon, '$1noon')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(between, '$1 - ')
      .replace(before, '')
      .replace(to, ' - ')
    if (times === folded) return text
    const firstOf24Hours = plain !== spoken && inEnglish === plain ? 8 : 13
    // next to midnight, English would take '10:00' for ten in the evening
    const forenoon = times.includes('midnight') ? ' am' : ''
    return times.replace(anyTime, (time, lead: string, hours: string, minutes = '00') =>
      Number(hours) >= firstOf24Hours
        ? `${lead}${hours.padStart(2, '0')}:${minutes}${Number(hours) < 12 ? forenoon : ''}`
        : time,
    )
  }
}

const anyTime = /(^|[^\d:.])(\d{1,2})(?:[:.](\d\d))?(?![\d:.]| ?[ap]\.?m| noon| midnight)/g
