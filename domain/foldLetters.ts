import { normalizeUnicode } from './normalizeUnicode.ts'

/** Writes a text in small letters that every keyboard has: without accents, and 'lodz' for 'Łódź'. Use it to compare. */
export const foldLetters = (text: string): string =>
  normalizeUnicode(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðħıłøßæœþ]/g, (letter) => plainLetters[letter] ?? letter)

/** Letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
