import type { Timezone } from '../../../contract/calendar/zones.ts'
import { formatDay, locale } from '../../../contract/language.ts'
import { texts } from './texts.ts'

/** The day of an ISO date and time, such as 'January 5, 2025', by the clock of the device. */
export const dayHere = (createdAt: string | null) => write(createdAt, formatDay)

/** By the memorial's clock. */
export const dayInZone = (createdAt: string | null, zone: Timezone) =>
  write(createdAt, (date) => formatIn(zone).format(date))

const formats = new Map<Timezone, Intl.DateTimeFormat>()

/** Cached: a whole page has thousands of memories. */
const formatIn = (timeZone: Timezone) => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format
}

const write = (createdAt: string | null, format: (date: Date) => string) => {
  const date = new Date(createdAt ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? texts.unknownDate : format(date)
}
