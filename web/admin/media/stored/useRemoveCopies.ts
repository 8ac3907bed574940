import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { useMakeUndo } from '../../parts/lists/ConfirmDelete.tsx'
import { texts } from '../texts.ts'

/**
 * Removes copies of what the gallery already had, all in one request. If deleted things are kept, the toast puts them back.
 * Calls `onGone` with the ids, once the server has removed them, even if the notices are no longer shown by then.
 */
export const useRemoveCopies = (onGone: (ids: ReadonlySet<string>) => void) => {
  const makeUndo = useMakeUndo()
  const { mutate, isPending } = useChange('POST /api/media/delete', {
    success: (_, { body: { ids } }) => ({ ...texts.copiesRemoved(ids.length), undo: makeUndo(ids) }),
    failure: (_, { body: { ids } }) => texts.copiesLeft(ids.length),
    onSuccess: (_, { body: { ids } }) => onGone(new Set(ids)),
  })
  return {
    isRemoving: isPending,
    removeCopies: (copies: readonly Media[]) => mutate({ body: { ids: copies.map(({ id }) => id) } }),
  }
}
