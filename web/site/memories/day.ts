import { locale } from '../../../contract/language.ts'
import { useSyncExternalStore } from 'react'

const formats = new Map<string, Intl.DateTimeFormat>()

/** 'January 5, 2025' in this time zone, or `otherwise` when nobody knows. Formats are cached: a page shows thousands. */
export function dayOf(createdAt: string | null, zone: string, otherwise: string): string {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt)
  if (Number.isNaN(time)) return otherwise
  const known = formats.get(zone)
  const format = known ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  if (!known) formats.set(zone, format)
  return format.format(time)
}

/** The visitor's own zone; while the page is as the server drew it, the memorial's. */
export const useZone = (serverZone: string) => useSyncExternalStore(never, ownZone, () => serverZone)

const never = () => () => undefined
let cachedZone: string | undefined
const ownZone = () => (cachedZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
