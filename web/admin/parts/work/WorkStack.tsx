import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { useDates } from '../dates/dates.ts'
import { DownloadLinks } from './DownloadLinks.tsx'
import { formatMadeAt } from './formatMadeAt.ts'
import { texts as commonTexts } from './texts.ts'
import type { WorkParts } from './WorkProgress.tsx'
import { WorkRemarks } from './WorkRemarks.tsx'

interface Props extends WorkParts {
  texts: {
    running: string
    /** describes the progress, for example as '3 of 40 files' */
    count: (doneCount: number, total: number) => string
    ready: string
  }
}

/** Shows the parts of work below each other. */
export const WorkStack = ({ work, notice, isNew = false, button, fields, texts }: Props) => {
  const dates = useDates()
  if (work?.state === 'running') {
    const { done: doneCount, of: total } = work
    return (
      <>
        <p role="status">{texts.running}</p>
        <ProgressBar label={commonTexts.progress} value={total ? (100 * doneCount) / total : 0} />
        <p>{total > 0 && texts.count(doneCount, total)}</p>
        {button}
      </>
    )
  }
  return (
    <>
      {work?.state === 'failed' && (
        <p role={isNew ? 'alert' : undefined} className="panel-lines">
          {work.message}
        </p>
      )}
      {work?.state === 'ready' && <p role="status">{texts.ready}</p>}
      {work?.madeAt && <p className="work-made">{formatMadeAt(work.madeAt, dates, work.isChanged)}</p>}
      {work && <DownloadLinks work={work} />}
      {work?.filePath && work.until && (
        <p className="hint">{commonTexts.until(dates.formatLongDay(work.until))}</p>
      )}
      {work && work.remarks.length > 0 && <WorkRemarks remarks={work.remarks} isNew={isNew} />}
      {notice}
      {fields}
      {button}
    </>
  )
}
