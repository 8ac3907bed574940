import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { BookKind } from '../../../../contract/outputs/book.ts'
import type { Work, WorkKind, WorkOptions } from '../../../../contract/work.ts'
import type { ReadPath } from '../../../api/endpoints.ts'
import { useChange } from '../../../api/useChange.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { FormScope, useSending, WaitingHint } from '../../../ui/FormScope.tsx'
import { CardLabel } from '../cards/CardLabel.tsx'
import { tabDrafts } from '../tab/tabDrafts.ts'
import { texts as commonTexts } from '../../../../languages/en/dashboard/work.ts'
import './work.css'

const POLL_MS = 1_000

/** The parts of work on the page, which a layout puts in their places. */
export interface WorkParts {
  work: Work | null
  /** in place of the state: it has not been read, or the server cannot do such work */
  notice?: ReactNode
  /** whether the work has ended while it was on the screen: screen readers announce only then why it failed */
  isNew?: boolean
  /** a sentence about the result, if there is something to know about it */
  ready?: string | undefined
  /** the button that begins or cancels the work */
  button?: ReactNode
  fields?: ReactNode
}

/** Names a result on the server. */
interface Result {
  kind: WorkKind
  /** the kind of document; the server has one result of each */
  document?: BookKind
}

interface WorkProps extends Result {
  /** the path whose response a run changes; fetched again after the run */
  changedPath?: ReadPath
  Layout: ComponentType<WorkParts>
  texts: {
    start: string
    /** by default, as the first time */
    startAgain?: string
    ready?: string
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
  const { Layout, choices = joinReads([]) } = props
  const [hasRun, setHasRun] = useState(false)
  const { work, impossible: obstacle } = read.data ?? {}
  if (work?.state === 'running' && !hasRun) setHasRun(true)
  if (work?.state === 'running') {
    // stops reading the progress after a failure; otherwise, the login dialog would appear again every second
    if (!read.error) return <RunningWork {...props} work={work} />
    return <Layout work={null} notice={<LoadFailure onRetry={read.retry} />} />
  }
  const reads = joinReads([read, choices])
  if (work === undefined || obstacle || !reads.data)
    return (
      <Layout
        work={work ?? null}
        notice={
          obstacle ? (
            <p className="panel-lines">{obstacle}</p>
          ) : (
            <ReadState readState={reads} texts={commonTexts}>
              {() => null}
            </ReadState>
          )
        }
      />
    )
  return (
    <FormScope>
      <EndedWork {...props} work={work} isNew={hasRun} />
    </FormScope>
  )
}

const RunningWork = (props: WorkProps & { work: Work }) => {
  const { kind, changedPath, Layout, texts, work } = props
  const query = toQuery(props)
  useRead(toRoute('GET', props), { query, refetchEveryMs: POLL_MS })
  const { refetch } = useListCache()
  useEffect(() => () => changedPath && refetch(changedPath), [changedPath, refetch])
  const { mutate, isPending } = useChange(toRoute('DELETE', props), {
    success: { title: commonTexts.canceled, description: texts.canceled },
    failure: commonTexts.cancelFailed,
    onSuccess: () => refetch(`/api/work/${kind}`),
  })
  const button = (
    <Button busy={isPending} onClick={() => mutate({ query })}>
      <CardLabel>{commonTexts.cancel}</CardLabel>
    </Button>
  )
  return <Layout work={work} button={button} />
}

type EndedProps<K extends WorkKind> = StartProps<K> & { work: Work | null; isNew: boolean }

/** The new run replaces the result of the last run. */
const EndedWork = <K extends WorkKind>(props: EndedProps<K>) => {
  const { kind, document, Layout, texts, defaults, proposal, children, work, isNew } = props
  const { correct = (options) => options, beforeStart = (start) => start() } = props
  const workKind: WorkKind = kind
  const { updateCached, refetch } = useListCache()
  const draft = useDraft(
    `options of ${document ?? kind}`,
    { ...defaults, ...(work ? work.options : proposal) },
    tabDrafts,
  )
  const options = correct(draft.fields)
  const { mutate, isPending } = useChange(`POST /api/work/${workKind}`, {
    failure: commonTexts.startFailed,
    onSuccess: (answer) => {
      updateCached(`/api/work/${workKind}`, () => answer, toQuery(props))
      // a response that is on its way, read after a change just before, would show that nothing is being made
      refetch(`/api/work/${workKind}`)
      draft.settle({ ...defaults, ...answer.work?.options })
    },
  })
  const { attempt, sentence } = useSending(() => beforeStart(() => mutate({ body: options as never })))
  const startAgainLabel =
    work?.state === 'failed' ? commonTexts.startAgain : (texts.startAgain ?? texts.start)
  const button = (
    <>
      <Button
        tone={work?.isChanged ? 'primary' : undefined}
        busy={isPending || sentence !== undefined}
        onClick={attempt}
      >
        <CardLabel>{work ? startAgainLabel : texts.start}</CardLabel>
      </Button>
      <WaitingHint sentence={sentence} />
    </>
  )
  const fields = children?.(options, draft.change)
  return <Layout ready={texts.ready} {...{ work, isNew, button, fields }} />
}

/** All kinds of work have the same responses. Only the book's endpoints have a query; for other kinds it is empty. */
const toRoute = <M extends string>(method: M, { kind }: Result) =>
  `${method} /api/work/${kind}` as `${M} /api/work/book`

const toQuery = ({ document }: Result) => ({ kind: document })
