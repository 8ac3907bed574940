export type Direction = 'ltr' | 'rtl'

/**
 * Finds the direction in which a text runs, by its first letter: 'rtl' for Arabic, Hebrew and other scripts that are written from
 * right to left. A text without letters runs from left to right, unless it begins with Arabic digits, as a date can.
 */
export const findDirection = (text: string): Direction => (rightToLeft.test(text) ? 'rtl' : 'ltr')

/**
 * Matches texts whose first letter, or Arabic digit, is in a script from right to left. The lookahead keeps signs of these scripts,
 * such as an Arabic full stop, from counting as letters.
 */
const rightToLeft =
  /^[^\p{L}\u0660-\u0669\u06f0-\u06f9]*(?=[\p{L}\u0660-\u0669\u06f0-\u06f9])[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\u0660-\u0669]/u
