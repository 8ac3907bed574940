import { useSyncExternalStore } from 'react'
import type { Timezone } from '../../../contract/calendar/zones.ts'
import { formatDay, locale } from '../../../contract/language.ts'
import { texts } from './texts.ts'

/**
 * The day of an ISO date and time, such as 'January 5, 2025': the server writes it by the memorial's clock, the browser by
 * the visitor's. It is empty while the page hydrates, and what the server wrote stays, in an element that suppresses the
 * warning: a browser's formats of zones take 70 ms when first used on an old phone.
 */
export const useDay = (createdAt: string | null, zone: Timezone) =>
  useSyncExternalStore(
    never,
    () => dayHere(createdAt),
    () => (isBrowser ? '' : dayInZone(createdAt, zone)),
  )

const never = () => () => undefined
const isBrowser = typeof window !== 'undefined'

export const dayHere = (createdAt: string | null) => write(createdAt, formatDay)

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
