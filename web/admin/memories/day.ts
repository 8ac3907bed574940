const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** 'Apr 6, 2025', in the administrator's own time zone. */
export const dayOf = (createdAt: string | null, otherwise: string) =>
  createdAt === null || Number.isNaN(Date.parse(createdAt)) ? otherwise : format.format(new Date(createdAt))

const LETTERS = 100

/** The beginning of a text in one line. */
export const previewOf = (content: string) => {
  const line = content.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : line
}
