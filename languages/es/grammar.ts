import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } =
  makeGrammar<'one'>({
    language: 'es',
    locale: 'es',
    direction: 'ltr',
    quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
    group: '.',
    decimal: ',',
    groupFrom: 10_000,
  })
