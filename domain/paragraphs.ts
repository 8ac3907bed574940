/** Blank lines separate paragraphs; empty ones are dropped. A single line break stays within its paragraph. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** 'May 12, 1948 – February 9, 2025', or the one of them that is known. */
export const lifeDates = (birthDate: string, deathDate: string) =>
  [birthDate, deathDate].filter(Boolean).join(' – ')
