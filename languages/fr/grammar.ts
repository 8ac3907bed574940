import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, formatNumber, plural, sentences } = makeGrammar<'one'>({
  language: 'fr',
  locale: 'fr-FR',
  direction: 'ltr',
  quotes: { open: '«\u00a0', close: '\u00a0»', innerOpen: '“', innerClose: '”' },
  group: '\u202f',
  decimal: ',',
})

/** Writes 'de' before a name, and 'd’' before a vowel: 'de Paul', 'd’Alain'. The name itself stays as it is. */
export const ofName = (name: string) => (ELIDED.test(name) ? `d’${name}` : `de ${name}`)

/** Matches a vowel, also after the characters that isolate a name. A 'y' counts before a consonant, as in 'Yves'. */
const ELIDED = /^\P{L}*(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiou]))/iu

/** Names a city of a time zone as French people do: 'Brussels' becomes 'Bruxelles'. Many have the same name, and stay. */
export const nameCity = (city: string) => cities.get(city) ?? city

/** Writes 'de' before a city of a time zone: 'de Bruxelles', 'd’Alger', 'du Caire'. */
export const ofCity = (city: string) => ofName(nameCity(city)).replace(/^de Le /, 'du ')

const cities = new Map(
  (
    'Brussels Bruxelles,London Londres,Lisbon Lisbonne,Vienna Vienne,Athens Athènes,Copenhagen Copenhague,Warsaw Varsovie,' +
    'Moscow Moscou,Bucharest Bucarest,Kyiv Kiev,Nicosia Nicosie,Algiers Alger,Cairo Le Caire,Beirut Beyrouth,Damascus Damas,' +
    'Jerusalem Jérusalem,Tehran Téhéran,Ndjamena N’Djamena,Lome Lomé,Reunion La Réunion,Mauritius Maurice,Noumea Nouméa,' +
    'Montreal Montréal,Havana La Havane,Singapore Singapour,Seoul Séoul'
  )
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
