import { useDates } from '../dates/dates.ts'
import { DownloadLinks } from './DownloadLinks.tsx'
import { texts } from '../../../../languages/en/dashboard/work.ts'
import type { WorkParts } from './WorkProgress.tsx'
import { WorkRemarks } from './WorkRemarks.tsx'
import { WorkState } from './WorkState.tsx'

/** Shows the parts of work below each other. */
export const WorkStack = ({ work, notice, isNew = false, ready, button, fields }: WorkParts) => {
  const { formatLongDay } = useDates()
  const { filePath, until, remarks = [] } = work ?? {}
  return (
    <>
      {work && <WorkState {...{ work, isNew, ready }} />}
      {work && <DownloadLinks work={work} />}
      {filePath && until && <p className="hint">{texts.until(formatLongDay(until))}</p>}
      {remarks.length > 0 && <WorkRemarks remarks={remarks} isNew={isNew} />}
      {notice}
      {fields}
      {button}
    </>
  )
}
