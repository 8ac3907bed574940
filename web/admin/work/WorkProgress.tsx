import { type ReactNode, useEffect } from 'react'
import type { Work, WorkKind, WorkOptions } from '../../../contract/work.ts'
import type { ReadPath } from '../../api/endpoints.ts'
import { fileUrl } from '../../api/links.ts'
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
import { texts as common } from './texts.ts'

/** The interval at which progress is read. */
const POLL_MS = 1_000

interface WorkProps {
  kind: WorkKind
  /** the list to fetch again when a run has finished */
  changes?: ReadPath
  texts: {
    start: string
    startAgain: string
    running: string
    /** such as '3 of 40 files' */
    count: (done: number, of: number) => string
    ready: string
    /** text of a toast */
    cancelled: string
  }
}

interface StartProps<K extends WorkKind> extends WorkProps {
  kind: K
  /** options sent when a run is started */
  options: WorkOptions<K>
  /** fields for the options */
  children?: ReactNode
  /** saves the fields, then calls `start` */
  beforeStart?: (start: () => void) => void
}

/** Starts, follows and cancels long work of any kind; then offers its result, or says why it failed. */
export const WorkProgress = <K extends WorkKind>(props: StartProps<K>) => {
  const read = useRead(`GET /api/work/${props.kind}`, { refetchOnMount: true })
  return (
    <ReadState read={read} texts={common}>
      {({ work, impossible }) => {
        if (work?.state !== 'running')
          return (
            <>
              {work && <EndedWork {...props} work={work} />}
              {impossible ? (
                <p className="panel-lines">{impossible}</p>
              ) : (
                <StartWork {...props} earlier={work?.state} />
              )}
            </>
          )
        // stops polling after a failure; otherwise the login dialog would reappear every second
        if (read.error) return <LoadFailure message={common.failed} onRetry={read.retry} />
        return <RunningWork {...props} work={work} />
      }}
    </ReadState>
  )
}

const RunningWork = ({ kind, changes, texts, work: { done, of, pages } }: WorkProps & { work: Work }) => {
  useRead(`GET /api/work/${kind}`, { everyMs: POLL_MS })
  const { refetch } = useListCache()
  useEffect(() => () => changes && refetch(changes), [changes, refetch])
  const { mutate, isPending } = useChange(`DELETE /api/work/${kind}`, {
    success: { title: common.cancelled, description: texts.cancelled },
    failure: common.cancelFailed,
    onSuccess: () => refetch(`/api/work/${kind}`),
  })
  return (
    <>
      <p role="status">{texts.running}</p>
      <ProgressBar label={common.progress} value={of ? (100 * done) / of : 0} />
      <p>{of > 0 && texts.count(done, of)}</p>
      {pages.length > 0 && <PagePictures paths={pages} />}
      <Button busy={isPending} onClick={() => mutate({})}>
        {common.cancel}
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
        <ButtonLink tone="primary" href={fileUrl(filePath)} download>
          <Icon name="download" />
          {common.download(formatFileSize(bytes))}
        </ButtonLink>
      )}
      {filePath && until && <p className="hint">{common.until(formatLongDay(until))}</p>}
      {pages.length > 0 && <PagePictures paths={pages} />}
      {remarks.length > 0 && (
        <div role="alert">
          <p>{common.remarks}</p>
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

/** Starts a run. `earlier` is the state of the last run, whose result the new run replaces. */
const StartWork = ({
  kind,
  texts,
  options,
  children,
  beforeStart = (start) => start(),
  earlier,
}: StartProps<WorkKind> & { earlier: Work['state'] | undefined }) => {
  const { updateCached } = useListCache()
  const { mutate, isPending } = useChange(`POST /api/work/${kind}`, {
    failure: common.startFailed,
    onSuccess: (answer) => updateCached(`/api/work/${kind}`, () => answer),
  })
  const labelAgain = earlier === 'failed' ? common.startAgain : texts.startAgain
  return (
    <>
      {children}
      <Button busy={isPending} onClick={() => beforeStart(() => mutate({ body: options as never }))}>
        {earlier ? labelAgain : texts.start}
      </Button>
    </>
  )
}
