import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { hasOnlyPhotos, type MemoryDraft } from './draft.ts'
import { type RobotHints, type SharedMemory, shareMemory } from './shareMemory.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'
import { useSendDraft } from './useSendDraft.ts'

/** How long the hint about captions is shown, in milliseconds, before the message of thanks takes its place. */
const HINT_MS = 2_500

export const useShareMemory = (
  draft: MemoryDraft,
  hints: () => RobotHints,
  onShared: (memory: SharedMemory) => void,
) => {
  return useSendDraft(draft, {
    failureToast: texts.shareFailed,
    send: async (onStep) => {
      const needsHint = hasOnlyPhotos(draft.get())
      const hintUntil = needsHint ? Date.now() + HINT_MS : 0
      if (needsHint) toastFailure(texts.describe)
      return { memory: await shareMemory(draft, hints(), onStep), hintUntil }
    },
    onSent: ({ memory, hintUntil }) => {
      draft.clear()
      onShared(memory)
      const thanks = { ...texts.sharedToast, isAtTop: memory.approved }
      setTimeout(() => toast(thanks), Math.max(0, hintUntil - Date.now()))
    },
  })
}
