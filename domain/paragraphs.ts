/** Splits a text at blank lines and drops empty paragraphs. A single line break stays within its paragraph. */
export const splitParagraphs = (content: string): string[] =>
  content
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Formats 'May 12, 1948 – February 9, 2025', or the only known date. */
export const formatLifeDates = (birthDate: string, deathDate: string) =>
  [birthDate, deathDate].filter(Boolean).join(' – ')
