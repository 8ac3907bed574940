import { CallError } from '../api/CallError.ts'
import { inParallel } from '../../contract/inParallel.ts'
import { whenConnected } from '../api/whenConnected.ts'
import { isConnectionLost } from './sendFiles.ts'
import { isOffline, queueUploads, type Upload } from './upload.ts'
import type { UploadList } from './uploadList.ts'

/** How long after a lost connection it is tried again by itself. Milliseconds. */
const RETRY_AFTER = 10_000

export interface SendQueue<R> {
  /** sends every upload that is `which`; what is already in the queue goes on. Resolves once the queue is empty */
  send: (which: (upload: Upload<R>) => boolean, onDone?: OnDone) => Promise<Outcome>
  /** goes on with what waits for a connection, or was on its way when an earlier page was thrown away */
  resume: (onDone?: OnDone) => void
}

/** Called once the queue is empty. */
type OnDone = (outcome: Outcome) => void

export interface Outcome {
  stored: number
  failed: number
  /** the error of the first upload that failed */
  error: unknown
  /** sent by itself, not because somebody pressed a button just now */
  isAutomatic: boolean
}

interface Options<R> {
  /** sends one upload; resolves to what the server has stored */
  sendOne: (upload: Upload<R>, progress: Progress) => Promise<R>
  /** the new state of an upload that failed: one that is 'offline' is sent again by itself */
  afterFailure: (error: unknown, upload: Upload<R>) => Pick<Upload<R>, 'state' | 'message'>
  /** uploads on their way at once; one, unless told otherwise, so that the server has them in this order */
  atOnce?: number
  /** true: after a failure nothing more is sent, because the other uploads are of no use without it */
  stopsAtFailure?: boolean
  /** true: the upload leaves the list once it is stored; it stays unless given */
  removesStored?: (stored: R) => boolean
}

export interface Progress {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export const openSendQueue = <F, R>(list: UploadList<F, R>, options: Options<R>): SendQueue<R> => {
  const { sendOne, afterFailure, atOnce = 1, stopsAtFailure = false, removesStored = () => false } = options
  let running: Promise<Outcome> | null = null
  let stopWaiting: (() => void) | undefined

  const start = (which: (upload: Upload<R>) => boolean, onDone: OnDone | undefined, isAutomatic: boolean) => {
    stopWaiting?.()
    list.setUploads(queueUploads(list.uploads(), which))
    return (running ??= sendQueued(onDone, isAutomatic))
  }
  const resume = (onDone?: OnDone) => {
    if (list.uploads().some(isOffline)) void start(isOffline, onDone, true)
  }

  const sendQueued = async (onDone: OnDone | undefined, isAutomatic: boolean) => {
    const outcome: Outcome = { stored: 0, failed: 0, error: null, isAutomatic }
    const connection = new AbortController()
    const send = async (next: Upload<R>) => {
      try {
        await sendUpload(next, connection.signal)
        outcome.stored += 1
      } catch (error) {
        outcome.failed += 1
        outcome.error ??= error
        if (stopsAtFailure || isLoginNeeded(error)) stop(error, connection)
      }
    }
    while (findQueued()) await inParallel(takeQueued(), atOnce, send)
    running = null
    if (list.uploads().some(isOffline)) stopWaiting = whenConnected(() => resume(onDone), RETRY_AFTER)
    onDone?.(outcome)
    return outcome
  }

  const findQueued = () => list.uploads().find(({ state }) => state === 'queued')

  /** Also those that join the queue while others are sent. */
  function* takeQueued() {
    for (let next = findQueued(); next; next = findQueued()) yield next
  }

  const sendUpload = async (upload: Upload<R>, signal: AbortSignal): Promise<void> => {
    const change = (part: Partial<Upload<R>>) => list.change(upload.id, part)
    change({ state: 'sending' })
    try {
      const stored = await sendOne(upload, { signal, onProgress: (percent) => change({ percent }) })
      if (removesStored(stored)) list.remove(upload.id)
      else change({ state: 'stored', percent: 100, stored })
    } catch (error) {
      change({ percent: 0, ...afterFailure(error, upload) })
      throw error
    }
  }

  /** Begins no more. What is on its way may still arrive, unless the connection is lost for it too. */
  const stop = (error: unknown, connection: AbortController) => {
    const unqueue = (upload: Upload<R>): Upload<R> =>
      upload.state === 'queued' ? { ...upload, state: 'chosen' } : upload
    list.setUploads(list.uploads().map(unqueue))
    if (isConnectionLost(error)) connection.abort()
  }

  return { send: (which, onDone) => start(which, onDone, false), resume }
}

/** A needed login stops the queue: else somebody who closed the login dialog would be asked again for every file. */
const isLoginNeeded = (error: unknown) => error instanceof CallError && error.code === 'login_needed'
