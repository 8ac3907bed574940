import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { directionsLink, googleLink } from '../../services/links.ts'
import type { ServiceView } from '../../services/presentService.ts'
import { texts } from '../../services/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useHydrated } from '../../ui/loading/useHydrated.ts'
import { OtherCalendars } from './OtherCalendars.tsx'

interface Props {
  service: ServiceView
  /** the service's id */
  id: string
}

/** Directions and Add to Calendar. While the place or time is unknown, pressing the button shows a message instead. */
export const ServiceActions = ({ service, id }: Props) => {
  const { title, isPast: past, event, mapLocation: placeToFind } = service
  const isHydrated = useHydrated()
  const { origin = isHydrated && !isStaticCopy ? location.origin : undefined, path } = usePageData()
  const address = origin && origin + path
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
          href={event && googleLink(event, address)}
          whyNot={texts.noCalendar}
          {...{ title, past }}
        />
        {event && !past && <OtherCalendars {...{ event, id, address }} />}
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
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  const name = `${label} ${title}`
  return href && !past ? (
    <ButtonLink href={href} target="_blank" rel="noopener" aria-label={name}>
      {content}
    </ButtonLink>
  ) : (
    <Button disabled={past} onClick={() => window.alert(whyNot)} aria-label={name}>
      {content}
    </Button>
  )
}
