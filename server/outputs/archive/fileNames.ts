const TITLE_BYTES = 120

/**
 * Formats a file name such as `0001 Lakeside day.jpg`, valid on Windows, macOS and Linux, unique by its position, and sorted
 * by it everywhere. `count`, the number of files, decides the number of digits.
 */
export function formatFileName(position: number, count: number, title: string, extension: string): string {
  const digits = Math.max(4, String(count).length)
  const number = String(position).padStart(digits, '0')
  return `${[number, safeTitle(title)].filter(Boolean).join(' ')}.${extension}`
}

/** Replaces characters that Windows rejects in names, and marks that change the direction of writing. */
function safeTitle(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return cut(plain).replace(/[. ]+$/, '')
}

/** Shortens a title between letters: file systems limit names to 255 bytes. */
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
