import type { Rule } from '../../domain/typeset.ts'
import { makeGrammar } from '../makeGrammar.ts'

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const frenchJoins: readonly Rule[] = [
  [/ (?=[;!?])/g, '\u202f'],
  [/ (?=[:%»])/g, '\u00a0'],
  [/« /g, '«\u00a0'],
  // '18 mars', '1er mai', '14 h 30'
  [new RegExp(`(\\d(?:er)?) (?=(?:${MONTHS}|h)(?!\\p{L}))`, 'gu'), '$1\u00a0'],
  [/(\d\u00a0h) (?=\d)/g, '$1\u00a0'],
  // 'à 14 h 30', 'de Paul'
  [/( à) (?=\d)/g, '$1\u00a0'],
  [/\bde (?=\p{Lu})/gu, 'de\u00a0'],
]

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } =
  makeGrammar<'one'>({
    language: 'fr',
    locale: 'fr-FR',
    direction: 'ltr',
    quotes: { open: '«\u00a0', close: '\u00a0»', innerOpen: '“', innerClose: '”', joins: frenchJoins },
    colon: '\u00a0:',
    group: '\u202f',
    decimal: ',',
  })

/** Writes 'de' before a name, and 'd’' before a vowel or a mute h: 'de Paul', 'd’Alain', 'd’Hélène'. The name itself stays as it is. */
export const ofName = (name: string) => (ELIDED.test(name) ? `d’${name}` : `de ${name}`)

/**
 * Matches a vowel or a mute h, also after the characters that isolate a name. A 'y' counts before a consonant, as in 'Yves'. The h of French
 * names is mute; that of Hassan, Heidi, Hicham, Holly, Hugh and the like is not.
 */
const ELIDED =
  /^\P{L}*(?:[aeiouàâäæéèêëîïôöœùûü]|h(?!a(?!drien|nna|rmon)|e(?:ath|i|nk)|i(?:ch|ro)|o(?:[clu]|ng|pe|rst|w|\b)|u(?:gh\b|nter|ong|ss))|y(?![aeiou]))/iu

/** Writes 'de' before a city of a time zone: 'de Bruxelles', 'd’Alger', 'du Caire', 'des Canaries'. */
export const ofCity = (city: string) => ofName(city).replace(/^de Le(s?) /, (_, s) => (s ? 'des ' : 'du '))
