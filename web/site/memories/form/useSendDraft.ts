import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../../api/CallError.ts'
import { refetchOnce } from '../../../api/readCache.ts'
import { whenConnected } from '../../../api/whenConnected.ts'
import { type Toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { isConnectionLost } from '../../../uploads/sendFiles.ts'
import type { MemoryDraft } from './draft.ts'
import { isRefused, whenPrepared } from './draftPhotos.ts'
import { findFieldErrors, useFieldErrors } from './fieldErrors.ts'
import type { SendingStep } from './shareMemory.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'

/**
 * The stage of sending. After 'connectionLost', sending continues by itself. After 'stopped', someone must press the button
 * again. 'refused' means that a photo cannot go, and that the rest can without it. 'gone' means that the memory no longer exists, so
 * pressing the button again does not help.
 */
export type SendingStage =
  | { name: 'writing' | SendingStep | 'connectionLost' | 'refused' | 'gone' }
  | { name: 'stopped'; message: string }

/** The time in milliseconds between a lost connection and the next attempt, unless the device reports a connection earlier. */
const RETRY_MS = 30_000

interface SendOptions<T> {
  send: (onStep: (step: SendingStep) => void) => Promise<T>
  onSent: (response: T) => void
  /** the message that is shown if the photos were stored but the memory was not */
  failureToast: Toast
}

/** Provides a function that checks and sends a draft, the stage of sending, and the errors in the draft. */
export const useSendDraft = <T>(draft: MemoryDraft, { send, onSent, failureToast }: SendOptions<T>) => {
  const [stage, setStage] = useState<SendingStage>({ name: 'writing' })
  const { fieldErrors, timesErrorsFound, check, showServerErrors, clearServerErrors } = useFieldErrors(draft)
  const isSending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (timesErrorsFound > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus()
  }, [timesErrorsFound])

  const hasRefused = () => draft.getUploads().some(isRefused)

  const attempt = async () => {
    await whenPrepared(draft)
    if (!check()) {
      const isOnlyRefused = Object.keys(findFieldErrors(draft.get())).every((field) =>
        field.startsWith('photo '),
      )
      return setStage({ name: isOnlyRefused ? 'refused' : 'writing' })
    }
    let step: SendingStep = 'uploading'
    try {
      const onStep = (next: SendingStep) => {
        step = next
        setStage({ name: next })
      }
      const response = await refetchOnce(() => send(onStep))
      setStage({ name: 'writing' })
      onSent(response)
    } catch (error) {
      toastFailure(step === 'uploading' ? texts.uploadFailed : failureToast)
      setStage(toStage(error, hasRefused()))
      showServerErrors(error)
    }
  }

  const sendOnce = async () => {
    if (isSending.current) return
    isSending.current = true
    await attempt().finally(() => {
      isSending.current = false
    })
  }

  /** Removes the photos that cannot go, and sends the rest. */
  const sendWithoutRefused = () => {
    draft.setUploads(draft.getUploads().filter((photo) => !isRefused(photo)))
    return sendOnce()
  }

  const retry = useEffectEvent(sendOnce)
  useEffect(
    () => (stage.name === 'connectionLost' ? whenConnected(() => void retry(), RETRY_MS) : undefined),
    [stage],
  )
  /** Clears the server's errors and the failed stage. Called when someone edits the draft. */
  const resumeWriting = () => {
    clearServerErrors()
    if (['connectionLost', 'stopped', 'refused'].includes(stage.name)) setStage({ name: 'writing' })
  }
  const busy = stage.name === 'uploading' || stage.name === 'sharing'
  return { form, stage, busy, fieldErrors, send: sendOnce, sendWithoutRefused, resumeWriting }
}

/** The HTTP statuses for which the form shows the server's message. Errors in a field or file appear next to it instead. */
const generalStatuses = [401, 429, 503, 507]

const toStage = (error: unknown, hasRefused: boolean): SendingStage => {
  if (isConnectionLost(error)) return { name: 'connectionLost' }
  if (hasRefused) return { name: 'refused' }
  if (error instanceof CallError && error.status === 404) return { name: 'gone' }
  if (error instanceof CallError && error.code === 'conflict')
    return { name: 'stopped', message: texts.changedElsewhere }
  if (!(error instanceof CallError) || !error.explanation) return { name: 'stopped', message: texts.stopped }
  const { explanation, isForeign, status } = error
  if (isForeign) return { name: 'stopped', message: explanation }
  const isGeneral = generalStatuses.includes(status)
  return { name: 'stopped', message: isGeneral ? `${explanation} ${texts.stopped}` : texts.stopped }
}
