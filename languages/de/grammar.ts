import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, formatNumber, plural, sentences } = makeGrammar<'one'>({
  language: 'de',
  locale: 'de-DE',
  direction: 'ltr',
  quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' },
  group: '.',
  decimal: ',',
})
