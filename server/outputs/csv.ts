/** A table by RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`

/** A spreadsheet would run what begins like a formula: visitors write captions, so an apostrophe makes it text. */
function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
