import { type ReactNode, useEffect } from 'react'
import type { BookKind } from '../../../contract/outputs/book.ts'
import type { Work, WorkKind, WorkOptions } from '../../../contract/work.ts'
import type { ReadPath } from '../../api/endpoints.ts'
import { toFileUrl } from '../../api/links.ts'
import { useChange } from '../../api/useChange.ts'
import { useListCache } from '../../api/useListCache.ts'
import { useRead } from '../../api/useRead.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { formatLongDay, formatFileSize } from '../format.ts'
import { PagePictures } from './PagePictures.tsx'
import { texts as commonTexts } from './texts.ts'

const POLL_MS = 1_000

interface WorkProps {
  kind: WorkKind
  /** the kind of document; the server has one result of each, so a panel for one of them shows only its own */
  document?: BookKind
  /** the path whose response a run changes; fetched again after the run */
  changedPath?: ReadPath
  texts: {
    start: string
    startAgain: string
    running: string
    /** describes the progress, for example as '3 of 40 files' */
    count: (doneCount: number, total: number) => string
    ready: string
    /** the text of the toast that is shown after a run was canceled */
    canceled: string
  }
}

interface StartProps<K extends WorkKind> extends WorkProps {
  kind: K
  options: WorkOptions<K>
  /** the fields for the options */
  children?: ReactNode
  /** called when the keeper starts a run; saves the fields and then calls `start` */
  beforeStart?: (start: () => void) => void
}

/** Starts and cancels long work, such as making a book. Shows the progress, and then the result or why the work failed. */
export const WorkProgress = <K extends WorkKind>(props: StartProps<K>) => {
  const read = useRead(toRoute('GET', props), { query: toQuery(props), refetchOnMount: true })
  return (
    <ReadState readState={read} texts={commonTexts}>
      {({ work, impossible: obstacle }) => {
        if (work?.state !== 'running')
          return (
            <>
              {work && <EndedWork {...props} work={work} />}
              {obstacle ? (
                <p className="panel-lines">{obstacle}</p>
              ) : (
                <StartWork {...props} lastState={work?.state} />
              )}
            </>
          )
        // stops reading the progress after a failure; otherwise, the login dialog would appear again every second
        if (read.error) return <LoadFailure message={commonTexts.failed} onRetry={read.retry} />
        return <RunningWork {...props} work={work} />
      }}
    </ReadState>
  )
}

/** All kinds of work have the same responses. Only the book's endpoints have a query; for other kinds it is empty. */
const toRoute = <M extends string>(method: M, { kind }: WorkProps) =>
  `${method} /api/work/${kind}` as `${M} /api/work/book`

const toQuery = ({ document }: WorkProps) => ({ kind: document })

const RunningWork = (props: WorkProps & { work: Work }) => {
  const { kind, changedPath, texts, work } = props
  const { done: doneCount, of: total, pages } = work
  const query = toQuery(props)
  useRead(toRoute('GET', props), { query, refetchEveryMs: POLL_MS })
  const { refetch } = useListCache()
  useEffect(() => () => changedPath && refetch(changedPath), [changedPath, refetch])
  const { mutate, isPending } = useChange(toRoute('DELETE', props), {
    success: { title: commonTexts.canceled, description: texts.canceled },
    failure: commonTexts.cancelFailed,
    onSuccess: () => refetch(`/api/work/${kind}`),
  })
  return (
    <>
      <p role="status">{texts.running}</p>
      <ProgressBar label={commonTexts.progress} value={total ? (100 * doneCount) / total : 0} />
      <p>{total > 0 && texts.count(doneCount, total)}</p>
      {pages.length > 0 && <PagePictures paths={pages} />}
      <Button busy={isPending} onClick={() => mutate({ query })}>
        {commonTexts.cancel}
      </Button>
    </>
  )
}

const EndedWork = ({ texts, work }: WorkProps & { work: Work }) => {
  const { state, message, filePath, bytes, until, remarks, pages } = work
  return (
    <>
      {state === 'failed' ? (
        <p role="alert" className="panel-lines">
          {message}
        </p>
      ) : (
        <p role="status">{texts.ready}</p>
      )}
      {filePath && (
        <ButtonLink tone="primary" href={toFileUrl(filePath)} download>
          <Icon name="download" />
          {commonTexts.download(formatFileSize(bytes))}
        </ButtonLink>
      )}
      {filePath && until && <p className="hint">{commonTexts.until(formatLongDay(until))}</p>}
      {pages.length > 0 && <PagePictures paths={pages} />}
      {remarks.length > 0 && (
        <div role="alert">
          <p>{commonTexts.remarks}</p>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The new run replaces the result of the last run. */
const StartWork = (props: StartProps<WorkKind> & { lastState: Work['state'] | undefined }) => {
  const { kind, texts, options, children, beforeStart = (start) => start(), lastState } = props
  const { updateCached } = useListCache()
  const { mutate, isPending } = useChange(`POST /api/work/${kind}`, {
    failure: commonTexts.startFailed,
    onSuccess: (answer) => updateCached(`/api/work/${kind}`, () => answer, toQuery(props)),
  })
  const startAgainLabel = lastState === 'failed' ? commonTexts.startAgain : texts.startAgain
  return (
    <>
      {children}
      <Button busy={isPending} onClick={() => beforeStart(() => mutate({ body: options as never }))}>
        {lastState ? startAgainLabel : texts.start}
      </Button>
    </>
  )
}
