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
 * joiners and variation selectors, because they can be the last part of a letter or an emoji, and the beginning and end of a
 * direction if there are others between them, because they belong together.
 */
export function trimEdges(text: string): string {
  const trimmed = trim(text, (character) => isInvisible(character) || hasDirection(character))
  return hasDirection(trimmed) ? trim(text, isInvisible) : trimmed
}

function trim(text: string, isRemoved: (character: string) => boolean): string {
  let start = 0
  while (start < text.length && isRemoved(text.charAt(start))) start++
  return trimEnd(text.slice(start), isRemoved)
}

/** Removes characters from the end of a text. Takes time in proportion to its length, unlike a regular expression with `+$`. */
export function trimEnd(text: string, isRemoved: (character: string) => boolean): string {
  let end = text.length
  while (end > 0 && isRemoved(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Whether a character is a blank, a soft hyphen, a zero-width space, a byte-order mark, or a mark of direction. */
const isInvisible = (character: string) =>
  /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff]/.test(character)

/** Whether a text has a character that begins or ends a direction. */
const hasDirection = (text: string) => /[\u202a-\u202e\u2066-\u2069]/.test(text)

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
