import { useId, useState } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { joinReads, useRead } from '../../api/useRead.ts'
import { useNow } from '../../services/useNow.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { countShown } from '../../ui/longLists/countShown.ts'
import { FoldButton } from '../parts/cards/FoldButton.tsx'
import { listOpenPoints, type OpenPoint } from './listOpenPoints.ts'
import { dayTexts, openTexts as texts } from '../../../languages/en/dashboard/day.ts'

/** Links to what is still open before the day, in order. Waits until everything is known, so that the list does not grow while somebody reads it. */
export const OpenPoints = ({ settings }: { settings: Settings }) => {
  const services = useRead('GET /api/services')
  const rehearsals = useRead('GET /api/rehearsals', { refetchOnMount: true })
  const points = listOpenPoints({
    settings,
    services: services.data ?? [],
    rehearsals: rehearsals.data ?? [],
    reach: reachOf(readPublicOrigin(usePageData())),
    now: useNow(),
  })
  return (
    <ReadState readState={joinReads([services, rehearsals])} texts={dayTexts} className="day-open">
      {() => <PointList points={points} />}
    </ReadState>
  )
}

const PointList = ({ points }: { points: readonly OpenPoint[] }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shownCount = countShown(points.length, 1)
  if (points.length === 0) return <p className="day-open">{texts.none}</p>
  return (
    <section className="day-open" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <ol>
        {points.slice(0, isOpen ? undefined : shownCount).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
      {points.length > shownCount && (
        <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {isOpen ? texts.fewer : texts.more(points.length - shownCount)}
        </FoldButton>
      )}
    </section>
  )
}
