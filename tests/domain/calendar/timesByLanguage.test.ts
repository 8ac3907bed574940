import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFollowing, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { writeTimes } from '../../../domain/calendar/showWhen.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { type Language, languageNames, languages } from '../../../domain/language.ts'

/** The questions to every language, and the time that each means in all of them. */
const questions = {
  forenoon: '10:00–12:00',
  pastNoon: '10:00–12:30',
  noon: '12:00',
  midnight: '00:00',
  evening: '20:00–00:00',
  bothHalves: '10:00–14:00',
  until23: '20:00–23:00',
  untilMidnight: '10:00–00:00',
  between: '10:00–14:00',
  about: '15:00',
  halfPastTwo: '14:30 or 02:30',
  halfPastTwelve: '12:30',
  quarterTo: '16:45',
  quarterPast: '17:15',
  oneAtNoon: '13:00',
  tenOrTen: '22:00–00:00 or 10:00–00:00',
  unclear: null,
}
type Question = keyof typeof questions

const typed: Record<Language, Record<Question, string>> = {
  en: {
    forenoon: '10 AM - 12 PM|10 AM to noon',
    pastNoon: '10 AM - 12:30 PM',
    noon: 'noon|12 noon',
    midnight: 'midnight|12 midnight',
    evening: '8 PM - midnight',
    bothHalves: '10 AM - 2 PM',
    until23: '8 PM - 23:00',
    untilMidnight: '10 AM - midnight',
    between: 'between 10:00 and 14:00|between 10 and 2',
    about: '3 PM|15:00',
    halfPastTwo: '2:30',
    halfPastTwelve: '12:30 PM',
    quarterTo: '4:45 PM',
    quarterPast: '5:15 PM',
    oneAtNoon: '1 PM',
    tenOrTen: '10 - 24:00',
    // 12 AM is midnight in English, whatever the words of the morning say
    unclear: '10:00 and 14:00|10 and 15|10 - 12 in the morning|12 in the morning|8 - 12 in the evening',
  },
  de: {
    forenoon:
      '10 bis 12 Uhr vormittags|von 10 Uhr bis 12 Uhr am Vormittag|zwischen 10 und 12 Uhr vormittags|vormittags von 10 bis 12',
    pastNoon: '10 bis 12:30 Uhr vormittags|10–12.30 Uhr morgens',
    noon: 'Mittag|12 Uhr mittags|12 Uhr vormittags',
    midnight: 'Mitternacht|um Mitternacht|12 Uhr nachts',
    evening: '8 bis 12 Uhr abends|20 bis 24 Uhr|8 Uhr abends bis Mitternacht',
    bothHalves: '10 Uhr vormittags bis 2 Uhr nachmittags|10 Uhr morgens bis 14 Uhr',
    until23: '8 Uhr abends bis 23 Uhr',
    untilMidnight: '10 Uhr bis Mitternacht|von 10.00 Uhr bis Mitternacht',
    between: 'zwischen 10 und 14 Uhr|zwischen 10 Uhr und 14 Uhr|zwischen 10 und 2',
    about: 'gegen 15 Uhr|ab 15 Uhr|ca. 15 Uhr|etwa um 15 Uhr|gegen 3 Uhr nachmittags',
    halfPastTwo: 'halb drei|um halb 3|gegen halb drei Uhr',
    halfPastTwelve: 'halb eins|um halb ein Uhr mittags',
    quarterTo: 'Viertel vor fünf nachmittags|dreiviertel fünf am Nachmittag',
    quarterPast: 'Viertel nach fünf nachmittags|viertel sechs am Nachmittag',
    oneAtNoon: '1 Uhr mittags|ein Uhr mittags',
    tenOrTen: 'von 10 bis Mitternacht',
    unclear: '10 und 14 Uhr|10 Uhr und 15:30 Uhr|14 Uhr vormittags|10 bis 1 Uhr abends',
  },
  es: {
    forenoon:
      'de 10 a 12 de la mañana|de las 10 a las 12 de la mañana|entre las 10 y las 12 de la mañana|de 10 al mediodía',
    pastNoon: 'de 10 a 12:30 de la mañana',
    noon: 'mediodía|12 de la mañana|a las 12 de la mañana',
    midnight: 'medianoche|a medianoche|12 de la noche|12:00 de la noche',
    evening: 'de 8 a 12 de la noche|de 8 de la tarde a medianoche',
    bothHalves: 'de 10 de la mañana a 2 de la tarde|de 10 de la mañana a 14 h',
    until23: 'de 8 de la tarde a 23 h',
    untilMidnight: 'de 10 h a medianoche',
    between: 'entre las 10:00 y las 14:00|entre 10 y 14 h',
    about: 'sobre las 15:00|hacia las 3 de la tarde|a eso de las tres de la tarde',
    halfPastTwo: 'las 2 y media|a las dos y media',
    halfPastTwelve: 'las 12 y media|las doce y media de la mañana',
    quarterTo: 'las 5 menos cuarto de la tarde|un cuarto para las cinco de la tarde',
    quarterPast: 'a las 5 y cuarto de la tarde|las cinco y cuarto de la tarde',
    oneAtNoon: 'la 1 del mediodía|a la una del mediodía',
    tenOrTen: 'de 10 a medianoche',
    unclear: '10:00 y 18:00|10 y 14 h|a las 7 y 15 de la tarde|de 10 a 1 de la noche|12:30 de la noche',
  },
  fr: {
    forenoon: 'de 10h à 12h du matin|10 h à 12 h du matin|entre 10h et 12h du matin',
    pastNoon: 'de 10h à 12h30 du matin',
    noon: 'midi|à midi|12h du matin',
    midnight: 'minuit|à minuit',
    evening: 'de 8h à 12h du soir|de 8h du soir à minuit',
    bothHalves: 'de 10h du matin à 2h de l’après-midi|de 10h du matin à 14h',
    until23: 'de 8h du soir à 23h',
    untilMidnight: '10h à minuit|de 10 h à minuit',
    between: 'entre 10h et 14h|entre 10 h et 14 h',
    about: 'vers 15 h|vers les 15h|environ 15 h|aux environs de 15 heures',
    halfPastTwo: '2 heures et demie|vers deux heures et demie',
    halfPastTwelve: 'midi et demi|vers midi et demi|douze heures et demie',
    quarterTo: '5 heures moins le quart de l’après-midi',
    quarterPast: 'cinq heures et quart de l’après-midi',
    oneAtNoon: 'une heure de l’après-midi',
    tenOrTen: 'de 10 à minuit',
    unclear: '10h et 15h30|10 h et 14 h|à 10h et à 15h|de 10h à 1h du soir',
  },
  he: {
    forenoon:
      'מ-10 עד 12 בבוקר|מ-10:00 עד הצהריים|10:00 עד 12:00 לפני הצהריים|בין 10 ל-12 בבוקר|בין 10 ו-12 בבוקר',
    pastNoon: 'מ-10 עד 12:30 בבוקר',
    noon: 'צהריים|12 בבוקר',
    midnight: 'חצות|בחצות',
    evening: 'מ-8 עד 12 בערב|מ-8 בערב עד חצות',
    bothHalves: 'מ-10 בבוקר עד 2 אחר הצהריים|מ-10 בבוקר עד 14:00',
    until23: 'מ-8 בערב עד 23:00|מ-8 בלילה עד 23:00',
    untilMidnight: 'משעה 10:00 עד חצות|מ-10:00 עד חצות',
    between:
      'בין השעות 10:00–14:00|בין השעות 10:00 ל-14:00|בשעות 10:00-14:00|בין 10:00 ל-14:00|בין 10:00 ו-14:00',
    about: 'בסביבות 15:00|בערך ב-15:00|החל מהשעה 15:00|3 אחרי הצהריים|שלוש אחה"צ',
    halfPastTwo: 'שתיים וחצי|בשעה 2 וחצי|בשתיים וחצי',
    halfPastTwelve: '12 וחצי|שתים עשרה וחצי',
    quarterTo: 'רבע לחמש אחר הצהריים',
    quarterPast: 'חמש ורבע אחר הצהריים|5 ורבע אחה״צ',
    oneAtNoon: '1 בצהריים|אחת בצהריים',
    tenOrTen: 'מ-10 עד חצות',
    unclear: '10:00 ו-17:00|בשעה 10:00 ובשעה 17:00|מ-10 עד 1 בערב',
  },
  pl: {
    forenoon: 'od 10 do 12 rano|od 10 do 12 przed południem|między 10 a 12 rano|rano od 10 do 12',
    pastNoon: 'od 10 do 12:30 rano',
    noon: 'południe|w południe|12 rano',
    midnight: 'północ|o północy|12 w nocy',
    evening: 'od 8 do 12 wieczorem|od 20 do 24|od 8 wieczorem do północy',
    bothHalves: 'od 10 rano do 2 po południu|od 10 rano do 14',
    until23: 'od 8 wieczorem do 23',
    untilMidnight: 'od godz. 10 do północy|od 10:00 do północy',
    between: 'między godz. 10 a 14|pomiędzy 10:00 i 14:00',
    about: 'około 15|ok. 15|około godz. 15|o 15-tej|15⁰⁰|o 15°°|o piętnastej',
    halfPastTwo: 'wpół do trzeciej|o wpół do 3',
    halfPastTwelve: 'wpół do pierwszej',
    quarterTo: 'za kwadrans piąta po południu|kwadrans przed piątą po południu',
    quarterPast: 'kwadrans po piątej po południu',
    oneAtNoon: 'o pierwszej po południu',
    tenOrTen: 'od 10 do północy',
    unclear: 'o godz. 10 i 15|10:00 i 17:00|o 10 i o 15|od 10 do 1 wieczorem',
  },
}

for (const language of languages)
  test(`what a time means in ${languageNames[language]} is read, and nothing else is read or offered`, () => {
    const style = 'dayFirst24'
    for (const [question, meaning] of Object.entries(questions))
      for (const text of typed[language][question as Question].split('|')) {
        const times = parseTimes(text)
        const readings = [...(times ? [writeTimes(times, style)] : []), ...suggestTimes(text, style)]
        assert.deepEqual([...new Set(readings)], meaning?.split(' or ') ?? [], text)
      }
  })

test('each language has words for a service that follows another one', () => {
  const said =
    'following the service|immediately following|after the funeral|right after Mass|' +
    'im Anschluss|Im Anschluß an die Trauerfeier|anschließend|direkt nach der Beisetzung|nach dem Gottesdienst|' +
    'a continuación|al terminar la misa|después de la misa|después del entierro|tras la misa|' +
    "à l’issue de la cérémonie|A l'issue de la messe|après la messe|après l’inhumation|ensuite|" +
    'מיד אחרי הלוויה|לאחר הטקס|בתום הלוויה|po pogrzebie|po Mszy Świętej|bezpośrednio po uroczystości'
  for (const text of said.split('|')) {
    assert.ok(isFollowing(text), text)
    assert.deepEqual([isTbd(text), parseTimes(text), suggestTimes(text)], [false, null, []], text)
  }
  const clocks =
    'after 2 PM|2pm following the Mass|a little after noon|nach 15 Uhr|después de las 5|después de la una|después del mediodía|après 15 h|après-midi|אחרי הצהריים|אחרי 17:00|po 15|po południu|im Haus|allgemein'
  for (const text of clocks.split('|')) assert.ok(!isFollowing(text), text)
})
