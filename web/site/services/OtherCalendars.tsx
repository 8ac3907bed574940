import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { icsFile, icsLink } from '../../services/ics.ts'
import { type CalendarEvent, outlookLink, yahooLink } from '../../services/links.ts'
import { texts } from '../../services/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'

interface Props {
  event: CalendarEvent
  /** the service's id */
  id: string
}

/** For those who do not use Google's calendar: opens beneath the button, closed by it or by Escape. */
export const OtherCalendars = ({ event, id }: Props) => {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useId()
  const closeOnEscape = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="other-calendars" onKeyDown={closeOnEscape}>
      <Button
        ref={opener}
        icon
        aria-label={`${texts.otherCalendars} ${event.title}`}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'collapse' : 'expand'} />
      </Button>
      {open && <Choices list={list} event={event} id={id} />}
    </div>
  )
}

const Choices = ({ list, event, id }: Props & { list: string }) => {
  const file = icsFile(event, `${id}@memorial`, Date.now())
  return (
    <ul id={list}>
      <li>
        <ButtonLink href={outlookLink(event)} target="_blank" rel="noopener">
          {texts.outlook}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={yahooLink(event)} target="_blank" rel="noopener">
          {texts.yahoo}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={icsLink(file)} download={`${event.title.replace(/[^\p{L}\p{N}]+/gu, '_')}.ics`}>
          {texts.file}
        </ButtonLink>
      </li>
    </ul>
  )
}
