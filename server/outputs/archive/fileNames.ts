const TITLE_BYTES = 120

/**
 * `0001 Lakeside day.jpg`: a name that Windows, macOS and Linux all take, unique by its position and in the same order
 * wherever files are sorted by name. `count` says how many digits the position needs.
 */
export function positionedName(position: number, count: number, title: string, extension: string): string {
  const digits = Math.max(4, String(count).length)
  const number = String(position).padStart(digits, '0')
  return `${[number, safeTitle(title)].filter(Boolean).join(' ')}.${extension}`
}

/** Without what Windows refuses in names, and without marks that turn the direction of writing. */
function safeTitle(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return cut(plain).replace(/[. ]+$/, '')
}

/** File systems limit names to 255 bytes; a letter is never cut in half. */
function cut(text: string): string {
  let bytes = 0
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text.toWellFormed())) {
    bytes += Buffer.byteLength(segment)
    if (bytes > TITLE_BYTES) return short
    short += segment
  }
  return short
}
