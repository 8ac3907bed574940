import { type ReactNode, useEffect, useState } from 'react'
import type { Work, WorkKind, WorkOptions } from '../../../../contract/work.ts'
import type { ReadPath } from '../../../api/endpoints.ts'
import { joinReads } from '../../../api/joinReads.ts'
import { toFileUrl } from '../../../api/urls.ts'
import { useChange } from '../../../api/useChange.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { FormScope, useSending, WaitingHint } from '../../../ui/FormScope.tsx'
import { CardLabel } from '../cards/CardLabel.tsx'
import { useDates } from '../dates/dates.ts'
import { formatFileSize } from '../lists/format.ts'
import { tabDrafts } from '../tab/tabDrafts.ts'
import { formatMadeAt } from './formatMadeAt.ts'
import { PagePictures } from './PagePictures.tsx'
import { texts as commonTexts } from './texts.ts'
import { type Result, toQuery, toRoute } from './workRoute.ts'
import './work.css'

const POLL_MS = 1_000

interface WorkProps extends Result {
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
  /** the options without a choice; the fields begin with the choices of the last run */
  defaults: WorkOptions<K>
  /** the choices with which the fields begin if there is no last run */
  proposal?: Partial<WorkOptions<K>>
  /** puts in place of what can no longer be chosen, such as a service that was deleted, what can */
  correct?: (options: WorkOptions<K>) => WorkOptions<K>
  /** the state of the lists that the options are chosen from; nothing can be started before they have loaded */
  choices?: ReturnType<typeof joinReads>
  /** the fields for the options */
  children?: (options: WorkOptions<K>, change: (part: Partial<WorkOptions<K>>) => void) => ReactNode
  /** called when the keeper starts a run, once no picture is on its way; saves the fields and then calls `start` */
  beforeStart?: (start: () => void) => void
}

/** Starts and cancels long work, such as making a book. Shows the progress, and then the result or why the work failed. */
export const WorkProgress = <K extends WorkKind>(props: StartProps<K>) => {
  const read = useRead(toRoute('GET', props), { query: toQuery(props), refetchOnMount: true })
  const { choices = joinReads([]) } = props
  const [hasRun, setHasRun] = useState(false)
  if (read.data?.work?.state === 'running' && !hasRun) setHasRun(true)
  return (
    <ReadState readState={read} texts={commonTexts}>
      {({ work, impossible: obstacle }) => {
        if (work?.state !== 'running')
          return (
            <>
              {work && <EndedWork {...props} work={work} isNew={hasRun} />}
              {obstacle ? (
                <p className="panel-lines">{obstacle}</p>
              ) : (
                <ReadState readState={choices} texts={commonTexts}>
                  {() => (
                    <FormScope>
                      <StartWork {...props} lastWork={work} />
                    </FormScope>
                  )}
                </ReadState>
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
      {pages.length > 0 && <PagePictures paths={pages} isOpen />}
      <Button busy={isPending} onClick={() => mutate({ query })}>
        <CardLabel>{commonTexts.cancel}</CardLabel>
      </Button>
    </>
  )
}

interface EndedProps extends WorkProps {
  work: Work
  /** whether the work has ended while it was on the screen: screen readers announce only then why it failed */
  isNew: boolean
}

const EndedWork = ({ texts, work, isNew }: EndedProps) => {
  const role = isNew ? 'alert' : undefined
  const dates = useDates()
  const { state, message, filePath, madeAt, isChanged, until, remarks, pages } = work
  const files = listFiles(work)
  return (
    <>
      {state === 'failed' ? (
        <p role={role} className="panel-lines">
          {message}
        </p>
      ) : (
        <p role="status">{texts.ready}</p>
      )}
      {madeAt && <p className="work-made">{formatMadeAt(madeAt, dates)}</p>}
      {files.map(([label, path]) => (
        <ButtonLink key={path} tone={isChanged ? undefined : 'primary'} href={toFileUrl(path)} download>
          <Icon name="download" />
          <CardLabel>{label}</CardLabel>
        </ButtonLink>
      ))}
      {filePath && until && <p className="hint">{commonTexts.until(dates.formatLongDay(until))}</p>}
      {pages.length > 0 && <PagePictures paths={pages} />}
      {remarks.length > 0 && (
        <div role={role} className="work-remarks">
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

const listFiles = ({ filePath, screenPath, bytes }: Work): [label: string, path: string][] => {
  if (!filePath) return []
  if (!screenPath) return [[commonTexts.download(formatFileSize(bytes)), filePath]]
  return [
    [commonTexts.toFold, filePath],
    [commonTexts.forScreen, screenPath],
  ]
}

/** The new run replaces the result of the last run. */
const StartWork = <K extends WorkKind>(props: StartProps<K> & { lastWork: Work | null }) => {
  const { kind, document, texts, defaults, proposal, children, lastWork } = props
  const { correct = (options) => options, beforeStart = (start) => start() } = props
  const workKind: WorkKind = kind
  const { updateCached } = useListCache()
  const draft = useDraft(
    `options of ${document ?? kind}`,
    { ...defaults, ...(lastWork ? lastWork.options : proposal) },
    tabDrafts,
  )
  const options = correct(draft.fields)
  const { mutate, isPending } = useChange(`POST /api/work/${workKind}`, {
    failure: commonTexts.startFailed,
    onSuccess: (answer) => {
      updateCached(`/api/work/${workKind}`, () => answer, toQuery(props))
      draft.settle({ ...defaults, ...answer.work?.options })
    },
  })
  const { attempt, sentence } = useSending(() => beforeStart(() => mutate({ body: options as never })))
  const startAgainLabel = lastWork?.state === 'failed' ? commonTexts.startAgain : texts.startAgain
  const isChanged = lastWork?.isChanged
  return (
    <>
      {children?.(options, draft.change)}
      {isChanged && <p className="work-changed">{commonTexts.changed}</p>}
      <Button
        tone={isChanged ? 'primary' : undefined}
        busy={isPending || sentence !== undefined}
        onClick={attempt}
      >
        <CardLabel>{lastWork ? startAgainLabel : texts.start}</CardLabel>
      </Button>
      <WaitingHint sentence={sentence} />
    </>
  )
}
