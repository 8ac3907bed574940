import type { Rehearsal } from '../../../../contract/outputs/rehearsal.ts'
import { linkTo } from '../../../api/urls.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { CardRow } from '../DayCard.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { dayTexts, rehearsalTexts as texts } from '../texts.ts'

/** The number of rehearsals that are listed; older ones say nothing about the day. */
const LISTED_COUNT = 3

export const Rehearsals = () => {
  const rehearsals = useRead('GET /api/rehearsals', { refetchOnMount: true })
  return (
    <CardRow action={<a href={`${linkTo('/slideshow')}#rehearse`}>{texts.begin}</a>}>
      <ReadState readState={rehearsals} texts={dayTexts} empty={<p>{texts.none}</p>}>
        {(data) => (
          <ul className="day-rehearsals">
            {data.slice(0, LISTED_COUNT).map((rehearsal) => (
              <ListedRehearsal key={rehearsal.id} rehearsal={rehearsal} />
            ))}
          </ul>
        )}
      </ReadState>
    </CardRow>
  )
}

const ListedRehearsal = ({ rehearsal }: { rehearsal: Rehearsal }) => {
  const { device, endedAt, isReady, isChanged, problems } = rehearsal
  const { formatMinute } = useDates()
  const when = formatMinute(endedAt)
  return (
    <li>
      {isReady ? texts.ready(device, when, isChanged) : texts.notReady(device, when, problems.length)}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
