/**
 * Makes each line end of a text `\n`, and removes NUL, which PostgreSQL cannot store. Word processors and design programs write
 * U+2028, U+2029, vertical tabs and form feeds as line ends, which browsers show as blanks or boxes.
 */
export const normalizeText = (text: string): string => text.replaceAll('\0', '').replace(lineEnd, '\n')

/**
 * Does the same for a text of one line, such as a name, a title or a date: each of its line ends becomes a blank, and what nobody
 * sees at its edges is removed.
 */
export const normalizeLine = (text: string): string => trimEdges(normalizeText(text).replace(/\n+/g, ' '))

/**
 * Removes blanks and invisible characters from both ends of a text. Keyboards, address books, pages and editors add them. Keeps
 * joiners and variation selectors, because they can be the last part of a letter or an emoji.
 */
export function trimEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isInvisible(text.charAt(start))) start++
  while (start < end && isInvisible(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Whether a character is a blank, a soft hyphen, a zero-width space, a byte-order mark, or only sets the direction of text. */
const isInvisible = (character: string) =>
  /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/.test(character)

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
