import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../api/CallError.ts'
import { refetchOnce } from '../../api/reads.ts'
import { useChange } from '../../api/useChange.ts'
import { whenConnected } from '../../api/whenConnected.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { throttle } from '../throttle.ts'
import { emptyDraft, saysNothing } from './draft.ts'
import { type Outcome, submit, type Told } from './submitting.ts'
import { texts } from './texts.ts'
import { type DraftStore, useDraft } from './useDraft.ts'
import { type Wrong, wrongIn } from './wrong.ts'

/** How far it has come. When the line was lost it goes on by itself; when it stopped, somebody must press again. */
export type Stage =
  | { at: 'writing' | 'sharing' | 'lost' }
  | { at: 'stopped'; because?: string | undefined }
  | { at: 'uploading'; percent: number }

/** The hint and the thanks stand in one place, one after the other: this long, the hint can be read. Milliseconds. */
const HINT_STAYS = 2_500
const PROGRESS_EVERY = 250
/** After so long a lost line is tried again in any case. Milliseconds. */
const PATIENCE = 30_000

export const useSharing = (store: DraftStore, told: () => Told, onShared: (outcome: Outcome) => void) => {
  const [stage, setStage] = useState<Stage>({ at: 'writing' })
  const { wrong, check, blame, forgive, blamed } = useFaults(store)
  const busy = useRef(false)
  const send = useSubmit(store, told, setStage)

  const attempt = async () => {
    await store.prepared()
    if (!check()) return
    const hintUntil = saysNothing(store.get()) ? Date.now() + HINT_STAYS : 0
    if (hintUntil) toast(texts.describe)
    const { outcome, issues } = await send()
    blame(issues)
    if (!outcome) return
    store.change(emptyDraft())
    setStage({ at: 'writing' })
    onShared(outcome)
    setTimeout(() => toast(texts.sharedToast), Math.max(0, hintUntil - Date.now()))
  }

  /** Pressed twice, it runs once. */
  const share = async () => {
    if (busy.current) return
    busy.current = true
    await attempt().finally(() => {
      busy.current = false
    })
  }

  useWhenOnline(stage.at === 'lost' ? stage : null, share)
  const resume = () => {
    forgive()
    if (stage.at === 'lost' || stage.at === 'stopped') setStage({ at: 'writing' })
  }
  return { stage, wrong, blamed, share, resume }
}

/** What is wrong with the draft: followed letter by letter once it was found wrong, with what the server said of it. */
const useFaults = (store: DraftStore) => {
  const draft = useDraft(store)
  const [checking, setChecking] = useState(false)
  const [issues, setIssues] = useState<Wrong>({})
  const [blamed, setBlamed] = useState(0)
  const found = (faults: Wrong) => {
    if (Object.keys(faults).length > 0) setBlamed((count) => count + 1)
  }
  return {
    wrong: { ...(checking ? wrongIn(draft) : {}), ...issues } as Wrong,
    /** counts how often something was found wrong */
    blamed,
    check: () => {
      const faults = wrongIn(store.get())
      setChecking(Object.keys(faults).length > 0)
      found(faults)
      return Object.keys(faults).length === 0
    },
    blame: (said: Wrong) => {
      setIssues(said)
      found(said)
    },
    forgive: () => setIssues({}),
  }
}

/** One try: sends, and says what went wrong. */
const useSubmit = (store: DraftStore, told: () => Told, setStage: (stage: Stage) => void) => {
  const { mutateAsync: post } = useChange('POST /api/memories')
  const { mutateAsync: correct } = useChange('PUT /api/memories/mine/:key')
  return async (): Promise<{ outcome: Outcome | null; issues: Wrong }> => {
    let sharing = false
    const onUploading = throttle((percent: number) => {
      if (!sharing) setStage({ at: 'uploading', percent })
    }, PROGRESS_EVERY)
    const onSharing = () => {
      sharing = true
      setStage({ at: 'sharing' })
    }
    try {
      const outcome = await refetchOnce(() =>
        submit(store, told(), { post, correct, onUploading, onSharing }),
      )
      return { outcome, issues: {} }
    } catch (error) {
      toastFailure(sharing ? texts.shareFailed : texts.uploadFailed)
      sharing = true // what the throttle still holds back comes too late
      setStage(stageAfter(error))
      return { outcome: null, issues: issuesOf(error) }
    }
  }
}

/** The server's words, when they are about neither a field nor a file: those stand where they belong. */
const aboutAll = [429, 503, 507]

const stageAfter = (error: unknown): Stage => {
  if (!(error instanceof CallError)) return { at: 'stopped' }
  if (!error.answered) return { at: 'lost' }
  return { at: 'stopped', because: aboutAll.includes(error.status) ? error.sentence : undefined }
}

/** What the server said of the fields. */
export const issuesOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    : {}

/** `lost`: the loss that is waited out; another one is waited out anew. */
const useWhenOnline = (lost: Stage | null, resume: () => Promise<void>) => {
  const onConnected = useEffectEvent(() => void resume())
  useEffect(() => (lost ? whenConnected(onConnected, PATIENCE) : undefined), [lost])
}
