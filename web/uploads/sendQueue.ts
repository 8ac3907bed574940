import { CallError } from '../api/CallError.ts'
import { inParallel } from '../../domain/inParallel.ts'
import { whenConnected } from '../api/whenConnected.ts'
import { isConnectionLost } from './sendFiles.ts'
import { isOffline, queueUploads, type Upload } from './upload.ts'
import type { UploadList } from './uploadList.ts'

type Matches<R> = (upload: Upload<R>) => boolean
type OnDone = (outcome: SendResult) => void

export interface SendResult {
  storedCount: number
  /** how many of the stored files the gallery already had */
  copyCount: number
  failedCount: number
  /** the error of the first upload that failed */
  error: unknown
  /** the error at which the queue stopped; null if it went on to its end */
  stoppedBy: unknown
  /** whether the queue continued by itself, without anyone pressing a button */
  isAutomatic: boolean
}

interface Options<R> {
  sendOne: (upload: Upload<R>, controls: SendControls) => Promise<R>
  /** returns the new state of a failed upload; an upload that becomes 'offline' is sent again automatically */
  getFailedState: (error: unknown, upload: Upload<R>) => Pick<Upload<R>, 'state' | 'message'>
  /** the number of uploads sent in parallel; 1 by default, so that the server receives them in the order of the list */
  maxParallel?: number
  /** whether a failure stops the queue, because the other uploads would fail, too, or are useless; by default, none does */
  stopsAt?: (error: unknown) => boolean
  /** whether an upload leaves the list once it is stored; false by default */
  removesStored?: boolean
  /** whether the gallery already had a file; by default, it had none */
  isCopy?: (stored: R) => boolean
}

export interface SendControls {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export const openSendQueue = <F, R>(list: UploadList<F, R>, options: Options<R>) => {
  const {
    sendOne,
    getFailedState,
    maxParallel = 1,
    stopsAt = () => false,
    removesStored = false,
    isCopy = () => false,
  } = options
  let runningSend: Promise<SendResult> | null = null
  let stopWaiting: (() => void) | undefined

  const start = (matches: Matches<R>, onDone: OnDone | undefined, isAutomatic: boolean) => {
    stopWaiting?.()
    list.setUploads(queueUploads(list.getUploads(), matches))
    return (runningSend ??= sendQueued(onDone, isAutomatic))
  }
  /** Sends the uploads that wait for a connection, or that were being sent when the page was reloaded or closed. */
  const resume = (onDone?: OnDone) => {
    if (list.getUploads().some(isOffline)) void start(isOffline, onDone, true)
  }

  const sendQueued = async (onDone: OnDone | undefined, isAutomatic: boolean) => {
    const outcome: SendResult = {
      storedCount: 0,
      copyCount: 0,
      failedCount: 0,
      error: null,
      stoppedBy: null,
      isAutomatic,
    }
    const connection = new AbortController()
    const send = async (next: Upload<R>) => {
      try {
        const stored = await sendUpload(next, connection.signal)
        outcome.storedCount += 1
        if (isCopy(stored)) outcome.copyCount += 1
      } catch (error) {
        outcome.failedCount += 1
        outcome.error ??= error
        if (!stopsAt(error) && !isLoginNeeded(error)) return
        outcome.stoppedBy ??= error
        stop(error, connection)
      }
    }
    while (findQueued()) await inParallel(takeQueued(), maxParallel, send)
    runningSend = null
    if (list.getUploads().some(isOffline)) stopWaiting = whenConnected(() => resume(onDone))
    onDone?.(outcome)
    return outcome
  }

  const findQueued = () => list.getUploads().find(({ state }) => state === 'queued')

  /** Yields the queued uploads, including uploads that join the queue while others are being sent. */
  function* takeQueued() {
    for (let next = findQueued(); next; next = findQueued()) yield next
  }

  const sendUpload = async (upload: Upload<R>, signal: AbortSignal): Promise<R> => {
    const change = (part: Partial<Upload<R>>) => list.change(upload.id, part)
    change({ state: 'sending' })
    try {
      const stored = await sendOne(upload, { signal, onProgress: (percent) => change({ percent }) })
      if (removesStored) list.remove(upload.id)
      else change({ state: 'stored', percent: 100, stored })
      return stored
    } catch (error) {
      change({ percent: 0, ...getFailedState(error, upload) })
      throw error
    }
  }

  /** Removes all uploads from the queue. Uploads that are being sent may still finish, unless the connection is lost. */
  const stop = (error: unknown, connection: AbortController) => {
    const unqueue = (upload: Upload<R>): Upload<R> =>
      upload.state === 'queued' ? { ...upload, state: 'chosen' } : upload
    list.setUploads(list.getUploads().map(unqueue))
    if (isConnectionLost(error)) connection.abort()
  }

  return {
    /** Adds the uploads that `matches` accepts to the queue, and sends them. Resolves once the queue is empty. */
    send: (matches: Matches<R>, onDone?: OnDone) => start(matches, onDone, false),
    resume,
  }
}

/** Whether the keeper must log in again. The queue then stops; otherwise, the login dialog would return for every file. */
const isLoginNeeded = (error: unknown) => error instanceof CallError && error.code === 'login_needed'
