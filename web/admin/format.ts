import { formatNumber, locale } from '../../domain/language.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** Formats a number of bytes, for example as '640 KB', '4.2 MB' or '98 MB'. */
export const formatFileSize = (bytes: number) => {
  if (bytes < BYTES_PER_MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  const megabytes = bytes / BYTES_PER_MEGABYTE
  const digits = megabytes < 10 ? 1 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return `${megabytes.toLocaleString(locale, format)} MB`
}

const dayFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' })
const minuteFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Formats the day of an ISO timestamp in the keeper's time zone, such as 'Apr 6, 2025'. Returns `unknown` if there is no valid
 * timestamp.
 */
export const formatShortDay = (iso: string | null, unknown = '') =>
  iso === null || Number.isNaN(Date.parse(iso)) ? unknown : dayFormat.format(new Date(iso))

const formatWithoutYear = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' })
const formatWithYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Formats the day of an ISO timestamp, such as 'November 18'. Adds the year unless it is the current year. */
export function formatLongDay(iso: string): string {
  const date = new Date(iso)
  return (date.getFullYear() === new Date().getFullYear() ? formatWithoutYear : formatWithYear).format(date)
}

/** Formats an ISO timestamp as day and time, such as 'Apr 6, 2025, 3:04 PM'. */
export const formatMinute = (iso: string) => minuteFormat.format(new Date(iso))

const PREVIEW_LENGTH = 100

export const shortenText = (content: string) => {
  const characters = [...content.replace(/\s+/g, ' ').trim()]
  if (characters.length <= PREVIEW_LENGTH) return characters.join('')
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}

/** Formats a count with its noun, for example as '1 photo' or '2,000 photos'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
