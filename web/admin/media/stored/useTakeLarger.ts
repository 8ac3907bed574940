import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { largerTexts as texts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { useUndoDelete } from '../../parts/lists/usePutBack.ts'

/** Gives items of the gallery the files of their larger copies. A toast undoes all of them. */
export function useTakeLarger() {
  const putBack = useUndoDelete()
  const { mutateAsync, isPending } = useChange('POST /api/media/:id/take-larger', {
    failure: texts.failed,
  })
  const takeLarger = async (pairs: readonly { copy: Media; earlierItem: Media }[]) => {
    const ids: string[] = []
    for (const { copy, earlierItem } of pairs) {
      const input = { params: { id: earlierItem.id }, body: { from: copy.id } }
      // the failure has been shown
      const isTaken = await mutateAsync(input).then(
        () => true,
        () => false,
      )
      if (!isTaken) return
      ids.push(copy.id)
    }
    toast({ ...texts.taken(ids.length), undo: () => putBack({ body: { ids } }) })
  }
  return { takeLarger, busy: isPending }
}
