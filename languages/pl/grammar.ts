import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, formatNumber, plural, sentences } = makeGrammar<
  'one' | 'few' | 'many',
  'he' | 'she'
>({
  language: 'pl',
  locale: 'pl-PL',
  direction: 'ltr',
  quotes: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  group: '\u00a0',
  decimal: ',',
  groupFrom: 10_000,
})

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
