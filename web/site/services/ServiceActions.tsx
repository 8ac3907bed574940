import { directionsLink, googleLink } from '../../services/links.ts'
import type { ShownService } from '../../services/shown.ts'
import { texts } from '../../services/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { OtherCalendars } from './OtherCalendars.tsx'

interface Props {
  service: ShownService
  /** the service's id */
  id: string
}

/** Directions and Add to Calendar: links where they lead somewhere; elsewhere a press says why they do not yet. */
export const ServiceActions = ({ service, id }: Props) => {
  const { title, past, event, placeToFind } = service
  return (
    <>
      <Action
        icon="directions"
        label={texts.directions}
        href={placeToFind && directionsLink(placeToFind)}
        whyNot={texts.noDirections}
        {...{ title, past }}
      />
      <div className="service-calendar">
        <Action
          icon="calendar"
          label={texts.addToCalendar}
          href={event && googleLink(event)}
          whyNot={texts.noCalendar}
          {...{ title, past }}
        />
        {event && !past && <OtherCalendars event={event} id={id} />}
      </div>
    </>
  )
}

interface ActionProps {
  icon: IconName
  label: string
  title: string
  past: boolean
  href: string | null
  whyNot: string
}

const Action = ({ icon, label, title, past, href, whyNot }: ActionProps) => {
  const words = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  const name = `${label} ${title}`
  return href && !past ? (
    <ButtonLink href={href} target="_blank" rel="noopener" aria-label={name}>
      {words}
    </ButtonLink>
  ) : (
    <Button disabled={past} onClick={() => window.alert(whyNot)} aria-label={name}>
      {words}
    </Button>
  )
}
