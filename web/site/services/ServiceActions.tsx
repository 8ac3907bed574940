import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { makeDirectionsLink, makeGoogleLink } from '../../../domain/calendar/eventLinks.ts'
import type { ServiceView } from '../../services/presentService.ts'
import { texts } from '../../../languages/en/visitors/serviceCards.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useHydrated } from '../../ui/loading/useHydrated.ts'
import { OtherCalendars } from './OtherCalendars.tsx'

/** If the place or time is unknown, a quieter button takes the place of the link, and says so when it is pressed. */
export const ServiceActions = ({ service, id }: { service: ServiceView; id: string }) => {
  const { title, isPast, event, mapLocation } = service
  const isHydrated = useHydrated()
  const pageData = usePageData()
  const { origin, path } = pageData
  const publicOrigin = isHydrated && !isStaticCopy ? readPublicOrigin(pageData) : origin
  const pageUrl = publicOrigin && publicOrigin + path
  return (
    <>
      <Action
        icon="directions"
        label={texts.directions}
        href={mapLocation && makeDirectionsLink(mapLocation)}
        messageWithoutHref={texts.noDirections}
        {...{ title, isPast }}
      />
      <div className="service-calendar">
        <Action
          icon="calendar"
          label={texts.addToCalendar}
          href={event && makeGoogleLink(event, pageUrl)}
          messageWithoutHref={texts.noCalendar}
          {...{ title, isPast }}
        />
        {event && !isPast && <OtherCalendars event={event} id={id} pageUrl={pageUrl} />}
      </div>
    </>
  )
}

interface ActionProps {
  icon: IconName
  label: string
  title: string
  isPast: boolean
  /** null if the place or the time is unknown */
  href: string | null
  messageWithoutHref: string
}

const Action = ({ icon, label, title, isPast, href, messageWithoutHref }: ActionProps) => {
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  const name = `${label} ${title}`
  return href && !isPast ? (
    <ButtonLink href={href} target="_blank" rel="noopener" aria-label={name}>
      {content}
    </ButtonLink>
  ) : (
    <Button
      className="without-target"
      disabled={isPast}
      onClick={() => window.alert(messageWithoutHref)}
      aria-label={name}
    >
      {content}
    </Button>
  )
}
