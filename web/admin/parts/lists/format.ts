import { isolate, isolateNumbers } from '../../../../domain/direction.ts'
import { direction, locale } from '../../../../languages/en/grammar.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** Formats a number of bytes, for example as '640 KB', '4.2 MB' or '98 MB', in French as '4,2 Mo'. */
export const formatFileSize = (bytes: number) => isolate(formatBytes(bytes), direction)

const formatBytes = (bytes: number) => {
  if (bytes < BYTES_PER_MEGABYTE)
    return formatUnit(Math.max(1, bytes / 1024), 'kilobyte', 0).replace('kB', 'KB')
  const megabytes = bytes / BYTES_PER_MEGABYTE
  return formatUnit(megabytes, 'megabyte', megabytes < 10 ? 1 : 0)
}

const formatUnit = (value: number, unit: string, digits: number) =>
  value.toLocaleString(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })

/** Keeps the order of numbers in a text that is shown as it was typed, which elsewhere `typeset` does. */
export const isolateTyped = (text: string) => isolateNumbers(text, direction)

const PREVIEW_LENGTH = 100

export const shortenText = (content: string) => {
  const characters = [...content.replace(/\s+/g, ' ').trim()]
  if (characters.length <= PREVIEW_LENGTH) return characters.join('')
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}
