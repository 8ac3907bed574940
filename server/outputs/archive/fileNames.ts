import { toFileName } from '../../base/toFileName.ts'

const MAX_TITLE_BYTES = 120

/**
 * Formats a file name such as `0001 Lakeside day.jpg`. The name is valid on Windows, macOS and Linux. The 1-based position makes
 * the name unique and keeps the files in order. The number of digits depends on `count`, the number of files.
 */
export function formatFileName(position: number, count: number, title: string, extension: string): string {
  const digits = Math.max(4, String(count).length)
  const paddedNumber = String(position).padStart(digits, '0')
  const shortTitle = shortenTitle(toFileName(title)).replace(/(?<![. ])[. ]+$/, '')
  return `${[paddedNumber, shortTitle].filter(Boolean).join(' ')}.${extension}`
}

/** Shortens a title to at most `MAX_TITLE_BYTES`, because file systems limit names to 255 bytes. Never splits a character. */
function shortenTitle(text: string): string {
  let bytes = 0
  let shortenedTitle = ''
  for (const { segment } of new Intl.Segmenter().segment(text.toWellFormed())) {
    bytes += Buffer.byteLength(segment)
    if (bytes > MAX_TITLE_BYTES) return shortenedTitle
    shortenedTitle += segment
  }
  return shortenedTitle
}
