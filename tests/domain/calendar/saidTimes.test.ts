import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clock } from '../../../domain/calendar/clock.ts'
import { type DateStyle, type EnglishStyle, languageOf } from '../../../domain/calendar/dateStyle.ts'
import { addTime, startLine } from '../../../domain/calendar/languages/timeLanguage.ts'
import type { Language } from '../../../domain/language.ts'
import { writeWeekday } from '../../../domain/calendar/writeDay.ts'
import { chooseDateStyle, chooseReaderStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { showDate, showTime, writeTimes } from '../../../domain/calendar/showWhen.ts'

/** A day with a start, and with a start and an end, as people of each language say them. */
const said: Partial<Record<DateStyle, [at1430: string, range: string, at13: string]>> = {
  dayFirst24: ['Friday, 14:30', 'Friday, 14:00–16:00', 'Friday, 13:00'],
  de: ['Freitag, 14.30 Uhr', 'Freitag, 14–16 Uhr', 'Freitag, 13 Uhr'],
  es: ['viernes a las 14:30', 'viernes de 14:00 a 16:00', 'viernes a las 13:00'],
  es12: ['viernes a las 2:30 p. m.', 'viernes de 2:00 p. m. a 4:00 p. m.', 'viernes a la 1:00 p. m.'],
  fr: ['vendredi à 14 h 30', 'vendredi de 14 h à 16 h', 'vendredi à 13 h'],
  he: ['יום שישי בשעה 14:30', 'יום שישי בשעות 14:00–16:00', 'יום שישי בשעה 13:00'],
  pl: ['piątek, godz. 14.30', 'piątek, godz. 14.00–16.00', 'piątek, godz. 13.00'],
}
for (const [style, lines] of Object.entries(said) as [DateStyle, string[]][])
  test(`a day and a time are said as people say them in '${style}'`, () => {
    const language = languageOf(style)
    const say = (start: Clock, end = start) =>
      addTime(writeWeekday('2026-12-04', language), writeTimes({ start, end }, style), language).replaceAll(
        '\u00a0',
        ' ',
      )
    assert.deepEqual([say('14:30'), say('14:00', '16:00'), say('13:00')], lines)
  })

test('a day takes a time as the family typed it, and a line begins with a capital', () => {
  const say = (day: string, language: Language, times: string) => {
    const lines = times.split('|').map((time) => addTime(day, time, language).slice(day.length))
    return lines.join('|').replaceAll('\u00a0', ' ')
  }
  assert.equal(
    say('viernes', 'es', '5 de la tarde|las 5 y media|a la 1|mediodía|sobre las 5|a continuación'),
    ' a las 5 de la tarde| a las 5 y media| a la 1| a mediodía| sobre las 5|, a continuación',
  )
  assert.equal(
    say('vendredi', 'fr', 'vers 15 h|à 15 h|midi|14 h – 18 h|à l’issue de la messe'),
    ' vers 15 h| à 15 h| à midi|, 14 h – 18 h|, à l’issue de la messe',
  )
  assert.equal(addTime('', '14 Uhr', 'de'), '14 Uhr')
  assert.equal(addTime('piątek', '', 'pl'), 'piątek')
  assert.equal(startLine('piątek, godz. 14.00', 'pl'), 'Piątek, godz. 14.00')
  assert.equal(startLine('in June', 'en'), 'in June')
})

test('another language than English has one style, Spanish one for each clock, and a family keeps the words of its times', () => {
  const family = { dateStyle: 'monthFirst12', timezone: 'America/Chicago' } as const
  assert.equal(chooseDateStyle({ ...family, language: 'pl' }), 'pl')
  assert.equal(chooseDateStyle({ ...family, language: 'en' }), 'monthFirst12')
  const spanish = (timezone: string, dateStyle: '' | EnglishStyle = '') =>
    chooseDateStyle({ language: 'es', dateStyle, timezone })
  for (const zone of ['America/Mexico_City', 'America/Bogota', 'America/Lima', 'America/Chicago'])
    assert.equal(spanish(zone), 'es12', zone)
  assert.equal(spanish('Europe/Madrid'), 'es')
  assert.equal(spanish('America/Mexico_City', 'dayFirst24'), 'es')
  assert.equal(showTime('2:00 PM - 4:00 PM', 'de'), '14–16\u00a0Uhr')
  assert.equal(showTime('14h30', 'fr'), '14\u00a0h\u00a030')
  // '7 Uhr' could be one of the evening
  assert.equal(showTime('7:00 AM', 'de'), '07.00\u00a0Uhr')
  assert.equal(showTime('8:00 AM', 'de'), '8\u00a0Uhr')
  assert.equal(showTime('las 5 de la tarde', 'es'), 'las 5 de la tarde')
  assert.equal(showTime('2 pm', 'es12'), '2:00\u00a0p.\u00a0m.')
  assert.equal(showTime('ab 14 Uhr', 'de'), 'ab 14 Uhr')
  // a reader of another language
  assert.equal(showTime('ab 14 Uhr', 'fr', true), '14\u00a0h')
  assert.equal(showTime('im Anschluss', 'fr', true), 'im Anschluss')
  assert.equal(showTime('14 Uhr', 'monthFirst12', true), '2:00 PM')
  assert.equal(showDate('18. März 2025', 'monthFirst12', true), 'March 18, 2025')
  assert.equal(showTime('14 Uhr', 'dayFirst12'), '2:00 PM')
  assert.equal(showDate('Tuesday, March 18, 2025', 'es'), 'martes, 18 de marzo de 2025')
})

test('a reader has the style of his language; to read English, that of the family or else of the zone', () => {
  const german = { shownDateStyle: 'de', timezone: 'America/Chicago' } as const
  assert.equal(chooseReaderStyle('fr', german), 'fr')
  assert.equal(chooseReaderStyle('es', german), 'es12')
  assert.equal(chooseReaderStyle('es', { ...german, shownDateStyle: 'es' }), 'es')
  assert.equal(chooseReaderStyle('en', german), 'monthFirst12')
  assert.equal(chooseReaderStyle('en', { ...german, timezone: 'Europe/Berlin' }), 'dayFirst24')
  assert.equal(chooseReaderStyle('en', { ...german, shownDateStyle: 'dayFirst12' }), 'dayFirst12')
})
