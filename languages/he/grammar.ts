import { makeGrammar } from '../makeGrammar.ts'

export const { language, locale, direction, quotes, colon, formatNumber, plural, sentences } = makeGrammar<
  'one' | 'two',
  'he' | 'she'
>({
  language: 'he',
  locale: 'he-IL',
  direction: 'rtl',
  quotes: { open: '״', close: '״', innerOpen: '׳', innerClose: '׳' },
  group: ',',
  decimal: '.',
})

/**
 * Removes the characters that isolate a text. Sentences get a key such as 'video' isolated like a name, because both have Latin letters;
 * a sentence that compares a key passes it through this function first.
 */
export const toKey = <Key extends string | undefined>(isolated: Key) =>
  isolated?.replace(/[\u2068\u2069]/g, '') as Key

/**
 * Attaches a letter such as 'ב' to a text: 'ביום שישי', but 'ב־4 בדצמבר', because a maqaf stands before digits and foreign letters. A
 * person's name gets no letter; its sentence is built otherwise.
 */
export const attach = (letter: 'ב' | 'ו' | 'ל' | 'מ', text: string) =>
  `${letter}${/^[\u2066-\u2069]*\p{sc=Hebr}/u.test(text) ? '' : '־'}${text}`
