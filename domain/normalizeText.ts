/**
 * Makes each line end of a text `\n`, and removes NUL, which PostgreSQL cannot store. Word processors and design programs write
 * U+2028, U+2029, vertical tabs and form feeds as line ends, which browsers show as blanks or boxes.
 */
export const normalizeText = (text: string): string => text.replaceAll('\0', '').replace(lineEnd, '\n')

/** Does the same for a text of one line, such as a name, a title or a date: each of its line ends becomes a blank. */
export const normalizeLine = (text: string): string => normalizeText(text).replace(/\n+/g, ' ')

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
