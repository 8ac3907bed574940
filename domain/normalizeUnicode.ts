/**
 * Normalizes a text to one of Unicode's normalization forms, in a time in proportion to its length. Engines put the marks of a letter
 * in order in a time that grows with the square of their number, so the text is made stream-safe first. No other code calls
 * `normalize`; tests/domain/normalizeUnicode.test.ts checks this.
 */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  toStreamSafe(text).normalize(form)

/**
 * Converts a text to Unicode's Stream-Safe Text Format (UAX #15): after each 30 marks in a row, inserts a combining grapheme joiner,
 * which nobody sees. No language needs nearly this many marks.
 */
const toStreamSafe = (text: string) => text.replace(THIRTY_MARKS, `$&${GRAPHEME_JOINER}`)

const GRAPHEME_JOINER = '\u034f'
/**
 * Matches 30 marks that another one follows. Two sound marks of Japanese count as marks, because NFKC and NFKD make marks of them.
 */
const THIRTY_MARKS = /(?:(?!\u034f)[\p{M}\uff9e\uff9f]){30}(?=(?!\u034f)[\p{M}\uff9e\uff9f])/gu
