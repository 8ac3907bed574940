import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addDays,
  addWeekday,
  type Day,
  findMistakenWeekday,
  findWeekday,
  parseDate,
} from '../../../domain/calendar/dates.ts'
import { type DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { writeDay, writeDayOfYear, writeMonth, writeShortDay } from '../../../domain/calendar/writeDay.ts'
import { isEdtf } from '../../../domain/calendar/edtf.ts'
import { formatDate } from '../../../domain/calendar/formatDates.ts'
import { findEaster } from '../../../domain/calendar/languages/holidays.ts'
import { isOnlyTbd, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { parseStart, parseTimes } from '../../../domain/calendar/times.ts'
import { parseWrittenDate } from '../../../domain/calendar/writtenDates.ts'
import { languages } from '../../../domain/language.ts'
import type * as services from '../../../languages/en/dashboard/services.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'

/** The texts that the button 'Not known yet' writes into the fields of a service, in each language. */
const notKnownTexts = await Promise.all(
  languages.map(async (language) => {
    const { texts } = (await import(
      `../../../languages/${language}/dashboard/services.ts`
    )) as typeof services
    return Object.values(texts.notKnownTexts)
  }),
)
const others = languages.filter((language) => language !== 'en')
const days = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index))

/** Formats with CLDR, which writes '1 mars' where French people write '1er mars'. */
const makeCldr = (language: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (day: Day) => {
    const date = formatter.format(Date.parse(day))
    return language === 'fr' ? date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : date
  }
}

for (const language of others)
  test(`every day of a year is written in ${language} as CLDR does, and read back`, () => {
    const long = makeCldr(language, { dateStyle: 'long' })
    const full = makeCldr(language, { dateStyle: 'full' })
    const short = makeCldr(language, { day: 'numeric', month: 'short', year: 'numeric' })
    const monthOnly = makeCldr(language, { month: 'long', year: 'numeric' })
    for (const day of days) {
      const written = writeDay(day, language)
      assert.equal(written, long(day))
      assert.equal(addWeekday(written, language), full(day))
      assert.equal(writeShortDay(day, language), short(day))
      assert.equal(writeMonth(day.slice(0, 7), language), monthOnly(day))
      for (const text of [written, full(day), short(day)]) assert.equal(parseDate(text), day, text)
    }
  })

test('a date without its year has no word of the year either', () => {
  const written = others.map((language) => writeDayOfYear('2025-03-18', language))
  assert.deepEqual(written, ['18. März', '18 de marzo', '18 mars', '18 במרץ', '18 marca'])
})

test('people’s ways to write a day are read, whatever the language of the memorial is', () => {
  const ways: Record<Day, string> = {
    '2025-03-18':
      '18. März 2025|18 Maerz 2025|18.Mär. 2025|Dienstag, 18. März 2025|Di., 18. März 2025|Di 18. März 2025|am 18. März 2025|Dienstag, den 18. März 2025|am Dienstag, dem 18. März 2025|der 18. März 2025|' +
      '18 de marzo de 2025|18 marzo 2025|18 de marzo del 2025|martes, 18 de marzo de 2025|martes 18 de marzo de 2025|el 18 de marzo de 2025|el martes 18 de marzo de 2025|MARTES 18 DE MARZO DE 2025|mar. 18 de marzo de 2025|' +
      '18 mars 2025|le 18 mars 2025|mardi 18 mars 2025|Mardi, 18 mars 2025|le mardi 18 mars 2025|mar. 18 mars 2025|' +
      "18 במרץ 2025|18 מרץ 2025|18 במרס 2025|יום שלישי, 18 במרץ 2025|ביום שלישי, 18 במרץ 2025|יום ג׳, 18 במרץ 2025|יום ג' 18 במרץ 2025|ב-18 במרץ 2025|18 למרץ 2025|" +
      '18 marca 2025|18 marca 2025 r.|18 marca 2025 roku|wtorek, 18 marca 2025|wt. 18 marca 2025|dnia 18 marca 2025 r.|we wtorek 18 marca 2025|18 marzec 2025|18 III 2025|18.III.2025 r.|dn. 18 marca 2025',
    '2025-01-01':
      '1. Jänner 2025|1. Jan. 2025|1º de enero de 2025|1° de enero de 2025|1.º de enero de 2025|1 ene 2025|1er janvier 2025|1 janv. 2025|1 בינו׳ 2025|1 stycznia 2025|1 sty 2025',
    '2025-10-05':
      '5. Okt. 2025|5 pazdziernika 2025|niedz. 5 października 2025|5 X 2025|domingo 5 de octubre de 2025',
    '2025-08-20':
      '20 aout 2025|20 août 2025|20 ago 2025|20 sierpnia 2025|20 באוגוסט 2025|miercoles 20 de agosto de 2025',
    '2025-12-06':
      '6. Dezember 2025|Sonnabend, 6. Dezember 2025|sabado 6 de diciembre de 2025|6 déc. 2025|6 grudnia 2025|שבת, 6 בדצמבר 2025|מוצ״ש, 6 בדצמבר 2025|במוצ"ש 6 בדצמבר 2025',
  }
  for (const [day, texts] of Object.entries(ways))
    for (const text of texts.split('|')) assert.equal(parseDate(text), day, text)
})

test('the weekday is in the language in which the date was typed, and a shared month is of the family’s language', () => {
  assert.equal(addWeekday('18. März 2025'), 'Dienstag, 18. März 2025')
  assert.equal(addWeekday('1er mars 2025', 'de'), 'samedi 1er mars 2025')
  assert.equal(addWeekday('18 April 2025', 'de'), 'Freitag, 18 April 2025')
  assert.equal(addWeekday('18 April 2025'), 'Friday, 18 April 2025')
  assert.equal(addWeekday('April 18, 2025', 'de'), 'Friday, April 18, 2025')
  assert.equal(findMistakenWeekday('Montag, 18. April 2025'), 'Freitag')
  assert.equal(findMistakenWeekday('lunes, 18 de marzo de 2025'), 'martes')
  assert.equal(findWeekday('2025-03-18', 'he'), 'שלישי')
})

test('people’s ways to write a time are read', () => {
  const ways: Record<string, string> = {
    '14:00–14:00':
      '14 Uhr|14:00 Uhr|14.00 Uhr|um 14 Uhr|ab 14 Uhr|2 Uhr nachmittags|14h|14 h|à 14 h|à partir de 14 h|14 heures|14h00|2 h de l’après-midi|a las 14:00|a partir de las 14:00|14:00 hs|14:00 h|14 hrs|2 de la tarde|a las 2 p. m.|godz. 14|godz. 14:00|o 14|o godz. 14:00|o godzinie 14|14.00|בשעה 14:00|ב-14:00|2 po południu',
    '14:30–14:30':
      '14.30 Uhr|14:30 Uhr|14 Uhr 30|14h30|14 h 30|14 heures 30|a las 14:30|godz. 14.30|בשעה 14:30',
    '09:00–09:00': '9 Uhr|9 h|9.00 Uhr|godz. 9|בשעה 9:00|9 de la mañana|9 rano|9 h du matin',
    '12:00–12:00':
      'Mittag|12 Uhr mittags|midi|à midi|mediodía|al mediodía|południe|w południe|צהריים|בצהריים',
    '00:00–00:00': 'Mitternacht|minuit|medianoche|12 de la noche|północ|o północy|חצות',
    '14:00–16:00':
      'von 14 bis 16 Uhr|14–16 Uhr|14 Uhr bis 16 Uhr|zwischen 14 und 16 Uhr|de 14 h à 16 h|14h-16h|de 14:00 a 16:00|de las 14:00 a las 16:00|desde las 14 hasta las 16|od 14 do 16|od godz. 14 do godz. 16|14:00 do 16:00|מ-14:00 עד 16:00|בין 14:00 ל-16:00',
    '19:00–19:00': '7 Uhr abends|19 Uhr abends|7 h du soir|7 de la noche|7 wieczorem|7 בערב',
  }
  for (const [times, texts] of Object.entries(ways))
    for (const text of texts.split('|')) {
      const read = parseTimes(text)
      assert.equal(read && `${read.start}–${read.end}`, times, text)
    }
  assert.equal(parseStart('von 14 Uhr bis offen'), '14:00')
})

test('an hour that can be of the night or the afternoon is not guessed at, but asked for', () => {
  for (const text of ['3 Uhr', '3 h', 'a las 3', 'godz. 3']) {
    assert.equal(parseTimes(text), null, text)
    assert.equal(suggestTimes(text, 'de')[0], '15\u00a0Uhr', text)
  }
})

test('photographs have dates in the words of each language', () => {
  const ways: Record<string, string> = {
    '1965~':
      'um 1965|ca. 1965|etwa 1965|hacia 1965|sobre 1965|alrededor de 1965|vers 1965|environ 1965|בערך 1965|בסביבות 1965|około 1965|ok. 1965',
    '1965?': 'vielleicht 1965|quizás 1965|peut-être 1965|אולי 1965|może 1965',
    '1958-22':
      'Sommer 1958|im Sommer 1958|verano de 1958|en el verano de 1958|été 1958|l’été 1958|קיץ 1958|בקיץ 1958|lato 1958|latem 1958',
    '1958-06':
      'Juni 1958|im Juni 1958|junio de 1958|en junio de 1958|juin 1958|en juin 1958|יוני 1958|ביוני 1958|czerwiec 1958|w czerwcu 1958',
    '1958': 'im Jahr 1958|1958|en 1958|en el año 1958|en 1958|בשנת 1958|w 1958 r.|w roku 1958',
    '196X':
      'sechziger Jahre|Anfang der sechziger Jahre|años sesenta|los años sesenta|a finales de los sesenta|années soixante|début des années soixante|שנות השישים|תחילת שנות השישים|lata sześćdziesiąte|w latach sześćdziesiątych|na początku lat 60.|koniec lat 60.|60er Jahre|1960er|die 60er|in den 1960er Jahren|años 60|los años 60|los 60|a finales de los 60|les années 60|années 1960|שנות ה-60|שנות ה־60|lata 60.|lata 60. XX wieku',
    '197X': 'années soixante-dix|siebziger Jahre',
    '1962-03-03/1962-03-05':
      'vom 3. bis 5. März 1962|vom 3. März bis zum 5. März 1962|zwischen dem 3. und dem 5. März 1962|del 3 al 5 de marzo de 1962|du 3 au 5 mars 1962|מ-3 עד 5 במרץ 1962|בין 3 ל-5 במרץ 1962|od 3 do 5 marca 1962 r.',
    '1958-05-12/1958-06-03':
      'du 12 mai au 3 juin 1958|vom 12. Mai bis 3. Juni 1958|del 12 de mayo al 3 de junio de 1958|od 12 maja do 3 czerwca 1958',
    '../1962-05-05': 'bis zum 5. Mai 1962|jusqu’au 5 mai 1962|hasta el 5 de mayo de 1962',
    '1962-05-01': 'erster Mai 1962|primero de mayo de 1962|premier mai 1962|pierwszego maja 1962',
    '1962-04-22':
      'Ostern 1962|an Ostern 1962|Pâques 1962|à Pâques 1962|Pascua de 1962|Wielkanoc 1962|na Wielkanoc 1962',
    '1962-04-15/1962-04-22': 'Semana Santa de 1962|en Semana Santa de 1962|Karwoche 1962',
    '1962-06-10': 'Pfingsten 1962|Pentecôte 1962|Zielone Świątki 1962',
    '1962-06-10~': 'um Pfingsten 1962',
    '1962-06-21': 'Fronleichnam 1962|Boże Ciało 1962|Corpus Christi de 1962',
    '1962-01-06': 'Reyes 1962|Día de Reyes de 1962|Trzech Króli 1962',
    '1962-11-01': 'Allerheiligen 1962|Toussaint 1962|Wszystkich Świętych 1962|Todos los Santos de 1962',
    '1962-04-19/1962-04-25': 'פסח 1962|בפסח 1962',
    '1962-09-29/1962-09-30': 'ראש השנה 1962',
    '1973-10-06': 'יום כיפור 1973',
    '1984-03-18': 'פורים 1984',
    '18XX': '19. Jahrhundert|siglo XIX|XIXe siècle|המאה ה-19|XIX wiek',
    '1950/1960':
      '1950 bis 1960|von 1950 bis 1960|zwischen 1950 und 1960|entre 1950 y 1960|de 1950 a 1960|entre 1950 et 1960|de 1950 à 1960|בין 1950 ל-1960|1950 עד 1960|między 1950 a 1960|od 1950 do 1960',
    '../1960':
      'vor 1960|bis 1960|antes de 1960|hasta 1960|avant 1960|jusqu’en 1960|לפני 1960|עד 1960|przed 1960|do 1960',
    '1950/..':
      'nach 1950|seit 1950|desde 1950|después de 1950|depuis 1950|après 1950|אחרי 1950|מאז 1950|po 1950|od 1950',
    '1962-12-25': 'Weihnachten 1962|Navidad de 1962|Noël 1962|à Noël 1962|חג המולד 1962|Boże Narodzenie 1962',
    '1962-12-24': 'Heiligabend 1962|Nochebuena de 1962|Wigilia 1962',
    '1965-03-04': '4.3.1965|4. März 1965|4 de marzo de 1965|4 mars 1965|4 במרץ 1965|4 marca 1965 r.',
  }
  for (const [date, texts] of Object.entries(ways))
    for (const text of texts.split('|')) assert.equal(parseWrittenDate(text), date, text)
  // 'and' is between two dates, unless 'between' goes before
  const unreadable =
    'ערב ראש השנה 1962|Osternacht 1962|przed wojną|1950 und 1955|1950 y 1955|1950 et 1955|1950 ו-1955|1950 i 1955'
  for (const text of unreadable.split('|')) assert.equal(parseWrittenDate(text), null, text)
})

test('the date of a photograph is read back as each language writes it', () => {
  const dates =
    '1958 1958-06 1958-06-01 1958-22 195X 1958~ 1958? 1958-06~ 1950/1960 1950/.. ../1960 18XX'.split(' ')
  for (const language of others)
    for (const date of dates.filter(isEdtf)) {
      const text = formatDate(date, inLanguage(language, anyPerson).dates, language)
      assert.equal(parseWrittenDate(text), date, text)
    }
})

test('what is missing in a date is suggested in the family’s language', () => {
  const today = '2026-11-30'
  const suggest = (text: string, style: DateStyle) => suggestDates(text, 'service', today, style)
  assert.deepEqual(suggest('Freitag, 4. Dezember', 'de'), ['Freitag, 4. Dezember 2026'])
  assert.deepEqual(suggest('4.12.2026', 'de'), ['4. Dezember 2026'])
  assert.deepEqual(suggest('4. Dez. um 14 Uhr', 'de'), ['4. Dezember 2026'])
  assert.deepEqual(suggest('4. Dez. gegen 15 Uhr', 'de'), ['4. Dezember 2026'])
  assert.deepEqual(suggest('4 déc. vers 15 h', 'fr'), ['4 décembre 2026'])
  assert.deepEqual(suggest('morgen', 'de'), ['1. Dezember 2026'])
  assert.deepEqual(suggest('mañana', 'es'), ['1 de diciembre de 2026'])
  assert.deepEqual(suggest('après-demain', 'fr'), ['2 décembre 2026'])
  assert.deepEqual(suggest('מחר', 'he'), ['1 בדצמבר 2026'])
  assert.deepEqual(suggest('pojutrze', 'pl'), ['2 grudnia 2026'])
  assert.deepEqual(suggest('vendredi', 'fr'), ['vendredi 4 décembre 2026'])
  assert.equal(suggest('vendredi prochain', 'fr')[0], 'vendredi 4 décembre 2026')
  assert.equal(suggest('nächsten Freitag', 'de')[0], 'Freitag, 4. Dezember 2026')
  assert.equal(suggest('el próximo viernes', 'es')[0], 'viernes, 4 de diciembre de 2026')
  assert.equal(suggest('יום שישי הבא', 'he')[0], 'יום שישי, 4 בדצמבר 2026')
  assert.deepEqual(suggest('18. März 2027', 'de'), [])
  assert.deepEqual(suggest('primero de mayo', 'es'), ['1 de mayo de 2027'])
  assert.deepEqual(suggest('Reyes', 'es'), ['6 de enero de 2027'])
  assert.deepEqual(suggest('Karfreitag 2027', 'de'), ['26. März 2027'])
  // a weekday decides which year is meant
  assert.deepEqual(suggest('Sonntag, 22.11.', 'de'), ['Sonntag, 22. November 2026'])
  assert.deepEqual(suggest('domingo 22 de noviembre', 'es'), ['domingo, 22 de noviembre de 2026'])
  assert.deepEqual(suggest('dimanche 22 novembre', 'fr'), ['dimanche 22 novembre 2026'])
  assert.deepEqual(suggest('יום ראשון 22 בנובמבר', 'he'), ['יום ראשון, 22 בנובמבר 2026'])
  assert.deepEqual(suggest('niedziela 22 listopada', 'pl'), ['niedziela, 22 listopada 2026'])
})

test('Easter is on the Sundays that the churches announced', () => {
  // among them the earliest and the latest days, and the exceptions of 1954 and 1981
  const announced =
    '1818-03-22 1886-04-25 1913-03-23 1943-04-25 1954-04-18 1962-04-22 1981-04-19 2000-04-23 2008-03-23 2024-03-31 2038-04-25'
  const years = announced.split(' ').map((day) => Number(day.slice(0, 4)))
  assert.equal(
    years.map((year) => new Date(findEaster(year)).toISOString().slice(0, 10)).join(' '),
    announced,
  )
})

test('each language has words for what is still to be determined', () => {
  const said =
    'steht noch nicht fest|Noch offen|offen|Termin folgt|noch nicht bekannt|Por determinar|' +
    'Pendiente de confirmar|Se avisará|à déterminer|Heure à fixer|Lieu à venir|A confirmer|טרם נקבע|' +
    'ייקבע בהמשך|תיקבע|יעודכן|ימסר|פרטים בהמשך|do ustalenia'
  for (const text of said.split('|')) assert.ok(isTbd(text), text)
  for (const text of notKnownTexts.flat()) assert.ok(isOnlyTbd(text), text)
  assert.ok(isOnlyTbd('Por confirmar'))
  assert.ok(isOnlyTbd('Steht noch nicht fest'))
  assert.ok(!isOnlyTbd('En enero, día por confirmar'))
  for (const text of ['Festhalle', 'Partage', 'Dom', 'Calle de la Pendiente', 'Haus der offenen Tür'])
    assert.ok(!isTbd(text), text)
})
