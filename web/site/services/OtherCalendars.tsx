import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CalendarEvent } from '../../../domain/calendar/event.ts'
import { toCalendarPath, buildIcs, toIcsName } from '../../../domain/calendar/ics.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { makeOutlookLink, makeYahooLink } from '../../../domain/calendar/eventLinks.ts'
import { texts } from '../../../languages/en/visitors/serviceCards.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

interface Props {
  event: CalendarEvent
  id: string
  /** the URL of this page; undefined in a static copy */
  pageUrl: string | undefined
}

/** A button that opens a list of calendars other than Google's. The button, Escape or a press elsewhere closes the list. */
export const OtherCalendars = (props: Props) => {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const close = () => setOpen(false)
  const closeOutside = ({ target }: Event) => {
    if (!box.current?.contains(target as Node)) close()
  }
  useDocumentEvent('pointerdown', closeOutside, open)
  const closeOnEscape = (keyEvent: KeyboardEvent) => {
    if (keyEvent.key !== 'Escape' || !open) return
    close()
    box.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={box} className="other-calendars" onKeyDown={closeOnEscape}>
      <IconButton
        icon={open ? 'collapse' : 'expand'}
        label={`${texts.otherCalendars} ${props.event.title}`}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && <CalendarChoices listId={listId} {...props} />}
    </div>
  )
}

const CalendarChoices = ({ listId, event, id, pageUrl }: Props & { listId: string }) => {
  const { now } = usePageData()
  const choices = useRef<HTMLUListElement>(null)
  // scrolls to the list, because it may open below the lower edge of the screen
  useEffect(() => {
    choices.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // phones offer to add an event only if the calendar file has its own URL; in a static copy, the link contains the file
  const fileLink = isStaticCopy
    ? { href: toDataUrl(buildIcs(event, id, Date.parse(now))), download: toIcsName(event.title) }
    : { href: toCalendarPath(id) }
  const newTabProps = { target: '_blank', rel: 'noopener' }
  const calendarFile = <Choice label={isAppleDevice() ? texts.apple : texts.file} {...fileLink} />
  return (
    <ul ref={choices} id={listId}>
      {isAppleDevice() && calendarFile}
      <Choice label={texts.outlook} href={makeOutlookLink(event, pageUrl)} {...newTabProps} />
      <Choice label={texts.yahoo} href={makeYahooLink(event, pageUrl)} {...newTabProps} />
      {!isAppleDevice() && calendarFile}
    </ul>
  )
}

const Choice = ({ label, ...link }: { label: string } & ComponentProps<typeof ButtonLink>) => (
  <li>
    <ButtonLink className="bare" {...link}>
      {label}
    </ButtonLink>
  </li>
)

const toDataUrl = (file: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

const isAppleDevice = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent)
