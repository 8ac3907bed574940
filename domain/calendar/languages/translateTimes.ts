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
  /** the hours in words, from one on */
  hours: string
  /** the phrases for a part of an hour, by the minutes that they add to the hour at `#`, or else to twelve: 'halb #' takes 30 from it */
  minutes: Readonly<Record<number, string>>
  /** words that make twelve o’clock noon */
  morning: string
  afternoon: string
  /** words that make twelve o’clock midnight */
  evening: string
  night: string
}

type WordKind = {
  [kind in keyof TimePhrases]: TimePhrases[kind] extends string ? kind : never
}[keyof TimePhrases]

const timePhrases: Readonly<Record<Exclude<Language, 'en'>, TimePhrases>> = {
  de: {
    before: '(?:um|ab|gegen|etwa|ungefahr|ca\\.?|circa|zirka)(?: um| ab| gegen)?|von',
    to: 'bis',
    between: 'zwischen',
    and: 'und',
    hour: 'uhr',
    noon: 'mittags?',
    midnight: 'mitternachts?',
    hours: 'eins? zwei|zwo drei vier funf sechs sieben acht neun zehn elf zwolf',
    minutes: {
      [-45]: 'viertel #',
      [-30]: 'halb #',
      [-15]: '(?:(?:3 |drei)viertel|viertel vor) #',
      15: 'viertel nach #',
    },
    morning: 'morgens|vormittags|fruh|am (?:vormittag|morgen)',
    afternoon: 'nachmittags|am nachmittag',
    evening: 'abends|am abend',
    night: 'nachts',
  },
  es: {
    before:
      '(?:(?:como )?a|de|desde|a partir de|sobre|hacia|alrededor de|cerca de|a eso de|aproximadamente(?: a)?) las?|al|de|desde|las?',
    to: '(?:a|hasta) las?|al?|hasta(?: el)?',
    between: 'entre(?: las?)?',
    and: 'y(?: las?)?',
    hour: 'horas|hr?s?',
    noon: '(?:del )?mediodia',
    midnight: 'medianoche',
    hours: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    minutes: {
      [-15]: '# menos cuarto|(?:un )?cuarto para las? #',
      15: '# y cuarto',
      30: '# y media',
    },
    morning: 'de la manana',
    afternoon: 'de la tarde',
    evening: 'de la noche',
    night: 'de la madrugada',
  },
  fr: {
    before: 'a partir de|a|de|des|(?:vers|environ|aux (?:alentours|environs) de)(?: les)?',
    to: "a|jusqu[’']?a",
    between: 'entre',
    and: 'et',
    hour: 'heures?|h',
    noon: 'midi',
    midnight: 'minuit',
    hours: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
    minutes: {
      [-15]: '(?:#|midi) moins (?:le )?quart',
      15: '(?:#|midi) et quart',
      30: '(?:#|midi) et demie?',
    },
    morning: 'du matin',
    afternoon: "de l[’']apres-midi",
    evening: 'du soir',
    night: 'de la nuit',
  },
  he: {
    before: 'החל(?: מ-?)?|(?:בסביבות|בערך|לקראת)(?: ב-?)?|מ-?|ב-?',
    to: 'ו?עד|ל-?',
    between: 'בין',
    and: 'ו-?|ל-?',
    hour: '[במ]?ה?שע(?:ה|ות)',
    noon: '[בה]?צהריי?ם',
    midnight: 'ב?חצות',
    hours: 'אחת שתיי?ם שלוש ארבע חמש שש שבע שמונה תשע עשר אחת.עשרה שתי?ם.עשרה',
    minutes: { [-15]: 'רבע ל-?#', 15: '# ורבע', 30: '# וחצי' },
    morning: 'בבוקר|לפני הצהריי?ם|לפנה״צ',
    afternoon: 'אחרי? הצהריי?ם|אחה״צ',
    evening: 'בערב|בלילה',
    night: 'לפנות בוקר|בלילה',
  },
  pl: {
    before: '(?:(?:oko|ko)lo|ok\\.?)(?: o)?|o|od|w|po',
    to: 'do',
    between: '(?:po)?miedzy',
    and: 'a|i',
    hour: 'godz\\.?|godzin(?:[aey]|ie)|-?t?ej',
    noon: 'poludni[ea]',
    midnight: 'polnoc[yą]?',
    hours:
      'pierwsz drugi? trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast trzynast czternast pietnast szesnast siedemnast osiemnast dziewietnast dwudziest'.replaceAll(
        /\S+/g,
        '$&(?:a|ej)',
      ),
    minutes: {
      [-30]: 'w ?pol do #',
      [-15]: 'za kwadrans #|kwadrans (?:do|przed) #',
      15: 'kwadrans po #',
    },
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
  noon: (hour: number) => (hour > 12 ? '' : hour < 4 || hour === 12 ? 'pm' : null),
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
  const rows = Object.values(timePhrases)
  const join = (...kinds: WordKind[]) => rows.flatMap((each) => kinds.map((kind) => each[kind])).join('|')
  const find = (kind: WordKind) => new RegExp(`(^|[^\\p{L}])(?:${join(kind)})(?!\\p{L})\\.?`, 'gu')
  const [hour, noon, midnight] = [find('hour'), find('noon'), find('midnight')]
  const hourBeforeMinutes = new RegExp(`(\\d) ?(?:${join('hour')}) ?(?=\\d\\d(?!\\d))`, 'gu')
  const hours = rows.map((each) => each.hours.split(' '))
  const lastHour = Math.max(...hours.map(({ length }) => length))
  // the last hour first, because 'אחת עשרה' begins as 'אחת' does; in Hebrew, 'at' is a part of the word
  const hourRules = Array.from({ length: lastHour }, (_, index) => {
    const names = hours.flatMap((each) => each[lastHour - 1 - index] ?? []).join('|')
    return {
      digits: `$1$2${lastHour - index}`,
      pattern: new RegExp(`(^|[^\\p{L}])([במל]?)(?:${names})(?!\\p{L})`, 'gu'),
    }
  })
  const minuteRules = rows.flatMap((each) =>
    Object.entries(each.minutes).map(([added, phrase]) => {
      const phrases = phrase.replaceAll('#', '(\\d{1,2}) {0,2}')
      return {
        added: Number(added),
        pattern: new RegExp(`(^|[במל]|[^\\p{L}\\d])(?:${phrases})(?![\\p{L}\\d:.])`, 'gu'),
      }
    }),
  )
  const writeNumbers = (text: string) => {
    const inDigits = hourRules.reduce((times, { pattern, digits }) => times.replace(pattern, digits), text)
    return minuteRules.reduce(
      (times, { pattern, added }) =>
        times.replace(pattern, (_all, lead: string, ...groups) => {
          // the position of the match is a number, too
          const hour = groups.find((group) => typeof group === 'string' && /^\d+$/.test(group)) ?? 12
          return lead + writeTime(Number(hour) * 60 + added)
        }),
      inDigits,
    )
  }
  const partsOfDay = (Object.keys(ends) as (keyof typeof ends)[]).map((part) => ({
    findEnd: ends[part],
    // 'abends um 8' is '8 abends'
    first: part === 'noon' ? null : new RegExp(`^(${join(part)}) (.+)$`, 'u'),
    last: new RegExp(`(^|[^\\d:.])(\\d{1,2})([:.]\\d\\d)? *(?:${join(part)})(?!\\p{L})\\.?`, 'gu'),
  }))
  const between = new RegExp(`^((?:${join('between')}) .+) (?:${join('and')})(?: |(?=\\d))`, 'u')
  const before = new RegExp(`^(?:${join('before', 'between')})(?: |(?=\\d))`, 'u')
  const to = new RegExp(` (?:${join('to')})(?: |(?=\\d))`, 'gu')
  return (text: string): string => {
    const folded = fold(text).trim().replace(/\s+/g, ' ')
    // in '2 to six' and 'at once', 'six' and 'once' are no hours in French and Spanish
    if (inEnglishSentence.test(folded)) return text
    const spoken = folded.replace(raisedMinutes, toMinutes).replace(midnight, '$1midnight')
    const plain = spoken.replace(hourBeforeMinutes, '$1:').replace(hour, '$1 ')
    const numbers = writeNumbers(plain)
    const inEnglish = partsOfDay.reduce(
      (times, { findEnd, first, last }) =>
        (first ? times.replace(first, '$2 $1') : times).replace(
          last,
          (all, lead: string, hours: string, minutes = '') => {
            const end = findEnd(Number(hours))
            return end === null ? all : `${lead}${hours}${minutes} ${end}`
          },
        ),
      numbers,
    )
    const times = inEnglish
      .replace(noon, '$1noon')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(between, '$1 - ')
      .replace(before, '')
      .replace(to, ' - ')
    if (times === folded) return text
    const firstOf24Hours = plain !== spoken && inEnglish === numbers ? 8 : 13
    // next to midnight, English would take '10:00' for ten in the evening
    const forenoon = times.includes('midnight') ? ' am' : ''
    return times
      .replace(anyTime, (time, lead: string, hours: string, minutes?: string) =>
        Number(hours) >= firstOf24Hours || (forenoon && minutes && hours.length > 1)
          ? `${lead}${hours.padStart(2, '0')}:${minutes ?? '00'}${Number(hours) < 12 ? forenoon : ''}`
          : time,
      )
      .replace(/^(\d|1[0-2]) - midnight$/, '$1 - 24:00')
  }
}

const inEnglishSentence = /(?:^| )(?:at|from|to|until) /

const anyTime = /(^|[^\d:.])(\d{1,2})(?:[:.](\d\d))?(?![\d:.]| ?[ap]\.?m| noon| midnight)/g

/** '14⁰⁰', and '14°°' of those who have no such digits */
const raisedMinutes = /(\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]{2}|[°º]{2})/g
const toMinutes = (_all: string, hour: string, minutes: string) =>
  `${hour}:${[...minutes].map((digit) => Math.max(0, '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit))).join('')}`

/** Writes minutes from midnight as people write them who say no half of the day: '12:30' also for half past midnight. */
const writeTime = (minutes: number) => {
  const hour = Math.floor(minutes / 60) || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}
