import type { Media } from '../../../../contract/media/media.ts'
import { leaveOutMissing } from '../../../api/leaveOutMissing.ts'
import { useChange } from '../../../api/useChange.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { useReversibleChange } from '../../../api/useUndo.ts'
import { useUndoDelete } from '../../parts/lists/usePutBack.ts'
import { texts as mediaTexts } from '../../../../languages/en/dashboard/media.ts'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { countKinds } from '../countKinds.ts'

export type SentChanges = ReturnType<typeof useSentChanges>

/**
 * Takes what guests sent into the gallery, or puts it aside. The toast undoes that, whatever the settings say about deleted things. What
 * its sender has taken back in the meantime is left out. `onDecide` is called before each decision.
 */
export const useSentChanges = (onDecide: () => void) => {
  const { refetch } = useListCache()
  const putBack = useUndoDelete()
  const taking = useReversibleChange('POST /api/sent/take', (undo) => ({
    success: ({ media }, { body: { taken, names } }) => ({
      ...(taken
        ? { ...texts.taken, description: mediaTexts.addedNow(countKinds(media), 0) }
        : texts.givenBack),
      undo: () => undo({ body: { ids: listIds(media), taken: !taken, names } }),
    }),
    failure: sheetTexts.failed,
    retryWith: leaveOutMissing,
  }))
  const putting = useChange('POST /api/sent/put-aside', {
    success: (_, { body }) => ({ ...texts.putAway(body.ids.length), undo: () => putBack({ body }) }),
    failure: sheetTexts.failed,
  })
  const onError = () => refetch('/api/sent')
  return {
    take: (items: readonly Media[], names = false) => {
      onDecide()
      taking.mutate({ body: { ids: listIds(items), taken: true, names } }, { onError })
    },
    putAside: (items: readonly Media[]) => {
      onDecide()
      putting.mutate({ body: { ids: listIds(items) } }, { onError })
    },
    busy: taking.isPending || putting.isPending,
  }
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)
