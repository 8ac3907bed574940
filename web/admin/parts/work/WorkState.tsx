import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { type Dates, useDates } from '../dates/dates.ts'
import { texts } from '../../../../languages/en/dashboard/work.ts'
import type { WorkParts } from './WorkProgress.tsx'

/** Says in a few words how far the work is, or how it has ended. */
export const WorkState = ({ work, isNew, ready }: Pick<WorkParts, 'work' | 'isNew' | 'ready'>) => {
  const dates = useDates()
  if (!work) return <p>{texts.notMade}</p>
  const { state, done, of: total, message, madeAt, isChanged } = work
  if (state === 'failed')
    return (
      <p role={isNew ? 'alert' : undefined} className="panel-lines">
        {texts.notMadeBecause} {message}
      </p>
    )
  if (state === 'ready') {
    const sentences = [ready, madeAt && formatMadeAt(madeAt, dates, isChanged)]
    return <p role="status">{sentences.filter(Boolean).join(' ')}</p>
  }
  const percent = total ? Math.floor((100 * done) / total) : 0
  return (
    <>
      <p role="status">{texts.making(percent)}</p>
      <ProgressBar label={texts.progress} value={percent} />
    </>
  )
}

/** Says when a result was made, in the browser's time zone: 'Made today, 3:10 PM', or 'Made November 24; changed since' later. */
const formatMadeAt = (iso: string, { formatTime, formatLongDay }: Dates, isChanged: boolean): string => {
  const isToday = new Date(iso).toDateString() === new Date().toDateString()
  const made = isToday ? texts.madeToday(formatTime(iso)) : texts.made(formatLongDay(iso))
  return isChanged ? texts.changed(made) : made
}
