import type { Settings } from '../../../contract/memorial/settings.ts'
import { joinReads, useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { cards } from './cards.tsx'
import './day.css'
import { DayCard } from './DayCard.tsx'
import { choosePaper } from '../../../domain/paper.ts'
import { SettingSelect } from './SettingSelect.tsx'
import { dayTexts as texts, paperTexts, openTexts } from '../../../languages/en/dashboard/day.ts'
import { useId, useState } from 'react'
import { reachOf } from '../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useNow } from '../../services/useNow.ts'
import { countShown } from '../../ui/longLists/countShown.ts'
import { FoldButton } from '../parts/cards/FoldButton.tsx'
import { listOpenPoints, type OpenPoint } from './listOpenPoints.ts'

/** The tab with everything that a family needs for the service and the reception, on paper and on the screen. */
export default function DayTab() {
  const settings = useRead('GET /api/settings')
  return (
    <section className="day-tab">
      <h2>{texts.title}</h2>
      <ReadState readState={settings} texts={texts}>
        {(data) => <DayContent settings={data} />}
      </ReadState>
    </section>
  )
}

const DayContent = ({ settings }: { settings: Settings }) => (
  <>
    <OpenPoints settings={settings} />
    {groups.map((group) => (
      <section key={group} className="day-group">
        <h3>{texts[group]}</h3>
        {group === 'paper' && (
          <SettingSelect
            name="paper"
            savedValue={choosePaper({ paper: settings.paper ?? '', timezone: settings.timezone })}
            success={paperTexts.saved}
            failure={paperTexts.saveFailed}
          />
        )}
        <div className="day-cards">
          {cardNames
            .filter((name) => cards[name].group === group)
            .map((name) => (
              <DayCard key={name} {...cards[name]} name={name} settings={settings} />
            ))}
        </div>
      </section>
    ))}
  </>
)

const cardNames = Object.keys(cards) as (keyof typeof cards)[]
const groups = ['paper', 'screen', 'keeping'] as const

/** Links to what is still open before the day, in order. Waits until everything is known, so that the list does not grow while somebody reads it. */
const OpenPoints = ({ settings }: { settings: Settings }) => {
  const services = useRead('GET /api/services')
  const rehearsals = useRead('GET /api/rehearsals', { refetchOnMount: true })
  const sent = useRead('GET /api/sent/count')
  const answers = useRead('GET /api/answers/count')
  const points = listOpenPoints({
    settings,
    services: services.data ?? [],
    rehearsals: rehearsals.data ?? [],
    reach: reachOf(readPublicOrigin(usePageData())),
    sentCount: sent.data?.count ?? 0,
    answeredCount: answers.data?.count ?? 0,
    now: useNow(),
  })
  return (
    <ReadState
      readState={joinReads([services, rehearsals, sent, answers])}
      texts={texts}
      className="day-open"
    >
      {() => <PointList points={points} />}
    </ReadState>
  )
}

const PointList = ({ points }: { points: readonly OpenPoint[] }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shownCount = countShown(points.length, 1)
  if (points.length === 0) return <p className="day-open">{openTexts.none}</p>
  return (
    <section className="day-open" aria-labelledby={id}>
      <h3 id={id}>{openTexts.title}</h3>
      <ol>
        {points.slice(0, isOpen ? undefined : shownCount).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
      {points.length > shownCount && (
        <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {isOpen ? openTexts.fewer : openTexts.more(points.length - shownCount)}
        </FoldButton>
      )}
    </section>
  )
}
