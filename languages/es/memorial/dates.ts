import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { sentences } from '../grammar.ts'

/** Puts the article before a day or a season, as in 'hacia el 12 de mayo de 1948'; months and years have none. */
const addArticle = (date: string) => {
  if (/^(?:\d{1,2} de |(?:verano|otoño|invierno)\b)/.test(date)) return `el ${date}`
  return date.startsWith('primavera') ? `la ${date}` : date
}

const romanDigits = [
  ['XX', 20],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** Formats a century, such as 'XIX'. */
const formatRoman = (number: number): string => {
  const digit = romanDigits.find(([, value]) => value <= number)
  return digit ? digit[0] + formatRoman(number - digit[1]) : ''
}

/** The words around dates, times and zones. */
export const dateTexts = sentences<typeof en>({
  about: (date) => `hacia ${addArticle(date)}`,
  perhaps: (date) => `quizá ${addArticle(date)}`,
  decade: (year) => `la década de ${year}`,
  century: (number) => `el siglo ${formatRoman(number)}`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['primavera', 'verano', 'otoño', 'invierno'][season]} de ${year}`,
  between: (first, last) => `entre ${addArticle(first)} y ${addArticle(last)}`,
  since: (first) => `desde ${addArticle(first)}`,
  until: (last) => `hasta ${addArticle(last)}`,
  at: (day, clock) => `${day} a ${/^0?1:/.test(clock) ? 'la' : 'las'} ${clock}`,
  age: (years) => {
    if (years === 0) return 'primer año de vida'
    return years === 1 ? 'tenía 1 año' : `tenía ${years} años`
  },
})
