import type { Rule } from '../../domain/typeset.ts'
import { makeGrammar } from '../makeGrammar.ts'

const MONTHS =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'
const ABBREVIATIONS = 'al|bł|bp|dn|godz|im|ks|nr|o|ok|os|pl|prof|s|św|śp|ul'

/** A word of one letter stays with the next word. Between two of them, the space is in the second match of two rules. */
const oneLetter: Rule = [/(^|[\s(„»–—])([aiouwz]) (?=\S)/gi, '$1$2\u00a0']

/** 'ks. Jan', 'św. Anny', 'godz. 14', 'nr 5' */
const abbreviation: Rule = [
  new RegExp(`(^|[\\s(„»–—])((?:${ABBREVIATIONS})\\.|dr|nr) (?=\\S)`, 'gi'),
  '$1$2\u00a0',
]

const polishJoins: readonly Rule[] = [
  oneLetter,
  oneLetter,
  abbreviation,
  abbreviation,
  // 'ul. św. Anny 11'
  [/((?:^|[\s(„])(?:al|os|pl|ul)\.\s(?:\d+ )?[^,\d\n]{0,60}) (?=\d)/gi, '$1\u00a0'],
  // '18 marca', '3 IX 1941', '2026 r.'
  [new RegExp(`(\\d) (?=(?:${MONTHS}|r\\.|roku|[IVX]{1,4} \\d{4})(?![a-z]))`, 'g'), '$1\u00a0'],
]

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } = makeGrammar<
  'one' | 'few' | 'many',
  'he' | 'she'
>({
  language: 'pl',
  locale: 'pl-PL',
  direction: 'ltr',
  quotes: { open: '„', close: '”', innerOpen: '»', innerClose: '«', joins: polishJoins },
  group: '\u00a0',
  decimal: ',',
  groupFrom: 10_000,
})

/** Chooses the form for 1, for 2 to 4 (also for fractions), or for 0 and from 5; `#` stands for the number. */
export const count = (number: number, one: string, few: string, many: string) =>
  plural(number, { one, few, many, other: few })

/** Names the site after the person: 'strona pamięci Jana Nowaka', or 'strona pamięci „Jan Nowak”' until the family has written the form. */
export const titleOf = (genitive: string, name: string) => genitive || `„${name}”`

export const countPhotographs = (number: number) => count(number, '# zdjęcie', '# zdjęcia', '# zdjęć')
export const countVideos = (number: number) => count(number, '# nagranie', '# nagrania', '# nagrań')
export const countSongs = (number: number) => count(number, '# utwór', '# utwory', '# utworów')
export const countItems = (number: number) =>
  count(number, '# zdjęcie lub nagranie', '# zdjęcia i nagrania', '# zdjęć i nagrań')
