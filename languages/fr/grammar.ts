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

/** Writes 'de' before a city of a time zone: 'de Bruxelles', 'd’Alger', 'du Caire', 'des Canaries'. */
export const ofCity = (city: string) => ofName(city).replace(/^de Le(s?) /, (_, s) => (s ? 'des ' : 'du '))
