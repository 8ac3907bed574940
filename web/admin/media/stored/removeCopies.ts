import type { Media } from '../../../../contract/media/media.ts'
import { addReason } from '../../../api/addReason.ts'
import { call } from '../../../api/call.ts'
import { refetchOnce } from '../../../api/readCache.ts'
import { openStore } from '../../../stores/store.ts'
import { splitIntoSections } from '../../../ui/longLists/splitIntoSections.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { texts } from '../texts.ts'

/** The number of copies that one request removes, so that the progress is that of the server. */
const PORTION = 10

/** How many copies are being removed, and how many of them are gone already; null if none are being removed. */
export const removal = openStore<{ goneCount: number; total: number } | null>(null)

/**
 * Removes copies of what the gallery already had. Calls `onGone` with the ids of each portion that the server has removed, so
 * that after a failure only the others remain to be removed.
 */
export const removeCopies = async (
  copies: readonly Media[],
  onGone: (ids: ReadonlySet<string>) => void,
): Promise<void> => {
  if (removal.get()) return
  const total = copies.length
  let goneCount = 0
  try {
    await refetchOnce(async () => {
      for (const portion of splitIntoSections(copies, PORTION)) {
        removal.set({ goneCount, total })
        const ids = portion.map(({ id }) => id)
        await call('POST /api/media/delete', { body: { ids } })
        goneCount += ids.length
        onGone(new Set(ids))
      }
    })
    toast(texts.copiesRemoved(total))
  } catch (error) {
    toastFailure(addReason(texts.copiesLeft(total - goneCount), error))
  } finally {
    removal.set(null)
  }
}
