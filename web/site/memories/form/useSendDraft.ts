import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../../api/CallError.ts'
import { refetchOnce } from '../../../api/readCache.ts'
import { whenConnected } from '../../../api/whenConnected.ts'
import { type Toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { isConnectionLost } from '../../../uploads/sendFiles.ts'
import type { MemoryDraft } from './draft.ts'
import { whenPrepared } from './draftPhotos.ts'
import { useFieldErrors } from './fieldErrors.ts'
import type { SendingStep } from './shareMemory.ts'
import { texts } from '../texts.ts'

/**
 * The stage of sending. After 'connectionLost' it continues by itself; after 'stopped' someone must press the button again;
 * after 'gone', when the memory no longer exists, pressing again does not help.
 */
export type SendingStage =
  | { at: 'writing' | SendingStep | 'connectionLost' | 'gone' }
  | { at: 'stopped'; reason?: string | undefined }

/** The longest wait before it tries again, even without a sign of a connection. Milliseconds. */
const RETRY_MS = 30_000

interface SendOptions<T> {
  send: (onStep: (step: SendingStep) => void) => Promise<T>
  onSent: (sent: T) => void
  /** the toast shown when the photos were stored but the memory was not */
  failure: Toast
}

/** Checks and sends a draft, and returns its stage and errors. */
export const useSendDraft = <T>(draft: MemoryDraft, { send, onSent, failure }: SendOptions<T>) => {
  const [stage, setStage] = useState<SendingStage>({ at: 'writing' })
  const { fieldErrors, timesFound, check, showServerErrors, clearServerErrors } = useFieldErrors(draft)
  const isSending = useRef(false)

  const attempt = async () => {
    await whenPrepared(draft)
    if (!check()) return
    let step: SendingStep = 'uploading'
    try {
      const onStep = (next: SendingStep) => {
        step = next
        setStage({ at: next })
      }
      const sent = await refetchOnce(() => send(onStep))
      setStage({ at: 'writing' })
      onSent(sent)
    } catch (error) {
      toastFailure(step === 'uploading' ? texts.uploadFailed : failure)
      setStage(toStage(error))
      showServerErrors(error)
    }
  }

  /** Sends the draft, unless it is being sent already. */
  const sendOnce = async () => {
    if (isSending.current) return
    isSending.current = true
    await attempt().finally(() => {
      isSending.current = false
    })
  }

  const retry = useEffectEvent(sendOnce)
  useEffect(
    () => (stage.at === 'connectionLost' ? whenConnected(() => void retry(), RETRY_MS) : undefined),
    [stage],
  )
  /** Clears the failure once somebody edits the draft. */
  const resumeWriting = () => {
    clearServerErrors()
    if (stage.at === 'connectionLost' || stage.at === 'stopped') setStage({ at: 'writing' })
  }
  const busy = stage.at === 'uploading' || stage.at === 'sharing'
  return { stage, busy, fieldErrors, timesFound, send: sendOnce, resumeWriting }
}

/** Statuses whose sentence the form shows; sentences about a field or a file appear next to it. */
const generalStatuses = [401, 429, 503, 507]

const toStage = (error: unknown): SendingStage => {
  if (isConnectionLost(error)) return { at: 'connectionLost' }
  if (error instanceof CallError && error.status === 404) return { at: 'gone' }
  const isGeneral = error instanceof CallError && generalStatuses.includes(error.status)
  return { at: 'stopped', reason: isGeneral ? error.serverMessage : undefined }
}
