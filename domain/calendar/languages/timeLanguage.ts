import type { Language } from '../../language.ts'

/** How people of a language say times. */
interface TimeLanguage {
  /** writes a start, or a start and an end, each as a clock shows it: 'de 14 h à 16 h' */
  writeTimes: (clocks: readonly string[]) => string
  /** puts a time, of ours or as typed, after a day: 'vendredi à 14 h 30' */
  addTime: (day: string, time: string) => string
}

const withComma = (day: string, time: string) => `${day}, ${time}`

/**
 * Shortens a time such as '14:00' to '14', and '09:05' to '9.05'. One before eight keeps all its digits, because with fewer it could be one
 * of the evening.
 */
const shorten = (clock: string, separator: string) =>
  clock < '08:00' ? clock.replace(':', separator) : clock.replace(/^0|:00$/g, '').replace(':', separator)

const timeLanguages: Readonly<Record<Language, TimeLanguage>> = {
  en: {
    writeTimes: (clocks) => clocks.join(clocks[0]?.endsWith('M') ? ' - ' : '–'),
    addTime: withComma,
  },
  de: {
    writeTimes: (clocks) => `${clocks.map((clock) => shorten(clock, '.')).join('–')}\u00a0Uhr`,
    addTime: withComma,
  },
  es: {
    writeTimes: ([start = '', end]) => (end ? `de ${start} a ${end}` : start),
    addTime: (day, time) => {
      const article = /^0?1(?!\d)/.test(time) ? 'la' : 'las'
      const said = time
        .replace(/^(?=\d)/, `${article}\u00a0`)
        .replace(/^(?=las?\s|medi(?:odía|anoche))/, 'a\u00a0')
      if (!/^(?:al|a\s(?:eso|las?|medi\p{L}+)|de|desde|entre|hacia|sobre)(?!\p{L})/u.test(said))
        return withComma(day, said)
      // a second comma closes what the first has opened: 'viernes, 4 de diciembre, a las 14:00'
      return `${day}${day.includes(',') ? ',' : ''} ${said}`
    },
  },
  fr: {
    writeTimes: (clocks) => {
      const [start = '', end] = clocks.map((clock) => {
        const time = shorten(clock, '\u00a0h\u00a0')
        return time.includes('h') ? time : `${time}\u00a0h`
      })
      return end ? `de ${start} à ${end}` : start
    },
    addTime: (day, time) => {
      if (/^(?:de|vers|entre|dès|à partir|à(?= \d)) /.test(time)) return `${day} ${time}`
      return /^(?:\d[^–-]*$|mi(?:di|nuit))/.test(time) ? `${day} à ${time}` : withComma(day, time)
    },
  },
  he: {
    writeTimes: (clocks) => clocks.join('–'),
    addTime: (day, time) =>
      /^\d/.test(time)
        ? `${day} ${time.includes('–') ? 'בשעות' : 'בשעה'}\u00a0${time}`
        : withComma(day, time),
  },
  pl: {
    writeTimes: (clocks) =>
      `godz.\u00a0${clocks.map((clock) => clock.replace(/^0(?=[89])/, '').replace(':', '.')).join('–')}`,
    addTime: withComma,
  },
}

/** Writes a start, or a start and an end, as people of a language say them. */
export const sayTimes = (clocks: readonly string[], language: Language) =>
  timeLanguages[language].writeTimes(clocks)

/** Says a day and a time in one: 'Friday, 4 PM', 'vendredi à 14 h 30'. One of them may be empty. */
export const addTime = (day: string, time: string, language: Language = 'en') =>
  day && time ? timeLanguages[language].addTime(day, time) : day || time

/** Gives a line that says a day or a time its capital: 'Vendredi 4 décembre'. English has it already, or stands as the family typed it. */
export const startLine = (text: string, language: Language) =>
  language === 'en' ? text : text.charAt(0).toUpperCase() + text.slice(1)
