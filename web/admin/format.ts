import { formatNumber, locale } from '../../domain/language.ts'

const megabyte = 1024 * 1024

/** Formats a number of bytes: '640 KB', '4.2 MB', '98 MB'. */
export const formatFileSize = (bytes: number) => {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  const size = bytes / megabyte
  const digits = size < 10 ? 1 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return `${size.toLocaleString(locale, format)} MB`
}

const dayFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' })
const minuteFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats an ISO timestamp as a day in the keeper's time zone: 'Apr 6, 2025'. Returns `unknown` if it is not a date. */
export const formatShortDay = (iso: string | null, unknown = '') =>
  iso === null || Number.isNaN(Date.parse(iso)) ? unknown : dayFormat.format(new Date(iso))

const formatOfThisYear = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' })
const formatOfAnyYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Formats an ISO timestamp as 'November 18', with the year unless it is the present one. */
export function formatLongDay(iso: string): string {
  const date = new Date(iso)
  return (date.getFullYear() === new Date().getFullYear() ? formatOfThisYear : formatOfAnyYear).format(date)
}

/** Formats an ISO timestamp with its time: 'Apr 6, 2025, 3:04 PM'. */
export const formatMinute = (iso: string) => minuteFormat.format(new Date(iso))

const PREVIEW_LENGTH = 100

/** Shortens a text to one line of at most 100 characters. */
export const shortenText = (content: string) => {
  const letters = [...content.replace(/\s+/g, ' ').trim()]
  if (letters.length <= PREVIEW_LENGTH) return letters.join('')
  return `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}

/** Formats a count with its noun: '1 photo', '2,000 photos'. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
