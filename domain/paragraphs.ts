/** Splits a text at blank lines, and drops empty paragraphs. A single line break does not end a paragraph. */
export const splitParagraphs = (content: string): string[] =>
  content
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Joins two dates, as in 'May 12, 1948 – February 9, 2025'. If only one date is known, returns that date. */
export const formatLifeDates = (birthDate: string, deathDate: string) =>
  [birthDate, deathDate].filter(Boolean).join(' – ')
