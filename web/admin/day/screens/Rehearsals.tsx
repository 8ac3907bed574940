import type { Rehearsal } from '../../../../contract/outputs/rehearsal.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { type Dates, useDates } from '../../parts/dates/dates.ts'
import { dayTexts, hallTexts as texts } from '../../../../languages/en/dashboard/day.ts'

/** The number of rehearsals that are listed; older ones say nothing about the day. */
const LISTED_COUNT = 3

const useRehearsals = () => useRead('GET /api/rehearsals', { refetchOnMount: true })

/** How the last rehearsal ended, in a line. */
export const LastRehearsal = () => {
  const dates = useDates()
  return (
    <ReadState readState={useRehearsals()} texts={dayTexts} empty={<p>{texts.none}</p>}>
      {([last]) => <p>{last && describeRehearsal(last, dates)}</p>}
    </ReadState>
  )
}

/** The last rehearsals, with what was not ready. */
export const Rehearsals = () => {
  const dates = useDates()
  const { data = [] } = useRehearsals()
  return (
    <ul className="day-rehearsals">
      {data.slice(0, LISTED_COUNT).map((rehearsal) => (
        <li key={rehearsal.id}>
          {describeRehearsal(rehearsal, dates)}
          <ul>
            {rehearsal.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const describeRehearsal = ({ device, endedAt, isReady, isChanged, problems }: Rehearsal, dates: Dates) => {
  const when = dates.formatMinute(endedAt)
  return isReady ? texts.ready(device, when, isChanged) : texts.notReady(device, when, problems.length)
}
