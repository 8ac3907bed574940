import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { leaveOutMissing } from '../../../api/leaveOutMissing.ts'
import { useChange } from '../../../api/useChange.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { useReversibleChange } from '../../../api/useUndo.ts'
import { ConfirmDelete, useMakeUndo } from '../../parts/lists/ConfirmDelete.tsx'
import { texts as mediaTexts } from '../../../../languages/en/dashboard/media.ts'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { AffectedPictures } from '../AffectedPictures.tsx'
import { countKinds } from '../countKinds.ts'

export type SentChanges = Omit<ReturnType<typeof useSentChanges>, 'question'>

/**
 * Takes what guests sent into the gallery, or puts it aside. The toast undoes that; if deleted things are not kept, `question`, which
 * the caller renders, asks before something is put aside. What its sender has taken back in the meantime is left out. `onDecide` is called
 * before each decision.
 */
export const useSentChanges = (onDecide: () => void) => {
  const { refetch } = useListCache()
  const [asked, setAsked] = useState<readonly Media[] | null>(null)
  const makeUndo = useMakeUndo()
  const taking = useReversibleChange('POST /api/sent/take', (undo) => ({
    success: ({ media }, { body: { taken } }) => ({
      ...(taken
        ? { ...texts.taken, description: mediaTexts.addedNow(countKinds(media), 0) }
        : texts.givenBack),
      undo: () => undo({ body: { ids: listIds(media), taken: !taken } }),
    }),
    failure: sheetTexts.failed,
    retryWith: leaveOutMissing,
  }))
  const putting = useChange('POST /api/sent/put-aside', {
    success: (_, { body: { ids } }) => ({ ...texts.putAway(ids.length), undo: makeUndo(ids) }),
    failure: sheetTexts.failed,
  })
  const onError = () => refetch('/api/sent')
  return {
    take: (items: readonly Media[]) => {
      onDecide()
      taking.mutate({ body: { ids: listIds(items), taken: true } }, { onError })
    },
    putAside: (items: readonly Media[]) => {
      onDecide()
      const ids = listIds(items)
      if (makeUndo(ids)) putting.mutate({ body: { ids } }, { onError })
      else setAsked(items)
    },
    busy: taking.isPending || putting.isPending,
    question: asked && (
      <ConfirmDelete
        endpoint="POST /api/sent/put-aside"
        input={{ body: { ids: listIds(asked) } }}
        ids={listIds(asked)}
        itemPhrase={sheetTexts.itemsPhrase(asked.length)}
        success={texts.putAway(asked.length)}
        failure={sheetTexts.failed}
        onClose={() => setAsked(null)}
      >
        <AffectedPictures items={asked} />
      </ConfirmDelete>
    ),
  }
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)
