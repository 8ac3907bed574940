import { isLeavingPage } from '../../stores/pageLeft.ts'
import { openStore } from '../../stores/store.ts'
import { prepareHall } from './prepareHall.ts'
import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import { canStore, readListIfReady, removeStored, listStoredPaths } from './storedShow.ts'

export type HallState =
  | { step: 'unknown' | 'impossible' }
  /** `stored`: the paths of the files that an earlier attempt has stored; these files are not fetched again */
  | { step: 'unprepared'; stored: ReadonlySet<string> }
  | { step: 'preparing'; doneCount: number; totalCount: number }
  | { step: 'ready'; counts: ShowCounts }
  | { step: 'failed'; reason: 'full' | 'network' | 'refused'; stored: ReadonlySet<string> }

/**
 * The progress of storing the show on this device for a hall without a network. This state is kept outside the settings panel,
 * so that storing continues after the panel closes.
 */
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
    // some browsers throw an error in private windows
    hallState.set({ step: 'impossible' })
  }
}

export async function startPreparing() {
  const controller = (runningController = new AbortController())
  hallState.set({ step: 'preparing', doneCount: 0, totalCount: 1 })
  try {
    const { counts } = await prepareHall(
      // after one download has failed, the other running downloads still report progress; these reports are ignored
      (progress) => runningController === controller && hallState.set({ step: 'preparing', ...progress }),
      controller.signal,
    )
    hallState.set({ step: 'ready', counts })
  } catch (reason) {
    if (isLeavingPage() || controller.signal.aborted) return
    console.error('The show was not stored', reason)
    runningController = null
    hallState.set({ step: 'failed', reason: toFailureReason(reason), stored: await listStoredPaths() })
  } finally {
    if (runningController === controller) runningController = null
  }
}

/** Stores the show if this device can store it, and is not storing it. After a failure, a show that was stored earlier is still ready. */
export async function storeIfPossible() {
  await readHallState()
  const { step } = hallState.get()
  if (step !== 'unprepared' && step !== 'ready') return
  await startPreparing()
  if (step === 'ready') await readHallState()
}

/** Stops storing the show. Files that have been stored stay on the device, so the next attempt does not fetch them again. */
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
