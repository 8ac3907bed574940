import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makeFormatNumber } from '../numbers.ts'
import { makePlural } from '../plurals.ts'
import { makeTranslations } from '../sentences.ts'

export const language: Language = 'fr'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '«\u00a0', close: '\u00a0»', innerOpen: '“', innerClose: '”' }

export const sentences = makeTranslations(direction)

export const locale = 'fr-FR'

/** Formats a number: 1204 becomes '1 204', with a narrow no-break space, and 6.7 becomes '6,7'. */
export const formatNumber = makeFormatNumber('\u202f', ',')

export const plural = makePlural<'one'>(locale, formatNumber)

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
