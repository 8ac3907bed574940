import { normalizeUnicode } from './normalizeUnicode.ts'

/**
 * Makes characters alike that nobody can tell apart, or that a device writes in place of what was typed: quotation marks, dashes, slashes,
 * blanks, invisible characters, full width, and the composed and decomposed forms of accents. Use it to compare, never to store
 * what people read.
 */
export const foldConfusables = (text: string): string =>
  // marks before the compatibility forms, in which some of them are a blank and an accent
  normalizeUnicode(removeInvisible(text).replace(doubleQuotes, '"').replace(singleQuotes, "'"), 'NFKC')
    // an iPhone makes one dash of two hyphens, and two apostrophes look like one quotation mark
    .replace(/[-\u2010-\u2015\u2043\u2212]+/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replaceAll("''", '"')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Returns the same key for names that look the same to people: keyboards add capitals, spaces and invisible characters, write an Ä as
 * one character or two, and have several apostrophes. The conversion to upper case comes last, because only upper case makes ß and SS
 * equal. The Turkish İ becomes I, because lower case would keep the dot.
 */
export const toNameKey = (name: string) =>
  foldConfusables(name).replaceAll('İ', 'I').toLowerCase().toUpperCase()

/** Removes characters that nobody sees. Between a letter and its accent, they would keep the two from becoming one. */
const removeInvisible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** ‘ ’ ‚ ‛ ′ ‵ ´ ` ʹ ʻ ʼ ʽ ‹ › ׳ and ' in full width */
const singleQuotes = /[\u2018-\u201b\u2032\u2035\u00b4`\u02b9\u02bb-\u02bd\u2039\u203a\u05f3\uff07\uff40]/g
/** “ ” „ ‟ ″ ‶ ʺ ˮ « » 〝 〞 〟 ״ and " in full width */
const doubleQuotes = /[\u201c-\u201f\u2033\u2036\u02ba\u02ee\u00ab\u00bb\u301d-\u301f\u05f4\uff02]/g
