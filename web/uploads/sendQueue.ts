import { CallError } from '../api/CallError.ts'
import { inParallel } from '../../domain/inParallel.ts'
import { whenConnected } from '../api/whenConnected.ts'
import { isConnectionLost } from './sendFiles.ts'
import { isOffline, queueUploads, type Upload } from './upload.ts'
import type { UploadList } from './uploadList.ts'

/** The wait before the next try after a lost connection. Milliseconds. */
const RETRY_AFTER = 10_000

export interface SendQueue<R> {
  /** adds the uploads for which `which` is true to the queue, and sends them. Resolves once the queue is empty */
  send: (which: (upload: Upload<R>) => boolean, onDone?: OnDone) => Promise<SendResult>
  /** sends the uploads that wait for a connection, or that were being sent when an earlier page was closed */
  resume: (onDone?: OnDone) => void
}

/** Called once the queue is empty. */
type OnDone = (outcome: SendResult) => void

export interface SendResult {
  stored: number
  failed: number
  /** the error of the first upload that failed */
  error: unknown
  /** true if nobody pressed a button: the queue went on by itself */
  isAutomatic: boolean
}

interface Options<R> {
  /** sends one upload; resolves to the response of the server */
  sendOne: (upload: Upload<R>, progress: SendControls) => Promise<R>
  /** returns the new state of a failed upload; one that is 'offline' is sent again automatically */
  afterFailure: (error: unknown, upload: Upload<R>) => Pick<Upload<R>, 'state' | 'message'>
  /** the number of uploads sent at the same time; 1 unless given, so that the server gets them in this order */
  atOnce?: number
  /** true: a failure stops the queue, because the other uploads are useless without the failed one */
  stopsAtFailure?: boolean
  /** whether an upload leaves the list once it is stored; it stays unless given */
  removesStored?: (stored: R) => boolean
}

export interface SendControls {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export const openSendQueue = <F, R>(list: UploadList<F, R>, options: Options<R>): SendQueue<R> => {
  const { sendOne, afterFailure, atOnce = 1, stopsAtFailure = false, removesStored = () => false } = options
  let running: Promise<SendResult> | null = null
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
    const outcome: SendResult = { stored: 0, failed: 0, error: null, isAutomatic }
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

  /** Yields the queued uploads, including those that join the queue while others are sent. */
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

  /** Starts no more uploads. Those being sent may still finish, unless the connection is lost. */
  const stop = (error: unknown, connection: AbortController) => {
    const unqueue = (upload: Upload<R>): Upload<R> =>
      upload.state === 'queued' ? { ...upload, state: 'chosen' } : upload
    list.setUploads(list.uploads().map(unqueue))
    if (isConnectionLost(error)) connection.abort()
  }

  return { send: (which, onDone) => start(which, onDone, false), resume }
}

/** A needed login stops the queue: otherwise the login dialog, once closed, would come back for every file. */
const isLoginNeeded = (error: unknown) => error instanceof CallError && error.code === 'login_needed'
