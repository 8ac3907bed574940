import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { count, sentences } from '../grammar.ts'

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const formatRoman = (number: number) => 'X'.repeat(Math.floor(number / 10)) + ONES[number % 10]

const genitives: Readonly<Record<string, string>> = {
  styczeń: 'stycznia',
  luty: 'lutego',
  marzec: 'marca',
  kwiecień: 'kwietnia',
  maj: 'maja',
  czerwiec: 'czerwca',
  lipiec: 'lipca',
  sierpień: 'sierpnia',
  wrzesień: 'września',
  październik: 'października',
  listopad: 'listopada',
  grudzień: 'grudnia',
  wiosna: 'wiosny',
  jesień: 'jesieni',
  zima: 'zimy',
  lata: 'lat',
  wiek: 'wieku',
}
/** Writes a date as it follows 'około': 'czerwca 1958'. */
const toGenitive = (date: string) => date.replace(/\p{Ll}+/gu, (word) => genitives[word] ?? word)

/** The words around dates. Each fits a date in the nominative, such as 'czerwiec 1958'. */
export const dateTexts = sentences<typeof en>({
  about: (date) => `ok. ${toGenitive(date)}`,
  perhaps: (date) => `być może ${date}`,
  /** such as 'lata 50. XX wieku', and 'lata 1900–1909', because no short name of that decade is usual */
  decade: (year) =>
    year.endsWith('00')
      ? `lata ${year}–${year.slice(0, -1)}9`
      : `lata ${year.slice(-2)}. ${formatRoman(Number(year.slice(0, -2)) + 1)} wieku`,
  century: (number) => `${formatRoman(number)} wiek`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['wiosna', 'lato', 'jesień', 'zima'][season]} ${year}`,
  between: (first, last) => (/^\d+$/.test(first) ? `${first}–${last}` : `${first} – ${last}`),
  since: (first) => `${first} lub później`,
  until: (last) => `${last} lub wcześniej`,
  at: (day, clock) => `${day}, ${clock}`,
  age: (years) =>
    years === 0 ? 'pierwszy rok życia' : `w wieku ${count(years, '# roku', '# lat', '# lat')}`,
})
