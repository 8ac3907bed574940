import type { Language } from '../../language.ts'
import { fold } from '../splitDate.ts'
import { knownLanguages, readsEnglishOnly } from './knownLanguages.ts'

/** The words in the times of a language, in small letters without accents. */
interface TimePhrases {
  /** before a time */
  before: string
  /** between two times */
  to: string
  /** after an hour of a clock with 24 hours, or before it */
  hour: string
  noon: string
  midnight: string
  morning: string
  afternoon: string
}

const timePhrases: Readonly<Record<Exclude<Language, 'en'>, TimePhrases>> = {
  de: {
    before: 'um|ab|von|zwischen',
    to: 'bis|und',
    hour: 'uhr',
    noon: 'mittags?',
    midnight: 'mitternachts?',
    morning: 'morgens|vormittags|fruh|am (?:vormittag|morgen)',
    afternoon: 'nachmittags|abends|am (?:nachmittag|abend)',
  },
  es: {
    before: '(?:a|de|desde|entre|a partir de) las?|de|desde|entre|las?',
    to: '(?:a|hasta|y) las?|a|y|hasta',
    hour: 'horas|hr?s?',
    noon: '(?:al |del )?mediodia',
    midnight: '(?:a )?medianoche|12(?::00)? de la noche',
    morning: 'de la (?:manana|madrugada)',
    afternoon: 'de la (?:tarde|noche)',
  },
  fr: {
    before: 'a partir de|a|de|des|entre',
    to: "a|et|jusqu[’']?a",
    hour: 'heures?|h',
    noon: 'midi',
    midnight: 'minuit',
    morning: 'du matin',
    afternoon: "de l[’']apres-midi|du soir",
  },
  he: {
    before: 'החל מ-?|בין|מ-?|ב-',
    to: 'ו?עד|ל-|ו-?',
    hour: '[במ]?ה?שעה',
    noon: 'ב?צהריי?ם',
    midnight: 'ב?חצות',
    morning: 'בבוקר',
    afternoon: 'אחר הצהריי?ם|אחה״צ|אחה"צ|בערב',
  },
  pl: {
    before: 'o|od|w|po|miedzy',
    to: 'do|a|i',
    hour: 'godz\\.?|godzin(?:[aey]|ie)',
    noon: 'poludni[ea]',
    midnight: 'polnoc[yą]?',
    morning: 'rano',
    afternoon: 'po poludniu|wieczorem',
  },
}

/**
 * Writes a time with the words of any language as English does: '14:00 - 16:00' for 'von 14 bis 16 Uhr', '2 pm' for '2 de la tarde'. Next
 * to a word such as 'Uhr', an hour from 8 on is of a clock with 24 hours; a smaller one may be of the afternoon, and stays. Code that
 * knows only English leaves the text as it is.
 */
export const translateTimes = (text: string, known = knownLanguages): string =>
  readsEnglishOnly || known.length === 1 ? text : translate(text)

const translate = readsEnglishOnly ? String : makeTranslator()

function makeTranslator() {
  const join = (kind: keyof TimePhrases) =>
    Object.values(timePhrases)
      .map((each) => each[kind])
      .join('|')
  const find = (kind: keyof TimePhrases) => new RegExp(`(^|[^\\p{L}])(?:${join(kind)})(?!\\p{L})\\.?`, 'gu')
  const [hour, noon, midnight] = [find('hour'), find('noon'), find('midnight')]
  const [morning, afternoon] = [find('morning'), find('afternoon')]
  const hourBeforeMinutes = new RegExp(`(\\d) ?(?:${join('hour')}) ?(?=\\d\\d(?!\\d))`, 'gu')
  const before = new RegExp(`^(?:${join('before')})(?: |(?=\\d))`, 'u')
  const to = new RegExp(` (?:${join('to')})(?: |(?=\\d))`, 'gu')
  return (text: string): string => {
    const folded = fold(text).trim().replace(/\s+/g, ' ')
    // '19 Uhr abends' has 24 hours
    const half = /(?:^|\D)(?:1[3-9]|2[0-3])(?!\d)/.test(folded) ? ['', ''] : ['am', 'pm']
    // in Spanish, midnight is '12 de la noche'
    const spoken = folded
      .replace(midnight, '$1midnight')
      .replace(afternoon, `$1${half[1]}`)
      .replace(morning, `$1${half[0]}`)
    const plain = spoken.replace(hourBeforeMinutes, '$1:').replace(hour, '$1 ')
    const hasHour = plain !== spoken
    const times = plain
      .replace(noon, '$1noon')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(before, '')
      .replace(to, ' - ')
    if (times === folded) return text
    return times.replace(anyTime, (time, lead: string, hours: string, minutes = '00') =>
      Number(hours) > (hasHour ? 7 : 12) ? `${lead}${hours.padStart(2, '0')}:${minutes}` : time,
    )
  }
}

const anyTime = /(^|[^\d:.])(\d{1,2})(?:[:.](\d\d))?(?![\d:.]| ?[ap]\.?m| noon| midnight)/g
