/** Formats a table as RFC 4180 says, with a byte order mark, by which spreadsheets recognize UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`

/** Puts an apostrophe before a text that begins like a formula: visitors write captions, and a spreadsheet would run it. */
function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
