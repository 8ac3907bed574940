import { useId } from 'react'
import type { SamplePart } from '../../../contract/memorial/setting.ts'
import { isPast, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { chooseZone, type Timezone } from '../../../domain/calendar/zones.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../services/useNow.ts'
import { openTexts as texts } from './texts.ts'

interface Props {
  samples: readonly SamplePart[]
  timezone: Timezone
}

/** Links to what is still open before the day, in order. */
export const OpenPoints = (props: Props) => {
  const id = useId()
  const points = useOpenPoints(props)
  if (points.length === 0) return <p className="day-open">{texts.none}</p>
  return (
    <section className="day-open" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <ol>
        {points.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useOpenPoints({ samples, timezone }: Props) {
  const { data: services = [] } = useRead('GET /api/services')
  const { data: rehearsals } = useRead('GET /api/rehearsals', { refetchOnMount: true })
  const reach = reachOf(readPublicOrigin(usePageData()))
  const now = useNow()
  const untimed = services.filter(
    (service) =>
      (isTbd(service.date) || isTbd(service.time)) && !isPast(service, chooseZone(service, timezone), now),
  )
  return [
    ...untimed.map(({ id, title }) => ({ label: texts.time(title), href: `#services//${id}` })),
    ...(samples.includes('portrait')
      ? [{ label: texts.portrait, href: '#settings/about/portraitPath' }]
      : []),
    ...(reach === 'everyone' ? [] : [{ label: texts.address, href: '#day//screen' }]),
    ...(rehearsals && !rehearsals.some(({ isReady }) => isReady)
      ? [{ label: texts.rehearsal, href: '#day//rehearse' }]
      : []),
  ]
}
