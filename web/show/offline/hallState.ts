import { isPageLeft } from '../../stores/pageLeft.ts'
import { openStore } from '../../stores/store.ts'
import { prepareHall } from './prepareHall.ts'
import { canStore, type ShowCounts, readListIfReady, removeStored, listStoredPaths } from './storedShow.ts'

export type HallState =
  | { step: 'unknown' | 'impossible' }
  /** `stored`: paths that an earlier try has stored; they are not fetched again */
  | { step: 'unprepared'; stored: ReadonlySet<string> }
  | { step: 'preparing'; done: number; of: number }
  | { step: 'ready'; counts: ShowCounts }
  | { step: 'failed'; reason: 'full' | 'network' | 'refused'; stored: ReadonlySet<string> }

/** Outlives the panel that shows it: preparing continues after the panel closes. */
export const hallState = openStore<HallState>({ step: 'unknown' })

let runningController: AbortController | null = null

export async function readHallState() {
  if (runningController) return
  if (!canStore()) return hallState.set({ step: 'impossible' })
  try {
    const list = await readListIfReady()
    hallState.set(
      list ? { step: 'ready', counts: list.counts } : { step: 'unprepared', stored: await listStoredPaths() },
    )
  } catch {
    // private windows throw
    hallState.set({ step: 'impossible' })
  }
}

export async function startPreparing() {
  const controller = (runningController = new AbortController())
  hallState.set({ step: 'preparing', done: 0, of: 1 })
  try {
    const { counts } = await prepareHall(
      // downloads already running when another fails still report progress
      (progress) => runningController === controller && hallState.set({ step: 'preparing', ...progress }),
      controller.signal,
    )
    hallState.set({ step: 'ready', counts })
  } catch (reason) {
    if (isPageLeft() || controller.signal.aborted) return
    console.error('The show was not stored', reason)
    runningController = null
    hallState.set({ step: 'failed', reason: toFailureReason(reason), stored: await listStoredPaths() })
  } finally {
    if (runningController === controller) runningController = null
  }
}

/** Stops storing the show. Files stored so far stay and are not fetched again. */
export function stopPreparing() {
  runningController?.abort()
  runningController = null
  void readHallState()
}

export async function removeFromDevice() {
  await removeStored()
  await readHallState()
}

const toFailureReason = (reason: unknown) => {
  const name = reason instanceof DOMException ? reason.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'refused' : 'network'
}
