import type { Rule } from '../../domain/typeset.ts'
import { makeGrammar } from '../makeGrammar.ts'

const MONTHS = 'Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

/** Matches the space in '18. März', '14 Uhr' and 'mit 62 Jahren'. */
const germanJoins: readonly Rule[] = [
  [new RegExp(`(\\d\\.) (?=(?:${MONTHS})\\b)|(\\d) (?=(?:Uhr|Jahren)\\b)`, 'g'), '$1$2\u00a0'],
]

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } =
  makeGrammar<'one'>({
    language: 'de',
    locale: 'de-DE',
    direction: 'ltr',
    quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘', joins: germanJoins },
    group: '.',
    decimal: ',',
  })
