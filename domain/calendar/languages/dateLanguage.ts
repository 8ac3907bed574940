import type { Language } from '../../language.ts'
import type { OtherLanguage } from '../dateStyle.ts'
import { englishMonths } from '../formatDay.ts'
import { readsEnglishOnly } from './knownLanguages.ts'

/** The names in the dates of a language, and the order of a date's parts. */
interface DateLanguage {
  /** as a date has them; after a slash, other forms that people write, in Polish first that without a day */
  months: readonly string[]
  /** from Sunday on; after a slash, short forms of one or two letters, or other names */
  weekdays: readonly string[]
  writeDay: (date: number, month: string, year: number) => string
  writeMonth: (names: readonly string[], year: number) => string
  addWeekday: (weekday: string, date: string) => string
}

const withYear = ([month]: readonly string[], year: number) => `${month} ${year}`
const withComma = (weekday: string, date: string) => `${weekday}, ${date}`

/** Makes the languages when they are known, so that the builds that leave them out leave out the names, too. */
const makeOtherLanguages = (): Readonly<Record<OtherLanguage, DateLanguage>> => ({
  de: {
    months:
      'Januar/Jänner/Jaenner Februar/Feber März/Maerz April Mai Juni Juli August September Oktober November Dezember'.split(
        ' ',
      ),
    weekdays:
      'Sonntag/So Montag/Mo Dienstag/Di Mittwoch/Mi Donnerstag/Do Freitag/Fr Samstag/Sa/Sonnabend'.split(' '),
    writeDay: (date, month, year) => `${date}. ${month} ${year}`,
    writeMonth: withYear,
    addWeekday: withComma,
  },
  es: {
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre'.split(
        ' ',
      ),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    writeDay: (date, month, year) => `${date} de ${month} de ${year}`,
    writeMonth: ([month], year) => `${month} de ${year}`,
    addWeekday: withComma,
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    writeDay: (date, month, year) => `${date === 1 ? '1er' : date} ${month} ${year}`,
    writeMonth: withYear,
    addWeekday: (weekday, date) => `${weekday} ${date}`,
  },
  he: {
    months: 'ינואר פברואר מרץ/מרס/מארס אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' '),
    weekdays: 'ראשון/א׳ שני/ב׳ שלישי/ג׳ רביעי/ד׳ חמישי/ה׳ שישי/ו׳ שבת/ש׳'.split(' '),
    writeDay: (date, month, year) => `${date} ב${month} ${year}`,
    writeMonth: withYear,
    addWeekday: (weekday, date) => `יום ${weekday}, ${date}`,
  },
  pl: {
    months:
      'stycznia/styczeń/styczniu/I lutego/luty/lutym/II marca/marzec/marcu/III kwietnia/kwiecień/kwietniu/IV maja/maj/maju/V czerwca/czerwiec/czerwcu/VI lipca/lipiec/lipcu/VII sierpnia/sierpień/sierpniu/VIII września/wrzesień/wrześniu/IX października/październik/październiku/X listopada/listopad/listopadzie/XI grudnia/grudzień/grudniu/XII'.split(
        ' ',
      ),
    weekdays:
      'niedziela/niedzielę poniedziałek/pn wtorek/wt środa/śr/środę czwartek/cz piątek/pt sobota/sb/sobotę'.split(
        ' ',
      ),
    writeDay: (date, month, year) => `${date} ${month} ${year}`,
    writeMonth: ([, month], year) => `${month} ${year}`,
    addWeekday: withComma,
  },
})

/**
 * The languages of dates. A text is read in all that this code knows, so that it has one meaning, whatever the languages of the memorial
 * and of the reader are. English comes first: where a name is of two languages, it means what it means in English.
 */
export const dateLanguages = {
  en: {
    months: englishMonths,
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    writeDay: (date, month, year) => `${month} ${date}, ${year}`,
    writeMonth: withYear,
    addWeekday: withComma,
  },
  ...(readsEnglishOnly ? null : makeOtherLanguages()),
} as Readonly<Record<Language, DateLanguage>>

/**
 * The small words of a date, by their letter in its form (`splitDate`): before the day or the weekday, between the parts, at an ordinal,
 * after the year.
 */
export const englishParticles = { t: 'the', f: 'of', o: 'st nd rd th' }

export const otherParticles = {
  t: 'der den dem am le el día dnia dn w we יום ביום מוצאי במוצאי ב ה',
  f: 'de del',
  o: 'er º ª',
  y: 'r roku',
}

/** the form of 'December 4' and 'the 4th of December', with a year or without */
export const namedDate = /^(?:M[12]o?|t?[12]\.?o?\.?f?M)(?:,?f?['’‘]?[24])?,?$/
