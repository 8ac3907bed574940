import { useEffect, useRef } from 'react'
import type { Timezone } from '../../../contract/calendar/zones.ts'
import { dayHere, dayInZone } from './day.ts'

interface Props {
  /** ISO date and time */
  createdAt: string | null
  /** the memorial's time zone */
  zone: Timezone
}

/**
 * The day of a memory: the server writes it by the memorial's clock, the browser by the visitor's, because the formats of
 * zones take a browser 70 ms when first used on an old phone. Where both differ, React leaves what the server wrote.
 */
export const Day = ({ createdAt, zone }: Props) => {
  const element = useRef<HTMLTimeElement>(null)
  const day = isBrowser ? dayHere(createdAt) : dayInZone(createdAt, zone)
  useEffect(() => {
    if (element.current && element.current.textContent !== day) element.current.textContent = day
  }, [day])
  return (
    <time ref={element} dateTime={createdAt ?? undefined} suppressHydrationWarning>
      {day}
    </time>
  )
}

const isBrowser = typeof window !== 'undefined'
