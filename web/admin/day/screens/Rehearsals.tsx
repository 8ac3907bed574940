import type { Rehearsal } from '../../../../contract/outputs/rehearsal.ts'
import { linkTo } from '../../../api/links.ts'
import { useRead } from '../../../api/useRead.ts'
import { formatMinute } from '../../format.ts'
import { DayCard } from '../DayCard.tsx'
import { rehearsalTexts as texts } from '../texts.ts'

/** The number of rehearsals that are listed; older ones say nothing about the day. */
const LISTED_COUNT = 3

export const Rehearsals = () => {
  const { data } = useRead('GET /api/rehearsals', { refetchOnMount: true })
  const listed = data?.slice(0, LISTED_COUNT) ?? []
  return (
    <DayCard name="rehearse">
      {listed.length > 0 ? (
        <ul className="day-rehearsals">
          {listed.map((rehearsal) => (
            <ListedRehearsal key={rehearsal.id} rehearsal={rehearsal} />
          ))}
        </ul>
      ) : (
        data && <p>{texts.none}</p>
      )}
      <p>
        <a href={`${linkTo('/slideshow')}#rehearse`}>{texts.begin}</a>
      </p>
    </DayCard>
  )
}

const ListedRehearsal = ({ rehearsal: { device, endedAt, isReady, problems } }: { rehearsal: Rehearsal }) => {
  const when = formatMinute(endedAt)
  return (
    <li>
      {isReady ? texts.ready(device, when) : texts.notReady(device, when, problems.length)}
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
