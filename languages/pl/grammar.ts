import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makeFormatNumber } from '../numbers.ts'
import { makePlural } from '../plurals.ts'
import { makeTranslations } from '../sentences.ts'

export const language: Language = 'pl'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '„', close: '”', innerOpen: '»', innerClose: '«' }

export const sentences = makeTranslations(direction)

export const locale = 'pl-PL'

/** Formats a number: 1204 stays '1204', 12345 becomes '12 345' with a non-breaking space, and 6.7 becomes '6,7'. */
export const formatNumber = makeFormatNumber('\u00a0', ',', 10_000)

export const plural = makePlural<'one' | 'few' | 'many'>(locale, formatNumber)

/** Chooses the form for 1, for 2 to 4 (also for fractions), or for 0 and from 5; `#` stands for the number. */
export const count = (number: number, one: string, few: string, many: string) =>
  plural(number, { one, few, many, other: few })

export const countPhotographs = (number: number) => count(number, '# zdjęcie', '# zdjęcia', '# zdjęć')
export const countVideos = (number: number) => count(number, '# nagranie', '# nagrania', '# nagrań')
export const countSongs = (number: number) => count(number, '# utwór', '# utwory', '# utworów')
export const countItems = (number: number) => count(number, '# pozycja', '# pozycje', '# pozycji')

const cities: Readonly<Record<string, string>> = {
  Athens: 'Ateny',
  Belgrade: 'Belgrad',
  Brussels: 'Bruksela',
  Bucharest: 'Bukareszt',
  Budapest: 'Budapeszt',
  Copenhagen: 'Kopenhaga',
  Jerusalem: 'Jerozolima',
  Kyiv: 'Kijów',
  Lisbon: 'Lizbona',
  London: 'Londyn',
  Luxembourg: 'Luksemburg',
  Moscow: 'Moskwa',
  Paris: 'Paryż',
  Prague: 'Praga',
  Riga: 'Ryga',
  Rome: 'Rzym',
  Stockholm: 'Sztokholm',
  Vienna: 'Wiedeń',
  Vilnius: 'Wilno',
  Warsaw: 'Warszawa',
  Zurich: 'Zurych',
}

/** Returns the Polish name of a city, because the names of time zones have the English one. */
export const nameCity = (city: string) => cities[city] ?? city
