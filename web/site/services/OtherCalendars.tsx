import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { icsFile, icsLink } from '../../services/ics.ts'
import { type CalendarEvent, outlookLink, yahooLink } from '../../services/links.ts'
import { texts } from '../../services/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

interface Props {
  event: CalendarEvent
  /** the service's id */
  id: string
}

/** Calendars other than Google's: a list below the button, closed by it, by Escape or a press elsewhere. */
export const OtherCalendars = ({ event, id }: Props) => {
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const open = openedAt !== null
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  const close = () => setOpenedAt(null)
  const closeOutside = ({ target }: Event) => {
    if (!box.current?.contains(target as Node)) close()
  }
  useDocumentEvent('pointerdown', closeOutside, open)
  const closeOnEscape = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !open) return
    close()
    box.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={box} className="other-calendars" onKeyDown={closeOnEscape}>
      <IconButton
        icon={open ? 'collapse' : 'expand'}
        label={`${texts.otherCalendars} ${event.title}`}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpenedAt(open ? null : Date.now())}
      />
      {open && <Choices list={list} event={event} id={id} now={openedAt} />}
    </div>
  )
}

const Choices = ({ list, event, id, now }: Props & { list: string; now: number }) => {
  const file = icsFile(event, `${id}@memorial`, now)
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <ul id={list}>
      <li>
        <ButtonLink className="bare" href={outlookLink(event)} {...newTab}>
          {texts.outlook}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink className="bare" href={yahooLink(event)} {...newTab}>
          {texts.yahoo}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink className="bare" href={icsLink(file)} download={fileName(event.title)}>
          {texts.file}
        </ButtonLink>
      </li>
    </ul>
  )
}

const fileName = (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '_')}.ics`
