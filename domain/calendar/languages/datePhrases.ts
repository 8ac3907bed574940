import { namedDate } from './dateLanguage.ts'

/**
 * The dates that families type without naming a day for everybody, and the texts around dates, in English. `listTranslations`
 * (translatePhrases.ts) has those of the other languages.
 */
export const datePhrases = {
  /** the forms of dates, with the year, month and day in the orders of their numbers; a year may be missing */
  forms: [
    { form: /^4([/.-])[12]\1[12]$/, orders: ['ymd'] },
    { form: /^[12]([/-])[12]\1[24]$|^[12]\/[12]$/, orders: ['mdy', 'dmy'] },
    // people who write periods put the day first
    { form: /^[12]\.[12](?:\.[24]?)?$/, orders: ['dmy'] },
    { form: /^[12][/.-]4$/, orders: ['my'] },
    { form: /^[M_],?f?4$/, orders: ['y'] },
    { form: /^[12]o$/, orders: ['d'] },
    { form: namedDate, orders: ['dy'] },
  ],
  /** the names of each season */
  seasons: ['spring', 'summer', 'fall autumn', 'winter'],
  /** the holidays that are on the same day of each year */
  holidays: [
    { name: /\bchristmas eve\b/i, day: 'December 24' },
    { name: /\bchristmas(?: day)?\b/i, day: 'December 25' },
    { name: /\bnew year[’']?s eve\b/i, day: 'December 31' },
    { name: /\bnew year[’']?s(?: day)?\b/i, day: 'January 1' },
  ],
  /** the days that depend on today, with the distances that can be meant */
  spokenDays: [
    { phrase: /^(?:today|tonight|this (?:morning|afternoon))$/i, distances: [0] },
    { phrase: /^last night$/i, distances: [-1, 0] },
    { phrase: /^yesterday$/i, distances: [-1] },
    { phrase: /^(?:the )?day before yesterday$/i, distances: [-2] },
    { phrase: /^tomorrow$/i, distances: [1] },
    { phrase: /^(?:the )?day after tomorrow$/i, distances: [2] },
  ],
  /** the texts before a weekday */
  spokenWeekdays: {
    nearest: /^(?:on |this )?$/i,
    coming: /^(?:this )?coming $/i,
    past: /^(?:this )?past $/i,
    next: /^next $/i,
    last: /^last $/i,
  },
  time: /,? (?:at|@|um|gegen|a las?|sobre las?|à|vers|o|około|o godz\.|בשעה) /i,
  perhaps: /^(?:perhaps|maybe|probably|possibly) (.+)$|^(.+?) ?\?$/i,
  about: /^(?:about|around|circa|roughly|approx\.?|ca\.?|c\.|~) ?(.+)$/i,
  before: /^(?:before|until|till) (.+)$/i,
  after: /^(?:after|since|from) (.+)$/i,
  between: /^(?:between|from) /i,
  to: / to | and | ?[–—] ?| - |\/| until /i,
  /** says nothing, or before '1960s' what EDTF has no sign for */
  ignored: /^(?:(?:in|on|at|the) )*(?:(?:early|mid|late)[- ](?:in )?(?:the )?(?=\d))?/i,
  decade: /^(\d{3})0['’]?s$/,
  century: /^(\d\d)(?:st|nd|rd|th) century$/i,
}
