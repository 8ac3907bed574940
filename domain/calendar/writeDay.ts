import type { Language } from '../language.ts'
import {
  type DateStyle,
  isDayFirst,
  isEnglish,
  languageOf,
  type OtherLanguage,
  otherLanguageOf,
} from './dateStyle.ts'
import { formatAbbreviatedDay, formatDay } from './formatDay.ts'
import { type Day, findWeekday } from './dates.ts'
import { dateLanguages } from './languages/dateLanguage.ts'

/** Writes a date such as '2025-01-05' in a style: 'January 5, 2025', '5 January 2025' or '5. Januar 2025'. */
export const writeDay = (day: string, style?: DateStyle): string =>
  isEnglish(style) ? formatDay(day, isDayFirst(style)) : write(day, style)

/** Writes the weekday of a date as it stands without the date: 'Friday', 'יום שישי'. */
export const writeWeekday = (day: Day, language: Language): string =>
  dateLanguages[language].addWeekday(findWeekday(day, language), '').trim().replace(/,$/, '')

/** Writes a date without its year: 'January 5'. */
export const writeDayOfYear = (day: string, style?: DateStyle): string => dropYear(writeDay(day, style))

export const dropYear = (date: string) => date.replace(/(?: del?|,)? \d+$/, '')

/** Writes a date for narrow places: 'Jan 5, 2025', '5 Jan 2025' or '5. Jan. 2025'. */
export const writeShortDay = (day: string, style?: DateStyle): string =>
  isEnglish(style)
    ? formatAbbreviatedDay(day, isDayFirst(style))
    : // Spanish has 'de' only in the long form
      write(day, style, shortMonths[otherLanguageOf(style)]).replaceAll(' de ', ' ')

/** Writes a month such as '2025-01' in a style: 'January 2025'. */
export const writeMonth = (month: string, style?: DateStyle): string => {
  const { months, writeMonth } = dateLanguages[languageOf(style)]
  const [year, number] = month.split('-').map(Number)
  return writeMonth(months[Number(number) - 1]?.split('/') ?? [], Number(year))
}

const write = (day: string, style: DateStyle, months?: readonly string[]) => {
  const language = dateLanguages[languageOf(style)]
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const [name = ''] = (months ?? language.months)[month - 1]?.split('/') ?? []
  return language.writeDay(date, name, year)
}

const shortMonths: Readonly<Record<OtherLanguage, readonly string[]>> = {
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  es: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  he: 'ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳'.split(' '),
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
}
