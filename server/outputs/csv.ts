/** Formats a table as CSV according to RFC 4180. A byte order mark at the beginning tells spreadsheets that the text is UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`

/**
 * Puts an apostrophe before text that begins like a formula, because a spreadsheet would run the formula, and strangers may have
 * written it.
 */
function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
